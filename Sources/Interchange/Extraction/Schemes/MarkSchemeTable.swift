import PDFText

/// Mark schemes that are tables with a column for labels.
extension MarkSchemeReader {
  enum Column { case label, answer, marks, pointMarks, guidance, accepted, rejected, ignored, other }

  /// A column with where its head begins.
  struct Head {
    var columns: [(kind: Column, box: Box)]
    var line: Int
    /// Lines beside it that are a part of it.
    var others: Set<Int> = []
    /// Whether labels begin the answers, below the names of questions: "Answer | Marks | Remarks" above "(a) …".
    var hasLabelsInAnswers = false
    /// Where the answers behind the numbers below it begin, if several begin there.
    var answerLeft: Int32?
    /// How far labels may reach.
    var labelLimit: Int32 {
      (columns.filter { $0.kind == .answer }.map(\.box.left).min() ?? 0) + (hasLabelsInAnswers ? 3_000 : 0)
    }
  }

  func table() -> (entries: [SchemeEntry], lines: Set<Int>)? {
    let heads = document.lines.indices.compactMap(head)
    guard let first = heads.first else { return nil }
    var entries: [SchemeEntry] = []
    var lines: Set<Int> = []
    var head = first
    let headLines = Dictionary(heads.map { ($0.line, $0) }) { one, _ in one }
    let parts = heads.reduce(into: Set<Int>()) { $0.formUnion($1.others) }
    var labelLeft: Int32?
    // "Question 1" above the head of its table.
    var path = (max(0, first.line - 2)..<first.line).lazy.compactMap(numberAlone).last ?? []
    for index in document.lines.indices where index >= first.line {
      if isBehindTable(index, entries), let rest = restBehindTable(index) {
        for place in entries.indices { finish(&entries[place]) }
        return (entries + rest.entries, lines.union(rest.lines))
      }
      lines.insert(index)
      if let next = headLines[index] {
        head = next
        continue
      }
      let line = document.lines[index]
      if parts.contains(index) || Self.isTotal(document.texts[index]) { continue }
      if head.hasLabelsInAnswers, let number = numberAlone(index) {
        path = number
        continue
      }
      let isHeading =
        document.isHeading(index) || line.isBold && line.size * 100 >= document.bodySize * 115
      if entries.isEmpty == false, isHeading, line.cells.count == 1, document.labels[index] == nil {
        continue
      }
      let (label, rest) = label(of: line, head, labelLeft)
      if let label {
        labelLeft = labelLeft ?? line.box.left
        path = label.below(path)
        entries.append(SchemeEntry(number: path.map(\.text).joined()))
        entries[entries.count - 1].place = ExtractedItem.Place(page: line.page, box: line.box)
      }
      guard !entries.isEmpty else { continue }
      add(rest, head, line, to: &entries[entries.count - 1], isFirst: label != nil)
    }
    for index in entries.indices { finish(&entries[index]) }
    entries = withoutRepeats(entries)
    return entries.count >= 2 ? (entries, lines) : nil
  }

  /// True for "Question 6" behind a table whose rows have the numbers 1 to 5 alone: what follows is no row of it.
  private func isBehindTable(_ index: Int, _ entries: [SchemeEntry]) -> Bool {
    guard entries.count > 1, let last = entries.last.flatMap({ Int($0.number) }),
      let part = document.labels[index]?.parts.first, part.number == last + 1,
      document.lines[index].words.count <= 4
    else { return false }
    if case .word = part.style { return true }
    return false
  }

  /// What stands behind a table, as a scheme of its own.
  private func restBehindTable(_ start: Int) -> (entries: [SchemeEntry], lines: Set<Int>)? {
    let rest = DocumentLines(start..<document.lines.count, of: document)
    guard let found = MarkSchemeReader(document: rest, joiner: joiner).read(isWhole: true) else { return nil }
    return (found.entries, Set(found.lines.map { $0 + start }))
  }

