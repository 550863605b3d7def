/// Compares what is found before and after fixes, and names those that should not have been applied.
struct MendingCheck {
  /// Fixes that are to be left out, with the reason.
  private(set) var culprits: [(finding: Diagnostic, reason: RefusedFix.Reason)] = []
  /// Files with a fix that is to be left out, though which one is not known, with the reason.
  private(set) var suspects: [String: RefusedFix.Reason] = [:]
  /// Set when any of the fixes may be to blame for what is found in another file.
  private(set) var suspicion: RefusedFix.Reason?
  /// Where the bytes of the changed files went, by path.
  let maps: [String: EditMap]

  /// True when all fixes may stay.
  var isPassed: Bool { culprits.isEmpty && suspects.isEmpty && suspicion == nil }

  private struct Spot: Hashable {
    let rule: String
    let path: String
  }

  private struct Tally {
    var all = 0
    var errors = 0
    /// UTF-8 offsets at which findings begin.
    var starts: Set<Int> = []
  }

  private let applied: [(finding: Diagnostic, path: String)]

  /// Checks what fixes came to.
  ///
  /// - Complexity: O(*d*) in the findings of both, and O(*a*) for each new error in a file with *a* fixes.
  init(_ applied: [Diagnostic], in stage: MendingStage, before: Compilation, after: Compilation) {
    self.applied = applied.map { ($0, Self.path($0, before)) }
    maps = Dictionary(grouping: self.applied) { $0.path }
      .mapValues { fixes in EditMap(fixes.flatMap { $0.finding.fix?.edits ?? [] }) }
    let old = tallies(before, isMapped: true)
    let new = tallies(after, isMapped: false)
    var expected = old
    for (finding, path) in self.applied {
      let spot = Spot(rule: finding.rule, path: path)
      expected[spot]?.all -= 1
      if finding.severity == .error { expected[spot]?.errors -= 1 }
    }
    lookForUnmended(expected, new)
    let worse = new.filter { spot, tally in
      stage.counts(spot.rule) && tally.errors > expected[spot]?.errors ?? 0
    }
    guard !worse.isEmpty else { return }
    for finding in after.diagnostics.sorted where finding.severity == .error {
      let path = finding.span.map { after.sources[Int($0.file.index)].path } ?? ""
      let spot = Spot(rule: finding.rule, path: path)
      guard worse[spot] != nil else { continue }
      if let span = finding.span, old[spot]?.starts.contains(Int(span.lower)) ?? false { continue }
      blame(finding, path, after, inStage: stage)
    }
  }

  /// Fixes whose finding is still there.
  private mutating func lookForUnmended(_ expected: [Spot: Tally], _ new: [Spot: Tally]) {
    var unexplained: Set<Spot> = []
    for (finding, path) in applied {
      let spot = Spot(rule: finding.rule, path: path)
      guard let tally = new[spot], tally.all > expected[spot]?.all ?? 0 else { continue }
      let isThere = finding.span.map { !places($0, path).isDisjoint(with: tally.starts) } ?? true
      if isThere { culprits.append((finding, .mendsNothing)) } else { unexplained.insert(spot) }
    }
    for spot in unexplained where !culprits.contains(where: { $0.finding.rule == spot.rule }) {
      suspects[spot.path] = .mendsNothing
    }
  }

  /// Finds the fixes that a new error comes from: those that touch its place or one that it names.
  private mutating func blame(
    _ finding: Diagnostic, _ path: String, _ after: Compilation, inStage stage: MendingStage
  ) {
    let reason = RefusedFix.Reason.brings(rule: finding.rule)
    let places = [finding.span].compactMap(\.self) + finding.labels.map(\.span)
    let near = applied.filter { fix in
      guard let map = maps[fix.path] else { return false }
      return places.contains { place in
        after.sources[Int(place.file.index)].path == fix.path
          && fix.finding.fix?.edits.contains {
            map.range($0.span).overlaps(Int(place.lower)...Int(place.upper))
          } ?? false
      }
    }
    if !near.isEmpty {
      culprits += near.map { ($0.finding, reason) }
    } else if stage != .content {
      // What can be read only now is checked only now: such an error was there before.
      return
    } else if maps[path] != nil {
      suspects[path] = reason
    } else {
      suspicion = reason
    }
  }

  /// The file that a fix would change.
  static func path(_ finding: Diagnostic, _ compilation: Compilation) -> String {
    guard let span = finding.fix?.edits.first?.span ?? finding.span else { return "" }
    return compilation.sources[Int(span.file.index)].path
  }

  /// Where a finding may begin after the edits; an insertion at its beginning may or may not belong to it.
  private func places(_ span: SourceSpan, _ path: String) -> Set<Int> {
    guard let map = maps[path] else { return [Int(span.lower)] }
    return [map.start(Int(span.lower)), map.start(Int(span.lower), isBehind: false)]
  }

  private func tallies(_ compilation: Compilation, isMapped: Bool) -> [Spot: Tally] {
    var tallies: [Spot: Tally] = [:]
    for finding in compilation.diagnostics.sorted {
      let path = finding.span.map { compilation.sources[Int($0.file.index)].path } ?? ""
      let spot = Spot(rule: finding.rule, path: path)
      tallies[spot, default: Tally()].all += 1
      if finding.severity == .error { tallies[spot, default: Tally()].errors += 1 }
      guard let span = finding.span else { continue }
      tallies[spot, default: Tally()].starts
        .formUnion(isMapped ? places(span, path) : [Int(span.lower)])
    }
    return tallies
  }
}
