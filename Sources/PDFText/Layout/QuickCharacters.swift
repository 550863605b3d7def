/// What the standard library says of characters, without its tables where the character is ASCII.
///
/// Members of these names take the place of the standard library's wherever this module is imported, and give the same
/// answers: nearly all characters that a document has are ASCII, and are asked about many times each.
extension Character {
  /// The first byte in UTF-8.
  @inlinable var firstByte: UInt8 { utf8[utf8.startIndex] }

  @inlinable var firstScalar: Unicode.Scalar { unicodeScalars[unicodeScalars.startIndex] }

  /// True for letters.
  @inlinable package var isLetter: Bool {
    let byte = firstByte
    return byte < 0x80 ? byte.isASCIILetter : firstScalar.properties.isAlphabetic
  }

  /// True for digits and other numbers.
  @inlinable package var isNumber: Bool {
    let byte = firstByte
    return byte < 0x80 ? byte.isASCIIDigit : firstScalar.properties.numericType != nil
  }

  /// True for spaces and ends of lines.
  @inlinable package var isWhitespace: Bool {
    let byte = firstByte
    return byte < 0x80 ? byte == 0x20 || (0x09...0x0D).contains(byte) : firstScalar.properties.isWhitespace
  }

  /// True for capitals.
  @inlinable package var isUppercase: Bool {
    if utf8.count == 1 { return (0x41...0x5A).contains(firstByte) }
    let single = unicodeScalars.count == 1 ? firstScalar.properties : nil
    if single?.isUppercase == true { return true }
    let text = String(self)
    return text == uppercased() && (single?.isCased == true || text != lowercased())
  }

  /// True for small letters.
  @inlinable package var isLowercase: Bool {
    if utf8.count == 1 { return (0x61...0x7A).contains(firstByte) }
    let single = unicodeScalars.count == 1 ? firstScalar.properties : nil
    if single?.isLowercase == true { return true }
    let text = String(self)
    return text == lowercased() && (single?.isCased == true || text != uppercased())
  }
}

extension Unicode.Scalar {
  /// True for spaces and ends of lines.
  var isSpace: Bool { isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }
}

extension UInt8 {
  /// True for the bytes of ASCII letters.
  @inlinable package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// True for the bytes of ASCII digits.
  @inlinable package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// True for the bytes of ASCII letters and digits.
  var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
}
