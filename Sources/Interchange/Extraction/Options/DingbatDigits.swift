import PDFText

/// Circled digits of another block of Unicode, which some fonts have alone, "➀", as those that all others have: "①"; and a
/// bracket that closes right before the number of a question, "）6.", apart from it.
///
/// Source: tests of primary schools in Taiwan.
enum DingbatDigits {
  /// The lines with the usual signs.
  static func usual(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      guard line.cells.contains(where: { $0.words.contains { isOther($0.text) } }) else { return line }
      var line = line
      for cell in line.cells.indices {
        line.cells[cell].words = line.cells[cell].words.flatMap { word -> [TextWord] in
          guard isOther(word.text) else { return [word] }
          var own = word
          own.text = String(String.UnicodeScalarView(word.text.unicodeScalars.map { usual($0) }))
          guard own.text.hasPrefix("）"), own.text.count > 2 else { return [own] }
          let (bracket, number) = own.divided(behind: 1)
          return [bracket, number]
        }
      }
      return line
    }
  }

  private static func isOther(_ text: String) -> Bool {
    // Bytes first: nearly no word has such a sign.
    guard text.utf8.first == 0xE2 || text.utf8.first == 0xEF else { return false }
    if text.unicodeScalars.contains(where: { (0x2780...0x2788).contains($0.value) }) { return true }
    let rest = text.dropFirst()
    return text.first == "）" && rest.count > 1 && rest.last == "." && rest.dropLast().allSatisfy(\.isNumber)
  }

  private static func usual(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x2780...0x2788).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0x2780 + 0x2460) ?? scalar
  }
}
