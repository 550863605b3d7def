import PDFText

/// A line that may begin a question, with its label.
struct LabelledLine {
  /// Position among the lines of the document.
  let line: Int
  let label: LineLabel
  /// Where the label stands from the left edge of its column.
  let indent: Int32
  /// Where the label ends, for numbers set flush right.
  let end: Int32
}

/// Labels that count on through a document: 1, 2, 3 …, perhaps from 1 again in each section.
struct LabelChain {
  /// The members in the document's order.
  var members: [LabelledLine]
  /// Positions in `members` at which counting begins anew.
  var starts: Set<Int> = []
  /// Numbers that were left out between two members.
  var gaps = 0
  var score: Float = 0
  /// How good the next best chain of another kind was, as a part of this one.
  var runnerUp: Float = 0
  /// How the parts of questions are numbered, where they have numbers, too: "1/" below "Exercise 1:".
  var inner: LabelPart.Style?
}

/// Finds the labels that number the questions of a document.
///
/// A number is a question's not by its line alone but since it goes on from the one before it, over the whole
/// document: that keeps lists, code, tables and years out.
struct ChainFinder {
  let lines: [TextLine]
  /// The label of each line.
  let labels: [LineLabel?]
  /// How much each line looks like a question from its own words, 0...1.
  let asking: [Float]
  let pageCount: Int
  /// Lines that number no question: those of keys and mark schemes.
  var excluded: Set<Int> = []
  /// The headings that take turns, by the line right below them.
  var turns: [Int: String] = [:]
  /// The document's own word that was read as "Question", if one was.
  var countedWord: String?

  /// Labels within this distance stand below each other.
  private static let sameIndent: Int32 = 1_400

  /// The best chain; nil when nothing counts on.
  func best() -> LabelChain? {
    var groups: [LabelPart.Style: [LabelledLine]] = [:]
    for (index, line) in lines.enumerated() {
      // Code has numbers of its own.
      guard !excluded.contains(index),
        line.words.first?.isMonospaced != true || isTypewritten || line.isPaired,
        let label = labels[index], let first = label.parts.first, first.number != nil, !line.isOfContents,
        MarkReader.whole(line.text) == nil,
        first.style != .bare && !isAtRight(label, line) || !isRowOfNumbers(line, label)
      else { continue }
      let candidate = LabelledLine(
        line: index, label: label, indent: label.box.left - line.columnLeft,
        end: label.box.right - line.columnLeft)
      groups[first.style.group, default: []].append(candidate)
    }
    // Behind 09 comes 10, which has no zero before it.
    if let zero = groups[.zero], zero.count > 2, let nine = zero.last(where: { $0.number == 9 }) {
      let others = [LabelPart.Style.bare, .dot, .closing].compactMap { groups[$0.group] }
      let next = others.map { $0.filter { (10...99).contains($0.number) && $0.line > nine.line } }
        .first { $0.first?.number == 10 }
      groups[.zero] = (zero + (next ?? [])).sorted { $0.line < $1.line }
    }
    var chains: [LabelChain] = []
    if let lettered = sectionsInLetters(groups), let chain = chain(lettered) { chains.append(chain) }
    for group in groups.sorted(by: { "\($0.key)" < "\($1.key)" }).map(\.value) {
      for cluster in clusters(withoutHeadings(group)) {
        if let chain = chain(cluster) { chains.append(chain) }
      }
    }
    chains.sort { ($0.score, -$0.members[0].line) > ($1.score, -$1.members[0].line) }
    guard var best = chains.first else { return nil }
    if let (outer, inner) = numberedOptions(chains) {
      best = outer
      best.inner = inner.members[0].label.parts[0].style
    } else if let outer = chains.dropFirst().first(where: { holds($0, best) }) {
      let inner = best.members[0].label.parts[0].style
      best = outer
      best.inner = inner
    } else if let inner = questions(ofExercises: best, groups) {
      best = inner
    }
    best.runnerUp =
      best.inner == nil ? chains.dropFirst().first.map { max(0, $0.score / best.score) } ?? 0 : 0
    return best
  }

  /// The labels of a paper that counts its questions in each section behind the section's letter: A1 to A6, then B1 to B4.
  private func sectionsInLetters(_ groups: [LabelPart.Style: [LabelledLine]]) -> [LabelledLine]? {
    var sections: [[LabelledLine]] = []
    for letter in "ABCDE" {
      guard let next = groups[.prefix(letter)], next.count > 1, next[0].number == 1 else { break }
      sections.append(next)
    }
    guard sections.count > 1, zip(sections, sections.dropFirst()).allSatisfy({ $0[0].line < $1[0].line })
    else {
      return nil
    }
    return sections.flatMap { $0 }.sorted { $0.line < $1.line }
  }

