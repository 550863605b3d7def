/// What a rule's check adds its findings to, and what it reads its parameters from.
///
/// A check cannot choose another rule's name.
package struct Findings {
  private let rule: Rule
  private let values: [(name: String, value: RuleParameter.Value)]
  package private(set) var diagnostics = Diagnostics()

  /// Findings of a rule under a curriculum's settings.
  init(of rule: Rule, settings: Settings = Settings()) {
    self.rule = rule
    let choices = settings.parameters[rule.name] ?? [:]
    values = rule.parameters.map { parameter in
      (parameter.name, choices[parameter.name].flatMap { parameter.value.choosing($0) } ?? parameter.value)
    }
  }

  /// Adds a finding; see `Diagnostics.report`.
  package mutating func report(
    _ message: String, at span: SourceSpan?, severity: Severity? = nil, labels: [Label] = [],
    notes: [String] = [], help: String? = nil, fix: Fix? = nil
  ) {
    diagnostics.report(
      rule, message, at: span, severity: severity, labels: labels, notes: notes, help: help, fix: fix)
  }

  /// A parameter that is one number.
  package func number(_ name: String) -> Double {
    guard case .number(let number) = value(name) else { preconditionFailure("'\(name)' is one number") }
    return number
  }

  /// A parameter that depends on a name; nil is no limit.
  package func number(_ name: String, for key: String) -> Double? {
    guard case .numbers(let numbers, let otherwise) = value(name) else {
      preconditionFailure("'\(name)' depends on names")
    }
    return numbers[key] ?? otherwise
  }

  /// A parameter that depends on the sublevel: the band's own, else the curriculum's, else the rule's.
  package func number(_ name: String, in band: Band) -> Double? {
    number(
      name, at: band.sublevel.value.rawValue, own: band.parameters.map { ($0.name.string, $0.value.string) })
  }

  /// A parameter that depends on the sublevel, with what a band says of its parameters, each by rule and name.
  package func number(_ name: String, at sublevel: String, own: [(name: String, value: String)]) -> Double? {
    guard !own.isEmpty else { return number(name, for: sublevel) }
    let names = ([rule.name] + rule.aliases).map { "\($0).\(name)" }
    // What cannot be counted by was reported when the band was read.
    if let own = own.first(where: { names.contains($0.name) }),
      let number = Decimal(own.value)?.double, ParameterReading.range(of: name).contains(number)
    {
      return number
    }
    return number(name, for: sublevel)
  }

  /// A parameter that is a list of words.
  package func words(_ name: String) -> [String] {
    guard case .words(let words) = value(name) else { preconditionFailure("'\(name)' is a list of words") }
    return words
  }

  /// A parameter that has a list of words for each of some names.
  package func wordLists(_ name: String) -> [String: [String]] {
    guard case .wordLists(let lists) = value(name) else {
      preconditionFailure("'\(name)' has lists of words")
    }
    return lists
  }

  private func value(_ name: String) -> RuleParameter.Value {
    guard let found = values.first(where: { $0.name == name }) else {
      preconditionFailure("the rule '\(rule.name)' declares no parameter '\(name)'")
    }
    return found.value
  }
}

extension Int {
  /// The whole part of a number, or the nearest of a trillion and minus a trillion: a quotient may be out of all bounds.
  init(saturating number: Double) {
    self = number.isNaN ? 0 : Int(Swift.max(-1e12, Swift.min(number, 1e12)))
  }
}

extension Sublevel {
  /// The label of a sublevel by its rank; that of the last for ranks beyond the scale.
  static func word(ofRank rank: Double) -> String {
    words[Swift.max(0, Swift.min(Int(saturating: rank), words.count - 1))]
  }
}
