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

/// Verdicts as signs that begin the answers, with what would be right behind a cross: "答案:×专职".
extension [ExtractedItem] {
  /// Takes them where nearly all answers begin so.
  mutating func takeVerdictSigns() {
    let answered = indices.filter { self[$0].answer != nil && self[$0].options.isEmpty }
    let found = answered.compactMap { index -> (Int, Bool, String)? in
      guard let answer = self[index].answer, let first = answer.first, !first.isASCII, !first.isLetter,
        let verdict = TrueFalse.value(String(first))
      else { return nil }
      return (index, verdict, String(answer.dropFirst()).trimmed)
    }
    guard found.count >= 3, found.count * 10 >= answered.count * 8, Set(found.map(\.1)).count == 2 else {
      return
    }
    for (index, verdict, rest) in found {
      self[index].kind = .trueFalse
      self[index].answer = verdict ? "True" : "False"
      if !rest.isEmpty { self[index].details["explanation"] = rest }
    }
  }

  /// Takes letters behind statements that say what each is: T, F, or NG for what a passage does not say.
  mutating func takeVerdictLetters() {
    var found: [(index: Int, statement: String, letters: String)] = []
    for index in indices where self[index].answer == nil && self[index].options.isEmpty {
      let words = self[index].question.split(separator: " ")
      guard words.count > 3, let last = words.last, ["T", "F", "NG"].contains(last),
        words[words.count - 2].last.map({ ".!”\"".contains($0) }) == true
      else { continue }
      found.append((index, words.dropLast().joined(separator: " "), String(last)))
    }
    guard found.count >= 3, Set(found.map(\.letters)).count > 1,
      zip(found, found.dropFirst()).allSatisfy({ $1.index - $0.index == 1 })
    else { return }
    for (index, statement, letters) in found {
      self[index].question = statement
      (self[index].context, self[index].command) = Wording.split(statement)
      self[index].answer = letters == "NG" ? "Not Given" : letters == "T" ? "True" : "False"
      self[index].kind = letters == "NG" ? .short : .trueFalse
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
