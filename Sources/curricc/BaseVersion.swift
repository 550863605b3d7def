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
    guard let prefix = try repository.prefix(at: commit, holding: "curriculum.yaml") else {
      let place = repository.prefix.isEmpty ? "at the top of the repository" : "at '\(repository.prefix)'"
      Terminal.writeError("'\(revision)' has no curriculum \(place), so all of this one counts as new\n")
      input = CompilerInput(sources: [], mediaFiles: [:])
      changes = Dictionary(uniqueKeysWithValues: head.sources.map { ($0.path, ChangedLines.all) })
      return
    }
    let files = try repository.files(at: commit, under: prefix)
    let history = History(
      try repository.changes(since: commit, under: [prefix, repository.prefix]), before: prefix,
      now: repository.prefix)
    let old = history.old.filter { files[$0.value] != nil && Workspace.isSourcePath($0.key) }
    let isLockSame = history.lines[DistractorLock.path] == nil && history.old[DistractorLock.path] == nil
    let contents = try repository.contents(of: old.values.map { prefix + $0 }.sorted(), at: commit)
    var sources: [SourceFile] = []
    var changes: [String: ChangedLines] = [:]
    for source in head.sources {
      if let lines = history.lines[source.path], files[history.old[source.path] ?? source.path] != nil {
        changes[source.path] = lines
      } else if files[source.path] == nil {
        changes[source.path] = .all
      } else {
        sources.append(source)
      }
    }
    // A moved file has its present path in the base, too, so that it is compared with itself.
    sources += old.compactMap { path, old in
      contents[prefix + old].map { SourceFile(path: path, bytes: $0) }
    }
    input = CompilerInput(
      sources: sources,
      mediaFiles: files.filter { !Workspace.isSourcePath($0.key) && $0.key != DistractorLock.path })
    if isLockSame {
      input.lock = head.lock
    } else if files[DistractorLock.path] != nil {
      let path = prefix + DistractorLock.path
      input.lock = try repository.contents(of: [path], at: commit)[path]
    }
    self.changes = changes
  }

  /// What became of a folder's files, by their paths in it.
  private struct History {
    /// The lines that changed.
    var lines: [String: ChangedLines] = [:]
    /// Where a file that differs was before: under its own path, if it was not moved.
    var old: [String: String] = [:]

    /// The changes of a folder that may itself have been moved.
    init(_ changes: [GitRepository.Change], before: String, now: String) {
      for change in changes {
        let was = change.old ?? change.path
        let old = was.hasPrefix(before) ? String(was.dropFirst(before.count)) : nil
        if change.path.hasPrefix(now), !change.isGone {
          let path = String(change.path.dropFirst(now.count))
          lines[path] = change.lines
          if let old { self.old[path] = old }
        } else if let old {
          // It is gone, or was moved out of the folder.
          self.old[old] = self.old[old] ?? old
        }
      }
    }
  }
}
