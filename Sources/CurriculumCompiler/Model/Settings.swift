/// What `curriculum.yaml` says.
package struct Settings: Sendable {
  /// The curriculum's name.
  package var name = "curriculum"
  /// The author's version of the content, semantic versioning.
  package var contentVersion = "0.0.0"
  /// Where that is written; nil where it is not.
  package var contentVersionSpan: SourceSpan?
  /// How closely it is checked.
  package var profile = Profile.default
  /// Severity by rule name or by `family/*`; nil turns the rule off.
  package var severities: [(rule: Text, severity: Severity?)] = []
  /// What rules read in place of their own parameters, by rule and name.
  package var parameters: [String: [String: ParameterChoice]] = [:]
  /// The apps it is built for.
  package var targets: [Target] = Target.allCases
  /// Findings that the author accepts.
  package var allowances: [Allowance] = []
  /// What it wants of the wrong answers that are chosen for it.
  package var distractors = DistractorPolicy()
  /// What it says of releases.
  package var releases = ReleasePolicy()

  /// The settings of a curriculum that says nothing.
  package init() {}
}

/// Findings that an author accepts, with the reason.
package struct Allowance: Sendable {
  /// Name of the rule.
  package let rule: Text
  /// A file or folder it is limited to; nil for everywhere.
  package let path: Text?
  /// Why it is right here.
  package let reason: Text
}
