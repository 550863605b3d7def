import PDFText
import Testing

@testable import Interchange

/// Names of columns of questions and answers, in more languages and with more beside them.
struct TableHeadNameTests {
  @Test(arguments: [
    ("Kérdés", "Válasz"), ("Pitanje", "Odgovor"), ("Întrebare", "Răspuns"), ("Питання", "Відповідь"),
    ("Ερώτηση", "Απάντηση"), ("Pertanyaan", "Jawaban"), ("Câu hỏi", "Trả lời"), ("Kysymys", "Vastaus"),
    ("✏ Kérdés", "✔ Válasz"), ("Question (fold here)", "Answer (do not look)"),
    ("✏ KÉRDÉS (hajtsd ide)", "VÁLASZ"),
  ])
  func headsNameQuestionsAndAnswers(question: String, answer: String) {
    let found = TypedLines.items(
      """
      *\(question)|\(answer)
      2 + 2|4
      3 × 5|15
      20 − 7|13
      """, column: 220)
    #expect(found.map(\.question) == ["2 + 2", "3 × 5", "20 − 7"])
    #expect(found.map(\.answer) == ["4", "15", "13"])
  }
}
