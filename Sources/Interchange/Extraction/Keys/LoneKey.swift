import PDFText

/// The letters of the right options on a line below them, where nothing else stands, "B", "BCD", or behind words that name
/// them in whatever language: "Kunci jawaban: B".
enum LoneKey {
  /// Takes them from below the options; nil where there are none.
  ///
  /// - Returns: The letters, and what explains them where a word says so.
  static func take(from rows: inout [[QuestionCell]], _ joiner: LineJoiner) -> String? {
    guard rows.count > 2,
      let place = rows.indices.dropFirst(2).first(where: {
        letters(rows[$0], isLast: $0 == rows.count - 1) != nil
      }),
      let (text, found) = letters(rows[place], isLast: place == rows.count - 1),
      let labels = OptionReader(joiner: joiner).read(Array(rows[..<place]))?.options.compactMap(\.label),
      found.allSatisfy({ labels.contains(String($0)) })
    else { return nil }
    // Behind the letters only what explains them is known to be about them; what has another name is a field of its own.
    let behind = rows[(place + 1)...]
    let end = behind.dropFirst().firstIndex { Self.isNamed($0) } ?? behind.endIndex
    let rest = joiner.text(behind[..<end].map(\.joinedText))
    guard rest.isEmpty || ExplanationField.divide("A " + rest, at: ExplanationField.names).answer == "A",
      rows[end...].allSatisfy(Self.isNamed)
    else { return nil }
    rows.removeSubrange(place..<end)
    return rest.isEmpty ? text : text + " " + rest
  }

  /// True for a row that a word or two with a colon begin: "Difficulty: hard".
  private static func isNamed(_ row: [QuestionCell]) -> Bool {
    let words = row.flatMap(\.words).map(\.text)
    return words.prefix(3).firstIndex { $0.last == ":" }.map { $0 + 1 < words.count } ?? false
  }

  /// The letters that a row consists of, as it has them and one by one; nil for any other row.
  private static func letters(_ row: [QuestionCell], isLast: Bool) -> (text: String, letters: String)? {
    let words = row.flatMap(\.words).map(\.text)
    guard !words.isEmpty, words.count <= 7 else { return nil }
    let colon = words.firstIndex { $0.last == ":" }
    guard
      colon.map({ $0 < 4 && $0 + 1 < words.count && words[0].count > 2 })
        ?? (isLast && row.count == 1 && words.count <= 4)
    else { return nil }
    let text = words[(colon.map { $0 + 1 } ?? 0)...].joined(separator: " ")
    let letters = text.filter(\.isLetter)
    guard (1...6).contains(letters.count), text.split(separator: " ").count <= 4,
      text.allSatisfy({ $0.isLetter || " ,;&.)".contains($0) }),
      letters.allSatisfy({ $0.isASCII && $0.isUppercase }), Set(letters).count == letters.count
    else { return nil }
    return (text, letters)
  }
}
