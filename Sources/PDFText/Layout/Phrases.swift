/// Phrases that are looked for in many texts, all at once: each place of a text is compared with those alone that begin with its byte.
package struct Phrases: Sendable {
  /// The phrases by their first bytes.
  private let byFirst: [[[UInt8]]]
  /// Whether each of them has bytes that ASCII has not, so that texts in ASCII hold none.
  private let areForeign: Bool

  /// - Parameter phrases: None of them empty; compared byte for byte, as `holds` does.
  package init(_ phrases: [String]) {
    var byFirst = [[[UInt8]]](repeating: [], count: 256)
    for phrase in phrases {
      let bytes = Array(phrase.utf8)
      if let first = bytes.first { byFirst[Int(first)].append(bytes) }
    }
    self.byFirst = byFirst
    areForeign = phrases.allSatisfy { phrase in phrase.utf8.contains { $0 >= 0x80 } }
  }

  /// True when a text has one of the phrases in it.
  package func areIn(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      if areForeign, text.allSatisfy({ $0 < 0x80 }) { return false }
      for start in text.indices {
        let candidates = byFirst[Int(text[start])]
        if candidates.isEmpty { continue }
        for phrase in candidates where start + phrase.count <= text.count {
          var length = 1
          while length < phrase.count, text[start + length] == phrase[length] { length += 1 }
          if length == phrase.count { return true }
        }
      }
      return false
    }
  }
}
