import PDFText

/// What a mark scheme says of one question.
struct SchemeEntry {
  /// The label as the scheme writes it.
  var number: String
  var answer: [String] = []
  var points: [ExtractedItem.Point] = []
  var accepted: [String] = []
  var rejected: [String] = []
  var ignored: [String] = []
  /// What else it tells the marker: "max 2 if …".
  var notes: [String] = []
  var marks: Int?
  var place: ExtractedItem.Place?
}

extension SchemeEntry {
  /// Takes the question out that the scheme says again before its answer.
  mutating func removeQuestion(_ question: String) {
    func letters(_ text: String) -> String { Verification.words(text).joined() }
    let asked = letters(question)
    guard asked.count > 10, let first = answer.first else { return }
    if letters(first) == asked, answer.count > 1 {
      answer.removeFirst()
      if !points.isEmpty { points.removeFirst() }
      if points.count == 1 { points = [] }
    } else if letters(first).hasPrefix(asked), letters(first) != asked {
      var rest = first[...]
      while letters(String(first[..<rest.startIndex])) != asked, !rest.isEmpty { rest.removeFirst() }
      answer[0] = String(rest.drop { ".?!: ".contains($0) }).withoutLeadingMark.trimmed
      if !points.isEmpty { points[0].text = answer[0] }
    }
  }
}

/// Reads mark schemes: tables with a column for labels, or lists below labels.
struct MarkSchemeReader {
  let document: DocumentLines
  let joiner: LineJoiner

  /// The entries, and the lines that they take; nil where there is no mark scheme.
  func read(isWhole: Bool) -> (entries: [SchemeEntry], lines: Set<Int>)? {
    if let table = table() { return table }
    return list(isWhole: isWhole)
  }

  // MARK: Tables

  private enum Column { case label, answer, marks, guidance, other }

  /// A column with where its head begins.
  private struct Head {
    var columns: [(kind: Column, box: Box)]
    var line: Int
  }

  private func table() -> (entries: [SchemeEntry], lines: Set<Int>)? {
    let heads = document.lines.indices.compactMap(head)
    guard let first = heads.first else { return nil }
    var entries: [SchemeEntry] = []
    var lines: Set<Int> = []
    var head = first
    let headLines = Dictionary(heads.map { ($0.line, $0) }) { one, _ in one }
    var labelLeft: Int32?
    for index in document.lines.indices where index >= first.line {
      lines.insert(index)
      if let next = headLines[index] {
        head = next
        continue
      }
      let line = document.lines[index]
      if entries.isEmpty == false, document.isHeading(index), line.cells.count == 1,
        document.labels[index] == nil
      {
        continue
      }
      let (label, rest) = label(of: line, head, labelLeft)
      if let label {
        labelLeft = labelLeft ?? line.box.left
        entries.append(SchemeEntry(number: label))
        entries[entries.count - 1].place = ExtractedItem.Place(page: line.page, box: line.box)
      }
      guard !entries.isEmpty else { continue }
      add(rest, head, line, to: &entries[entries.count - 1], isFirst: label != nil)
    }
    for index in entries.indices { finish(&entries[index]) }
    entries = withoutRepeats(entries)
    return entries.count >= 2 ? (entries, lines) : nil
  }

  /// The head of a mark scheme's table; nil for any other line.
  private func head(_ index: Int) -> Head? {
    let line = document.lines[index]
    let names = Set(line.words.map { $0.text.lowercased().trimmedOfPunctuation })
    // A table with the questions themselves is none: "No. | Question | Answer".
    if !names.isDisjoint(with: ["no", "nr", "number"]),
      names.contains("question") || names.contains("questions"),
      !names.contains("mark"), !names.contains("marks")
    {
      return nil
    }
    var columns: [(kind: Column, box: Box)] = []
    for word in line.words {
      let text = word.text.lowercased().trimmedOfPunctuation
      let kind: Column
      switch text {
      case "question", "q", "part", "questions", "qu", "item": kind = .label
      case "answer", "answers", "expected", "scheme", "response", "acceptable", "indicative", "marking":
        kind = .answer
      case "mark", "marks", "points", "total": kind = .marks
      case "guidance", "notes", "comments", "comment", "information", "additional", "extra", "note":
        kind = .guidance
      case "ao", "spec", "reference", "ref", "number", "no", "": kind = .other
      default: return nil
      }
      // "Extra information", "Mark scheme", "Expected answer": one head of two words.
      if let last = columns.last, word.gapBefore < word.size * 6 / 10, let before = columns.indices.last {
        if text == "scheme" || text == "answer" || text == "answers" || last.kind == .answer {
          columns[before].kind = .answer
        }
        if last.kind == .marks || kind == .marks, last.kind != .answer { columns[before].kind = .marks }
        if last.kind == .label, kind == .label {
          columns.append((.label, word.box))
          continue
        }
        columns[before].box = last.box.union(word.box)
        continue
      }
      columns.append((kind, word.box))
    }
    let kinds = columns.map(\.kind)
    guard kinds.contains(.answer), kinds.contains(.label) || kinds.first == .other,
      kinds.contains(.marks) || kinds.contains(.label)
    else { return nil }
    if !kinds.contains(.label) { columns[0].kind = .label }
    return Head(columns: columns, line: index)
  }

