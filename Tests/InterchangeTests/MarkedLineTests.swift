import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Mark schemes whose lines have marks of their own, and whose labels say more or less than the whole.
struct MarkedLineTests {
  @Test func linesWithMarksBesideThemArePoints() {
    let found = TypedLines.items(
      """
      *Question|*Answer|*Marks
      1|water cuts into the rock|1
                         the sides fall in
                         and are carried away|1
                         the bed becomes wider|1
      2|a delta|1
      3|its own weight|1
                         water below it|1
      """, column: 190)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.marks) == [3, 1, 2])
    #expect(found.first?.rubric.map(\.marks) == [1, 1, 1])
    #expect(found.last?.rubric.map(\.text) == ["its own weight", "water below it"])
    #expect(found.last?.answer == "its own weight\nwater below it")
  }

  @Test func anAnswerThatWrapsBesideOneMarkIsOnePoint() {
    let found = TypedLines.items(
      """
      *Question|*Answer|*Marks
      1|water cuts into the rock and
                         takes it away in spring|2
      2|a delta|1
      3|its own weight presses
                         it down the valley|2
      """, column: 190)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.first?.answer == "water cuts into the rock and takes it away in spring")
    #expect(found.allSatisfy { $0.rubric.count < 2 })
  }

  @Test func aPartThatSaysItsLetterAgainKeepsTheNumberAbove() {
    let found = TypedLines.items(
      """
      *Question|*Answer|*Marks
      1 (a) (i)|water comes out of the ground at
                      a spring in the hills|1
      (a) (ii)|the river brings sand to the sea
                      and lays it down|1
      (b) (i)|rain washes the soil off slopes|1
      (b) (ii)|the bed is cut into hard rock by
                      stones that the water carries|1
      2 (a)|ash comes out of the mountain|1
      (b)|the sea is not deep there|1
      """, column: 160)
    #expect(found.map(\.number) == ["1(a)(i)", "1(a)(ii)", "1(b)(i)", "1(b)(ii)", "2(a)", "2(b)"])
    #expect(found.dropFirst().first?.answer == "the river brings sand to the sea and lays it down")
  }

  @Test func theNumberAboveTheHeadOfATableNumbersItsRows() {
    let found = TypedLines.items(
      """
      *Question 4
      *Part|*Answer|*Marks
      (a)|a spring|1
      (b)|a delta|1
      (c)|a channel|1
      (d)|a slope|1
      """, column: 160)
    #expect(found.map(\.number) == ["4(a)", "4(b)", "4(c)", "4(d)"])
    #expect(found.map(\.answer) == ["a spring", "a delta", "a channel", "a slope"])
  }

  @Test func aSentenceAboveTheHeadOfATableNumbersNothing() {
    let found = TypedLines.items(
      """
      Few candidates knew all parts of question 4.
      *Part|*Answer|*Marks
      (a)|a spring|1
      (b)|a delta|1
      (c)|a channel|1
      (d)|a slope|1
      """, column: 160)
    #expect(found.map(\.number) == ["(a)", "(b)", "(c)", "(d)"])
  }
}
