import PDFText

/// Two texts that dots lead from one to the other, as a phrase and how it sounds.
struct DotLeaders {
  let before: String
  let behind: String
  /// Whether the first of dots with spaces between them touches the word before it, as the stop of a sentence does.
  let touches: Bool

  /// Divides a text at the first four dots; nil where it has none, or nothing stands at one end of them.
  init?(_ text: String) {
    guard text.holds("...") || text.holds(". . .") || text.holds("……"),
      let start = ["....", ". . . .", "……"].compactMap({ text.firstRange(of: $0)?.lowerBound }).min()
    else { return nil }
    before = String(text[..<start]).trimmed
    behind = String(text[start...].drop { isLeader($0) || $0 == " " })
    guard !before.isEmpty, !behind.isEmpty else { return nil }
    let isSpaced = text[start...].dropFirst().first == " "
    touches = isSpaced && text[..<start].last.map { $0.isLetter || $0.isNumber || ")’”".contains($0) } == true
  }
}

extension [ExtractedItem] {
  /// Takes the bullet off an answer of one point.
  mutating func takeBulletsOffAnswers() {
    for index in indices {
      guard let answer = self[index].answer, answer.hasPrefix("• "), !answer.contains("\n") else { continue }
      self[index].answer = String(answer.dropFirst(2)).trimmed
    }
  }

  /// Takes dots off that lead from words to their answers.
  mutating func takeLeadersOffAnswers() {
    for index in indices {
      guard let answer = self[index].answer, answer.hasPrefix(". . .") || answer.hasPrefix("....") else {
        continue
      }
      let rest = String(answer.drop { isLeader($0) || $0 == " " })
      self[index].answer = rest.isEmpty ? nil : rest
    }
  }
}

extension [DotLeaders?] {
  /// What stands before the dots of each, with the stop that ends its sentence where nearly all begin with one.
  ///
  /// Dots that fill the room begin anywhere behind a word; where they touch all words but those that end with a sign of
  /// their own, the first dot is none of them.
  var beginnings: [String?] {
    let bare = compactMap { $0 }.filter { $0.before.last.map { !".?!…".contains($0) } ?? false }
    let areEnded = bare.count >= 3 && bare.count(where: \.touches) * 10 >= bare.count * 9
    return map { leaders in leaders.map { areEnded && $0.touches ? $0.before + "." : $0.before } }
  }
}
