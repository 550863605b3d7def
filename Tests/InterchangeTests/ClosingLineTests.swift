import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What pages of questions say behind the last of them.
struct ClosingLineTests {
  private static let closings = [
    "More questions? Call the office in Hull.", "Still have questions? Write to us.",
    "Thank you for reading to the end.", "Haben Sie noch Fragen? Rufen Sie an.",
    "Vous avez d’autres questions ? Appelez le bureau.", "¿Tiene más preguntas? Llame a la oficina.",
    "Hai altre domande? Scrivi a noi.", "Last updated in the spring of this year.",
  ]
  private static let others = [
    "Questions may be sent to the office in Hull.", "They thank you for a heap of leaves.",
  ]
  private static let last = "They eat snails and worms."
  private static let pairs = [
    ("Where do hedgehogs sleep in winter?", "They sleep below a heap of leaves."),
    ("When do they wake up?", "They wake up in spring and not before."),
    ("Who may see them?", "Anyone may see them at night with a lamp."), ("What do they eat?", last),
  ]

  /// Pairs with letters before them and a line behind them.
  private func marked(_ line: String, behind last: String = last) -> [ExtractedItem] {
    TypedLines.items(
      """
      Q: Where do hedgehogs sleep in winter?
      A: They sleep below a heap of leaves.
      Q: When do they wake up?
      A: They wake up in spring.
      Q: What do they eat?
      A: \(last)
      \(line)
      """)
  }

  @Test(arguments: closings)
  func aClosingLineIsNoPartOfTheLastAnswer(line: String) {
    let found = marked(line)
    #expect(found.count == 3)
    #expect(found.last?.answer == Self.last)
  }

  @Test(arguments: others)
  func anotherLineIsPartOfTheLastAnswer(line: String) {
    #expect(marked(line).last?.answer == "\(Self.last) \(line)")
  }

  @Test func aSentenceWithoutItsEndGoesOnWithWordsThatOftenClose() {
    #expect(
      marked("thank you for the snails.", behind: "They look up and").last?.answer
        == "They look up and thank you for the snails.")
  }

  /// Bold questions with their answers and a line behind them.
  private func bold(_ line: String, number: Bool) -> [ExtractedItem] {
    let text = Self.pairs.enumerated().map { place, pair in
      "*\(number ? "\(place + 1). " : "")\(pair.0)\n\(pair.1)"
    }.joined(separator: "\n")
    return TypedLines.items("\(text)\n\(line)")
  }

  @Test(arguments: closings, [false, true])
  func aClosingLineBelowBoldQuestionsIsNoPartOfTheLastAnswer(line: String, number: Bool) {
    let found = bold(line, number: number)
    #expect(found.count == 4)
    #expect(found.last?.answer == Self.last)
    #expect(found.last.map { $0.question.contains("What do they eat?") } == true)
  }

  @Test(arguments: others, [false, true])
  func anotherLineBelowBoldQuestionsIsPartOfTheLastAnswer(line: String, number: Bool) {
    #expect(bold(line, number: number).last?.answer == "\(Self.last) \(line)")
  }

  /// Numbered bold questions with answers, and lines of some size behind the last.
  private func sized(_ lines: [String], size: Int) -> String? {
    var page = TypedPage(1)
    for (row, pair) in Self.pairs.enumerated() {
      page.type("\(row + 1). \(pair.0)", x: 60, y: 100 + 40 * row, font: "Serif-Bold")
      page.type(pair.1, x: 60, y: 115 + 40 * row)
    }
    for (row, line) in lines.enumerated() { page.type(line, x: 60, y: 250 + 12 * row, size: size) }
    return extract([PageText(page.dump)]).items.last?.answer
  }

  private static let print = ["The office in Hull is open all day", "and the friends of the garden too"]

  @Test func smallPrintBelowTheLastAnswerIsNoPartOfIt() {
    #expect(sized(Self.print, size: 8) == Self.last)
  }

  @Test func printOfTheSameSizeIsPartOfTheLastAnswer() {
    #expect(sized(Self.print, size: 10)?.hasSuffix("friends of the garden too") == true)
  }

  @Test(arguments: ["Extension –", "Extension —", "Challenge –", "Extension:"])
  func anExtraTaskWithADashIsNoPartOfTheLastQuestion(head: String) {
    let found = TypedLines.items(
      """
      1. How many legs has a spider?
      2. How many legs has a beetle?
      3. How many legs has a crab?
      \(head) What has ten legs and two claws?
      """)
    let last = found.first { $0.number == "3" }
    #expect(last?.question == "How many legs has a crab?")
    #expect(last?.leftOut == ["\(head) What has ten legs and two claws?"])
  }

  @Test func aDashBehindOtherWordsIsPartOfTheQuestion() {
    let found = TypedLines.items(
      """
      1. Draw a spider and its legs.
      2. Draw a beetle and its legs.
      3. Draw a crab and its legs.
         The claws – draw both of them.
      """)
    #expect(found.last?.question == "Draw a crab and its legs. The claws – draw both of them.")
  }
}
