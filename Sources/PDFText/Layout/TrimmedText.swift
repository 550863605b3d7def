extension String {
  /// Without the spaces around it.
  package var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// Without what stands around a word or a label.
  package var trimmedOfPunctuation: String {
    // Most words have nothing to lose, and their bytes say so.
    if let first = utf8.first, let last = utf8.last, first.isASCIIAlphanumeric, last.isASCIIAlphanumeric {
      return self
    }
    var text = self[...]
    while let first = text.first, !first.isLetter, !first.isNumber { text.removeFirst() }
    while let last = text.last, !last.isLetter, !last.isNumber { text.removeLast() }
    return String(text)
  }
}

extension UInt8 {
  /// True for the bytes of ASCII letters.
  package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// True for the bytes of ASCII letters and digits.
  fileprivate var isASCIIAlphanumeric: Bool { isASCIILetter || (0x30...0x39).contains(self) }
}