  /// The label that begins a row, and the cells behind it.
  private func label(of line: TextLine, _ head: Head, _ left: Int32?) -> (String?, [TextCell]) {
    if head.columns.count(where: { $0.kind == .label }) > 1, let found = dividedLabel(of: line, head) {
      return found
    }
    guard let label = line.label() ?? bareLabel(line), let first = label.parts.first,
      first.number != nil || first.letter != nil
    else {
      return (nil, line.cells)
    }
    let limit = head.columns.filter { $0.kind == .answer }.map(\.box.left).min() ?? 0
    guard label.box.right <= limit + 300, left.map({ abs($0 - line.box.left) < 2_000 }) ?? true else {
      return (nil, line.cells)
    }
    var rest: [TextCell] = []
    var skip = label.wordCount
    for cell in line.cells {
      let words = Array(cell.words.dropFirst(skip))
      skip = max(0, skip - cell.words.count)
      if !words.isEmpty { rest.append(TextCell(words)) }
    }
    return (label.parts.map(\.text).joined(), rest)
  }

  /// A label whose question and part stand in two columns: "01 | 2", "3 | (b)".
  private func dividedLabel(of line: TextLine, _ head: Head) -> (String?, [TextCell])? {
    let limit = head.columns.filter { $0.kind == .answer }.map(\.box.left).min() ?? 0
    let words = line.words.prefix { $0.box.right <= limit + 300 && $0.text.count <= 6 }
    guard let first = words.first, let number = compactLabel(first.text)?.first, number.number != nil else {
      return nil
    }
    var label = number.text
    for word in words.dropFirst() {
      if let part = compactLabel(word.text)?.first, part.number != nil {
        label += "." + String(part.number ?? 0)
      } else {
        label += "(" + word.text.trimmedOfPunctuation + ")"
      }
    }
    var skip = words.count
    var rest: [TextCell] = []
    for cell in line.cells {
      let left = Array(cell.words.dropFirst(skip))
      skip = max(0, skip - cell.words.count)
      if !left.isEmpty { rest.append(TextCell(left)) }
    }
    return (label, rest)
  }

  /// A number that nothing sets off in running text is a label at the beginning of a row.
  private func bareLabel(_ line: TextLine) -> LineLabel? {
    guard let first = line.words.first, let parts = compactLabel(first.text), parts.first?.number != nil
    else { return nil }
    return LineLabel(parts: parts, wordCount: 1, box: first.box)
  }

  private func add(
    _ cells: [TextCell], _ head: Head, _ line: TextLine, to entry: inout SchemeEntry, isFirst: Bool
  ) {
    for cell in cells {
      let column = column(of: cell.box, head)
      let text = cell.text
      switch column {
      case .marks:
        if let marks = Int(text.trimmedOfPunctuation) ?? MarkReader.whole(text) {
          entry.marks = (entry.marks ?? 0) + marks
        } else {
          entry.notes.append(text)
        }
      case .guidance: addGuidance(text, to: &entry)
      case .label, .answer:
        if isGuidance(text), !entry.answer.isEmpty {
          addGuidance(text, to: &entry)
        } else {
          entry.answer.append(text)
        }
      case .other: break
      }
    }
    if let place = entry.place, place.page == line.page { entry.place?.box = place.box.union(line.box) }
  }

  private func column(of box: Box, _ head: Head) -> Column {
    var best: (kind: Column, distance: Int32) = (.answer, .max)
    for (kind, own) in head.columns {
      let shared = min(box.right, own.right) - max(box.left, own.left)
      let distance = shared > 0 ? 0 : min(abs(box.left - own.left), abs(box.centerX - own.centerX))
      if distance < best.distance { best = (kind, distance) }
    }
    return best.kind == .label ? .answer : best.kind
  }

  /// Rows of a table that goes on over pages may say their label again.
  private func withoutRepeats(_ entries: [SchemeEntry]) -> [SchemeEntry] {
    entries.filter { !$0.answer.isEmpty || $0.marks != nil }
  }

  // MARK: Words of guidance

  func isGuidance(_ text: String) -> Bool {
    let first = text.lowercased().split(separator: " ").first.map(String.init)?.trimmedOfPunctuation ?? ""
    let lower = text.lowercased()
    if lower.hasPrefix("also accept") || lower.hasPrefix("also allow") { return true }
    if lower.hasPrefix("any "), lower.hasSuffix(" from:") || lower.hasSuffix(" from") { return true }
    return ["allow", "accept", "reject", "ignore", "max", "maximum", "do", "credit", "note"].contains(first)
      && (first != "do" || lower.hasPrefix("do not"))
  }

