/// The key of a question that asks for a number: what is right, and how near is near enough.
///
/// Source: docs/bundle.md, "Answers".
public struct NumericKey: Hashable, Sendable {
  /// A number and its unit.
  struct Amount: Hashable, Sendable {
    let value: Rational
    let unit: UnitOfMeasure
  }

  /// The answer.
  let answer: Amount
  /// What is right as well.
  let alternatives: [Amount]
  /// How near is near enough, in the answer's unit; nil when the author did not say.
  let tolerance: NumericTolerance?
  /// How many significant figures are asked for, 1 to 30; nil when any number of them will do.
  let figures: Int?
  /// The answer as it is shown: `135000 J`.
  public let text: String

  /// The key that a question's `answer_json` holds; nil when it has no number, or a unit that no one knows.
  public init?(answerJSON json: String) {
    let key = AnswerKey(json)
    guard let key, let answer = Self.amount(key.others, unitOfAnswer: .one) else { return nil }
    self.answer = answer
    alternatives = (key.others["accept"].flatMap(JSONMembers.elements) ?? []).compactMap {
      Self.amount(Self.members($0), unitOfAnswer: answer.unit)
    }
    figures = key.others["significant_figures"].flatMap { Int($0) }.map { min(max($0, 1), 30) }
    tolerance = key.others["tolerance"].flatMap { Self.tolerance(Self.members($0)) }
    text = key.correct.first ?? Self.text(answer, written: key.others["value"] ?? "")
  }

  /// An answer as it is shown: as people would read it, or, where that would be another number, as the key writes it.
  private static func text(_ answer: Amount, written: String) -> String {
    let readable = answer.value.readableText
    let isExact = (try? WrittenNumber(readable))?.value == answer.value
    let unit = answer.unit.canonicalText
    return (isExact ? readable : written) + (unit.isEmpty ? "" : " " + unit)
  }

  private static func members(_ json: String) -> [String: String] {
    let members = JSONMembers(json)?.members ?? []
    return Dictionary(members.map { ($0.key, $0.json) }, uniquingKeysWith: { $1 })
  }

  /// A number with a unit; without one it has the answer's.
  private static func amount(_ members: [String: String], unitOfAnswer: UnitOfMeasure) -> Amount? {
    guard let value = number(members["value"]) else { return nil }
    guard let json = members["unit"], let name = JSONMembers.text(json) else {
      return Amount(value: value, unit: unitOfAnswer)
    }
    guard let unit = try? UnitOfMeasure(name) else { return nil }
    return Amount(value: value, unit: unit)
  }

  private static func tolerance(_ members: [String: String]) -> NumericTolerance? {
    switch members["kind"].flatMap(JSONMembers.text) {
    case "relative": number(members["pct"]).map { .relative(percent: $0) }
    case "absolute": number(members["value"]).map { .absolute($0) }
    case "range":
      if let low = number(members["low"]), let high = number(members["high"]), low <= high {
        .range(low...high)
      } else {
        nil
      }
    default: nil
    }
  }

  private static func number(_ json: String?) -> Rational? {
    json.flatMap { try? WrittenNumber($0, style: [.sign, .exponent]) }?.value
  }
}
