/// A question of a GIFT file as one of any quiz format.
struct GIFTMapping {
  private let source: GIFTQuestion

  init(_ question: GIFTQuestion) { source = question }

  /// The question.
  var question: ForeignQuestion {
    var question = ForeignQuestion(kind, prompt: prompt, at: "line \(source.line)")
    question.title = source.title ?? ""
    question.explanation = source.globalFeedback.map(Self.markdown) ?? ""
    question.sourceKey = source.id.map { "id \($0)" }
    return question
  }

  /// What is asked: a gap that ends it asks nothing of its own.
  private var prompt: String {
    let text = Self.markdown(source.stem)
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

  private var kind: ForeignQuestion.Kind {
    switch source.answers {
    case .description: return .description
    case .essay: return .essay(rubric: [])
    case .trueFalse(let value, let wrong, let right):
      return .trueFalse(value, right: Self.plain(right), wrong: Self.plain(wrong))
    case .choices(let choices): return Self.chosen(choices)
    case .words(let choices):
      let options = choices.map { Self.option($0) }
      return prompt.contains(ForeignQuestion.gap) ? .cloze([options]) : .typed(options)
    case .number(let number): return .numeric([Self.number(number, weight: 100, feedback: nil)])
    case .numbers(let choices):
      // What costs or earns nothing only carries feedback.
      return .numeric(
        choices.filter { $0.answer != .any }.map {
          Self.number(
            $0.answer, weight: $0.weight ?? ($0.isCorrect ? 100 : 0), feedback: $0.feedback)
        })
    case .matching(let pairs):
      return .matching(pairs.map { ForeignQuestion.Pair(left: Self.plain($0.left), right: $0.right) })
    }
  }

  /// Options of which one is right, or several by their weights or signs.
  private static func chosen(_ choices: [GIFTQuestion.Choice<GIFTQuestion.Text>]) -> ForeignQuestion.Kind {
    let options = choices.map(option)
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

  private static func option(_ choice: GIFTQuestion.Choice<GIFTQuestion.Text>) -> ForeignQuestion.Option {
    ForeignQuestion.Option(
      text: plain(choice.answer), weight: choice.weight ?? (choice.isCorrect ? 100 : 0),
      feedback: plain(choice.feedback))
  }

  private static func number(
    _ number: GIFTQuestion.Number, weight: Double, feedback: GIFTQuestion.Text?
  ) -> ForeignQuestion.Number {
    let (value, tolerance): (String, ForeignQuestion.Number.Tolerance) =
      switch number {
      case .exact(let value): (value, .absolute("0"))
      case .about(let value, let amount): (value, .absolute(amount))
      case .between(let low, let high): (low, .range(low: low, high: high))
      case .any: ("", .absolute("0"))
      }
    return ForeignQuestion.Number(
      value: value, tolerance: tolerance, unit: nil, weight: weight, feedback: plain(feedback))
  }

  // MARK: - Texts

  private static func markdown(_ text: GIFTQuestion.Text) -> String { text.text }

  private static func plain(_ text: GIFTQuestion.Text?) -> String { text?.text ?? "" }
}
