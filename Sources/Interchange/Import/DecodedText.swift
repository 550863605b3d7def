import Foundation

/// The text of a file, whatever encoding it is in.
struct DecodedText {
  /// The text, without a byte order mark, with line feeds alone.
  let text: String
  /// What was put right, as a sentence; nil for UTF-8.
  let repair: String?

  /// Reads bytes: UTF-8, UTF-16 by its mark or by its zeros, else Windows-1252, of which Latin-1 is a part.
  init(_ bytes: [UInt8]) {
    var repair: String?
    var text: String
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      text = String(decoding: bytes.dropFirst(3), as: UTF8.self)
    } else if let isLittle = Self.isLittleEndianUTF16(bytes) {
      repair = "read as UTF-16, written as UTF-8"
      text = Self.utf16(bytes, isLittle)
    } else if let whole = String(validating: bytes, as: UTF8.self) {
      text = whole
    } else {
      repair = "is no UTF-8; read as Windows-1252, written as UTF-8"
      text = String(String.UnicodeScalarView(bytes.map { Self.windows1252[Int($0)] }))
    }
    if text.utf8.contains(0x0D) {
      text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
    self.text = text
    self.repair = repair
  }

  /// How UTF-16 is ordered; nil for bytes that are none.
  private static func isLittleEndianUTF16(_ bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xFF, 0xFE]) { return true }
    if bytes.starts(with: [0xFE, 0xFF]) { return false }
    let head = bytes.prefix(512)
    guard head.count >= 8 else { return nil }
    let zeros = head.enumerated().filter { $0.element == 0 }.map { $0.offset % 2 }
    guard zeros.count * 3 > head.count else { return nil }
    let odd = zeros.count { $0 == 1 }
    return odd == zeros.count ? true : odd == 0 ? false : nil
  }

  private static func utf16(_ bytes: [UInt8], _ isLittle: Bool) -> String {
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let units = stride(from: hasMark ? 2 : 0, to: bytes.count - 1, by: 2).map { index in
      let (one, two) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? two << 8 | one : one << 8 | two
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The encoding's characters; bytes that it does not use stand for what they do in Latin-1.
  ///
  /// Source: WHATWG Encoding Standard, windows-1252.
  private static let windows1252: [Unicode.Scalar] = {
    var table = (0..<256).map { Unicode.Scalar(UInt8($0)) }
    let special: [UInt32] = [
      0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
      0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122,
      0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]
    for (index, value) in special.enumerated() {
      if let scalar = Unicode.Scalar(value) { table[0x80 + index] = scalar }
    }
    return table
  }()
}
