import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Keys of two exercises in one stretch of lines, longer columns of numbers, and answers that look like labels.
struct KeySideBySideTests {
  private static let paper = """
    *Exercise 6A
    1 Work out
      a) 7 − 12
      b) −4 × 6
    2 Simplify
      a) 3a + 5a
      b) 4x − x + 2
    3 By how many degrees does it fall from 4 to −9?
    *Exercise 6B
    1 Expand
      a) 3(x + 4)
      b) 5(2y − 1)
    2 Solve
      a) x + 7 = 3
      b) 2x − 1 = 9
    3 A number is doubled and 5 is added. Find it.

    """

  @Test func eachColumnAnswersItsExercise() {
    let found = TypedLines.items(
      Self.paper + """
        *Answers
        Exercise 6A|Exercise 6B
        1 a) −5 b) −24|1 a) 3x + 12 b) 10y − 5
        2 a) 8a b) 3x + 2|2 a) x = −4 b) x = 5
        3 13|3 13
        """, column: 200)
    #expect(
      found.map(\.answer) == [
        "−5", "−24", "8a", "3x + 2", "13", "3x + 12", "10y − 5", "x = −4", "x = 5", "13",
      ])
  }

  @Test(arguments: ["Exercise 6A|Exercise 6A\n1 a|1 b\n2 b|2 a", "Unit 1|Unit 2\nsalt|sugar\nbread|milk"])
  func otherColumnsStay(text: String) {
    let lines = TypedLines.rows(text, column: 200)
    #expect(KeysSideBySide.below(lines).map(\.text) == lines.map(\.text))
  }

  @Test func aLongerColumnCountsOnBelowTheShorterOne() {
    let lines = TypedLines.rows("6. C|11. B\n7. C|12. C\n8. B|13. C\n9. A\n10. A", column: 80)
    #expect(
      dividedAtNumbers(lines).map(\.text) == [
        "6. C", "7. C", "8. B", "9. A", "10. A", "11. B", "12. C", "13. C",
      ])
  }

  @Test func aTermWithAnUnknownIsNoNumberWithALetter() {
    let reader = AnswerKeyReader(
      document: DocumentLines([TypedLines.page([])]) { _ in true },
      joiner: LineJoiner(isWord: { _ in true }, isEnglish: true))
    func word(_ text: String) -> TextWord { TextWord(text: text, box: .zero, size: 1_000) }
    #expect(reader.divided(word("3x"), ["3"]) == nil)
    #expect(reader.divided(word("3b"), ["3"])?.1.text == "b")
  }
}
