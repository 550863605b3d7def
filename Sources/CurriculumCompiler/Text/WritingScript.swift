/// The script that a text is written in, as far as learners see at a glance.
package enum WritingScript: Sendable {
  case latin, cyrillic, greek, arabic, hebrew, han, kana, hangul, devanagari, thai

  /// The script of most letters of a text; nil without letters of a script named here.
  ///
  /// Chinese characters in a text with kana are Japanese.
  package init?(of text: String) {
    var counts: [WritingScript: Int] = [:]
    for scalar in text.unicodeScalars {
      if let script = Self.script(of: scalar) { counts[script, default: 0] += 1 }
    }
    if counts[.kana] != nil { counts[.han] = nil }
    guard let most = counts.max(by: { $0.value < $1.value }) else { return nil }
    self = most.key
  }

  private static func script(of scalar: Unicode.Scalar) -> WritingScript? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x52F: .cyrillic
    case 0x590...0x5FF: .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: .arabic
    case 0x900...0x97F: .devanagari
    case 0xE01...0xE5B: .thai
    case 0x3040...0x30FF: .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: .han
    case 0x1100...0x11FF, 0xAC00...0xD7AF: .hangul
    default: nil
    }
  }
}
