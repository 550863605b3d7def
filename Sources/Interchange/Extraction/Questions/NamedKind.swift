extension String {
  /// The text without the kind of question that is printed before it, and the subject that stands before that.
  ///
  /// Science bowls name subject and kind, "EARTH SCIENCE Multiple Choice Which …"; Chinese papers the kind alone,
  /// "（单选题）" and "【判断题】". How it is asked says the kind, so that the subject alone is handed on.
  var dividedAtKind: (subject: String?, asked: String) {
    for kind in [" Multiple Choice ", " Short Answer "] {
      guard let range = firstRange(of: kind), range.lowerBound > startIndex else { continue }
      // "EARTH SCIENCE Multiple Choice", "Earth Science – Multiple Choice"
      let subject = self[..<range.lowerBound]
      let isDashed =
        subject.last.map { "–—-".contains($0) } == true && subject.split(separator: " ").count <= 4
      guard isDashed || subject.allSatisfy({ $0.isUppercase || " &-".contains($0) }) else { continue }
      return (String(isDashed ? subject.dropLast() : subject).trimmed, String(self[range.upperBound...]))
    }
    for (open, close) in [("（", "）"), ("【", "】"), ("[", "]"), ("(", ")")] as [(Character, Character)]
    where first == open {
      guard let end = firstIndex(of: close), self[..<end].count <= 6, self[..<end].last == "题" else {
        continue
      }
      let rest = String(self[index(after: end)...]).trimmed
      return (nil, rest.isEmpty ? self : rest)
    }
    return (nil, self)
  }
}
