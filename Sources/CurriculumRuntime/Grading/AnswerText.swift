import Foundation

/// The form in which typed words are compared, and the same without diacritics.
///
/// Source: docs/runtime/rules.md, Typed words.
enum AnswerText {
  /// The form in which two texts of a language count as the same answer.
  ///
  /// - Parameter language: ISO 639 code, with or without a region; nil when nobody knows.
  static func normal(_ text: String, language: String?) -> String {
    let trimmed = trimmed(text)
    let normal = compared(trimmed, base(language))
    // Quotes alone would leave nothing, and may be what was asked for.
    return normal.isEmpty ? trimmed.precomposedStringWithCanonicalMapping : normal
  }

  private static func compared(_ text: String, _ code: String) -> String {
    if code == "tr" || code == "az" { return bare(AcceptableAnswers.comparisonForm(of: turkish(text)), code) }
    let form = AcceptableAnswers.comparisonForm(of: text)
    if form.utf8.allSatisfy({ $0 < 0x80 }) { return form }
    // Upper case first makes ss of ß and fi of a ligature, as full case folding does.
    return bare(form.uppercased().lowercased().replacing("ς", with: "σ"), code)
  }

  /// True for a text that can be read in a moment: not too long, and without towers of marks.
  ///
  /// Composing marks takes the square of how many stand on one letter. Source: 30 is the limit of the Stream-Safe Text
  /// Format, UAX #15, section 13.
  static func isReadable(_ text: String) -> Bool {
    guard text.utf8.count <= TextGrader.longest else { return false }
    var marks = 0
    for scalar in text.unicodeScalars {
      marks = scalar.value >= 0x300 && isMark(scalar) ? marks + 1 : 0
      if marks > 30 { return false }
    }
    return true
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// A text without white space around it; a mark that stands on a space stays.
  private static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }

  /// The language's code without script and region, in lower case; empty when nobody knows.
  static func base(_ language: String?) -> String {
    let code = language?.prefix { $0 != "-" && $0 != "_" } ?? ""
    return code.lowercased()
  }

  private static func turkish(_ text: String) -> String {
    let composed = text.precomposedStringWithCanonicalMapping
    return composed.replacing("I", with: "ı").replacing("İ", with: "i")
  }

  /// Without vowel signs of Arabic, and in Chinese and Japanese without spaces and full-width letters.
  private static func bare(_ text: String, _ language: String) -> String {
    let isDense = language == "zh" || language == "ja"
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x64B...0x652, 0x670, 0x640: continue
      case 0xFF01...0xFF5E where isDense:
        result.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0x20 where isDense: continue
      default: result.append(scalar)
      }
    }
    return String(result).precomposedStringWithCanonicalMapping
  }

  /// A normal form without the diacritics that a language can do without.
  static func folded(_ normal: String, language: String?) -> String {
    if normal.utf8.allSatisfy({ $0 < 0x80 }) { return normal }
    let code = base(language)
    if code == "vi" { return normal }
    let kept = letters[code] ?? ""
    var result = String.UnicodeScalarView()
    for scalar in normal.unicodeScalars {
      if kept.unicodeScalars.contains(scalar) {
        result.append(scalar)
      } else if let pair = pairs(scalar, code) {
        result.append(contentsOf: pair.unicodeScalars)
      } else {
        for part in String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
        where !(0x300...0x36F).contains(part.value) {
          result.append(part)
        }
      }
    }
    return String(result).precomposedStringWithCanonicalMapping
  }

  /// Letters with a mark that are letters of their own.
  private static let letters = [
    "es": "ñ", "sv": "åäö", "fi": "åäö", "da": "åæø", "nb": "åæø", "no": "åæø", "nn": "åæø", "ru": "й",
    "pl": "ł",
  ]

  /// Letters that are written as two where the keyboard lacks them.
  private static func pairs(_ scalar: Unicode.Scalar, _ language: String) -> String? {
    switch scalar {
    case "œ": "oe"
    case "æ": "ae"
    case "ä" where language == "de": "ae"
    case "ö" where language == "de": "oe"
    case "ü" where language == "de": "ue"
    default: nil
    }
  }

  /// True for characters of Chinese, Japanese and Korean.
  static func isDense(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3040...0x30FF, 0x3130...0x318F, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
