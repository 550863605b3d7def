import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Keys that stand below two columns of exercises, as textbooks print them.
struct KeyBelowColumnTests {
  private static let countries = [
    "Norway", "Peru", "Ghana", "Japan", "Kenya", "Chile", "Egypt", "Cuba", "Nepal", "Fiji",
  ]
  private static let capitals = [
    "Oslo", "Lima", "Accra", "Tokyo", "Nairobi", "Santiago", "Cairo", "Havana", "Kathmandu", "Suva",
  ]

  /// A page of ten exercises in two columns, with a key below them.
  private func page(_ head: String, key: [String], rightFrom number: Int = 6) -> PageText {
    var page = TypedPage(1)
    for (place, country) in Self.countries.enumerated() {
      let (column, row) = (place / 5, place % 5)
      let shown = column == 0 ? place + 1 : number + row
      let y = 100 + 30 * row
      page.type("\(shown). What is the name of the capital city", x: column == 0 ? 60 : 320, y: y)
      page.type("of \(country), and where is it?", x: column == 0 ? 75 : 335, y: y + 12)
    }
    page.type(head, x: 60, y: 290, font: "Serif-Bold")
    for (row, text) in key.enumerated() { page.type(text, x: 60, y: 310 + 15 * row) }
    return PageText(page.dump)
  }

  private static var key: [String] { capitals.enumerated().map { "\($0 + 1). \($1)" } }

  @Test(arguments: ["Answers", "Answers to the exercises", "Answer key"])
  func theKeyAnswersTheExercisesOfBothColumns(head: String) {
    let found = extract([page(head, key: Self.key)]).items
    #expect(found.map(\.number) == (1...10).map(String.init))
    #expect(found.map(\.answer) == Self.capitals)
    #expect(found.last?.question == "What is the name of the capital city of Fiji, and where is it?")
  }

  /// Lines of two columns.
  private func lines(_ left: [String], _ right: [String], y: Int = 100) -> [TextLine] {
    var lines = TypedLines.rows(left.joined(separator: "\n"))
    let typed = right.enumerated().map { (text: $1, x: 320, y: y + 15 * $0, font: "Serif") }
    lines += TypedLines.page(typed).lines.map { line in
      var line = line
      line.column = 1
      return line
    }
    return lines
  }

  private static let left = ["1. Name a river.", "2. Name a lake.", "", "", "Answers"]
  private static let right = ["3. Name a sea.", "4. Name a bay."]
  private static let answers = ["1. Rhine", "2. Como", "3. North Sea", "4. Biscay"]

  @Test func theRightColumnComesBeforeTheKey() {
    #expect(
      KeysBelowColumns.behind(lines(Self.left + Self.answers, Self.right)).map(\.text)
        == [Self.left[0], Self.left[1]] + Self.right + ["Answers"] + Self.answers)
  }

  // MARK: What is none of it

  private func isKept(_ lines: [TextLine]) -> Bool {
    KeysBelowColumns.behind(lines).map(\.text) == lines.map(\.text)
  }

  @Test func aKeyThatGoesOnAtTheTopOfTheRightColumnStays() {
    #expect(isKept(lines(Self.left + Self.answers.prefix(2), ["3. North Sea", "4. Biscay"])))
  }

  @Test func aRightColumnThatReachesBelowTheHeadOfTheKeyStays() {
    #expect(isKept(lines(Self.left + Self.answers, Self.right, y: 150)))
  }

  @Test func aRightColumnThatDoesNotCountOnStays() {
    #expect(isKept(lines(Self.left + Self.answers, ["1. Name a sea.", "2. Name a bay."])))
  }

  @Test func columnsWithoutTheHeadOfAKeyStay() {
    #expect(
      isKept(lines(["1. Name a river.", "2. Name a lake.", "", "", "Lakes"] + Self.answers, Self.right)))
  }

  @Test func aPageOfOneColumnStays() {
    #expect(
      isKept(
        TypedLines.rows(([Self.left[0], Self.left[1], "Answers"] + Self.answers).joined(separator: "\n"))))
  }
}
