/// Mends a curriculum by the fixes of its findings, and makes sure that it is mended.
package struct Mending: Sendable {
  /// What compiling the mended sources came to.
  package private(set) var compilation: Compilation
  /// Paths of the sources that differ from the first ones.
  package private(set) var changed: Set<String> = []
  /// How many fixes were applied.
  package private(set) var applied = 0
  /// Rules whose fix did not mend the finding, or made new ones, with the file; such fixes are taken back.
  package private(set) var refused: [(rule: String, path: String)] = []

  private let compile: @Sendable ([SourceFile]) -> Compilation
  private let isAllowed: @Sendable (Diagnostic, Fix, String) -> Bool

  /// Applies fixes until none is left, ten times at most: mending one finding may show the next.
  ///
  /// - Parameters:
  ///   - first: What compiling the sources came to.
  ///   - compile: Compiles other sources the same way.
  ///   - isAllowed: Whether the fix of a finding in the file at a path may be applied.
  /// - Complexity: Ten compilations at most, and one more for each file whose fixes are taken back.
  package init(
    _ first: Compilation, compile: @escaping @Sendable ([SourceFile]) -> Compilation,
    where isAllowed: @escaping @Sendable (Diagnostic, Fix, String) -> Bool
  ) {
    compilation = first
    self.compile = compile
    self.isAllowed = isAllowed
    let originals = Dictionary(uniqueKeysWithValues: first.sources.map { ($0.path, $0.bytes) })
    for _ in 0..<10 { if !applyOnce() { break } }
    changed = Set(compilation.sources.filter { $0.bytes != originals[$0.path] }.map(\.path))
  }

  /// Applies the fixes that do not overlap.
  ///
  /// - Returns: False when there was nothing left to do.
  private mutating func applyOnce() -> Bool {
    let sources = compilation.sources
    let outcome = FixApplier.apply(compilation.diagnostics.sorted, to: sources) { finding, fix in
      guard let file = fix.edits.first?.span.file else { return false }
      let path = sources[Int(file.index)].path
      return isAllowed(finding, fix, path)
        && !refused.contains { $0.rule == finding.rule && $0.path == path }
    }
    guard !outcome.applied.isEmpty else { return false }
    var byPath = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0) })
    for source in outcome.changed { byPath[source.path] = source }
    let next = compile(Array(byPath.values))
    let failed = failures(of: outcome.applied, before: compilation, after: next)
    if failed.isEmpty {
      compilation = next
      applied += outcome.applied.count
    } else {
      refused += failed
    }
    return true
  }

  /// The rules and files whose findings did not become fewer by the fixes applied, or whose layout the fixes spoilt.
  private func failures(
    of applied: [Diagnostic], before: Compilation, after: Compilation
  ) -> [(rule: String, path: String)] {
    let old = Self.counts(before)
    let new = Self.counts(after)
    let broken = Set(
      new.filter { $0.key.rule.hasPrefix("yaml/") && $0.value.errors > old[$0.key, default: (0, 0)].errors }
        .map(\.key.path))
    var expected: [Key: Int] = [:]
    for finding in applied {
      if let key = Self.key(finding, before) { expected[key, default: 0] += 1 }
    }
    let failed = expected.filter { key, count in
      new[key, default: (0, 0)].all > old[key, default: (0, 0)].all - count || broken.contains(key.path)
    }
    return failed.keys.sorted { ($0.path, $0.rule) < ($1.path, $1.rule) }.map { ($0.rule, $0.path) }
  }

  private struct Key: Hashable {
    let rule: String
    let path: String
  }

  /// The rule of a finding, and the file that its fix would change.
  private static func key(_ finding: Diagnostic, _ compilation: Compilation) -> Key? {
    guard let span = finding.fix?.edits.first?.span ?? finding.span else { return nil }
    return Key(rule: finding.rule, path: compilation.sources[Int(span.file.index)].path)
  }

  private static func counts(_ compilation: Compilation) -> [Key: (all: Int, errors: Int)] {
    var counts: [Key: (all: Int, errors: Int)] = [:]
    for finding in compilation.diagnostics.sorted {
      guard let key = key(finding, compilation) else { continue }
      counts[key, default: (0, 0)].all += 1
      if finding.severity == .error { counts[key, default: (0, 0)].errors += 1 }
    }
    return counts
  }
}
