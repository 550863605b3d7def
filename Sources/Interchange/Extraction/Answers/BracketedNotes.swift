/// What quiz writers say in brackets behind an answer of what else counts: "one sixth (accept: one over six)".
///
/// Source: rules of the National Science Bowl and of quiz bowls, "ACCEPT", "DO NOT ACCEPT", "PROMPT ON".
enum BracketedNotes {
  /// What notes are about.
  enum Kind { case accepted, rejected, ignored, note }

  /// The answer without its notes, and what they say; no notes where brackets hold anything else.
  static func divide(_ answer: String) -> (answer: String, notes: [(kind: Kind, text: String)]) {
    var rest = answer.trimmed
    var notes: [(kind: Kind, text: String)] = []
    while let close = rest.last, close == ")" || close == "]",
      let open = rest.lastIndex(of: close == ")" ? "(" : "["), open > rest.startIndex
    {
      let inner = String(rest[rest.index(after: open)...].dropLast()).trimmed
      guard let note = read(inner) else { break }
      notes.insert(note, at: 0)
      rest = String(rest[..<open]).trimmed
    }
    return rest.isEmpty ? (answer, []) : (rest, notes)
  }

  private static let heads: [(head: String, kind: Kind)] = [
    ("do not accept", .rejected), ("do not allow", .rejected), ("reject", .rejected), ("not", .rejected),
    ("also accept", .accepted), ("accept", .accepted), ("allow", .accepted), ("ignore", .ignored),
    ("note", .note), ("prompt on", .note), ("prompt", .note),
  ]

  private static func read(_ text: String) -> (kind: Kind, text: String)? {
    let lower = text.lowercased()
    for (head, kind) in heads where lower.hasPrefix(head) {
      let behind = text.dropFirst(head.count)
      // "(not)" and "(note that …)" are words of the answer: a colon has to follow, or a name in capitals to lead.
      guard behind.first == ":" || behind.first == " " && text.hasPrefix(head.uppercased()) else { continue }
      let rest = String(behind.drop { ": ".contains($0) }).trimmed
      return rest.isEmpty ? nil : (kind, rest)
    }
    return nil
  }
}

extension ExtractedItem {
  /// Takes notes in brackets out of an answer that names no option.
  mutating func takeBracketedNotes() {
    guard options.isEmpty, kind != .trueFalse, let given = answer else { return }
    let (text, notes) = BracketedNotes.divide(given)
    guard !notes.isEmpty else { return }
    answer = text
    for note in notes {
      switch note.kind {
      case .accepted: accepted.append(note.text)
      case .rejected: rejected.append(note.text)
      case .ignored: ignored.append(note.text)
      case .note:
        details["marking"] = [details["marking"], note.text].compactMap { $0 }.joined(separator: "\n")
      }
    }
  }
}

extension [ExtractedItem] {
  /// Takes the brackets off answers, where all have them around the whole: "Which spice …? (Saffron)".
  mutating func takeBracketsOffAnswers() {
    func isBracketed(_ answer: String) -> Bool {
      answer.count > 2 && answer.first == "(" && answer.last == ")"
        && !answer.dropFirst().dropLast().contains { "()".contains($0) }
    }
    let answers = compactMap(\.answer)
    // The last may have been read in another way.
    guard answers.count >= 3, allSatisfy(\.options.isEmpty),
      answers.count(where: { !isBracketed($0) }) <= (answers.count > 5 ? 1 : 0)
    else { return }
    for index in indices {
      self[index].answer = self[index].answer.map {
        isBracketed($0) ? String($0.dropFirst().dropLast()).trimmed : $0
      }
      // "(7)" may be marks where nothing else has an answer in brackets.
      let question = self[index].question
      guard self[index].answer == nil, question.last == ")", let open = question.lastIndex(of: "("),
        question[..<open].hasSuffix("? ")
      else { continue }
      self[index].answer = String(question[question.index(after: open)...].dropLast()).trimmed
      self[index].answerPlace = self[index].places.last
      self[index].question = String(question[..<open]).trimmed
      (self[index].context, self[index].command) = Wording.split(self[index].question)
    }
  }
}
