import Testing

@testable import Interchange

/// Orders that stand once above several questions and are about each of them.
struct SharedOrderTests {
  private static let rounding = "Round each of the following numbers to two places."
  private static let writing = "Write each of these numbers as a fraction in lowest terms."

  @Test func eachQuestionBelowAnOrderIsAskedWithIt() {
    let found = TypedLines.items(
      """
      *Homework

      \(Self.rounding)
      1. 2.3333
      2. 4.1278
      3. 9.0651
      4. 7.7749

      \(Self.writing)
      5. 0.25
      6. 0.875
      7. 0.4
      8. 0.75
      """)
    #expect(
      found.map(\.question) == ["2.3333", "4.1278", "9.0651", "7.7749", "0.25", "0.875", "0.4", "0.75"])
    #expect(
      found.map(\.stem) == [String?](repeating: Self.rounding, count: 4)
        + [String?](repeating: Self.writing, count: 4))
  }

  @Test(arguments: [
    "Berechne jede dieser Zahlen auf zwei Stellen genau.",
    "Calcule chacun de ces nombres avec deux chiffres.",
  ])
  func ordersInOtherLanguagesAreAboutEachAsWell(order: String) {
    let found = TypedLines.items("\(order)\n1. 17 : 3\n2. 22 : 7\n3. 19 : 6\n4. 25 : 9")
    #expect(found.map(\.stem) == [String?](repeating: order, count: 4))
  }

  @Test func anOrderThatNamesOneThingIsNotAskedWithEach() {
    let found = TypedLines.items(
      """
      *Homework

      Round your own height to two places.
      1. Which number is greater than its square?
      2. Which number is equal to its square?
      3. Which number is less than its square?
      """)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.stem == nil })
  }

  @Test func anOrderInOneQuestionsOwnTextIsNobodyElses() {
    let found = TypedLines.items(
      """
      1. Look at the list of numbers on the board.
         Round each of the following numbers to two places: 2.3333, 4.1278.
      2. Which number is equal to its square?
      3. Which number is less than its square?
      4. Which number is greater than its square?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.dropFirst().allSatisfy { $0.stem == nil })
    #expect(
      found.first?.question.contains("Round each") == true
        || found.first?.command.contains("Round each") == true)
  }

  @Test func anOrderIsNoPartOfTheQuestionAboveIt() {
    let found = TypedLines.items(
      """
      \(Self.rounding)
      1. 2.3333
      2. 4.1278
      3. 9.0651

      \(Self.writing)
      4. 0.25
      5. 0.875
      6. 0.4
      """)
    #expect(found.dropFirst(2).first?.question == "9.0651")
    #expect(!found.prefix(3).contains { ($0.stem ?? "").contains("fraction") })
  }
}
