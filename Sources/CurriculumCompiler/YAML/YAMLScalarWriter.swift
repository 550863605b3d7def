/// Writes one text as a YAML scalar.
package enum YAMLScalarWriter {
  /// The text as it is where every YAML reader gets it back, else in double quotes.
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
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x80...0x9F).contains(scalar.value):
        result += "\\x" + String(scalar.value, radix: 16).leftPadded(to: 2)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// True when the text reads back as itself without quotes, in block and in flow style.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    let special: Set<Character> = [
      "[", "]", "{", "}", ",", "&", "*", "#", "?", "|", ">", "!", "%", "@", "`", "-", ":", "'", "\"", " ",
      "=", "<",
    ]
    guard !special.contains(first), last != " ", last != ":" else { return false }
    guard !text.contains(where: { "[]{},\n\t".contains($0) }) else { return false }
    return !text.contains(": ") && !text.contains(" #")
  }
}
