import CurriculumTestSupport
import PDFText
import Testing

/// Beginnings and ends of columns: running heads in small print, short last columns, left columns that go on.
@Suite struct ColumnEndTests {
  private func question(_ number: Int) -> String { "\(number). Write down the name of tree no. \(number)" }

  private func numbers(_ lines: [String]) -> [Int] { lines.compactMap { Int($0.prefix { $0.isNumber }) } }

  @Test func smallPrintAtBothSidesAboveTwoColumnsComesBeforeThem() {
    var page = TypedPage(1)
    page.type("Trees and shrubs, grade 7", x: 60, y: 60, size: 8)
    page.type("Sheet of the second term", x: 400, y: 60, size: 8)
    for row in 0..<8 {
      page.type(question(row + 1), x: 60, y: 90 + 20 * row)
      page.type(question(row + 9), x: 320, y: 90 + 20 * row)
    }
    let found = page.lines
    #expect(found.first == "Trees and shrubs, grade 7 Sheet of the second term")
    #expect(numbers(found) == Array(1...16))
  }

  @Test func headsOfTheSizeOfTheTextAreKept() {
    var page = TypedPage(1)
    page.type("Trees with needles on them", x: 60, y: 70)
    page.type("Trees with leaves on them", x: 320, y: 70)
    for row in 0..<8 {
      page.type(question(row + 1), x: 60, y: 90 + 20 * row)
      page.type(question(row + 9), x: 320, y: 90 + 20 * row)
    }
    let found = page.lines
    #expect(numbers(found) == Array(1...16))
    #expect(found.joined(separator: " ").contains("Trees with leaves on them"))
  }

  @Test func theLeftColumnMayGoOnBelowTheEndOfTheRightOne() {
    var page = TypedPage(1)
    for row in 0..<10 { page.type(question(row + 1), x: 60, y: 90 + 20 * row) }
    for row in 0..<6 { page.type(question(row + 11), x: 320, y: 90 + 20 * row) }
    #expect(numbers(page.lines) == Array(1...16))
  }

  @Test func theNextNumberBelowAQuestionAcrossBothColumnsIsOneAsWell() {
    var page = TypedPage(1)
    page.type(
      "1. Write the name of every single tree in all the neighbourhoods around your school.", x: 60, y: 70)
    page.type(
      "2. Tell which of those trees have been felled by the woodcutters in this cold winter.", x: 60, y: 90)
    for row in 0..<8 {
      page.type(question(row + 3), x: 60, y: 120 + 20 * row)
      page.type(question(row + 11), x: 320, y: 120 + 20 * row)
    }
    let found = page.lines
    #expect(numbers(found) == Array(1...18))
    #expect(found[1].hasSuffix("in this cold winter."))
  }

  /// Terms in bold above their meanings, many on the left and few on the right.
  private func glossary(_ count: (left: Int, right: Int), font: String) -> [String] {
    var page = TypedPage(1)
    for (x, terms, name) in [(60, count.left, "left"), (330, count.right, "right")] {
      for term in 0..<terms {
        let y = 80 + 45 * term
        page.type("\(name) term \(term)", x: x, y: y, font: font)
        page.type("what the \(name) word no. \(term) means when it", x: x, y: y + 12)
        page.type("is said by those who sail on the sea", x: x, y: y + 24)
      }
    }
    return page.lines
  }

  @Test func aLastColumnMayBeMuchShorterThanTheFirst() {
    let found = glossary((14, 3), font: "Serif-Bold")
    let last = found.lastIndex { $0.contains("left") } ?? .max
    let first = found.firstIndex { $0.contains("right") } ?? 0
    #expect(found.count == 51)
    #expect(first > last)
  }

  @Test func aFewNotesBesideTextAreNoColumn() {
    var page = TypedPage(1)
    for row in 0..<24 {
      page.type("what the word no. \(row) means when it is said", x: 60, y: 80 + 15 * row)
    }
    page.type("at sea", x: 330, y: 80)
    page.type("on land", x: 330, y: 95)
    #expect(page.lines.first == "what the word no. 0 means when it is said at sea")
  }
}
