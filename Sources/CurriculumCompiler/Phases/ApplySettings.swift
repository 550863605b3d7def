/// Gives findings the severities that the author chose, and takes out those that the author allows.
///
/// - Complexity: O(*d* × *a*) for *d* findings and *a* allowances of curriculum.yaml; those in comments are searched.
func applySettings(
  _ curriculum: Curriculum, _ plan: LintPlan, suppressions: [SourceFile.ID: [Suppression]],
  sources: [SourceFile], _ diagnostics: inout Diagnostics
) {
  let settings = curriculum.settings
  let profile = plan.profile ?? settings.profile
  let chosen = chosenSeverities(settings)
  var allowances = Allowances(settings, suppressions, sources: sources)
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
  reportUnsettable(settings, &diagnostics)
  // What a rule that did not run would have found is not known.
  let ran = curriculum.isIncomplete ? [] : Set(plan.rules(settings).map(\.name))
  allowances.report(ran: ran, isIncomplete: curriculum.isIncomplete, &diagnostics)
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

/// What the compiler needs to read the sources at all can neither be turned off nor allowed.
func isAdjustable(_ rule: String) -> Bool {
  !["yaml/", "schema/", "id/", "ref/", "source/"].contains { rule.hasPrefix($0) }
    || Rule.named(rule)?.severity != .error
}
