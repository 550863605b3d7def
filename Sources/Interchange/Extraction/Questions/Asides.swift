import PDFText

/// What a sheet tells beside its questions, in boxes and between them: "Did you know? …", "Well done! …".
enum Asides {
  private static let beginnings = [
    "did you know?", "did you know that", "listen! ", "fun fact:", "fun fact!", "well done!", "wusstest du",
    "schon gewusst?",
    "le savais-tu ?", "le savais-tu?", "le saviez-vous", "¿sabías que", "lo sapevi che", "você sabia que",
    "wist je dat",
  ]

  private static let firstWords = Set(
    beginnings.compactMap { $0.split(separator: " ").first.map(String.init) })

  /// What boxes of textbooks begin with, which questions may as well.
  private static let heads: Set<String> = [
    "remember", "hint", "tip", "note", "recall", "merke", "denk dran", "rappel", "recuerda", "ricorda",
  ]

  /// True for a line that begins such a text behind a question.
  static func begins(_ line: TextLine, behind question: TextLine) -> Bool {
    guard let word = line.words.first?.text, let first = word.first, !first.isLowercase else { return false }
    // Each line of a question is asked: few begin with one of these words.
    if firstWords.contains(word.lowercased()) {
      let text = line.text.lowercased()
      if beginnings.contains(where: text.hasPrefix) { return true }
    }
    // In a box, smaller than what is asked: "Remember Whatever you do to one side …"
    return line.size * 100 <= question.size * 92 && line.words.count > 4
      && heads.contains(word.lowercased().trimmedOfPunctuation)
      && line.words[1].text.first?.isUppercase == true
  }
}
