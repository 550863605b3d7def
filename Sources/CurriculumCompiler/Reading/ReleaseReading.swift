/// Keys of `releases:` in curriculum.yaml.
enum ReleaseKey: Int, FieldKey {
  case lost, reset, rescore, safe, added, allow

  static let table = FieldTable(
    Self.self, "release policy", "Which changes ask for which version, and which are meant.")

  var field: Field {
    switch self {
    case .lost: Field("lost", Self.level, "Version for changes that lose learners' progress; major.")
    case .reset:
      Field("reset", Self.level, "Version for changes after which progress is about something else; minor.")
    case .rescore: Field("rescore", Self.level, "Version for changes that score learners otherwise; minor.")
    case .safe: Field("safe", Self.level, "Version for all other changes; patch.")
    case .added: Field("added", Self.level, "Version for something new; minor.")
    case .allow:
      Field(
        "allow", .list(.object { ChangeAllowanceKey.table.shape }),
        "Changes that you mean, whatever they do to progress.")
    }
  }

  private static let level = ValueShape.word(VersionLevel.allCases.map(\.rawValue), rule: .unknownWord)
}

/// Keys of a change that is meant.
enum ChangeAllowanceKey: Int, FieldKey {
  case rule, key, because

  static let table = FieldTable(Self.self, "meant change", "A change that the author means.")

  var field: Field {
    switch self {
    case .rule: Field("rule", .text, .required, "Name of the rule: 'progress/removed'.")
    case .key: Field("key", .text, .required, "Key of what changes: 'card/es/hola'.")
    case .because: Field("because", .text, .required, "Why it is right.")
    }
  }
}

extension NodeReader {
  /// Reads what a curriculum says of releases.
  mutating func readReleases(_ node: YAMLTree.NodeID) -> ReleasePolicy {
    var policy = ReleasePolicy()
    guard let fields = fields(node, ReleaseKey.self) else { return policy }
    let keys: [(ReleaseKey, ProgressImpact)] = [
      (.lost, .lost), (.reset, .reset), (.rescore, .rescore), (.safe, .safe),
    ]
    for (key, impact) in keys {
      let level: Spanned<VersionLevel>? = word(fields, key)
      if let level { policy.levels[impact] = level.value }
    }
    let added: Spanned<VersionLevel>? = word(fields, .added)
    if let added { policy.added = added.value }
    for child in elements(fields, .allow, of: "meant changes") {
      guard let allowance = self.fields(child, ChangeAllowanceKey.self) else { continue }
      let reason = text(allowance, .because)
      guard let rule = text(allowance, .rule), let key = text(allowance, .key), let reason,
        isChangeRule(rule)
      else { continue }
      policy.allowances.append(ChangeAllowance(rule: rule, key: key, reason: reason))
    }
    return policy
  }

  /// True when a name is that of a rule on changes; reports any other.
  private mutating func isChangeRule(_ name: Text) -> Bool {
    guard ChangeRule.named(name.string) == nil else { return true }
    let near = nearest(to: name.string, among: ChangeRule.all.map(\.name))
    report(
      .unknownRule, "there is no rule on changes '\(name.string)'", at: name.span,
      help: near.map { "did you mean '\($0)'?" } ?? "'curricc explain' lists the rules")
    return false
  }
}
