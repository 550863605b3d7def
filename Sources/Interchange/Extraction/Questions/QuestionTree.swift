import PDFText

/// A question or a part of one, with the lines that belong to it alone.
struct QuestionNode {
  /// The labels from the question down to this part.
  var path: [LabelPart]
  /// Lines by position in the document, with how many of each line's first words are labels.
  var lines: [(line: Int, skipped: Int)] = []
  var children: [QuestionNode] = []
  /// Marks that stand before the label.
  var marksBefore: Int?
  /// The answer that stands before the label.
  var answerBefore: String?
  /// Which run of numbers it belongs to: counting may begin again.
  var run = 0

  /// The label as a reader cites it.
  var number: String { path.map(\.text).joined() }

  /// How many parts without parts it has; 1 where it has none.
  var partCount: Int { children.isEmpty ? 1 : children.reduce(0) { $0 + $1.partCount } }
}

/// Divides a document into questions and their parts.
struct TreeBuilder {
  let document: DocumentLines
  /// Lines that belong to no question.
  let excluded: Set<Int>
  /// For lines of labels, where a heading ends what belongs to them.
  var ends: [Int: Int] = [:]
  /// How parts are numbered that have numbers, not letters.
  var inner: LabelPart.Style?

  init(document: DocumentLines, excluded: Set<Int>) {
    self.document = document
    self.excluded = excluded
  }

  /// A row of labels that count on within a question.
  private struct Level {
    enum Kind { case letter, roman, number, decimal }
    let kind: Kind
    let style: LabelPart.Style
    let edge: Edge?
    var last: Int
  }

  /// Where a label begins.
  private struct Edge {
    /// From the left edge of its column.
    let indent: Int32
    /// From the left edge of the page: a page may have nothing that begins at the column's edge.
    let left: Int32

    func isNear(_ other: Edge) -> Bool {
      abs(indent - other.indent) <= 2_800 || abs(left - other.left) <= 2_800
    }
  }

  /// The questions of a chain of labels.
  ///
  /// - Parameter end: The line behind the last one that may belong to a question.
  func questions(_ chain: LabelChain, until end: Int) -> [QuestionNode] {
    var questions: [QuestionNode] = []
    var run = 0
    for (place, member) in chain.members.enumerated() {
      if chain.starts.contains(place) { run += 1 }
      let next = place + 1 < chain.members.count ? chain.members[place + 1].line : end
      let range = member.line..<max(member.line + 1, min(next, end, ends[member.line] ?? end))
      if place > 0, member.continues(chain.members[place - 1]), var question = questions.popLast() {
        extend(&question, with: member, range)
        questions.append(question)
        continue
      }
      var question = QuestionNode(path: [member.label.parts[0]], run: run)
      question.marksBefore = member.label.marksBefore
      question.answerBefore = member.label.answerBefore
      var walker = Walker(document: document, excluded: excluded, root: question)
      walker.inner = inner
      walker.read(member, range)
      questions.append(walker.root)
    }
    return questions
  }

  private func extend(_ question: inout QuestionNode, with member: LabelledLine, _ range: Range<Int>) {
    var walker = Walker(document: document, excluded: excluded, root: question)
    walker.resume()
    walker.read(member, range)
    question = walker.root
  }

  /// The parts (a), (b) … of a document that has no numbered questions.
  func lettered(from start: Int, until end: Int) -> QuestionNode? {
    var root = QuestionNode(path: [])
    var walker = Walker(document: document, excluded: excluded, root: root)
    walker.read(start..<end)
    root = walker.root
    return root.children.count >= 2 ? root : nil
  }

  /// Goes through the lines of a question and hangs them where their labels say.
  private struct Walker {
    let document: DocumentLines
    let excluded: Set<Int>
    var root: QuestionNode
    var inner: LabelPart.Style?
    private var levels: [Level] = []
    /// Where the node that lines are added to stands: positions among children, from the root down.
    private var path: [Int] = []
    /// True below a word that heads the answer: what counts there counts its points.
    private var isInAnswer = false