  /// The head of a mark scheme's table; nil for any other line.
  private func head(_ index: Int) -> Head? {
    let line = document.lines[index]
    // What the first word or cell names no column of is none; that is asked of every line.
    guard let first = line.words.first, Self.column(named: first.text) != nil || Self.beginsWithName(line)
    else {
      return nil
    }
    let names = Set(line.words.map { $0.text.lowercased().trimmedOfPunctuation })
    // "Q. No. | Answer | Q. No. | Answer" heads a key in columns.
    if line.words.count(where: { $0.text.lowercased() == "answer" }) > 1,
      names.isDisjoint(with: ["mark", "marks", "alternative", "other"])
    {
      return nil
    }
    // A table with the questions themselves is none: "No. | Question | Answer".
    if !names.isDisjoint(with: ["no", "nr", "number"]),
      names.contains("question") || names.contains("questions"),
      names.isDisjoint(with: ["mark", "marks", "credits", "key", "score"])
    {
      return nil
    }
    var columns: [(kind: Column, box: Box)] = []
    let cells = line.cells.map { $0.text.lowercased().trimmedOfPunctuation }
    var named = 0
    for (place, word) in line.words.enumerated() {
      // "Target answer | Accept | Do not accept"
      if place >= named, let whole = Self.column(namedFrom: place, of: line, cells) {
        columns.append((whole.kind, whole.cell.box))
        named = place + whole.cell.words.count
      }
      if place < named { continue }
      let isBeside = word.gapBefore < word.size * 6 / 10
      guard let kind = Self.column(named: word.text) else {
        // "Marking details", "AO element": more of the same head.
        guard isBeside, let last = columns.indices.last,
          Self.companions.contains(word.text.lowercased().trimmedOfPunctuation)
        else { return nil }
        columns[last].box = columns[last].box.union(word.box)
        continue
      }
      // "Extra information", "Mark scheme", "Expected answer": one head of two words.
      if isBeside, let before = columns.indices.last {
        let text = word.text.lowercased().replacing("(s)", with: "").trimmedOfPunctuation
        let last = columns[before]
        if text == "scheme" || text == "answer" || text == "answers" || last.kind == .answer {
          columns[before].kind = .answer
        }
        if last.kind == .marks || kind == .marks, last.kind != .answer { columns[before].kind = .marks }
        // "Question Type" behind "Question Number"
        if last.kind == .label, kind == .other, columns.dropLast().contains(where: { $0.kind == .label }) {
          columns[before].kind = .other
        }
        if last.kind == .label, kind == .label || kind == .answer && columns.count == 1 {
          columns[before].kind = .label
          columns.append((kind, word.box))
          continue
        }
        columns[before].box = last.box.union(word.box)
        continue
      }
      columns.append((kind, word.box))
    }
    // "Marks | Total": those of each point, and those of the question.
    let marked = columns.indices.filter { columns[$0].kind == .marks }
    if marked.count == 2, line.words.last?.text.lowercased() == "total" {
      columns[marked[0]].kind = .pointMarks
    }
    if !columns.contains(where: { $0.kind == .answer }),
      let working = columns.firstIndex(where: { column in
        column.kind == .guidance
          && line.words.contains {
            $0.box.left == column.box.left && $0.text.lowercased().hasPrefix("working")
          }
      })
    {
      columns[working].kind = .answer
    }
    let kinds = columns.map(\.kind)
    let hasLabelsInAnswers =
      kinds.first == .answer && kinds.contains(.marks) && index + 1 < document.lines.count
      && numberAlone(index + 1) != nil
    guard kinds.contains(.answer), kinds.contains(.label) || kinds.first == .other || hasLabelsInAnswers,
      kinds.contains(.marks) || kinds.contains(.label)
    else { return nil }
    if !kinds.contains(.label), !hasLabelsInAnswers { columns[0].kind = .label }
    var head = Head(columns: columns, line: index, hasLabelsInAnswers: hasLabelsInAnswers)
    for beside in [index + 1, index - 1] where document.lines.indices.contains(beside) {
      if add(document.lines[beside], to: &head, line)
        || beside > index && Self.goesOn(document.lines[beside], below: line)
      {
        head.others.insert(beside)
      }
    }
    head.answerLeft = answerLeft(below: index)
    return head
  }

