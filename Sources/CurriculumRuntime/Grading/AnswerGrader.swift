/// What a learner did to answer a question.
public enum LearnerAnswer: Hashable, Sendable {
  /// The position of the option chosen, from 0, in the order of the bundle's `options`.
  case choice(Int)
  /// The positions of the options chosen.
  case choices([Int])
  /// True or false.
  case truth(Bool)
  /// What was typed or said.
  case text(String)
  /// A text for each gap, or the items in the order given to them.
  case texts([String])
  /// What was joined: left and right.
  case pairs([Pair])
  /// Whether the learner knew it.
  case known(Bool)

  /// Two things that were joined.
  public struct Pair: Hashable, Sendable {
    /// One of the two.
    public let left: String
    /// The other.
    public let right: String

    /// A pair.
    public init(_ left: String, _ right: String) {
      self.left = left
      self.right = right
    }
  }
}

/// Grades answers to a question of the bundle, whatever its grading.
///
/// ```swift
/// let grader = AnswerGrader(question, options: try reader.options(ofQuestion: question.id), language: "es")
/// grader?.grade(.text("el casa"))
/// ```
///
/// Source: docs/bundle.md, "Answers"; docs/runtime/rules.md, Questions.
public struct AnswerGrader: Sendable {
  /// An option as it is judged.
  public struct Option: Hashable, Sendable {
    /// What the learner sees.
    public let text: String
    /// True when it is right.
    public let isKey: Bool

    /// An option.
    public init(text: String, isKey: Bool) {
      self.text = text
      self.isKey = isKey
    }
  }

  private enum Grading: Sendable {
    case choose(key: AnswerKey)
    case chooseMany
    case text(TextGrader)
    case number(NumericGrader)
    case gaps([TextGrader])
    case order([String])
    case match([String: String])
    case rubric(RubricGrader)
    case own
  }

  /// Marks of a full answer.
  public let marks: Int
  private let grading: Grading
  private let options: [Option]

  /// A grader for a row of `questions`.
  ///
  /// - Parameters:
  ///   - question: The row.
  ///   - options: The question's rows of `options`, in order.
  ///   - language: Of the answer: the course's `code` for what is produced, its `source_code` for what is recognised.
  ///   - articles: Whether a noun's article may be missing.
  ///   - otherAnswers: What is the answer to something else that is taught; wrong options are known already.
  /// - Returns: nil when the grading is not known here, or the key cannot be read.
  public init?(
    _ question: QuestionRow, options: [OptionRow], language: String?,
    articles: TextGrader.ArticlePolicy = .optional, otherAnswers: [String] = []
  ) {
    self.init(
      grading: question.grading, answerJSON: question.answerJSON, marks: question.marks,
      detailsJSON: question.detailsJSON, options: options.map { Option(text: $0.text, isKey: $0.isKey) },
      language: language, articles: articles, otherAnswers: otherAnswers)
  }

