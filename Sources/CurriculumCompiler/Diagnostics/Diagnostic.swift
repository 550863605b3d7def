/// How much a finding matters.
package enum Severity: String, CaseIterable, Comparable, Sendable, Codable {
  /// Worth a look.
  case info
  /// Teaches worse.
  case warning
  /// Ships wrong, or breaks an app.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A second place that belongs to a finding, and what it has to do with it.
package struct Label: Hashable, Sendable {
  /// The place.
  package let span: SourceSpan
  /// A few words, lower case, no full stop.
  package let message: String

  /// A place with a few words.
  package init(_ span: SourceSpan, _ message: String) {
    self.span = span
    self.message = message
  }
}

/// One change of a source: the bytes of a span become a text.
package struct Edit: Hashable, Sendable {
  /// What is replaced; an empty span inserts.
  package let span: SourceSpan
  /// What stands there afterwards.
  package let replacement: String
  /// What must stand there now, byte for byte; the edit is left out otherwise.
  ///
  /// nil for an exact span.
  package let original: String?

  /// The change of `span` to `replacement`.
  package init(_ span: SourceSpan, _ replacement: String, original: String? = nil) {
    self.span = span
    self.replacement = replacement
    self.original = original
  }
}

/// Edits that mend a finding.
package struct Fix: Hashable, Sendable {
  /// How far a fix may be trusted.
  package enum Safety: String, Sendable, Codable {
    /// Never changes what a learner is taught.
    case safe
    /// May change it: a person should look.
    case unsafe
  }

  /// What the fix does, as an order: "add an id".
  package let title: String
  /// Edits in one file that do not overlap, in the order of their places.
  package let edits: [Edit]
  /// How far it may be trusted.
  package let safety: Safety

  /// A fix made of edits.
  package init(_ title: String, _ edits: [Edit], safety: Safety = .safe) {
    self.title = title
    self.edits = edits
    self.safety = safety
  }
}

/// Something a teacher should look at.
package struct Diagnostic: Hashable, Sendable {
  /// Name of the rule: `kit/name-length`.
  package let rule: String
  /// How much it matters: the rule's severity, or what the settings say.
  package var severity: Severity
  /// What is wrong: lower case, no full stop.
  package let message: String
  /// Where; nil for what belongs to the curriculum as a whole.
  package let span: SourceSpan?
  /// Other places that belong to it.
  package let labels: [Label]
  /// Further facts, a sentence each.
  package let notes: [String]
  /// What to do.
  package let help: String?
  /// Edits that mend it.
  package let fix: Fix?

  /// A finding.
  package init(
    rule: String, severity: Severity, message: String, span: SourceSpan?, labels: [Label], notes: [String],
    help: String?, fix: Fix?
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.span = span
    self.labels = labels
    self.notes = notes
    self.help = help
    self.fix = fix
  }
}