  /// The cell of a head that begins with a word, or what stands behind its first, and what it holds if its words say so together.
  private static func column(
    namedFrom place: Int, of line: TextLine, _ names: [String]
  ) -> (kind: Column, cell: TextCell)? {
    var first = 0
    // In other languages "Frage | Antwort" heads a key: a scheme says what answers are worth.
    let isForeign = names.contains { foreignNames[$0] == .marks }
    for (cell, name) in zip(line.cells, names) {
      if first == place, let kind = wholeNames[name] ?? (isForeign ? foreignNames[name] : nil) {
        return (kind, cell)
      }
      // "Question General marking instructions": the first name stands close to the second.
      if first + 1 == place, cell.words.count > 2, case let rest = TextCell(Array(cell.words.dropFirst())),
        let kind = wholeNames[rest.text.lowercased().trimmedOfPunctuation]
      {
        return (kind, rest)
      }
      first += cell.words.count
    }
    return nil
  }

  /// Adds the names that stand above or below others: "AO1 AO2 AO3 Total" below "Marks available".
  ///
  /// - Returns: Whether the line is such.
  private func add(_ other: TextLine, to head: inout Head, _ line: TextLine) -> Bool {
    guard other.page == line.page, abs(other.box.centerY - line.box.centerY) < 3 * line.size,
      // The last line of an answer may be "standards".
      other.isBold || !line.isBold, other.words.count > 1 || other.box.left >= line.box.centerX
    else { return false }
    var found: [(kind: Column, box: Box)] = []
    for word in other.words {
      guard let kind = Self.column(named: word.text), kind == .marks || kind == .other else {
        // "Marks available"
        guard word.text.lowercased() == "available", !found.isEmpty else { return false }
        continue
      }
      found.append((kind, word.box))
    }
    for column in found
    where !head.columns.contains(where: {
      min($0.box.right, column.box.right) > max($0.box.left, column.box.left)
    }) {
      head.columns.append(column)
    }
    return !found.isEmpty
  }

  /// The label of a line that has nothing else.
  private func numberAlone(_ index: Int) -> [LabelPart]? {
    guard let label = document.labels[index], label.parts.count == 1, label.parts[0].number != nil,
      label.wordCount == document.lines[index].words.count
    else { return nil }
    return label.parts
  }

  private func add(
    _ cells: [TextCell], _ head: Head, _ line: TextLine, to entry: inout SchemeEntry, isFirst: Bool
  ) {
    let lines = entry.answer.count
    for cell in cells {
      let column = column(of: cell.box, head)
      let text = cell.text
      if column == .guidance || column == .answer, takePointMarks(text, column, to: &entry, behind: lines) {
        continue
      }
      switch column {
      case .marks:
        let coded = Self.codedMarks(text)
        if coded != nil { entry.notes.append(text) }
        if let marks = text.trimmedOfPunctuation.smallNumber ?? MarkReader.whole(text) ?? Self.marks(text)
          ?? coded
        {
          entry.marks = (entry.marks ?? 0) + marks
          if entry.answer.count > lines, entry.markedLines.last?.line != entry.answer.count - 1 {
            entry.markedLines.append((entry.answer.count - 1, marks))
          }
        } else {
          entry.notes.append(text)
        }
      case .pointMarks:
        if let marks = text.trimmedOfPunctuation.smallNumber, let last = entry.answer.indices.last {
          entry.answer[last] += " [\(marks)]"
        } else {
          entry.notes.append(text)
        }
      case .guidance: addGuidance(text, to: &entry)
      case .accepted: add(text, to: \.accepted, of: &entry, isFirst: isFirst)
      case .rejected: add(text, to: \.rejected, of: &entry, isFirst: isFirst)
      case .ignored: add(text, to: \.ignored, of: &entry, isFirst: isFirst)
      case .label, .answer:
        let text = text.withoutAward
        if entry.hasBrokenNote, !head.columns.contains(where: { $0.kind == .guidance }),
          text.first?.isLowercase == true
        {
          extend(&entry, text)
          continue
        }
        if takeInstruction(text, to: &entry) || Self.mostMarks(text) != nil { continue }
        if isGuidance(text), !entry.answer.isEmpty || Self.tellsHowToMark(text.lowercased()) {
          addGuidance(text, to: &entry)
        } else {
          entry.answer.append(text)
        }
      case .other:
        // Objectives and references to the specification; a short answer may have come below such a head.
        if text.count(where: \.isLetter) > 4 { entry.notes.append(text) }
      }
    }
    if let place = entry.place, place.page == line.page { entry.place?.box = place.box.union(line.box) }
  }