    init(document: DocumentLines, excluded: Set<Int>, root: QuestionNode) {
      self.document = document
      self.excluded = excluded
      self.root = root
    }

    /// Goes on behind the last part that is there already.
    mutating func resume() {
      var node = root
      while let last = node.children.last, let part = last.path.last {
        let kind = kind(part, siblings: node.children)
        path.append(node.children.count - 1)
        levels.append(Level(kind: kind, style: part.style, edge: nil, last: value(part, kind) ?? 0))
        node = last
      }
    }

    /// What the labels of some parts count: the first of them tells letters from Roman numerals.
    private func kind(_ part: LabelPart, siblings: [QuestionNode]) -> Level.Kind {
      if part.style == .decimal { return .decimal }
      if part.number != nil { return .number }
      return siblings.first?.path.last?.letter == 1 ? .letter : part.roman != nil ? .roman : .letter
    }

    private func value(_ part: LabelPart, _ kind: Level.Kind) -> Int? {
      switch kind {
      case .letter: part.isUpper ? nil : part.letter
      case .roman: part.roman
      case .number, .decimal: part.number
      }
    }

    /// Reads a labelled line and those behind it.
    mutating func read(_ member: LabelledLine, _ range: Range<Int>) {
      place(Array(member.label.parts.dropFirst()), nil)
      add((member.line, member.label.wordCount))
      read(range.dropFirst())
    }

    mutating func read(_ range: Range<Int>) {
      let hasDecimals = hasDecimals(range)
      for line in range where !excluded.contains(line) {
        if headsAnswer(line) { isInAnswer = true }
        guard let label = document.labels[line],
          label.parts.first?.number == nil || isInner(label) || hasDecimals && isDecimal(label)
        else {
          add((line, 0))
          continue
        }
        let edge = Edge(
          indent: label.box.left - document.lines[line].columnLeft, left: label.box.left)
        if isDecimal(label) {
          add((line, place([label.parts[1]], edge) == 1 ? label.wordCount : 0))
          continue
        }
        let count = place(label.parts, edge)
        // Only labels that count on are labels: of "(a) b) …" the first alone, perhaps.
        add((line, count == label.parts.count ? label.wordCount : count))
      }
    }

    /// True for "Answer" or "Solution:" alone on a line below what a part asks.
    private func headsAnswer(_ line: Int) -> Bool {
      document.labels[line] == nil && document.lines[line].words.count <= 2
        && InlineAnswer.isHead(document.texts[line]) && line > 0 && document.lines[line - 1].words.count > 1
    }

    /// True for "5.1" below question 5.
    private func isDecimal(_ label: LineLabel) -> Bool {
      label.parts.count == 2 && label.parts[1].style == .decimal && root.path.count == 1
        && label.parts[0].number == root.path[0].number
    }

    /// True where lines below question 5 begin with 5.1 and 5.2: one of them alone may be a measure.
    private func hasDecimals(_ range: Range<Int>) -> Bool {
      let numbers = range.compactMap { line in
        excluded.contains(line)
          ? nil : document.labels[line].flatMap { isDecimal($0) ? $0.parts[1].number : nil }
      }
      return numbers.count > 1 && numbers == Array(1...numbers.count)
    }

    /// True for a number that counts parts: "2/" below "Exercise 1:".
    private func isInner(_ label: LineLabel) -> Bool {
      inner != nil && label.parts.count == 1 && label.parts[0].style == inner
    }

    /// Places labels one below the other.
    ///
    /// - Returns: How many of them count on from what is there.
    @discardableResult
    private mutating func place(_ parts: [LabelPart], _ edge: Edge?) -> Int {
      // "2.3" behind "2.2.2" says the whole way down as well.
      let isBehindDecimals = edge == nil && levels.count > 1 && levels.allSatisfy { $0.kind == .decimal }
      if parts.count > 1 || isBehindDecimals && !parts.isEmpty, parts.allSatisfy({ $0.style == .decimal }) {
        return placeDecimals(parts)
      }
      // "(a) (ii)" below "(a) (i)" says the part again.
      let saysAgain =
        parts.count > 1
        && levels.contains { $0.style == parts[0].style && value(parts[0], $0.kind) == $0.last }
      var count = 0
      for part in parts {
        guard place(part, count == 0 && !saysAgain ? edge : nil) else { break }
        count += 1
      }
      return count
    }

