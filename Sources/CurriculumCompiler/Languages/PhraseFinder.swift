/// Finds phrases in texts, whatever their case, at the beginnings of words.
///
/// Case is folded for ASCII letters; other letters must be written as in the phrase, lower case.
struct PhraseFinder: Sendable {
  private let phrases: [(bytes: [UInt8], name: String)]
  /// Positions in `phrases` by the first byte.
  private let byFirst: [[Int]]

  /// Phrases, each with a name that is handed back when it is found.
  init(_ phrases: [(phrase: String, name: String)]) {
    self.phrases = phrases.map { (Array($0.phrase.lowercased().utf8), $0.name) }
    var byFirst = [[Int]](repeating: [], count: 256)
    for (index, phrase) in self.phrases.enumerated() {
      if let first = phrase.bytes.first { byFirst[Int(first)].append(index) }
    }
    self.byFirst = byFirst
  }

  /// Phrases that are their own names.
  init(_ phrases: [String]) { self.init(phrases.map { ($0, $0) }) }

  /// The first phrase in a text: its name, and its UTF-8 offsets.
  ///
  /// - Complexity: O(*n* × *k*) for a text of *n* bytes and *k* phrases that begin with the same letter.
  func first(in text: String) -> (name: String, range: Range<Int>)? {
    var text = text
    return text.withUTF8 { first(in: $0) }
  }

  private func first(in bytes: UnsafeBufferPointer<UInt8>) -> (name: String, range: Range<Int>)? {
    var isInWord = false
    for start in bytes.indices {
      let byte = Self.folded(bytes[start])
      defer { isInWord = Self.isLetter(byte) }
      guard !isInWord else { continue }
      for index in byFirst[Int(byte)] {
        let phrase = phrases[index].bytes
        let end = start + phrase.count
        guard end <= bytes.count, end == bytes.count || !Self.isLetter(Self.folded(bytes[end])) else {
          continue
        }
        if (0..<phrase.count).allSatisfy({ Self.folded(bytes[start + $0]) == phrase[$0] }) {
          return (phrases[index].name, start..<end)
        }
      }
    }
    return nil
  }

  private static func folded(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte >= 0x80
  }
}
