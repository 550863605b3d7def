import PDFText

/// Reads questions and statements without numbers, each of which ends with room for its answer.
///
/// "Biology is the study of nonliving things. ________"
struct QuestionsAboveRoom {
  let document: DocumentLines
  let joiner: LineJoiner

  func read() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var lines: [Int] = []
    var others = 0
    // Below an order that ends the headings.
    guard let start = document.lines.indices.first(where: { endsWithRoom($0) }) else { return nil }
    let first = beginning(of: start)
    for line in first..<document.lines.count {
      guard document.labels[line] == nil, document.lines[line].cells.count == 1 else { return nil }
      if document.isHeading(line) {
        others += lines.count
        lines = []
        continue
      }
      if let above = lines.last, isParted(line, from: above) {
        others += lines.count
        lines = []
      }
      lines.append(line)
      guard endsWithRoom(line) else { continue }
      if let item = item(lines) {
        items.append(item)
        explained.formUnion(lines)
      } else {
        others += lines.count
      }
      lines = []
    }
    others += lines.count
    guard items.count > 3, others * 4 <= items.count else { return nil }
    let isJudged = (max(0, first - 4)..<first).contains { TrueFalse.isAsked(document.texts[$0].lowercased()) }
    if isJudged {
      for index in items.indices where !items[index].question.hasSuffix("?") {
        items[index].kind = .trueFalse
      }
    } else if items.count(where: { $0.question.hasSuffix("?") || Asking.worth($0.question) >= 0.9 }) * 10
      < items.count * 8
    {
      return nil
    }
    return Recognition(layout: .numbered, items: items, explained: explained, coherence: 0.8)
  }

  /// The first line of the sentence that a line ends.
  private func beginning(of line: Int) -> Int {
    var first = line
    while first > 0,
      document.lines[first].words.allSatisfy({ $0.text.allSatisfy(isLeader) })
        || document.lines[first].words[0].text.first?.isLowercase == true
    {
      first -= 1
    }
    return first
  }

  private func endsWithRoom(_ line: Int) -> Bool {
    guard let last = document.lines[line].words.last?.text, last.count >= 8 else { return false }
    return last.allSatisfy { $0 == "_" }
  }

  /// True for a line below more room than the lines of a paragraph have between them.
  private func isParted(_ line: Int, from above: Int) -> Bool {
    let (here, last) = (document.lines[line], document.lines[above])
    return here.page == last.page && here.box.top - last.box.bottom > 2 * here.size
  }

  private func item(_ lines: [Int]) -> ExtractedItem? {
    let text = joiner.text(
      lines.map { line in
        document.lines[line].words.map(\.text).filter { !$0.allSatisfy(isLeader) || $0.count < 8 }.joined(
          separator: " ")
      })
    guard text.split(separator: " ").count > 2, text.last.map({ ".?!:".contains($0) }) == true,
      lines.count < 5
    else { return nil }
    var item = ExtractedItem(kind: .short, question: text, places: document.places(lines))
    (item.context, item.command) = Wording.split(text)
    return item
  }
}
