import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Keys that give the letters of several questions at once, that count down columns, or that begin with a word.
struct RangedKeyTests {
  /// Questions with four options each, and lines below them.
  private func choices(_ count: Int, _ key: String) -> [ExtractedItem] {
    let questions = (1...count).map { number in
      """
      \(number). What comes next behind number \(number)?
        A. one\(number) B. two\(number) C. six\(number) D. ten\(number)
      """
    }
    return TypedLines.items(questions.joined(separator: "\n") + "\n\n" + key)
  }

  @Test func rangesWithALetterForEachQuestionAreAKey() {
    let found = choices(
      10,
      """
      *Answers
      1–5 d d b c a
      6–10 a c c b d
      """)
    #expect(found.map(\.answerLabels) == "DDBCAACCBD".map { [String($0)] })
    #expect(found.first?.answer == "ten1")
  }

  @Test func lettersOfARangeMayBeWrittenTogether() {
    let found = choices(
      10,
      """
      *Answers
      1-5 BDACA 6-10 CCBAD
      """)
    #expect(found.map(\.answerLabels) == "BDACACCBAD".map { [String($0)] })
  }

  @Test func aRangeWithTooFewLettersAnswersNothing() {
    let found = choices(
      10,
      """
      *Answers
      1-5 BDAC 6-10 CCBA
      """)
    #expect(found.count == 10)
    #expect(found.allSatisfy { $0.answerLabels.isEmpty })
  }

  @Test(arguments: ["1-5 BDACAB 6-10 CCBADA", "1-5 b d a c a b\n6-10 c c b a d a"])
  func aRangeWithTooManyLettersAnswersNothing(key: String) {
    let found = choices(10, "*Answers\n" + key)
    #expect(found.count == 10)
    #expect(found.allSatisfy { $0.answerLabels.isEmpty })
  }

  @Test func aKeyInTwoColumnsIsReadDownEachOfThem() {
    let found = TypedLines.items(
      """
      1. Name the capital of Norway.
      2. Name the capital of Sweden.
      3. Name the capital of Poland.
      4. Name the capital of Latvia.
      5. Name the capital of Serbia.
      6. Name the capital of Greece.

      *Answers
      1 Oslo 2 Stockholm|4 Riga 5 Belgrade
      3 Warsaw|6 Athens
      """, column: 200)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    #expect(found.map(\.answer) == ["Oslo", "Stockholm", "Warsaw", "Riga", "Belgrade", "Athens"])
  }

  @Test func aKeyInTwoColumnsThatCountsAlongItsRowsIsReadSo() {
    let found = TypedLines.items(
      """
      1. Name the capital of Norway.
      2. Name the capital of Sweden.
      3. Name the capital of Poland.
      4. Name the capital of Latvia.
      5. Name the capital of Serbia.
      6. Name the capital of Greece.

      *Answers
      1 Oslo 2 Stockholm|3 Warsaw 4 Riga
      5 Belgrade|6 Athens
      """, column: 200)
    #expect(found.map(\.answer) == ["Oslo", "Stockholm", "Warsaw", "Riga", "Belgrade", "Athens"])
  }

  @Test func aKeyMayStandBehindTheWordAnswerInItsLine() {
    let found = choices(4, "ANSWER 1. c 2. d 3. b 4. a")
    #expect(found.map(\.answerLabels) == [["C"], ["D"], ["B"], ["A"]])
    #expect(found.last?.options.last?.text == "ten4")
  }

  @Test func aTestsNameAndTheWordKeyBehindADashHeadItsKey() {
    let found = choices(
      4,
      """
      *Rivers Test – Key
      1 c 2 d 3 b 4 a
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.answerLabels) == [["C"], ["D"], ["B"], ["A"]])
  }

  @Test func theNumberInTheNameOfATestIsNoAnswer() {
    let found = choices(
      4,
      """
      *Unit 2 Test – Key
      1. C
      2. D
      3. B
      4. A
      """)
    #expect(found.map(\.answerLabels) == [["C"], ["D"], ["B"], ["A"]])
  }

  @Test func aCalculationBehindTheWordSolutionIsNoKey() {
    let found = TypedLines.items(
      """
      1. Multiply the rows and add what you get.
      Solution: 1 · 3 + 2 · 4 = 11
      2. Multiply the columns and add what you get.
      Solution: 2 · 5 + 3 · 6 = 28
      3. Add all numbers of the first row.
      Solution: 4 + 5 = 9
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.answer) == ["1 · 3 + 2 · 4 = 11", "2 · 5 + 3 · 6 = 28", "4 + 5 = 9"])
  }
}
