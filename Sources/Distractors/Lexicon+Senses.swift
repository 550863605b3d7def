extension Lexicon {
  /// The first three senses of a word, for those who compare it often.
  package struct FirstSenses: Hashable, Sendable {
    /// Places of synsets, -1 where there are fewer than three and in the fourth lane.
    let places: SIMD4<Int32>

    /// The senses of a word that the lexicon does not have.
    package static let none = FirstSenses(places: SIMD4(repeating: -1))

    /// True when one of them is among others.
    package func share(with other: FirstSenses) -> Bool {
      for lane in 0..<3 where places[lane] >= 0 {
        let place = places[lane]
        if place == other.places[0] || place == other.places[1] || place == other.places[2] { return true }
      }
      return false
    }
  }

  /// The senses of a word, the most frequent first; those of its dictionary form where it has none.
  package func senses(of word: Word, limit: Int) -> [Synset] {
    var found: [Synset] = []
    forEachSense(of: word, limit: limit) { found.append($0) }
    return found
  }

  /// Runs through the senses of a word, the most frequent first, without making an array.
  package func forEachSense(of word: Word, limit: Int, _ body: (Synset) -> Void) {
    visitSenses(of: word, limit: limit) {
      body(Synset(index: Int32($0)))
      return true
    }
  }

  /// The first three senses of a word, or of its dictionary form where it has none.
  package func firstSenses(of word: Word) -> FirstSenses {
    var (places, next) = (SIMD4<Int32>(repeating: -1), 0)
    visitSenses(of: word, limit: 3) {
      places[next] = Int32($0)
      next += 1
      return true
    }
    return FirstSenses(places: places)
  }

  /// The fields of the first three senses: bit *n* for WordNet's lexicographer file *n*, 0 to 44.
  package func fields(of word: Word) -> UInt64 { fields(of: firstSenses(of: word)) }

  /// The fields of senses: bit *n* for WordNet's lexicographer file *n*, 0 to 44.
  package func fields(of senses: FirstSenses) -> UInt64 {
    var fields: UInt64 = 0
    for lane in 0..<3 where senses.places[lane] >= 0 {
      fields |= 1 << UInt64(record(Int(senses.places[lane])) >> 17 & 0x3F)
    }
    return fields
  }

  /// The class of words that a synset is made of.
  package func wordClass(of synset: Synset) -> WordClasses {
    WordClasses(rawValue: 1 << UInt8(record(Int(synset.index)) >> 30))
  }

  /// The words of a synset that the lexicon has, the most usual for this meaning first.
  package func words(of synset: Synset) -> [Word] {
    var found: [Word] = []
    guard synset.index >= 0, Int(synset.index) < synsetCount else { return found }
    forEach(in: Int(synset.index), of: .members, blocks: .memberBlocks) {
      if $0 < count { found.append(Word(index: Int32($0))) }
      return true
    }
    return found
  }

  /// Whether two words mean the same in one of their first senses.
  package func sharesSense(_ a: Word, _ b: Word, limit: Int) -> Bool {
    var isShared = false
    visitSenses(of: a, limit: limit) { own in
      visitSenses(of: b, limit: limit) { other in
        isShared = own == other
        return !isShared
      }
      return !isShared
    }
    return isShared
  }

  /// Whether a word names a kind, or an instance, of what another names, in one of their first senses.
  ///
  /// Goes up to the root by all parents; a synset is no kind of itself.
  package func isKind(_ a: Word, of b: Word, limit: Int) -> Bool {
    var isKind = false
    visitSenses(of: b, limit: limit) { kind in
      visitSenses(of: a, limit: limit) { own in
        isKind = own != kind && self.isBelow(own, kind, steps: 40)
        return !isKind
      }
      return !isKind
    }
    return isKind
  }

  /// How near two words stand in the tree of kinds, 0 to 1: the best of their first three senses.
  ///
  /// Nouns with nouns and verbs with verbs; 0 where there is no common kind. Wu and Palmer 1994, "Verbs
  /// semantics and lexical selection": twice the depth of the common kind over the sum of both depths, along
  /// each synset's first hypernym.
  package func wuPalmer(_ a: Word, _ b: Word) -> Float {
    wuPalmer(firstSenses(of: a), firstSenses(of: b))
  }

  /// How near two words stand in the tree of kinds, from their first senses.
  package func wuPalmer(_ a: FirstSenses, _ b: FirstSenses) -> Float {
    guard let records = bytes(.synsets).baseAddress else { return 0 }
    var best: Float = 0
    for first in 0..<3 where a.places[first] >= 0 {
      for second in 0..<3 where b.places[second] >= 0 {
        best = max(best, Self.nearness(Int(a.places[first]), Int(b.places[second]), records, above: best))
      }
    }
    return best
  }

  /// The opposites of a word: its own first, then those of the adjectives that it is similar to.
  ///
  /// Of its first four senses; beyond them stand opposites that few would think of.
  ///
  /// - Returns: Unique words; empty where WordNet names none.
  package func antonyms(of word: Word) -> [Word] {
    let own = hasSenses(word) ? word : base(of: word)
    var (direct, indirect): ([Word], [Word]) = ([], [])
    visitSenses(of: own, limit: 4) { sense in
      forEachAntonym(of: sense) { holder, antonym in
        if holder == own {
          direct.append(antonym)
        } else if record(sense) >> 30 == 2 {
          indirect.append(antonym)
        }
      }
      if record(sense) >> 30 == 2, let head = parent(sense) {
        forEachAntonym(of: head) { _, antonym in indirect.append(antonym) }
      }
      return true
    }
    var seen: Set<Word> = [own]
    return (direct + indirect).filter { seen.insert($0).inserted }
  }

  /// Other kinds of what the word's first sense is a kind of.
  ///
  /// - Returns: Unique words: those that mean this first of all before others, then by frequency.
  package func sisters(of word: Word, limit: Int) -> [Word] {
    guard let sense = senses(of: word, limit: 1).first.map({ Int($0.index) }) else { return [] }
    let own = hasSenses(word) ? word : base(of: word)
    var seen: Set<Word> = [own]
    var found: [(word: Word, isFirst: Bool)] = []
    for kind in parents(sense) {
      for child in children(kind) where child != sense {
        guard let name = firstWord(of: child), seen.insert(name).inserted,
          !sharesSense(own, name, limit: 1)
        else { continue }
        var isFirst = false
        visitSenses(of: name, limit: 1) {
          isFirst = $0 == child; return true
        }
        found.append((name, isFirst))
      }
    }
    found.sort {
      if $0.isFirst != $1.isFirst { return $0.isFirst }
      let (left, right) = (zipf($0.word), zipf($1.word))
      return left != right ? left > right : $0.word.index < $1.word.index
    }
    return found.prefix(max(0, limit)).map(\.word)
  }
}

