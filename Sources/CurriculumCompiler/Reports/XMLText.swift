/// Writing XML 1.0 that any text fits into.
package enum XMLText {
  /// The line that an XML file begins with.
  package static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// What stands for a character that XML has no way to write.
  package static let replacement = "\u{FFFD}"

  /// A start tag with attributes, or with `isEmpty` a whole element.
  static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String>, isEmpty: Bool = false
  ) -> String {
    let list = attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    return "<\(name)\(list)\(isEmpty ? "/" : "")>"
  }

  /// A text that may stand in an element, or in an attribute between double quotes.
  ///
  /// Line breaks and tabs are written as numbers, or reading an attribute would make spaces of them. Characters that
  /// XML has no way to write become U+FFFD.
  ///
  /// Source: XML 1.0, fifth edition, sections 2.2 (characters), 2.4 (markup) and 3.3.3 (attribute values).
  package static func escaped(_ text: String) -> String {
    // Nothing to do for most texts; 0xEF may begin U+FFFE.
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0xEF && byte != 0x26 && byte != 0x22 && byte != 0x3C && byte != 0x3E
    }
    guard !isPlain else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
      case 0x00...0x1F, 0xFFFE, 0xFFFF: result += replacement
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
