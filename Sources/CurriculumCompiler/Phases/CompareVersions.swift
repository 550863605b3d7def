/// Two versions of a curriculum, compiled side by side.
///
/// Both list the same files, so that a span of one names the same file in the other; a file that only one version
/// has is empty in the other.
package struct VersionPair: Sendable {
  /// What it was.
  package let base: Compilation
  /// What it is.
  package let head: Compilation

  /// Two compilations.
  package init(base: Compilation, head: Compilation) {
    self.base = base
    self.head = head
  }
}

extension Compiler {
  /// Compiles two versions as far as they may differ: the groups of files in which something has changed.
  ///
  /// Files that are the same in both are read once.
  ///
  /// - Complexity: One reading of each distinct file of those groups, and two compilations of what was read.
  package func compare(base: CompilerInput, head: CompilerInput) -> VersionPair {
    let sources = pairedByPath(base.sources, head.sources)
    let isOfInterest = affected(sources)
    let drafts = parallelMap(sources, threads: threads) {
      index, pair -> (base: FileDraft?, head: FileDraft?) in
      guard isOfInterest[index] else { return (nil, nil) }
      let file = SourceFile.ID(index)
      let old = pair.base.map { readFile($0, file, limits: limits) }
      let isSame = pair.isSame
      let new = isSame ? old : pair.head.map { readFile($0, file, limits: limits) }
      return (base: old, head: new)
    }
    var oldInput = base
    oldInput.sources = sources.map { $0.base ?? SourceFile(path: $0.path, bytes: []) }
    var newInput = head
    newInput.sources = sources.map { $0.head ?? SourceFile(path: $0.path, bytes: []) }
    return VersionPair(
      base: compile(oldInput, drafts.map(\.base)), head: compile(newInput, drafts.map(\.head)))
  }

  private struct SourcePair: Sendable {
    let path: String
    var base: SourceFile?
    var head: SourceFile?

    var isSame: Bool { base?.bytes == head?.bytes }
  }

  /// Which files belong to a group in which something has changed; all, when a change concerns the whole.
  private func affected(_ sources: [SourcePair]) -> [Bool] {
    let groups = parallelMap(sources, threads: threads) { _, pair in
      (
        base: pair.base.flatMap { FileGroup($0) }, head: pair.head.flatMap { FileGroup($0) },
        isSame: pair.isSame
      )
    }
    var changed: Set<FileGroup> = []
    for (pair, group) in zip(sources, groups) where !group.isSame {
      guard pair.base == nil || group.base != nil, pair.head == nil || group.head != nil else {
        return [Bool](repeating: true, count: sources.count)
      }
      changed.formUnion([group.base, group.head].compactMap(\.self))
    }
    return groups.map { group in
      [group.base, group.head].contains { $0.map(changed.contains) ?? false }
        || (group.base == nil && group.head == nil)
    }
  }

  /// The files of both versions by path; both lists are sorted.
  private func pairedByPath(_ base: [SourceFile], _ head: [SourceFile]) -> [SourcePair] {
    var pairs: [SourcePair] = []
    var old = base[...]
    for source in head {
      while let first = old.first, first.path.utf8.lexicographicallyPrecedes(source.path.utf8) {
        pairs.append(SourcePair(path: first.path, base: first))
        old.removeFirst()
      }
      var pair = SourcePair(path: source.path, head: source)
      if let first = old.first, first.path == source.path {
        pair.base = first
        old.removeFirst()
      }
      pairs.append(pair)
    }
    return pairs + old.map { SourcePair(path: $0.path, base: $0) }
  }
}

extension VersionPair {
  /// The findings that are not in the base, wherever they are: in what was changed, or caused by it elsewhere.
  ///
  /// - Complexity: O(*f*) fingerprints, each file with findings parsed once.
  package var newFindings: [Diagnostic] { Self.findings(of: head, missingIn: base) }

  /// The findings of the base that are gone.
  package var mendedFindings: [Diagnostic] { Self.findings(of: base, missingIn: head) }

  private static func findings(of one: Compilation, missingIn other: Compilation) -> [Diagnostic] {
    let known = Set(Fingerprint.all(of: other.diagnostics.sorted, in: other.sources))
    let findings = one.diagnostics.sorted
    return zip(findings, Fingerprint.all(of: findings, in: one.sources))
      .filter { !known.contains($0.1) }.map(\.0)
  }
}
