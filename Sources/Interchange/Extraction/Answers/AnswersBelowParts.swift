import PDFText

/// Answers below all parts of a question, under a heading that comes again with each question: "Answer Pointers", and below
/// it "a) …", "b) …".
///
/// So print the examiners' reports of several institutes, and textbooks with worked solutions.
struct AnswersBelowParts {
  /// An answer, and the question that it stands below.
  private struct Entry {
    /// The place of the question in its chain.
    let member: Int
    /// The part's letter or Roman numeral as it is cited, "(a)" or "(i)"; nil for the question as a whole.
    let part: String?
    var lines: [Int]
    /// How many words of the first line are its label.
    let skipped: Int
  }

  /// Everything that stands below such headings, and below those of remarks behind them.
  private(set) var lines: Set<Int> = []
  private var entries: [Entry] = []
  private let document: DocumentLines
  private let chain: LabelChain

  init(_ document: DocumentLines, _ chain: LabelChain) {
    (self.document, self.chain) = (document, chain)
    var found: [(member: Int, range: Range<Int>)] = []
    var remarks: Set<Int> = []
    for (place, member) in chain.members.enumerated() {
      let next = place + 1 < chain.members.count ? chain.members[place + 1].line : document.lines.count
      guard member.line + 1 < next,
        let head = (member.line + 1..<next).first(where: { isHead($0, of: ["answer", "solution"]) })
      else { continue }
      // What begins further left than the heading stands outside the answers' box.
      let left = document.lines[head].box.left - 500
      let end =
        (head + 1..<next).first { line in
          document.labels[line] == nil && (document.isHeading(line) || document.lines[line].box.left < left)
        } ?? next
      found.append((place, head..<end))
      if end < next, isHead(end, of: ["comment", "remark"]) {
        let last = (end + 1..<next).first { document.isHeading($0) } ?? next
        remarks.formUnion(end..<last)
      }
    }
    // Once it may head the key of all questions.
    let lettered = found.count { member, range in
      // The answers count as the parts do: "(a)" or "(i)".
      guard range.count > 1 else { return false }
      // "1 (i) …": the first part may stand on the line of the number.
      let parts =
        chain.members[member].label.parts.dropFirst()
        + (chain.members[member].line..<range.lowerBound).compactMap { part($0)?.part }
      guard let answer = part(range.lowerBound + 1)?.part else { return false }
      return answer.letter == 1 && parts.contains { $0.letter == 1 }
        || answer.letter != 1 && answer.roman == 1
          && parts.contains { $0.letter != 1 && $0.roman == 1 }
    }
    // Others may have no parts, and one answer.
    let whole = found.count { member, range in
      !(chain.members[member].line..<range.lowerBound).contains { part($0) != nil }
        && !range.dropFirst().contains { part($0) != nil }
    }
    guard found.count >= 2, found.count * 2 >= chain.members.count, lettered > 0,
      lettered + whole == found.count
    else { return }
    lines = remarks
    for (member, range) in found {
      lines.formUnion(range)
      addEntries(member, range.dropFirst())
    }
  }

  private mutating func addEntries(_ member: Int, _ range: Range<Int>) {
    var last = 0
    // The first tells letters from Roman numerals.
    let areRoman = range.first.flatMap { part($0)?.part }.map { $0.letter != 1 } ?? false
    for line in range {
      if let (part, count) = part(line), (areRoman ? part.roman : part.letter) == last + 1 {
        last += 1
        entries.append(Entry(member: member, part: bracketed(part), lines: [line], skipped: count))
      } else if let own = entries.indices.last, entries[own].member == member {
        entries[own].lines.append(line)
      } else {
        entries.append(Entry(member: member, part: nil, lines: [line], skipped: 0))
      }
    }
  }

  /// The letter or Roman numeral that a line begins with, perhaps behind a word: "Part (a):"; nil for any other line.
  private func part(_ line: Int) -> (part: LabelPart, count: Int)? {
    let words = document.lines[line].words
    if words.count > 1, ["part", "teil", "parte", "partie"].contains(words[0].text.lowercased()),
      let part = compactLabel(words[1].text.trimmingColon)?.first, part.number == nil, part.style != .bare
    {
      return (part, 2)
    }
    guard let label = document.labels[line], let part = label.parts.first, part.number == nil else {
      return nil
    }
    return (part, label.wordCount)
  }

  /// A part as a reader cites it: "(a)", whatever marks stand around its letter.
  private func bracketed(_ part: LabelPart) -> String { "(\(part.text.filter(\.isLetter).lowercased()))" }

  /// True for a heading of a few words of which one begins with one of some others: "Answer Pointers", "Model solution".
  private func isHead(_ line: Int, of names: [String]) -> Bool {
    let own = document.lines[line]
    // "The expected answers were:" in a report.
    if own.words.count <= 6, document.texts[line].hasSuffix(":"),
      own.words.dropLast().contains(where: { $0.text.lowercased() == "expected" }), names.contains("answer")
    {
      return true
    }
    // "Solution" alone on its line needs no other letters.
    let isAlone =
      own.words.count == 1 && names.contains(document.texts[line].lowercased().trimmedOfPunctuation)
    guard document.isHeading(line) || own.isBold || isAlone, (1...4).contains(own.words.count),
      document.labels[line] == nil
    else { return false }
    return own.words.contains { word in
      let bare = word.text.lowercased().trimmedOfPunctuation
      return names.contains { bare == $0 || bare == $0 + "s" }
    }
  }

  /// Gives items the answers that stand below their questions.
  func give(to items: inout [ExtractedItem], _ joiner: LineJoiner) {
    for entry in entries {
      guard let first = entry.lines.first else { continue }
      let member = chain.members[entry.member]
      let next =
        entry.member + 1 < chain.members.count ? chain.members[entry.member + 1].line : document.lines.count
      let places = document.places(entry.lines)
      let texts = entry.lines.enumerated().map { place, line in
        document.lines[line].words.dropFirst(place == 0 ? entry.skipped : 0).map(\.text).joined(
          separator: " ")
      }
      let own = items.indices.filter { index in
        guard let number = items[index].number, let place = items[index].places.first else { return false }
        let isWithin =
          (place.page, place.box.top) >= (
            document.lines[member.line].page, document.lines[member.line].box.top - 100
          )
          && (next == document.lines.count
            || (place.page, place.box.top) < (document.lines[next].page, document.lines[next].box.top))
        return isWithin && (entry.part.map(number.hasSuffix) ?? !number.contains("("))
      }
      // Parts of parts, or nothing: nobody knows which is meant.
      guard own.count == 1, items[own[0]].answer == nil, first < document.lines.count else { continue }
      items[own[0]].take(answer: joiner.text(texts), at: places.first)
    }
  }
}

extension String {
  /// Without the colon at its end.
  fileprivate var trimmingColon: String { hasSuffix(":") ? String(dropLast()) : self }
}