  /// Sorts a note by its first word.
  func addGuidance(_ text: String, to entry: inout SchemeEntry) {
    for part in text.split(separator: ";").map({ String($0).trimmed }) where !part.isEmpty {
      let lower = part.lowercased()
      func rest(_ word: String) -> String { String(part.dropFirst(word.count)).withoutLeadingMark }
      if let word = ["also accept", "also allow", "allow", "accept", "credit"].first(where: {
        lower.hasPrefix($0 + " ") || lower.hasPrefix($0 + ":")
      }) {
        entry.accepted.append(rest(word))
      } else if let word = ["reject", "do not accept", "do not allow", "not"].first(where: {
        lower.hasPrefix($0 + " ") || lower.hasPrefix($0 + ":")
      }) {
        entry.rejected.append(rest(word))
      } else if lower.hasPrefix("ignore ") || lower.hasPrefix("ignore:") {
        entry.ignored.append(rest("ignore"))
      } else if let first = part.first, first.isLowercase, isOpen(entry) {
        extend(&entry, part)
      } else {
        entry.notes.append(part)
      }
    }
  }

  /// True when the last note may go on on the next line.
  private func isOpen(_ entry: SchemeEntry) -> Bool {
    !(entry.accepted.isEmpty && entry.rejected.isEmpty && entry.ignored.isEmpty && entry.notes.isEmpty)
  }

  /// Lets the last note go on.
  private func extend(_ entry: inout SchemeEntry, _ text: String) {
    if let last = entry.notes.indices.last {
      entry.notes[last] = joiner.text([entry.notes[last], text])
    } else if let last = entry.rejected.indices.last {
      entry.rejected[last] = joiner.text([entry.rejected[last], text])
    } else if let last = entry.ignored.indices.last {
      entry.ignored[last] = joiner.text([entry.ignored[last], text])
    } else if let last = entry.accepted.indices.last {
      entry.accepted[last] = joiner.text([entry.accepted[last], text])
    }
  }

  /// The points of a text of which each ends with its mark: "leaflets (1) they reach people nearby (1)"; nil for others.
  private func markedPoints(_ text: String) -> [ExtractedItem.Point]? {
    let ticks: Set<Substring> = ["✓", "✔", "√"]
    var points: [ExtractedItem.Point] = []
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      let isBracketed = word.count == 3 && "([".contains(word.first ?? " ") && ")]".contains(word.last ?? " ")
      let marks = ticks.contains(word) ? 1 : isBracketed ? Int(word.dropFirst().dropLast()) : nil
      guard let marks, !words.isEmpty else {
        words.append(word)
        continue
      }
      points.append(ExtractedItem.Point(text: words.joined(separator: " ").withoutLeadingMark, marks: marks))
      words.removeAll()
    }
    return points.isEmpty || !words.isEmpty ? nil : points
  }

  /// Joins the lines of an answer and divides it into points.
  func finish(_ entry: inout SchemeEntry) {
    entry.takeLevels()
    let text = joiner.text(
      entry.answer.map { $0.first.map(Bullets.marks.contains) == true ? "; " + $0.dropFirst() : $0 })
    if let marked = markedPoints(text) {
      entry.points = marked
      entry.answer = marked.map(\.text)
      if marked.count == 1 { entry.points = [] }
      return
    }
    let points = text.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
    entry.answer = points
    if points.count > 1 { entry.points = points.map { ExtractedItem.Point(text: $0) } }
    if let marks = entry.marks, marks == entry.points.count {
      for index in entry.points.indices { entry.points[index].marks = 1 }
    }
  }
}

extension SchemeEntry {
  /// Moves what describes levels of response to the notes: it says how to mark, and is no answer.
  ///
  /// Source: AQA and Pearson Edexcel, levels-based mark schemes of GCSE humanities.
  fileprivate mutating func takeLevels() {
    func isLevel(_ text: String) -> Bool {
      let words = text.lowercased().split(separator: " ")
      guard words.count > 1, words[0] == "level" else { return false }
      return words[1].first?.isNumber == true || words[1] == "marks" || words[1] == "mark"
    }
    guard let first = answer.firstIndex(where: isLevel) else { return }
    let end = answer[first...].firstIndex { text in
      text.lowercased().hasPrefix("indicative content") || Bullets.marks.contains(text.first ?? " ")
    }
    let last = end ?? answer.lastIndex(where: isLevel).map { $0 + 1 } ?? first + 1
    notes += answer[first..<last]
    answer.removeSubrange(first..<last)
    answer.removeAll { $0.lowercased().trimmedOfPunctuation == "indicative content" }
  }
}

extension ExtractedItem {
  /// Takes what a mark scheme says.
  mutating func take(_ entry: SchemeEntry, file: String?) {
    let text = entry.answer.joined(separator: entry.points.count > 1 ? "\n" : " ")
    if !text.isEmpty { take(answer: text, at: entry.place, file: file) }
    rubric = entry.points
    accepted = entry.accepted
    rejected = entry.rejected
    ignored = entry.ignored
    if !entry.notes.isEmpty { details["marking"] = entry.notes.joined(separator: "\n") }
    if let stated = entry.marks {
      if let marks, marks != stated {
        reviews.append("the paper gives \(marks) marks, the mark scheme \(stated)")
      }
      marks = marks ?? stated
    }
  }
}
