/// The standard library's searches, by bytes where these say as much as characters.
///
/// Members of these names take the place of the standard library's wherever this module is imported, and give the same
/// answers. An ASCII character is one of its own unless a mark stands behind it; where that is in doubt, or a text may have
/// the same characters in another form, the characters themselves are compared.
extension String {
  /// True when the text has a character in it.
  package func contains(_ character: Character) -> Bool {
    PlainBytes.contains(self, character) ?? contains { $0 == character }
  }

  /// True when the text has another in it.
  package func contains(_ part: String) -> Bool {
    PlainBytes.contains(self, part) ?? (firstPlace(of: part, in: self) != nil)
  }

  /// Where the text has another in it for the first time; nil where it has not.
  package func firstRange(of part: String) -> Range<Index>? {
    PlainBytes.contains(self, part) == false ? nil : firstPlace(of: part, in: self)
  }

  /// What stands between the places of a character, without empty pieces.
  package func split(separator: Character) -> [Substring] {
    PlainBytes.pieces(of: self[...], at: separator) ?? split { $0 == separator }
  }
}

extension Substring {
  /// True when the text has a character in it.
  package func contains(_ character: Character) -> Bool {
    PlainBytes.contains(self, character) ?? contains { $0 == character }
  }

  /// True when the text has another in it.
  package func contains(_ part: String) -> Bool {
    PlainBytes.contains(self, part) ?? (firstPlace(of: part, in: self) != nil)
  }

  /// Where the text has another in it for the first time; nil where it has not.
  package func firstRange(of part: String) -> Range<Index>? {
    PlainBytes.contains(self, part) == false ? nil : firstPlace(of: part, in: self)
  }

  /// What stands between the places of a character, without empty pieces.
  package func split(separator: Character) -> [Substring] {
    PlainBytes.pieces(of: self, at: separator) ?? split { $0 == separator }
  }
}

/// What the standard library finds.
private func firstPlace<Text: BidirectionalCollection<Character>>(of part: String, in text: Text)
  -> Range<Text.Index>?
{
  text.firstRange(of: part)
}

/// What bytes alone say about the characters of a text; nil where they do not say enough.
private enum PlainBytes {
  static func contains(_ text: some StringProtocol, _ character: Character) -> Bool? {
    guard let wanted = plain(character) else {
      return isForeign(character.unicodeScalars, to: text) ? false : nil
    }
    return text.utf8.withContiguousStorageIfAvailable { bytes -> Bool? in
      var isInDoubt = false
      for place in bytes.indices where bytes[place] == wanted {
        if isAlone(place, place, in: bytes) { return true }
        isInDoubt = true
      }
      return isInDoubt ? nil : false
    } ?? nil
  }

  static func contains(_ text: some StringProtocol, _ part: String) -> Bool? {
    guard !part.isEmpty else { return nil }
    guard part.utf8.allSatisfy(isPlain) else { return isForeign(part.unicodeScalars, to: text) ? false : nil }
    return text.utf8.withContiguousStorageIfAvailable { bytes -> Bool? in
      part.utf8.withContiguousStorageIfAvailable { part -> Bool? in
        var isInDoubt = false
        var place = 0
        while place + part.count <= bytes.count {
          defer { place += 1 }
          guard bytes[place] == part[0] else { continue }
          var length = 1
          while length < part.count, bytes[place + length] == part[length] { length += 1 }
          guard length == part.count else { continue }
          if isAlone(place, place + length - 1, in: bytes) { return true }
          isInDoubt = true
        }
        return isInDoubt ? nil : false
      } ?? nil
    } ?? nil
  }

  static func pieces(of text: Substring, at separator: Character) -> [Substring]? {
    guard let wanted = plain(separator) else { return nil }
    let utf8 = text.utf8
    return utf8.withContiguousStorageIfAvailable { bytes -> [Substring]? in
      var pieces: [Substring] = []
      var start = 0
      func add(until end: Int) {
        guard end > start else { return }
        let first = utf8.index(utf8.startIndex, offsetBy: start)
        pieces.append(text[first..<utf8.index(first, offsetBy: end - start)])
      }
      for place in bytes.indices where bytes[place] == wanted {
        guard isAlone(place, place, in: bytes) else { return nil }
        add(until: place)
        start = place + 1
      }
      add(until: bytes.count)
      return pieces
    } ?? nil
  }

  /// The byte of a character that has no other form.
  private static func plain(_ character: Character) -> UInt8? {
    guard character.utf8.count == 1, let byte = character.utf8.first, isPlain(byte) else { return nil }
    return byte
  }

  /// True where a text is ASCII, and what it may have in it is not.
  private static func isForeign(_ scalars: some Sequence<Unicode.Scalar>, to text: some StringProtocol)
    -> Bool
  {
    text.utf8.allSatisfy { $0 < 0x80 } && scalars.contains { !$0.isASCII && !isTwin($0) }
  }

  /// True for the characters that are equal to ASCII ones.
  private static func isTwin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x37E || scalar.value == 0x1FEF || scalar.value == 0x212A
  }

  /// True for ASCII but the characters that others are equal to (U+037E, U+1FEF, U+212A), and ends of lines.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte != 0x3B && byte != 0x60 && byte != 0x4B && byte != 0x0D && byte != 0x0A
  }

  /// True when neither the character before a run of ASCII nor that behind it can be one with its ends.
  ///
  /// Source: Unicode Standard Annex 29, rules GB9 to GB9b. Before it, the characters that prepend are U+0600 and up, none
  /// of them from U+1000 to U+FFFF; behind it, those that extend are U+0300 and up.
  private static func isAlone(_ first: Int, _ last: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var before = first - 1
    while before >= 0, bytes[before] & 0xC0 == 0x80 { before -= 1 }
    if before >= 0, bytes[before] >= 0xD8, !(0xE1...0xEF).contains(bytes[before]) { return false }
    guard last + 1 < bytes.count else { return true }
    let next = bytes[last + 1]
    if next < 0xCC { return true }
    // General punctuation but for what joins, signs of currency, arrows, operators and shapes.
    guard next == 0xE2, last + 3 < bytes.count else { return false }
    switch bytes[last + 2] {
    case 0x80: return bytes[last + 3] != 0x8C && bytes[last + 3] != 0x8D
    case 0x81, 0x82, 0x84...0xAF: return true
    default: return false
    }
  }
}
