/// Makes letters equal that learners hear or read as one.
enum SoundFolding {
  /// The letters as sounds: accents off, near sounds one, silent and doubled letters out.
  static func sounds(of letters: LetterRow) -> LetterRow {
    var sounds = LetterRow()
    for place in 0..<letters.count {
      let next = place + 1 < letters.count ? base(of: letters[place + 1]) : 0
      guard let sound = sound(of: base(of: letters[place]), before: next) else { continue }
      if sounds.count > 0, sounds[sounds.count - 1] == sound { continue }
      sounds.append(sound)
    }
    return sounds
  }

  /// True for the sounds of vowels in the scripts that write them as letters.
  static func isVowel(_ sound: UInt16) -> Bool {
    switch sound {
    case 0x61, 0x65, 0x69, 0x6F, 0x75: return true  // a e i o u
    case 0x3B1, 0x3B5, 0x3B9, 0x3BF, 0x3C5: return true  // Greek, folded
    case 0x430, 0x435, 0x438, 0x43E, 0x443, 0x44B: return true  // Cyrillic, folded
    case 0x627, 0x648, 0x649: return true  // Arabic alif, waw, ya
    default: return false
    }
  }

  private static func sound(of letter: UInt16, before next: UInt16) -> UInt16? {
    switch letter {
    case 0x61...0x7A: return latin(UInt8(letter), before: next)
    case 0x370...0x3FF: return greek(letter)
    case 0x400...0x52F: return cyrillic(letter)
    case 0x600...0x6FF: return arabicSkeleton(letter)
    case 0x30A1...0x30F6: return kana(letter - 0x60)
    case 0x3041...0x3096: return kana(letter)
    default: return letter
    }
  }

  /// The letter without its accent.
  ///
  /// Source: Unicode 15.0, UnicodeData.txt, decompositions of small letters in Latin-1, Latin Extended-A and B, Latin
  /// Extended Additional (Vietnamese), Greek and Cyrillic; letters with a stroke and ligatures by their look.
  static func base(of letter: UInt16) -> UInt16 {
    guard letter >= 0xC0, letter < 0x2000 else { return letter }
    return latinBase(of: letter) ?? otherBase(of: letter)
  }

  private static func latinBase(of letter: UInt16) -> UInt16? {
    switch letter {
    case 0xE0...0xE5, 0x101, 0x103, 0x105, 0x1CE, 0x1EA1, 0x1EA3...0x1EB7: return 0x61
    case 0xE7: return 0x73
    case 0x107, 0x109, 0x10B, 0x10D: return 0x63
    case 0xF0, 0x10F, 0x111: return 0x64
    case 0xE6, 0xE8...0xEB, 0x113, 0x115, 0x117, 0x119, 0x11B, 0x1EB9...0x1EC7: return 0x65
    case 0x11D, 0x11F, 0x121, 0x123, 0x1E7: return 0x67
    case 0x131, 0xEC...0xEF, 0x129, 0x12B, 0x12D, 0x12F, 0x1D0, 0x1EC9, 0x1ECB: return 0x69
    case 0x13A, 0x13C, 0x13E, 0x142: return 0x6C
    case 0xF1, 0x144, 0x146, 0x148: return 0x6E
    case 0xF8, 0x153, 0xF2...0xF6, 0x14D, 0x14F, 0x151, 0x1A1, 0x1D2, 0x1ECD...0x1EE3: return 0x6F
    case 0x155, 0x157, 0x159: return 0x72
    case 0xDF, 0x15B, 0x15D, 0x15F, 0x161, 0x219: return 0x73
    case 0xFE, 0x163, 0x165, 0x21B: return 0x74
    case 0xF9...0xFC, 0x169, 0x16B, 0x16D, 0x16F, 0x171, 0x173, 0x1B0, 0x1D4...0x1DC, 0x1EE5...0x1EF1:
      return 0x75
    case 0xFD, 0xFF, 0x177, 0x1EF3...0x1EF9: return 0x79
    case 0x17A, 0x17C, 0x17E: return 0x7A
    default: return nil
    }
  }

