/// Writes HTML in which no text can become markup.
struct MarkupWriter {
  /// What was written, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Forgets what was written, and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes markup as it is, which nothing that a document says may become.
  mutating func markup(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a text, for elements and for attributes in double quotes.
  mutating func text(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }

  /// Writes a number.
  mutating func number(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes a part of a whole in percent with three decimals, for CSS.
  mutating func percent(_ part: Int, of whole: Int) {
    let thousandths = part * 100_000 / max(whole, 1)
    let (units, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    let digits = String(rest)
    bytes.append(
      contentsOf: "\(units).\(String(repeating: "0", count: 3 - digits.utf8.count))\(digits)%".utf8)
  }

  /// Writes bytes that are Base64.
  mutating func base64(_ encoded: some Sequence<UInt8>) {
    bytes.append(contentsOf: encoded)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "&": bytes.append(contentsOf: "&amp;".utf8)
    case "<": bytes.append(contentsOf: "&lt;".utf8)
    case ">": bytes.append(contentsOf: "&gt;".utf8)
    case "\"": bytes.append(contentsOf: "&quot;".utf8)
    case "'": bytes.append(contentsOf: "&#39;".utf8)
    // Browsers make a line feed of the sign itself.
    case "\r": bytes.append(contentsOf: "&#13;".utf8)
    case "\t", "\n": bytes.append(UInt8(ascii: scalar == "\t" ? "\t" : "\n"))
    default:
      // HTML has no place for other control characters, nor for what is no character at all.
      let isAllowed = scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && !scalar.isNoncharacter
      bytes.append(
        contentsOf: UTF8.encode(isAllowed ? scalar : "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }
}
