/// A place in a text that a small parser reads forward from.
package struct TextCursor: Sendable {
  /// The text in UTF-8.
  package let bytes: [UInt8]
  /// UTF-8 offset of what is read next.
  package var offset: Int

  /// The start of a text, or another place in it.
  package init(_ text: String, at offset: Int = 0) {
    bytes = Array(text.utf8)
    self.offset = offset
  }

  /// True when nothing is left.
  package var isAtEnd: Bool { offset >= bytes.count }

  /// The character that is read next; nil at the end.
  package var next: Unicode.Scalar? { scalar(at: offset) }

  /// The character behind the next one; nil when there is none.
  package var afterNext: Unicode.Scalar? {
    next.flatMap { scalar(at: offset + UTF8.width($0)) }
  }

  /// The character before the place; nil at the start.
  package var previous: Unicode.Scalar? {
    guard offset > 0 else { return nil }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }

  /// The character that begins at a UTF-8 offset.
  package func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    if first < 0x80 { return Unicode.Scalar(first) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in offset + 1..<offset + length where index < bytes.count {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    return Unicode.Scalar(value)
  }

  /// Passes the next character.
  package mutating func advance() {
    if let next { offset += UTF8.width(next) }
  }

  /// Passes the next character when it is the one given.
  package mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    advance()
    return true
  }

  /// Passes the next characters when they are those given.
  package mutating func skip(text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard offset + wanted.count <= bytes.count,
      bytes[offset..<offset + wanted.count].elementsEqual(wanted)
    else { return false }
    offset += wanted.count
    return true
  }

  /// Passes characters while they are of a kind, and returns how many bytes that took.
  @discardableResult
  package mutating func skip(while isOfKind: (Unicode.Scalar) -> Bool) -> Int {
    let start = offset
    while let next, isOfKind(next) { advance() }
    return offset - start
  }

  /// Passes spaces of any width and tabs, not line breaks.
  @discardableResult
  package mutating func skipSpaces() -> Int { skip(while: \.isBlank) }

  /// The text between two offsets.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension Unicode.Scalar {
  /// True for a space, a no-break, thin or narrow one, and a tab.
  package var isBlank: Bool {
    switch value {
    case 0x20, 0x09, 0xA0, 0x2009, 0x202F, 0x2007, 0x200A: true
    default: false
    }
  }

  /// True for a letter of A to Z or a to z.
  package var isASCIILetter: Bool { (value | 0x20) >= 0x61 && (value | 0x20) <= 0x7A }

  /// True for 0 to 9.
  package var isASCIIDigit: Bool { value >= 0x30 && value <= 0x39 }

  /// The digit that a raised character stands for: 2 for ².
  package var superscriptDigit: Int? {
    switch value {
    case 0xB9: 1
    case 0xB2: 2
    case 0xB3: 3
    case 0x2070, 0x2074...0x2079: Int(value) - 0x2070
    default: nil
    }
  }

  /// The digit that a lowered character stands for: 2 for ₂.
  package var subscriptDigit: Int? {
    value >= 0x2080 && value <= 0x2089 ? Int(value) - 0x2080 : nil
  }

  /// True for a hyphen or the minus sign, U+2212.
  package var isMinus: Bool { value == 0x2D || value == 0x2212 }
}
