import CurriculumCompiler
import CurriculumRuntime

/// Checks a curriculum without doing work that an earlier run has done.
///
/// What is found is what compiling the whole finds: the parts' results are kept by digests of all that they depend on.
struct CachedCheck {
  /// What was found.
  struct Findings {
    let diagnostics: Diagnostics
    /// The sources, sorted by path, those without findings perhaps empty; spans refer to their places.
    let sources: [SourceFile]
  }

  private let compiler: Compiler
  private let workspace: Workspace
  private let threads: Int
  /// What earlier runs know of the sources; nil where that has not been looked up.
  private let digests: FileDigests?

  /// A check of a curriculum's folder.
  init(_ workspace: Workspace, _ compiler: Compiler, threads: Int, digests: FileDigests? = nil) {
    self.compiler = compiler
    self.workspace = workspace
    self.threads = threads
    self.digests = digests
  }

  /// Checks the curriculum; what is new is put into the cache.
  func run(_ cache: inout WorkCache) -> Findings {
    guard
      let known = KnownSources(
        workspace, compiler.plan, checksSpelling: true, digests: digests, threads: threads, &cache)
    else {
      return compileAll()
    }
    let codec = FindingCodec(files: SourceFile.ID.all(workspace.sourceCount))
    let key = known.key
    if let value = cache.value(key), let findings = codec.decode(value),
      let sources = known.sources(of: findings, threads: threads)
    {
      return Findings(diagnostics: Diagnostics(findings), sources: sources)
    }
    let parts = compileParts(known, &cache)
    let found = parts ?? compileAll()
    // Parts are of the files as they were looked at; the whole may be of others.
    if parts != nil || isStill(key, &cache) {
      cache.setLater([key]) { [found = found.diagnostics.all] in [codec.encode(found)] }
    }
    return found
  }

  /// True when the files are still those that a key stands for.
  private func isStill(_ key: WorkCache.Key, _ cache: inout WorkCache) -> Bool {
    guard let workspace = try? Workspace(workspace.folder) else { return false }
    let known = KnownSources(
      workspace, compiler.plan, checksSpelling: true, threads: threads, &cache)
    return known?.key == key
  }

  /// Checks the curriculum as if there were no cache.
  func compileAll() -> Findings {
    var input = workspace.load(threads: threads)
    input.spelling = DictionaryFiles.find()
    let compilation = compiler.compile(input)
    return Findings(diagnostics: compilation.diagnostics, sources: compilation.sources)
  }

  /// Checks the parts that are not in the cache; nil when parts bear on each other, or a file has changed meanwhile.
  private func compileParts(_ known: KnownSources, _ cache: inout WorkCache) -> Findings? {
    guard known.canBeDivided, let outline = known.outline(compiler.limits) else { return nil }
    let partwise = known.partwise(compiler, outline, &cache)
    let shared = known.shared(partwise)
    var found = Diagnostics()
    var summaries: [PartSummary] = []
    var last: PartCompilation?
    // Most runs compile one part and end: giving its memory back piece by piece would take longer than writing the report.
    defer { if let last { Terminal.keepToTheEnd(last) } }
    for group in outline.groups {
      let key = known.key(group, shared)
      let codec = FindingCodec(files: group.files)
      if let value = cache.value(key), let part = PartRecord(value, codec) {
        found.append(Diagnostics(part.findings))
        summaries.append(part.summary)
        continue
      }
      guard let (sources, lock) = read(group, known) else { return nil }
      let loneKey = known.loneKey(group)
      let lone = cache.value(loneKey).flatMap { LoneRecord($0, of: group, known) }
      let part = partwise.compile(group.files, of: sources, lock: lock) { frame in
        lone?.holding(frame, of: group, known) ?? KnownOfFiles()
      }
      last = part
      guard part.facts.namespaces.isSubset(of: group.namespaces) else { return nil }
      found.append(part.findings)
      summaries.append(part.summary)
      cache.setLater([key, loneKey]) {
        [PartRecord(part).encoded(codec), LoneRecord(part, of: group, known)?.encoded(codec)]
      }
    }
    guard PartFacts.areIndependent(summaries.map(\.facts)) else { return nil }
    found.append(partwise.findings(summaries))
    return known.sources(of: found.all, threads: threads).map { Findings(diagnostics: found, sources: $0) }
  }
}

extension CachedCheck {
  /// The sources of a group and what was chosen for it, read side by side; nil where one has changed meanwhile.
  private func read(
    _ group: CurriculumOutline.Group, _ known: KnownSources
  ) -> (sources: [SourceFile], lock: DistractorLock)? {
    let promise = threads > 1 ? Promise(onThread: { known.lock(of: group.namespaces) }) : nil
    let sources = known.sources(group.files, threads: threads)
    let lock = promise.map { try? $0.value() } ?? known.lock(of: group.namespaces)
    guard let sources, let lock else { return nil }
    return (sources, lock)
  }
}

extension SourceFile.ID {
  /// The ids of so many files.
  static func all(_ count: Int) -> [SourceFile.ID] { (0..<count).map { SourceFile.ID($0) } }
}
