import PDFText

/// Reads questions without numbers of which most have options with letters below them, as textbooks print them.
///
/// The letters say where questions end. What stands above an A, down from the last room, is one; so is a paragraph at the
/// same edge that ends with a question mark. They are counted, read as numbered questions, and lose their numbers again.
struct UnnumberedChoices {
  let document: DocumentLines
  let joiner: LineJoiner

  func read() -> Recognition? {
    let firsts = document.lines.indices.filter(isFirstOption)
    guard firsts.count >= 3 else { return nil }
    var starts = Set(firsts.compactMap(start(above:)))
    guard starts.count == firsts.count else { return nil }
    let edges = starts.map { document.lines[$0].box.left }.sorted()
    let edge = edges[edges.count / 2]
    let open = document.lines.indices.filter { !starts.contains($0) && asksAlone($0, edge: edge) }
    guard open.count <= firsts.count else { return nil }
    starts.formUnion(open)
    // Numbers that stand there already are the questions' own.
    guard !starts.contains(where: { document.labels[$0] != nil }) else { return nil }
    var lines = document.lines
    for index in answers(starts.sorted(), edge: edge) { lines[index].begin(with: "Answer:") }
    for (number, start) in starts.sorted().enumerated() { lines[start].begin(with: "\(number + 1).") }
    guard
      var found = NumberedQuestions(document: document.with(lines), joiner: joiner, taken: []).read(),
      // Where one is no question, its number would stand in another's words.
      found.items.count == starts.count,
      found.items.count(where: { !$0.options.isEmpty }) * 2 >= found.items.count
    else { return nil }
    for index in found.items.indices { found.items[index].number = nil }
    return found
  }

  /// The lines with which answers begin that stand set in below their questions: a letter alone below options, where
  /// most choices have one, and what stands farther in below the other questions.
  private func answers(_ starts: [Int], edge: Int32) -> [Int] {
    var letters: [Int] = []
    var others: [Int] = []
    var choices = 0
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : document.lines.count
      let own = (start + 1)..<max(start + 1, end)
      if own.contains(where: isFirstOption) {
        choices += 1
        letters += own.filter { index in
          let text = document.texts[index]
          return text.count == 1 && "ABCDEFabcdef".contains(text)
            && document.lines[index].box.left > document.lines[index - 1].box.left
        }
      } else if let first = own.first(where: { document.lines[$0].box.left > edge + 600 }),
        own.allSatisfy({
          $0 < first || document.lines[$0].box.left > edge + 600 || document.isHeading($0) || $0 > first + 1
        })
      {
        others.append(first)
      }
    }
    return letters.count * 4 >= choices * 3 && letters.count <= choices ? letters + others : []
  }

  /// True for a line that begins with A, where another close below begins with B in the same form.
  private func isFirstOption(_ index: Int) -> Bool {
    if isBoxed(index) {
      return (index == 0 || !isBoxed(index - 1) && !goesOnFromBox(index))
        && document.lines[index...].dropFirst().prefix(4).indices.contains(where: isBoxed)
    }
    guard let form = Self.forms.first(where: { document.lines[index].words.first?.text == $0.first }) else {
      return false
    }
    return document.lines[index...].dropFirst().prefix(5).contains { line in
      line.words.first?.text == form.second && abs(line.box.left - document.lines[index].box.left) < 400
    }
  }

  /// True for a line that begins with a box or a circle to tick, with something behind it.
  private func isBoxed(_ index: Int) -> Bool {
    document.lines[index].words.count > 1
      && document.lines[index].words[0].text.first.map { "☐☑☒□▢❏○◯●⬤".contains($0) } == true
      && document.lines[index].words[0].text.count == 1
  }

  /// True where an option stands a few lines above, each of which is set in behind a box.
  private func goesOnFromBox(_ index: Int) -> Bool {
    let left = document.lines[index].box.left
    let above = document.lines[..<index].indices.reversed().prefix(4).prefix {
      isBoxed($0) || document.lines[$0].box.left > left + 300
    }
    return above.contains(where: isBoxed)
  }

  private static let forms: [(first: String, second: String)] = [
    ("A.", "B."), ("A)", "B)"), ("(A)", "(B)"), ("a.", "b."), ("a)", "b)"), ("(a)", "(b)"),
  ]

  /// The first line of the paragraph above a first option.
  private func start(above option: Int) -> Int? {
    var start: Int?
    for index in document.lines.indices[..<option].reversed().prefix(8) {
      let (line, below) = (document.lines[index], document.lines[index + 1])
      // A question in bold letters is no heading.
      let isHeading = document.isHeading(index) && start != nil && !below.isBold
      guard line.page == below.page, !isHeading, line.words.count > 1 || start != nil,
        abs(line.size - below.size) * 10 <= below.size,
        line.box.left <= document.lines[option].box.left + 200
      else { break }
      if start != nil,
        below.box.top - line.box.bottom > line.size * 6 / 10 || abs(line.box.left - below.box.left) > 300
      {
        break
      }
      start = index
    }
    return start
  }

  /// True for the first line of a paragraph at an edge that ends with a question mark, with room above it.
  private func asksAlone(_ index: Int, edge: Int32) -> Bool {
    let line = document.lines[index]
    guard abs(line.box.left - edge) < 200, line.words.count > 3, !document.isHeading(index), !isBoxed(index)
    else {
      return false
    }
    if index > 0 {
      let above = document.lines[index - 1]
      guard
        above.page != line.page || line.box.top - above.box.bottom > line.size * 6 / 10
          || above.box.left > line.box.left + 600 || document.isHeading(index - 1)
      else { return false }
    }
    for next in index..<min(index + 4, document.lines.count) {
      guard abs(document.lines[next].box.left - edge) < 200, !isBoxed(next) else { return false }
      if document.texts[next].last == "?" { return true }
    }
    return false
  }
}

extension TextLine {
  /// Puts a word before the first, which takes no room.
  fileprivate mutating func begin(with text: String) {
    var word = cells[0].words[0]
    word.text = text
    word.box.right = word.box.left
    cells[0].words[0].gapBefore = word.size / 4
    cells[0].words.insert(word, at: 0)
  }
}
