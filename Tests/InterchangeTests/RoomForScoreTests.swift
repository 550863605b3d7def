import PDFText
import Testing

@testable import Interchange

/// Room for what a learner gets beside what there is to get.
struct RoomForScoreTests {
  private func text(_ count: Int = 3, _ behind: (Int) -> String) -> String {
    ["Nenne zwei Nadelbäume.", "Beschreibe das Blatt der Eiche.", "Wie alt wird eine Eibe?"].prefix(count)
      .enumerated().map { "\($0 + 1). \($1)|\(behind($0 + 2))" }.joined(separator: "\n")
  }

  @Test(arguments: [
    "___ / # P.", "____/# Punkte", "_____ / # pts", "...... / # points", "___ von # P.",
    "____ of # marks", "____ sur # points",
  ])
  func whatThereIsToGetIsWhatAQuestionIsWorth(room: String) {
    let text = text { room.replacing("#", with: "\($0)") }
    let found = TypedLines.items(text, column: 350)
    #expect(found.map(\.marks) == [2, 3, 4])
    #expect(
      found.map(\.question)
        == ["Nenne zwei Nadelbäume.", "Beschreibe das Blatt der Eiche.", "Wie alt wird eine Eibe?"])
  }

  @Test(arguments: ["___ / #", "___ / # km", "1 / # P.", "___ # P.", "___ / 0 P."])
  func otherRoomStays(room: String) {
    let lines = TypedLines.rows(text { room.replacing("#", with: "\($0)") }, column: 350)
    #expect(RoomForScores.bracketed(lines).map(\.text) == lines.map(\.text))
  }

  @Test func twoQuestionsAreTooFewToTell() {
    let lines = TypedLines.rows(text(2) { "___ / \($0) P." }, column: 350)
    #expect(RoomForScores.bracketed(lines).map(\.text) == lines.map(\.text))
  }
}
