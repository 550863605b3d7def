import PDFText
import Testing

@testable import Interchange

/// Options that bare digits in a row name, and circles before numbers.
struct DigitOptionTests {
  @Test func bareDigitsInARowBelowEachQuestionNameItsOptions() {
    let found = TypedLines.items(
      """
      1. What do you find in a zoo?
      1 animals|2 letters|3 seasons|4 planets
      2. What do you find in a book?
      1 engines|2 letters|3 rivers|4 clouds
      3. What do you find in a year?
      1 wheels|2 petals|3 seasons|4 keys
      """, column: 110)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.first?.options.map(\.text) == ["animals", "letters", "seasons", "planets"])
    #expect(found.last?.options.map(\.label) == ["1", "2", "3", "4"])
  }

  @Test func digitsThatDoNotCountInARowNameNoOptions() {
    let found = TypedLines.items(
      """
      1. What do you find in a zoo?
      3 animals|5 letters|9 seasons|7 planets
      2. What do you find in a book?
      8 engines|2 letters|4 rivers|6 clouds
      3. What do you find in a year?
      9 wheels|3 petals|5 seasons|2 keys
      """, column: 110)
    #expect(found.allSatisfy { $0.options.allSatisfy { $0.label == nil } })
  }

  @Test(arguments: ["○", "◯"])
  func circlesBeforeNumbersAreNoPartOfTheQuestions(circle: String) {
    let found = TypedLines.items(
      """
      \(circle) 1. Where do foxes sleep?
      \(circle) 2. Who milks the goats?
      \(circle) 3. When do owls hunt?
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.question).first == "Where do foxes sleep?")
  }

  @Test func bareNumbersMayCountTheQuestionsAboveRowsOfBareDigits() {
    let found = TypedLines.items(
      """
      1 What do you find in a zoo?
      1 animals|2 letters|3 seasons|4 planets
      2 What do you find in a book?
      1 engines|2 letters|3 rivers|4 clouds
      3 What do you find in a year?
      1 wheels|2 petals|3 seasons|4 keys
      """, column: 110)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.question).last == "What do you find in a year?")
    #expect(
      found.map { $0.options.map(\.text) } == [
        ["animals", "letters", "seasons", "planets"], ["engines", "letters", "rivers", "clouds"],
        ["wheels", "petals", "seasons", "keys"],
      ])
    #expect(found.allSatisfy { $0.options.map(\.label) == ["1", "2", "3", "4"] })
  }

  @Test func bareNumbersThatDoNotCountOnNumberNoQuestionsAboveSuchRows() {
    let lines = TypedLines.rows(
      """
      4 apples are in the bowl
      1 red|2 green|3 yellow
      9 pears are in the bag
      1 soft|2 hard|3 sweet
      7 plums are in the box
      1 blue|2 round|3 ripe
      """)
    #expect(DigitOptions.named(lines).map(\.text) == lines.map(\.text))
  }
}
