import CurriculumCompiler
import CurriculumRuntime
import Foundation

/// Builds one of the shards of a curriculum.
struct ShardBuild {
  let shard: ShardNumber
  let workspace: Workspace
  let isStructuralOnly: Bool
  let choosesDistractors: Bool
  let includesSearch: Bool
  let sourceRevision: String?

  /// Writes a shard whose parts have been compiled.
  ///
  /// - Parameter outcome: What compiling its parts came to, without errors; their rows begin at `ShardFile.start`.
  /// - Throws: `BundleError` when it cannot be written.
  func write(_ outcome: PartwiseBuild.Outcome, _ build: PartwiseBuild, to target: BundleFile) throws {
    try target.replace { path in
      let file = try RowFile(path: path, isNew: true)
      var end = outcome.parts.last?.run.end ?? ShardFile.start
      try outcome.parts.first?.file.copy(ShardFile.start..<end, to: file)
      var lock: [ShardFacts.LockSection] = []
      for lines in outcome.summaries.compactMap(\.lines) {
        try lines.bytes.withUnsafeBytes { try file.write($0, at: end) }
        lock.append(
          ShardFacts.LockSection(
            offset: end, bytes: lines.bytes.count, count: lines.count, areKept: lines.areKept,
            digest: FileDigest.sha256(lines.bytes)))
        end += lines.bytes.count
      }
      try ShardFile.finish(file, facts(outcome, build, lock), at: end)
    }
  }

  private func facts(
    _ outcome: PartwiseBuild.Outcome, _ build: PartwiseBuild, _ lock: [ShardFacts.LockSection]
  ) -> ShardFacts {
    let settings = build.settings
    let namesPaths = settings.allowances.contains { $0.path != nil }
    return ShardFacts(
      compiler: Curricc.version, shard: shard,
      settings: ShardSettings(
        sources: build.sourcesDigest, isStructuralOnly: isStructuralOnly,
        choosesDistractors: choosesDistractors, includesSearch: includesSearch,
        sourceRevision: sourceRevision, lockLines: build.lockLines),
      name: settings.name, version: settings.contentVersion, counts: outcome.counts, media: outcome.media,
      summaries: outcome.summaries, runs: outcome.parts.map(\.run), lock: lock,
      manifest: build.manifest.map { Data($0.bytes) },
      paths: namesPaths ? workspace.sourcePaths : build.manifest.map { [$0.path] } ?? [])
  }
}
