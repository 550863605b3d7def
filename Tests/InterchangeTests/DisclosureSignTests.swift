import PDFText
import Testing

@testable import Interchange

/// Signs before questions whose answers a page opens and closes.
struct DisclosureSignTests {
  private static let pairs = [
    ("How often do you water the plants?", "We water them twice a week."),
    ("When do you plant the bulbs?", "We plant them in late autumn."),
    ("Where do the hedgehogs sleep?", "They sleep below the old shed."),
    ("Who mows the grass?", "The older children mow it."),
  ]

  private func lines(_ texts: [String]) -> [TextLine] {
    TypedLines.page(TypedLines.lines(texts.joined(separator: "\n"), column: 150)).lines
  }

  @Test(arguments: ["▼", "▲", "△", "▸", "+", "›"])
  func aSignBeforeEachQuestionIsNoWordOfIt(sign: String) {
    let found = TypedLines.items(
      Self.pairs.map { "\(sign) \($0.0)\n\($0.1)\n" }.joined(separator: "\n"))
    #expect(found.map(\.question) == Self.pairs.map(\.0))
    #expect(found.map(\.answer) == Self.pairs.map(\.1))
  }

  @Test func aQuestionMayEndInTheLineBelowItsSign() {
    let lines = lines([
      "▼ How often and by whom", "are the plants watered?", "▼ Who mows?", "▼ Where is it?",
    ])
    #expect(
      DisclosureSigns.without(lines).map(\.text) == [
        "How often and by whom", "are the plants watered?", "Who mows?", "Where is it?",
      ])
  }

  @Test(arguments: ["›", "▸", "+"])
  func signsBeforeStatementsAreLeft(sign: String) {
    let lines = lines(
      Self.pairs.prefix(3).map { "\(sign) \($0.1)" } + ["\(sign) Why not come and see us?"])
    #expect(DisclosureSigns.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func signsBeforeFewQuestionsAreLeft() {
    let lines = lines(Self.pairs.prefix(2).map { "▼ \($0.0)" })
    #expect(DisclosureSigns.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func aSignBeforeANumberToAddIsLeft() {
    let sums = ["+ 30", "+ 11", "+ 25", "+ 7"]
    #expect(DisclosureSigns.without(lines(sums)).map(\.text) == sums)
    let written = ["+ 30 makes 42", "+ 11 makes 56", "+ 25 makes 87"]
    #expect(DisclosureSigns.without(lines(written)).map(\.text) == written)
  }
}
