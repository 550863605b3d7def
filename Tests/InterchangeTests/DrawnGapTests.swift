import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Gaps that are drawn within sentences, and gaps of dots in passages.
struct DrawnGapTests {
  /// Lines of a sheet; a bar is room of seven letters for a word, as a rule leaves it that has no letters.
  private func items(_ lines: [String]) -> [ExtractedItem] {
    var typed: [(text: String, x: Int, y: Int, font: String)] = []
    for (row, line) in lines.enumerated() {
      var left = 60
      for part in line.split(separator: "|") {
        typed.append((String(part), left, 100 + 15 * row, "Serif"))
        left += 5 * part.count + 70
      }
    }
    return extract([TypedLines.page(typed)]).items
  }

  @Test func roomBehindTheFirstWordsOfALongSentenceIsAGap() {
    let found = items([
      "1. Nina|her bike to school each day as all", "her friends in the village do.",
      "2. The cat|on the roof all night, but the dog", "stays inside the house.",
      "3. My uncle|in a small town by the sea with", "his two sons and a dog.",
    ])
    #expect(found.allSatisfy { $0.kind == .cloze && $0.answer == nil })
    #expect(
      found.map(\.question) == [
        "Nina ___ her bike to school each day as all her friends in the village do.",
        "The cat ___ on the roof all night, but the dog stays inside the house.",
        "My uncle ___ in a small town by the sea with his two sons and a dog.",
      ])
  }

  @Test func roomBetweenAWordAndWhatIsNoSentenceIsNoGap() {
    let found = items(["1. Norway|Oslo", "2. Sweden|Stockholm", "3. Poland|Warsaw", "4. Latvia|Riga"])
    #expect(!found.contains { $0.question.contains("___") || $0.kind == .cloze })
  }

  @Test func roomBetweenAllCellsOfARowIsNoGap() {
    let found = items([
      "1. Read the row of a table and say what is missing in it.", "tea|milk|bread|is sold here.",
      "2. Read the other row and say what is missing in that one.", "ink|pens|paper|is sold there.",
      "3. Read the last row and say what is missing in this one.", "nails|wood|glue|is sold nowhere.",
    ])
    #expect(!found.contains { $0.question.contains("___") })
  }

  @Test func dotsOfAGapEndNoSentenceButOneDotMoreDoes() {
    let found = TypedLines.items(
      """
      Read the text and fill each gap with one word.
      Most people in the valley live by the river. They know the old
      and narrow local roads well. In spring the (1) .................. comes down the hill
      and the (2) .................. local farms lie under water. Nobody (3) ..................
      in the fields then, and all of the people stay at home. The old (4) .................. stands
      in the town (5) ................... It is a (6) .................. place where all of them meet.
      """)
    let dots = String(repeating: ".", count: 18)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    #expect(
      found.first?.question
        == "In spring the (1) \(dots) comes down the hill and the (2) \(dots) local farms lie under water.")
    #expect(
      found.dropFirst(2).first?.question
        == "Nobody (3) \(dots) in the fields then, and all of the people stay at home.")
    #expect(found.dropFirst(4).first?.question == "The old (4) \(dots) stands in the town (5) \(dots).")
    #expect(found.last?.question == "It is a (6) \(dots) place where all of them meet.")
  }

  @Test func gapsMayCountOnFromAnotherPartOfThePaper() {
    let found = TypedLines.items(
      """
      Read the text and choose the right word for each gap.
      In spring the (9) .................. comes down from the hills. Many of the (10) ..................
      farms lie under water then. Nobody works in the (11) .................. for some days. The old
      church is the only (12) .................. place in the town.
      """)
    #expect(found.map(\.number) == ["9", "10", "11", "12"])
    #expect(found.allSatisfy { $0.kind == .cloze })
    #expect(found.first?.question == "In spring the (9) .................. comes down from the hills.")
    #expect(found.last?.question == "The old church is the only (12) .................. place in the town.")
  }

  @Test func aLineMayBeginWithTheNumberOfAGap() {
    let found = TypedLines.items(
      """
      Read the text and write one word in each gap.
      In spring the (1) .................. comes down from the hills in the north. Many of the old
      (2) .................. by the river lie under water then. Nobody works in the fields for
      (3) .................. days. The old church is the only (4) .................. place in the town.
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(
      found.dropFirst().first?.question
        == "Many of the old (2) .................. by the river lie under water then.")
    #expect(
      found.dropFirst(2).first?.question == "Nobody works in the fields for (3) .................. days.")
  }

  @Test func numbersInBracketsWithoutGapsAreNoCloze() {
    let found = TypedLines.items(
      """
      Read the text about the old town and its river.
      In spring the water (9) comes down from the hills in the north. Many of the old (10) farms
      lie under water then. Nobody works in the fields (11) for some days. The old church
      is the only (12) dry place in the town.
      """)
    #expect(!found.contains { $0.kind == .cloze })
  }
}
