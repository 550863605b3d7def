/// Something that a rule's check reads and that a curriculum may set otherwise: a limit, a list of words.
package struct RuleParameter: Sendable {
  /// What a parameter may be.
  package enum Value: Sendable {
    /// One number.
    case number(Double)
    /// A number for each of some names (a band, a board, an audience); nil is no limit.
    case numbers([String: Double], otherwise: Double?)
    /// Words or phrases.
    case words([String])
    /// Words or phrases for each of some names.
    case wordLists([String: [String]])
  }

  /// The name in `parameters:`, unique within the rule.
  package let name: String
  /// What it is, with its unit, in a few words.
  package let summary: String
  /// What it is unless the curriculum says otherwise.
  package let value: Value

  /// True when it is words, not numbers.
  package var isText: Bool {
    switch value {
    case .words, .wordLists: true
    case .number, .numbers: false
    }
  }

  /// True when it is a number for each band, which a band can set for itself.
  package var dependsOnBand: Bool {
    guard case .numbers(let numbers, _) = value else { return false }
    return numbers.keys.allSatisfy(Sublevel.words.contains)
  }

  /// A number.
  package static func number(_ name: String, _ value: Double, _ summary: String) -> RuleParameter {
    RuleParameter(name: name, summary: summary, value: .number(value))
  }

  /// A number for each ACTFL sublevel from N1 to D; nil is no limit.
  ///
  /// - Parameter values: Eleven numbers in the order of the scale.
  package static func byBand(_ name: String, _ values: [Double?], _ summary: String) -> RuleParameter {
    precondition(values.count == Sublevel.allCases.count, "the scale has eleven sublevels")
    let entries = zip(Sublevel.words, values).compactMap { label, value in value.map { (label, $0) } }
    return RuleParameter(
      name: name, summary: summary,
      value: .numbers(Dictionary(uniqueKeysWithValues: entries), otherwise: nil))
  }

  /// A number for each of some names, and one for all others.
  package static func byName(
    _ name: String, _ values: [String: Double], otherwise: Double? = nil, _ summary: String
  ) -> RuleParameter {
    RuleParameter(name: name, summary: summary, value: .numbers(values, otherwise: otherwise))
  }

  /// Words or phrases.
  package static func words(_ name: String, _ words: [String], _ summary: String) -> RuleParameter {
    RuleParameter(name: name, summary: summary, value: .words(words))
  }

  /// Words or phrases for each of some names.
  package static func wordLists(_ name: String, _ lists: [String: [String]], _ summary: String)
    -> RuleParameter
  {
    RuleParameter(name: name, summary: summary, value: .wordLists(lists))
  }
}

/// What a curriculum says about a parameter.
package enum ParameterChoice: Sendable {
  /// This number, whatever the name.
  case number(Double)
  /// These numbers for these names.
  case numbers([String: Double])
  /// These words in place of the rule's.
  case words([String])
  /// These words besides the rule's, and without those.
  case change(add: [String], remove: [String])
  /// These words for these names.
  case wordLists([String: [String]])
}

extension RuleParameter.Value {
  /// The value with what a curriculum says about it; nil when that is of another kind.
  package func choosing(_ choice: ParameterChoice) -> RuleParameter.Value? {
    switch (self, choice) {
    case (.number, .number(let number)): .number(number)
    case (.numbers, .number(let number)): .numbers([:], otherwise: number)
    case (.numbers(let numbers, let otherwise), .numbers(let chosen)):
      .numbers(numbers.merging(chosen) { $1 }, otherwise: otherwise)
    case (.words, .words(let words)): .words(words)
    case (.words(let words), .change(let added, let removed)):
      .words(words.filter { !removed.contains($0) } + added)
    case (.wordLists(let lists), .wordLists(let chosen)): .wordLists(lists.merging(chosen) { $1 })
    default: nil
    }
  }

  /// What a curriculum may write for it, in words.
  package var expectation: String {
    switch self {
    case .number: "a number"
    case .numbers: "a number, or 'name: number' lines"
    case .words: "a list of words, or 'add:' and 'remove:' with such lists"
    case .wordLists: "'name: list of words' lines"
    }
  }
}
