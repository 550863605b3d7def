import PDFText
import Testing

@testable import Interchange

/// Text further left than the exercise above it.
struct TextBelowExerciseTests {
  @Test func theTextOfAChapterThatGoesOnBelowAnExerciseIsNoPartOfIt() {
    let found = TypedLines.items(
      """
      The wind blows over the sea and makes waves of it.
          1. Which of the winds of the north is the coldest,
          and where does it come from?
          2. Which wind is warm?
      The waves of the sea grow with the wind that blows on them.
      They are high in winter and low in summer on all coasts.
          3. Which of the waves of the sea are the highest,
          and where do they end?
          4. Which tide is the lowest?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.question).dropFirst().first == "Which wind is warm?")
    #expect(found.allSatisfy { $0.answer == nil && $0.leftOut.isEmpty })
  }

  @Test func textBelowEachQuestionIsItsAnswer() {
    let found = TypedLines.items(
      """
          1. Which of the winds of the north is the coldest,
          and where does it come from?
      The wind from the pole is the coldest of all of them.
          2. Which wind is warm?
      The wind from the desert is the warmest of all of them.
          3. Which of the waves of the sea are the highest,
          and where do they end?
      The waves of the south are the highest of all of them.
      """)
    #expect(
      found.map(\.answer) == [
        "The wind from the pole is the coldest of all of them.",
        "The wind from the desert is the warmest of all of them.",
        "The waves of the south are the highest of all of them.",
      ])
  }
}
