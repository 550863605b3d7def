extension String {
  /// Without the spaces around it.
  package var trimmed: String {
    // Most texts have none, and their bytes say so.
    if let first = utf8.first, let last = utf8.last, first.isASCIIVisible, last.isASCIIVisible { return self }
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
    var bytes = utf8[...]
    if bytes.allSatisfy({ $0 < 0x80 }) {
      while let first = bytes.first, !first.isASCIIAlphanumeric { bytes.removeFirst() }
      while let last = bytes.last, !last.isASCIIAlphanumeric { bytes.removeLast() }
      return String(Substring(bytes))
    }
    var text = self[...]
    while let first = text.first, !first.isLetter, !first.isNumber { text.removeFirst() }
    while let last = text.last, !last.isLetter, !last.isNumber { text.removeLast() }
    return String(text)
  }
}

extension UInt8 {
  /// True for the bytes of ASCII characters that can be seen.
  fileprivate var isASCIIVisible: Bool { (0x21...0x7E).contains(self) }
}