  private static func otherBase(of letter: UInt16) -> UInt16 {
    switch letter {
    case 0x3AC: return 0x3B1
    case 0x3AD: return 0x3B5
    case 0x3AE: return 0x3B7
    case 0x3AF, 0x390, 0x3CA: return 0x3B9
    case 0x3CC: return 0x3BF
    case 0x3CD, 0x3B0, 0x3CB: return 0x3C5
    case 0x3CE: return 0x3C9
    case 0x439: return 0x438
    case 0x451: return 0x435
    default: return letter
    }
  }

  /// Near sounds of languages in Latin letters; nil for a silent letter.
  private static func latin(_ letter: UInt8, before next: UInt16) -> UInt16? {
    let isBeforeFront = next == 0x65 || next == 0x69 || next == 0x79
    switch letter {
    case UInt8(ascii: "h"): return nil
    case UInt8(ascii: "v"), UInt8(ascii: "w"): return UInt16(UInt8(ascii: "b"))
    case UInt8(ascii: "z"), UInt8(ascii: "x"): return UInt16(UInt8(ascii: "s"))
    case UInt8(ascii: "c"): return isBeforeFront ? UInt16(UInt8(ascii: "s")) : UInt16(UInt8(ascii: "k"))
    case UInt8(ascii: "q"): return UInt16(UInt8(ascii: "k"))
    case UInt8(ascii: "y"): return UInt16(UInt8(ascii: "i"))
    case UInt8(ascii: "g") where isBeforeFront: return UInt16(UInt8(ascii: "j"))
    default: return UInt16(letter)
    }
  }

  /// Modern Greek: eta, iota and upsilon are one vowel, omicron and omega another.
  private static func greek(_ letter: UInt16) -> UInt16 {
    switch letter {
    case 0x3B7, 0x3C5: return 0x3B9
    case 0x3C9: return 0x3BF
    case 0x3C2: return 0x3C3
    default: return letter
    }
  }

  /// Russian and its neighbours: soft vowels as hard ones, voiced with voiceless sibilants, signs out.
  private static func cyrillic(_ letter: UInt16) -> UInt16? {
    switch letter {
    case 0x44A, 0x44C: return nil
    case 0x44D, 0x454: return 0x435
    case 0x44F: return 0x430
    case 0x44E: return 0x443
    case 0x44B, 0x456, 0x457: return 0x438
    case 0x449: return 0x448
    default: return letter
    }
  }

  /// Arabic letters of one skeleton, told apart by dots only, and forms of alif; vowel signs out.
  private static func arabicSkeleton(_ letter: UInt16) -> UInt16? {
    switch letter {
    case 0x64B...0x65F, 0x670, 0x640, 0x621: return nil
    case 0x622, 0x623, 0x625, 0x671: return 0x627
    case 0x62A, 0x62B, 0x67E, 0x679: return 0x628
    case 0x62C, 0x62E, 0x686: return 0x62D
    case 0x630, 0x688: return 0x62F
    case 0x632, 0x698, 0x691: return 0x631
    case 0x634: return 0x633
    case 0x636: return 0x635
    case 0x638: return 0x637
    case 0x63A: return 0x639
    case 0x642: return 0x641
    case 0x6A9, 0x6AF: return 0x643
    case 0x629: return 0x647
    case 0x64A, 0x626, 0x6CC: return 0x649
    case 0x624: return 0x648
    default: return letter
    }
  }

  /// Kana without marks of voice and size: ga as ka, small tsu as tsu.
  private static func kana(_ letter: UInt16) -> UInt16 {
    switch letter {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3083, 0x3085, 0x3087, 0x308E: return letter + 1
    case 0x304C...0x3062 where letter & 1 == 0: return letter - 1
    case 0x3063: return 0x3064
    case 0x3065, 0x3067, 0x3069: return letter - 1
    case 0x3070, 0x3073, 0x3076, 0x3079, 0x307C: return letter - 1
    case 0x3071, 0x3074, 0x3077, 0x307A, 0x307D: return letter - 2
    default: return letter
    }
  }
}
