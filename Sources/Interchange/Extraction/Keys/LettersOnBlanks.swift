import PDFText

/// Letters written on blanks before numbers, as the instructor's copy of a quiz has them.
enum LettersOnBlanks {
  /// The lines with the letters in brackets, where at least three numbers have one before them.
  static func bare(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { index in
      guard lines[index].cells[0].words.first?.text.utf8.first == 0x5F else { return false }
      let words = lines[index].words
      return words.count > 2 && letter(words[0].text) != nil
        && compactLabel(words[1].text)?.first?.number != nil
    }
    guard found.count >= 3 else { return lines }
    var result = lines
    for index in found {
      guard let letter = letter(result[index].cells[0].words[0].text) else { continue }
      // Wide brackets are room for any letter: a capital alone may be one that names a part.
      let blank = result[index].cells[0].words[0]
      let bracketed = ["(", letter, ")"].map { text in
        var word = blank
        word.text = text
        // Narrow brackets would be those of an option.
        if text != "(" { word.gapBefore = blank.size }
        return word
      }
      result[index].cells[0] = TextCell(bracketed + result[index].cells[0].words.dropFirst())
    }
    return result
  }

  /// The letter between underscores; nil for any other word.
  private static func letter(_ word: String) -> String? {
    let bare = word.drop { $0 == "_" }
    guard bare.count < word.count, let first = bare.first, first.isLetter, first.isASCII,
      case let rest = bare.dropFirst(), !rest.isEmpty, rest.allSatisfy({ $0 == "_" })
    else { return nil }
    return String(first)
  }
}
