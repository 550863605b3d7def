import PDFText
import Testing

@testable import Interchange

/// Questions in cards beside each other, as driving schools print their tests.
struct CardsBesideTests {
  private static let texts = [
    "May you turn here?", "Who goes first?", "May you park here?", "Must you stop?",
  ]

  /// Two rows of two cards, and what is typed behind them.
  private func lines(
    _ numbers: [Int] = [1, 3, 2, 4], word: String = "Question", more: [[(x: Int, text: String)]] = []
  ) -> [TextLine] {
    let rows: [[(x: Int, text: String)]] = [0, 2].flatMap { first -> [[(x: Int, text: String)]] in
      [
        [
          (60, "\(word) \(numbers[first])"), (160, "Rules of the road"),
          (320, "\(word) \(numbers[first + 1])"), (440, "Signs"),
        ],
        [(60, Self.texts[first]), (320, Self.texts[first + 1])],
      ]
    }
    return TypedLines.sheet(rows + more).lines
  }

  private func isKept(_ lines: [TextLine]) -> Bool {
    CardsBeside.below(lines).map(\.text) == lines.map(\.text)
  }

  @Test(arguments: ["Question", "Frage"])
  func theCardsOfTheLeftColumnComeBeforeThoseOfTheRight(word: String) {
    #expect(
      CardsBeside.below(lines(word: word)).map(\.text) == [
        "\(word) 1", Self.texts[0], "\(word) 2", Self.texts[2], "\(word) 3", Self.texts[1], "\(word) 4",
        Self.texts[3],
      ])
  }

  @Test func whatACardIsAboutIsNoPartOfItsQuestion() {
    #expect(!CardsBeside.below(lines()).contains { $0.text.contains("Signs") || $0.text.contains("Rules") })
  }

  // MARK: What is none of it

  @Test func cardsWhoseRightNumberIsSmallerStay() {
    #expect(isKept(lines([3, 1, 4, 2])))
  }

  @Test func oneRowOfCardsIsTooFewToTell() {
    #expect(isKept(Array(lines().prefix(2))))
  }

  @Test func aPageWithALineAcrossBothColumnsStays() {
    #expect(
      isKept(
        lines(more: [[(60, "The answers to all of these questions stand on the last page of this book.")]])))
  }

  @Test func wordsThatNameNoQuestionsHeadNoCards() {
    #expect(isKept(lines(word: "Street")))
  }
}
