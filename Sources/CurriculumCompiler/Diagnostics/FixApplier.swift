/// Applies the fixes of findings to their sources.
package enum FixApplier {
  /// What applying fixes came to.
  package struct Outcome: Sendable {
    /// The sources that changed, with their new content.
    package var changed: [SourceFile] = []
    /// How many fixes were applied.
    package var applied = 0
  }

  /// Applies every fix that is allowed and does not overlap an earlier one; the place in the file decides.
  ///
  /// - Parameters:
  ///   - findings: Findings, sorted.
  ///   - sources: The sources, by the files' ids.
  ///   - includesUnsafe: Whether fixes that may change what is taught are applied too.
  /// - Complexity: O(*f* log *f* + *n*) for *f* fixes in sources of *n* bytes.
  package static func apply(
    _ findings: [Diagnostic], to sources: [SourceFile], includesUnsafe: Bool
  ) -> Outcome {
    var outcome = Outcome()
    var editsByFile: [SourceFile.ID: [Edit]] = [:]
    var ends: [SourceFile.ID: UInt32] = [:]
    var fixCounts: [SourceFile.ID: Int] = [:]
    let fixes = findings.compactMap(\.fix).filter { includesUnsafe || $0.safety == .safe }
    let ordered = fixes.enumerated().sorted { left, right in
      (key(left.element), left.offset) < (key(right.element), right.offset)
    }
    for (_, fix) in ordered {
      guard let first = fix.edits.first, let last = fix.edits.last else { continue }
      // Two insertions at one place, or two edits of one place, would depend on their order.
      if let end = ends[first.span.file], first.span.lower < end { continue }
      if let previous = editsByFile[first.span.file]?.last, previous.span == first.span { continue }
      editsByFile[first.span.file, default: []] += fix.edits
      ends[first.span.file] = last.span.upper
      fixCounts[first.span.file, default: 0] += 1
    }
    for (file, edits) in editsByFile.sorted(by: { $0.key < $1.key }) {
      let source = sources[Int(file.index)]
      var bytes: [UInt8] = []
      bytes.reserveCapacity(source.bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
      var position = 0
      for edit in edits {
        bytes += source.bytes[position..<Int(edit.span.lower)]
        bytes += Array(edit.replacement.utf8)
        position = Int(edit.span.upper)
      }
      bytes += source.bytes[position...]
      let mended = SourceFile(path: source.path, bytes: bytes)
      // A fix that spoils the layout of a file that could be read would cost more than it mends.
      guard isReadable(mended) || !isReadable(source) else { continue }
      outcome.changed.append(mended)
      outcome.applied += fixCounts[file] ?? 0
    }
    return outcome
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