  /// A grader for the columns of a question.
  ///
  /// - Parameters:
  ///   - grading: `questions.grading`.
  ///   - answerJSON: `questions.answer_json`.
  ///   - marks: `questions.marks`.
  ///   - detailsJSON: `questions.details_json`; its `reject` costs marks of a mark scheme.
  ///   - options: The question's options, in order.
  ///   - language: Of the answer: ISO 639 code; nil when nobody knows.
  ///   - articles: Whether a noun's article may be missing.
  ///   - otherAnswers: What is the answer to something else that is taught; wrong options are known already.
  /// - Returns: nil when the grading is not known here, or the key cannot be read.
  public init?(
    grading: String, answerJSON: String, marks: Int, detailsJSON: String? = nil, options: [Option] = [],
    language: String? = nil, articles: TextGrader.ArticlePolicy = .optional, otherAnswers: [String] = []
  ) {
    guard let key = AnswerKey(answerJSON) else { return nil }
    self.marks = max(0, marks)
    self.options = options
    let others = options.filter { !$0.isKey }.map(\.text) + otherAnswers
    func grader(_ accepted: [String], _ others: [String]) -> TextGrader {
      TextGrader(accepted: accepted, language: language, articles: articles, others: others)
    }
    switch grading {
    case "choose-one": self.grading = .choose(key: key)
    case "choose-many": self.grading = .chooseMany
    case "type-text", "speech": self.grading = .text(grader(key.correct + key.alternatives, others))
    case "type-number":
      guard let key = NumericKey(answerJSON: answerJSON) else { return nil }
      self.grading = .number(NumericGrader(key, marks: marks))
    case "fill-gaps": self.grading = .gaps(key.gaps.map { grader($0, []) })
    case "order": self.grading = .order(key.correct.map(Self.form))
    case "match":
      let pairs = key.pairs.filter { $0.count == 2 }.map { (Self.form($0[0]), Self.form($0[1])) }
      self.grading = .match(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
    case "rubric":
      let rejected = detailsJSON.flatMap { AnswerKey($0)?.others["reject"] }.flatMap(JSONMembers.elements)
      self.grading = .rubric(
        RubricGrader(
          points: key.points.map { RubricPoint($0) }, marks: marks,
          rejected: (rejected ?? []).compactMap(JSONMembers.text)))
    case "self": self.grading = .own
    default: return nil
    }
  }

  /// What an answer is worth.
  public func grade(_ answer: LearnerAnswer) -> Grade {
    switch (grading, answer) {
    case (.choose, .choice(let position)):
      guard options.indices.contains(position) else { return graded(.incorrect, .wrongKind) }
      return chosen(options[position].isKey)
    case (.choose(let key), .truth(let value)):
      guard let truth = key.others["value"] else { return graded(.incorrect, .wrongKind) }
      return chosen(truth == (value ? "true" : "false"))
    case (.choose(let key), .text(let text)): return choice(text, key)
    case (.chooseMany, .choices(let positions)): return choices(positions)
    case (.text(let grader), .text(let text)):
      let finding = grader.finding(text)
      return graded(finding.verdict, finding.reason, finding.accepted)
    case (.number(let grader), .text(let text)): return grader.grade(text)
    case (.gaps(let graders), .texts(let texts)):
      let right = zip(graders, texts).count { $0.finding($1).verdict == .correct }
      return parts(right, of: graders.count, isEmpty: texts.allSatisfy(\.isEmpty))
    case (.order(let items), .texts(let texts)):
      let right = zip(items, texts).count { $0 == Self.form($1) }
      return parts(right, of: items.count, isEmpty: texts.isEmpty)
    case (.match(let wanted), .pairs(let pairs)):
      let given = Dictionary(
        pairs.map { (Self.form($0.left), Self.form($0.right)) }, uniquingKeysWith: { first, _ in first })
      return parts(wanted.count { given[$0.key] == $0.value }, of: wanted.count, isEmpty: pairs.isEmpty)
    case (.rubric(let grader), .text(let text)): return grader.grade(text)
    case (.own, .known(let isKnown)): return graded(isKnown ? .correct : .incorrect, .judged)
    default: return graded(.incorrect, .wrongKind)
    }
  }

  private func graded(_ verdict: Verdict, _ reason: GradeReason, _ expected: String? = nil) -> Grade {
    Grade(verdict, outOf: marks, reason, expected: expected)
  }

  private func chosen(_ isRight: Bool) -> Grade {
    graded(isRight ? .correct : .incorrect, isRight ? .exact : .wrongOption)
  }

  /// An option chosen by its text.
  private func choice(_ text: String, _ key: AnswerKey) -> Grade {
    let form = Self.form(text)
    guard !form.isEmpty else { return graded(.incorrect, .empty) }
    return chosen((key.correct + options.filter(\.isKey).map(\.text)).contains { Self.form($0) == form })
  }

  /// Right options count, and each wrong one takes one of them away.
  private func choices(_ positions: [Int]) -> Grade {
    guard !positions.isEmpty else { return graded(.incorrect, .empty) }
    guard positions.allSatisfy(options.indices.contains) else { return graded(.incorrect, .wrongKind) }
    let chosen = Set(positions)
    let right = chosen.count { options[$0].isKey }
    let keys = options.count(where: \.isKey)
    return Grade(right: right - (chosen.count - right), of: keys, outOf: marks, none: .wrongOption)
  }

  private func parts(_ right: Int, of total: Int, isEmpty: Bool) -> Grade {
    isEmpty ? graded(.incorrect, .empty) : Grade(right: right, of: total, outOf: marks)
  }

  private static func form(_ text: String) -> String {
    AnswerText.isReadable(text) ? AnswerText.normal(text, language: nil) : text
  }
}
