import PDFText

/// Questions that are answered by true or false.
enum TrueFalse {
  static func isAsked(_ lower: String) -> Bool {
    [
      "true or false", "true/false", "t / f", "true false", "t/f", "true (t) or false (f)", "t or f",
      "t if the", "(t) or false",
      "true (t)", "verdadero o falso", "vrai ou faux", "richtig oder falsch",
    ].contains { lower.holds($0) }
  }

  /// What an answer says; nil for any other text.
  static func value(_ text: String) -> Bool? {
    switch text.lowercased().trimmedOfPunctuation {
    case "t", "true", "verdadero", "vrai", "richtig", "v", "vero", "верно", "正确", "对", "prawda", "waar",
      "juist",
      "verdadeiro", "sant", "σωστό", "doğru":
      true
    case "f", "false", "falso", "faux", "falsch", "неверно", "错误", "错", "fałsz", "onwaar", "onjuist",
      "falskt",
      "λάθος", "yanlış":
      false
    default: nil
    }
  }

  /// A statement without the letters to circle or the boxes to tick behind it, in any language: "T F", "☐ richtig ☐ falsch".
  static func withoutChoice(_ text: String) -> String {
    for ending in [" T / F", " T/F", " (T/F)"] where text.hasSuffix(ending) {
      return String(text.dropLast(ending.count)).trimmed
    }
    let words = text.split(separator: " ")
    let end = words.suffix(5).filter { !isSign($0) }
    guard end.count >= 2, words.last.map(isSign) == false, let no = value(String(end[end.count - 1])),
      let yes = value(String(end[end.count - 2])), yes != no
    else { return text }
    // Signs stand before and between the two, and nothing else.
    var rest = words[...]
    var taken = 0
    while let last = rest.last, isSign(last) || taken < 2 {
      if !isSign(last) { taken += 1 }
      rest.removeLast()
    }
    let statement = rest.joined(separator: " ")
    // "Is it true or false": what is asked about.
    return statement.isEmpty || ["is", "are", "or"].contains(rest.last?.lowercased() ?? "") ? text : statement
  }

  /// True for a box to tick, or what stands between two of them.
  private static func isSign(_ word: Substring) -> Bool {
    word == "/" || word == "|" || word.count == 1 && word.first.map { "☐□❏❑▢○◯⬜◻❍⚪".contains($0) } == true
  }
}
