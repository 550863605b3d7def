import PDFText
import Testing

@testable import Interchange

/// Letters of right options below the options, with the reason behind them; options below a question with an order.
struct LetterBelowOptionTests {
  private func items(_ ends: [String], question: String = "Which of these sink") -> [ExtractedItem] {
    TypedLines.items(
      ends.enumerated().map { place, end in
        """
        \(place + 1). \(question), number \(place + 1)?
          (a) cork
          (b) iron
          (c) lead
        \(end)
        """
      }.joined(separator: "\n\n"))
  }

  @Test func lettersInBracketsBelowTheOptionsAreTheRightOnesWithTheirReason() {
    let found = items([
      "  (b)&(c): because metals are heavier than water.", "  (a): because this one is full of wax.",
      "  (c): because lead is the heaviest.",
    ])
    #expect(found.map(\.answerLabels) == [["b", "c"], ["a"], ["c"]])
    #expect(found.first?.details["explanation"]?.contains("because metals are heavier than water") == true)
    #expect(
      found.map { $0.options.map(\.text) } == [[String]](repeating: ["cork", "iron", "lead"], count: 3))
  }

  @Test func aLetterThatNoOptionHasIsNoAnswerBelowThem() {
    #expect(take("(e): because nobody knows", of: 3) == nil)
  }

  @Test(arguments: ["(iron) is heavy", "iron (b) is heavy", "(b)b is heavy"])
  func wordsInBracketsBelowOptionsNameNone(line: String) {
    #expect(take(line, of: 3) == nil)
  }

  private func take(_ line: String, of count: Int) -> [String]? {
    let page = TypedLines.page(TypedLines.lines("lead\n" + line, column: 150))
    var rows = arrange([page])[0].lines.enumerated().map { place, line in
      line.cells.map { QuestionCell(words: $0.words, line: place, gapBefore: 0) }
    }
    return LettersBelowOptions.take(from: &rows, of: count, LineJoiner { _ in true })?.letters
  }

  @Test func lettersBelowAQuestionThatGoesOnWithAnOrderAreItsOptions() {
    let found = TypedLines.items(
      (1...3).map { number in
        """
        \(number). Which of these sinks in pond \(number)? Explain.
          (a) cork
          (b) iron
          (c) wax
        """
      }.joined(separator: "\n"))
    #expect(found.map { $0.options.map(\.text) } == [[String]](repeating: ["cork", "iron", "wax"], count: 3))
  }

  @Test func lettersBelowAnOrderAreQuestionsOfTheirOwn() {
    let found = TypedLines.items(
      (1...3).map { number in
        """
        \(number). Read story \(number). Answer the questions.
          (a) Who sells the horse?
          (b) Where does the road end?
          (c) Why does the smith laugh?
        """
      }.joined(separator: "\n"))
    #expect(found.count == 9)
    #expect(found.allSatisfy { $0.options.isEmpty })
  }
}