  /// The labels without those of bold headings whose numbers come again on plain lines: "3.1 Kinds of matter".
  private func withoutHeadings(_ labels: [LabelledLine]) -> [LabelledLine] {
    func path(_ label: LabelledLine) -> String { label.label.parts.map(\.text).joined() }
    let plain = Set(labels.filter { $0.label.parts.count > 1 && !lines[$0.line].isBold }.map(path))
    guard plain.count > 2 else { return labels }
    return labels.filter { label in
      label.label.parts.count < 2 || label.label.parts[1].style != .decimal || !lines[label.line].isBold
        || !plain.contains(path(label))
    }
  }

  /// True where the runs of a chain that begins again and again stand behind the members of another, one behind each.
  private func holds(_ outer: LabelChain, _ inner: LabelChain) -> Bool {
    guard inner.starts.count >= 2, outer.starts.isEmpty, outer.gaps == 0, outer.members[0].number == 1,
      outer.members.count >= 3,
      // Numbers like those of questions are cited as such: the others only name a stretch of them.
      [.parentheses, .brackets, .slash].contains(inner.members[0].label.parts[0].style)
        && outer.members[0].label.parts[0].style != inner.members[0].label.parts[0].style
        || asksAbove(outer, inner)
    else { return false }
    let begins = ([0] + inner.starts.sorted()).map { inner.members[$0].line }
    let heads = outer.members.map(\.line)
    guard begins.count == heads.count else { return false }
    return zip(heads, begins).allSatisfy { $0 < $1 }
      && zip(begins, heads.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Two of the first chains of which one numbers what is asked and the other, set in below it, the options.
  private func numberedOptions(_ chains: [LabelChain]) -> (outer: LabelChain, inner: LabelChain)? {
    for inner in chains.prefix(3) {
      for outer in chains.prefix(3) where asksAbove(outer, inner) && holds(outer, inner) {
        return (outer, inner)
      }
    }
    return nil
  }

  /// True where each member of a chain asks, and those of the other, set in below it, do not: numbered options.
  func asksAbove(_ outer: LabelChain, _ inner: LabelChain) -> Bool {
    guard let edge = inner.members.map(\.indent).min(), let left = outer.members.map(\.indent).max() else {
      return false
    }
    return edge > left + 500 && outer.members.allSatisfy { asking[$0.line] >= 0.9 }
      && !inner.members.contains { asking[$0.line] >= 0.9 }
      && inner.members.count <= outer.members.count * 6
  }

  /// True for a label in the right half of the page, as in the table of marks on a paper's cover.
  private func isAtRight(_ label: LineLabel, _ line: TextLine) -> Bool {
    (label.box.left - line.columnLeft) * 2 > line.columnRight - line.columnLeft
  }

  /// True for a row of a table of data: a number with nothing but numbers behind it.
  private func isRowOfNumbers(_ line: TextLine, _ label: LineLabel) -> Bool {
    let rest = line.words.dropFirst(label.wordCount)
    return !rest.isEmpty && rest.allSatisfy { $0.text.allSatisfy { $0.isNumber || ".,%−-".contains($0) } }
  }

  /// True when most lines are in letters of one width.
  private var isTypewritten: Bool {
    lines.count { $0.words.first?.isMonospaced == true } * 10 > lines.count * 9
  }

  /// Labels of one style by where they stand.
  private func clusters(_ labels: [LabelledLine]) -> [[LabelledLine]] {
    var centres: [(left: Int32, right: Int32, members: [LabelledLine])] = []
    for label in labels {
      if let index = centres.firstIndex(where: {
        abs($0.left - label.indent) <= Self.sameIndent || abs($0.right - label.end) <= 300
      }) {
        centres[index].members.append(label)
      } else {
        centres.append((label.indent, label.end, [label]))
      }
    }
    var clusters = centres.map(\.members)
    // All of them may be one, where margins change from page to page.
    if clusters.count > 1 { clusters.append(labels) }
    return clusters
  }

  /// The best way through labels of one style, by dynamic programming.
  private func chain(_ labels: [LabelledLine]) -> LabelChain? {
    var best = [Float](repeating: 0, count: labels.count)
    var before = [Int](repeating: -1, count: labels.count)
    for place in labels.indices {
      best[place] = worth(labels[place]) + start(labels[place])
      for earlier in max(0, place - 80)..<place {
        guard let step = step(from: labels[earlier], to: labels[place]) else { continue }
        let total = best[earlier] + step + worth(labels[place])
        if total > best[place] {
          best[place] = total
          before[place] = earlier
        }
      }
    }
    guard let last = best.indices.max(by: { (best[$0], -$0) < (best[$1], -$1) }) else { return nil }
    var members: [LabelledLine] = []
    var place = last
    while place >= 0 {
      members.append(labels[place])
      place = before[place]
    }
    members.reverse()
    // "1. Read the passage." far above "1. … 2. …": it introduces what is asked.
    if members.count > 2, members[0].number == 1, members[1].number == 2,
      let nearer = labels.last(where: {
        $0.number == 1 && $0.line < members[1].line
          && ($0.line >= members[0].line + 8 || $0.line > members[0].line && ordersExercise(members[0]))
          && $0.label.parts.count == members[0].label.parts.count
          && (introduces(members[0]) || ordersExercise(members[0])
            || asking[$0.line] >= asking[members[0].line])
      })
    {
      members[0] = nearer
    }
    var chain = LabelChain(members: members)
    for (index, pair) in zip(members, members.dropFirst()).enumerated() {
      let (one, other) = (pair.0.number, pair.1.number)
      if other == 1, !pair.1.continues(pair.0) { chain.starts.insert(index + 1) }
      if other > one + 1 { chain.gaps += other - one - 1 }
    }
    chain.score = best[last] * quality(chain)
    return chain.members.count >= 2 || isAlone(chain) ? chain : nil
  }

  /// True for a line that tells to read or to listen to what others ask about.
  private func introduces(_ label: LabelledLine) -> Bool {
    let word = lines[label.line].words.dropFirst(label.label.wordCount).first?.text.lowercased() ?? ""
    return [
      "read", "listen", "look", "study", "watch", "lies", "lest", "hör", "hören", "lisez", "écoutez", "lee",
      "lea",
      "escucha", "leia", "leggi", "lees", "прочитайте", "przeczytaj", "okuyunuz", "阅读",
    ].contains(word)
  }

  /// True for a line that tells what to do with all sentences of an exercise: "1 Complete the sentences".
  private func ordersExercise(_ label: LabelledLine) -> Bool {
    let words = lines[label.line].words.dropFirst(label.label.wordCount).map {
      $0.text.lowercased().trimmedOfPunctuation
    }
    guard let first = words.first,
      [
        "complete", "fill", "choose", "put", "underline", "circle", "write", "rewrite", "correct", "match",
        "finish", "tick", "use", "ergänze", "ergänzen", "setze", "completa", "complétez",
      ]
      .contains(first)
    else { return false }
    return words.contains {
      ["sentences", "gaps", "words", "verbs", "text", "questions", "sätze", "lücken", "frases", "phrases"]
        .contains($0)
    }
  }

  /// What a label is worth by itself: a whole one where its line asks something, less where it does not.
  private func worth(_ label: LabelledLine) -> Float { 0.4 + 0.6 * asking[label.line] }

  private func start(_ label: LabelledLine) -> Float { label.number == 1 ? 0 : -0.6 }

  private func step(from one: LabelledLine, to other: LabelledLine) -> Float? {
    if other.number == one.number + 1 { return 0 }
    if other.continues(one) || takesTurns(one, other) || beginsNextLetter(other, behind: one) { return 0 }
    if other.number == one.number + 2 { return -0.5 }
    if other.number == 1, one.number >= 2 { return -0.8 }
    return nil
  }

  /// True for B1 behind A6.
  private func beginsNextLetter(_ label: LabelledLine, behind other: LabelledLine) -> Bool {
    guard case .prefix(let letter) = label.label.parts.first?.style, label.number == 1,
      case .prefix(let before) = other.label.parts.first?.style,
      let value = letter.asciiValue, let earlier = before.asciiValue
    else { return false }
    return value == earlier + 1
  }

  /// True where two headings take turns, and the same number stands below each: "TOSS-UP 1) … BONUS 1) … TOSS-UP 2) …".
  private func takesTurns(_ one: LabelledLine, _ other: LabelledLine) -> Bool {
    guard one.number == other.number, let first = turns[one.line], let second = turns[other.line] else {
      return false
    }
    return first != second
  }

  private func quality(_ chain: LabelChain) -> Float {
    var quality: Float = 1
    let pages = Set(chain.members.map { lines[$0.line].page })
    // The instructions of a longer paper stand on its first page alone.
    if pageCount >= 3, pages == [lines.first?.page ?? 1] { quality *= 0.4 }
    let indent = chain.members.map(\.indent).sorted()[chain.members.count / 2]
    quality *= 1 - min(0.4, Float(max(0, indent)) / 20_000)
    let asked = chain.members.reduce(0) { $0 + asking[$1.line] } / Float(chain.members.count)
    quality *= 0.4 + 0.6 * asked
    switch chain.members[0].label.parts[0].style {
    case .zero:
      // Lines of code are numbered 01, 02 …, too; parts are told by what follows them.
      let haveStops = chain.members.allSatisfy {
        lines[$0.line].words.first?.text.last.map { ".)".contains($0) } ?? false
      }
      if !haveStops, !chain.members.contains(where: { $0.label.parts.count > 1 }) { quality *= 0.4 }
    case .bare: quality *= 0.9
    case .word: quality *= 1.3
    case .decimal, .parentheses, .brackets: quality *= 0.9
    default: break
    }
    return quality
  }

  /// True where (a) and (b) stand behind a line, and no letter before it.
  private func hasParts(behind line: Int) -> Bool {
    let letters = lines.indices.compactMap { index -> (line: Int, letter: Int)? in
      guard !excluded.contains(index), let part = labels[index]?.parts.first, part.number == nil,
        !part.isUpper,
        part.style == .parentheses || part.style == .closing, let letter = part.letter
      else { return nil }
      return (index, letter)
    }
    guard let first = letters.first, first.line > line, first.letter == 1 else { return false }
    return letters.contains { $0.letter == 2 }
  }

  /// True where A, B and C stand behind a line, one below the other, and no letter before it: a quiz of one question.
  private func hasOptions(behind line: Int) -> Bool {
    let letters = lines.indices.compactMap { index -> (line: Int, letter: Int)? in
      guard !excluded.contains(index), let part = labels[index]?.parts.first, part.number == nil,
        part.isUpper, part.style != .bare, let letter = part.letter
      else { return nil }
      return (index, letter)
    }
    guard letters.count >= 3, letters[0].line > line, letters[2].line - line <= 12 else { return false }
    return letters.map(\.letter) == Array(1...letters.count)
  }

  /// True for one label that is a question of its own: "Question 1".
  private func isAlone(_ chain: LabelChain) -> Bool {
    if case .word = chain.members[0].label.parts[0].style, asking[chain.members[0].line] > 0 { return true }
    if chain.members[0].number == 1, asking[chain.members[0].line] > 0,
      hasParts(behind: chain.members[0].line) || hasOptions(behind: chain.members[0].line)
    {
      return true
    }
    return chain.members[0].label.parts.count > 1 && chain.members[0].label.parts[1].style != .decimal
  }
}

extension LabelledLine {
  /// The number of its first part.
  var number: Int { label.parts.first?.number ?? 0 }

  /// True when it is a further part of the same question: "1(b)" behind "1(a)", "01.2" behind "01.1" or "01".
  func continues(_ other: LabelledLine) -> Bool {
    guard number == other.number, label.parts.count > 1, let own = label.parts.dropFirst().first else {
      return false
    }
    guard let before = other.label.parts.dropFirst().first else { return true }
    if let value = own.number, let earlier = before.number {
      // Papers that choose from a longer one leave numbers out: 1.3.1 behind 1.1.3. Problems of a textbook that a sheet
      // assigns are a few of them: "Problem 1.12" behind "Problem 1.7".
      let isNamed = label.parts[0].isNamed
      let most = isNamed ? Int.max : own.style == .decimal ? earlier + 2 : earlier + 1
      return value >= earlier && value <= most
    }
    if own.text == before.text, label.parts.count > 2 { return true }
    if let value = own.letter, let earlier = before.letter, value == earlier + 1 { return true }
    if let value = own.roman, let earlier = before.roman, value == earlier + 1 { return true }
    return false
  }
}

extension LabelPart.Style {
  /// Styles that one document may mix: a full path has no mark behind its number.
  fileprivate var group: LabelPart.Style { self }
}
