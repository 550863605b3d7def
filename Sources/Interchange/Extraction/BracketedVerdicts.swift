/// Verdicts in brackets behind statements, as in a teacher's copy: "Ice floats on water. (T)".
extension [ExtractedItem] {
  /// Takes the verdicts of three or more statements in a row that have one each; one alone may be a part of its sentence.
  mutating func takeBracketedVerdicts() {
    var start = 0
    while start < count {
      var found: [(statement: String, verdict: Bool)] = []
      while start + found.count < count, let next = self[start + found.count].bracketedVerdict {
        found.append(next)
      }
      if found.count >= 3, Set(found.map(\.verdict)).count == 2 {
        for (place, item) in found.enumerated() {
          let index = start + place
          self[index].question = item.statement
          (self[index].context, self[index].command) = Wording.split(item.statement)
          self[index].kind = .trueFalse
          self[index].answer = item.verdict ? "True" : "False"
        }
      }
      start += Swift.max(1, found.count)
    }
  }
}

extension ExtractedItem {
  /// The statement and the verdict behind it; nil for what has none, or has an answer already.
  fileprivate var bracketedVerdict: (statement: String, verdict: Bool)? {
    guard answer == nil, options.isEmpty, question.last == ")", let open = question.lastIndex(of: "("),
      let verdict = TrueFalse.value(question[question.index(after: open)...].dropLast().trimmedOfSpaces)
    else { return nil }
    let statement = question[..<open].trimmedOfSpaces
    return statement.split(separator: " ").count > 2 && statement.last != "?" ? (statement, verdict) : nil
  }
}

extension Substring {
  fileprivate var trimmedOfSpaces: String { String(self).trimmed }
}
