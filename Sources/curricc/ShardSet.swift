import CurriculumCompiler
import CurriculumRuntime

/// All shards of a curriculum.
struct ShardSet {
  private let shards: [ShardFile]

  /// What the first shard says about itself.
  var first: ShardFacts { shards[0].facts }

  /// Opens shards, and makes sure that they are all there are of one curriculum, and each of them once.
  ///
  /// - Throws: `InputError` when one is missing, given twice, or of other sources.
  init(_ paths: [String]) throws {
    guard !paths.isEmpty else { throw InputError("'curricc merge' takes the shards of a curriculum") }
    let opened = try paths.map { try ShardFile($0) }
    let first = opened[0]
    var paths: [Int: String] = [:]
    for shard in opened {
      let facts = shard.facts
      let (one, other) = (first.file.path, shard.file.path)
      guard facts.compiler == Curricc.version else {
        throw InputError("'\(other)' was built by curricc \(facts.compiler), this is \(Curricc.version)")
      }
      guard facts.shard.count == first.facts.shard.count else {
        throw InputError(
          "'\(one)' is one of \(first.facts.shard.count) shards, '\(other)' one of \(facts.shard.count)")
      }
      guard facts.settings.sources == first.facts.settings.sources else {
        throw InputError("'\(one)' and '\(other)' were built from other sources")
      }
      guard facts.settings == first.facts.settings else {
        throw InputError("'\(one)' and '\(other)' were built with other options")
      }
      if let twin = paths.updateValue(other, forKey: facts.shard.number) {
        throw InputError("'\(twin)' and '\(other)' are both shard \(facts.shard.number)")
      }
    }
    let count = first.facts.shard.count
    let missing = (1...count).filter { paths[$0] == nil }
    guard missing.isEmpty else {
      let named = missing.prefix(5).map { "\($0)/\(count)" }.joined(separator: ", ")
      throw InputError("\(missing.count.counted("shard")) missing: \(named)\(missing.count > 5 ? " …" : "")")
    }
    shards = opened.sorted { $0.facts.shard.number < $1.facts.shard.number }
    guard PartFacts.areIndependent(summaries.map(\.facts), areShards: true) else {
      throw InputError(
        "the shards bear on each other: an id or a number is used for two things; 'curricc lint' of the whole says where"
      )
    }
  }

  private var summaries: [PartSummary] { shards.flatMap(\.facts.summaries) }

  /// curriculum.yaml; nil where there is none.
  var manifest: SourceFile? {
    first.manifest.map { SourceFile(path: "curriculum.yaml", bytes: Array($0)) }
  }

  /// What concerns the curriculum as a whole; what each part has wrong was said when it was built.
  func findings(_ compiler: Compiler) -> Diagnostics {
    var compiler = compiler
    compiler.plan.isStructuralOnly = first.settings.isStructuralOnly
    if !first.settings.choosesDistractors { compiler.plan.distractors = .none }
    // Its spans name the manifest by its place, which is the first here.
    let paths =
      first.paths.filter { $0 == "curriculum.yaml" } + first.paths.filter { $0 != "curriculum.yaml" }
    return PartwiseCompiler(compiler, CompilerInput(sources: []), paths: paths, manifest: manifest)
      .findings(summaries)
  }

  /// The rows of all shards.
  ///
  /// - Throws: `InputError` when a media file was another one for one of them.
  func content() throws -> BuiltContent {
    var counts = ContentCounts()
    var media: [String: MediaFile] = [:]
    for shard in shards {
      counts.add(shard.facts.counts)
      for file in shard.facts.media {
        if let other = media.updateValue(file, forKey: file.path), other != file {
          throw InputError("'\(file.path)' was another file when the shards were built; build them again")
        }
      }
    }
    return BuiltContent(
      name: first.name, version: first.version, counts: counts,
      shards.flatMap { shard in shard.facts.runs.map { (shard.file, $0) } },
      media: media.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
  }

  /// True when the lock file is not what the shards have to say.
  var changesLock: Bool {
    let sections = shards.flatMap(\.facts.lock)
    return !sections.isEmpty
      && (!sections.allSatisfy(\.areKept) || sections.reduce(0) { $0 + $1.count } != first.settings.lockLines)
  }

  /// The lock file that all shards together have to say.
  ///
  /// - Throws: `InputError` when a shard is damaged.
  func lockFile() throws -> [UInt8] { LockLines.file(of: try shards.flatMap { try $0.lockLines() }) }
}
