/// Writes one text as a YAML scalar.
package enum YAMLScalarWriter {
  /// The text as it is where it reads back as text by the field's type, else in double quotes.
  package static func plainOrQuoted(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// The text in double quotes, with escapes.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where needsEscape(scalar):
        result += "\\U" + String(scalar.value, radix: 16).leftPadded(to: 8)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// True when the text reads back as itself without quotes, in block and in flow style.
  ///
  /// YAML looks at code points, so a combining mark behind a `#` does not hide it.
  private static func isPlain(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return false }
    guard !"[]{},&*#?|>!%@`-:'\" =<".unicodeScalars.contains(first), last != " ", last != ":" else {
      return false
    }
    for (index, scalar) in scalars.enumerated() {
      if "[]{},\n\t".unicodeScalars.contains(scalar) || needsEscape(scalar) { return false }
      guard index + 1 < scalars.count else { continue }
      if scalar == ":", scalars[index + 1] == " " { return false }
      if scalar == " ", scalars[index + 1] == "#" { return false }
    }
    return true
  }

  /// Characters that YAML does not allow, or takes for a line break or a byte order mark.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0xFEFF, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}
