import PDFText

/// Options that stand where answers would: plain lines with labels below bold questions.
///
/// What is listed below a question in bold may answer it. Where most have as many labelled entries, it is what to choose
/// from, and taking it for the answer would give learners all of it.
extension [ExtractedItem] {
  mutating func takeOptionsOutOfAnswers() {
    let answered = indices.filter { self[$0].answer != nil && self[$0].options.isEmpty }
    let found = answered.compactMap { index -> (index: Int, list: OptionList)? in
      OptionList(self[index].answer ?? "").map { (index, $0) }
    }
    let counts = Dictionary(found.map { ($0.list.options.count, 1) }, uniquingKeysWith: +)
    guard found.count >= 3, found.count * 10 >= answered.count * 6,
      let usual = counts.values.max(), usual * 10 >= found.count * 8
    else { return }
    // "List the three kinds of rock": there the list is what is asked for.
    guard found.count(where: { self[$0.index].asksForList }) * 3 < found.count else { return }
    for (index, list) in found {
      let place = self[index].answerPlace
      self[index].options = list.options
      self[index].kind = .choice
      (self[index].answer, self[index].answerPlace, self[index].isAnswerInferred) = (nil, nil, false)
      (self[index].accepted, self[index].rubric) = ([], [])
      if let answer = list.answer { self[index].take(answer: answer, at: place) }
    }
  }
}

extension [ExtractedItem] {
  /// Takes what questions are worth out of answers that are nothing else: "1 Punkt" below each question of a slide show.
  mutating func takeMarksOutOfAnswers() {
    takeTicksOutOfAnswers()
    let found = indices.filter { index in
      self[index].marks == nil && self[index].isAnswerInferred
        && self[index].answer.flatMap { MarkReader.whole($0) } != nil
    }
    // "2 points" may be the answer of one.
    guard found.count > 2, found.count * 10 >= count * 4 else { return }
    for index in found {
      self[index].marks = self[index].answer.flatMap { MarkReader.whole($0) }
      (self[index].answer, self[index].answerPlace, self[index].isAnswerInferred) = (nil, nil, false)
      (self[index].accepted, self[index].rubric) = ([], [])
    }
  }
}

extension [ExtractedItem] {
  /// Takes the ticks off the points of answers, one for each mark, as memoranda in South Africa have them.
  ///
  /// Where one or two have a tick, it may be an answer's own.
  fileprivate mutating func takeTicksOutOfAnswers() {
    func bare(_ answer: String) -> String {
      answer.split(separator: "\n").map { TickedPoints.divide($0).text }.joined(separator: "\n")
    }
    let ticked = indices.filter { index in
      guard self[index].kind != .trueFalse, self[index].options.isEmpty, let answer = self[index].answer
      else {
        return false
      }
      return answer.last.map { "✓✔√".contains($0) } == true && bare(answer).contains(where: \.isLetter)
    }
    guard ticked.count >= 3, ticked.count * 2 > count(where: { $0.answer != nil && $0.options.isEmpty })
    else {
      return
    }
    for index in ticked {
      guard let answer = self[index].answer else { continue }
      guard let points = TickedPoints.read(answer), points.count > 1 else {
        self[index].answer = bare(answer)
        continue
      }
      self[index].answer = points.map(\.text).joined(separator: "\n")
      if self[index].rubric.isEmpty {
        self[index].rubric = points.map { ExtractedItem.Point(text: $0.text, marks: $0.marks) }
      }
    }
  }
}

extension ExtractedItem {
  /// True for a question that is answered by a list.
  fileprivate var asksForList: Bool {
    let lower = question.lowercased()
    let orders: Set<String> = [
      "list", "name", "give", "state", "nenne", "nennen", "zähle", "citez", "cite", "nommez", "nomme",
      "enumere",
      "enumera", "nombra", "nombre", "menciona", "elenca", "noem", "назовите", "перечислите", "wymień", "उल्लेख",
    ]
    return orders.contains(lower.split(separator: " ").first.map { String($0).trimmedOfPunctuation } ?? "")
      || lower.contains("what are the") || lower.contains("welches sind") || lower.contains("quels sont")
  }
}

/// A text that is nothing but labelled entries, perhaps with the answer behind them.
private struct OptionList {
  var options: [ExtractedItem.Option] = []
  /// What stands behind a word for answers at the end of the last entry.
  var answer: String?

  init?(_ text: String) {
    var labels: [LabelPart] = []
    var texts: [[Substring]] = []
    for word in text.split(whereSeparator: { " \n".contains($0) }) {
      if let part = Self.label(word),
        labels.isEmpty || part.style == labels[0].style && Self.follows(part, labels)
      {
        labels.append(part)
        texts.append([])
      } else {
        guard !texts.isEmpty else { return nil }
        texts[texts.count - 1].append(word)
      }
    }
    guard (3...6).contains(labels.count), Self.value(labels[0]) == 1 else { return nil }
    if let last = texts.last, let head = last.firstIndex(where: { InlineAnswer.isHead(String($0)) }),
      head > 0,
      head + 1 < last.count
    {
      answer = last[(head + 1)...].joined(separator: " ")
      texts[texts.count - 1] = Array(last[..<head])
    }
    guard texts.allSatisfy({ !$0.isEmpty && $0.count <= 15 }) else { return nil }
    options = zip(labels, texts).map {
      ExtractedItem.Option(label: $0.text.trimmedOfPunctuation, text: $1.joined(separator: " "))
    }
  }

  private static func label(_ word: Substring) -> LabelPart? {
    if let parts = compactLabel(String(word)), parts.count == 1, parts[0].style != .bare,
      parts[0].roman == nil || parts[0].letter != nil
    {
      return parts[0]
    }
    let bare = String(word).trimmedOfPunctuation
    guard word.count > bare.count, let letter = OptionAlphabet.letter(bare) else { return nil }
    let style: LabelPart.Style = word.first == "(" ? .parentheses : word.last == ")" ? .closing : .dot
    return LabelPart(letter: OptionAlphabet.place(of: letter), style: style, text: bare)
  }

  private static func value(_ part: LabelPart) -> Int? { part.number ?? part.letter }

  private static func follows(_ part: LabelPart, _ labels: [LabelPart]) -> Bool {
    guard let last = labels.last, let value = value(part), let before = Self.value(last) else { return false }
    return value == before + 1 && (part.number == nil) == (last.number == nil)
  }
}
