/// Grades a typed word or phrase against the accepted answers.
///
/// ```swift
/// let grader = TextGrader(accepted: ["la casa"], language: "es")
/// grader.finding("el casa")  // partial, articleWrong
/// ```
///
/// Source: docs/runtime/rules.md, Typed words.
public struct TextGrader: Sendable {
  /// What a missing article, or one too many, costs.
  public enum ArticlePolicy: String, Sendable, Codable {
    /// Nothing.
    case optional
    /// The answer is partly right.
    case required
  }

  /// How typing slips are taken.
  public enum Spelling: String, Sendable, Codable {
    /// A few slips in long words are forgiven.
    case forgiving
    /// None are.
    case strict
  }

  /// What was found out about an answer.
  public struct Finding: Hashable, Sendable {
    /// Whether the answer is right.
    public let verdict: Verdict
    /// Why.
    public let reason: GradeReason
    /// How many typing slips were forgiven.
    public let typos: Int
    /// The accepted answer that it was taken for; nil for an incorrect one.
    public let accepted: String?

    init(_ verdict: Verdict, _ reason: GradeReason, typos: Int = 0, accepted: String? = nil) {
      self.verdict = verdict
      self.reason = reason
      self.typos = typos
      self.accepted = accepted
    }
  }

  /// The most UTF-8 bytes that an answer may have.
  public static let longest = 65_536

  /// An accepted answer in the forms that answers are compared in.
  private struct Accepted: Sendable {
    let text: String
    let normal: String
    let articled: ArticledText
    let folded: String
    let scalars: [Unicode.Scalar]
    /// How many typing slips are forgiven.
    let slips: Int
  }

  private let accepted: [Accepted]
  /// What is the answer to something else, in normal form without articles, and with them.
  private let others: Set<String>
  private let language: String?
  private let articles: ArticlePolicy

  /// A grader for a question.
  ///
  /// - Parameters:
  ///   - accepted: What is right, the answer to show first.
  ///   - language: Of the answers: ISO 639 code, with or without a region; nil when nobody knows.
  ///   - articles: What a missing article costs.
  ///   - others: What is the answer to something else: other words taught, or wrong options.
  ///   - spelling: How typing slips are taken.
  public init(
    accepted: [String], language: String?, articles: ArticlePolicy = .optional, others: [String] = [],
    spelling: Spelling = .forgiving
  ) {
    self.language = language
    self.articles = articles
    self.accepted = accepted.map { text in
      let normal = AnswerText.normal(text, language: language)
      let articled = ArticledText(normal, language: language)
      let scalars = Array(articled.rest.unicodeScalars)
      let isExact = spelling == .strict || Self.takesNoSlips(text) || Confusables.contains(articled.rest)
      return Accepted(
        text: text, normal: normal, articled: articled,
        folded: AnswerText.folded(articled.rest, language: language), scalars: scalars,
        slips: isExact ? 0 : TypingSlips.forgiven(length: scalars.count))
    }
    let confused = self.accepted.flatMap { Confusables.partners(of: $0.articled.rest) }
    var forms: Set<String> = []
    for other in others + confused {
      let normal = AnswerText.normal(other, language: language)
      forms.formUnion([normal, ArticledText(normal, language: language).rest])
    }
    self.others = forms
  }

  /// The form in which a text is compared with others of its language.
  public static func normalForm(of text: String, language: String?) -> String {
    AnswerText.normal(text, language: language)
  }

  /// What an answer is worth.
  ///
  /// - Complexity: O(*n*) in the length of the response for each accepted answer.
  public func finding(_ response: String) -> Finding {
    guard AnswerText.isReadable(response) else { return Finding(.incorrect, .tooLong) }
    let normal = AnswerText.normal(response, language: language)
    guard normal.contains(where: { !$0.isWhitespace }) else { return Finding(.incorrect, .empty) }
    if let same = accepted.first(where: { Self.isSame($0.normal, normal) }) {
      return Finding(.correct, .exact, accepted: same.text)
    }
    let articled = ArticledText(normal, language: language)
    if let finding = best({ Self.isSame($0.articled.rest, articled.rest) ? (.exact, 0) : nil }, articled) {
      return finding
    }
    if others.contains(normal) || others.contains(articled.rest) {
      return Finding(.incorrect, .otherAnswer)
    }
    let folded = AnswerText.folded(articled.rest, language: language)
    if let finding = best({ Self.isSame($0.folded, folded) ? (.diacriticSlip, 0) : nil }, articled) {
      return finding
    }
    let scalars = Array(articled.rest.unicodeScalars)
    let slipped = best(
      {
        let slips = TypingSlips.distance($0.scalars, scalars, limit: $0.slips)
        return slips.map { (.typo, $0) }
      }, articled)
    return slipped ?? Finding(.incorrect, .different)
  }

  /// The best finding among the accepted answers that a step fits, article and slips taken together.
  private func best(
    _ step: (Accepted) -> (reason: GradeReason, slips: Int)?, _ response: ArticledText
  ) -> Finding? {
    var best: Finding?
    for accepted in accepted {
      guard let (reason, slips) = step(accepted) else { continue }
      let finding = judged(accepted, reason, slips, response)
      guard let present = best else {
        best = finding
        continue
      }
      let isBetter = finding.verdict == .correct && present.verdict != .correct
      let isAsGood = finding.verdict == present.verdict
      if isBetter || (isAsGood && finding.typos < present.typos) { best = finding }
    }
    return best
  }

  private func judged(
    _ accepted: Accepted, _ reason: GradeReason, _ slips: Int, _ response: ArticledText
  ) -> Finding {
    let article: GradeReason? =
      switch (accepted.articled.article, response.article) {
      case (nil, nil): nil
      case (nil, _?): .articleExtra
      case (_?, nil): .articleMissing
      case (let wanted?, let given?): Self.isSame(wanted, given) ? nil : .articleWrong
      }
    if article == .articleWrong || (article != nil && articles == .required) {
      return Finding(.partial, article ?? reason, accepted: accepted.text)
    }
    let shown = reason == .exact ? article ?? .exact : reason
    return Finding(.correct, shown, typos: slips, accepted: accepted.text)
  }

  /// Swift takes texts for equal that are canonically equivalent; these are composed already, so bytes will do.
  private static func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

  /// True for numerals, formulae, abbreviations, and scripts in which a character is a word.
  private static func takesNoSlips(_ text: String) -> Bool {
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType != nil || AnswerText.isDense(scalar) { return true }
      let isCapital = scalar.properties.generalCategory == .uppercaseLetter
      if isCapital, previous?.properties.isAlphabetic == true { return true }
      previous = scalar
    }
    return false
  }
}

/// Words of science that learners take for one another, so that a slip may be the other word.
private enum Confusables {
  static func contains(_ word: String) -> Bool { !partners(of: word).isEmpty }

  /// The words that a word is taken for.
  static func partners(of word: String) -> [String] {
    groups.flatMap { $0.contains(word) ? $0.filter { $0 != word } : [] }
  }

  /// Source: docs/runtime/rules.md, Typed words.
  private static let groups = [
    ["mitosis", "meiosis"], ["amylase", "amylose"], ["cellulose", "cellulase"], ["ureter", "urethra"],
    ["alkane", "alkene"], ["glucagon", "glycogen"], ["fission", "fusion"],
  ]
}
