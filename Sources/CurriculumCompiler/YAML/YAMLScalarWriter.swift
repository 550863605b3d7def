/// Writes one text as a YAML scalar.
package enum YAMLScalarWriter {
  /// The text as it is where it reads back as text by the field's type, else in double quotes.
  package static func plainOrQuoted(_ text: String) -> String {
    PlainText.isSafe(Array(text.utf8), inFlow: true) ? text : quoted(text)
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

  /// Characters that YAML does not allow, or takes for a line break or a byte order mark.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0xFEFF, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}