    /// Places "1.2.3", whose label says the whole way down.
    private mutating func placeDecimals(_ parts: [LabelPart]) -> Int {
      levels.removeAll()
      path.removeAll()
      for part in parts {
        let siblings = children(at: path)
        levels.append(Level(kind: .decimal, style: .decimal, edge: nil, last: part.number ?? 0))
        if let last = siblings.last, last.path.last?.text == part.text {
          path.append(siblings.count - 1)
        } else {
          append(part)
        }
      }
      return parts.count
    }

    private func children(at path: [Int]) -> [QuestionNode] {
      path.reduce(root) { $0.children[$1] }.children
    }

    private mutating func place(_ given: LabelPart, _ edge: Edge?) -> Bool {
      var part = given
      if part.number != nil, part.style == inner {
        part.text = part.style == .parentheses ? "(\(part.text))" : ".\(part.text)"
      }
      for depth in levels.indices.reversed() {
        let level = levels[depth]
        guard let value = value(part, level.kind), level.style == part.style || level.style == .bare else {
          continue
        }
        if let edge, let own = level.edge, own.indent > 0, !edge.isNear(own) { continue }
        let isAgain = value == level.last && depth < levels.count && edge == nil
        // "2.3" may stand behind "2.1" where the whole label says so.
        // And "Problem 1.10" behind "Problem 1.7" where a sheet assigns a few of a textbook's.
        let isFurther =
          level.kind == .decimal && edge == nil && value > level.last
          && (value == level.last + 2 || root.path.first?.isNamed == true)
        guard value == level.last + 1 || isAgain || isFurther else { continue }
        // What follows on the same line counts on below it.
        if isAgain { return true }
        isInAnswer = false
        levels.removeSubrange((depth + 1)...)
        levels[depth].last = value
        path.removeSubrange(depth...)
        append(part)
        return true
      }
      if isInAnswer { return false }
      for kind in [Level.Kind.decimal, .roman, .letter, .number] {
        guard let value = value(part, kind), kind != .number || part.style == inner,
          kind == .decimal ? part.style == .decimal : part.style != .decimal,
          // The exercises of a chapter's section may go on from another: 3.13 is the first of its sheet.
          value == 1 || kind == .decimal && edge == nil && levels.isEmpty && root.children.isEmpty,
          !levels.contains(where: { $0.kind == kind && $0.style == part.style }), levels.count < 3
        else { continue }
        if kind == .roman, part.letter != nil, levels.isEmpty, !romanFollows(part) { continue }
        levels.append(Level(kind: kind, style: part.style, edge: edge, last: value))
        append(part)
        return true
      }
      return false
    }

    /// A lone "(i)" directly below a question is a Roman one always: "(a)" would come first.
    private func romanFollows(_ part: LabelPart) -> Bool { true }

    private mutating func append(_ part: LabelPart) {
      func append(_ node: inout QuestionNode, _ rest: ArraySlice<Int>) -> Int {
        if let first = rest.first { return append(&node.children[first], rest.dropFirst()) }
        node.children.append(QuestionNode(path: node.path + [part], run: node.run))
        return node.children.count - 1
      }
      path.append(append(&root, path[...]))
    }

    private mutating func add(_ line: (line: Int, skipped: Int)) {
      func add(_ node: inout QuestionNode, _ rest: ArraySlice<Int>) {
        if let first = rest.first {
          add(&node.children[first], rest.dropFirst())
        } else {
          node.lines.append(line)
        }
      }
      add(&root, path[...])
    }
  }
}
