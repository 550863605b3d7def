import PDFText
import Testing

@testable import Interchange

/// Ticks right behind the words of options.
struct TickAtOptionEndTests {
  private func items(_ first: [String], _ second: [String]) -> [ExtractedItem] {
    let asked = ["1. Which of these cannot fly?", "2. Which of these sing at night?"]
    return TypedLines.items(
      zip(asked, [first, second]).map { question, options in
        question + "\n" + zip(["A", "B", "C"], options).map { "  \($0). \($1)" }.joined(separator: "\n")
      }
      .joined(separator: "\n"))
  }

  @Test(arguments: ["✓", "✔"])
  func theOptionWithTheTickIsRightAndTheTickIsNoWordOfIt(tick: String) {
    let found = items(["heron", "penguin \(tick)", "stork"], ["nightingale \(tick)", "gull", "swan"])
    #expect(found.map(\.answer) == ["penguin", "nightingale"])
    #expect(found.map(\.answerLabels) == [["B"], ["A"]])
    #expect(found.options(0) == ["heron", "penguin", "stork"])
  }

  @Test func oneQuestionMayHaveATickAndOthersNone() {
    let found = items(["heron", "penguin ✓", "stork"], ["nightingale", "gull", "swan"])
    #expect(found.map(\.answer) == ["penguin", nil])
  }

  @Test func severalTicksChooseSeveralOptions() {
    let found = items(["heron", "penguin ✓", "ostrich ✓"], ["nightingale ✓", "nightjar ✓", "swan"])
    #expect(found.map(\.answer) == ["penguin\nostrich", "nightingale\nnightjar"])
    #expect(found.allSatisfy { $0.kind == .multiChoice })
  }

  @Test func ticksBehindAllOptionsChooseNothing() {
    let found = items(["heron ✓", "penguin ✓", "stork ✓"], ["nightingale", "gull", "swan"])
    #expect(found.allSatisfy { $0.answer == nil && $0.answerLabels.isEmpty })
  }

  @Test func anAnswerThatIsGivenElsewhereStays() {
    var item = ExtractedItem(kind: .choice, number: "1", question: "Which cannot fly?", places: [])
    item.options = [("A", "heron ✓"), ("B", "penguin")].map { ExtractedItem.Option(label: $0, text: $1) }
    (item.answer, item.answerLabels) = ("penguin", ["B"])
    var found = [item]
    found.takeTicksOffOptions()
    #expect(found.options(0) == ["heron", "penguin"])
    #expect(found[0].answer == "penguin" && found[0].answerLabels == ["B"])
    #expect(found[0].leftOut == ["heron ✓"])
  }

  @Test func anOptionThatIsNothingButATickKeepsIt() {
    var item = ExtractedItem(kind: .choice, number: "1", question: "Which sign is a tick?", places: [])
    item.options = ["✓", "✗"].map { ExtractedItem.Option(label: nil, text: $0) }
    var found = [item]
    found.takeTicksOffOptions()
    #expect(found == [item])
  }
}
