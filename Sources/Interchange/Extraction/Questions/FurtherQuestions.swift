import PDFText

/// Questions that one chain of labels numbers, with what they became.
struct QuestionStretch {
  var questions: [QuestionNode]
  var items: [ExtractedItem] = []
  /// For each item, which run of numbers it belongs to.
  var runs: [Int] = []
  /// Lines that are part of a question, or tell what to do in some.
  var explained: Set<Int> = []
  /// What became part of no question, until there is one to name it at.
  var leftOut: [String] = []

  init(questions: [QuestionNode]) { self.questions = questions }

  /// Names what became part of no question at the last one before it, or at the first where none stands before.
  mutating func handOnLeftOut() {
    guard let last = items.indices.last else { return }
    items[last].leftOut += leftOut
    leftOut = []
  }

  /// Takes the questions of another chain in, each item where it stands in the document.
  mutating func append(_ other: QuestionStretch) {
    func start(_ item: ExtractedItem) -> (Int, Int32, Int32) {
      guard let place = item.places.first else { return (.max, 0, 0) }
      return (place.page, place.box.top, place.box.left)
    }
    // The others stand in one stretch, as a rule: before the first item behind it.
    guard let first = other.items.first, let last = other.items.last else { return }
    let isInOrder = zip(items, items.dropFirst()).allSatisfy { start($0) <= start($1) }
    let place =
      isInOrder && start(first) <= start(last)
      ? items.firstIndex { start($0) > start(first) } ?? items.count : items.count
    items.insert(contentsOf: other.items, at: place)
    runs.insert(contentsOf: other.runs, at: place)
    questions += other.questions
    explained.formUnion(other.explained)
  }
}

extension NumberedQuestions {
  /// Questions of another chain on the lines that no question has taken; nil where nothing there asks something.
  func further(behind found: QuestionStretch, _ excluded: Set<Int>) -> QuestionStretch? {
    guard let start = found.explained.min() else { return nil }
    let taken = excluded.union(found.explained)
    guard taken.count + 2 < document.lines.count, let chain = chain(taken), chain.members.count >= 2,
      chain.gaps == 0, let first = chain.members.first?.line, let last = chain.members.last?.line,
      // What stands around questions that were found heads them.
      !found.explained.contains(where: { (first..<last).contains($0) }),
      chain.members[0].number == 1 || countsOn(chain, behind: found)
    else { return nil }
    let isChosen = chain.members.allSatisfy {
      TrueFalse.isChoice(document.lines[$0.line].words) || document.lines[$0.line].beginsWithBlank
    }
    // Bare numbers count much else; statements have boxes behind them.
    guard chain.members[0].label.parts[0].style != .bare || isChosen && chain.members.count >= 3 else {
      return nil
    }
    var more = stretch(chain, taken, run: (found.runs.max() ?? 0) + 1)
    // What is numbered before the questions may be advice, which gives orders as well.
    let isBefore = chain.members[0].line < start
    let asking = more.items.count { item in
      item.marks != nil || !item.options.isEmpty || item.kind != .short || item.question.contains("?")
        || !isBefore && item.question.split(separator: " ").first.map { Asking.isCommand(String($0)) } == true
        || item.stem?.contains("?") == true || Asking.endsAsking(item.question)
    }
    guard more.items.count >= 2, asking * 10 >= more.items.count * 8 || isChosen else { return nil }
    if chain.members.allSatisfy({ TrueFalse.isChoice(document.lines[$0.line].words) }) {
      for index in more.items.indices
      where more.items[index].kind == .short && more.items[index].options.isEmpty {
        more.items[index].kind = .trueFalse
      }
    }
    return more
  }

  /// True where a chain counts on from the questions before it in their way below a heading, with numbers left out between.
  ///
  /// So do sheets that choose some questions of each part of a longer paper.
  private func countsOn(_ chain: LabelChain, behind found: QuestionStretch) -> Bool {
    guard let first = chain.members.first,
      let last = found.questions.last(where: { question in
        question.lines.first.map { $0.line < first.line } ?? false
      }), let before = last.path.first, let number = before.number, number < first.number,
      last.path.count == 1,
      before.style == first.label.parts.first?.style, first.label.parts.count == 1
    else { return false }
    return (max(0, first.line - 4)..<first.line).contains(where: document.isHeading)
  }

  /// Ends questions before numbers of another style that count from 1 at the same edge: another section begins there.
  func endBeforeOthers(_ chain: LabelChain, _ excluded: Set<Int>, _ ends: inout [Int: Int]) {
    guard chain.inner == nil, let style = chain.members[0].label.parts.first?.style else { return }
    let starts = chain.members.map(\.line)
    for (place, member) in chain.members.enumerated() {
      let end = min(
        ends[member.line] ?? .max, place + 1 < starts.count ? starts[place + 1] : document.lines.count)
      guard end > member.line + 3 else { continue }
      let others = ((member.line + 1)..<end).filter { line in
        guard !excluded.contains(line), let part = document.labels[line]?.parts.first, part.number != nil,
          part.style != style, part.style != .bare
        else { return false }
        let left = document.lines[line].box.left - document.lines[line].columnLeft
        return left <= member.indent + 500
      }
      guard others.count >= 3, let first = others.first,
        others.enumerated().allSatisfy({ document.labels[$1]?.parts[0].number == $0 + 1 }),
        Set(others.map { document.labels[$0]?.parts[0].style }).count == 1,
        others.reduce(0, { $0 + document.asking[$1] }) >= Float(others.count) * 0.6
      else { continue }
      ends[member.line] = beginning(above: first, behind: member.line)
    }
  }

  /// The first line of a section whose first question stands at a line: that behind the last wide gap above it.
  private func beginning(above first: Int, behind line: Int) -> Int {
    for candidate in stride(from: first, to: max(line, first - 5), by: -1) {
      let (here, above) = (document.lines[candidate], document.lines[candidate - 1])
      if document.isHeading(candidate) || here.page != above.page || here.column != above.column {
        return candidate
      }
      if candidate < first || document.labels[first - 1] != nil,
        here.box.top - above.box.top > document.pitch * 7 / 5
      {
        return candidate
      }
    }
    return first
  }
}

extension TextLine {
  /// True where room for a letter stands before the label.
  fileprivate var beginsWithBlank: Bool {
    words.count > 2 && words[0].text.count >= 3 && words[0].text.allSatisfy { $0 == "_" }
  }
}
