import PDFText

/// Letters of right options with their reason below the options of a question: "(b)&(c): Statistics are …".
enum LettersBelowOptions {
  /// What such a line says.
  struct Found {
    /// The letters, in their order.
    var letters: [String]
    /// Why these; nil where nothing says so.
    var reason: String?
  }

  /// Takes the rows from such a line on out of those of the last option.
  ///
  /// - Parameter count: How many options there are: later letters name none.
  static func take(from rows: inout [[QuestionCell]], of count: Int, _ joiner: LineJoiner) -> Found? {
    for row in rows.indices.dropFirst() {
      let words = rows[row].first?.words.map(\.text) ?? []
      guard let first = words.first, var letters = letters(first, count) else { continue }
      var said = 1
      // "(b) and (c): …"
      while said + 1 < words.count,
        ["and", "&", "und", "et", "y", "e", "en"].contains(words[said].lowercased()),
        let more = self.letters(words[said + 1], count), Set(more).isDisjoint(with: letters)
      {
        letters += more
        said += 2
      }
      let text = joiner.text(rows[row...].map(\.joinedText))
      let reason = text.split(separator: " ").dropFirst(said).joined(separator: " ")
      // "(a) and (b) are correct." goes on with the last option.
      guard reason.isEmpty || words[said - 1].last == ":" || reason.first?.isUppercase == true else {
        continue
      }
      rows.removeSubrange(row...)
      return Found(letters: letters, reason: reason.isEmpty ? nil : reason)
    }
    return nil
  }

  /// The letters of a word that is nothing but letters in brackets, with signs between them; nil for any other.
  private static func letters(_ word: String, _ count: Int) -> [String]? {
    guard word.first == "(", word.contains(")") else { return nil }
    var letters: [String] = []
    for part in word.split(whereSeparator: { "(),&/;:.".contains($0) }) {
      guard part.utf8.count == 1, let byte = part.lowercased().utf8.first,
        byte >= 0x61, Int(byte) - 0x61 < count
      else { return nil }
      letters.append(String(part))
    }
    return letters.isEmpty || Set(letters).count < letters.count ? nil : letters
  }
}
