extension String {
  /// The text on one line, without what a terminal would take for a command.
  var printable: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in replacing("\r\n", with: "\n").unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: result.append(" ")
      default: result.append(commandsTerminal(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }
}

/// True for a character that a terminal obeys instead of showing it, or that turns the text round it.
///
/// Source: Boucher & Anderson 2021, Trojan Source; Unicode Standard Annex 9, section 2.
func commandsTerminal(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}
