import PDFText

extension NumberedQuestions {
  /// Cells that stand beside or below most questions word for word, and so say nothing of any: "Not yet answered".
  func repeatedCells(_ chain: LabelChain) -> Set<String> {
    guard document.repeatedCells.isEmpty, chain.members.count >= 3 else { return [] }
    var counts: [String: Int] = [:]
    // "20 seconds", "30 seconds": the same but for the numbers, at the right edge.
    var shapes: [String: (count: Int, texts: Set<String>)] = [:]
    for (place, member) in chain.members.enumerated() {
      let next = place + 1 < chain.members.count ? chain.members[place + 1].line : document.lines.count
      var seen: Set<String> = []
      for line in member.line..<max(member.line + 1, next) {
        var behindLetter = false
        for cell in document.lines[line].cells {
          // The same options below every question are options.
          let box = cell.words.count > 1 ? cell.words[0].text.first : nil
          let isBoxed =
            box.map { OptionReader.open.contains($0) || OptionReader.ticked.contains($0) } ?? false
          let isLettered =
            document.lines[line].cells.count > 1 && cell.words.count > 1
            && (cell.words[0].text.utf8.count == 1
              || compactLabel(cell.words[0].text)?.first.map { $0.number == nil } == true)
          if !behindLetter, !isBoxed, !isLettered { seen.insert(cell.text.lowercased()) }
          let label = cell.words.count == 1 ? compactLabel(cell.text) : nil
          behindLetter = label != nil && label?.first?.number == nil
        }
      }
      for text in seen { counts[text, default: 0] += 1 }
      let timed = Set((member.line..<max(member.line + 1, next)).compactMap { timing(document.lines[$0]) })
      for text in timed {
        let shape = String(text.filter { !$0.isNumber })
        shapes[shape, default: (0, [])].count += 1
        shapes[shape]?.texts.insert(text)
      }
    }
    let most = chain.members.count
    let timings = shapes.values.filter { $0.count >= 3 && $0.count * 10 >= most * 8 }.flatMap(\.texts)
    let repeated = counts.filter { text, count in
      count >= 3 && count * 10 >= most * 8 && text.count { $0.isLetter } >= 4
        && HabitCounts.mayBeLeftOut(text) && MarkReader.whole(text) == nil
    }.keys
    return Set(timings).union(repeated).subtracting(HabitCounts.sameOptions(repeated))
  }

  /// What the last cell of a line says, where it is a number with a word that is no mark.
  private func timing(_ line: TextLine) -> String? {
    guard line.cells.count > 1, let last = line.cells.last, last.words.count == 2,
      Int(last.words[0].text) != nil, last.words[1].text.count >= 3,
      last.words[1].text.allSatisfy(\.isLetter), MarkReader.whole(last.text) == nil
    else { return nil }
    return last.text.lowercased()
  }
}
