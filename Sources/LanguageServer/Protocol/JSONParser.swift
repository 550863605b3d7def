/// Reads JSON by its grammar and nothing else.
///
/// Source: RFC 8259. Half of a surrogate pair becomes U+FFFD, as in browsers; bytes that are not UTF-8, too.
package struct JSONParser {
  /// Why a text is no JSON.
  package struct Fault: Error, Equatable {
    /// What was found or expected.
    package let message: String
    /// Where, in bytes.
    package let offset: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// Collections within collections: more than any message needs, less than a stack holds.
  private static let deepest = 200

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a text is.
  package static func parse(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.fault("expected the end of the message") }
    return value
  }

  private func fault(_ message: String) -> Fault { Fault(message: message, offset: position) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func value() throws(Fault) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { (parser: inout Self) throws(Fault) in try parser.object() }
    case UInt8(ascii: "["): return try nested { (parser: inout Self) throws(Fault) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || 0x30...0x39 ~= byte: return try number()
    case nil: throw fault("the message ends where a value is expected")
    default: throw fault("expected a value")
    }
  }

  private mutating func nested(
    _ body: (inout Self) throws(Fault) -> JSONValue
  ) throws(Fault) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw fault("more than \(Self.deepest) collections in each other") }
    position += 1
    skipSpace()
    return try body(&self)
  }

  private mutating func object() throws(Fault) -> JSONValue {
    var members: [String: JSONValue] = [:]
    if next == UInt8(ascii: "}") {
      position += 1
      return .object(members)
    }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("expected a key in quotes") }
      let key = try string()
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw fault("expected ':' behind a key") }
      position += 1
      members[key] = try value()
      if try endsCollection(UInt8(ascii: "}")) { return .object(members) }
    }
  }

  private mutating func array() throws(Fault) -> JSONValue {
    var elements: [JSONValue] = []
    if next == UInt8(ascii: "]") {
      position += 1
      return .array(elements)
    }
    while true {
      elements.append(try value())
      if try endsCollection(UInt8(ascii: "]")) { return .array(elements) }
    }
  }

  /// Skips a comma, or the end of a collection, for which it is true.
  private mutating func endsCollection(_ end: UInt8) throws(Fault) -> Bool {
    skipSpace()
    guard let byte = next, byte == end || byte == UInt8(ascii: ",") else {
      throw fault("expected ',' or the end of the collection")
    }
    position += 1
    return byte == end
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw fault("expected a value") }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(Fault) -> JSONValue {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let digits = try skipDigits()
    guard digits == 1 || bytes[position - digits] != UInt8(ascii: "0") else {
      throw fault("a number begins with 0")
    }
    var isWhole = true
    if next == UInt8(ascii: ".") {
      isWhole = false
      position += 1
      _ = try skipDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isWhole = false
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      _ = try skipDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    return .number(Double(text) ?? 0)
  }

  private mutating func skipDigits() throws(Fault) -> Int {
    let start = position
    while let byte = next, 0x30...0x39 ~= byte { position += 1 }
    guard position > start else { throw fault("expected a digit") }
    return position - start
  }

  private mutating func string() throws(Fault) -> String {
    position += 1
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if next == UInt8(ascii: "\"") {
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var text = Array(bytes[start..<position])
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escaped()).utf8)
      case ..<0x20: throw fault("a control character in a text")
      default: text.append(byte)
      }
    }
    throw fault("a text without its end")
  }

  private mutating func escaped() throws(Fault) -> Unicode.Scalar {
    guard let byte = next else { throw fault("a text without its end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw fault("an unknown escape")
    }
  }

  private mutating func codePoint() throws(Fault) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    guard first < 0xDC00, bytes[position...].starts(with: [0x5C, 0x75]) else { return "\u{FFFD}" }
    let mark = position
    position += 2
    let second = try codeUnit()
    guard 0xDC00...0xDFFF ~= second else {
      position = mark
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (UInt32(first - 0xD800) << 10) + UInt32(second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(Fault) -> UInt16 {
    guard position + 4 <= bytes.count,
      bytes[position..<position + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw fault("expected four hexadecimal digits") }
    position += 4
    return unit
  }
}
