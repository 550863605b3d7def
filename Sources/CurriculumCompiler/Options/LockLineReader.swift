/// Reads what stands behind the key of a line.
struct LockLineReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.bytes = bytes[start..<end]
    position = start
  }

  mutating func read() -> DistractorLock.Entry? {
    guard take(": {for: "), position + 8 <= bytes.endIndex else { return nil }
    let digits = String(decoding: bytes[position..<position + 8], as: UTF8.self)
    guard let fingerprint = UInt32(digits, radix: 16) else { return nil }
    position += 8
    guard take(", use: [") else { return nil }
    var texts: [String] = []
    while !take("]}") {
      if !texts.isEmpty, !take(", ") { return nil }
      guard let text = readText() else { return nil }
      texts.append(text)
    }
    return position == bytes.endIndex ? DistractorLock.Entry(fingerprint: fingerprint, texts: texts) : nil
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[position...].starts(with: expected) else { return false }
    position += expected.count
    return true
  }

  private mutating func readText() -> String? {
    guard position < bytes.endIndex, bytes[position] == 0x22 else { return readPlain() }
    position += 1
    var text: [UInt8] = []
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      switch byte {
      case 0x22: return String(decoding: text, as: UTF8.self)
      case 0x5C:
        guard let escaped = readEscape() else { return nil }
        text += Array(String(escaped).utf8)
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func readPlain() -> String? {
    let start = position
    while position < bytes.endIndex, bytes[position] != 0x5D, bytes[position] != 0x2C { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func readEscape() -> Unicode.Scalar? {
    guard position < bytes.endIndex else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case 0x22: return "\""
    case 0x5C: return "\\"
    case 0x6E: return "\n"
    case 0x74: return "\t"
    case 0x55 where position + 8 <= bytes.endIndex:
      let digits = String(decoding: bytes[position..<position + 8], as: UTF8.self)
      position += 8
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}

/// Finds where the texts of a line stand, without making any.
struct LockTextFinder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private let end: Int

  /// What stands behind the key of a line.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    self.bytes = bytes
    position = start
    self.end = end
  }

  /// Reads what a choice was made for; nil where the line says it in no such way.
  mutating func readFingerprint() -> UInt32? {
    guard take(": {for: "), position + 8 <= end else { return nil }
    var value: UInt32 = 0
    for _ in 0..<8 {
      let byte = bytes[position]
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x61...0x66: value = value << 4 | UInt32(byte - 0x57)
      default: return nil
      }
      position += 1
    }
    return value
  }

  /// Reads where the texts stand.
  ///
  /// - Returns: False where one of them is written with escapes, or the line is no entry.
  mutating func readTexts(_ texts: inout [Range<Int>]) -> Bool {
    guard take(", use: [") else { return false }
    while !take("]}") {
      if !texts.isEmpty, !take(", ") { return false }
      guard position < end else { return false }
      let isQuoted = bytes[position] == 0x22
      if isQuoted { position += 1 }
      let start = position
      while position < end,
        isQuoted ? bytes[position] != 0x22 : bytes[position] != 0x5D && bytes[position] != 0x2C
      {
        if bytes[position] == 0x5C { return false }
        position += 1
      }
      guard position > start, position < end else { return false }
      texts.append(start..<position)
      if isQuoted { position += 1 }
    }
    return position == end
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= end else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    position += count
    return true
  }
}
