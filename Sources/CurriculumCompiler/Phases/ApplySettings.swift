/// Gives findings the severities that the author chose, and takes out those that the author allows.
///
/// - Complexity: O(*d* × *a*) for *d* findings and *a* allowances of curriculum.yaml; those in comments are searched.
func applySettings(
  _ curriculum: Curriculum, _ plan: LintPlan, suppressions: [SourceFile.ID: [Suppression]],
  sources: [SourceFile], _ diagnostics: inout Diagnostics
) {
  let settings = curriculum.settings
  var allowances = Allowances(settings, suppressions, sources: sources)
  let settling = FindingSettler(settings, plan)
  settling.settle(&diagnostics, &allowances)
  reportUnsettable(settings, &diagnostics)
  // What a rule that did not run would have found is not known.
  let ran = curriculum.isIncomplete ? [] : settling.ran
  allowances.report(ran: ran, isIncomplete: curriculum.isIncomplete, &diagnostics)
}

/// Gives findings the severities that the author chose.
struct FindingSettler: Sendable {
  private let profile: Profile
  private let chosen: [String: Severity?]
  /// The rules that run.
  let ran: Set<String>

  init(_ settings: Settings, _ plan: LintPlan) {
    profile = plan.profile ?? settings.profile
    chosen = chosenSeverities(settings)
    ran = Set(plan.rules(settings).map(\.name))
  }

  /// Changes severities, and takes out what is off or allowed, which the allowances note.
  func settle(_ diagnostics: inout Diagnostics, _ allowances: inout Allowances) {
    diagnostics.transform { diagnostic in
      guard isAdjustable(diagnostic.rule) else {
        allowances.refuse(diagnostic)
        return diagnostic
      }
      var diagnostic = diagnostic
      if let severity = chosen[diagnostic.rule] {
        guard let severity else { return nil }
        diagnostic.severity = severity
      } else {
        switch (profile, diagnostic.severity) {
        case (.strict, .warning): diagnostic.severity = .error
        case (.lenient, .info): return nil
        default: break
        }
      }
      return allowances.cover(diagnostic) ? nil : diagnostic
    }
  }
}

/// The severity that the author chose for each rule; nil turns it off.
private func chosenSeverities(_ settings: Settings) -> [String: Severity?] {
  var chosen: [String: Severity?] = [:]
  for entry in settings.severities where entry.rule.string.hasSuffix("/*") {
    for rule in Rule.all where rule.family + "/*" == entry.rule.string {
      chosen[rule.name] = .some(entry.severity)
    }
  }
  for entry in settings.severities {
    if let rule = Rule.named(entry.rule.string) { chosen[rule.name] = .some(entry.severity) }
  }
  return chosen
}

/// True when a comment or curriculum.yaml may allow a finding.
package func isAllowable(_ finding: Diagnostic) -> Bool { isAdjustable(finding.rule) }

/// What the compiler needs to read the sources at all can neither be turned off nor allowed.
func isAdjustable(_ rule: String) -> Bool {
  !["yaml/", "schema/", "id/", "ref/", "source/"].contains { rule.hasPrefix($0) }
    || Rule.named(rule)?.severity != .error
}
