import PDFText
import Testing

@testable import Interchange

/// Totals below questions without parts: they say what each of them is worth.
struct QuestionTotalTests {
  private static let questions = [
    "Name the gas that plants take in.", "Explain why leaves are green.",
    "State two uses of a root.",
    "Describe how a seed travels.",
  ]

  /// The questions, each with a total for a question below it, and a last line.
  private func marks(totalsFor numbers: [Int], last: String = "") -> [Int?] {
    let lines = Self.questions.enumerated().map { row, question in
      "\(row + 1). \(question)\n(Total for Question \(numbers[row]) = \(row + 2) marks)"
    }
    let found = TypedLines.items((lines + [last]).joined(separator: "\n"))
    #expect(found.map(\.question) == Self.questions)
    return found.map(\.marks)
  }

  @Test func aTotalThatNamesItsQuestionIsWhatTheQuestionIsWorth() {
    #expect(marks(totalsFor: [1, 2, 3, 4]) == [2, 3, 4, 5])
  }

  @Test(arguments: ["TOTAL FOR PAPER IS 14 MARKS", "TOTAL FOR PAPER: 14 MARKS"])
  func theTotalOfThePaperIsNotThatOfItsLastQuestion(total: String) {
    #expect(marks(totalsFor: [1, 2, 3, 4], last: total) == [2, 3, 4, 5])
  }

  @Test func aTotalThatNamesAnotherQuestionSaysNothingOfThisOne() {
    #expect(marks(totalsFor: [1, 3, 3, 4]) == [2, nil, 4, 5])
  }

  @Test func theTotalOfPartsIsTheMarkOfNoneOfThem() {
    let found = TypedLines.items(
      """
      1. (a) State two uses of a root.
         (b) Describe how a seed travels.
      (Total for Question 1 = 4 marks)
      2. Name the gas that plants take in.
      (Total for Question 2 = 2 marks)
      3. Explain why leaves are green.
      (Total for Question 3 = 3 marks)
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2", "3"])
    #expect(found.map(\.marks) == [nil, nil, 2, 3])
  }
}
