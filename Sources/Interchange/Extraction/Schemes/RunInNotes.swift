/// Notes that stand in one paragraph with the answer of a mark scheme.
///
/// So are those of "Vein. Allow: veins. Ignore: vessel.".
enum RunInNotes {
  private static let heads: [(head: String, kind: BracketedNotes.Kind)] = [
    ("also accept:", .accepted), ("also allow:", .accepted), ("accept:", .accepted), ("allow:", .accepted),
    ("do not accept:", .rejected), ("do not allow:", .rejected),
    ("don't accept:", .rejected),
    ("reject:", .rejected), ("ignore:", .ignored),
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
        let note = String(part).trimmed.withoutStop
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
      String($0).trimmed.withoutStop
    }
    return points.count > 1 && !points.contains(where: \.isEmpty)
      ? (String(text[...colon]), points) : nil
  }
}

extension RunInNotes {
  /// Sentences of a note, of which each may say something else: "Accept any identifier. Do not accept surname."
  static func sentences(_ text: String) -> [String] {
    let heads = ["Accept ", "Allow ", "Also ", "Reject ", "Ignore ", "Do not ", "Do"]
    var sentences: [String] = []
    var rest = text
    while let range = heads.lazy.compactMap({ head -> Range<String.Index>? in
      guard let found = rest.firstRange(of: ". " + head) else { return nil }
      // "Do" alone ends a line, and goes on with "not".
      return head != "Do" || found.upperBound == rest.endIndex ? found : nil
    }).min(by: { $0.lowerBound < $1.lowerBound }) {
      sentences.append(String(rest[..<range.lowerBound]) + ".")
      rest = String(rest[rest.index(range.lowerBound, offsetBy: 2)...])
    }
    return sentences + [rest]
  }

  /// The points of a text of which each ends with its mark; nil for others.
  ///
  /// So does "It carries oxygen [1 mark]. So … [1 mark].", and "0.6 ÷ 12.6 × 100 (1 mark) 4.8% (1 mark)".
  ///
  /// - Parameter least: How many points there are at least.
  static func markedPoints(_ text: String, least: Int = 2) -> [ExtractedItem.Point]? {
    var points: [ExtractedItem.Point] = []
    var rest = text[...]
    while let range = rest.firstRange(of: /[\[(](\d{1,2}) marks?[\])]/), let marks = marks(rest[range]) {
      let open = range.lowerBound
      let close = rest.index(before: range.upperBound)
      let point = String(rest[..<open]).trimmed
      guard point.contains(where: \.isLetter) else { return nil }
      points.append(ExtractedItem.Point(text: point, marks: marks))
      rest = rest[rest.index(after: close)...].drop { ".,; ".contains($0) }
    }
    return points.count >= least && rest.isEmpty ? points : nil
  }

  private static func marks(_ text: Substring) -> Int? { Int(text.filter(\.isNumber)) }
}

extension ExtractedItem {
  /// Takes notes of a mark scheme out of an answer that was read without it.
  mutating func divideRunInNotes() {
    guard marks != nil || answerFile != nil, rubric.isEmpty, options.isEmpty,
      ![.trueFalse, .definition, .vocabulary].contains(kind), let answer,
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

extension String {
  /// A note as it is compared with what a learner writes: a phrase has no stop, nor the quotation marks around it.
  var asNote: String {
    var text = trimmed
    let last = text.split(separator: " ").last?.dropLast() ?? ""
    // "8 a.m." has its own.
    let isShortened = last.contains(".") && last.contains(where: \.isLetter)
    if text.last == ".", !isShortened, text.first.map({ !$0.isUppercase }) == true { text.removeLast() }
    for (open, close) in [("“", "”"), ("‘", "’"), ("\"", "\"")]
    where text.hasPrefix(open) && text.hasSuffix(close) && text.count > 2
      && !text.dropFirst().dropLast().contains(close)
    {
      text = String(text.dropFirst().dropLast())
    }
    return text
  }
}

extension SchemeEntry {
  /// Takes "Do" off the end of the last note, from which "not accept" goes on below; false where it does not stand there.
  mutating func takeOffDo() -> Bool {
    if notes.last == "Do" {
      notes.removeLast()
      return true
    }
    guard let last = accepted.last, last.hasSuffix(". Do") || last.hasSuffix(" Do") else { return false }
    accepted[accepted.count - 1] = String(last.dropLast(3))
    return true
  }

  /// Takes notes out of an answer in one paragraph, and divides what it lists to choose from.
  mutating func divideRunInNotes() {
    guard !answer.isEmpty, points.dropLast().allSatisfy({ $0.marks == nil }) else { return }
    // Lines of a paragraph are one text; what was parted at semicolons or bullets already stays so.
    let pieces =
      points.isEmpty || answer.contains { $0.contains(";") } ? [answer.joined(separator: " ")] : answer
    var kept: [String] = []
    var open: BracketedNotes.Kind?
    for piece in pieces {
      if let (rest, found) = RunInNotes.divide(piece) {
        if let kind = open, rest.first?.isLowercase == true {
          add(rest.withoutStop, kind)
        } else if !rest.isEmpty {
          kept.append(rest)
        }
        for (kind, note) in found { add(note, kind) }
        open = found.last?.kind
      } else if let kind = open, piece.first?.isLowercase == true {
        add(piece.withoutStop, kind)
      } else {
        kept.append(piece)
        open = nil
      }
    }
    guard let first = kept.first else { return }
    if let (lead, alternatives) = RunInNotes.alternatives(kept.joined(separator: "; ")) {
      notes.insert(lead, at: 0)
      answer = alternatives
      points = alternatives.map { ExtractedItem.Point(text: $0, marks: nil) }
    } else if kept.count == 1, let marked = RunInNotes.markedPoints(first) {
      answer = marked.map(\.text)
      points = marked
    } else if kept != pieces || pieces.count == 1 && kept != answer && points.isEmpty {
      answer = kept
      points = kept.count > 1 ? kept.map { ExtractedItem.Point(text: $0, marks: nil) } : []
    }
  }

  private mutating func add(_ note: String, _ kind: BracketedNotes.Kind) {
    switch kind {
    case .accepted: accepted.append(note)
    case .rejected: rejected.append(note)
    case .ignored: ignored.append(note)
    case .note: notes.append(note)
    }
  }
}
