/// A script, as far as courses use it.
///
/// Source: Unicode Standard Annex #24, Scripts.txt, by block.
enum LetterScript: Int, Sendable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, bengali, gurmukhi, gujarati, tamil
  case telugu, kannada, malayalam, sinhala, thai, lao, tibetan, myanmar, georgian, ethiopic, khmer, hangul
  case kana, han

  /// The name for people.
  var name: String {
    let word = "\(self)"
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The scripts that texts with an ISO 15924 code are written in; nil for codes that curricc does not know.
  static func expected(_ code: String) -> [LetterScript]? { byCode[code] }

  private static let byCode: [String: [LetterScript]] = [
    "Latn": [.latin], "Grek": [.greek], "Cyrl": [.cyrillic], "Armn": [.armenian], "Hebr": [.hebrew],
    "Arab": [.arabic], "Deva": [.devanagari], "Beng": [.bengali], "Guru": [.gurmukhi], "Gujr": [.gujarati],
    "Taml": [.tamil], "Telu": [.telugu], "Knda": [.kannada], "Mlym": [.malayalam], "Sinh": [.sinhala],
    "Thai": [.thai], "Laoo": [.lao], "Tibt": [.tibetan], "Mymr": [.myanmar], "Geor": [.georgian],
    "Ethi": [.ethiopic], "Khmr": [.khmer], "Hang": [.hangul], "Kore": [.hangul, .han], "Hans": [.han],
    "Hant": [.han], "Hani": [.han], "Jpan": [.han, .kana], "Hrkt": [.kana], "Hira": [.kana], "Kana": [.kana],
  ]

  /// The script of a letter; nil for digits, marks, punctuation and scripts that no course uses.
  static func of(_ scalar: Unicode.Scalar) -> LetterScript? {
    let value = scalar.value
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x1E00...0x1EFF, 0xFF21...0xFF3A,
      0xFF41...0xFF5A:
      return .latin
    case 0..<0x370: return nil
    case 0x370...0x3FF, 0x1F00...0x1FFF: return value == 0x37E || value == 0x387 ? nil : .greek
    case 0x400...0x482, 0x48A...0x52F: return .cyrillic
    case 0x531...0x587: return .armenian
    case 0x5D0...0x5F2: return .hebrew
    case 0x620...0x64A, 0x66E...0x6D3, 0x6EE...0x6EF, 0x6FA...0x6FC, 0x750...0x77F, 0xFB50...0xFDFF,
      0xFE70...0xFEFC:
      return .arabic
    case 0x904...0x939, 0x958...0x961: return .devanagari
    case 0x0980...0x0DFF: return indic(value)
    case 0xE01...0xE30, 0xE32...0xE33, 0xE40...0xE46: return .thai
    case 0xE81...0xEB0, 0xEB2...0xEB3, 0xEC0...0xEC6: return .lao
    case 0xF40...0xF6C: return .tibetan
    case 0x1000...0x102A: return .myanmar
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: return .georgian
    case 0x1200...0x137F: return .ethiopic
    case 0x1780...0x17B3: return .khmer
    case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: return .hangul
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x31F0...0x31FF: return .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: return .han
    default: return nil
    }
  }

  /// The Indian scripts, whose blocks are alike: 128 code points, letters from the sixth on.
  private static func indic(_ value: UInt32) -> LetterScript? {
    let scripts: [LetterScript?] = [
      .bengali, .gurmukhi, .gujarati, nil, .tamil, .telugu, .kannada, .malayalam, .sinhala,
    ]
    let place = Int(value - 0x980) / 0x80
    return (0x05...0x39).contains(value & 0x7F) ? scripts[place] : nil
  }
}

/// Letters of one alphabet that look like letters of another.
///
/// Source: Unicode Technical Standard 39, confusables.txt; only pairs that look the same in common typefaces.
enum Confusables {
  private static let cyrillic = Array("аеорсухіјѕһԁԛԝАВЕЗІЈКМНОРСТУХЅ".unicodeScalars)
  private static let latinOfCyrillic = Array("aeopcyxijshdqwABE3IJKMHOPCTYXS".unicodeScalars)
  private static let greek = Array("ονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars)
  private static let latinOfGreek = Array("ovABEZHIKMNOPTYX".unicodeScalars)

  private static let toLatin = Dictionary(
    uniqueKeysWithValues: Array(zip(cyrillic + greek, latinOfCyrillic + latinOfGreek)))
  private static let toCyrillic = Dictionary(
    zip(latinOfCyrillic, cyrillic), uniquingKeysWith: { first, _ in first })

  /// The word in letters of another alphabet that look the same; nil where a letter has none.
  ///
  /// Letters that belong to the alphabet already stay.
  static func lookAlike(_ word: some StringProtocol, in script: LetterScript) -> String? {
    var result = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      if LetterScript.of(scalar).map({ $0 == script }) ?? true {
        result.append(scalar)
      } else if let other = script == .latin
        ? toLatin[scalar] : script == .cyrillic ? toCyrillic[scalar] : nil
      {
        result.append(other)
      } else {
        return nil
      }
    }
    return String(result)
  }
}
