/// Signs of answers that belong to none of them: the "R." before each, and the numerals of those that have several points.
extension [ExtractedItem] {
  private static let marks: Set<Substring> = [
    "r.", "r:", "r/", "a.", "a:", "rta.", "rta:", "resp.", "resp:", "rép.", "ans.",
  ]

  /// Takes the letter that stands for "answer" off all answers, where nearly all begin with the same.
  mutating func takeMarksOffAnswers() {
    let answered = indices.filter { self[$0].answer != nil && self[$0].options.isEmpty }
    let first = answered.map { self[$0].answer?.lowercased().split(separator: " ").first ?? "" }
    guard answered.count >= 4, let mark = first.first(where: Self.marks.contains),
      first.count(where: { $0 == mark }) * 10 >= answered.count * 8
    else { return }
    for (index, own) in zip(answered, first) where own == mark {
      guard let answer = self[index].answer, case let rest = String(answer.dropFirst(mark.count)).trimmed,
        !rest.isEmpty
      else { continue }
      self[index].answer = rest
      self[index].accepted = self[index].accepted.map {
        $0.lowercased().hasPrefix(mark + " ") ? String($0.dropFirst(mark.count)).trimmed : $0
      }
    }
  }

  /// Takes marks out of answers of which each point ends with its own: "cyclical unemployment (1 mark)".
  mutating func takeMarksBehindPoints() {
    for index in indices where self[index].options.isEmpty {
      guard let answer = self[index].answer, answer.hasSuffix("mark)") || answer.hasSuffix("marks)"),
        let points = RunInNotes.markedPoints(answer.replacing("\n", with: " "), least: 1)
      else { continue }
      self[index].answer = points.map(\.text).joined(separator: "\n")
      self[index].rubric = points.count > 1 ? points : []
    }
  }

  /// Divides answers that count their points: "(i) Right to safety (ii) Right to be informed".
  mutating func divideListedAnswers() {
    for index in indices where self[index].options.isEmpty && self[index].kind == .short {
      guard let answer = self[index].answer, !answer.contains("\n"), let points = Self.points(answer) else {
        continue
      }
      self[index].answer = points.joined(separator: "\n")
    }
  }

  /// What stands behind Roman numerals in brackets that count from one; nil where a text does not begin so.
  private static func points(_ text: String) -> [String]? {
    let numerals = ["(i)", "(ii)", "(iii)", "(iv)", "(v)", "(vi)", "(vii)", "(viii)"]
    guard text.hasPrefix("(i) ") else { return nil }
    var points: [String] = []
    var own: [Substring] = []
    for word in text.split(separator: " ") {
      guard points.count + (own.isEmpty ? 0 : 1) < numerals.count,
        word == numerals[points.count + (own.isEmpty ? 0 : 1)], own.count != 1
      else {
        own.append(word)
        continue
      }
      if !own.isEmpty { points.append(own.dropFirst().joined(separator: " ")) }
      own = [word]
    }
    points.append(own.dropFirst().joined(separator: " "))
    return points.count > 1 && points.allSatisfy { !$0.isEmpty } ? points : nil
  }
}
