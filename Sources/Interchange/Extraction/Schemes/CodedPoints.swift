/// Points that end with what their marks are for: "= 12 000 J 1A", "3h + 6k = 5k + 9 1M", "x = 4 A1", "a = 3 3p".
///
/// Source: marking schemes of Hong Kong ("1M", "1A"), of Pearson Edexcel ("M1", "A1", "B1"), of the International
/// Baccalaureate ("(M1)", "R1") and of Romania ("3p").
enum CodedPoints {
  /// The points with their marks; nil for a text that does not end with such a code.
  static func read(_ text: String) -> [ExtractedItem.Point]? {
    var points: [ExtractedItem.Point] = []
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      guard let marks = marks(word), !words.isEmpty else {
        words.append(word)
        continue
      }
      points.append(ExtractedItem.Point(text: words.joined(separator: " "), marks: marks))
      words.removeAll()
    }
    return points.isEmpty || !words.isEmpty ? nil : points
  }

  /// The same for several points that together are worth as much as is said; nil for any other text.
  static func read(_ text: String, worth marks: Int?) -> [ExtractedItem.Point]? {
    guard let marks, let points = read(text), points.count > 1,
      points.reduce(0, { $0 + ($1.marks ?? 0) }) == marks
    else { return nil }
    return points
  }

  /// What a code is worth; nil for any other word.
  ///
  /// "5p" and "2A" may be money and a current, so that all together have to add up.
  private static func marks(_ word: Substring) -> Int? {
    guard let match = word.wholeMatch(of: /(\d)[MAp]|[MAB](\d)(?:ft|cao|oe)?|\([MARN](\d)\)|R(\d)/) else {
      return nil
    }
    return (match.1 ?? match.2 ?? match.3 ?? match.4).flatMap { Int($0) }
  }
}
