/// Keys of `kind: curriculum`.
enum SettingsKey: Int, FieldKey {
  case kind, name, version, profile, rules, parameters, targets, distractors, releases, allow

  static let table = FieldTable(
    Self.self, "curriculum", "What the whole curriculum is and how it is checked.")

  var field: Field {
    switch self {
    case .kind: .kind("curriculum")
    case .name: Field("name", .text, .required, "The curriculum's name.")
    case .version: Field("version", .text, .required, "Version of the content, semantic versioning: '1.4.0'.")
    case .profile:
      Field(
        "profile", .word(Profile.words, rule: .unknownWord),
        "How closely it is checked; default if you say nothing.")
    case .rules:
      Field(
        "rules", .map(.word(Self.severities, rule: .unknownWord)), "Severity by rule, or by family: 'kit/*'.")
    case .parameters:
      Field("parameters", .map(.map(ParameterReading.shape)), "What rules read: {kit/size: {min: 8}}.")
    case .targets:
      Field("targets", .list(.word(Target.words, rule: .unknownWord)), "The apps it is built for.")
    case .distractors:
      Field("distractors", .object { PolicyKey.table.shape }, "How wrong answers are chosen.")
    case .releases:
      Field(
        "releases", .object { ReleaseKey.table.shape },
        "Which changes ask for which version, and which are meant.")
    case .allow:
      Field(
        "allow", .list(.object { AllowanceKey.table.shape }), "Findings you accept, each with its reason.")
    }
  }

  static let severities = Severity.allCases.map(\.rawValue) + ["off"]
}

/// Keys of an allowance.
enum AllowanceKey: Int, FieldKey {
  case rule, path, because

  static let table = FieldTable(Self.self, "allowance", "Findings that the author accepts.")

  var field: Field {
    switch self {
    case .rule: Field("rule", .text, .required, "Name of the rule: 'lang/band-skip'.")
    case .path: Field("path", .text, "A file or folder it is limited to.")
    case .because: Field("because", .text, .required, "Why it is right here.")
    }
  }
}

extension NodeReader {
  mutating func readSettings(_ node: YAMLTree.NodeID, into draft: inout CurriculumDraft) {
    guard let fields = fields(node, SettingsKey.self) else { return }
    var settings = Settings()
    if let name = text(fields, .name) { settings.name = name.string }
    if let version = text(fields, .version) {
      settings.contentVersion = version.string
      settings.contentVersionSpan = version.span
      if !isSemanticVersion(version.string) {
        report(
          .malformedVersion, "'\(version.string)' is not a version", at: version.span,
          help: "use semantic versioning: major.minor.patch, for example 1.4.0")
      }
    }
    if let profile: Spanned<Profile> = word(fields, .profile) { settings.profile = profile.value }
    settings.severities = severities(fields)
    settings.parameters = parameters(fields)
    if fields[.targets] != nil {
      settings.targets = elements(fields, .targets, of: "apps").compactMap { child in
        guard let text = scalar(child, .text, name: "targets") else { return nil }
        if let target = Target(rawValue: text.string) { return target }
        reportUnknownWord(text, name: "targets", Target.words, .unknownWord)
        return nil
      }
    }
    if let node = fields[.distractors] { settings.distractors = readPolicy(node) }
    if let node = fields[.releases] { settings.releases = readReleases(node) }
    for child in elements(fields, .allow, of: "allowances") {
      guard let allowance = self.fields(child, AllowanceKey.self) else { continue }
      let path = text(allowance, .path)
      let reason = text(allowance, .because)
      guard let rule = text(allowance, .rule), isKnown(rule), let reason else { continue }
      settings.allowances.append(Allowance(rule: rule, path: path, reason: reason))
    }
    draft.settings.append(Spanned(settings, fields.head))
  }

  private mutating func severities(_ fields: Fields<SettingsKey>) -> [(rule: Text, severity: Severity?)] {
    textMap(fields, .rules).compactMap { entry in
      guard isKnown(entry.name) else { return nil }
      guard SettingsKey.severities.contains(entry.value.string) else {
        reportUnknownWord(entry.value, name: entry.name.string, SettingsKey.severities, .unknownWord)
        return nil
      }
      return (entry.name, Severity(rawValue: entry.value.string))
    }
  }

  /// True when a name is a rule's, or a family's followed by `/*`.
  ///
  /// Reports any other.
  mutating func isKnown(_ name: Text) -> Bool {
    if Rule.isNameOrFamily(name.string) { return true }
    let near = nearest(to: name.string, among: Rule.all.map(\.name))
    report(
      .unknownRule, "there is no rule '\(name.string)'", at: name.span,
      help: near.map { "did you mean '\($0)'?" } ?? "'curricc explain' lists the rules")
    return false
  }
}

/// True for `major.minor.patch` with an optional pre-release and build part.
///
/// Source: Semantic Versioning 2.0.0, items 2, 9 and 10.
package func isSemanticVersion(_ text: String) -> Bool {
  let withoutBuild = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
  let parts = withoutBuild[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
  let core = parts[0].split(separator: ".", omittingEmptySubsequences: false)
  let isNumber: (Substring) -> Bool = { part in
    !part.isEmpty && part.utf8.allSatisfy { 0x30...0x39 ~= $0 } && (part.count == 1 || part.first != "0")
  }
  let isLabel: (Substring) -> Bool = { label in
    label.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { piece in
      !piece.isEmpty
        && piece.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == 0x2D }
    }
  }
  return core.count == 3 && core.allSatisfy(isNumber) && parts.dropFirst().allSatisfy(isLabel)
    && withoutBuild.dropFirst().allSatisfy(isLabel)
}
