/// The documentation pages of the rules, written from their records, and an index of them.
package enum RulePages {
  /// The pages by path below docs/rules, the index first.
  package static var files: [(path: String, text: String)] {
    [("README.md", index)] + Rule.all.map { ("\($0.name).md", page($0)) }
      + ChangeRule.all.map { ("\($0.name).md", page($0)) }
  }

  /// Where the pages are published.
  package static let address = "https://curricc.dev/rules/"

  private static var index: String {
    var text = """
      # Rules

      What curricc checks, family by family. *Severity* is what a finding counts for unless `curriculum.yaml` says
      otherwise; *fix* means that `curricc lint --fix` can mend it (a star: only with `--unsafe`). Rules that weigh
      the whole course (shares, growth, coverage) are marked *balance*; the profile `lenient` leaves them out.

      """
    var families: [Substring] = []
    for rule in Rule.all where !families.contains(rule.family) { families.append(rule.family) }
    for family in families {
      text += "\n## \(family)\n\n| rule | severity | | what must hold |\n| --- | --- | --- | --- |\n"
      for rule in Rule.all where rule.family == family {
        let marks = [rule.scope == .balance ? "balance" : nil, rule.fix == nil ? nil : "fix"]
          .compactMap(\.self).joined(separator: ", ")
        text += "| [\(rule.name)](\(rule.name).md) | \(rule.severity.rawValue) | \(marks) "
        text += "| \(cell(rule.summary)) |\n"
      }
    }
    text +=
      "\n## progress\n\nWhat `curricc diff` says of changes between two versions: [diffs.md](../diffs.md).\n\n"
    text += "| rule | impact | what is found |\n| --- | --- | --- |\n"
    for rule in ChangeRule.all {
      text += "| [\(rule.name)](\(rule.name).md) | \(rule.impact.rawValue) | \(cell(rule.summary)) |\n"
    }
    return text
  }

  private static func page(_ rule: ChangeRule) -> String {
    """
    # \(rule.name)

    \(rule.summary)

    \(rule.rationale)

    - Impact: \(rule.impact.rawValue): \(rule.impact.meaning)
    - Source: \(rule.source)

    ## This is found

    \(fenced(rule.bad.shown, "diff"))
    ## This is not

    \(fenced(rule.good.shown, "diff"))
    Where you mean it, say so in `curriculum.yaml`, until the release is out:

    ```yaml
    releases:
      allow:
        - {rule: \(rule.name), key: card/es/hola, because: why it is right}
    ```

    """
  }

  private static func page(_ rule: Rule) -> String {
    var text = "# \(rule.name)\n\n\(rule.summary)\n\n\(rule.rationale)\n\n"
    text += "- Severity: \(rule.severity.rawValue)\n"
    if rule.scope == .balance { text += "- Weighs the whole course; the profile `lenient` leaves it out\n" }
    if let fix = rule.fix { text += "- Fix: \(fix)\n" }
    if !rule.aliases.isEmpty { text += "- Also known as: \(rule.aliases.joined(separator: ", "))\n" }
    text += "- Source: \(rule.source)\n"
    if let evidence = rule.evidence { text += "- Tried on: \(evidence)\n" }
    text += parameters(rule)
    if !rule.bad.text.isEmpty {
      text += "\n## This breaks it\n\n\(fenced(rule.bad.shown, "yaml"))"
      let findings = report(rule)
      if !findings.isEmpty { text += "\n\(fenced(findings, "text"))" }
    }
    if !rule.good.text.isEmpty { text += "\n## This keeps it\n\n\(fenced(rule.good.shown, "yaml"))" }
    return text
  }

  private static func parameters(_ rule: Rule) -> String {
    guard !rule.parameters.isEmpty else { return "" }
    var text = "\n## Parameters\n\nUnder `parameters:` in `curriculum.yaml`, as `\(rule.name): {…}`.\n\n"
    text += "| name | what it is | unless you say otherwise |\n| --- | --- | --- |\n"
    for parameter in rule.parameters {
      text += "| `\(parameter.name)` | \(cell(parameter.summary)) | \(cell(parameter.value.words)) |\n"
    }
    return text
  }

  /// What curricc says about the bad example.
  private static func report(_ rule: Rule) -> String {
    let compilation = rule.compileExample(rule.bad)
    var report = TextReport(
      Report(compilation.diagnostics, sources: compilation.sources), usesColour: false, limit: 0)
    return report.render()
  }

  private static func fenced(_ text: String, _ language: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.shortenedLine }
    var body = lines.joined(separator: "\n")
    while body.hasSuffix("\n") { body.removeLast() }
    return "```\(language)\n\(body)\n```\n"
  }

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}

extension Rule {
  /// Compiles the starter curriculum with an example in it, as if this rule alone weighed the whole.
  package func compileExample(_ example: Example) -> Compilation {
    compile(Starter.files(with: example))
  }

  /// Compiles files as if this rule alone looked beyond a part.
  package func compile(_ files: [SourceFile]) -> Compilation {
    var compiler = Compiler()
    compiler.plan.profile = .default
    compiler.plan.focus = name
    let sources = files.filter { $0.path.hasSuffix(".yaml") }
    let others = files.filter { !$0.path.hasSuffix(".yaml") }
    var input = CompilerInput(
      sources: sources, mediaFiles: Dictionary(uniqueKeysWithValues: others.map { ($0.path, $0.bytes.count) })
    )
    if name == Rule.spelling.name { input.spelling = .starter }
    return compiler.compile(input)
  }
}

extension RuleParameter.Value {
  /// The value as a page shows it.
  var words: String {
    switch self {
    case .number(let number): Self.shown(number)
    case .numbers(let numbers, let otherwise):
      (numbers.sorted { Self.precedes($0.key, $1.key) }.map { "\($0.key): \(Self.shown($0.value))" }
        + (otherwise.map { ["else: \(Self.shown($0))"] } ?? [])).joined(separator: ", ")
    case .words(let words): words.joined(separator: ", ")
    case .wordLists(let lists):
      lists.sorted { $0.key < $1.key }.map { "*\($0.key)*: \($0.value.joined(separator: ", "))" }
        .joined(separator: "; ")
    }
  }

  /// Bands in the order of the scale, other names by letter.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let ranks = (Sublevel(rawValue: left)?.rank, Sublevel(rawValue: right)?.rank)
    if let first = ranks.0, let second = ranks.1 { return first < second }
    return left < right
  }

  private static func shown(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension Example {
  /// The example with what cannot be seen made visible.
  var shown: String { text.replacing("\r\n", with: "␍\n") }
}

extension Substring {
  /// The line, cut where it is too long to read.
  var shortenedLine: String { count <= 160 ? String(self) : prefix(100) + "…" }
}
