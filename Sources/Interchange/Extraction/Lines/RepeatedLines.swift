import PDFText

/// Lines that stand below several questions word for word.
extension HabitCounts {
  /// True for what web pages ask below each answer: "Was this helpful? Yes | No".
  static func asksForOpinion(_ text: String) -> Bool {
    [
      "was this helpful", "did this help", "was this answer", "was this article", "war das hilfreich",
      "war diese",
      "cet article vous", "¿te ha resultado", "¿le ha resultado", "è stato utile",
    ].contains { text.hasPrefix($0) }
  }

  /// Sentences that stand below every question and are the options of each: what a form says there is seldom three.
  static func sameOptions(_ repeated: some Collection<String>) -> [String] {
    let sentences = repeated.filter { text in
      text.last.map { ".!".contains($0) } == true && text.split(separator: " ").count > 2
    }
    return sentences.count >= 3 ? sentences : []
  }

  /// True for a line that is none of the things that questions may share: verdicts, options, what tells how to answer.
  static func mayBeLeftOut(_ text: String) -> Bool {
    let bare = text.lowercased().trimmedOfPunctuation
    // "Kunci jawaban: B": several questions may have the same answer.
    let words = text.split(separator: " ")
    // "A Right   B Wrong   C Doesn’t say", in whatever case: what is counted is in small letters.
    if words.lazy.filter({ $0.count == 1 && $0.first?.isLetter == true }).prefix(2)
      .elementsEqual(["a", "b"], by: { $0.lowercased() == $1 })
    {
      return false
    }
    if words.count > 1, words[words.count - 2].last == ":", words[words.count - 1].count <= 2 { return false }
    // "Explain your answer with reference to both (i) and (ii).", "Begründe deine Antwort."
    if words.count > 2, Asking.isOrderInAnyLanguage(String(words[0])),
      text.last.map({ ".]".contains($0) }) == true
    {
      return false
    }
    return text.contains(where: \.isLetter) && TrueFalse.value(bare) == nil
      && !["yes", "no", "true false", "yes no"].contains(bare)
      && !InlineAnswer.isHead(bare)
      && !InlineAnswer.isHead(bare.split(separator: " ").first.map(String.init) ?? "")
      && !UnletteredOptions.isInstruction(text) && !text.contains("?")
      && !(text.first.map(Bullets.marks.contains) ?? false)
      && !text.contains(where: OptionReader.open.contains)
      && compactLabel(text.split(separator: " ").first.map(String.init) ?? "") == nil
      && DigitOptions.label(text.split(separator: " ").first.map(String.init) ?? "") == nil
  }
}
