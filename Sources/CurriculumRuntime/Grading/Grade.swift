/// Whether an answer is right.
public enum Verdict: String, CaseIterable, Sendable, Codable {
  /// All marks.
  case correct
  /// Some of the marks, or right but for a slip that the rules name.
  case partial
  /// No marks.
  case incorrect
}

/// Why an answer got its verdict, as a code that an app can put into its own words.
///
/// Source: docs/runtime/rules.md, Reasons; `rawValue` is the name that the conformance vectors use.
public enum GradeReason: String, CaseIterable, Sendable, Codable {
  /// The answer itself.
  case exact
  /// The same amount in another unit.
  case converted
  /// Near enough to the number.
  case withinTolerance = "within_tolerance"
  /// An article that the answer has is missing.
  case articleMissing = "article_missing"
  /// An article that the answer has not.
  case articleExtra = "article_extra"
  /// An accent is missing or wrong.
  case diacriticSlip = "diacritic_slip"
  /// A typing slip or two.
  case typo
  /// The learner judged.
  case judged
  /// Another article than the answer's.
  case articleWrong = "article_wrong"
  /// A number without its unit.
  case unitMissing = "unit_missing"
  /// A unit where the number has none.
  case unitUnexpected = "unit_unexpected"
  /// Capital and small letters of the unit.
  case unitCase = "unit_case"
  /// What follows the number is no unit.
  case unitUnknown = "unit_unknown"
  /// A unit of something else.
  case unitDimension = "unit_dimension"
  /// A unit of the same dimension that is kept for something else, as J for a moment.
  case unitQuantity = "unit_quantity"
  /// Significant figures.
  case figures = "sf"
  /// Part of what is asked for.
  case someRight = "some_right"
  /// The right number with another prefix.
  case unitScale = "unit_scale"
  /// The right number with the other sign.
  case sign
  /// The right digits ten, a hundred … times too large or small.
  case powerOfTen = "power_of_ten"
  /// Another number.
  case value
  /// A comma where decimals begin with a point.
  case decimalComma = "decimal_comma"
  /// A fraction where a unit is asked for.
  case fraction
  /// No number can be read.
  case unparseable
  /// The answer to another question.
  case otherAnswer = "other_answer"
  /// Another option than the key.
  case wrongOption = "wrong_option"
  /// Something else.
  case different
  /// Nothing was answered.
  case empty
  /// More than an answer may hold.
  case tooLong = "too_long"
  /// No answer to such a question.
  case wrongKind = "wrong_kind"

  /// One line to the learner, in English.
  public var sentence: String {
    switch self {
    case .exact: "That is right."
    case .converted: "That is right: it is the same amount in another unit."
    case .withinTolerance: "That is right: it is close enough."
    case .articleMissing: "The word is right, but its article is missing."
    case .articleExtra: "The word is right, but it needs no article."
    case .diacriticSlip: "That is right, but look at the accents."
    case .typo: "That is right, but look at the spelling."
    case .judged: "You judged this yourself."
    case .articleWrong: "The word is right, but it has another article."
    case .unitMissing: "The number is right, but the unit is missing."
    case .unitUnexpected: "The number is right, but it has no unit."
    case .unitCase: "The number is right, but look at the capital and small letters of the unit."
    case .unitUnknown: "The number is right, but what follows it is no unit."
    case .unitDimension: "The number is right, but the unit is one of something else."
    case .unitQuantity: "The number is right, but this unit is not used for such a quantity."
    case .figures: "The number is right, but look at the number of significant figures."
    case .someRight: "Some of it is right."
    case .unitScale: "The number is right for another unit: look at the prefix."
    case .sign: "The sign is wrong."
    case .powerOfTen: "The figures are right, but they are out by a power of ten."
    case .value: "The number is wrong."
    case .decimalComma: "Write a point, not a comma, before the decimals."
    case .fraction: "Write the number as a decimal, not as a fraction."
    case .unparseable: "This is no number."
    case .otherAnswer: "That is the answer to another question."
    case .wrongOption: "That is not the right option."
    case .different: "That is not right."
    case .empty: "There is no answer."
    case .tooLong: "This is too long for an answer."
    case .wrongKind: "This is no answer to such a question."
    }
  }
}

/// What an answer is worth, and why.
public struct Grade: Hashable, Sendable {
  /// Whether the answer is right.
  public let verdict: Verdict
  /// Marks that it gets, 0 to `outOf`.
  public let marks: Int
  /// Marks of a full answer.
  public let outOf: Int
  /// Why.
  public let reason: GradeReason
  /// What the learner should have written, where it helps: the answer with its accents, the unit.
  public let expected: String?

  init(_ verdict: Verdict, marks: Int, outOf: Int, _ reason: GradeReason, expected: String? = nil) {
    self.verdict = verdict
    self.outOf = Self.sane(outOf)
    self.marks = min(Self.sane(marks), self.outOf)
    self.reason = reason
    self.expected = expected
  }

  /// A grade whose verdict says the marks: all, one less than all, or none.
  init(_ verdict: Verdict, outOf: Int, _ reason: GradeReason, expected: String? = nil) {
    let marks =
      switch verdict {
      case .correct: outOf
      case .partial: max(0, outOf - 1)
      case .incorrect: 0
      }
    self.init(verdict, marks: marks, outOf: outOf, reason, expected: expected)
  }

  /// A grade for so many parts out of some: marks in proportion, rounded down.
  init(right: Int, of total: Int, outOf: Int, none reason: GradeReason = .different) {
    let marks = Self.sane(outOf) * Self.sane(right) / max(1, total)
    switch right {
    case ...0: self.init(.incorrect, marks: 0, outOf: outOf, reason)
    case total: self.init(.correct, marks: outOf, outOf: outOf, .exact)
    default: self.init(.partial, marks: marks, outOf: outOf, .someRight)
    }
  }

  /// Marks are none below 0; no question has a million.
  private static func sane(_ marks: Int) -> Int { min(max(marks, 0), 1_000_000) }

  /// One line to the learner, in English, with what should have been written.
  public var sentence: String {
    guard let expected, reason != .exact else { return reason.sentence }
    return "\(reason.sentence) The answer is: \(expected)"
  }
}
