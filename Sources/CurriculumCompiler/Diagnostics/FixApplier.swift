/// Applies the fixes of findings to their sources.
package enum FixApplier {
  /// What applying fixes came to.
  package struct Outcome: Sendable {
    /// The sources that changed, with their new content.
    package var changed: [SourceFile] = []
    /// The findings whose fixes were applied.
    package var applied: [Diagnostic] = []
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
    var outcome = Outcome()
    for (file, chosen) in chosenFixes(findings, sources, isAllowed).sorted(by: { $0.key < $1.key }) {
      let source = sources[Int(file.index)]
      let mended = SourceFile(
        path: source.path, bytes: applying(chosen.flatMap { $0.fix?.edits ?? [] }, to: source.bytes))
      // A fix that spoils the layout of a file that could be read would cost more than it mends.
      guard isReadable(mended) || !isReadable(source) else { continue }
      outcome.changed.append(mended)
      outcome.applied += chosen
    }
    return outcome
  }

  /// For each file the findings whose fixes can be applied together, in the order of their places.
  private static func chosenFixes(
    _ findings: [Diagnostic], _ sources: [SourceFile], _ isAllowed: (Diagnostic, Fix) -> Bool
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
    for (_, entry) in ordered {
      guard let first = entry.fix.edits.first, let last = entry.fix.edits.last else { continue }
      let file = first.span.file
      if let previous = lastEdits[file] {
        // Two insertions at one place, or two edits of one place, would depend on their order.
        if first.span.lower < previous.span.upper || previous.span == first.span { continue }
      }
      guard entry.fix.edits.allSatisfy({ holds($0, in: sources[Int(file.index)]) }) else { continue }
      chosen[file, default: []].append(entry.finding)
      lastEdits[file] = last
    }
    return chosen
  }

  /// True when an edit may be made: its place is exact, and what it expects stands there.
  private static func holds(_ edit: Edit, in source: SourceFile) -> Bool {
    guard edit.span.isExact, Int(edit.span.upper) <= source.bytes.count else { return false }
    guard let original = edit.original else { return true }
    return source.bytes[Int(edit.span.lower)..<Int(edit.span.upper)].elementsEqual(original.utf8)
  }

  private static func applying(_ edits: [Edit], to source: [UInt8]) -> [UInt8] {
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
