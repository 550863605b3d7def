/// What `parameters:` in curriculum.yaml may say about one parameter of a rule.
enum ParameterReading {
  private static let words = ValueShape.list(.text)
  /// A number, numbers by name, a list of words, such lists by name.
  static let shape = ValueShape.either([.decimal, words, .map(.either([.decimal, words]))])
  /// What a number may be: rules count by whole numbers, and no limit of a course is beyond it.
  static let range = 0.0...1_000_000_000.0

  /// What a parameter may be: parts of a whole are given from 0 to 1.
  static func range(of name: String) -> ClosedRange<Double> {
    name.contains("share") || name.contains("chance") ? 0...1 : range
  }

  /// The range in words.
  static func range(inWords name: String) -> String {
    range(of: name).upperBound == 1 ? "a part of the whole, from 0 to 1" : "a number from 0 to 1,000,000,000"
  }
}

extension NodeReader {
  /// Reads the parameters that a curriculum sets, by rule and name.
  mutating func parameters(_ fields: Fields<SettingsKey>) -> [String: [String: ParameterChoice]] {
    var result: [String: [String: ParameterChoice]] = [:]
    for entry in entries(fields, .parameters) where isKnown(entry.name) {
      guard tree.kind(entry.value) == .mapping else {
        report(
          .wrongType, "'\(entry.name.string)' takes 'name: value' lines, found \(describe(entry.value))",
          at: tree.span(entry.value), help: contents(of: entry.name.string))
        continue
      }
      var children = tree.children(entry.value)
      while let key = children.next(), let value = children.next() {
        guard let name = scalar(key, .text, name: entry.name.string),
          let parameter = parameter(name, of: entry.name), let choice = choice(value, of: parameter)
        else { continue }
        let rule = Rule.named(entry.name.string)?.name ?? entry.name.string
        result[rule, default: [:]][parameter.name] = choice
      }
    }
    return result
  }

  /// The parameter of a rule that an author names.
  ///
  /// Reports any other, which would change nothing.
  private mutating func parameter(_ name: Text, of rule: Text) -> RuleParameter? {
    let known = Rule.named(rule.string)?.parameters ?? []
    if let found = known.first(where: { $0.name == name.string }) { return found }
    report(
      .unknownRule, "the rule '\(rule.string)' has no parameter '\(name.string)'", at: name.span,
      help: contents(of: rule.string))
    return nil
  }

  private func contents(of rule: String) -> String {
    let known = Rule.named(rule)?.parameters ?? []
    return known.isEmpty
      ? "it has no parameters; its severity is set under 'rules:'"
      : "it has: \(known.map(\.name).joined(separator: ", "))"
  }

  /// Reads what a curriculum says about a parameter, and reports what the parameter cannot be.
  private mutating func choice(_ node: YAMLTree.NodeID, of parameter: RuleParameter) -> ParameterChoice? {
    let found: ParameterChoice?
    switch tree.kind(node) {
    case .scalar where parameter.isText:
      report(
        .wrongType, "'\(parameter.name)' takes \(parameter.value.expectation), found \(describe(node))",
        at: tree.span(node))
      return nil
    case .scalar: found = limited(node, name: parameter.name).map { .number($0) }
    case .sequence: found = .words(wordList(node, name: parameter.name))
    case .mapping: found = namedChoice(node, of: parameter)
    default: found = nil
    }
    guard let found else { return nil }
    if parameter.value.choosing(found) != nil { return found }
    report(
      .wrongType,
      "'\(parameter.name)' takes \(parameter.value.expectation), found \(describe(node))",
      at: tree.span(node))
    return nil
  }

  /// Reads a number that rules can count by.
  private mutating func limited(_ node: YAMLTree.NodeID, name: String) -> Double? {
    guard let number = decimal(node, name: name)?.value else { return nil }
    guard ParameterReading.range(of: name).contains(number.double) else {
      report(
        .wrongType, "'\(name)' takes \(ParameterReading.range(inWords: name)), found \(number.text)",
        at: tree.span(node))
      return nil
    }
    return number.double
  }

  /// Reports what a band sets for rules that cannot be set: an unknown rule or parameter, what is no number.
  ///
  mutating func checkBandParameters(_ entries: [(name: Text, value: Text)]) {
    for (name, value) in entries {
      let parts = name.string.split(separator: ".", maxSplits: 1).map(String.init)
      guard let rule = Rule.named(parts[0]) else {
        report(
          .unknownRule, "there is no rule '\(parts[0])'", at: name.span,
          help: "write the rule, a full stop and the parameter: lang/new-words-per-lesson.max")
        continue
      }
      let byBand = rule.parameters.filter(\.dependsOnBand)
      guard parts.count == 2, byBand.contains(where: { $0.name == parts[1] }) else {
        report(
          .unknownRule, "'\(name.string)' is nothing that a band can set", at: name.span,
          help: byBand.isEmpty
            ? "the rule's parameters are set in curriculum.yaml"
            : "a band can set \(byBand.map { "\(rule.name).\($0.name)" }.joined(separator: ", "))")
        continue
      }
      guard let number = Decimal(value.string), ParameterReading.range(of: parts[1]).contains(number.double)
      else {
        report(
          .wrongType,
          "'\(name.string)' takes \(ParameterReading.range(inWords: parts[1])), found '\(value.string.shortened(to: 40))'",
          at: value.span)
        continue
      }
    }
  }

  private mutating func namedChoice(_ node: YAMLTree.NodeID, of parameter: RuleParameter) -> ParameterChoice?
  {
    var numbers: [String: Double] = [:]
    var lists: [String: [String]] = [:]
    var children = tree.children(node)
    while let key = children.next(), let value = children.next() {
      guard let name = scalar(key, .text, name: parameter.name) else { continue }
      if parameter.dependsOnBand, !Sublevel.words.contains(name.string) {
        report(
          .wrongType,
          "'\(parameter.name)' takes a number for each band, found '\(name.string.shortened(to: 20))'",
          at: name.span, help: "the bands are \(Sublevel.words.joined(separator: ", "))")
        continue
      }
      if tree.kind(value) == .sequence {
        lists[name.string] = wordList(value, name: name.string)
      } else if let number = limited(value, name: parameter.name) {
        numbers[name.string] = number
      }
    }
    if lists.isEmpty { return .numbers(numbers) }
    if case .words = parameter.value, lists.keys.allSatisfy({ $0 == "add" || $0 == "remove" }) {
      return .change(add: lists["add"] ?? [], remove: lists["remove"] ?? [])
    }
    return .wordLists(lists)
  }

  private mutating func wordList(_ node: YAMLTree.NodeID, name: String) -> [String] {
    var words: [String] = []
    var children = tree.children(node)
    while let child = children.next() {
      if let word = scalar(child, .text, name: name) { words.append(word.string) }
    }
    return words
  }
}
