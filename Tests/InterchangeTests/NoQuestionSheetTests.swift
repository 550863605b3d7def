import PDFText
import Testing

@testable import Interchange

/// Documents that ask nothing: outlines of courses, and sheets to mark answers on.
struct NoQuestionSheetTests {
  @Test func theSectionsOfACourseOutlineAreNoQuestions() {
    let found = TypedLines.items(
      """
      *Boatbuilding for beginners
      *1. Course Description
      We build a small boat of larch and oak in twelve weeks.
      *2. Learning Outcomes
      You can read a plan and bend a plank when you leave.
      *3. Required Texts
      The yard lends you a handbook.
      *4. Grading
      Half of the grade is for your boat.
      *5. Attendance
      Come to all meetings, or call the yard.
      *6. Office Hours
      Mondays from two to four.
      """)
    #expect(found.isEmpty)
  }

  @Test func aSheetToMarkAnswersOnAsksNothing() {
    var rows: [[(x: Int, text: String)]] = [[(x: 60, text: "Answer sheet")]]
    for row in 1...10 {
      var cells: [(x: Int, text: String)] = []
      for (x, number) in [(60, row), (220, row + 10)] {
        cells.append((x: x, text: String(number)))
        for (place, letter) in ["A", "B", "C", "D"].enumerated() {
          cells.append((x: x + 30 * (place + 1), text: letter))
        }
      }
      rows.append(cells)
    }
    #expect(extract([TypedLines.sheet(rows)]).items.isEmpty)
  }

  // MARK: What is none of it

  @Test func questionsAboutGradingAndAttendanceAreRead() {
    let found = TypedLines.items(
      """
      *Description
      1. What is a keel?
      2. What is a rib?
      *Assessment
      3. Which plank is bent first?
      4. Which seam is closed last?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
  }

  @Test func anExamWithMarksBelowTheNamesOfSectionsIsRead() {
    let found = TypedLines.items(
      """
      *Materials
      1. Name two woods that bend well. (2 marks)
      *Schedule
      2. Say which part of a boat is built first. (1 mark)
      *Description
      3. Describe how a plank is steamed. (4 marks)
      *Outcomes
      4. Explain why seams are closed with pitch. (3 marks)
      """)
    #expect(found.map(\.marks) == [2, 1, 4, 3])
  }
}
