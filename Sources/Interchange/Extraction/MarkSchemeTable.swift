import PDFText

/// Mark schemes that are tables with a column for labels.
extension MarkSchemeReader {
  private enum Column { case label, answer, marks, guidance, other }

  /// A column with where its head begins.
  private struct Head {
    var columns: [(kind: Column, box: Box)]
    var line: Int
  }

  func table() -> (entries: [SchemeEntry], lines: Set<Int>)? {
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
        if let marks = text.trimmedOfPunctuation.smallNumber ?? MarkReader.whole(text) {
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
}
