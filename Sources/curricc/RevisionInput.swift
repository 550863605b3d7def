import CurriculumCompiler
import CurriculumRuntime

extension CompilerInput {
  /// What a curriculum's folder held at a revision.
  ///
  /// - Parameters:
  ///   - revision: A revision as git understands it.
  ///   - folder: The curriculum's folder, as it is now.
  /// - Throws: `InputError` when there is no repository, no git, no such revision, or no curriculum in it.
  init(revision: String, of folder: String) throws {
    let repository = try GitRepository(folder)
    let commit = try repository.commit(revision)
    guard let prefix = try repository.prefix(at: commit, holding: "curriculum.yaml") else {
      let place = repository.prefix.isEmpty ? "at the top of the repository" : "at '\(repository.prefix)'"
      throw InputError("'\(revision)' has no curriculum \(place)")
    }
    let files = try repository.files(at: commit, under: prefix)
    let sources = files.keys.filter(Workspace.isSourcePath)
    let lockPath = prefix + DistractorLock.path
    var wanted = sources.map { prefix + $0 }.sorted()
    if files[DistractorLock.path] != nil { wanted.append(lockPath) }
    let contents = try repository.contents(of: wanted, at: commit)
    self.init(
      sources: sources.compactMap { path in
        contents[prefix + path].map { SourceFile(path: path, bytes: $0) }
      },
      mediaFiles: files.filter { !Workspace.isSourcePath($0.key) && $0.key != DistractorLock.path })
    lock = contents[lockPath]
  }
}

extension MediaDigests {
  /// Sizes and digests of the media files that a curriculum named at a revision.
  ///
  /// - Throws: `InputError` as for the curriculum itself.
  static func digests(of curriculum: Curriculum, revision: String, folder: String) throws -> [MediaFile] {
    let paths = Set(curriculum.mediaReferences.map(\.string)).filter { curriculum.mediaFiles[$0] != nil }
    let repository = try GitRepository(folder)
    let commit = try repository.commit(revision)
    guard let prefix = try repository.prefix(at: commit, holding: "curriculum.yaml") else { return [] }
    let contents = try repository.contents(of: paths.map { prefix + $0 }.sorted(), at: commit)
    return paths.sorted().map { path in
      let bytes = contents[prefix + path] ?? []
      return MediaFile(path: path, bytes: bytes.count, sha256: FileDigest.sha256(bytes))
    }
  }
}
