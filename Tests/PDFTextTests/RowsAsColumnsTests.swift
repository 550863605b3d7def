import CurriculumTestSupport
import PDFText
import Testing

/// Rows of tables, options and keys that look like columns of text.
@Suite struct RowsAsColumnsTests {
  private static let left = [
    "The keel is laid before all of the", "ribs are set up along its length.",
    "Planks are steamed until they bend", "and are nailed while they are hot.",
    "Pitch closes the seams of the hull", "before the boat is in the water.",
  ]
  private static let right = [
    "Accept any answer that names it in", "another language or dialect of it.",
    "Do not accept that they are boiled", "or that they are soaked in the sea.",
    "Accept tar in the place of pitch if", "it is said that it has to be hot.",
  ]

  /// A table of paragraphs in two columns, with names above them.
  private func scheme(_ heads: [(String, Int)]) -> [String] {
    var page = TypedPage(1)
    for (name, x) in heads { page.type(name, x: x, y: 80, font: "Serif-Bold") }
    for row in 0..<6 {
      let y = 105 + 12 * row + 14 * (row / 2)
      if row % 2 == 0 { page.type("\(row / 2 + 1)", x: 60, y: y) }
      page.type(Self.left[row], x: 90, y: y)
      if row % 2 == 0 { page.type("1", x: 285, y: y) }
      page.type(Self.right[row], x: 330, y: y)
    }
    return page.lines
  }

  @Test func theTableOfAMarkSchemeIsReadRowByRow() {
    let found = scheme([
      ("Question", 60), ("General instructions", 120), ("Max mark", 260), ("Specific", 330),
    ])
    #expect(found.first == "Question General instructions Max mark Specific")
    #expect(found.contains("1 \(Self.left[0]) 1 \(Self.right[0])"))
    #expect(found.contains("3 \(Self.left[4]) 1 \(Self.right[4])"))
  }

  /// Questions with four options each, two in a row.
  private func options(_ letters: [String]) -> [String] {
    var page = TypedPage(1)
    for question in 0..<6 {
      let y = 80 + 60 * question
      page.type("\(question + 1). Which of the four is tree \(question + 1)?", x: 60, y: y)
      for (place, letter) in letters.enumerated() {
        page.type(
          "\(letter) a tall tree with rough bark \(place)", x: place % 2 == 0 ? 60 : 320,
          y: y + 15 + 15 * (place / 2))
      }
    }
    return page.lines
  }

  @Test(arguments: [["A.", "B.", "C.", "D."], ["a)", "b)", "c)", "d)"]])
  func optionsTwoInARowStayBelowTheirQuestion(letters: [String]) {
    let found = options(letters)
    #expect(found.count == 18)
    #expect(found[0].hasPrefix("1. Which"))
    #expect(found[1].hasPrefix(letters[0]) && found[1].contains(" \(letters[1]) "))
    #expect(found[2].hasPrefix(letters[2]) && found[2].contains(" \(letters[3]) "))
    #expect(found[3].hasPrefix("2. Which"))
  }

  // MARK: What is none of it

  @Test func questionsInTwoColumnsWithOptionsAreReadDownEachColumn() {
    var page = TypedPage(1)
    for question in 0..<8 {
      let (x, y) = (question < 4 ? 60 : 320, 80 + 80 * (question % 4))
      page.type("\(question + 1). Which of them is a tree of wood \(question + 1)?", x: x, y: y)
      for (place, letter) in ["A.", "B.", "C."].enumerated() {
        page.type("\(letter) a tall tree with bark \(place)", x: x, y: y + 15 + 15 * place)
      }
    }
    let numbers = page.lines.compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(numbers == Array(1...8))
  }

  @Test func paragraphsInTwoColumnsBelowATitleAreReadDownEachColumn() {
    var page = TypedPage(1)
    page.type("Question of the week", x: 60, y: 60, font: "Serif-Bold")
    for row in 0..<6 {
      page.type(Self.left[row], x: 60, y: 100 + 12 * row)
      page.type(Self.right[row], x: 320, y: 100 + 12 * row)
    }
    #expect(page.lines.suffix(12) == (Self.left + Self.right)[...])
  }
}
