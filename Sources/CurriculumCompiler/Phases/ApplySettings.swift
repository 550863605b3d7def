/// Gives findings the severities that the author chose, and takes out those that the author allows.
///
/// - Complexity: O(*d* × *a*) for *d* findings and *a* allowances.
func applySettings(
  _ settings: Settings, _ plan: LintPlan, sources: [SourceFile], _ diagnostics: inout Diagnostics
) {
  let profile = plan.profile ?? settings.profile
  var chosen: [String: Severity?] = [:]
  for entry in settings.severities where entry.rule.string.hasSuffix("/*") {
    for rule in Rule.all where rule.family + "/*" == entry.rule.string {
      chosen[rule.name] = .some(entry.severity)
    }
  }
  for entry in settings.severities {
    if let rule = Rule.named(entry.rule.string) { chosen[rule.name] = .some(entry.severity) }
  }
  let allowances = settings.allowances.map { allowance in
    (rule: Rule.named(allowance.rule.string)?.name ?? allowance.rule.string, allowance: allowance)
  }
  var isUsed = [Bool](repeating: false, count: allowances.count)
  diagnostics.transform { diagnostic in
    var diagnostic = diagnostic
    if isAdjustable(diagnostic.rule) {
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
      for (index, entry) in allowances.enumerated()
      where matches(entry.rule, diagnostic.rule) && covers(entry.allowance.path, diagnostic.span, sources) {
        isUsed[index] = true
        return nil
      }
    }
    return diagnostic
  }
  for (index, entry) in allowances.enumerated() where !isUsed[index] {
    diagnostics.report(
      .unusedAllowance, "nothing is found that '\(entry.allowance.rule.string)' would allow here",
      at: entry.allowance.rule.span, help: "remove the allowance")
  }
}

/// What the compiler needs to read the sources at all can neither be turned off nor allowed.
private func isAdjustable(_ rule: String) -> Bool {
  !["yaml/", "schema/", "id/", "ref/", "source/"].contains { rule.hasPrefix($0) }
    || Rule.named(rule)?.severity != .error
}

private func matches(_ pattern: String, _ rule: String) -> Bool {
  pattern == rule || (pattern.hasSuffix("/*") && rule.hasPrefix(pattern.dropLast()))
}

private func covers(_ path: Text?, _ span: SourceSpan?, _ sources: [SourceFile]) -> Bool {
  guard let path else { return true }
  guard let span else { return false }
  let file = sources[Int(span.file.index)].path
  return file == path.string || file.hasPrefix(path.string.hasSuffix("/") ? path.string : path.string + "/")
}
