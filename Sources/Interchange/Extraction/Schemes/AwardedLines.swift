/// How mark schemes of national curriculum tests lead to an answer: "Award 1 mark for: the ferry", "Award 1 mark for each of the
/// following, up to 2 marks:".
///
/// Source: Standards and Testing Agency, key stage 1 and 2 mark schemes, since 2016.
extension String {
  /// The answer behind "Award 1 mark for:"; the text itself where there is none.
  var withoutAward: String {
    guard let colon = firstIndex(of: ":"), self[..<colon].count < 50 else { return self }
    let lead = self[..<colon].lowercased().split(separator: " ")
    guard Self.awards(lead) || Self.earns(lead) else { return self }
    let answer = String(self[index(after: colon)...]).trimmed
    return answer.isEmpty ? self : answer
  }

  /// The marks that "Award 1 mark for:" or "One point is earned for stating:" says; nil where neither leads the text.
  var awardedMarks: Int? {
    guard let colon = firstIndex(of: ":"), self[..<colon].count < 50 else { return nil }
    let lead = self[..<colon].lowercased().split(separator: " ")
    guard Self.awards(lead) || Self.earns(lead) else { return nil }
    let words = ["one", "two", "three"]
    return lead.lazy.compactMap { word in Int(word) ?? words.firstIndex(of: String(word)).map { $0 + 1 } }
      .first
  }

  /// The same where a bullet stands before it.
  var withoutAwardBehindBullet: String {
    guard let first, Bullets.marks.contains(first) else { return withoutAward }
    return "\(first) " + String(dropFirst()).trimmed.withoutAward
  }

  private static func awards(_ lead: [Substring]) -> Bool {
    lead.count == 4 && (lead[0] == "award" || lead[0] == "give") && lead[3] == "for" && counts(lead[1...2])
  }

  /// True for "One point is earned for stating", as scoring guidelines of the College Board have it.
  private static func earns(_ lead: [Substring]) -> Bool {
    guard
      let number = lead.firstIndex(where: { $0.contains(where: \.isLetter) || $0.contains(where: \.isNumber) }
      ),
      case let lead = lead[number...].map({ $0 }), (5...8).contains(lead.count), counts(lead[...1])
    else { return false }
    return ["is", "are"].contains(lead[2]) && ["earned", "awarded", "given"].contains(lead[3])
      && lead[4] == "for"
  }

  /// True for "1 mark", "two points".
  private static func counts(_ words: ArraySlice<Substring>) -> Bool {
    guard let number = words.first, let unit = words.last else { return false }
    return ["mark", "marks", "point", "points"].contains(unit)
      && (Int(number) != nil || ["one", "two", "three"].contains(number))
  }
}

extension SchemeEntry {
  /// Takes what leads to its answers out of them, and what that says that they are worth.
  mutating func takeAwards() {
    let awarded = answer.map { $0.awardedMarks ?? 0 }
    if marks == nil, awarded.contains(where: { $0 > 0 }) { marks = awarded.reduce(0, +) }
    answer = answer.map(\.withoutAwardBehindBullet)
    for index in points.indices {
      points[index].marks = points[index].marks ?? points[index].text.awardedMarks
      points[index].text = points[index].text.withoutAwardBehindBullet
    }
  }

  /// Takes lines below "Award 1 mark for each of the following" for points where there are as many as marks.
  mutating func divideAwardedLines() {
    guard let marks, marks > 1, answer.count == marks, points.isEmpty,
      notes.contains(where: { $0.lowercased().contains("mark for each of the following") }),
      !answer.contains(where: { $0.contains(";") || $0.first.map(Bullets.marks.contains) == true })
    else { return }
    answer = answer.enumerated().map { $0 == 0 ? $1 : "; " + $1 }
  }
}
