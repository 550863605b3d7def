import PDFText
import Testing

@testable import Interchange

/// Letters and numbers that are written together with the words behind them.
struct GluedLetterTests {
  @Test func lettersInBracketsTogetherWithTheirWordsInALineAreOptions() {
    let found = TypedLines.items(
      (1...4).map { "\($0). Which colour has flag \($0)?\n(A)red (B)blue (C)green (D)white" }
        .joined(separator: "\n"))
    #expect(found.count == 4)
    #expect(
      found.map { $0.options.map(\.text) } == Array(repeating: ["red", "blue", "green", "white"], count: 4))
  }

  @Test func aLetterInBracketsThatNothingCountsOnFromIsPartOfItsWord() {
    #expect(apart("He grew (A)mber and barley") == "He grew (A)mber and barley")
  }

  @Test func aNumberTogetherWithTheWordIIsANumber() {
    #expect(apart("9.He ran home at once\n10.I told him so\n11.We ate bread") == "9. He 10. I 11. We")
  }

  @Test(arguments: [
    "9. He ran home\n10.5 miles on foot\n11. We ate", "9. He ran home\n10.k of them\n11. We ate",
  ])
  func aNumberWithMoreBehindItsStopStaysWhole(text: String) {
    #expect(apart(text).split(separator: " ").contains { $0.hasPrefix("10.") && $0.count > 3 })
  }

  /// The first two words of each of several lines, or all of one line.
  private func apart(_ text: String) -> String {
    let lines = arrange([TypedLines.page(TypedLines.lines(text, column: 150))])[0].lines
    let found = GluedLabels.apart(lines)
    return found.count == 1
      ? found[0].text
      : found.map { $0.words.prefix(2).map(\.text).joined(separator: " ") }.joined(separator: " ")
  }
}
