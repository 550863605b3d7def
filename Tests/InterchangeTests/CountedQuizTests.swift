import PDFText
import Testing

@testable import Interchange

/// Results of quizzes that say at each question how many there are: "Question 1 of 6   10 / 10 pts".
struct CountedQuizTests {
  private func bare(_ text: String) -> [String] {
    QuizPrograms.bare(TypedLines.rows(text, column: 300)).map(\.text)
  }

  @Test func howManyQuestionsThereAreIsNoPartOfAQuestion() {
    let found = TypedLines.items(
      """
      Question 1 of 3|10 / 10 pts
      Which bird cannot fly?
        A. heron
        B. penguin
        C. stork
      Question 2 of 3|0 / 5 pts
      Which bird sings at night?
        A. nightingale
        B. gull
        C. swan
      Question 3 of 3|1 / 2 pts
      Which bird drums on trees?
        A. wren
        B. owl
        C. woodpecker
      """, column: 300)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.marks) == [10, 5, 2])
    #expect(found.first?.question == "Which bird cannot fly?")
    #expect(found.options(2) == ["wren", "owl", "woodpecker"])
  }

  @Test(arguments: [
    ("Frage", "von", "Punkte"), ("Pregunta", "de", "puntos"), ("Domanda", "di", "punti"),
    ("Vraag", "van", "points"),
  ])
  func otherLanguagesCountSoToo(words: (String, String, String)) {
    let (name, of, unit) = words
    #expect(
      bare((1...3).map { "\(name) \($0) \(of) 3|0 / 4 \(unit)" }.joined(separator: "\n"))
        == (1...3).map { "\(name) \($0) [4 marks]" })
  }

  @Test func aNameBehindANumberIsKept() {
    let text = [
      "Question 1 about birds|3 / 4 pts", "Question 2 about fish|1 / 4 pts", "Question 3 of toads|2 / 4 pts",
    ]
    let lines = TypedLines.rows(text.joined(separator: "\n"), column: 300)
    #expect(QuizPrograms.bare(lines).map(\.text) == lines.map(\.text))
  }

  @Test func twoScoresAreTooFewToTell() {
    #expect(
      bare("Question 1 of 2|3 / 4 pts\nQuestion 2 of 2|1 / 4 pts")
        == ["Question 1 of 2 3 / 4 pts", "Question 2 of 2 1 / 4 pts"])
  }
}
