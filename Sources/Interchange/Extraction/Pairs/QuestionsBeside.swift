import PDFText

/// Reads questions in a column of their own, each with its answer beside it, as leaflets print them.
///
/// A question may have more lines than its answer, or fewer: what stands in the left column belongs to it up to its question mark.
struct QuestionsBeside {
  let document: DocumentLines
  let joiner: LineJoiner

  private struct Entry {
    var question: [String]
    var answer: [String] = []
    var lines: [Int]
    var section: String?

    var isEnded: Bool { question.last?.last.map { "?？؟;\u{37E}".contains($0) } ?? false }
  }

  /// The questions with their answers; nil where there are not four, or where some of them do not ask.
  func read() -> Recognition? {
    guard let edges else { return nil }
    var entries: [Entry] = []
    var section: String?
    var headings: Set<Int> = []
    for (index, line) in document.lines.enumerated() {
      let cells = line.cells
      let left = cells.first.flatMap {
        abs($0.box.left - edges.left) < 300 && $0.box.right < edges.right ? $0 : nil
      }
      let right = cells.last.flatMap { abs($0.box.left - edges.right) < 300 ? $0 : nil }
      // A bold line goes on where the next one on the left is bold, too.
      let goesOn =
        index + 1 < document.lines.count && document.lines[index + 1].cells[0].isBold
        && abs(document.lines[index + 1].cells[0].box.left - edges.left) < 300
      if left != nil, cells.count == 1, document.isHeading(index) || line.isBold && !goesOn,
        entries.last?.isEnded ?? true
      {
        section = document.texts[index]
        headings.insert(index)
        continue
      }
      guard cells.count == (left == nil ? 0 : 1) + (right == nil ? 0 : 1) else { continue }
      if let left {
        if let last = entries.indices.last, !entries[last].isEnded {
          entries[last].question.append(left.text)
          entries[last].lines.append(index)
        } else {
          entries.append(Entry(question: [left.text], lines: [index], section: section))
        }
      }
      // In cells that are centred an answer begins above its question.
      if right != nil, left == nil, entries.isEmpty { return nil }
      if let right, let last = entries.indices.last {
        entries[last].answer.append(right.text)
        if entries[last].lines.last != index { entries[last].lines.append(index) }
      }
    }
    // Questions beside questions are translations.
    let asking = entries.count { $0.answer.contains { $0.contains("?") } }
    guard entries.count >= 4, asking * 3 < entries.count,
      entries.allSatisfy({ $0.isEnded && !$0.answer.isEmpty })
    else { return nil }
    let items = entries.map { entry in
      var item = ExtractedItem(
        kind: .short, question: joiner.text(entry.question), places: document.places(entry.lines))
      (item.context, item.command) = Wording.split(item.question)
      item.section = entry.section
      item.take(answer: joiner.text(entry.answer), at: item.places.first)
      return item
    }
    return Recognition(
      layout: .pairs, items: items, explained: headings.union(entries.flatMap(\.lines)), coherence: 1)
  }

  /// Where both columns begin; nil where fewer than four lines have a question on the left and something beside it.
  private var edges: (left: Int32, right: Int32)? {
    let rows = document.lines.filter { $0.cells.count == 2 && $0.cells[0].words.count > 1 }
    guard rows.count >= 4, rows.count(where: { $0.cells[0].text.last == "?" }) >= 3 else { return nil }
    let lefts = rows.map { $0.cells[0].box.left }.sorted()
    let rights = rows.map { $0.cells[1].box.left }.sorted()
    let edges = (left: lefts[lefts.count / 2], right: rights[rights.count / 2])
    let aligned = rows.count { abs($0.cells[1].box.left - edges.right) < 300 }
    return aligned * 10 >= rows.count * 9 ? edges : nil
  }
}
