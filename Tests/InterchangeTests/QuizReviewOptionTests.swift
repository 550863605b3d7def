import Testing

@testable import Interchange

/// Options that read as what a quiz tool says of a question.
struct QuizReviewOptionTests {
  /// A review of two questions in one column, the options of the second as given.
  private func options(_ typed: [String], circles: Bool, right: String) -> [String]? {
    let list = typed.map { circles ? "  ○ \($0)" : "  \($0)" }.joined(separator: "\n")
    return TypedLines.items(
      """
      Question 1
      Correct
      Mark 1.00 out of 1.00
      Flag question
      Which river flows through Vienna?
      Answer: the Danube
      The correct answer is: the Danube
      Question 2
      Incorrect
      Mark 0.00 out of 1.00
      Flag question
      Which of these is meant?
      Select one:
      \(list)
      The correct answer is: \(right)
      """
    ).last?.options.map(\.text)
  }

  @Test(arguments: [
    ["a. 0.5", "b. 1.5", "c. 2.5"], ["a. complete", "b. incomplete", "c. incorrect"],
    ["a. de 1,5", "b. de 2,5", "c. note 3.5"], ["a. correcta", "b. incorrecta", "c. puntúa 2,5"],
  ])
  func letteredOptionsAreKept(typed: [String]) {
    #expect(
      options(typed, circles: true, right: String(typed[1].dropFirst(3)))
        == typed.map { String($0.dropFirst(3)) })
  }

  private func kept(_ options: [String], circle: String) -> [String] {
    let sheet = (1...2).map { number in
      """
      Question \(number)
      Incorrect
      Mark 0.00 out of
      1.00
      Which of these is meant?
      \(options.map { circle + $0 }.joined(separator: "\n"))
      The correct answer is: \(options[0])
      """
    }.joined(separator: "\n")
    let lines = TypedLines.page(TypedLines.lines(sheet, column: 150)).lines
    return QuizReview.withoutNotes(lines).map(\.text)
  }

  @Test(
    arguments: ["", "○ "],
    [
      ["0.5", "1.5", "2.5"], ["3,14", "2,72", "1,41"], ["Complete", "Correct", "Incorrect"],
      ["de 1,5", "de 2,5", "von 3,5"], ["Note 3.5", "Se 2.5", "Mark 4.5"],
      ["completo", "correcto", "terminado"], ["juist", "onjuist", "voltooid"],
    ])
  func bareOptionsAreKept(circle: String, options: [String]) {
    let block = ["Which of these is meant?"] + options + ["The correct answer is: \(options[0])"]
    #expect(kept(options, circle: circle) == ["[1] Question 1"] + block + ["[1] Question 2"] + block)
  }
}
