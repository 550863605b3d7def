import PDFText
import Testing

@testable import Interchange

/// Reviews of quizzes whose notes stand beside the questions.
struct ReviewNoteBesideTests {
  private static let questions = [
    ("Which bird sings at night?", ["nightingale", "heron", "swan"], "nightingale"),
    ("Which bird cannot fly?", ["stork", "penguin", "wren"], "penguin"),
    ("Which bird drums on trees?", ["owl", "gull", "woodpecker"], "woodpecker"),
  ]

  @Test func theyAreNoWordsOfTheQuestions() {
    var rows: [[(x: Int, text: String)]] = []
    for (place, question) in Self.questions.enumerated() {
      rows.append([(x: 60, text: "Question \(place + 1)"), (x: 180, text: question.0)])
      rows.append([(x: 60, text: "Correct"), (x: 180, text: "Select one:")])
      for (option, text) in question.1.enumerated() {
        let mark: [(x: Int, text: String)] = option == 0 ? [(x: 60, text: "Mark 1.00 out of 1.00")] : []
        rows.append(mark + [(x: 180, text: "\(["a", "b", "c"][option]). \(text)")])
      }
      rows.append([(x: 180, text: "The correct answer is: \(question.2)")])
    }
    let found = extract([TypedLines.sheet(rows)]).items
    #expect(found.map(\.question) == Self.questions.map(\.0))
    #expect(found.map(\.answer) == Self.questions.map(\.2))
    #expect(found.allSatisfy { $0.options.count == 3 })
  }

  @Test func namesBesideQuestionsAreLeftWhereNothingIsReviewed() {
    let lines = TypedLines.rows(
      "Question 1|What is a heron?\nQuestion 2|What is a swan?\nQuestion 3|What is a wren?\nQuestion 4|Why?")
    #expect(QuizReview.withoutNotes(lines).map(\.text) == lines.map(\.text))
  }
}
