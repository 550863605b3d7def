import PDFText
import Testing

@testable import Interchange

/// Letters of right options beside questions in the margin, as editions for teachers print them.
struct MarginLetterTests {
  private func items(_ letters: [String]) -> [ExtractedItem] {
    TypedLines.items(
      letters.enumerated().map { place, letter in
        """
        \(place + 1). Which of these is heavy, number \(place + 1)?|\(letter)
          a. feather
          b. stone
          c. leaf
        """
      }.joined(separator: "\n"), column: 420)
  }

  @Test(arguments: [["b", "a", "c", "b"], ["b p. 112", "a p. 113", "c p. 113", "b p. 115"]])
  func aLetterInTheMarginIsTheRightOption(letters: [String]) {
    let found = items(letters)
    #expect(found.map(\.answer) == ["stone", "feather", "leaf", "stone"])
    #expect(found.map { $0.options.count } == [3, 3, 3, 3])
    #expect(found.first?.question == "Which of these is heavy, number 1?")
  }

  @Test func threeLettersAreTooFewToTell() {
    let found = items(["b", "a", "c"])
    #expect(found.map { $0.options.count } == [3, 3, 3])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func lettersWithNoOptionsBelowThemAnswerNothing() {
    let found = TypedLines.items(
      (1...5).map { "\($0). Which of these is heavy, number \($0)?|b" }.joined(separator: "\n"), column: 420)
    #expect(found.count == 5)
    #expect(found.allSatisfy { $0.options.isEmpty && $0.answerLabels.isEmpty })
  }
}
