import PDFText
import Testing

@testable import Interchange

/// What quizzes in magazines say of how many were right.
struct ResultBandTests {
  private static let quiz = "1. Who sails?\n2. Who bakes?\n3. Who sings?\n4. Who sleeps?\n"

  @Test(arguments: [
    "Your score\n0–1: Read more.\n2–3: Not bad at all.\n4–5: You are an encyclopedia!",
    "TU RESULTADO\nDe 0 a 1 aciertos: lee más.\nDe 2 a 3 aciertos: no está mal.",
    "How did you do?\n0 to 2: Try again\nand sleep well.\n3 to 4: Well done.",
  ])
  func itIsPartOfNoQuestion(text: String) {
    let lines = TypedLines.rows(Self.quiz + text)
    #expect(ResultBands.without(lines).count == 4)
    let last = TypedLines.items(Self.quiz + text).last
    #expect(last?.question == "Who sleeps?")
    #expect(last?.leftOut == [text.replacing("\n", with: " ")])
  }

  @Test(arguments: [
    "Your score\nWrite it here: ____", "Results\n12:30 The train left.\nIt was late.",
    "Scores\n0–1: the first match",
  ])
  func otherLinesStay(text: String) {
    let lines = TypedLines.rows(Self.quiz + text)
    #expect(ResultBands.without(lines).map(\.text) == lines.map(\.text))
  }
}