  /// Takes "(1) Accept 180 kJ", the mark of the point beside it and what the next column says; false for any other cell.
  private func takePointMarks(
    _ text: String, _ column: Column, to entry: inout SchemeEntry, behind lines: Int
  ) -> Bool {
    guard let last = entry.answer.indices.last, entry.answer.count > lines,
      let match = text.wholeMatch(of: /(\(\d\))(?: (.+))?/)
    else { return false }
    let note = match.2.map(String.init)
    guard column == .guidance || note.map(isGuidance) == true else { return false }
    entry.answer[last] += " \(match.1)"
    if let note { addGuidance(note, to: &entry) }
    return true
  }

  /// Marks as national curriculum tests of England print them: "1m", "2m".
  private static func marks(_ text: String) -> Int? { text.last == "m" ? text.dropLast().smallNumber : nil }

  /// Marks of mathematics by what they are for: "M1" for a method, "A1" for accuracy, "B1" for neither, "M1A1" for two.
  ///
  /// Source: mark schemes of Pearson Edexcel, AQA and OCR for mathematics.
  private static func codedMarks(_ text: String) -> Int? {
    guard let match = text.wholeMatch(of: /(?:d?[MABCEPQ]\d(?:ft|cao|oe)?[ ,]*)+/) else { return nil }
    return match.output.reduce(0) { $0 + ($1.wholeNumberValue ?? 0) }
  }

  /// Adds a cell of a column whose head says what its entries are.
  private func add(
    _ text: String, to list: WritableKeyPath<SchemeEntry, [String]>, of entry: inout SchemeEntry,
    isFirst: Bool
  ) {
    let lower = text.lowercased()
    // "Exact wording only" is no answer.
    if lower.hasSuffix(" only") || Self.tellsHowToMark(lower) {
      entry.notes.append(text)
    } else if !isFirst, let last = entry[keyPath: list].indices.last {
      entry[keyPath: list][last] = joiner.text([entry[keyPath: list][last], text])
    } else {
      entry[keyPath: list].append(text)
    }
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
    // A dash stands in for what another table or list says.
    entries.filter { entry in
      entry.answer.isEmpty
        ? entry.marks != nil : entry.answer.contains { !$0.allSatisfy { "–—-".contains($0) } }
    }
  }
}

extension [LabelPart] {
  /// The whole label of a row whose own label leaves out what stands above it: "(ii)" behind "2(b)(i)" is "2(b)(ii)".
  fileprivate func below(_ path: [LabelPart]) -> [LabelPart] {
    guard let first, first.number == nil, !path.isEmpty else { return self }
    // "(a) (ii)" behind "(a) (i)" says its letter again.
    if count > 1, first.letter != nil,
      let keep = path.lastIndex(where: {
        $0.letter == first.letter && $0.style == first.style && $0.number == nil
      })
    {
      return path.prefix(keep) + self
    }
    for keep in stride(from: path.count - 1, through: 0, by: -1) {
      let last = path[keep]
      let countsOn =
        last.letter != nil && last.roman == nil && first.letter == last.letter.map { $0 + 1 }
        || last.roman != nil && first.roman == last.roman.map { $0 + 1 }
        || last.letter != nil && first.letter == last.letter.map { $0 + 1 }
      if countsOn { return path.prefix(keep) + self }
    }
    let begins = first.letter == 1 || first.roman == 1
    return begins ? path + self : (path.first?.number != nil ? [path[0]] : []) + self
  }
}
