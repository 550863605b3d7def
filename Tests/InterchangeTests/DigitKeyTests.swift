import PDFText
import Testing

@testable import Interchange

/// Keys in tables: letters at the end of rows, digits beside numbers, heads in Russian.
struct DigitKeyTests {
  private func choices(_ count: Int, labels: [String] = ["A.", "B.", "C.", "D."]) -> String {
    (1...count).map { number in
      "\(number). Which of these is heavy, number \(number)?\n"
        + zip(labels, ["feather", "stone", "leaf", "straw"]).map { "  \($0) \($1)" }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test func aLetterAtTheEndOfARowThatBeginsWithANumberIsItsAnswer() {
    let found = TypedLines.items(
      choices(4) + "\n\n*Answer key\n1|12|Weather|B\n2|14|Stones|A\n3|15|Plants|D\n4|19|Weather|C",
      column: 110)
    #expect(found.map(\.answer) == ["stone", "feather", "straw", "leaf"])
  }

  @Test func digitsBesideNumbersNameTheRightOptions() {
    let found = TypedLines.items(
      choices(6, labels: ["(1)", "(2)", "(3)", "(4)"])
        + "\n\n*Answer key\n1|4|4|2\n2|1|5|3\n3|2|6|1", column: 60)
    #expect(found.map(\.answer) == ["straw", "feather", "stone", "stone", "leaf", "feather"])
  }

  @Test func rowsWhoseNumbersDoNotRiseAreNoKeyOfLetters() {
    let found = TypedLines.items(
      choices(4) + "\n\n*Shelves\n4|12|Weather|B\n2|14|Stones|A\n3|15|Plants|D\n1|19|Weather|C", column: 110)
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answerLabels.isEmpty })
  }

  @Test func digitsThatNoOptionHasAreNoKey() {
    let found = TypedLines.items(
      choices(6, labels: ["(1)", "(2)", "(3)", "(4)"])
        + "\n\n*Answer key\n1|40|4|20\n2|10|5|30\n3|20|6|10", column: 60)
    #expect(!found.contains { ["straw", "feather", "stone", "leaf"].contains($0.answer) })
  }

  private func russian(_ head: String) -> [ExtractedItem] {
    TypedLines.items(
      choices(4, labels: ["1)", "2)", "3)", "4)"]) + "\n\n\(head)\n1|2\n2|1\n3|4\n4|3", column: 150)
  }

  @Test func aRussianHeadAboveNumbersAndAnswersBeginsAKey() {
    let found = russian("Номер задания|Правильный ответ")
    #expect(found.map(\.answer) == ["stone", "feather", "straw", "leaf"])
  }

  @Test func aHeadAboveMarksBeginsNone() {
    #expect(russian("Номер задания|Баллы").allSatisfy { $0.answer == nil })
  }
}
