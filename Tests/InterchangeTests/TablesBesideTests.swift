import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Tables of words beside each other, each of three or four columns.
struct TablesBesideTests {
  private static let words = [
    ("肉", "niku", "meat"), ("魚", "sakana", "fish"), ("水", "mizu", "water"), ("山", "yama", "mountain"),
    ("川", "kawa", "river"), ("犬", "inu", "dog"), ("猫", "neko", "cat"), ("雨", "ame", "rain"),
  ]

  @Test func scriptsThatComeAgainInTheSameOrderAreTwoTables() {
    let rows = (0..<4).map { row in
      [Self.words[row], Self.words[row + 4]].map { "\($0.0)|\($0.1)|\($0.2)" }.joined(separator: "|")
    }
    let found = TypedLines.items(rows.joined(separator: "\n"), column: 80)
    #expect(Set(found.map(\.question)) == Set(Self.words.map(\.0)))
    #expect(found.first { $0.question == "犬" }?.answer == "dog")
    #expect(found.first { $0.question == "犬" }?.details["pronunciation"] == "inu")
  }

  @Test func scriptsInAnotherOrderAreNoTablesBesideEachOther() {
    let rows = (0..<4).map { row in
      let (left, right) = (Self.words[row], Self.words[row + 4])
      return "\(left.0)|\(left.1)|\(left.2)|\(right.2)|\(right.1)|\(right.0)"
    }
    let found = TypedLines.items(rows.joined(separator: "\n"), column: 80)
    #expect(found.map(\.question) == ["肉", "魚", "水", "山"])
    #expect(found.map(\.answer) == ["meat", "fish", "water", "mountain"])
  }

  @Test func wordsOfTwoLettersInAnotherScriptAreWords() {
    let found = TypedLines.items(
      """
      да|yes
      он|he
      мы|we
      ты|you
      я|I
      """)
    #expect(found.map(\.question) == ["да", "он", "мы", "ты", "я"])
    #expect(found.map(\.answer) == ["yes", "he", "we", "you", "I"])
  }

  @Test func aTableEndsWhereItsColumnOfThePageDoes() {
    var page = TypedPage(1)
    let left = [
      ("der Berg", "mountain"), ("der Fluss", "river"), ("der Hund", "dog"), ("die Katze", "cat"),
      ("der Regen", "rain"), ("das Wasser", "water"), ("der Fisch", "fish"), ("das Fleisch", "meat"),
    ]
    let right = [
      ("gehen", "to go"), ("sehen", "to see"), ("lesen", "to read"), ("singen", "to sing"),
      ("laufen", "to run"), ("essen", "to eat"), ("trinken", "to drink"), ("schlafen", "to sleep"),
    ]
    for (x, top, pairs) in [(60, 100, left), (320, 110, right)] {
      for (row, pair) in pairs.enumerated() {
        page.type(pair.0, x: x, y: top + 20 * row)
        page.type(pair.1, x: x + 100, y: top + 20 * row)
      }
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.question) == (left + right).map(\.0))
    #expect(found.map(\.answer) == (left + right).map(\.1))
  }
}
