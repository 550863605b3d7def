/// What is found about a release beside the one before it, which a single curriculum cannot show.
extension Rule {
  static let versionNotRaised = Rule(
    "release/version", .error,
    "The content version is raised as far as the changes since the last release ask for.",
    why: "Apps and teachers read from the version whether learners keep what they have achieved.",
    source: "Semantic Versioning 2.0.0, items 6 to 8; docs/diffs.md",
    fix: "Writes the lowest version that will do.",
    bad: "", good: "")
}

extension VersionGate {
  /// The gate's complaint where the version is written, and allowances that allow nothing.
  package func diagnostics(_ settings: Settings, unused: [ChangeAllowance]) -> Diagnostics {
    var diagnostics = Diagnostics()
    if let complaint {
      diagnostics.report(
        .versionNotRaised, complaint, at: settings.contentVersionSpan,
        help: "'curricc diff' shows the changes; which version they ask for is set under 'releases:'",
        fix: settings.contentVersionSpan.map {
          Fix("write \(lowest)", [Edit($0, lowest)])
        })
    }
    for allowance in unused {
      diagnostics.report(
        .unusedAllowance,
        "nothing that '\(allowance.rule.string)' finds has changed about '\(allowance.key.string)'",
        at: allowance.rule.span, help: "remove the entry: its release is over")
    }
    return diagnostics
  }
}
