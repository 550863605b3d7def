import PDFText

/// What textbooks print once above a stretch of questions, as "In Exercises 7–12, write the number in standard form" is.
struct SharedInstruction {
  /// The lines it takes.
  let lines: Range<Int>
  /// The numbers of the questions that it is about.
  let numbers: ClosedRange<Int>
  /// What it says, where it tells to do something; nil where it only says what follows.
  let text: String?

  private static let nouns: Set<String> = [
    "exercises", "questions", "problems", "items", "aufgaben", "fragen", "ejercicios", "preguntas",
    "exercices",
  ]

  /// The instructions between the questions of a chain, and above its first.
  ///
  /// - Parameter members: The chain's labelled lines.
  static func find(
    _ document: DocumentLines, _ members: [LabelledLine], _ joiner: LineJoiner
  ) -> [SharedInstruction] {
    let labelled = Set(members.map(\.line))
    let numbers = Set(members.map(\.number))
    var found: [SharedInstruction] = []
    for start in document.lines.indices where !labelled.contains(start) {
      guard let (range, isOrder) = range(document.lines[start].words), numbers.contains(range.lowerBound),
        numbers.contains(range.upperBound),
        let next = members.first(where: { $0.line > start }), next.number == range.lowerBound
      else { continue }
      var end = start + 1
      let first = document.lines[start]
      while end < next.line, end - start < 4, !".:?".contains(document.texts[end - 1].last ?? " "),
        document.lines[end].page == first.page, document.lines[end].column == first.column,
        document.lines[end].box.top - document.lines[end - 1].box.top < document.pitch * 3 / 2
      {
        end += 1
      }
      let text = isOrder ? joiner.text(Array(document.texts[start..<end])) : nil
      found.append(SharedInstruction(lines: start..<end, numbers: range, text: text))
    }
    return found
  }

  /// The numbers that the words at the beginning of a line name, and whether an order follows them.
  private static func range(_ words: [TextWord]) -> (ClosedRange<Int>, isOrder: Bool)? {
    // "3–5 You are going to hear an interview."
    if let first = words.first?.text, words.count > 4, words[1].text.first?.isUppercase == true {
      let numbers = first.trimmedOfPunctuation.split { "-–—".contains($0) }.map { Int($0) }
      if numbers.count == 2, let low = numbers[0], let high = numbers[1], low < high, high - low < 30 {
        return (low...high, true)
      }
    }
    let texts = words.prefix(7).map { $0.text.lowercased().trimmedOfPunctuation }
    guard let noun = texts.prefix(2).firstIndex(where: nouns.contains), words.count > noun + 3,
      noun == 0 || ["in", "for", "zu", "en", "para", "pour"].contains(texts[0])
    else { return nil }
    let joined = texts[(noun + 1)...].prefix(3).joined(separator: "–")
    let numbers = joined.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 2, numbers[0] < numbers[1], numbers[1] - numbers[0] < 100,
      joined.first?.isNumber == true
    else { return nil }
    return (numbers[0]...numbers[1], noun == 1)
  }
}

extension [ExtractedItem] {
  /// Puts what is said once for several questions above what each of them says.
  mutating func takeInstructions(_ instructions: [SharedInstruction], from start: Int, number: Int) {
    guard let text = instructions.first(where: { $0.numbers.contains(number) })?.text else { return }
    for index in indices.dropFirst(start) {
      self[index].stem = self[index].stem.map { text + "\n" + $0 } ?? text
    }
  }
}
