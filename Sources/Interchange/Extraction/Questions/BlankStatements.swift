import PDFText

/// Statements without numbers below "True/False": the blank before each is drawn, and no character.
///
/// Source: LaTeX's class examdesign, and tests that are typed like it.
struct BlankStatements {
  private let document: DocumentLines
  private let joiner: LineJoiner
  /// The heading above each line.
  private let sections: [String?]

  /// How many there are at least in a section.
  private static let several = 3

  init(document: DocumentLines, joiner: LineJoiner) {
    (self.document, self.joiner) = (document, joiner)
    sections = document.sections
  }

  func read() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var known: Set<[String]> = []
    var index = 0
    while index < document.lines.count {
      guard isHead(index) else {
        index += 1
        continue
      }
      let (found, lines) = statements(behind: index)
      if found.count >= Self.several {
        items += found
        // Where all are said again, that is a key, which belongs to other questions as well.
        let words = found.map { Verification.words($0.question) }
        if !words.allSatisfy(known.contains) { explained.formUnion(lines) }
        known.formUnion(words)
      }
      index = max(index + 1, lines.max().map { $0 + 1 } ?? 0)
    }
    guard items.count >= Self.several else { return nil }
    items.mergeTold()
    return Recognition(layout: .numbered, items: items, explained: explained, coherence: 0.9)
  }

  /// True for a short line that heads a section, and says that it has statements to judge.
  private func isHead(_ index: Int) -> Bool {
    let line = document.lines[index]
    return line.words.count <= 8 && document.labels[index]?.parts.first?.number == nil
      && (document.isHeading(index) || line.size * 100 >= document.bodySize * 112 || line.isBold)
      && TrueFalse.isAsked(document.texts[index].lowercased())
  }

  /// The statements behind the head of a section, and the lines that they take.
  private func statements(behind head: Int) -> (items: [ExtractedItem], lines: Set<Int>) {
    let rest = document.lines.indices.dropFirst(head + 1)
    let end =
      rest.first { index in
        document.isHeading(index) || document.labels[index]?.parts.first?.number != nil
          || document.lines[index].size * 100 >= document.bodySize * 112
          || document.lines[index].page > document.lines[index - 1].page + 1
      } ?? document.lines.count
    let body = (head + 1)..<end
    // Statements begin at one edge, further in than instructions, or with what was judged before them.
    guard let edge = edge(of: body) else { return ([], []) }
    var groups: [[Int]] = []
    for index in body {
      if isStart(index, at: edge) {
        groups.append([index])
      } else if let last = groups.last?.last, last + 1 == index,
        document.texts[last].last.map({ !".!".contains($0) }) == true
      {
        groups[groups.count - 1].append(index)
      }
    }
    let items = groups.compactMap(item)
    guard items.count * 10 >= groups.count * 8 else { return ([], []) }
    return (items, Set(groups.joined()))
  }

  /// Where most of some lines begin that are further in than one above or below them.
  private func edge(of body: Range<Int>) -> Int32? {
    let lefts = body.map { left(of: $0) }
    guard let least = lefts.min() else { return nil }
    let inner = lefts.filter { $0 > least + 500 }
    let counts = Dictionary(grouping: inner) { ($0 + 50) / 100 }
    guard let best = counts.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
      best.value.count >= Self.several
    else { return nil }
    return best.value[0]
  }

  /// Where the words of a line begin behind a verdict.
  private func left(of index: Int) -> Int32 {
    let line = document.lines[index]
    guard verdict(line) != nil else { return line.box.left - line.columnLeft }
    return line.words[1].box.left - line.columnLeft
  }

  private func isStart(_ index: Int, at edge: Int32) -> Bool {
    guard document.texts[index].contains(where: \.isLetter), document.lines[index].words.count > 2 else {
      return false
    }
    return abs(left(of: index) - edge) <= 150
  }

  /// What a word before a statement says of it; nil where there is none.
  private func verdict(_ line: TextLine) -> Bool? {
    guard line.words.count > 3, line.words[1].text.first?.isLowercase == false else { return nil }
    return TrueFalse.value(line.words[0].text)
  }

  private func item(_ lines: [Int]) -> ExtractedItem? {
    let first = document.lines[lines[0]]
    let told = verdict(first)
    var texts = lines.map { document.texts[$0] }
    if told != nil { texts[0] = Array(first.words.dropFirst()).text }
    let text = joiner.text(texts)
    guard text.last.map({ ".!”’\"".contains($0) }) == true, !text.contains("?"),
      text.split(separator: " ").count >= 3
    else { return nil }
    var item = ExtractedItem(kind: .trueFalse, question: text, places: document.places(lines))
    item.command = text
    item.section = sections[lines[0]]
    if let told {
      item.answer = told ? "True" : "False"
      item.answerPlace = item.places.first
    }
    return item
  }
}

extension [ExtractedItem] {
  /// Gives statements what a copy further on says of them, and takes the copies out.
  fileprivate mutating func mergeTold() {
    var firsts: [String: Int] = [:]
    var kept: [ExtractedItem] = []
    for item in self {
      let key = Verification.words(item.question).joined(separator: " ")
      if let first = firsts[key] {
        guard kept[first].answer == nil else { continue }
        kept[first].answer = item.answer
        kept[first].answerPlace = item.answerPlace
      } else {
        firsts[key] = kept.count
        kept.append(item)
      }
    }
    self = kept
  }
}