// MARK: - Tree of kinds

extension Lexicon {
  private func record(_ synset: Int) -> UInt32 { wide(.synsets, synset) }

  private static func depth(_ record: UInt32) -> Int { Int(record >> 23 & 0x1F) }

  /// The first hypernym, or the head that a satellite adjective is similar to; it stands before its children.
  func parent(_ synset: Int) -> Int? {
    let parent = Int(record(synset) & 0x1_FFFF)
    return parent < synset ? parent : nil
  }

  private func parents(_ synset: Int) -> [Int] {
    var found = parent(synset).map { [$0] } ?? []
    if record(synset) >> 28 & 1 != 0 { forEachPartner(of: synset, in: .extraParents) { found.append($0) } }
    return found
  }

  private func children(_ synset: Int) -> [Int] {
    let first = max(synset + 1, number(.firstChildren, synset))
    let end = min(synsetCount, number(.firstChildren, synset + 1))
    var found = first < end ? Array(first..<end) : []
    if record(synset) >> 29 & 1 != 0 { forEachPartner(of: synset, in: .extraChildren) { found.append($0) } }
    return found
  }

  private func firstWord(of synset: Int) -> Word? {
    var word: Word?
    forEach(in: synset, of: .members, blocks: .memberBlocks) {
      if $0 < count { word = Word(index: Int32($0)) }
      return false
    }
    return word
  }

