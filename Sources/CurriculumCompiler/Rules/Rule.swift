/// A rule of the field: its words, its examples and its check, in one value.
///
/// Rules that a phase reports while it works (syntax, references) have no check of their own.
package struct Rule: Sendable {
  /// What a rule looks at.
  package enum Check: Sendable {
    /// The whole curriculum, once references are resolved.
    case curriculum(@Sendable (Curriculum, inout Findings) -> Void)
    /// The lessons and items of a slice, each for itself; slices are checked at the same time.
    case entities(@Sendable (LintContext, inout Findings) -> Void)
    /// The lessons and items of a slice, each by itself and by what it belongs to.
    case each(@Sendable (EntityContext, inout Findings) -> Void)
    /// The whole curriculum, with what was worked out about it.
    case whole(@Sendable (LintContext, inout Findings) -> Void)
    /// Nothing: a phase reports it.
    case reportedByPhase
  }

  /// What a rule is about, and how much of a curriculum must be there before it can say something.
  package enum Scope: String, Sendable {
    /// The structure: what breaks it cannot be read, loaded or passed.
    case structure
    /// The content of a part: right or wrong for itself, in a course of one lesson too.
    case part
    /// The content of a part by what the rest of the course has: what is taught before, what is asked elsewhere.
    case course
    /// The balance of the whole: shares, growth, coverage; a course that has just begun cannot have it.
    ///
    /// The profile `lenient` leaves such rules out.
    case balance
  }

  /// `family/what-is-wrong`; reads well after "allow".
  package let name: String
  /// Other names under which the rule is known, for settings and `explain`.
  package let aliases: [String]
  /// How much a finding matters unless the settings say otherwise.
  package let severity: Severity
  /// What it is about.
  package let scope: Scope
  /// What must hold, in one sentence.
  package let summary: String
  /// Why it matters to a learner or an app.
  package let rationale: String
  /// Where the rule comes from: a guideline, a specification, a defect.
  package let source: String
  /// What its fix does, as a sentence; nil when it has none.
  package let fix: String?
  /// How often it was wrong on content that was not written for it; nil when it cannot be, being exact.
  package let evidence: String?
  /// YAML that breaks it: files that change the starter curriculum.
  package var bad: Example { makeBad() }
  /// YAML that keeps it.
  package var good: Example { makeGood() }
  /// What its check reads from the settings.
  package let parameters: [RuleParameter]
  /// What finds it.
  package let check: Check
  // Made when somebody asks: whole courses are among them, and most runs only want the checks.
  private let makeBad: @Sendable () -> Example
  private let makeGood: @Sendable () -> Example

  /// A rule with its words and examples.
  package init(
    _ name: String, aliases: [String] = [], _ severity: Severity, _ summary: String,
    why rationale: String, source: String, scope: Scope = .structure, fix: String? = nil,
    evidence: String? = nil,
    bad: @autoclosure @escaping @Sendable () -> Example,
    good: @autoclosure @escaping @Sendable () -> Example, parameters: [RuleParameter] = [],
    check: Check = .reportedByPhase
  ) {
    self.name = name
    self.aliases = aliases
    self.severity = severity
    self.scope = scope
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.fix = fix
    self.evidence = evidence
    makeBad = bad
    makeGood = good
    self.parameters = parameters
    self.check = check
  }

  /// The part of the name before the slash: `kit` of `kit/name-length`.
  package var family: Substring { name.prefix { $0 != "/" } }
}
