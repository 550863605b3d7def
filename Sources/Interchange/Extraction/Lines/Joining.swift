import PDFText

/// Puts lines together to running text, as it would stand without the ends of lines.
struct LineJoiner {
  /// Says whether a word is in the dictionary.
  let isWord: @Sendable (String) -> Bool
  /// Whether the text is in English, of whose words alone the dictionary knows: "seguin-tes" is no compound.
  var isEnglish = true

  /// The text of lines, with spaces where lines end and hyphens taken out where a word was broken.
  func text(_ parts: [String]) -> String {
    var result = ""
    for part in parts {
      let part = part.trimmed
      guard !part.isEmpty else { continue }
      if result.isEmpty {
        result = part
      } else if endsBroken(result), let next = part.first, next.isLowercase {
        join(&result, part)
      } else if let last = result.unicodeScalars.last, let next = part.unicodeScalars.first, last.isEastAsian,
        next.isEastAsian
      {
        result += part
      } else {
        result += " " + part
      }
    }
    return result
  }

  private func endsBroken(_ text: String) -> Bool {
    guard let last = text.last, last == "-" || last == "‐" || last == "\u{00AD}" else { return false }
    return text.dropLast().last?.isLetter == true
  }

  /// Joins a broken word.
  ///
  /// A hyphen stays where it belongs to the word: where both halves are words and the whole is none.
  private func join(_ text: inout String, _ next: String) {
    let first = text.dropLast().reversed().prefix { $0.isLetter }
    let head = String(first.reversed())
    let tail = String(next.prefix { $0.isLetter })
    let isCompound =
      isEnglish
      ? !isWord((head + tail).lowercased()) && isWord(head.lowercased()) && isWord(tail.lowercased())
      : Self.pronouns.contains(tail)
    if !isCompound { text.removeLast() }
    text += next
  }

  /// Pronouns that French hangs on its verbs, and that are no ending of a word: "peut-il", "donnez-nous".
  private static let pronouns: Set<String> = [
    "il", "ils", "elle", "elles", "nous", "vous", "moi", "toi", "lui",
  ]
}

extension [PageText] {
  /// True where enough words are such as English alone has, and where there are too few to tell.
  var areInEnglish: Bool {
    var (common, all) = (0, 0)
    for word in lazy.flatMap(\.lines).flatMap(\.words) {
      all += 1
      if LineJoiner.commonWords.contains(word.text.lowercased()) { common += 1 }
    }
    return all < 40 || common * 40 >= all
  }
}

extension LineJoiner {
  /// Words of which each English text has many, and which no other language has often.
  fileprivate static let commonWords: Set<String> = [
    "the", "and", "what", "which", "that", "with", "this", "how", "from", "does", "they", "you",
  ]
}
