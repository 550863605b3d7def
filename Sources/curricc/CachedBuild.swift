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
    /// What is kept of it beside its rows; nil where they hold for no other run, which may compare its own with them.
    let record: [UInt8]?
    /// Lines of the lock file.
    let lines: Int?
    /// What was found in its single files, and under what that is kept; nil where it is not certain.
    let lone: (key: WorkCache.Key, value: [UInt8])?
  }

  /// What is known of all parts so far.
  private struct Parts {
    var found = Diagnostics()
    /// By the groups' places.
    var summaries: [Int: PartSummary] = [:]
    /// The groups that have to be compiled, by their places.
    var missing: [(place: Int, key: WorkCache.Key)] = []
    var new: [New] = []
    /// Under what the rows are kept that were taken over.
    var known: [WorkCache.Key] = []
  }

  /// Compiles what is not in the cache, and puts it there.
  ///
  /// - Parameters:
  ///   - makeFile: Makes a file where rows wait.
  ///   - report: Takes what was found, and the sources that it was found in.
  ///   - meanwhile: What else may be done while the last rows are made, with the settings of curriculum.yaml.
  /// - Throws: `BundleError` or `InputError` when rows cannot be kept or a media file cannot be read.
  func run(
    _ cache: inout WorkCache, rowsTo makeFile: @escaping (Settings) throws -> RowFile,
    report: (Diagnostics, [SourceFile]) -> Void, meanwhile: (Settings, inout WorkCache) -> Void
  ) throws -> Outcome {
    // Who builds once, as in continuous integration, need not keep what nobody will ask for.
    guard known.areKnown, known.canBeDivided, let outline = known.outline(compiler.limits),
      outline.groups.count > 1
    else { return .isNotPossible }
    let partwise = known.partwise(compiler, outline, &cache)
    let settings = partwise.settings
    let rows = PartRows(
      to: { try makeFile(settings) }, at: 0, for: .later, folder: known.workspace.folder, threads: threads)
    var parts = try takeOver(outline.groups, known.shared(partwise), &cache, rows)
    guard try compile(outline.groups, partwise, &parts, rows, &cache) else { return .isNotPossible }
    if !parts.found.hasErrors { meanwhile(settings, &cache) }
    try rows.finish()
    let all = outline.groups.indices.compactMap { parts.summaries[$0] }
    guard PartFacts.areIndependent(all.map(\.facts)) else { return .isNotPossible }
    parts.found.append(partwise.findings(all))
    guard let sources = known.sources(of: parts.found.all, threads: threads),
      let lock = lockFile(zip(outline.groups, all))
    else { return .isNotPossible }
    report(parts.found, sources)
    guard !parts.found.hasErrors else { return .compiled(nil) }
    let own = rows.made.filter { !$0.isFromCache }
    var keys = parts.known
    for (part, made) in zip(parts.new, own) {
      keys.append(RowsRecord.key(part.key, holds: part.record != nil))
      RowsRecord.put(part.record ?? [], made, lines: part.lines, under: keys[keys.count - 1], into: &cache)
      if let lone = part.lone { cache.set(lone.key, lone.value) }
    }
    let content = BuiltContent(
      name: settings.name, version: settings.contentVersion, counts: rows.counts, rows.parts,
      media: rows.mediaFiles)
    return .compiled(
      SourceBuild.Outcome(
        content: content, settings: settings, findings: parts.found, lock: lock.change,
        usesCache: own.count < rows.made.count, parts: Array(zip(keys, rows.parts)), isOfKnownSources: true))
  }

  /// Takes over the parts that are in the cache.
  ///
  /// - Parameter shared: What all parts depend on.
  private func takeOver(
    _ groups: [CurriculumOutline.Group], _ shared: [UInt8], _ cache: inout WorkCache, _ rows: PartRows
  ) throws -> Parts {
    let media = MediaDigests(known.workspace.folder)
    var parts = Parts()
    for (place, group) in groups.enumerated() {
      let key = known.key(group, shared)
      let rowsKey = RowsRecord.key(key)
      guard let kept = RowsRecord(rowsKey, &cache, FindingCodec(files: group.files)) else {
        parts.missing.append((place, key))
        continue
      }
      parts.known.append(rowsKey)
      parts.found.append(Diagnostics(kept.part.findings))
      parts.summaries[place] = kept.part.summary
      rows.take(try kept.made(media, known.workspace.sizesOfMedia))
    }
    return parts
  }

  /// Compiles the parts that are not: side by side, as many as there are threads; the last of them, or a single one, on
  /// all threads.
  ///
  /// - Returns: False where the whole has to be compiled as one.
  private func compile(
    _ groups: [CurriculumOutline.Group], _ partwise: PartwiseCompiler, _ parts: inout Parts, _ rows: PartRows,
    _ cache: inout WorkCache
  ) throws -> Bool {
    var rest = parts.missing[...]
    while !rest.isEmpty {
      let wave = Array(rest.prefix(rest.count < threads ? 1 : threads))
      rest = rest.dropFirst(wave.count)
      let lone = wave.map { cache.value(known.loneKey(groups[$0.place])) }
      let compiled = parallelMap(wave, threads: threads, stretch: 1) { index, part in
        compile(groups[part.place], partwise, lone[index], threads: wave.count == 1 ? threads : 1)
      }
      for ((place, key), part) in zip(wave, compiled) {
        let group = groups[place]
        guard let part, part.facts.namespaces.isSubset(of: group.namespaces) else { return false }
        parts.found.append(part.findings)
        parts.summaries[place] = part.summary
        guard !parts.found.hasErrors, let completed = part.completed else { continue }
        try rows.add(completed)
        let chosen = part.summary.lines
        // A part that changes the lock file is another one with the new lines.
        let holds =
          chosen.map { $0.areKept && $0.count == known.lockLines(of: group.namespaces) } ?? true
        let codec = FindingCodec(files: group.files)
        let record = holds ? PartRecord(part).encoded(codec) : nil
        let lone = LoneRecord(part, of: group, known)?.encoded(codec).map { (known.loneKey(group), $0) }
        parts.new.append(New(key: key, record: record, lines: chosen?.count, lone: lone))
      }
    }
    return true
  }

  /// Compiles a part; nil where a file has changed meanwhile.
  ///
  /// - Parameter lone: What the cache has of its single files.
  private func compile(
    _ group: CurriculumOutline.Group, _ partwise: PartwiseCompiler, _ lone: ArraySlice<UInt8>?, threads: Int
  ) -> PartCompilation? {
    guard let sources = known.sources(group.files, threads: threads),
      let lock = known.lock(of: group.namespaces)
    else { return nil }
    let lone = lone.flatMap { LoneRecord($0, of: group, known) }
    return partwise.compile(group.files, of: sources, lock: lock, threads: threads) { frame in
      lone?.holding(frame, of: group, known) ?? KnownOfFiles()
    }
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
