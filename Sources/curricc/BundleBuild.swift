import CurriculumCompiler
import CurriculumRuntime

/// How a checked curriculum becomes a bundle.
struct BundleBuild {
  /// Whether the full-text index is made.
  let includesSearch: Bool
  /// Revision of the sources, to be named in the bundle.
  let sourceRevision: String?
  /// Threads to use.
  let threads: Int

  /// Writes the bundle.
  ///
  /// - Returns: The content hash.
  /// - Throws: `BundleError`; the old bundle is then as it was.
  func write(_ content: BuiltContent, to file: BundleFile) throws -> String {
    try file.write(threads: threads) { path in
      try BundleWriter(path: path, manifest: manifest(content), threads: threads, checksReferences: true)
        .write(self.content(content))
    }
  }

  /// Writes the bundle to a file that nobody is to keep, without the checks and the waiting for the disk.
  ///
  /// - Returns: The content hash.
  /// - Throws: `BundleError`; what there is of the file is then no bundle.
  func write(_ content: BuiltContent, toScratch path: String) throws -> String {
    try BundleWriter(path: path, manifest: manifest(content), threads: threads).write(self.content(content))
  }

  private func manifest(_ content: BuiltContent) -> BundleManifest {
    BundleManifest(
      curriculumName: content.name, contentVersion: content.version, compilerVersion: Curricc.version,
      sourceRevision: sourceRevision)
  }

  private func content(_ content: BuiltContent) -> BundleWriter.Content {
    BundleWriter.Content(rows: content.rows, search: includesSearch ? content.search : nil)
  }
}
