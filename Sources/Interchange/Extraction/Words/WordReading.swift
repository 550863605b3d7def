import PDFText

/// How a word in another script is read, where that stands in brackets behind it.
extension ExtractedItem {
  /// Takes "(píngguǒ)" from behind a word in any script but the Latin one, "（たべる）" from behind one in Chinese or
  /// Japanese.
  mutating func takeReading() {
    guard question.last == ")" || question.last == "）",
      let open = question.lastIndex(where: { $0 == "(" || $0 == "（" }), open > question.startIndex
    else { return }
    let word = String(question[..<open]).trimmed
    let inside = String(question[question.index(after: open)...].dropLast()).trimmed
    func isLatin(_ letter: Unicode.Scalar) -> Bool { letter.properties.isAlphabetic && letter.value <= 0x24F }
    guard let first = word.unicodeScalars.first(where: { $0.properties.isAlphabetic }), first.value > 0x24F,
      inside.contains(where: \.isLetter)
    else { return }
    if inside.unicodeScalars.contains(where: isLatin) {
      details[WordTableReader.Role.pronunciation.rawValue] = inside
    } else if first.isEastAsian {
      details[WordTableReader.Role.reading.rawValue] = inside
    } else {
      return
    }
    question = word
    command = word
  }
}
