/// How hard an English text is to read, by the length of its sentences and words.
package struct Readability: Sendable {
  /// Sentences.
  package private(set) var sentences = 0
  /// Words; numbers, formulas and units are left out.
  package private(set) var words = 0
  /// Syllables of the words.
  package private(set) var syllables = 0

  /// No text.
  package init() {}

  /// The counts of one text.
  package init(_ text: String) { add(text) }

  /// Counts a text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package mutating func add(_ text: String) {
    for sentence in sentenceRanges(of: text) {
      let before = words
      for token in text.utf8[sentence].split(whereSeparator: { $0 == 0x20 || $0 == 0x0A || $0 == 0x2D }) {
        guard let letters = Self.letters(of: token) else { continue }
        words += 1
        syllables += syllableCount(of: letters)
      }
      if words > before { sentences += 1 }
    }
  }

  /// The Flesch–Kincaid grade: school years in the United States; nil without words.
  ///
  /// Source: Kincaid, Fishburne, Rogers & Chissom 1975, "Derivation of new readability formulas", Navy Research
  /// Branch Report 8-75.
  package var grade: Double? {
    guard words > 0, sentences > 0 else { return nil }
    return 0.39 * Double(words) / Double(sentences) + 11.8 * Double(syllables) / Double(words) - 15.59
  }

  /// The letters of a token in lower case; nil for what is no word: numbers, formulas, symbols, single letters but
  /// "a" and "I".
  private static func letters(of token: Substring.UTF8View.SubSequence) -> [UInt8]? {
    var letters: [UInt8] = []
    var capitals = 0
    for byte in token {
      switch byte {
      case 0x61...0x7A: letters.append(byte)
      case 0x41...0x5A:
        capitals += 1
        letters.append(byte | 0x20)
      case 0x30...0x39, 0x80...0xFF, 0x3D, 0x2B, 0x2F, 0x5E, 0x5F: return nil
      default: continue
      }
    }
    if letters.count == 1 { return letters == [0x61] || letters == [0x69] ? letters : nil }
    return capitals > 1 || letters.isEmpty ? nil : letters
  }
}

/// The UTF-8 ranges of the sentences of a text, first to last; white space between them belongs to none.
///
/// A full stop ends a sentence when white space and no small letter follows, unless it stands behind an abbreviation
/// or a single capital.
///
/// - Complexity: O(*n*) in the bytes of the text.
///
/// Source: Unicode Standard Annex #29, sentence boundaries SB6 to SB11, with a list of abbreviations.
package func sentenceRanges(of text: String) -> [Range<String.UTF8View.Index>] {
  let bytes = text.utf8
  var ranges: [Range<String.UTF8View.Index>] = []
  var start: String.UTF8View.Index?
  var index = bytes.startIndex
  while index < bytes.endIndex {
    let byte = bytes[index]
    let next = bytes.index(after: index)
    if start == nil, byte != 0x20, byte != 0x0A { start = index }
    guard let first = start, let end = sentenceEnd(at: index, in: bytes, from: first) else {
      index = next
      continue
    }
    ranges.append(first..<end)
    start = nil
    index = end
  }
  if let start {
    var end = bytes.endIndex
    while end > start, isSpace(bytes[bytes.index(before: end)]) { end = bytes.index(before: end) }
    if start < end { ranges.append(start..<end) }
  }
  return ranges
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }

/// Abbreviations that end with a full stop within a sentence, without it.
private let abbreviations: Set<String> = [
  "e.g", "i.e", "dr", "mr", "mrs", "ms", "st", "prof", "vs", "approx", "fig", "no", "etc", "cf", "eq", "jr",
  "sr",
]

/// The end of a sentence whose last mark stands at a place; nil when none ends there.
private func sentenceEnd(
  at index: String.UTF8View.Index, in bytes: String.UTF8View, from start: String.UTF8View.Index
) -> String.UTF8View.Index? {
  var end = bytes.index(after: index)
  switch bytes[index] {
  case 0x2E, 0x21, 0x3F:
    // Marks and closing quotes or brackets go with the sentence.
    while end < bytes.endIndex, [0x2E, 0x21, 0x3F, 0x22, 0x27, 0x29].contains(bytes[end]) {
      end = bytes.index(after: end)
    }
    guard end < bytes.endIndex else { return end }
    guard isSpace(bytes[end]) else { return nil }
    if bytes[index] != 0x2E { return end }
    guard let following = bytes[end...].first(where: { !isSpace($0) }), !(0x61...0x7A).contains(following)
    else {
      return nil
    }
    return endsWithAbbreviation(bytes[start..<index]) ? nil : end
  case 0x82, 0x9F, 0x81:
    // 。 is E3 80 82, ！ EF BC 81, ？ EF BC 9F, ؟ D8 9F.
    let tail = bytes[start..<end].suffix(3)
    let isFullWidth =
      tail.elementsEqual([0xE3, 0x80, 0x82]) || tail.elementsEqual([0xEF, 0xBC, 0x81])
      || tail.elementsEqual([0xEF, 0xBC, 0x9F]) || tail.suffix(2).elementsEqual([0xD8, 0x9F])
    return isFullWidth ? end : nil
  default: return nil
  }
}

/// True when the last word of a piece of text is an abbreviation, or the initial of a name.
///
/// A capital behind a number is a unit: 4.2 J.
private func endsWithAbbreviation(_ bytes: Substring.UTF8View) -> Bool {
  let word = bytes.reversed().prefix { !isSpace($0) && $0 != 0x28 }.reversed()
  if word.count == 1, let letter = word.first, (0x41...0x5A).contains(letter) {
    let before = bytes.dropLast(2).last
    return before.map { !(0x30...0x39).contains($0) } ?? true
  }
  return abbreviations.contains(String(decoding: word, as: UTF8.self).lowercased())
}
