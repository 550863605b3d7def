import Interchange
import PDFText
import Testing

/// Words with letters below a passage, of which each gap takes one.
struct BankOfLetterTests {
  private static let passage = [
    "*A village by the sea",
    "Every morning the boats leave the (1) ______ before the sun is up. The men throw out their (2) ______",
    "and wait. At noon they bring the (3) ______ home, and the gulls follow them over the water.",
    "",
  ]
  private static let words = ["basket", "catch", "harbour", "ladder", "meadow", "nets"]

  /// The gaps of a passage above rows of a bank.
  private func items(_ rows: [[(x: Int, text: String)]], key: String = "1 C  2 F  3 B") -> [ExtractedItem] {
    var typed = TypedLines.lines(Self.passage.joined(separator: "\n"), column: 150)
    for (row, cells) in (rows + [[], [(60, "Answers: " + key)]]).enumerated() {
      for cell in cells { typed.append((cell.text, cell.x, 170 + 15 * row, "Serif")) }
    }
    return extract([TypedLines.page(typed)]).items
  }

  /// Six words with letters down two columns.
  private func downColumns(_ letters: [String], stop: String = ")") -> [[(x: Int, text: String)]] {
    (0..<3).map { row in
      [(60, row), (300, row + 3)].map { (x: $0, text: "\(letters[$1])\(stop) \(Self.words[$1])") }
    }
  }

  @Test(arguments: [")", "."])
  func aBankMayCountDownTwoColumns(stop: String) {
    let found = items(downColumns(["A", "B", "C", "D", "E", "F"], stop: stop))
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.allSatisfy { $0.options.map(\.text) == Self.words })
    #expect(found.first?.options.map(\.label) == ["A", "B", "C", "D", "E", "F"])
    #expect(found.map(\.answer) == ["harbour", "nets", "catch"])
  }

  @Test func aBankMayCountAcrossItsColumns() {
    let rows: [[(x: Int, text: String)]] = (0..<3).map { row in
      [(60, 2 * row), (300, 2 * row + 1)].map {
        (x: $0, text: "\(["A", "B", "C", "D", "E", "F"][$1]) \(Self.words[$1])")
      }
    }
    #expect(items(rows).allSatisfy { $0.options.map(\.text) == Self.words })
  }

  @Test func theSecondColumnMayBeShorter() {
    let rows = downColumns(["A", "B", "C", "D", "E", "F"]).enumerated().map { $0 == 2 ? [$1[0]] : $1 }
    let found = items(rows, key: "1 C  2 E  3 B")
    #expect(found.allSatisfy { $0.options.map(\.text) == Array(Self.words.prefix(5)) })
  }

  // MARK: What is none of it

  @Test func columnsWhoseLettersLeaveOneOutAreNoBank() {
    let found = items(downColumns(["A", "B", "C", "E", "F", "G"]))
    #expect(found.allSatisfy { $0.options.isEmpty })
  }

  @Test func columnsThatNameALetterTwiceAreNoBank() {
    let found = items(downColumns(["A", "B", "C", "A", "B", "C"]))
    #expect(found.allSatisfy { $0.options.map(\.text) != Self.words })
  }

  @Test func whatIsLongerThanFourWordsIsNoWordOfABank() {
    let rows: [[(x: Int, text: String)]] = [
      [(60, "A) the boats of the old men"), (300, "D) a ladder")],
      [(60, "B) the catch"), (300, "E) a meadow")],
      [(60, "C) the harbour"), (300, "F) the nets")],
    ]
    #expect(items(rows).allSatisfy { $0.options.isEmpty })
  }
}
