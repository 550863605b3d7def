import CurriculumCompiler
import CurriculumRuntime

/// Compiles the parts of a curriculum in which something has changed, and takes over the rows of the others.
///
/// The rows are those that compiling the whole makes: parts are told apart by digests of all that they depend on.
struct CachedBuild {
  /// What came of it.
  enum Outcome {
    /// What goes into the bundle; nil when a finding is an error.
    case compiled(SourceBuild.Outcome?)
    /// The whole has to be compiled as one.
    case isNotPossible
  }

  /// Bytes of sources from which on it is worth the room that rows take.
  static let usualSize = 4 << 20

  let known: KnownSources
  let compiler: Compiler
  let threads: Int

  /// A part whose rows were made in this run.
  private struct New {
    let key: WorkCache.Key
    /// What is kept of it beside its rows; nil where they hold for no other run.
    let record: [UInt8]?
    /// Lines of the lock file.
    let lines: Int?
  }

  /// Compiles what is not in the cache, and puts it there.
  ///
  /// - Parameters:
  ///   - makeFile: Makes a file where rows wait.
  ///   - report: Takes what was found, and the sources that it was found in.
  /// - Throws: `BundleError` or `InputError` when rows cannot be kept or a media file cannot be read.
  func run(
    _ cache: inout WorkCache, rowsTo makeFile: @escaping () throws -> RowFile,
    report: (Diagnostics, [SourceFile]) -> Void
  ) throws -> Outcome {
    guard known.canBeDivided, let outline = known.outline(compiler.limits), outline.groups.count > 1 else {
      return .isNotPossible
    }
    let partwise = known.partwise(compiler, outline)
    let shared = known.shared(partwise)
    let media = MediaDigests(known.workspace.folder)
    let rows = PartRows(
      to: makeFile, at: 0, isKept: true, folder: known.workspace.folder, threads: threads)
    var found = Diagnostics()
    var summaries: [PartSummary] = []
    var new: [New] = []
    for group in outline.groups {
      let key = known.key(group, shared)
      let codec = FindingCodec(files: group.files)
      if let kept = RowsRecord(key, &cache, codec) {
        found.append(Diagnostics(kept.part.findings))
        summaries.append(kept.part.summary)
        if !found.hasErrors { rows.take(try kept.made(media, known.workspace.sizesOfMedia)) }
        continue
      }
      guard let sources = known.sources(group.files, threads: threads),
        let lock = known.lock(of: group.namespaces)
      else { return .isNotPossible }
      let part = partwise.compile(group.files, of: sources, lock: lock)
      guard part.facts.namespaces.isSubset(of: group.namespaces) else { return .isNotPossible }
      found.append(part.findings)
      summaries.append(part.summary)
      guard !found.hasErrors, let completed = part.completed else { continue }
      try rows.add(completed)
      let lines = part.summary.lines
      let isKept = lines.map { $0.areKept && $0.count == known.lockLines(of: group.namespaces) } ?? true
      new.append(New(key: key, record: isKept ? PartRecord(part).encoded(codec) : nil, lines: lines?.count))
    }
    try rows.finish()
    guard PartFacts.areIndependent(summaries.map(\.facts)) else { return .isNotPossible }
    found.append(partwise.findings(summaries))
    guard let sources = known.sources(of: found.all, threads: threads),
      let lock = lockFile(zip(outline.groups, summaries))
    else { return .isNotPossible }
    report(found, sources)
    guard !found.hasErrors else { return .compiled(nil) }
    let own = rows.made.filter { !$0.isFromCache }
    for (part, made) in zip(new, own) {
      guard let record = part.record else { continue }
      RowsRecord.put(record, made, lines: part.lines, under: part.key, into: &cache)
    }
    let settings = partwise.settings
    let content = BuiltContent(
      name: settings.name, version: settings.contentVersion, counts: rows.counts, rows.parts,
      media: rows.mediaFiles)
    return .compiled(
      SourceBuild.Outcome(
        content: content, settings: settings, findings: found, lock: lock.change,
        usesCache: own.count < rows.made.count))
  }

  /// The lock file after a build.
  private enum Lock {
    case asItWas
    case new([UInt8])

    var change: [UInt8]? { if case .new(let bytes) = self { bytes } else { nil } }
  }

  /// What the lock file has to be; nil when it has changed meanwhile.
  private func lockFile(_ parts: some Sequence<(CurriculumOutline.Group, PartSummary)>) -> Lock? {
    let lines = parts.compactMap { group, summary in summary.lines.map { (group, $0) } }
    let count = lines.reduce(0) { $0 + $1.1.count }
    if lines.isEmpty || count == known.lockLines && lines.allSatisfy(\.1.areKept) { return .asItWas }
    guard let old = known.lockBytes else { return nil }
    let all = lines.map { group, lines in
      lines.bytes.isEmpty && lines.count > 0
        ? LockLines(
          count: lines.count, areKept: true, bytes: known.lockLines(of: group.namespaces, in: old))
        : lines
    }
    let content = LockLines.file(of: all)
    return content == old ? .asItWas : .new(content)
  }
}
