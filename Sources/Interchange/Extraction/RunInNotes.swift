/// Notes that stand in one paragraph with the answer of a mark scheme: "Vein. Allow: veins. Ignore: vessel."
enum RunInNotes {
  private static let heads: [(head: String, kind: BracketedNotes.Kind)] = [
    ("also accept:", .accepted), ("also allow:", .accepted), ("accept:", .accepted), ("allow:", .accepted),
    ("credit:", .accepted), ("do not accept:", .rejected), ("do not allow:", .rejected),
    ("don't accept:", .rejected),
    ("reject:", .rejected), ("not:", .rejected), ("ignore:", .ignored),
  ]

  /// The answer before such notes, and what each of them lists; nil where there are none.
  static func divide(_ text: String) -> (answer: String, notes: [(kind: BracketedNotes.Kind, text: String)])?
  {
    var starts: [(start: String.Index, end: String.Index, kind: BracketedNotes.Kind)] = []
    var place = text.startIndex
    var isBeginning = true
    while place < text.endIndex {
      if isBeginning, text[place].isUppercase, let (length, kind) = head(text[place...]) {
        let end = text.index(place, offsetBy: length)
        starts.append((place, end, kind))
        place = end
      }
      guard place < text.endIndex else { break }
      let character = text[place]
      if character != " " { isBeginning = ".;])".contains(character) }
      place = text.index(after: place)
    }
    guard let first = starts.first, first.start > text.startIndex else { return nil }
    let ends = starts.dropFirst().map(\.start) + [text.endIndex]
    var notes: [(kind: BracketedNotes.Kind, text: String)] = []
    for (start, end) in zip(starts, ends) {
      for part in text[start.end..<end].split(separator: ";") {
        let note = String(part).trimmed.withoutLastStop
        if !note.isEmpty { notes.append((start.kind, note)) }
      }
    }
    return (String(text[..<first.start]).trimmed, notes)
  }

  private static func head(_ text: Substring) -> (length: Int, kind: BracketedNotes.Kind)? {
    let lower = text.prefix(16).lowercased()
    return heads.first { lower.hasPrefix($0.head) }.map { ($0.head.count, $0.kind) }
  }

  /// The alternatives behind "Any two from:", and these words; nil for any other text.
  static func alternatives(_ text: String) -> (lead: String, points: [String])? {
    guard text.lowercased().hasPrefix("any "), let colon = text.firstIndex(of: ":"),
      text[..<colon].lowercased().hasSuffix(" from"), text[..<colon].count < 30
    else { return nil }
    let points = text[text.index(after: colon)...].split(separator: ";").map {
      String($0).trimmed.withoutLastStop
    }
    return points.count > 1 && !points.contains(where: \.isEmpty)
      ? (String(text[...colon]), points) : nil
  }
}

extension RunInNotes {
  /// The points of a text of which each ends with its mark: "It carries oxygen [1 mark]. So … [1 mark]."; nil for others.
  static func markedPoints(_ text: String) -> [ExtractedItem.Point]? {
    var points: [ExtractedItem.Point] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let words = rest[rest.index(after: open)..<close].split(separator: " ")
      guard (1...2).contains(words.count), let marks = Int(words[0]),
        words.count == 1 || words[1].hasPrefix("mark")
      else { return nil }
      let point = String(rest[..<open]).trimmed
      guard point.contains(where: \.isLetter) else { return nil }
      points.append(ExtractedItem.Point(text: point, marks: marks))
      rest = rest[rest.index(after: close)...].drop { ".,; ".contains($0) }
    }
    return points.count > 1 && rest.isEmpty ? points : nil
  }
}

extension ExtractedItem {
  /// Takes notes of a mark scheme out of an answer that was read without it.
  mutating func divideRunInNotes() {
    guard rubric.isEmpty, options.isEmpty, kind != .trueFalse, let answer,
      answer.contains(":") || answer.contains("]")
    else { return }
    var entry = SchemeEntry(number: "", answer: [answer.replacing("\n", with: " ")])
    entry.divideRunInNotes()
    guard entry.answer != [answer.replacing("\n", with: " ")] else { return }
    self.answer = entry.answer.joined(separator: entry.points.count > 1 ? "\n" : " ")
    rubric = entry.points
    accepted += entry.accepted
    rejected += entry.rejected
    ignored += entry.ignored
    if !entry.notes.isEmpty { details["marking"] = entry.notes.joined(separator: "\n") }
  }
}

extension SchemeEntry {
  /// Takes notes out of an answer in one paragraph, and divides what it lists to choose from.
  mutating func divideRunInNotes() {
    guard !answer.isEmpty, points.dropLast().allSatisfy({ $0.marks == nil }) else { return }
    // Lines of a paragraph, or what was parted at its semicolons already.
    var text = answer.joined(separator: points.isEmpty || answer.contains { $0.contains(";") } ? " " : "; ")
    guard points.isEmpty || RunInNotes.divide(text) != nil || RunInNotes.alternatives(text) != nil else {
      return
    }
    points = []
    if let (rest, found) = RunInNotes.divide(text) {
      text = rest
      answer = [rest]
      for (kind, note) in found {
        switch kind {
        case .accepted: accepted.append(note)
        case .rejected: rejected.append(note)
        case .ignored: ignored.append(note)
        case .note: notes.append(note)
        }
      }
    }
    if let (lead, alternatives) = RunInNotes.alternatives(text) {
      notes.insert(lead, at: 0)
      answer = alternatives
      points = alternatives.map { ExtractedItem.Point(text: $0, marks: nil) }
    } else if let marked = RunInNotes.markedPoints(text) {
      answer = marked.map(\.text)
      points = marked
    }
  }
}

extension String {
  /// Without the full stop that ends a list.
  fileprivate var withoutLastStop: String { last == "." ? String(dropLast()) : self }
}
