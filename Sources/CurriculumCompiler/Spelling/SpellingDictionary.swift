/// A Hunspell dictionary, which knows the words of a language.
///
/// Its words are not expanded: the words asked for are taken apart, and the list is read through once.
package struct SpellingDictionary: Sendable {
  private let affixes: AffixRules
  private let words: [UInt8]

  /// A dictionary from the bytes of its two files; nil when they are in a form that is not understood.
  ///
  /// - Parameters:
  ///   - affixes: The `.aff` file, in UTF-8, with single characters for flags.
  ///   - words: The `.dic` file, in UTF-8.
  package init?(affixes: [UInt8], words: [UInt8]) {
    guard let rules = AffixRules(affixes) else { return nil }
    self.affixes = rules
    self.words = words
  }

  /// The words that the dictionary does not have.
  ///
  /// - Parameter asked: Words as they are written, with straight apostrophes.
  /// - Complexity: O(*n* + *w*) for *n* bytes of the dictionary and *w* words asked for.
  package func unknown(among asked: Set<String>) -> Set<String> {
    var table = WordTable()
    var needs: [[(word: Int, flags: [UInt8])]] = []
    let asked = Array(asked)
    for (index, word) in asked.enumerated() {
      for candidate in affixes.candidates(for: Array(word.utf8)) {
        let number = candidate.stem.withUnsafeBufferPointer { table.intern($0) }
        while needs.count < table.count { needs.append([]) }
        needs[number].append((index, candidate.flags))
      }
    }
    var isKnown = [Bool](repeating: false, count: asked.count)
    forEachEntry { stem, flags in
      guard let number = table.number(of: stem) else { return }
      for need in needs[number] where !isKnown[need.word] {
        if need.flags.isEmpty {
          isKnown[need.word] = !flags.contains { affixes.hidden.contains($0) }
        } else {
          isKnown[need.word] = need.flags.allSatisfy { flags.contains($0) }
        }
      }
    }
    return Set(asked.indices.filter { !isKnown[$0] }.map { asked[$0] })
  }

  /// Calls `body` with each entry and its flags.
  private func forEachEntry(_ body: (UnsafeBufferPointer<UInt8>, Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
    words.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        // Behind white space stand remarks on morphology.
        var last = start
        while last < end, bytes[last] != 0x09, bytes[last] != 0x20, bytes[last] != 0x0D { last += 1 }
        let slash = bytes[start..<last].firstIndex(of: 0x2F) ?? last
        let flags = bytes[min(slash + 1, last)..<last]
        body(UnsafeBufferPointer(rebasing: bytes[start..<slash]), flags)
        start = end + 1
      }
    }
  }
}

/// What spelling is checked against.
package enum Spelling: Sendable {
  /// Nothing: nobody looked for a dictionary.
  case unchecked
  /// Nothing, since none was found for a language, as a BCP 47 tag.
  case noDictionary(String)
  /// A dictionary.
  case dictionary(SpellingDictionary)
}
