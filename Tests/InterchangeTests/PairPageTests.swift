import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Pages of questions with their answers, and what stands beside and below them.
struct PairPageTests {
  private static let pairs = [
    ("Where do hedgehogs sleep in winter?", "They sleep below a heap of leaves."),
    ("When do they wake up?", "They wake up in spring."),
    ("What do they eat?", "They eat snails and worms."),
  ]

  private func marked(_ tails: [String] = ["", "", ""]) -> String {
    zip(Self.pairs, tails).map { "Q: \($0.0)\($1)\nA: \($0.1)" }.joined(separator: "\n")
  }

  private func items(footOfSize size: Int) -> [ExtractedItem] {
    var page = TypedPage(1)
    for typed in TypedLines.lines(marked(), column: 150) {
      page.type(typed.text, x: typed.x, y: typed.y)
    }
    page.type("Made by the friends of the garden in Hull", x: 60, y: 190, size: size)
    return extract([PageText(page.dump)]).items
  }

  @Test func smallPrintBelowTheLastAnswerIsNotPartOfIt() {
    #expect(items(footOfSize: 8).map(\.answer) == Self.pairs.map(\.1))
  }

  @Test func aLineOfTheSameSizeBelowTheLastAnswerIsPartOfIt() {
    #expect(
      items(footOfSize: 10).last?.answer
        == "They eat snails and worms. Made by the friends of the garden in Hull")
  }

  @Test func whoAskedIsNoPartOfTheQuestion() {
    let found = TypedLines.items(marked([" (Tom, Bingley)", " (Ann, Leeds)", " (Max, Hull)"]))
    #expect(found.map(\.question) == Self.pairs.map(\.0))
    #expect(found.map(\.leftOut) == [["(Tom, Bingley)"], ["(Ann, Leeds)"], ["(Max, Hull)"]])
    #expect(found.map(\.answer) == Self.pairs.map(\.1))
  }

  @Test func bracketsBehindOneQuestionAloneArePartOfIt() {
    let found = TypedLines.items(marked(["", "", " (Max, Hull)"]))
    #expect(
      found.map(\.question) == Self.pairs.prefix(2).map(\.0) + ["What do they eat? (Max, Hull)"])
    #expect(found.allSatisfy { $0.leftOut.isEmpty })
  }

  /// Questions in bold letters above answers that are set in, and a last line.
  private func closed(_ last: String, behind answer: String = "Anyone may see them at night.")
    -> String?
  {
    let found = TypedLines.items(
      """
      *Where do hedgehogs sleep in winter?
        They sleep below a heap of leaves.
      *When do they wake up?
        They wake up in spring.
      *What do they eat?
        They eat snails and worms.
      *Who may see them?
        \(answer)
      \(last)
      """)
    #expect(found.count == 4)
    return found.last?.answer
  }

  @Test func aLineAtTheEdgeBelowAnswersThatAreSetInClosesThePage() {
    #expect(closed("Write to us where you have a question.") == "Anyone may see them at night.")
  }

  @Test func aLineThatIsSetInAsTheAnswersAreGoesOnFromTheLast() {
    #expect(
      closed("  Bring a lamp with you.") == "Anyone may see them at night. Bring a lamp with you.")
  }

  @Test func aLineAtTheEdgeGoesOnFromASentenceWithoutItsEnd() {
    #expect(
      closed("sits still and waits for them.", behind: "Anyone may see them at night who")
        == "Anyone may see them at night who sits still and waits for them.")
  }
}
