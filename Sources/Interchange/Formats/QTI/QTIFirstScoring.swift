/// How QTI 1.2 marks the responses of an item.
struct QTIFirstScoring {
  /// One condition with what it earns.
  private struct Condition {
    /// Responses that must be given, by the interaction's identifier.
    var wanted: [(response: String, value: String)] = []
    var lows: [(response: String, value: String)] = []
    var highs: [(response: String, value: String)] = []
    /// What it earns, in percent of the item.
    var score = 0.0
    var feedback: [String] = []
  }

  private var conditions: [Condition] = []

  /// Reads the conditions of an item.
  init(_ processing: [XMLElement]) {
    let declared = processing.flatMap { $0.descendants(["decvar"]) }.compactMap {
      Double($0["maxvalue"] ?? "")
    }
    var scores: [Double] = []
    for element in processing.flatMap({ $0.children("respcondition") }) {
      var condition = Condition()
      if let variables = element.child("conditionvar") { Self.read(variables, &condition) }
      for variable in element.children("setvar") {
        let name = variable["varname"] ?? "SCORE"
        guard let value = Double(variable.text), ["SCORE", "que_score"].contains(name) || name.isEmpty else {
          continue
        }
        condition.score += variable["action"] == "Subtract" ? -value : value
      }
      condition.feedback = element.children("displayfeedback").compactMap { $0["linkrefid"] }
      scores.append(condition.score)
      conditions.append(condition)
    }
    // What is added up over several conditions makes the whole; else the best condition does.
    let best = scores.max() ?? 0
    let most = declared.max().flatMap { $0 > 0 ? $0 : nil } ?? best
    let whole = best > 0 && best <= most ? max(most, best) : best
    guard whole > 0 else { return }
    for index in conditions.indices { conditions[index].score *= 100 / whole }
  }

  private static func read(_ element: XMLElement, _ condition: inout Condition) {
    for child in element.children {
      let name = child["respident"] ?? ""
      switch child.name {
      case "varequal", "varsubset", "varinside": condition.wanted.append((name, child.text))
      case "vargte", "vargt": condition.lows.append((name, child.text))
      case "varlte", "varlt": condition.highs.append((name, child.text))
      case "not": break
      default: read(child, &condition)
      }
    }
  }

  /// What each option earns, in percent of what the best one or all right ones earn.
  func weights(_ response: String) -> [String: Double] {
    var weights: [String: Double] = [:]
    for condition in conditions {
      let own = condition.wanted.filter { $0.response == response || $0.response.isEmpty }
      guard !own.isEmpty, condition.score != 0 else { continue }
      for (_, value) in own { weights[value, default: 0] += condition.score / Double(own.count) }
    }
    return weights
  }

  /// Texts that are accepted; the best of them earns all.
  func typed(_ response: String) -> [ForeignQuestion.Option] {
    var options: [ForeignQuestion.Option] = []
    for condition in conditions where condition.score > 0 {
      for (name, value) in condition.wanted where name == response && !value.isEmpty {
        options.append(ForeignQuestion.Option(text: value, weight: condition.score).literal)
      }
    }
    let best = options.map(\.weight).max() ?? 0
    guard best > 0 else { return [] }
    return options.map { option in
      ForeignQuestion.Option(text: option.text, weight: option.weight / best * 100)
    }
  }

  /// Whether a response is to lie between two numbers.
  func hasRange(_ response: String) -> Bool {
    conditions.contains { condition in condition.lows.contains { $0.response == response } }
  }

  /// Numbers that are accepted.
  func numbers(_ response: String) -> [ForeignQuestion.Number] {
    conditions.filter { $0.score > 0 }.flatMap { condition -> [ForeignQuestion.Number] in
      let value = condition.wanted.first { $0.response == response }?.value
      let low = condition.lows.first { $0.response == response }?.value
      let high = condition.highs.first { $0.response == response }?.value
      guard let low, let high else {
        return value.map { [.init(value: $0, tolerance: .absolute("0"), weight: condition.score)] } ?? []
      }
      let range = ForeignQuestion.Number.Tolerance.range(low: low, high: high)
      return [
        .init(value: value ?? low, tolerance: Self.around(value, low, high) ?? range, weight: condition.score)
      ]
    }
  }

  /// A tolerance to both sides of a number, where they are alike.
  private static func around(_ value: String?, _ low: String, _ high: String) -> ForeignQuestion.Number
    .Tolerance?
  {
    guard let value = value.flatMap({ Double($0) }), let low = Double(low), let high = Double(high) else {
      return nil
    }
    let amount = (high - low) / 2
    guard abs(value - low - amount) <= abs(amount) * 1e-9 else { return nil }
    let digits = (amount * 1e9).rounded() / 1e9
    return .absolute(ForeignMapping.shown(digits))
  }

  /// The order of the options, as the best condition has it.
  func order(_ response: String) -> [String] {
    let best = conditions.max { $0.score < $1.score }
    return best?.wanted.filter { $0.response == response }.map(\.value) ?? []
  }

  /// Identifiers of feedback that a single option leads to, by option.
  func feedback(_ response: String) -> [String: [String]] {
    var feedback: [String: [String]] = [:]
    for condition in conditions where condition.wanted.count == 1 && condition.wanted[0].response == response
    {
      feedback[condition.wanted[0].value, default: []] += condition.feedback
    }
    return feedback
  }

  /// Identifiers of all feedback that single options lead to.
  var allFeedback: [String] { conditions.filter { $0.wanted.count == 1 }.flatMap(\.feedback) }
}
