/// Pinyin, cut into syllables with their tones.
///
/// Source: GB/T 16159-2012, Basic rules of the Chinese phonetic alphabet orthography; ISO 7098:2015.
struct Pinyin: Sendable {
  /// A syllable.
  struct Syllable: Hashable, Sendable {
    /// Without its tone, in lower case, with ü.
    let letters: String
    /// 1 to 4; 5 for one without a mark.
    let tone: Int
    /// True for the first syllable of what is written together.
    let beginsWord: Bool
  }

  /// The syllables, in order.
  let syllables: [Syllable]

  /// Pinyin with tone marks as a number of syllables; nil when it cannot be cut so.
  ///
  /// - Parameter count: How many syllables there must be.
  init?(marked text: String, count: Int) {
    var ways: [[Syllable]] = [[]]
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
      let cuts = Self.cuts(Array(word).map(Self.unmarked))
      // All ways of all words, as far as they do not exceed the number.
      ways = ways.flatMap { way in cuts.map { way + $0 } }.filter { $0.count <= count }
      if ways.isEmpty { return nil }
      ways = Array(ways.prefix(64))
    }
    guard let found = ways.first(where: { $0.count == count }) else { return nil }
    syllables = found
  }

  /// Pinyin with tone numbers: `ni3 hao3`; nil when it is none.
  init?(numbered text: String) {
    var found: [Syllable] = []
    var letters = ""
    for character in text.lowercased() {
      if let tone = character.wholeNumberValue, (0...5).contains(tone) {
        let syllable = letters.replacing("u:", with: "ü").replacing("v", with: "ü")
        guard PinyinTables.syllables.contains(syllable) || syllable == "r" else { return nil }
        found.append(Syllable(letters: syllable, tone: tone == 0 ? 5 : tone, beginsWord: letters.isEmpty))
        letters = ""
      } else if character.isLetter || character == ":" {
        letters.append(character)
      } else if !letters.isEmpty {
        return nil
      }
    }
    guard letters.isEmpty, !found.isEmpty else { return nil }
    syllables = found
  }

  /// True when some cut of the text into syllables exists, whatever their number.
  static func isPinyin(_ text: String) -> Bool {
    text.lowercased().split(whereSeparator: { !$0.isLetter }).allSatisfy { word in
      !cuts(Array(word).map(unmarked)).isEmpty
    }
  }

  /// The ways to cut a word into syllables.
  private static func cuts(_ word: [(letter: Character, tone: Int)]) -> [[Syllable]] {
    var ways = [[[Syllable]]](repeating: [], count: word.count + 1)
    ways[0] = [[]]
    for start in word.indices where !ways[start].isEmpty {
      for end in start + 1...min(word.count, start + 6) {
        let letters = String(word[start..<end].map(\.letter))
        let isErhua = letters == "r" && start > 0 && end == word.count
        guard isErhua || PinyinTables.syllables.contains(letters) else { continue }
        let tones = word[start..<end].map(\.tone).filter { $0 > 0 }
        guard tones.count <= 1 else { continue }
        let syllable = Syllable(letters: letters, tone: tones.first ?? 5, beginsWord: start == 0)
        ways[end] += ways[start].prefix(16).map { $0 + [syllable] }
      }
    }
    return ways[word.count]
  }

  /// A letter without its tone mark, and the tone; 0 without a mark.
  private static func unmarked(_ character: Character) -> (Character, Int) {
    if character.isASCII { return (character, 0) }
    return marks[character] ?? (character, 0)
  }

  private static let marks: [Character: (Character, Int)] = {
    var table: [Character: (Character, Int)] = [:]
    for (plain, marked) in [
      ("a", "āáǎà"), ("e", "ēéěè"), ("i", "īíǐì"), ("o", "ōóǒò"), ("u", "ūúǔù"), ("ü", "ǖǘǚǜ"),
    ] {
      for (index, character) in marked.enumerated() { table[character] = (Character(plain), index + 1) }
    }
    return table
  }()
}
