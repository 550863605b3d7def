import CurriculumCompiler
import PDFText

/// A question of a quiz, as the authoring files write it.
struct QuestionEntry {
  private let item: ExtractedItem
  private var notes: ReviewNotes
  private var guidance: [String] = []
  private var explanation: String?
  /// The keys that say what a right answer is.
  private var body = AuthoringMapping()
  private var type = ""

  /// The entry of an item.
  init(_ item: ExtractedItem) {
    self.item = item
    notes = ReviewNotes(item)
    setBody()
    addDetails()
  }

  /// The keys of the question.
  func mapping(id: String, _ document: SourceDocument, board: Board?) -> AuthoringMapping {
    var mapping = AuthoringMapping()
    mapping.add("id", id)
    mapping.add("type", type)
    mapping.add("stem", item.stem)
    mapping.add("context", item.context)
    mapping.add("prompt", prompt)
    mapping.add(body)
    mapping.add("image", item.image)
    mapping.add("reject", item.rejected)
    mapping.add("ignore", item.ignored)
    mapping.add("guidance", guidance)
    mapping.add("explanation", explanation)
    mapping.add("marks", item.marks)
    mapping.addRow("tags", [item.section, item.isSynthetic ? "synthetic" : nil].compactMap(\.self))
    mapping.add("command_word", commandWord(board))
    mapping.add("source", item.source(in: document))
    mapping.add("review", notes.notes)
    return mapping
  }

  /// What asks: the command, where the context is written apart.
  private var prompt: String { item.context == nil ? item.question : item.command }

  /// The board's word that the prompt begins with.
  private func commandWord(_ board: Board?) -> String? {
    guard let first = CommandWord.commands(in: phraseTokens(prompt)).first, first.range.lowerBound == 0,
      let word = CommandWord.named(first.word),
      board.map({ word.boards.contains($0) }) ?? !word.boards.isEmpty,
      !CommandWord.stems.contains(word.word)
    else { return nil }
    return String(decoding: Array(prompt.utf8)[first.range], as: UTF8.self)
  }

  /// What the page says and no key has a place for.
  private mutating func addDetails() {
    for (name, text) in item.details.sorted(by: { $0.key < $1.key }) {
      switch name {
      case "marking": guidance += text.split(separator: "\n").map(String.init)
      case "options": notes.add("the options stand in a table with the head: \(text)")
      case "sign": notes.add("the page has a sign before the question: \(text)")
      case "unit" where item.kind == .numeric && item.quantity != nil: break
      case "unit": notes.add("the line for the answer names the unit: \(text)")
      default: notes.add("the page also says, as \(name): \(text)")
      }
    }
  }

  // MARK: - Types and answers

  private mutating func setBody() {
    switch item.kind {
    case .choice, .multiChoice: setChoice()
    case .trueFalse: setTrueFalse()
    case .cloze: setCloze()
    case .numeric: setNumeric()
    case .matching where !item.options.isEmpty: setChoice()
    case .matching, .short, .definition, .vocabulary, .answer: setWords()
    }
  }

  private mutating func setChoice() {
    guard !item.options.isEmpty else { return setWords() }
    let texts = item.options.map(\.text)
    var right = texts.indices.filter { index in
      item.options[index].label.map { label in
        item.answerLabels.contains { $0.lowercased() == label.lowercased() }
      } ?? false
    }
    if right.isEmpty, let answer = item.answer {
      if let whole = texts.firstIndex(of: answer) {
        right = [whole]
      } else {
        let lines = answer.split(separator: "\n").map(String.init)
        let found = lines.compactMap { texts.firstIndex(of: $0) }
        if found.count == lines.count { right = found }
      }
    }
    let isMultiple = item.kind == .multiChoice || right.count > 1
    type = isMultiple ? "multi-choice" : "choice"
    body.add("options", texts)
    if right.isEmpty {
      refuseAnswer("which is none of the options")
    } else if isMultiple {
      body.add("answer", right.sorted().map { texts[$0] })
    } else {
      body.add("answer", texts[right[0]])
    }
    keepAccepted()
  }

  private mutating func setTrueFalse() {
    type = "true-false"
    if let answer = item.answer {
      if let (verdict, rest) = TrueFalseAnswer.read(answer) {
        body.addPlain("answer", verdict ? "true" : "false")
        explanation = rest ?? item.details["explanation"]
      } else {
        refuseAnswer("which is neither true nor false")
      }
    }
    keepAccepted()
  }

