import PDFText

extension NumberedQuestions {
  /// Statements behind an instruction to say whether they are true.
  func markStatements(_ items: inout [ExtractedItem]) {
    readTicks(&items)
    takeBoxesForVerdicts(&items)
    let instructions = document.lines.indices.filter { TrueFalse.isAsked(document.texts[$0].lowercased()) }
    guard let first = instructions.first else { return }
    let start = document.lines[first]
    // Where sections are counted, other sections ask something else.
    let isSectioned = instructions.allSatisfy { line in
      sections.contains(line)
        || instructions.contains { sections.contains($0) && $0 < line && line - $0 <= 3 }
    }
    let asked = instructions.map { start in
      start..<(sections.filter { $0 > start }.min() ?? document.lines.count)
    }
    // A statement may go on below the letters to circle behind its first line.
    for pair in TrueFalse.pairs {
      let circled = items.count { $0.question.lowercased().hasSuffix(pair) }
      guard circled >= 3 else { continue }
      for index in items.indices where items[index].question.lowercased().hasSuffix(pair) {
        items[index].question = String(items[index].question.dropLast(pair.count)).trimmed
        items[index].command = items[index].question
        items[index].context = nil
        items[index].kind = .trueFalse
      }
    }
    for choice in [" T F", " True False"] {
      let circled = items.count { $0.question.contains(choice + " ") || $0.question.hasSuffix(choice) }
      guard circled >= 3, circled * 3 > items.count else { continue }
      for index in items.indices {
        items[index].question = joined(items[index].question, without: choice)
        items[index].command = joined(items[index].command, without: choice)
      }
    }
    for index in items.indices
    where items[index].options.isEmpty
      && ([.short, .trueFalse].contains(items[index].kind) || TrueFalse.hasRoomBefore(items[index].question))
    {
      guard let place = items[index].places.first,
        (place.page, place.box.bottom) > (start.page, start.box.top)
      else { continue }
      if let line = isSectioned ? line(of: items[index]) : nil,
        !asked.contains(where: { $0.contains(line) })
      {
        continue
      }
      let text = TrueFalse.withoutChoice(items[index].question)
      guard text.last.map({ ".。．".contains($0) }) == true || text != items[index].question,
        !text.contains(where: { "?？".contains($0) })
      else { continue }
      items[index].kind = .trueFalse
      items[index].question = text
      items[index].command = text
      items[index].context = nil
    }
  }

  /// Takes boxes for a verdict off statements that have them behind, whatever is said above: "V ☐ F ☐".
  private func takeBoxesForVerdicts(_ items: inout [ExtractedItem]) {
    let found = items.indices.filter { index in
      let text = items[index].question
      return items[index].options.isEmpty && !text.contains("?")
        && text.suffix(12).count { OptionReader.open.contains($0) } == 2
        && TrueFalse.withoutChoice(text) != text
    }
    guard found.count >= 3 else { return }
    for index in found {
      items[index].kind = .trueFalse
      items[index].question = TrueFalse.withoutChoice(items[index].question)
      items[index].command = items[index].question
      items[index].context = nil
    }
  }

  /// A statement without the letters to circle behind its first line, where a word may be divided.
  private func joined(_ text: String, without choice: String) -> String {
    guard let place = text.firstRange(of: choice + " ") else { return text }
    return joiner.text([String(text[..<place.lowerBound]), String(text[place.upperBound...])])
  }

  /// Ticks below "True" and "False" say what a statement is.
  private func readTicks(_ items: inout [ExtractedItem]) {
    let head = document.lines.lazy.compactMap { line -> (page: Int, top: Int32, yes: Box, no: Box)? in
      guard line.words.count <= 5,
        let yes = line.words.first(where: {
          TrueFalse.value($0.text) == true && $0.text.count > 1 || $0.text == "T"
        }),
        let no = line.words.first(where: {
          TrueFalse.value($0.text) == false && $0.text.count > 1 || $0.text == "F"
        })
      else { return nil }
      // "Electricity: true or false?" is a title.
      guard !line.words.contains(where: { ["or", "oder", "ou", "o"].contains($0.text.lowercased()) }) else {
        return nil
      }
      return (line.page, line.box.top, yes.box, no.box)
    }.first
    guard let head else { return }
    for index in items.indices where items[index].options.isEmpty && !items[index].question.contains("?") {
      guard let place = items[index].places.first, (place.page, place.box.top) > (head.page, head.top) else {
        continue
      }
      items[index].kind = .trueFalse
      let ticks: Set<Character> = ["✓", "✔", "√", "☑", "☒", "✗", "✘"]
      guard let mark = items[index].question.last, ticks.contains(mark) else { continue }
      items[index].question = String(items[index].question.dropLast()).trimmed
      items[index].command = items[index].question
      items[index].context = nil
      let tick = document.lines.lazy.filter {
        $0.page == place.page && $0.box.verticalOverlap(place.box) > 0.3
      }
      .flatMap(\.words).last { $0.text.count == 1 && ticks.contains($0.text.first ?? " ") }
      guard let tick else { continue }
      let isYes = abs(tick.box.centerX - head.yes.centerX) < abs(tick.box.centerX - head.no.centerX)
      items[index].answer = isYes ? "True" : "False"
    }
  }
}
