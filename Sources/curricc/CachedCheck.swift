import CurriculumCompiler
import CurriculumRuntime

/// Checks a curriculum without doing work that an earlier run has done.
///
/// What is found is what compiling the whole finds: the parts' results are kept by digests of all that they depend on.
struct CachedCheck {
  /// What was found.
  struct Findings {
    let diagnostics: Diagnostics
    /// The sources, sorted by path; spans refer to their places.
    let sources: [SourceFile]
  }

  private let compiler: Compiler
  private let input: CompilerInput
  private let dictionaries: [DictionaryFiles.Contents]
  private let digests: [[UInt8]]
  /// What everything depends on beside the sources: the program, how it checks, what lies beside the sources.
  private let surroundings: [UInt8]

  /// A check of a curriculum's folder.
  init(_ workspace: Workspace, _ compiler: Compiler, threads: Int) {
    self.compiler = compiler
    input = workspace.load(threads: threads)
    digests = parallelMap(input.sources, threads: threads) { _, source in CacheSurroundings.digest(source) }
    dictionaries = DictionaryFiles.all()
    surroundings = CacheSurroundings.digest(
      compiler.plan, input,
      dictionaries.flatMap { FileDigest.rawSHA256($0.affixes) + FileDigest.rawSHA256($0.words) },
      threads: threads)
  }

  /// Checks the curriculum; what is new is put into the cache.
  func run(_ cache: inout WorkCache) -> Findings {
    // What was found on the way has no digest; it is rare, and wants mending first.
    guard input.diagnostics.all.isEmpty else { return compileAll() }
    let everything = SourceFile.ID.all(input.sources.count)
    let key = key(everything, [])
    let codec = FindingCodec(files: everything)
    if let known = cache.value(key), let findings = codec.decode(known) {
      return Findings(diagnostics: Diagnostics(findings), sources: input.sources)
    }
    let found = compileParts(&cache) ?? compileAll()
    if let bytes = codec.encode(found.diagnostics.all) { cache.set(key, bytes) }
    return found
  }

  /// Checks the curriculum as if there were no cache.
  func compileAll() -> Findings {
    var input = input
    input.spelling = DictionaryFiles.spelling(dictionaries)
    let compilation = compiler.compile(input)
    return Findings(diagnostics: compilation.diagnostics, sources: compilation.sources)
  }

  /// Checks the parts that are not in the cache; nil when parts bear on each other.
  private func compileParts(_ cache: inout WorkCache) -> Findings? {
    let sources = input.sources
    guard let outline = CurriculumOutline(sources, limits: compiler.limits) else { return nil }
    var surroundings = input
    surroundings.spelling = DictionaryFiles.spelling(dictionaries)
    let manifest = sources.firstIndex { $0.path == "curriculum.yaml" }
    var partwise = PartwiseCompiler(
      compiler, surroundings, paths: sources.map(\.path), manifest: manifest.map { sources[$0] })
    partwise.prepare(outline) { sources[Int($0.index)] }
    let shared = (manifest.map { digests[$0] } ?? []) + FileDigest.rawSHA256(partwise.foreignWords)
    var found = Diagnostics()
    var summaries: [PartSummary] = []
    for group in outline.groups {
      let key = key(group.files, shared)
      let codec = FindingCodec(files: group.files)
      if let known = cache.value(key), let part = PartRecord(known, codec) {
        found.append(Diagnostics(part.findings))
        summaries.append(part.summary)
        continue
      }
      let part = partwise.compile(group.files, of: sources)
      found.append(part.findings)
      summaries.append(part.summary)
      if let bytes = PartRecord(part).encoded(codec) { cache.set(key, bytes) }
    }
    guard PartFacts.areIndependent(summaries.map(\.facts)) else { return nil }
    found.append(partwise.findings(summaries))
    return Findings(diagnostics: found, sources: sources)
  }

  /// The key of what is found in some files.
  private func key(_ files: [SourceFile.ID], _ shared: [UInt8]) -> WorkCache.Key {
    var writer = ByteWriter()
    writer.add(block: surroundings)
    writer.add(block: shared)
    for file in files {
      writer.add(input.sources[Int(file.index)].path)
      writer.add(bytes: digests[Int(file.index)])
    }
    return FileDigest.rawSHA256(writer.bytes)
  }
}

extension SourceFile.ID {
  /// The ids of so many files.
  static func all(_ count: Int) -> [SourceFile.ID] { (0..<count).map { SourceFile.ID($0) } }
}
