/// How mark schemes of national curriculum tests lead to an answer: "Award 1 mark for: the ferry", "Award 1 mark for each of the
/// following, up to 2 marks:".
///
/// Source: Standards and Testing Agency, key stage 1 and 2 mark schemes, since 2016.
extension String {
  /// The answer behind "Award 1 mark for:"; the text itself where there is none.
  var withoutAward: String {
    guard let colon = firstIndex(of: ":"), self[..<colon].count < 30 else { return self }
    let lead = self[..<colon].lowercased().split(separator: " ")
    guard lead.count == 4, lead[0] == "award" || lead[0] == "give", lead[3] == "for",
      lead[2] == "mark" || lead[2] == "marks",
      Int(lead[1]) != nil || ["one", "two", "three"].contains(lead[1])
    else { return self }
    let answer = String(self[index(after: colon)...]).trimmed
    return answer.isEmpty ? self : answer
  }
}

extension SchemeEntry {
  /// Takes lines below "Award 1 mark for each of the following" for points where there are as many as marks.
  mutating func divideAwardedLines() {
    guard let marks, marks > 1, answer.count == marks, points.isEmpty,
      notes.contains(where: { $0.lowercased().contains("mark for each of the following") }),
      !answer.contains(where: { $0.contains(";") || $0.first.map(Bullets.marks.contains) == true })
    else { return }
    answer = answer.enumerated().map { $0 == 0 ? $1 : "; " + $1 }
  }
}