  private mutating func setCloze() {
    let gaps = [item.stem, prompt, item.context].compactMap(\.self).reduce(0) { $0 + gapCount(in: $1) }
    guard gaps > 0 else { return setWords() }
    type = "cloze"
    if let answer = item.answer {
      if let texts = ClozeAnswer.divide(answer, into: gaps) {
        if gaps == 1 { body.add("answer", texts[0]) } else { body.add("answer", texts) }
      } else {
        refuseAnswer("for \(gaps.counted("gap"))")
      }
    }
    if gaps == 1, body.has("answer") { body.add("accept", item.accepted) } else { keepAccepted() }
  }

  private mutating func setNumeric() {
    guard let quantity = item.quantity, Decimal(quantity.value) != nil else { return setWords() }
    type = "numeric"
    var answer = AuthoringMapping()
    answer.addPlain("value", quantity.value)
    answer.add("unit", quantity.unit ?? item.details["unit"])
    if let tolerance = quantity.tolerance {
      if let read = ToleranceText.read(tolerance) {
        answer.add("tolerance", read)
      } else {
        guidance.append(tolerance)
      }
    }
    if let figures = quantity.significantFigures, (1...10).contains(figures) {
      answer.add("significant_figures", figures)
    }
    body.add("answer", answer)
    let points = item.rubric.map(\.line)
    guidance += points
    if points.isEmpty, let text = item.answer {
      let said = quantity.value + (quantity.unit ?? "")
      if text.filter({ !$0.isWhitespace }) != said.filter({ !$0.isWhitespace }) { guidance.append(text) }
    }
    keepAccepted()
  }

  /// A question that is answered in words: typed where one answer is right, else marked by points.
  private mutating func setWords() {
    let lines = item.answer?.split(separator: "\n").map(String.init) ?? []
    let isLong =
      (item.marks ?? 1) > 1 || item.rubric.count > 1 || lines.count > 1 || asksForSentences
      || lines.contains { $0.split(separator: " ").count > 8 }
    if isLong {
      type = "short"
      body.add("rubric", item.rubric.isEmpty ? lines : item.rubric.map(\.line))
      if !item.rubric.isEmpty, item.answer != item.rubric.map(\.text).joined(separator: "\n"), !lines.isEmpty
      {
        guidance += lines.filter { line in !item.rubric.contains { $0.text == line } }
      }
    } else {
      type = "typed"
      body.add("answer", item.answer ?? item.rubric.first?.text)
    }
    body.add("accept", item.accepted.filter { $0 != item.answer })
    if !item.options.isEmpty { body.add("hints", item.options.map(\.text)) }
  }

  private var asksForSentences: Bool {
    let words = CommandWord.commands(in: phraseTokens(item.command)).map(\.word)
    return words.contains { CommandWord.named($0)?.marks?.lowerBound ?? 1 > 1 || $0 == "suggest" }
  }

  /// Leaves the answer to a person, who is told what the page has.
  private mutating func refuseAnswer(_ why: String) {
    if let answer = item.answer { notes.add("the page gives '\(answer)' as the answer, \(why)") }
  }

  /// Keeps what else is right for those who mark, where the type has no place for it.
  private mutating func keepAccepted() {
    guidance += item.accepted.map { "accept: \($0)" }
    if item.kind != .numeric, type != "short" { guidance += item.rubric.map(\.line) }
  }
}

extension ExtractedItem.Point {
  /// The point, with its marks where it is not worth one.
  var line: String { marks.map { $0 == 1 ? text : "\(text) [\($0)]" } ?? text }
}

extension ExtractedItem {
  /// The first picture that was cut out for it, whose `alt` is left to a person.
  var image: AuthoringMapping {
    var image = AuthoringMapping()
    image.add("file", images.first)
    return image
  }

  /// True where a program made it of what the page says.
  var isSynthetic: Bool { snippet != nil }

  /// Everything that the page says to the learner before the options.
  var wording: String { [stem, question].compactMap(\.self).joined(separator: "\n\n") }

  /// Where the item was found.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - hasSnippet: Whether to repeat its wording, to compare with what the author makes of it.
  func source(in document: SourceDocument, hasSnippet: Bool = true) -> AuthoringMapping {
    var source = AuthoringMapping()
    source.add("file", document.file)
    if page > 0 { source.add("page", page) }
    if let last = places.last?.page, last != page { source.add("last_page", last) }
    if !isSynthetic, let box = places.first?.box { source.addNumbers("bbox", box.points) }
    if hasSnippet { source.add("snippet", snippet ?? wording) }
    source.add("sha256", document.sha256)
    if confidence > 0 || isSynthetic { source.addPlain("confidence", confidence.shareText) }
    if let answerPlace {
      source.add("answer_file", answerFile)
      source.add("answer_page", answerPlace.page)
    }
    return source
  }
}

extension AuthoringMapping {
  /// True when a key has a value.
  func has(_ key: String) -> Bool { entries.contains { $0.key == key } }
}
