import CurriculumRuntime
import SwiftProtobuf

/// A question as Spark's message.
struct SparkQuestionMessage {
  /// The message.
  private(set) var message = SparkQuestion()
  /// What is lost.
  private(set) var losses: [(field: String, reason: String)] = []

  /// A reason why a question has no message.
  struct Unfit: Error {
    let reason: String
  }

  /// The message of a question.
  ///
  /// - Throws: `Unfit` where there is none.
  init(_ question: ExportedQuestion, _ created: Google_Protobuf_Timestamp?) throws(Unfit) {
    message.questionID = question.key.localName
    message.prompt = question.prompt
    message.hints = question.detailList("hints")
    if let created { message.createdAt = created }
    if let source = question.details["source"] { message.source = Self.source(source) }
    switch question.answer {
    case .choice(let isSingle): try setChoice(question, isSingle: isSingle)
    case .truth(let isTrue): setTruth(isTrue, question)
    case .words(let texts): setText(texts, points: [], question)
    case .recall(let text): setText([text], points: [text], question)
    case .points(let points):
      setText([points.joined(separator: "; ")] + question.detailList("accept"), points: points, question)
    case .gaps(let gaps) where gaps.count == 1: setText(gaps[0], points: [], question)
    case .number(let key): setNumber(key)
    case .gaps, .order, .pairs, .speech:
      throw Unfit(reason: "Spark asks by choice, true or false, text and number")
    }
  }

  private mutating func setChoice(_ question: ExportedQuestion, isSingle: Bool) throws(Unfit) {
    guard isSingle, question.keys.count == 1, question.options.count > 1 else {
      throw Unfit(reason: "Spark's choices have one right option, and others")
    }
    message.kind = .multipleChoice
    message.multipleChoice.shuffleOptions = true
    for (index, option) in question.options.enumerated() {
      let name = Self.optionName(index)
      message.multipleChoice.options.append(
        .with {
          $0.optionID = name
          $0.text = option.text
        })
      if option.isKey { message.answerKey.multipleChoice.correctOptionID = name }
    }
  }

  private mutating func setTruth(_ isTrue: Bool, _ question: ExportedQuestion) {
    message.kind = .trueFalse
    message.trueFalse.statement = question.prompt
    message.answerKey.trueFalse.correctValue = isTrue
  }

  private mutating func setText(_ exemplars: [String], points: [String], _ question: ExportedQuestion) {
    message.kind = .shortText
    message.answerKey.shortText.exemplarAnswers = exemplars
    message.shortText.keyPoints = points
    if !points.isEmpty || question.explanation != nil {
      message.shortText.rubric.overview = question.explanation ?? ""
      message.shortText.rubric.bulletPoints = points
    }
  }

  private mutating func setNumber(_ key: NumericKey) {
    let rule = SparkNumericRule.with { rule in
      let bounds = key.bounds
      rule.value = key.number
      if case .range = key.tolerance { rule.value = (bounds.lowerBound + bounds.upperBound) / 2 }
      rule.unit = key.unit ?? ""
      rule.significantFigures = Int32(clamping: key.figures ?? 0)
      rule.toleranceType = .absolute
      rule.tolerance = key.margin
      if case .relative(let percent) = key.tolerance {
        rule.toleranceType = .relative
        rule.tolerance = percent / 100
      }
    }
    message.kind = .numeric
    message.numeric.promptSuffix = key.unit ?? ""
    message.numeric.rule = rule
    message.answerKey.numeric.expected = rule
    if !key.others.isEmpty {
      losses.append(("alternatives", "Spark's messages have one value; its documents have the others"))
    }
  }

  private static func source(_ json: String) -> SparkQuestionSource {
    let members = JSONMembers(json)?.members ?? []
    func number(_ name: String) -> Int32? { members.first { $0.key == name }.flatMap { Int32($0.json) } }
    func text(_ name: String) -> String {
      members.first { $0.key == name }.flatMap { JSONMembers.text($0.json) } ?? ""
    }
    return .with { source in
      source.uploadPath = text("file")
      source.snippet = text("snippet")
      guard let page = number("page") else { return }
      source.pageRange.startPage = page
      source.pageRange.endPage = number("last_page") ?? page
    }
  }

  /// The name of an option: 'a' to 'z', then 'o27' and so on.
  static func optionName(_ index: Int) -> String {
    index < 26 ? String(UnicodeScalar(UInt8(0x61 + index))) : "o\(index + 1)"
  }
}
