import PDFText

/// Tells the keys of a pack of sheets apart, each of which has its own below its questions.
extension AnswerKeyReader {
  /// The keys of a pack by the line of their heads; empty where the heads that a document has are none of a pack.
  ///
  /// The key of a sheet has about as many answers as the sheet has questions, and ends at the heading or the page behind
  /// which the next sheet begins: at 1, or with the number behind that of the last question.
  ///
  /// - Parameter heads: The heads of keys that stand alone on their lines, in order.
  func keysOfSheets(_ heads: [Int]) -> [Int: Range<Int>] {
    let same = Dictionary(grouping: heads) {
      withoutDigits(document.texts[$0].lowercased().trimmedOfPunctuation)
    }
    guard let most = same.values.max(by: { ($0.count, $1[0]) < ($1.count, $0[0]) }), most.count > 1 else {
      return [:]
    }
    var keys: [Int: Range<Int>] = [:]
    var sheet = 0
    // A pack may have a short sheet, not short ones alone.
    var long = 0
    for (head, next) in zip(most, most.dropFirst() + [document.lines.count]) {
      let questions = numbers(in: sheet..<head)
      guard !questions.isEmpty else { return [:] }
      if questions.count >= 3 { long += 1 }
      if next == document.lines.count {
        keys[head] = head..<next
        break
      }
      guard let end = endOfKey(head, before: next, questions: questions) else { return [:] }
      keys[head] = head..<end
      sheet = end
    }
    return long >= 2 ? keys : [:]
  }

  /// The line that the sheet behind a key begins with.
  private func endOfKey(_ head: Int, before next: Int, questions: [Int]) -> Int? {
    var answers = Counting(first: questions[0])
    for line in (head + 1)..<next {
      if line > head + 1, answers.numbers.count * 10 >= questions.count * 8,
        document.isHeading(line) || document.lines[line].page > document.lines[line - 1].page
      {
        let behind = numbers(in: line..<next, atMost: 3)
        if behind.count == 3, behind[0] == 1 || behind[0] - 1 == questions.last { return line }
      }
      if answers.numbers == questions, isTitleOfSheet(line, before: next) { return line }
      for word in document.lines[line].words {
        if let number = compactLabel(word.text)?.first?.number { answers.add(number) }
      }
    }
    return nil
  }

  /// True for a few words with room above them, below which numbers begin again.
  private func isTitleOfSheet(_ index: Int, before next: Int) -> Bool {
    let line = document.lines[index]
    guard index + 1 < next, line.cells.count == 1, line.words.count <= 8, document.labels[index] == nil,
      document.labels[index + 1]?.parts.first?.number == 1
    else { return false }
    return line.page > document.lines[index - 1].page
      || line.box.top - document.lines[index - 1].box.bottom > line.size
  }

  /// The numbers of the questions that begin lines.
  private func numbers(in lines: Range<Int>, atMost most: Int = .max) -> [Int] {
    var counting = Counting(first: 1)
    for line in lines where counting.numbers.count < most {
      if let number = document.labels[line]?.parts.first?.number { counting.add(number) }
    }
    return counting.numbers
  }

  /// Numbers that go on from each other, or begin again.
  private struct Counting {
    let first: Int
    var numbers: [Int] = []

    mutating func add(_ number: Int) {
      if numbers.count == 1, number == first { numbers = [] }
      guard let last = numbers.last else {
        numbers = [number]
        return
      }
      if number == last + 1 || number == first { numbers.append(number) }
    }
  }

  /// True for the head of a key that has no answers in its own line.
  func isAlone(_ start: Int) -> Bool {
    let isHeading = document.isHeading(start)
    let isNamed = document.texts[start].lowercased().hasPrefix("answer key ") && !hasLabels(start)
    return (document.lines[start].words.count <= 4 || isHeading || isNamed)
      && !document.texts[start].contains(where: \.isDigit)
      || isTitled(start)
      || isHeading
        && (!hasLabels(start) || namesOrdinal(start)
          || endsWithHead(document.texts[start].lowercased().trimmedOfPunctuation))
  }

  private func withoutDigits(_ text: String) -> String { text.filter { !$0.isNumber } }
}
