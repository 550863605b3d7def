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
    guard isAdjustable(diagnostic.rule) else { return diagnostic }
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
  guard !curriculum.isIncomplete else { return }
  // What a rule that did not run would have found is not known.
  let ran = Set(plan.rules(settings).map(\.name))
  for entry in allowances.unused(ran: ran) {
    diagnostics.report(
      .unusedAllowance, "nothing is found that '\(entry.rule.string)' would allow here", at: entry.rule.span,
      help: "remove the allowance")
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

/// What the compiler needs to read the sources at all can neither be turned off nor allowed.
private func isAdjustable(_ rule: String) -> Bool {
  !["yaml/", "schema/", "id/", "ref/", "source/"].contains { rule.hasPrefix($0) }
    || Rule.named(rule)?.severity != .error
}

/// Allowances of curriculum.yaml and in comments, and which of them allowed something.
private struct Allowances {
  /// A rule that is allowed, for one comment or entry of curriculum.yaml.
  private struct Entry {
    let rule: Text
    let pattern: String
    var isUsed = false
  }

  private var entries: [Entry] = []
  /// Paths of curriculum.yaml's entries, which come first.
  private var paths: [Text?] = []
  /// For each file the lines that comments cover, by their beginnings, each with its entries.
  private var lines: [SourceFile.ID: [(covered: Range<UInt32>, entries: Range<Int>)]] = [:]
  /// For each file the entries that hold for all of it.
  private var wholeFiles: [SourceFile.ID: [Int]] = [:]
  private let sources: [SourceFile]

  init(
    _ settings: Settings, _ suppressions: [SourceFile.ID: [Suppression]], sources: [SourceFile]
  ) {
    self.sources = sources
    for allowance in settings.allowances {
      entries.append(Entry(rule: allowance.rule, pattern: Self.pattern(allowance.rule)))
      paths.append(allowance.path)
    }
    for (file, found) in suppressions.sorted(by: { $0.key < $1.key }) {
      for suppression in found {
        let first = entries.count
        for rule in suppression.rules {
          entries.append(Entry(rule: rule, pattern: Self.pattern(rule)))
        }
        if suppression.covered.lowerBound == 0,
          Int(suppression.covered.count) > sources[Int(file.index)].bytes.count
        {
          wholeFiles[file, default: []] += first..<entries.count
        } else {
          lines[file, default: []].append((suppression.covered, first..<entries.count))
        }
      }
      lines[file]?.sort { $0.covered.lowerBound < $1.covered.lowerBound }
    }
  }

  /// True when something allows the finding, which is noted.
  mutating func cover(_ finding: Diagnostic) -> Bool {
    var isCovered = false
    for index in candidates(finding.span) where matches(entries[index].pattern, finding.rule) {
      if index < paths.count, !covers(paths[index], finding.span) { continue }
      entries[index].isUsed = true
      isCovered = true
    }
    return isCovered
  }

  /// The entries that allowed nothing though their rule ran.
  func unused(ran: Set<String>) -> [(rule: Text, pattern: String)] {
    entries.filter { entry in
      !entry.isUsed && (entry.pattern.hasSuffix("/*") || ran.contains(entry.pattern))
    }
    .map { ($0.rule, $0.pattern) }
  }

  private static func pattern(_ rule: Text) -> String { Rule.named(rule.string)?.name ?? rule.string }

  private func candidates(_ span: SourceSpan?) -> [Int] {
    var found = Array(paths.indices)
    guard let span else { return found }
    found += wholeFiles[span.file] ?? []
    guard let covered = lines[span.file] else { return found }
    var low = 0
    var high = covered.count
    while low < high {
      let middle = (low + high) / 2
      if covered[middle].covered.lowerBound <= span.lower { low = middle + 1 } else { high = middle }
    }
    // A comment above and one behind may cover the same line.
    while low > 0, covered[low - 1].covered.contains(span.lower) {
      low -= 1
      found += covered[low].entries
    }
    return found
  }

  private func matches(_ pattern: String, _ rule: String) -> Bool {
    pattern == rule || (pattern.hasSuffix("/*") && rule.hasPrefix(pattern.dropLast()))
  }

  private func covers(_ path: Text?, _ span: SourceSpan?) -> Bool {
    guard let path else { return true }
    guard let span else { return false }
    let file = sources[Int(span.file.index)].path
    return file == path.string || file.hasPrefix(path.string.hasSuffix("/") ? path.string : path.string + "/")
  }
}
