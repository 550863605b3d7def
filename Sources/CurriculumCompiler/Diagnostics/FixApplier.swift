/// Applies the fixes of findings to their sources.
package enum FixApplier {
  /// What applying fixes came to.
  package struct Outcome: Sendable {
    /// The sources that changed, with their new content.
    package var changed: [SourceFile] = []
    /// The findings whose fixes were applied.
    package var applied: [Diagnostic] = []
    /// The findings whose fixes would have made a file unreadable.
    package var spoiling: [Diagnostic] = []
  }

  /// How many fixes are applied at most.
  struct Limits {
    /// In all files together.
    var total = Int.max
    /// In some files, by path.
    var byPath: [String: Int] = [:]
  }

  /// Applies every fix that is allowed and does not overlap an earlier one; the place in the file decides.
  ///
  /// - Parameters:
  ///   - findings: Findings, sorted.
  ///   - sources: The sources, by the files' ids.
  ///   - isAllowed: Whether the fix of a finding may be applied.
  /// - Complexity: O(*f* log *f* + *n*) for *f* fixes in sources of *n* bytes.
  package static func apply(
    _ findings: [Diagnostic], to sources: [SourceFile], where isAllowed: (Diagnostic, Fix) -> Bool
  ) -> Outcome {
    apply(findings, to: sources, within: Limits(), where: isAllowed)
  }

  /// Applies fixes as far as limits allow; those at the front of a file come first.
  static func apply(
    _ findings: [Diagnostic], to sources: [SourceFile], within limits: Limits,
    where isAllowed: (Diagnostic, Fix) -> Bool
  ) -> Outcome {
    var outcome = Outcome()
    let chosen = chosenFixes(findings, sources, limits, isAllowed)
    for (file, fixes) in chosen.sorted(by: { $0.key < $1.key }) {
      let source = sources[Int(file.index)]
      let kept = isReadable(source) ? readable(fixes, of: source, &outcome.spoiling) : fixes
      guard !kept.isEmpty else { continue }
      outcome.changed.append(mended(source, by: kept))
      outcome.applied += kept
    }
    return outcome
  }

  /// Those of a file's fixes after which it can still be read; the others are noted.
  ///
  /// A fix that spoils the layout of a file that could be read would cost more than it mends.
  private static func readable(
    _ fixes: [Diagnostic], of source: SourceFile, _ spoiling: inout [Diagnostic]
  ) -> [Diagnostic] {
    if isReadable(mended(source, by: fixes)) { return fixes }
    guard fixes.count > 1 else {
      spoiling += fixes
      return []
    }
    let first = readable(Array(fixes[..<(fixes.count / 2)]), of: source, &spoiling)
    let second = readable(Array(fixes[(fixes.count / 2)...]), of: source, &spoiling)
    // What does not go together is tried again when the first are applied.
    return isReadable(mended(source, by: first + second)) ? first + second : first
  }

  private static func mended(_ source: SourceFile, by fixes: [Diagnostic]) -> SourceFile {
    SourceFile(path: source.path, bytes: applying(fixes.flatMap { $0.fix?.edits ?? [] }, to: source.bytes))
  }

  /// For each file the findings whose fixes can be applied together, in the order of their places.
  private static func chosenFixes(
    _ findings: [Diagnostic], _ sources: [SourceFile], _ limits: Limits,
    _ isAllowed: (Diagnostic, Fix) -> Bool
  ) -> [SourceFile.ID: [Diagnostic]] {
    let fixes = findings.compactMap { finding -> (finding: Diagnostic, fix: Fix)? in
      guard let fix = finding.fix, isAllowed(finding, fix) else { return nil }
      return (finding, fix)
    }
    let ordered = fixes.enumerated().sorted { left, right in
      (key(left.element.fix), left.offset) < (key(right.element.fix), right.offset)
    }
    var chosen: [SourceFile.ID: [Diagnostic]] = [:]
    var lastEdits: [SourceFile.ID: Edit] = [:]
    var left = limits.total
    for (_, entry) in ordered where left > 0 {
      guard let first = entry.fix.edits.first, let last = entry.fix.edits.last else { continue }
      let file = first.span.file
      if let limit = limits.byPath[sources[Int(file.index)].path], chosen[file]?.count ?? 0 >= limit {
        continue
      }
      if let previous = lastEdits[file] {
        // Two insertions at one place, or two edits of one place, would depend on their order.
        if first.span.lower < previous.span.upper || previous.span == first.span { continue }
      }
      guard entry.fix.edits.allSatisfy({ holds($0, in: sources[Int(file.index)]) }) else { continue }
      chosen[file, default: []].append(entry.finding)
      lastEdits[file] = last
      left -= 1
    }
    return chosen
  }

  /// True when an edit may be made: its place is exact, and what it expects stands there.
  private static func holds(_ edit: Edit, in source: SourceFile) -> Bool {
    guard edit.span.isExact, Int(edit.span.upper) <= source.bytes.count else { return false }
    guard let original = edit.original else { return true }
    return source.bytes[Int(edit.span.lower)..<Int(edit.span.upper)].elementsEqual(original.utf8)
  }

  /// The bytes after edits that do not overlap, in the order of their places.
  static func applying(_ edits: [Edit], to source: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    for edit in edits {
      bytes += source[position..<Int(edit.span.lower)]
      bytes += Array(edit.replacement.utf8)
      position = Int(edit.span.upper)
    }
    return bytes + source[position...]
  }

  private static func isReadable(_ source: SourceFile) -> Bool {
    var diagnostics = Diagnostics()
    return parseYAML(source, file: SourceFile.ID(0), &diagnostics).isComplete
  }

  private static func key(_ fix: Fix) -> Int {
    guard let first = fix.edits.first else { return 0 }
    return Int(first.span.file.index) << 32 | Int(first.span.lower)
  }
}
