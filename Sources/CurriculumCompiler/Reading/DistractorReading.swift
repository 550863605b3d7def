import Distractors

/// Keys of `distractors:` in curriculum.yaml.
enum PolicyKey: Int, FieldKey {
  case cards, kits, choices, gaps, numbers, sources, notYetTaught, leastScore, weights

  static let table = FieldTable(
    Self.self, "distractor policy", "How many wrong answers are chosen, and from where.")

  var field: Field {
    switch self {
    case .cards: Field("cards", .integer(0...9), "Wrong options for each direction of a card; 3, 0 for none.")
    case .kits: Field("kits", .integer(0...3), "Wrong answers of a kit's question; 3, 0 for none.")
    case .choices: Field("choices", .integer(0...9), "Wrong options of a choice; 3, 0 for none.")
    case .gaps: Field("gaps", .integer(0...9), "Wrong words offered with gaps; 3, 0 for none.")
    case .numbers: Field("numbers", .integer(0...9), "Wrong results of a numeric question; 3, 0 for none.")
    case .sources:
      Field(
        "sources", .list(.word(DistractorPolicy.Source.words, rule: .unknownWord)),
        "Where they may come from; everywhere if you say nothing.")
    case .notYetTaught:
      Field("not_yet_taught", .boolean, "Whether words that are taught later may be offered; false.")
    case .leastScore: Field("least_score", .decimal, "Least score of a wrong answer, from 0 to 1.")
    case .weights: Field("weights", .map(.decimal), "Weights of signals: {meaning: 2}.")
    }
  }
}

/// Keys of an author's verdicts on distractors.
enum DistractorsKey: Int, FieldKey {
  case pin, accept, ban

  static let table = FieldTable(Self.self, "distractors", "An author's verdicts on wrong answers.")

  var field: Field {
    switch self {
    case .pin: Field("pin", .list(.text), "Wrong answers to use.")
    case .accept: Field("accept", .list(.text), "Wrong answers that were chosen and that you find good.")
    case .ban: Field("ban", .list(.text), "Wrong answers never to use.")
    }
  }
}

extension NodeReader {
  /// Reads an author's verdicts on distractors.
  mutating func readVerdicts(_ node: YAMLTree.NodeID) -> DistractorVerdicts? {
    guard let fields = fields(node, DistractorsKey.self) else { return nil }
    return DistractorVerdicts(
      pinned: texts(fields, .pin), accepted: texts(fields, .accept), banned: texts(fields, .ban))
  }

  /// Reads what a curriculum wants of wrong answers.
  mutating func readPolicy(_ node: YAMLTree.NodeID) -> DistractorPolicy {
    var policy = DistractorPolicy()
    guard let fields = fields(node, PolicyKey.self) else { return policy }
    policy.cards = integer(fields, .cards)?.value ?? policy.cards
    policy.kits = integer(fields, .kits)?.value ?? policy.kits
    policy.choices = integer(fields, .choices)?.value ?? policy.choices
    policy.gaps = integer(fields, .gaps)?.value ?? policy.gaps
    policy.numbers = integer(fields, .numbers)?.value ?? policy.numbers
    policy.asksForChoices = fields[.choices] != nil
    policy.asksForGaps = fields[.gaps] != nil
    policy.asksForNumbers = fields[.numbers] != nil
    policy.allowsNotYetTaught = boolean(fields, .notYetTaught)?.value ?? false
    if fields[.sources] != nil {
      policy.sources = Set(
        elements(fields, .sources, of: "sources").compactMap { child in
          guard let text = scalar(child, .text, name: "sources") else { return nil }
          if let source = DistractorPolicy.Source(rawValue: text.string) { return source }
          reportUnknownWord(text, name: "sources", DistractorPolicy.Source.words, .unknownWord)
          return nil
        })
    }
    if let least = decimal(fields, .leastScore) {
      if (0...1).contains(least.value.double) {
        policy.leastScore = least.value.double
      } else {
        report(
          .wrongType, "'least_score' takes a number from 0 to 1, found \(least.value.text)", at: least.span)
      }
    }
    policy.weights = weights(fields)
    return policy
  }

  /// Reads weights of signals.
  ///
  /// Reports unknown signals, and signs that would turn a signal around.
  private mutating func weights(_ fields: Fields<PolicyKey>) -> [String: Double] {
    var weights: [String: Double] = [:]
    for entry in entries(fields, .weights) {
      guard let signal = Signal(rawValue: entry.name.string) else {
        reportUnknownWord(entry.name, name: "weights", Signal.allCases.map(\.rawValue), .unknownWord)
        continue
      }
      guard let weight = decimal(entry.value, name: entry.name.string) else { continue }
      let value = weight.value.double
      guard abs(value) <= 100, value == 0 || (value > 0) == signal.isSimilarity else {
        let expected = signal.isSimilarity ? "from 0 to 100" : "from -100 to 0"
        report(
          .wrongType,
          "the weight of '\(signal.rawValue)' is a number \(expected), found \(weight.value.text)",
          at: weight.span, help: signal.meaning)
        continue
      }
      weights[signal.rawValue] = value
    }
    return weights
  }
}
