/// A rule of the field: its words, its examples and its check, in one value.
///
/// Rules that a phase reports while it works (syntax, references) have no check of their own.
package struct Rule: Sendable {
  /// What a rule looks at.
  package enum Check: Sendable {
    /// The whole curriculum, once references are resolved.
    case curriculum(@Sendable (Curriculum, inout Findings) -> Void)
    /// Nothing: a phase reports it.
    case reportedByPhase
  }

  /// `family/what-is-wrong`; reads well after "allow".
  package let name: String
  /// Other names under which the rule is known, for settings and `explain`.
  package let aliases: [String]
  /// How much a finding matters unless the settings say otherwise.
  package let severity: Severity
  /// What must hold, in one sentence.
  package let summary: String
  /// Why it matters to a learner or an app.
  package let rationale: String
  /// Where the rule comes from: a guideline, a specification, a defect.
  package let source: String
  /// YAML that breaks it: files that change the starter curriculum.
  package let bad: Example
  /// YAML that keeps it.
  package let good: Example
  /// Names of the numbers that its check reads from the settings.
  package let parameters: [String]
  /// What finds it.
  package let check: Check

  /// A rule with its words and examples.
  package init(
    _ name: String, aliases: [String] = [], _ severity: Severity, _ summary: String, why rationale: String,
    source: String, bad: Example, good: Example, parameters: [String] = [],
    check: Check = .reportedByPhase
  ) {
    self.name = name
    self.aliases = aliases
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.bad = bad
    self.good = good
    self.parameters = parameters
    self.check = check
  }

  /// The part of the name before the slash: `kit` of `kit/name-length`.
  package var family: Substring { name.prefix { $0 != "/" } }
}

/// What a rule's check adds its findings to; it cannot choose another rule's name.
package struct Findings {
  private let rule: Rule
  package private(set) var diagnostics = Diagnostics()

  init(of rule: Rule) { self.rule = rule }

  /// Adds a finding; see `Diagnostics.report`.
  package mutating func report(
    _ message: String, at span: SourceSpan?, severity: Severity? = nil, labels: [Label] = [],
    notes: [String] = [], help: String? = nil, fix: Fix? = nil
  ) {
    diagnostics.report(
      rule, message, at: span, severity: severity, labels: labels, notes: notes, help: help, fix: fix)
  }
}

/// A small piece of a curriculum: one or more files that replace or join those of the starter curriculum.
///
/// The text of an example names its files in comments: `# file: story/pets.yaml`.
package struct Example: Sendable, ExpressibleByStringLiteral {
  /// The example as `explain` shows it.
  package let text: String

  package init(stringLiteral text: String) { self.text = text }

  /// The files of the example with the `# file:` lines taken off.
  package var files: [SourceFile] {
    var files: [(path: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# file: ") {
        files.append((String(line.dropFirst(8)), []))
      } else if !files.isEmpty {
        files[files.count - 1].lines.append(line)
      }
    }
    return files.map { SourceFile(path: $0.path, text: $0.lines.joined(separator: "\n") + "\n") }
  }
}

extension Example {
  /// The starter's curriculum.yaml with further lines.
  static func manifest(_ lines: String = "") -> Example {
    let base = "# file: curriculum.yaml\nkind: curriculum\nname: My curriculum\nversion: 0.1.0"
    return Example(stringLiteral: lines.isEmpty ? base : base + "\n" + lines)
  }

  /// The starter's quiz with other questions.
  static func energyQuiz(_ questions: String) -> Example {
    Example(
      stringLiteral: """
        # file: quizzes/energy.yaml
        kind: quiz
        id: energy
        title: Energy
        programme: gcse_triple_science
        subject: physics
        board: aqa
        tier: foundation
        questions:
        \(questions)
        """)
  }
}
