/// What stops a file from being read as text, found before the YAML parser sees it.
package enum EncodingFault: Equatable, Sendable {
  /// Bytes that are not UTF-8, at a UTF-8 offset.
  case notUTF8(offset: Int)
  /// A NUL byte.
  case nul(offset: Int)
  /// A UTF-16 or UTF-32 byte order mark.
  case utf16
}

/// What a file's bytes are.
package struct EncodingReport: Equatable, Sendable {
  /// The first fault, or nil for good UTF-8.
  package var fault: EncodingFault?
  /// True when every byte is below 128, so that characters are bytes.
  package var isASCII = true
  /// True when the file begins with a UTF-8 byte order mark.
  package var hasByteOrderMark = false
  /// UTF-8 offset of the first carriage return, or nil.
  package var firstCarriageReturn: Int?
  /// UTF-8 offsets of U+0085, U+2028 and U+2029, which YAML takes for line breaks though nobody sees them.
  package var hiddenLineBreaks: [Int] = []
}

/// Checks that bytes are UTF-8 without NUL.
///
/// - Complexity: O(*n*), one pass; eight bytes at a time while they are plain ASCII.
/// - Returns: What was found; offsets are UTF-8 offsets from the start of `bytes`.
///
/// Source: Unicode 15.0, table 3-7, well-formed UTF-8 byte sequences.
package func checkEncoding(_ bytes: [UInt8]) -> EncodingReport {
  var report = EncodingReport()
  bytes.withUnsafeBytes { raw in
    let start = Array(raw.prefix(3))
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      report.fault = .utf16
      return
    }
    report.hasByteOrderMark = start == [0xEF, 0xBB, 0xBF]
    var index = 0
    let count = raw.count
    while index < count {
      // High bits mean non-ASCII; the second test finds bytes below 16: control characters, line breaks.
      while index + 8 <= count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let isPlain =
          word & 0x8080_8080_8080_8080 == 0
          && (word &- 0x1010_1010_1010_1010) & 0x8080_8080_8080_8080 == 0
        guard isPlain else { break }
        index += 8
      }
      guard index < count else { break }
      let byte = raw[index]
      if byte < 0x80 {
        if byte == 0 {
          report.fault = .nul(offset: index)
          return
        }
        if byte == 0x0D, report.firstCarriageReturn == nil { report.firstCarriageReturn = index }
        index += 1
        continue
      }
      report.isASCII = false
      let length = sequenceLength(raw, index)
      guard length > 0 else {
        report.fault = .notUTF8(offset: index)
        return
      }
      if byte == 0xC2 || byte == 0xE2, isHiddenLineBreak(raw, index) { report.hiddenLineBreaks.append(index) }
      index += length
    }
  }
  return report
}

/// True for U+0085, U+2028 and U+2029 at `index`.
private func isHiddenLineBreak(_ raw: UnsafeRawBufferPointer, _ index: Int) -> Bool {
  if raw[index] == 0xC2 { return raw[index + 1] == 0x85 }
  return raw[index + 1] == 0x80 && (raw[index + 2] == 0xA8 || raw[index + 2] == 0xA9)
}

/// Length of the well-formed non-ASCII sequence at `index`, or 0.
private func sequenceLength(_ raw: UnsafeRawBufferPointer, _ index: Int) -> Int {
  let first = raw[index]
  let length: Int
  var low: UInt8 = 0x80
  var high: UInt8 = 0xBF
  switch first {
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, low) = (3, 0xA0)
  case 0xED: (length, high) = (3, 0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, low) = (4, 0x90)
  case 0xF4: (length, high) = (4, 0x8F)
  case 0xF1...0xF3: length = 4
  default: return 0
  }
  guard index + length <= raw.count, raw[index + 1] >= low, raw[index + 1] <= high else { return 0 }
  var next = index + 2
  while next < index + length {
    guard raw[next] & 0xC0 == 0x80 else { return 0 }
    next += 1
  }
  return length
}
