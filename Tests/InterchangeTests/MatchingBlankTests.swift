import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Lists to match that stand beside each other, with room for a number, or at heights of their own.
struct MatchingBlankTests {
  @Test func entriesWithRoomBeforeThemAreMatchedWithTheNumbersBesideThem() {
    let found = TypedLines.items(
      """
      _____ comet|1) a band worn around the neck
      _____ collar|2) a ball of ice with a tail
      _____ cellar|3) a room below the ground
      _____ barrel|4) a round vessel made of wood
      _____ ladder|5) steps between two long poles
      """)
    #expect(found.map(\.question) == ["comet", "collar", "cellar", "barrel", "ladder"])
    #expect(found.allSatisfy { $0.kind == .matching && $0.answer == nil })
    #expect(found.first?.options.map(\.label) == ["1", "2", "3", "4", "5"])
    #expect(found.first?.options.last?.text == "steps between two long poles")
  }

  @Test func whatWrapsBelowAnEntryBesideGoesOnWithIt() {
    let found = TypedLines.items(
      """
      _____ comet|1) a band worn around the
                         neck of a dog
      _____ collar|2) a ball of ice with a tail
      _____ cellar|3) a room below the ground
      _____ barrel|4) a round vessel made of wood
      """)
    #expect(found.map(\.question) == ["comet", "collar", "cellar", "barrel"])
    #expect(found.first?.options.first?.text == "a band worn around the neck of a dog")
  }

  @Test func numbersThatDoNotCountOnBesideRoomAreNoListToMatch() {
    let found = TypedLines.items(
      """
      _____ comet|7) a band worn around the neck
      _____ collar|2) a ball of ice with a tail
      _____ cellar|9) a room below the ground
      _____ barrel|4) a round vessel made of wood
      """)
    #expect(!found.contains { $0.kind == .matching })
  }

  @Test func aListBesideAtOtherHeightsIsReadApartFromTheNumbers() {
    var typed: [(text: String, x: Int, y: Int, font: String)] = [
      ("Match each word with its meaning. Write the letter.", 60, 60, "Serif")
    ]
    let words = ["comet", "collar", "cellar", "barrel", "ladder", "candle"]
    let meanings = [
      "A. a band around the neck", "B. a ball of ice with a tail", "C. a room below the ground",
      "D. a round wooden vessel", "E. steps between two poles", "F. wax around a wick",
    ]
    for (place, word) in words.enumerated() {
      typed.append(("\(place + 1). \(word) ____", 60, 100 + 30 * place, "Serif"))
    }
    for (place, meaning) in meanings.enumerated() { typed.append((meaning, 300, 115 + 30 * place, "Serif")) }
    let found = extract([TypedLines.page(typed)]).items
    #expect(found.map(\.question) == words)
    #expect(found.allSatisfy { $0.kind == .matching })
    #expect(found.first?.options.map(\.label) == ["A", "B", "C", "D", "E", "F"])
    #expect(found.last?.options.map(\.text).first == "a band around the neck")
  }

  @Test func listsOnTheSameLinesAreStillReadRowByRow() {
    let found = TypedLines.items(
      """
      Match each word with its meaning. Write the letter.
      1. comet ____|A. a band around the neck
      2. collar ____|B. a ball of ice with a tail
      3. cellar ____|C. a room below the ground
      4. barrel ____|D. a round wooden vessel
      5. ladder ____|E. steps between two poles
      """, column: 240)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5"])
    #expect(found.allSatisfy { $0.kind == .matching && $0.options.count == 5 })
  }
}
