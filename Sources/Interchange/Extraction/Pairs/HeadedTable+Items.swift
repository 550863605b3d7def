import PDFText

/// The items that rows become.
extension HeadedTable {
  /// Takes answers that say of each question whether it is true for what they say.
  func takeVerdicts(_ items: inout [ExtractedItem]) {
    let verdicts = items.map { item in item.options.isEmpty ? item.answer.flatMap(TrueFalse.value) : nil }
    guard items.count >= 3, !verdicts.contains(nil) else { return }
    for (index, verdict) in verdicts.enumerated() {
      items[index].kind = .trueFalse
      items[index].answer = verdict == true ? "True" : "False"
    }
  }

  /// Takes the numbers of questions that stand in a column without a head, where they count on.
  func takeNumbers(_ items: inout [ExtractedItem]) {
    // The first column may have the meanings: "1. dog | Hund".
    let isInAnswers = items.allSatisfy {
      // "Bicycle | 2 wheels" counts something else.
      $0.answer?.first?.isNumber == true && $0.question.first?.isNumber != true
        && $0.answer?.split(separator: " ").first?.last.map { ".)".contains($0) } == true
    }
    let words = items.map { item in
      (isInAnswers ? item.answer ?? "" : item.question).split(separator: " ", maxSplits: 1)
    }
    let numbers = zip(items, words).map { item, words in
      item.number == nil && words.count == 2 ? String(words[0]).trimmedOfPunctuation.smallNumber : nil
    }
    guard items.count >= 3, let first = numbers[0], numbers.enumerated().allSatisfy({ $1 == first + $0 })
    else {
      return
    }
    for (index, words) in words.enumerated() {
      items[index].number = String(words[0]).trimmedOfPunctuation
      if isInAnswers {
        items[index].answer = String(words[1]).trimmed
        continue
      }
      items[index].question = String(words[1]).trimmed
      (items[index].context, items[index].command) = Wording.split(items[index].question)
    }
  }

  /// Takes a column for the numbers of the rows that counts them, whatever its head calls it.
  func numberByOrder(_ columns: inout [Column], _ rows: [Row]) {
    guard rows.count >= 4, !columns.contains(where: { $0.role == .number }) else { return }
    for column in columns.indices {
      guard case .detail = columns[column].role else { continue }
      let numbers = rows.map { joiner.text($0.texts[column]).trimmedOfPunctuation.smallNumber }
      guard let first = numbers.first.flatMap({ $0 }), numbers.enumerated().allSatisfy({ $1 == first + $0 })
      else { continue }
      columns[column].role = .number
      return
    }
  }

  /// The bullets of a cell one a line, where it has nothing else.
  private func bulleted(_ texts: [String]) -> String? {
    guard texts.first?.hasPrefix("• ") == true else { return nil }
    var bullets: [[String]] = []
    for text in texts {
      if text.hasPrefix("•") { bullets.append([]) }
      bullets[bullets.count - 1].append(text.hasPrefix("•") ? String(text.dropFirst()).trimmed : text)
    }
    return bullets.map { joiner.text($0) }.joined(separator: "\n")
  }

  func item(_ row: Row, _ columns: [Column]) -> ExtractedItem? {
    var item = ExtractedItem(kind: .short, question: "", places: row.places)
    var answer: String?
    for (column, texts) in zip(columns, row.texts) {
      let text = joiner.text(texts)
      guard !text.isEmpty else { continue }
      switch column.role {
      case .number: item.number = text.trimmedOfPunctuation
      case .question: item.question = text
      case .term:
        item.question = text
        item.kind = .vocabulary
      case .answer, .meaning: answer = bulleted(texts) ?? text
      case .marks:
        item.marks = text.trimmedOfPunctuation.smallNumber ?? MarkReader.whole(text)
        if item.marks == nil { item.details["marks"] = text }
      case .option(let label):
        item.options.append(ExtractedItem.Option(label: label, text: text))
        item.kind = .choice
      case .detail(let name): item.details[name] = text
      }
    }
    guard !item.question.isEmpty else { return nil }
    item.section = row.section
    if !row.note.isEmpty { item.details[WordTableReader.Role.note.rawValue] = row.note }
    (item.context, item.command) =
      item.kind == .vocabulary ? (nil, item.question) : Wording.split(item.question)
    if item.kind == .vocabulary {
      guard let answer else { return nil }
      if answer.split(separator: " ").count > 6 { item.kind = .definition }
    }
    if item.kind == .short, item.question.contains("___") { item.kind = .cloze }
    if let answer { item.take(answer: answer, at: row.places.first) }
    return item
  }
}
