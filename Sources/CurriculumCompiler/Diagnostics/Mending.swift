/// Mends a curriculum by the fixes of its findings, and makes sure that it is mended.
package struct Mending: Sendable {
  /// What compiling the mended sources came to.
  package private(set) var compilation: Compilation
  /// Paths of the sources that differ from the first ones.
  package private(set) var changed: Set<String> = []
  /// How many fixes were applied.
  package private(set) var applied = 0
  /// Fixes that were left out because they would not have mended the finding, or brought a new error.
  package private(set) var refused: [RefusedFix] = []
  /// Where findings may be mended, after what was mended; nil for everywhere.
  package private(set) var scope: MendingScope?

  private let compile: @Sendable ([SourceFile]) -> Compilation
  private let isAllowed: @Sendable (Diagnostic, Fix, String) -> Bool
  private var limits = FixApplier.Limits()
  private var writtenIDs = WrittenIdentities()
  /// Fixes may undo one another without end.
  private static let mostRounds = 20
  private static let mostCompilations = 60

  /// Applies fixes until none is left: mending one finding may show the next.
  ///
  /// - Parameters:
  ///   - first: What compiling the sources came to.
  ///   - scope: The places whose findings may be mended; nil for everywhere.
  ///   - compile: Compiles other sources the same way.
  ///   - isAllowed: Whether the fix of a finding in the file at a path may be applied.
  /// - Complexity: A compilation for each round, and as many again as it takes to find the fixes that do harm; sixty
  ///   at most.
  package init(
    _ first: Compilation, in scope: MendingScope? = nil,
    compile: @escaping @Sendable ([SourceFile]) -> Compilation,
    where isAllowed: @escaping @Sendable (Diagnostic, Fix, String) -> Bool
  ) {
    compilation = first
    self.scope = scope
    self.compile = compile
    self.isAllowed = isAllowed
    let originals = Dictionary(uniqueKeysWithValues: first.sources.map { ($0.path, $0.bytes) })
    applyAll()
    renewIdentities()
    changed = Set(compilation.sources.filter { $0.bytes != originals[$0.path] }.map(\.path))
    nameTheRest()
  }

  private mutating func applyAll() {
    var rounds = 0
    for _ in 0..<Self.mostCompilations where rounds < Self.mostRounds {
      switch applyOnce() {
      case nil: return
      case true?: rounds += 1
      case false?: break
      }
    }
  }

  /// Makes the ids anew that were written before the texts were mended; rules look only at what has an id.
  private mutating func renewIdentities() {
    guard writtenIDs.areOutdated else { return }
    let (sources, maps) = writtenIDs.removed(from: compilation.sources)
    let before = self
    compilation = compile(sources)
    follow(maps)
    applied -= writtenIDs.count
    writtenIDs = WrittenIdentities()
    applyAll()
    // What goes wrong without the ids must not cost what was reached with them.
    let isWorse = compilation.diagnostics.count(.error) > before.compilation.diagnostics.count(.error)
    if writtenIDs.count != before.writtenIDs.count || isWorse { self = before }
  }

  /// Applies the fixes of the first stage that has any, as far as they do not overlap.
  ///
  /// - Returns: True when they were applied, false when some were refused, nil when there was nothing left to do.
  private mutating func applyOnce() -> Bool? {
    let findings = compilation.diagnostics.sorted
    for stage in MendingStage.allCases {
      let outcome = FixApplier.apply(findings, to: compilation.sources, within: limits) { finding, fix in
        MendingStage(finding.rule) == stage && isOpen(finding, fix)
      }
      for finding in outcome.spoiling { refuse(finding, .spoilsFile) }
      if !outcome.applied.isEmpty { return settle(outcome, stage) }
    }
    return nil
  }

  /// Whether a fix may be applied and has not been refused.
  private func isOpen(_ finding: Diagnostic, _ fix: Fix) -> Bool {
    guard let place = fix.edits.first?.span else { return false }
    let path = compilation.sources[Int(place.file.index)].path
    if let scope {
      guard let span = finding.span,
        scope.touches(span, in: compilation.sources[Int(span.file.index)].path)
      else { return false }
    }
    return isAllowed(finding, fix, path)
      && !refused.contains {
        $0.offset == Int(place.lower) && $0.rule == finding.rule && $0.path == path
      }
  }

  /// Keeps hold of places while edits move them.
  private mutating func follow(_ maps: [String: EditMap]) {
    scope?.move(by: maps)
    writtenIDs.move(by: maps)
    for index in refused.indices {
      guard let map = maps[refused[index].path] else { continue }
      refused[index].offset = map.start(refused[index].offset)
    }
  }

  /// Keeps what was applied if it did no harm, else narrows down what did.
  private mutating func settle(_ outcome: FixApplier.Outcome, _ stage: MendingStage) -> Bool {
    var byPath = Dictionary(uniqueKeysWithValues: compilation.sources.map { ($0.path, $0) })
    for source in outcome.changed { byPath[source.path] = source }
    let next = compile(Array(byPath.values))
    let check = MendingCheck(outcome.applied, in: stage, before: compilation, after: next)
    guard check.isPassed else {
      narrow(check, outcome.applied)
      return false
    }
    compilation = next
    applied += outcome.applied.count
    follow(check.maps)
    writtenIDs.note(outcome.applied, stage, by: check.maps, in: compilation.sources)
    if limits.total < .max / 2 { limits.total *= 2 }
    limits.byPath = limits.byPath.mapValues { $0 < .max / 2 ? $0 * 2 : $0 }
    return true
  }

  /// Refuses the fixes that did harm; where that is not known, fewer are tried together.
  private mutating func narrow(_ check: MendingCheck, _ applied: [Diagnostic]) {
    for (finding, reason) in check.culprits { refuse(finding, reason) }
    guard check.culprits.isEmpty else { return }
    let byPath = Dictionary(grouping: applied) { MendingCheck.path($0, compilation) }
    for (path, reason) in check.suspects {
      guard let fixes = byPath[path] else { continue }
      if fixes.count == 1 { refuse(fixes[0], reason) } else { limits.byPath[path] = fixes.count / 2 }
    }
    guard let reason = check.suspicion, check.suspects.isEmpty else { return }
    if applied.count == 1 { refuse(applied[0], reason) } else { limits.total = applied.count / 2 }
  }

  private mutating func refuse(_ finding: Diagnostic, _ reason: RefusedFix.Reason) {
    guard let fix = finding.fix, let place = fix.edits.first?.span, isOpen(finding, fix) else { return }
    refused.append(
      RefusedFix(
        rule: finding.rule, path: compilation.sources[Int(place.file.index)].path, reason: reason,
        offset: Int(place.lower)))
  }

  /// Names the fixes that are left, and the lines on which all that were left out now stand.
  private mutating func nameTheRest() {
    for finding in compilation.diagnostics.sorted { refuse(finding, .untried) }
    var tables: [String: LineTable] = [:]
    let wanted = Set(refused.map(\.path))
    for source in compilation.sources where wanted.contains(source.path) {
      tables[source.path] = LineTable(source)
    }
    for index in refused.indices {
      refused[index].line = tables[refused[index].path]?.line(at: refused[index].offset) ?? 1
    }
    refused.sort { ($0.path, $0.offset, $0.rule) < ($1.path, $1.offset, $1.rule) }
  }
}
