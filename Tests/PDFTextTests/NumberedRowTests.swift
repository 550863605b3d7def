import CurriculumTestSupport
import PDFText
import Testing

/// Rows of a number, a question and its answer, which look like two columns of text.
@Suite struct NumberedRowTests {
  private static let questions = [
    "What keeps boats from each other", "Who has to stay out of the way", "When is a boat adrift at sea",
    "Which side of the channel is red", "What may stop a voyage in port", "Where does a sailing boat pass",
  ]
  private static let answers = [
    "the rules of the way at sea", "the one that gives the way", "when it makes no way at all",
    "the one to the right inbound", "too few vests for all aboard", "behind the one that is on tack",
  ]

  /// The lines of a page with numbered questions on the left, and to the right what stands beside them, as it is read.
  private func lines(_ beside: (Int) -> String) -> [String] {
    var page = TypedPage()
    for (place, question) in Self.questions.enumerated() {
      let y = 100 + 40 * place
      page.type("\(place + 1)", x: 60, y: y)
      page.type("\(question) of a little harbour", x: 84, y: y)
      page.type("where all of the others are as well?", x: 84, y: y + 12)
      page.type(beside(place), x: 362, y: y)
    }
    return arrange([PageText(page.dump)])[0].lines.map(\.text)
  }

  @Test func answersBesideNumberedQuestionsAreNoColumnOfTheirOwn() {
    let found = lines { Self.answers[$0] }
    for (question, answer) in zip(Self.questions, Self.answers) {
      #expect(found.contains { $0.contains(question) && $0.contains(answer) })
    }
  }

  @Test func whatIsNumberedOnBothSidesIsReadColumnByColumn() {
    let found = lines { "\($0 + 7) \(Self.answers[$0])" }
    let first = found.firstIndex { $0.contains(Self.answers[0]) } ?? 0
    let last = found.lastIndex { $0.contains(Self.questions[5]) } ?? .max
    #expect(first > last)
  }
}
