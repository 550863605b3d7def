import CurriculumRuntime

/// The right answer to a question, in the shape of its grading.
///
/// Source: docs/bundle.md, "Answers".
enum QuestionAnswer: Equatable {
  /// Choosing one of the options, or several.
  case choice(isSingle: Bool)
  /// Judging a statement.
  case truth(Bool)
  /// Typing words: the answers, the first of them to be shown.
  case words([String])
  /// Typing a number.
  case number(NumericKey)
  /// Filling gaps: for each what is accepted, the answer first.
  case gaps([[String]])
  /// Putting things in order.
  case order([String])
  /// Joining pairs.
  case pairs([Pair])
  /// A few sentences; a point for each mark.
  case points([String])
  /// Recalling; the learner judges.
  case recall(String)
  /// Speaking: texts to compare with.
  case speech([String])

  /// A left side with its right one.
  struct Pair: Equatable {
    let left: String
    let right: String
  }

  init(grading: String, json: String) {
    let members = JSONMembers(json)?.members ?? []
    func value(_ name: String) -> String? { members.first { $0.key == name }?.json }
    func texts(_ name: String) -> [String] { value(name).map { ExportedQuestion.texts($0) } ?? [] }
    let correct = texts("correct")
    switch grading {
    case "choose-one":
      if let truth = value("value") { self = .truth(truth == "true") } else { self = .choice(isSingle: true) }
    case "choose-many": self = .choice(isSingle: false)
    case "type-number": self = .number(NumericKey(members))
    case "fill-gaps":
      let gaps = value("gaps").flatMap { JSONMembers.elements($0) } ?? []
      self = .gaps(gaps.map { ExportedQuestion.texts($0) })
    case "order": self = .order(correct)
    case "match":
      let pairs = value("pairs").flatMap { JSONMembers.elements($0) } ?? []
      self = .pairs(
        pairs.compactMap { pair in
          let sides = ExportedQuestion.texts(pair)
          return sides.count == 2 ? Pair(left: sides[0], right: sides[1]) : nil
        })
    case "rubric": self = .points(texts("points"))
    case "self": self = .recall(correct.first ?? "")
    case "speech": self = .speech(correct + texts("alternatives"))
    default: self = .words(correct + texts("alternatives"))
    }
  }

  /// The answer as one text for people.
  func text(of question: ExportedQuestion) -> String {
    switch self {
    case .choice: question.keys.joined(separator: "; ")
    case .truth(let isTrue): isTrue ? "True" : "False"
    case .words(let texts), .speech(let texts): texts.first ?? ""
    case .number(let key): key.value + (key.unit.map { " \($0)" } ?? "")
    case .gaps(let gaps): gaps.compactMap(\.first).joined(separator: "; ")
    case .order(let items): items.joined(separator: " ")
    case .pairs(let pairs): pairs.map { "\($0.left) = \($0.right)" }.joined(separator: "; ")
    case .points(let points): points.joined(separator: "; ")
    case .recall(let answer): answer
    }
  }
}

/// The key of a calculation.
struct NumericKey: Equatable {
  /// How far an answer may be from the value.
  enum Tolerance: Equatable {
    /// Percent of the value.
    case relative(Double)
    /// An amount in the value's unit.
    case absolute(Double)
    /// From a number to another one.
    case range(Double, Double)
    /// Equal once it is rounded to the significant figures.
    case rounded
  }

  /// The value as authored, and its unit.
  struct Quantity: Equatable {
    let value: String
    let unit: String?
  }

  /// The value as authored.
  let value: String
  /// The unit; nil for a number without one.
  let unit: String?
  /// How far an answer may be from it; nil for the very value.
  let tolerance: Tolerance?
  /// Significant figures asked for.
  let figures: Int?
  /// The same in other units.
  let others: [Quantity]

  fileprivate init(_ members: [JSONMembers.Member]) {
    func json(_ name: String) -> String? { members.first { $0.key == name }?.json }
    value = json("value") ?? "0"
    unit = json("unit").flatMap { JSONMembers.text($0) }
    figures = json("significant_figures").flatMap { Int($0) }
    others = (json("accept").flatMap { JSONMembers.elements($0) } ?? []).compactMap { other in
      let members = JSONMembers(other)?.members ?? []
      guard let value = members.first(where: { $0.key == "value" })?.json else { return nil }
      return Quantity(
        value: value, unit: members.first { $0.key == "unit" }.flatMap { JSONMembers.text($0.json) })
    }
    tolerance = json("tolerance").flatMap { JSONMembers($0)?.members }.flatMap { Self.tolerance($0) }
  }

  private static func tolerance(_ members: [JSONMembers.Member]) -> Tolerance? {
    func number(_ name: String) -> Double {
      members.first { $0.key == name }.flatMap { Double($0.json) } ?? 0
    }
    switch members.first(where: { $0.key == "kind" })?.json {
    case "\"relative\"": return .relative(number("pct"))
    case "\"absolute\"": return .absolute(number("value"))
    case "\"range\"": return .range(number("low"), number("high"))
    case "\"exact_after_rounding\"": return .rounded
    default: return nil
    }
  }

  /// The value as a number.
  var number: Double { Double(value) ?? 0 }

  /// The answers that are right: the least and the greatest.
  var bounds: ClosedRange<Double> {
    let distance = margin
    if case .range(let low, let high) = tolerance, low <= high { return low...high }
    return (number - distance)...(number + distance)
  }

  /// How far an answer may be from the value, in the value's unit; of a range the half of it.
  var margin: Double {
    switch tolerance {
    case nil: 0
    case .absolute(let amount): abs(amount)
    case .relative(let percent): abs(number * percent / 100)
    case .range(let low, let high): abs(high - low) / 2
    case .rounded: Self.halfStep(of: number, figures: figures ?? value.filter(\.isNumber).count)
    }
  }

  /// Half a unit of the last of a number's significant figures: what rounding takes away or adds.
  private static func halfStep(of number: Double, figures: Int) -> Double {
    guard number != 0 else { return 0.5 }
    var power = 0
    var size = abs(number)
    while size >= 10 {
      size /= 10
      power += 1
    }
    while size < 1 {
      size *= 10
      power -= 1
    }
    var step = 0.5
    for _ in 0..<abs(power - figures + 1) {
      if power - figures + 1 > 0 { step *= 10 } else { step /= 10 }
    }
    return step
  }
}
