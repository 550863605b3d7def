extension String {
  /// What `contains` says of another text, told from the bytes where they tell: tens of thousands of texts are asked.
  ///
  /// - Complexity: O(*n* × *m*) in the bytes of both.
  func hasCharacters(of other: String) -> Bool {
    var (text, part) = (self, other)
    return text.withUTF8 { text in
      part.withUTF8 { part -> Bool? in
        guard text.areOfOneForm, part.areOfOneForm, let first = part.first else { return nil }
        guard text.count >= part.count else { return false }
        return (0...text.count - part.count).contains { start in
          text[start] == first
            && UnsafeBufferPointer(rebasing: text[start..<start + part.count]).hasSameBytes(as: part)
        }
      }
    } ?? contains(other)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True for UTF-8 of characters of one scalar each, of which no two are the same in other bytes.
  ///
  /// Those are U+0000 to U+02FF without the carriage return, and U+1E00 to U+1EFF: Latin letters with and without marks, no
  /// mark for itself, all of them as normal form C has them.
  ///
  /// Source: Unicode 15, DerivedNormalizationProps.txt, NFC_Quick_Check, and GraphemeBreakProperty.txt.
  fileprivate var areOfOneForm: Bool {
    indices.allSatisfy { index in
      let byte = self[index]
      if byte < 0xCC { return byte != 0x0D }
      return byte == 0xE1 && index + 1 < count && 0xB8...0xBB ~= self[index + 1]
    }
  }
}
