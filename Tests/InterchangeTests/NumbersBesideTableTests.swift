import PDFText
import Testing

@testable import Interchange

/// Two tables beside each other, each with numbers before its rows.
struct NumbersBesideTableTests {
  private static let left = ["Hund|dog", "Katze|cat", "Pferd|horse", "Schaf|sheep"]
  private static let right = ["Brot|bread", "Milch|milk", "Salz|salt", "Honig|honey"]

  private func items(_ numbers: [String]) -> [ExtractedItem] {
    var typed = [("German", 80, 100), ("English", 180, 100), ("German", 330, 100), ("English", 430, 100)]
    for (row, pair) in zip(Self.left, Self.right).enumerated() {
      let (words, others) = (pair.0.split(separator: "|"), pair.1.split(separator: "|"))
      let y = 120 + 15 * row
      typed += [("\(row + 1).", 60, y), (String(words[0]), 80, y), (String(words[1]), 180, y)]
      typed += [(numbers[row], 310, y), (String(others[0]), 330, y), (String(others[1]), 430, y)]
    }
    let page = TypedLines.page(
      typed.map { (text: $0.0, x: $0.1, y: $0.2, font: $0.2 == 100 ? "Serif-Bold" : "Serif") })
    return extract([page]).items
  }

  @Test func numbersBeforeTheSecondTableBelongToItsRows() {
    let found = items(["5.", "6.", "7.", "8."])
    #expect(
      Set(found.map(\.question)) == ["Hund", "Katze", "Pferd", "Schaf", "Brot", "Milch", "Salz", "Honig"])
    #expect(found.first { $0.question == "Schaf" }?.answer == "sheep")
    #expect(found.first { $0.question == "Milch" }?.answer == "milk")
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6", "7", "8"])
  }

  @Test func wordsBeforeTheSecondTableAreNoNumbersOfItsRows() {
    let found = items(["the", "a", "an", "no"])
    #expect(!found.contains { ["the", "a", "an", "no"].contains($0.number) })
  }
}
