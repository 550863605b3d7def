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

  // MARK: Entries below a bank

  private static let people = ["Ada Lovelace", "Marie Curie", "Isaac Newton", "Mary Anning"]

  /// Lists to match above a bank with letters, and further entries below it.
  private func items(below entries: [String]) -> [ExtractedItem] {
    TypedLines.items(
      """
      _____ 1. comet|A. a band worn around the neck
      _____ 2. collar|B. a ball of ice with a tail
      _____ 3. cellar|C. a room below the ground
      _____ 4. barrel|D. a round vessel made of wood

      A. \(Self.people[0])|B. \(Self.people[1])
      C. \(Self.people[2])|D. \(Self.people[3])

      """ + entries.joined(separator: "\n"))
  }

  @Test func entriesThatCountOnBelowABankChooseFromIt() {
    let found = items(below: [
      "_____ 5. Found two new metals", "_____ 6. Wrote the first program", "_____ 7. Dug up a sea lizard",
    ])
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(found.suffix(3).allSatisfy { $0.kind == .matching && $0.options.map(\.text) == Self.people })
    #expect(found.last?.question == "Dug up a sea lizard")
    #expect(found.first?.options.first?.text == "a band worn around the neck")
  }

  @Test(arguments: [
    ["_____ 8. Found two new metals", "_____ 9. Wrote the first program", "_____ 10. Dug up a sea lizard"],
    ["_____ 5. Found two new metals", "_____ 6. Wrote the first program"],
  ])
  func entriesThatDoNotCountOnOrAreTooFewChooseFromNoBank(entries: [String]) {
    #expect(!items(below: entries).contains { $0.options.map(\.text) == Self.people })
  }

  // MARK: Bare letters

  /// Words at the left, and meanings with letters at heights of their own beside them.
  private func beside(_ letters: [String], room: String) -> PageText {
    let words = ["comet", "collar", "cellar", "barrel", "ladder", "candle"]
    let meanings = [
      "a band around the neck", "a ball of ice with a tail", "a room below the ground",
      "a round wooden vessel", "steps between two poles", "wax around a wick",
    ]
    var typed: [(text: String, x: Int, y: Int, font: String)] = [
      ("Match each word with its meaning. Write the letter.", 60, 60, "Serif")
    ]
    for place in words.indices {
      typed.append(("\(place + 1). \(words[place]) ____", 60, 100 + 30 * place, "Serif"))
      typed.append((letters[place] + room + meanings[place], 300, 115 + 30 * place, "Serif"))
    }
    return TypedLines.page(typed)
  }

  @Test func bareLettersThatRoomSetsOffNameEntriesThatAreReadBehindTheWords() {
    let found = ListBeside.below(beside(["A", "B", "C", "D", "E", "F"], room: "   ").lines).map(\.text)
    #expect(found.count == 13)
    #expect(found[1...6].map { String($0.prefix(2)) } == ["1.", "2.", "3.", "4.", "5.", "6."])
    #expect(found[7] == "A a band around the neck")
    #expect(found[12] == "F wax around a wick")
  }

  @Test(arguments: [
    (["A", "B", "C", "D", "E", "F"], " "), (["A", "C", "E", "G", "I", "K"], "   "),
    (["a", "b", "c", "d", "e", "f"], "   "),
  ])
  func otherBareLettersNameNoEntries(letters: [String], room: String) {
    let lines = beside(letters, room: room).lines
    #expect(ListBeside.below(lines).map(\.text) == lines.map(\.text))
  }
}
