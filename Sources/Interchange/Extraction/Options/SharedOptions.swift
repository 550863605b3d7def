import PDFText

extension NumberedQuestions {
  /// Gives questions the options that stand once above all of them: "For each question choose from these answers: A …".
  ///
  /// - Parameters:
  ///   - ends: Where a heading ends what belongs to a question; a section begins there.
  ///   - owners: For each item the position of its question in the chain.
  func shareOptions(_ chain: LabelChain, _ ends: [Int: Int], _ items: inout [ExtractedItem], owners: [Int]) {
    let members = chain.members
    let starts = [0] + members.indices.dropFirst().filter { ends[members[$0 - 1].line] != nil }
    for (start, end) in zip(starts, starts.dropFirst() + [members.count]) {
      let all = items.indices.filter { (start..<end).contains(owners[$0]) }
      // The last question of a section may have options of its own.
      let own = all.last.map { items[$0].options.isEmpty ? all : all.dropLast() } ?? []
      guard own.count >= 3, own.allSatisfy({ items[$0].options.isEmpty && items[$0].kind == .short }) else {
        continue
      }
      let above = start == 0 ? 0 : ends[members[start - 1].line] ?? 0
      guard let options = options(in: above..<members[start].line) else { continue }
      for index in own {
        items[index].options = options
        items[index].kind = .choice
        // A letter beside the question says which of them is right.
        if let answer = items[index].answer, items[index].answerLabels.isEmpty {
          items[index].take(answer: answer, at: items[index].answerPlace)
        }
      }
    }
  }

  /// The options that some lines name for all questions below them.
  private func options(in range: Range<Int>) -> [ExtractedItem.Option]? {
    guard range.count > 1, let start = range.last(where: { asksToChoose(document.texts[$0]) }) else {
      return nil
    }
    let lines = range.filter { $0 > start && !document.isHeading($0) }.map { (line: $0, skipped: 0) }
    let content = QuestionLines(lines, document, marksBefore: nil)
    if let options = romanOptions(content.rows) { return options }
    // The order may go on below its first line.
    let goesOn = document.texts[start].last.map { !".:".contains($0) } ?? false
    guard let found = OptionReader(joiner: joiner).read(content.rows), found.stem.count <= (goesOn ? 2 : 0),
      (3...12).contains(found.options.count),
      found.options.allSatisfy({ $0.label != nil && !$0.text.isEmpty })
    else { return nil }
    return found.options
  }

  /// Options that Roman numerals name, each at the beginning of a row: "iv   From a cure to a pleasure".
  private func romanOptions(_ rows: [[QuestionCell]]) -> [ExtractedItem.Option]? {
    var options: [ExtractedItem.Option] = []
    for row in rows {
      let words = row.flatMap(\.words)
      guard let first = words.first else { continue }
      let label = first.text.trimmedOfPunctuation
      if words.count > 1, romanValue(label) == options.count + 1, words[1].gapBefore * 10 > first.size * 4 {
        options.append(
          ExtractedItem.Option(label: label, text: words.dropFirst().map(\.text).joined(separator: " ")))
      } else if let last = options.indices.last {
        options[last].text = joiner.text([options[last].text, row.joinedText])
      }
    }
    guard (3...12).contains(options.count), options.allSatisfy({ $0.text.count < 120 }) else { return nil }
    return options
  }

  /// True for what tells to answer all questions out of what follows.
  private func asksToChoose(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let chooses = words.contains {
      ["choose", "select", "mark", "pick", "use", "answer", "match"].contains($0)
    }
    let names = words.contains {
      [
        "answers", "options", "choices", "responses", "following", "codes", "code", "option", "answer",
        "below", "heading", "headings", "list",
      ].contains($0)
    }
    let isForAll = words.contains { ["each", "all", "every", "these", "questions"].contains($0) }
    return chooses && names && isForAll || words.first == "match"
  }
}
