/// Which words stand beside which in the texts of a course.
package struct WordNeighbours: Sendable {
  /// A word seen beside others, and how often.
  struct Attested: Sendable {
    /// Its place in the words' order of bytes.
    let word: Int32
    let count: Int32
  }

  /// Words looked at beside one context.
  private static let reach = 256

  /// Spellings in the order of their bytes, each with the hash of its stem.
  private let words: [String]
  /// Hashes of contexts, ascending, and where each one's list begins.
  private let contexts: [UInt32]
  private let starts: [Int32]
  private let attested: [Attested]

  /// No texts.
  package static let none = WordNeighbours([])

  /// Reads texts: options, keys and, where wanted, stems.
  ///
  /// - Complexity: O(*n* log *n*) in the words of all texts; of a text, the first 64 words count.
  package init(_ texts: some Sequence<String>) {
    var numbers: [String: Int32] = [:]
    var spellings: [String] = []
    var pairs: [UInt64] = []
    // A word beside nothing tells nothing, and most texts of a course are single words.
    for text in texts where text.utf8.contains(where: { $0 == 0x20 || $0 == 0x2D }) {
      let phrase = PhraseWord.words(of: text)
      for (place, word) in phrase.enumerated() where word.isContent {
        let keys = Self.contexts(of: place, in: phrase)
        guard !keys.isEmpty else { continue }
        let spelling = place == 0 ? Self.withoutFirstCapital(word) : word.spelling
        let number = numbers[word.folded] ?? Int32(spellings.count)
        if Int(number) == spellings.count {
          numbers[word.folded] = number
          spellings.append(spelling)
        } else if precedes(spellings[Int(number)], spelling) {
          // Small letters come after capitals: the spelling with the fewest capitals stands for the word.
          spellings[Int(number)] = spelling
        }
        for (key, _) in keys { pairs.append(UInt64(key) << 32 | UInt64(number)) }
      }
    }
    let order = spellings.indices.sorted { precedes(spellings[$0], spellings[$1]) }
    var ranks = [UInt32](repeating: 0, count: order.count)
    for (rank, number) in order.enumerated() { ranks[number] = UInt32(rank) }
    words = order.map { spellings[$0] }
    for place in pairs.indices {
      pairs[place] = pairs[place] & 0xFFFF_FFFF_0000_0000 | UInt64(ranks[Int(pairs[place] & 0xFFFF_FFFF)])
    }
    pairs.sort()
    (contexts, starts, attested) = Self.grouped(pairs)
  }

  /// The words seen where a word of a phrase stands, with a mark for those seen beside two words of the phrase.
  ///
  /// - Returns: Unique spellings, the most frequent first, then by their bytes.
  func alternatives(at place: Int, in phrase: [PhraseWord]) -> [(
    spelling: String, count: Int, isNarrow: Bool
  )] {
    var found: [Int32: (count: Int, isNarrow: Bool)] = [:]
    for (key, isNarrow) in Self.contexts(of: place, in: phrase) {
      for attested in attested(beside: key) {
        let known = found[attested.word]
        found[attested.word] = (
          (known?.count ?? 0) + Int(attested.count), isNarrow || known?.isNarrow ?? false
        )
      }
    }
    return
      found
      .sorted { $0.value.count != $1.value.count ? $0.value.count > $1.value.count : $0.key < $1.key }
      .map { (words[Int($0.key)], $0.value.count, $0.value.isNarrow) }
  }

  private func attested(beside key: UInt32) -> ArraySlice<Attested> {
    var (low, high) = (0, contexts.count)
    while low < high {
      let middle = (low + high) / 2
      if contexts[middle] < key { low = middle + 1 } else { high = middle }
    }
    guard low < contexts.count, contexts[low] == key else { return [] }
    return attested[Int(starts[low])..<Int(starts[low + 1])].prefix(Self.reach)
  }

  /// Hashes of what stands beside a word: the next word, the next two, the one before, the two before.
  private static func contexts(of place: Int, in phrase: [PhraseWord]) -> [(key: UInt32, isNarrow: Bool)] {
    var contexts: [(key: UInt32, isNarrow: Bool)] = []
    func add(_ side: UInt64, _ near: PhraseWord, _ far: PhraseWord?) {
      var hash = TextHash()
      hash.add(side)
      hash.add(UInt64(near.hash))
      if let far { hash.add(UInt64(far.hash)) }
      contexts.append((hash.narrow, far != nil))
    }
    if place + 1 < phrase.count, phrase[place + 1].isJoined, phrase[place + 1].isContent {
      add(1, phrase[place + 1], nil)
      if place + 2 < phrase.count, phrase[place + 2].isJoined { add(2, phrase[place + 1], phrase[place + 2]) }
    }
    if place > 0, phrase[place].isJoined, phrase[place - 1].isContent {
      add(3, phrase[place - 1], nil)
      if place > 1, phrase[place - 1].isJoined { add(4, phrase[place - 1], phrase[place - 2]) }
    }
    return contexts
  }

  /// The first word of a text in small letters, unless it has a capital further on.
  private static func withoutFirstCapital(_ word: PhraseWord) -> String {
    word.spelling.utf8.dropFirst().elementsEqual(word.folded.utf8.dropFirst()) ? word.folded : word.spelling
  }

  private static func grouped(_ pairs: [UInt64]) -> ([UInt32], [Int32], [Attested]) {
    var (contexts, starts, attested): ([UInt32], [Int32], [Attested]) = ([], [], [])
    var place = 0
    while place < pairs.count {
      let context = pairs[place] >> 32
      contexts.append(UInt32(context))
      let first = attested.count
      starts.append(Int32(first))
      while place < pairs.count, pairs[place] >> 32 == context {
        let pair = pairs[place]
        var count: Int32 = 0
        while place < pairs.count, pairs[place] == pair { (place, count) = (place + 1, count + 1) }
        attested.append(Attested(word: Int32(pair & 0xFFFF_FFFF), count: count))
      }
      attested[first...].sort { $0.count != $1.count ? $0.count > $1.count : $0.word < $1.word }
    }
    starts.append(Int32(attested.count))
    return (contexts, starts, attested)
  }
}
