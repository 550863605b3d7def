import Testing

@testable import Interchange

/// Pairs of columns beside each other, each a word in one language and what it is called in another script.
struct WordPairsBesideTests {
  private static let pairs = [
    ("lete", "寒さ 冷たい 凍る"), ("kasi", "草 植物 葉"), ("waso", "鳥 翼 羽"), ("moku", "食べる 食べ物"), ("telo", "水 液体 飲み物"),
    ("suno", "太陽 光 明るい"), ("kili", "果物 野菜 茸"), ("soweli", "動物 獣 哺乳類"),
  ]

  @Test func eachPairOfColumnsIsATableOfItsOwn() {
    let rows = (0..<4).map { row in
      [Self.pairs[row], Self.pairs[row + 4]].map { "\($0.0)|\($0.1)" }.joined(separator: "|")
    }
    let found = TypedLines.items(rows.joined(separator: "\n"), column: 110)
    #expect(Set(found.map(\.question)) == Set(Self.pairs.map(\.0)))
    #expect(found.first { $0.question == "telo" }?.answer == "水 液体 飲み物")
    #expect(found.first { $0.question == "lete" }?.answer == "寒さ 冷たい 凍る")
  }

  @Test func aThirdColumnInTheScriptOfTheSecondBeginsNoTable() {
    let rows = (0..<4).map { row in
      "\(Self.pairs[row].0)|\(Self.pairs[row].1)|\(Self.pairs[row + 4].1)|\(Self.pairs[row + 4].0)"
    }
    let found = TypedLines.items(rows.joined(separator: "\n"), column: 110)
    #expect(found.map(\.question) == Self.pairs.prefix(4).map(\.1))
    #expect(found.map(\.answer) == Self.pairs.prefix(4).map(\.0))
  }

  @Test func oneWordBesideSeveralInAnotherScriptIsWhatIsLearnt() {
    let found = TypedLines.items(
      Self.pairs.map { "\($0.0)|\($0.1)" }.joined(separator: "\n"), column: 110)
    #expect(found.map(\.question) == Self.pairs.map(\.0))
    #expect(found.map(\.answer) == Self.pairs.map(\.1))
  }

  @Test func oneWordBesideOneInAnotherScriptIsAskedTheOtherWayRound() {
    let words = [("Haus", "家"), ("Wasser", "水"), ("Hund", "犬"), ("Katze", "猫"), ("Berg", "山")]
    let found = TypedLines.items(words.map { "\($0.0)|\($0.1)" }.joined(separator: "\n"), column: 110)
    #expect(found.map(\.question) == words.map(\.1))
    #expect(found.map(\.answer) == words.map(\.0))
  }
}
