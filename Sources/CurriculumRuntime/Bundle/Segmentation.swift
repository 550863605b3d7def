/// Text cut for full-text search: a space between characters of scripts that write none between words.
///
/// - Returns: nil when the text has no such characters and needs no cutting.
///
/// Search then finds any run of characters as a phrase, without a dictionary that would decide where words end.
package func segmented(_ text: String) -> String? {
  // Such characters begin at U+3040, whose UTF-8 begins with E3.
  guard text.utf8.contains(where: { $0 >= 0xE3 }) else { return nil }
  var result = ""
  var wasCut = false
  var isAfterIdeograph = false
  for scalar in text.unicodeScalars {
    let isIdeograph = isWrittenWithoutSpaces(scalar.value)
    if !result.isEmpty, isIdeograph || isAfterIdeograph, result.unicodeScalars.last != " ", scalar != " " {
      result.append(" ")
    }
    result.unicodeScalars.append(scalar)
    wasCut = wasCut || isIdeograph
    isAfterIdeograph = isIdeograph
  }
  return wasCut ? result : nil
}

/// Kana, Han characters and their extensions.
private func isWrittenWithoutSpaces(_ value: UInt32) -> Bool {
  switch value {
  case 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
    true
  default: false
  }
}

/// Turns what a learner types into a query of the full-text index.
enum SearchQuery {
  /// The query, or nil when there is no word in it.
  static func match(_ words: String) -> String? {
    let terms = words.split(whereSeparator: \.isWhitespace).map { word in
      "\"" + (segmented(String(word)) ?? String(word)).replacing("\"", with: "\"\"") + "\""
    }
    guard let last = terms.last else { return nil }
    return (terms.dropLast() + [last + " *"]).joined(separator: " ")
  }
}
