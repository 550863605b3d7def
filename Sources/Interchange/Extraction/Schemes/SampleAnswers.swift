/// Answers that mark schemes print behind what they tell of marking: "Sample answer: …", "Poprawna odpowiedź".
extension SchemeEntry {
  /// What stands before such answers, in small letters.
  ///
  /// Source: marking guidelines of the New South Wales Education Standards Authority, rules for marking of Poland's Central
  /// Examination Board, and correction rules of Dutch examinations.
  private static let heads = [
    "sample answer:", "sample answers:", "model answer:", "model answers:", "answers could include:",
    "poprawna odpowiedź", "prawidłowa odpowiedź", "przykładowa odpowiedź", "przykładowe odpowiedzi",
    "poprawne odpowiedzi",
    "een juist antwoord bevat de volgende elementen:", "een voorbeeld van een juist antwoord is:",
    "voorbeeld van een juist antwoord:", "voorbeelden van juiste antwoorden zijn:",
    "voorbeelden van een juist antwoord zijn:", "juiste antwoorden zijn:",
  ]

  /// Takes what stands behind such a head for the answer; what stands before it tells how marks are given.
  mutating func takeSampleAnswer() {
    for index in answer.indices {
      let lower = answer[index].lowercased()
      guard let head = Self.heads.first(where: lower.contains), let range = lower.firstRange(of: head) else {
        continue
      }
      let start = lower.distance(from: lower.startIndex, to: range.lowerBound)
      let count = lower.distance(from: range.lowerBound, to: range.upperBound)
      guard lower.count == answer[index].count else { return }
      let before = String(answer[index].prefix(start)).trimmed
      let rest = String(answer[index].dropFirst(start + count)).withoutLeadingMark
      let own = (rest.isEmpty ? [] : [rest]) + answer[(index + 1)...]
      let above = answer[..<index] + (before.isEmpty ? [] : [before])
      guard !own.isEmpty, !above.isEmpty || head.last == ":" else { return }
      // Bands of marks are alternatives, of which one is given: the question is worth the most.
      let bands = zip(above, points).filter { $1.marks != nil }.map {
        ExtractedItem.Point(text: $0, marks: $1.marks)
      }
      if let most = bands.compactMap(\.marks).max(), index > 0 { marks = most }
      // Criteria with their marks are the rubric; the answer shows what they ask for.
      if bands.count > 1, bands.count == above.filter({ $0.lowercased() != "criteria marks" }).count {
        answer = [own.joined(separator: " ")]
        points = bands
        return
      }
      notes += above.filter { $0.lowercased() != "criteria marks" }
      answer = own
      points = own.count > 1 ? own.map { ExtractedItem.Point(text: $0) } : []
      return
    }
  }
}
