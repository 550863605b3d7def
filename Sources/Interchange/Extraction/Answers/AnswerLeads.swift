/// What scoring guides say before the answers that they accept: "[1] Allow 1 credit for: transpiration", "Accept one of the
/// following: • Asthma • …".
///
/// Source: rating guides of the State of New York, scoring guidelines of the College Board.
enum AnswerLeads {
  /// How a lead begins behind marks in brackets, in small letters; it ends at its colon.
  private static let beginnings = [
    "accept one of", "accept any", "accept either", "any one of", "any of the following",
    "one of the following",
    "allow credit for", "award credit for", "award 1 credit for", "credit for", "allow 1 credit",
    "allow one credit", "allow a maximum of", "acceptable responses", "acceptable answers",
    "acceptable examples", "examples of acceptable", "possible answers", "possible responses",
    "answers may include", "responses may include", "answers include", "sample answers", "sample responses",
  ]

  /// The marks that a lead begins with, what it says, and the points behind it; nil for any other answer.
  static func divide(_ answer: String) -> (marks: Int?, lead: String, points: [String])? {
    var text = answer[...]
    var marks: Int?
    if let open = text.first, open == "[" || open == "(",
      let close = text.firstIndex(of: open == "[" ? "]" : ")"),
      let number = Int(text[text.index(after: text.startIndex)..<close]), (1...9).contains(number)
    {
      marks = number
      text = text[text.index(after: close)...].drop { $0 == " " }
    }
    let lower = text.prefix(60).lowercased()
    guard beginnings.contains(where: lower.hasPrefix), let colon = text.firstIndex(of: ":"),
      text[..<colon].count < 160
    else { return nil }
    let rest = String(text[text.index(after: colon)...]).trimmed
    let points = rest.split { $0.isNewline || $0 == "•" }.flatMap(divideAtDashes).map(\.withoutBullet)
    return points.isEmpty ? nil : (marks, String(text[...colon]), points)
  }

  /// The points that dashes begin: "— matching fossils — the coastlines fit".
  private static func divideAtDashes(_ text: Substring) -> [String] {
    let whole = String(text).trimmed
    guard let dash = whole.first, "—–-".contains(dash), whole.dropFirst().first == " " else {
      return whole.isEmpty ? [] : [whole]
    }
    return (" " + whole).split(separator: " \(dash) ").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}

extension [ExtractedItem] {
  /// Takes what leads to answers out of them, for a note beside them.
  mutating func takeLeadsOffAnswers() {
    for index in indices where self[index].options.isEmpty {
      guard let answer = self[index].answer, let found = AnswerLeads.divide(answer) else { continue }
      self[index].answer = found.points.joined(separator: "\n")
      self[index].marks = self[index].marks ?? found.marks
      self[index].details["marking"] = [self[index].details["marking"], found.lead].compactMap { $0 }
        .joined(separator: "\n")
      if found.points.count > 1, self[index].rubric.isEmpty {
        let known = self[index].accepted
        self[index].accepted = found.points.filter { !known.contains($0) } + known
      }
    }
  }
}