  /// Whether a synset hangs below another within a number of steps, by any parent.
  private func isBelow(_ synset: Int, _ kind: Int, steps: Int) -> Bool {
    var at = synset
    for step in 0..<steps {
      if at == kind { return true }
      if record(at) >> 28 & 1 != 0 {
        var isBelow = false
        forEachPartner(of: at, in: .extraParents) { other in
          isBelow = isBelow || self.isBelow(other, kind, steps: (steps - step) / 2)
        }
        if isBelow { return true }
      }
      guard let parent = parent(at) else { return false }
      at = parent
    }
    return false
  }

  /// Nearness of two synsets whose places are inside the table; parents stand before their children, so theirs are.
  private static func nearness(
    _ a: Int, _ b: Int, _ records: UnsafeRawPointer, above floor: Float
  ) -> Float {
    func record(_ synset: Int) -> UInt32 {
      UInt32(littleEndian: records.loadUnaligned(fromByteOffset: 4 * synset, as: UInt32.self))
    }
    var (left, right) = (a, b)
    var (own, other) = (record(a), record(b))
    guard own >> 30 == other >> 30, own >> 30 < 2 else { return 0 }
    let sum = Float(max(2, depth(own) + depth(other)))
    // Synsets are numbered level by level, so the one with the higher number is never the higher one. A common
    // kind no deeper than this is not better than what was found.
    let useless = Int(floor * sum / 2)
    while left != right {
      if left < right {
        swap(&left, &right)
        swap(&own, &other)
      }
      let parent = Int(own & 0x1_FFFF)
      guard depth(own) > useless, parent < left else { return 0 }
      left = parent
      own = record(parent)
    }
    return min(1, 2 * Float(depth(own)) / sum)
  }
}

// MARK: - Tables

extension Lexicon {
  private func hasSenses(_ word: Word) -> Bool {
    var isFound = false
    visitOwnSenses(of: word) { _ in
      isFound = true; return false
    }
    return isFound
  }

  private func visitSenses(of word: Word, limit: Int, _ body: (Int) -> Bool) {
    var left = limit
    guard left > 0 else { return }
    var isFound = false
    let visit: (Int) -> Bool = { sense in
      isFound = true
      left -= 1
      return body(sense) && left > 0
    }
    visitOwnSenses(of: word, visit)
    if !isFound, base(of: word) != word { visitOwnSenses(of: base(of: word), visit) }
  }

  private func visitOwnSenses(of word: Word, _ body: (Int) -> Bool) {
    guard word.index >= 0, Int(word.index) < count else { return }
    forEach(in: Int(word.index), of: .senses, blocks: .senseBlocks) { $0 < synsetCount && body($0) }
  }

  /// Runs through the second numbers of the pairs with a first number, in a table sorted by both.
  private func forEachPartner(of synset: Int, in section: LexiconSection, _ body: (Int) -> Void) {
    var place = firstPlace(of: synset, in: section, width: 2)
    while number(section, 2 * place) == synset {
      let partner = number(section, 2 * place + 1)
      if partner < synsetCount { body(partner) }
      place += 1
    }
  }

  private func forEachAntonym(of synset: Int, _ body: (_ holder: Word, _ antonym: Word) -> Void) {
    var place = firstPlace(of: synset, in: .antonyms, width: 3)
    while number(.antonyms, 3 * place) == synset {
      let (holder, antonym) = (number(.antonyms, 3 * place + 1), number(.antonyms, 3 * place + 2))
      if holder < count, antonym < count {
        body(Word(index: Int32(holder)), Word(index: Int32(antonym)))
      }
      place += 1
    }
  }

  /// The first row whose first number is not below one, in a table of rows of some numbers.
  private func firstPlace(of synset: Int, in section: LexiconSection, width: Int) -> Int {
    var (low, high) = (0, length(section) / (3 * width))
    while low < high {
      let middle = (low + high) / 2
      if number(section, width * middle) < synset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
