import PDFText
import Testing

@testable import Interchange

/// Tables that count weeks: they tell what is done when, and ask nothing.
struct TimetableTests {
  private func items(_ head: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      *\(head)
      1 | Rivers and lakes | Chapter 1
      2 | Hills and valleys | Chapter 2
      3 | Towns and roads | Chapter 3
      4 | Woods and fields | Chapter 4
      """)
  }

  @Test(arguments: [
    "Week | Topic | Reading", "Lecture | Topic | Reading", "Woche | Thema | Kapitel",
  ])
  func aTimetableAsksNothing(head: String) {
    #expect(items(head).isEmpty)
  }

  @Test func aTableThatCountsQuestionsWithTheirAnswersAsks() {
    let found = items("No | Question | Answer")
    #expect(
      found.map(\.question) == [
        "Rivers and lakes", "Hills and valleys", "Towns and roads", "Woods and fields",
      ])
    #expect(found.map(\.answer) == ["Chapter 1", "Chapter 2", "Chapter 3", "Chapter 4"])
  }

  @Test(arguments: ["Week | Question | Answer", "Day | Task | Answer"])
  func aTableOfAQuestionForEachWeekAsks(head: String) {
    #expect(items(head).count == 4)
  }
}
