import CurriculumTestSupport
import PDFText
import Testing

/// Rows of a number, a question and its answer with a note below them.
@Suite struct NoteBelowRowsTests {
  private static let questions = [
    "What keeps boats from each other", "Who has to stay out of the way", "When is a boat adrift at sea",
    "Which side of the channel is red", "What may stop a voyage in port", "Where does a sailing boat pass",
  ]
  private static let answers = [
    "the rules of the way at sea", "the one that gives the way", "when it makes no way at all",
    "the one to the right inbound", "too few vests for all aboard", "behind the one that is on tack",
  ]

  private func lines(note: String?) -> [String] {
    var page = TypedPage()
    for (place, question) in Self.questions.enumerated() {
      let y = 100 + 40 * place
      page.type("\(place + 1)", x: 60, y: y)
      page.type("\(question) of a little harbour", x: 84, y: y)
      page.type("where all of the others are as well?", x: 84, y: y + 12)
      page.type(Self.answers[place], x: 362, y: y)
    }
    if let note { page.type(note, x: 60, y: 360) }
    return page.lines
  }

  @Test(arguments: [
    nil, "All the answers are in the book of the harbour master, which hangs on a chain beside the door.",
  ])
  func theAnswersStandBesideTheirQuestions(note: String?) {
    let found = lines(note: note)
    for (question, answer) in zip(Self.questions, Self.answers) {
      #expect(found.contains { $0.contains(question) && $0.contains(answer) })
    }
    if let note { #expect(found.last == note) }
  }
}
