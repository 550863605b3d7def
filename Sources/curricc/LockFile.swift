import CurriculumCompiler

/// The file that keeps which wrong answers were chosen, in the curriculum's folder.
struct LockFile {
  private let path: String

  /// The lock file of a curriculum.
  init(_ folder: String) { path = folder == "." ? DistractorLock.path : folder + "/" + DistractorLock.path }

  /// Writes what was chosen, where it differs from what the file says.
  ///
  /// - Parameters:
  ///   - content: The new content; nil when the file is as it should be.
  ///   - isLocked: True to fail instead.
  /// - Throws: `ExitStatus.findings` when the file is not to change but would.
  func take(_ content: [UInt8]?, isLocked: Bool) throws {
    guard let content else { return }
    guard !isLocked else {
      Terminal.writeError(
        "error: '\(path)' is not up to date; run 'curricc distract', read what changed, and commit it\n")
      throw ExitStatus.findings
    }
    do {
      try AtomicFile.replace(path, with: content)
      Terminal.writeError("wrote \(path); read what changed, and commit it\n")
    } catch let error as InputError {
      Terminal.writeError(
        "warning: \(error.message); what was chosen may change with the next build\n")
    }
  }
}
