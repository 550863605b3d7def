/// Reports settings for rules that cannot be set, which would have no effect.
func reportUnsettable(_ settings: Settings, _ diagnostics: inout Diagnostics) {
  for entry in settings.severities where entry.severity != .error {
    let name = entry.rule.string
    let rules =
      name.hasSuffix("/*")
      ? Rule.all.filter { $0.family + "/*" == name } : [Rule.named(name)].compactMap(\.self)
    let others = rules.filter { isAdjustable($0.name) }
    guard others.count < rules.count else { continue }
    diagnostics.report(
      .unusedAllowance,
      others.isEmpty ? "'\(name)' cannot be set" : "not every rule of '\(name)' can be set",
      at: entry.rule.span, notes: ["what is needed to read the sources is always an error"],
      help: others.isEmpty
        ? "take it out" : "name those that you mean: \(others.map(\.name).joined(separator: ", "))")
  }
}
