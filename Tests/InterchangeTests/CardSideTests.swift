import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Cards printed on both sides of a sheet: words on one page, what they mean mirrored on the next.
struct CardSideTests {
  /// The middles of the three columns, in points; the second page has them from right to left.
  private static let middles = [120, 297, 474]

  /// Types texts into cells, three in a row, each in the middle of its cell.
  private func page(_ number: Int, _ texts: [String], isBack: Bool) -> PageText {
    var page = TypedPage(number)
    for (place, text) in texts.enumerated() where !text.isEmpty {
      let size = isBack ? 10 : 16
      let middle = Self.middles[isBack ? 2 - place % 3 : place % 3]
      page.type(text, x: middle - text.count * size / 4, y: 150 + 160 * (place / 3), size: size)
    }
    return PageText(page.dump)
  }

  private static let words = ["barn", "goat", "plough", "wheat", "hay", "field"]
  private static let meanings = [
    "a house for cows", "it gives milk", "it turns the soil", "bread is made of it", "dry grass",
    "land to sow",
  ]

  @Test func whatStandsBehindAWordOnTheTurnedSheetIsItsMeaning() {
    let found = extract([page(1, Self.words, isBack: false), page(2, Self.meanings, isBack: true)]).items
    #expect(found.map(\.question).sorted() == Self.words.sorted())
    for (word, meaning) in zip(Self.words, Self.meanings) {
      #expect(found.first { $0.question == word }?.answer == meaning)
    }
    #expect(found.allSatisfy { $0.answerPlace?.page == 2 })
  }

  @Test func aBackWithoutItsFrontMakesNoCards() {
    let found = extract([
      page(1, ["barn", "goat", "plough", "wheat", "", "field"], isBack: false),
      page(2, Self.meanings, isBack: true),
    ]).items
    #expect(!found.contains { $0.answer == "dry grass" || $0.answer?.contains("dry grass") == true })
    #expect(!found.contains { $0.answerPlace?.page == 2 })
  }
}
