import CurriculumCompiler

/// A curriculum as it was at a revision, beside what it is.
struct BaseVersion {
  /// What the folder held at the revision, ready to be compiled.
  var input: CompilerInput
  /// The sources that differ, by path, with the lines that changed.
  let changes: [String: ChangedLines]
  /// The commit that the present state is compared with.
  let commit: String

  /// What a folder held where the present state and a revision went their own ways.
  ///
  /// - Parameters:
  ///   - revision: A revision as git understands it.
  ///   - head: What the folder holds now.
  ///   - folder: The curriculum's folder.
  /// - Throws: `InputError` when there is no repository, no git or no such revision.
  init(_ revision: String, head: CompilerInput, folder: String) throws {
    let repository = try GitRepository(folder)
    commit = try repository.mergeBase(revision)
    let files = try repository.files(at: commit)
    let differing = try repository.changes(since: commit)
    let old = differing.keys.filter { files[$0] != nil && Self.isSource($0) }.sorted()
    let contents = try repository.contents(of: old, at: commit)
    var sources: [SourceFile] = []
    var changes: [String: ChangedLines] = [:]
    for source in head.sources {
      if files[source.path] == nil {
        changes[source.path] = .all
      } else if let lines = differing[source.path] {
        changes[source.path] = lines
      } else {
        sources.append(source)
      }
    }
    sources += contents.map { SourceFile(path: $0.key, bytes: $0.value) }
    input = CompilerInput(sources: sources, mediaFiles: files.filter { !Self.isSource($0.key) })
    self.changes = changes
  }

  private static func isSource(_ path: String) -> Bool {
    (path.hasSuffix(".yaml") || path.hasSuffix(".yml"))
      && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
