import Interchange
import PDFText
import Testing

/// Questions that are numbered from 01 past 09.
@Suite struct ZeroNumberTests {
  @Test(arguments: [".", ")", ""])
  func behindNineComesTenWithTheSameSignOrNone(sign: String) {
    let found = TypedLines.items(
      (1...12).map { "\($0 < 10 ? "0" : "")\($0)\(sign) What is \($0 + 2) times \($0 + 5)?" }
        .joined(separator: "\n"))
    #expect(found.count == 12)
    #expect(found.map(\.question).last == "What is 14 times 17?")
  }

  @Test func numbersOfLinesOfCodeAreNoQuestions() {
    let found = TypedLines.items(
      (1...12).map { "\($0 < 10 ? "0" : "")\($0) x = x + \($0)" }.joined(separator: "\n"))
    #expect(found.isEmpty)
  }
}
