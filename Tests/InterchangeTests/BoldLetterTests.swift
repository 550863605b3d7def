import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Letters and Roman numerals of parts that have neither brackets nor full stops.
struct BoldLetterTests {
  /// A question with a line below it, of which the words of some cells are bold, and two more questions.
  private func items(_ cells: [(text: String, isBold: Bool)]) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("1. Work out how much matter there is in each of these samples.", x: 60, y: 100)
    var left = 80
    for cell in cells {
      page.type(cell.text, x: left, y: 115, font: cell.isBold ? "Serif-Bold" : "Serif")
      left += 5 * cell.text.count + 5
    }
    page.type("2. Name the gas that plants take in.", x: 60, y: 130)
    page.type("3. Explain why leaves are green.", x: 60, y: 145)
    return extract([PageText(page.dump)]).items
  }

  @Test func boldLettersInALineArePartsOfTheirOwn() {
    let found = items([
      ("a", true), ("36 g of water", false), ("b", true), ("10 g of sand", false), ("c", true),
      ("5 g of salt", false),
    ])
    #expect(found.map(\.number) == ["1(a)", "1(b)", "1(c)", "2", "3"])
    #expect(found.prefix(3).map(\.question) == ["36 g of water", "10 g of sand", "5 g of salt"])
  }

  @Test func lettersThatAreNotBoldAreWords() {
    let found = items([
      ("a", false), ("36 g of water", false), ("b", false), ("10 g of sand", false),
    ])
    #expect(found.map(\.number) == ["1", "2", "3"])
  }

  @Test func boldLettersThatDoNotCountOnAreWords() {
    let found = items([("a", true), ("36 g of water", false), ("x", true), ("10 g of sand", false)])
    #expect(!found.contains { $0.question == "10 g of sand" })
  }

  @Test func aBoldLetterWithinASentenceIsAWord() {
    let found = items([
      ("There is only", false), ("a", true), ("large and", false), ("b", true),
      ("small sample.", false),
    ])
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.first?.question.hasSuffix("There is only a large and b small sample.") == true)
  }

  @Test func romanNumeralsThatRoomSetsOffAreParts() {
    let found = TypedLines.items(
      """
      1   A wave has a length of 2 m.
          a   It moves to the shore.
              i   Name the unit of its frequency. [1]
              ii   Calculate its speed in water. [2]
              iii   Describe what a wave carries. [2]
          b   Explain why waves break at the shore. [2]
      2   Name the gas that plants take in. [1]
      3   Explain why leaves are green. [2]
      """)
    #expect(found.map(\.number) == ["1(a)(i)", "1(a)(ii)", "1(a)(iii)", "1(b)", "2", "3"])
    #expect(found.map(\.marks) == [1, 2, 2, 2, 1, 2])
  }

  @Test func aRomanNumeralThatALineOfASentenceBeginsWithIsAWord() {
    let found = TypedLines.items(
      """
      1   Read the first part of the book, from chapter i to chapter
          ii of the book, and name the ship. [1]
      2   Name the gas that plants take in. [1]
      3   Explain why leaves are green. [2]
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(
      found.first?.question.hasSuffix(
        "from chapter i to chapter ii of the book, and name the ship.") == true)
  }
}
