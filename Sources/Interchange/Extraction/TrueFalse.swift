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

  /// A statement without the letters to circle behind it.
  static func withoutChoice(_ text: String) -> String {
    for ending in [
      " T F", " True False", " T / F", " T/F", " True / False", " True/False", " (T/F)", " true false",
      " ☐ True ☐ False",
    ]
    where text.hasSuffix(ending) {
      return String(text.dropLast(ending.count)).trimmed
    }
    return text
  }
}
