import PDFText
import Testing

@testable import Interchange

/// Statements in several lines beside both of their boxes in one cell.
struct StatementWithBoxesTests {
  private static let statements = [
    ("1. A heron catches the fish that it eats", "in water that is not deep."),
    ("2. A kestrel can stay in one place above", "a field to look for mice."),
    ("3. A swift sleeps on the ground as most", "other birds do."),
  ]

  /// A page of statements in two lines that are close together, with cells beside the first.
  private func page(_ boxes: String) -> PageText {
    var typed: [(text: String, x: Int, y: Int, font: String)] = []
    for (row, statement) in Self.statements.enumerated() {
      let (number, text) = (statement.0.prefix(2), statement.0.dropFirst(3))
      typed.append((String(number), 60, 100 + 40 * row, "Serif"))
      typed.append((String(text), 75, 100 + 40 * row, "Serif"))
      for (place, box) in boxes.split(separator: "|").enumerated() {
        typed.append((String(box), 340 + 60 * place, 100 + 40 * row, "Serif"))
      }
      typed.append((statement.1, 60, 112 + 40 * row, "Serif"))
    }
    return TypedLines.page(typed)
  }

  @Test(arguments: ["☐ True ☐ False", "□ True □ False", "☐ Yes ☐ No", "☐ True|☐ False"])
  func theStatementIsWholeBeforeItsBoxes(boxes: String) {
    let lines = WrappedStatements.joined(page(boxes).lines)
    let behind = boxes.replacing("|", with: " ")
    #expect(lines.map(\.text) == Self.statements.map { "\($0.0) \($0.1) \(behind)" })
  }

  @Test func theyAreJudgedAsAWhole() {
    let found = extract([page("☐ True ☐ False")]).items
    #expect(found.map(\.kind) == [.trueFalse, .trueFalse, .trueFalse])
    #expect(found.map(\.question) == Self.statements.map { ($0.0 + " " + $0.1).dropFirst(3).description })
  }

  @Test(arguments: ["☐ heron ☐ stork", "True False", "☐ True", "☐ ☐ True False"])
  func otherCellsBesideALineStay(boxes: String) {
    let lines = page(boxes).lines
    #expect(WrappedStatements.joined(lines).map(\.text) == lines.map(\.text))
  }
}
