import Foundation

/// What can be wrong with the form of a text, whatever it says.
package struct TextFaults: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// White space at an end, or two spaces in a row.
  package static let strayWhitespace = TextFaults(rawValue: 1)
  /// Characters that cannot be seen: zero width, soft hyphen, control, private use, U+FFFD.
  package static let invisible = TextFaults(rawValue: 2)
  /// Direction overrides that make text read other than it is: U+202A to U+202E.
  package static let bidiControl = TextFaults(rawValue: 4)
  /// A word with letters of two scripts that look alike.
  package static let mixedScript = TextFaults(rawValue: 8)
  /// UTF-8 that was once read as Latin-1 or Windows-1252.
  package static let mojibake = TextFaults(rawValue: 16)
  /// Not in Unicode's composed normal form.
  package static let notNFC = TextFaults(rawValue: 32)
}

/// Finds faults in the form of a text, in one pass over its bytes.
///
/// - Parameters:
///   - bytes: Well-formed UTF-8.
///   - isBlock: True for a text of several lines, where indentation and line breaks are the author's.
/// - Complexity: O(*n*); Unicode's tables are asked only for texts with combining marks.
package func textFaults(_ bytes: UnsafeBufferPointer<UInt8>, isBlock: Bool) -> TextFaults {
  guard let first = bytes.first, let last = bytes.last else { return [] }
  var faults: TextFaults = []
  if !isBlock, isSpace(first) || isSpace(last) { faults.insert(.strayWhitespace) }
  var previous: UInt8 = 0
  var isASCII = true
  for byte in bytes {
    if byte <= 0x20 {
      if byte == 0x20 {
        if previous == 0x20, !isBlock { faults.insert(.strayWhitespace) }
      } else if byte != 0x0A, byte != 0x09 {
        faults.insert(.invisible)
      }
    } else if byte >= 0x7F {
      if byte == 0x7F { faults.insert(.invisible) }
      isASCII = isASCII && byte == 0x7F
    }
    previous = byte
  }
  if !isASCII { faults.formUnion(scalarFaults(bytes)) }
  return faults
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }

/// The look-alike scripts whose letters must not meet in one word.
private struct WordScripts {
  var latin = 0
  var cyrillic = 0
  var greek = 0

  /// A lone Greek letter in a Latin word is a symbol of science: Δt, kΩ, µm.
  var isMixed: Bool {
    (latin > 0 && cyrillic > 0) || (cyrillic > 0 && greek > 0) || (latin > 1 && greek > 1)
  }
}

private func scalarFaults(_ bytes: UnsafeBufferPointer<UInt8>) -> TextFaults {
  var faults: TextFaults = []
  var word = WordScripts()
  var isNFCQuestionable = false
  var lastClass: UInt8 = 0
  var previous: UInt32 = 0
  var beforePrevious: UInt32 = 0
  for scalar in Unicode.UTF8View(bytes) {
    let value = scalar.value
    if previous >= 0x80, isHiddenCharacter(previous, after: beforePrevious, before: value) {
      faults.insert(.invisible)
    }
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x1E00...0x1EFF: word.latin += 1
    case 0xC0...0x24F where value != 0xD7 && value != 0xF7: word.latin += 1
    case 0x370...0x3FF where value != 0x37E && value != 0x387: word.greek += 1
    case 0x400...0x52F: word.cyrillic += 1
    case 0x300...0x36F: break
    default:
      if word.isMixed { faults.insert(.mixedScript) }
      word = WordScripts()
    }
    if value >= 0x80 {
      faults.formUnion(characterFaults(value, after: previous))
      if value >= 0x300 {
        if isComposable(value) {
          isNFCQuestionable = true
        } else {
          let markClass = scalar.properties.canonicalCombiningClass.rawValue
          if markClass != 0, markClass < lastClass { isNFCQuestionable = true }
          lastClass = markClass
        }
      } else {
        lastClass = 0
      }
    } else {
      lastClass = 0
    }
    beforePrevious = previous
    previous = value
  }
  if word.isMixed { faults.insert(.mixedScript) }
  if previous >= 0x80, isHiddenCharacter(previous, after: beforePrevious, before: 0) {
    faults.insert(.invisible)
  }
  if isNFCQuestionable, !isNFC(bytes) { faults.insert(.notNFC) }
  return faults
}

/// Faults of a single character, and of a pair that only a wrong decoding leaves behind.
private func characterFaults(_ value: UInt32, after previous: UInt32) -> TextFaults {
  switch value {
  case 0x80...0xBF where (previous == 0xC3 || previous == 0xC2) && value != 0xBB:  // «MAÇÃ» is a word
    return .mojibake
  case 0x20AC where previous == 0xE2:
    return .mojibake
  case 0x202A...0x202E:
    return .bidiControl
  default:
    return []
  }
}

/// True for characters that normalisation may change: those with NFC_Quick_Check No or Maybe, by block.
///
/// Source: Unicode 15.0, DerivedNormalizationProps.txt, NFC_QC.
private func isComposable(_ value: UInt32) -> Bool {
  switch value {
  case 0x300...0x36F, 0x374, 0x37E, 0x387, 0x653...0x655, 0x93C, 0x958...0x95F, 0x9BE, 0x9D7, 0x9DC...0x9DF,
    0xA33...0xA36, 0xA59...0xA5E, 0xB3E, 0xB56...0xB5D, 0xBBE, 0xBD7, 0xC56, 0xCC2...0xCD6, 0xD3E, 0xD57,
    0xDCA...0xDDF, 0xF43...0xFB9, 0x102E, 0x1161...0x11C2, 0x1B35, 0x1F71...0x1FFD, 0x2000...0x2001, 0x2126,
    0x212A...0x212B, 0x2329...0x232A, 0x2ADC, 0x3099...0x309A, 0xF900...0xFAFF, 0xFB1D...0xFB4E,
    0x110BA...0x1133E, 0x11357...0x11930, 0x1D15E...0x1D1C0, 0x2F800...0x2FA1D:
    true
  default: false
  }
}

private func isNFC(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  let text = String(decoding: bytes, as: UTF8.self)
  return text.precomposedStringWithCanonicalMapping.utf8.elementsEqual(bytes)
}

extension Unicode {
  /// The characters of well-formed UTF-8, decoded without making a string.
  fileprivate struct UTF8View: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func next() -> Unicode.Scalar? {
      guard index < bytes.count else { return nil }
      let first = UInt32(bytes[index])
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      var value = length == 1 ? first : first & (0xFF >> UInt32(length + 1))
      for offset in stride(from: 1, to: length, by: 1) where index + offset < bytes.count {
        value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
      }
      index += length
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
  }
}
