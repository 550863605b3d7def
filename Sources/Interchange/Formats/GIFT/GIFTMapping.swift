/// A question of a GIFT file as one of any quiz format.
struct GIFTMapping {
  private let source: GIFTQuestion
  private var question: ForeignQuestion
  /// What of HTML was dropped, with what the source calls the text that it stood in.
  private var texts: [(text: SafeMarkdown, field: String, isAsked: Bool)] = []

  init(_ question: GIFTQuestion) {
    source = question
    self.question = ForeignQuestion(.description, prompt: "", at: "line \(question.line)")
  }

  /// The question; what of its HTML has no place is reported.
  mutating func question(_ report: inout ImportReport) -> ForeignQuestion {
    question.prompt = prompt()
    question.kind = kind()
    question.title = source.title ?? ""
    question.explanation = source.globalFeedback.map { read($0, "general feedback", .markdown) } ?? ""
    question.sourceKey = source.id.map { "id \($0)" }
    for text in texts {
      question.attach(text.text, of: text.field, isAsked: text.isAsked, &report) {
        $0.hasPrefix("https://") ? $0 : nil
      }
    }
    return question
  }

  /// What is asked: a gap that ends it asks nothing of its own.
  private mutating func prompt() -> String {
    let text = read(source.stem, "question", .markdown)
    guard source.hasEmbeddedAnswers, let gap = text.firstRange(of: Self.blank) else { return text }
    let before = String(text[..<gap.lowerBound]).trimmed
    let behind = String(text[gap.upperBound...]).trimmed
    let isEnd = behind.allSatisfy { $0.isPunctuation } && (before.last?.isPunctuation ?? false)
    if isEnd { return before }
    let spaces = (
      before: before.isEmpty || !source.isSpaced.before ? "" : " ",
      behind: behind.isEmpty || !source.isSpaced.behind ? "" : " "
    )
    return before + spaces.before + ForeignQuestion.gap + spaces.behind + behind
  }

  private static let blank = "_____"

  private mutating func kind() -> ForeignQuestion.Kind {
    switch source.answers {
    case .description: return .description
    case .essay: return .essay(rubric: [])
    case .trueFalse(let value, let wrong, let right):
      return .trueFalse(value, right: feedback(right), wrong: feedback(wrong))
    case .choices(let choices): return chosen(choices)
    case .words(let choices):
      let options = options(choices)
      return question.prompt.contains(ForeignQuestion.gap) ? .cloze([options]) : .typed(options)
    case .number(let number): return .numeric([Self.number(number, weight: 100, feedback: "")])
    case .numbers(let choices):
      var numbers: [ForeignQuestion.Number] = []
      // What costs or earns nothing only carries feedback.
      for choice in choices where choice.answer != .any {
        numbers.append(
          Self.number(
            choice.answer, weight: choice.weight ?? (choice.isCorrect ? 100 : 0),
            feedback: feedback(choice.feedback)))
      }
      return .numeric(numbers)
    case .matching(let pairs):
      var joined: [ForeignQuestion.Pair] = []
      for pair in pairs {
        joined.append(ForeignQuestion.Pair(left: read(pair.left, "answer", .plain), right: pair.right))
      }
      return .matching(joined)
    }
  }

  /// Options of which one is right, or several by their weights or signs.
  private mutating func chosen(
    _ choices: [GIFTQuestion.Choice<GIFTQuestion.Text>]
  ) -> ForeignQuestion.Kind {
    let options = options(choices)
    let right = options.filter { $0.weight > 0 }
    let hasWhole = right.contains { $0.weight == 100 }
    guard right.count > 1 else { return .choice(options) }
    // With signs alone every '=' is right; weights that share out the marks want all of them.
    guard hasWhole, choices.contains(where: { $0.weight != nil }) else {
      return .several(
        options.map { option in
          var option = option
          if hasWhole, option.weight > 0 { option.weight = 100 / Double(right.count) }
          return option
        })
    }
    return .choice(options)
  }

  private mutating func options(
    _ choices: [GIFTQuestion.Choice<GIFTQuestion.Text>]
  ) -> [ForeignQuestion.Option] {
    var options: [ForeignQuestion.Option] = []
    for choice in choices {
      options.append(
        ForeignQuestion.Option(
          text: read(choice.answer, "answer", .plain),
          weight: choice.weight ?? (choice.isCorrect ? 100 : 0), feedback: feedback(choice.feedback)))
    }
    return options
  }

  private static func number(
    _ number: GIFTQuestion.Number, weight: Double, feedback: String
  ) -> ForeignQuestion.Number {
    let (value, tolerance): (String, ForeignQuestion.Number.Tolerance) =
      switch number {
      case .exact(let value): (value, .absolute("0"))
      case .about(let value, let amount): (value, .absolute(amount))
      case .between(let low, let high): (low, .range(low: low, high: high))
      case .any: ("", .absolute("0"))
      }
    return ForeignQuestion.Number(
      value: value, tolerance: tolerance, unit: nil, weight: weight, feedback: feedback)
  }

  // MARK: - Texts

  private mutating func feedback(_ text: GIFTQuestion.Text?) -> String {
    text.map { read($0, "feedback", .plain) } ?? ""
  }

  /// A text in the way that its format says.
  ///
  /// What Moodle formats by itself may hold HTML, and may be a comparison: `a < b`.
  private mutating func read(
    _ text: GIFTQuestion.Text, _ field: String, _ style: SafeMarkdown.Style
  ) -> String {
    let safe: SafeMarkdown
    switch text.format {
    case .plain: safe = SafeMarkdown(plain: text.text)
    case .markdown: safe = SafeMarkdown(markdown: text.text)
    case .html: safe = SafeMarkdown(html: text.text, style: style)
    case .moodle:
      safe =
        SafeMarkdown.looksLikeHTML(text.text)
        ? SafeMarkdown(html: text.text, style: style) : SafeMarkdown(plain: text.text)
    }
    texts.append((safe, field, field == "question"))
    return safe.text
  }
}
