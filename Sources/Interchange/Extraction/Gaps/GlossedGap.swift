/// Sentences with a gap whose translation stands below them, as "I drank it in Japan" below "日本 ___ 飲みました。" does.
enum GlossedGap {
  /// True for a sentence in another script than one with a gap, and longer than what a gap takes.
  static func isTranslation(_ text: String, of question: String) -> Bool {
    guard question.contains("___") else { return false }
    return isLatin(text) && !isLatin(question) && text.split(separator: " ").count > 3
  }

  /// True where most letters are Latin.
  private static func isLatin(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count { $0.value < 0x250 } * 2 > letters.count
  }
}
