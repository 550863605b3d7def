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
  /// - Parameters:
  ///   - exchange: How it can be made of the bundle that is there; nil where that is not known.
  ///   - witness: Tells afterwards what was written.
  /// - Returns: The content hash.
  /// - Throws: `BundleError`; the old bundle is then as it was.
  func write(
    _ content: BuiltContent, to file: BundleFile, _ exchange: BundleExchange? = nil,
    witness: BundleWitness? = nil
  ) throws -> String {
    // Whatever does not fit together, as rows that are damaged do not, is met again the usual way, and reported then.
    try file.write(
      threads: threads, exchange: { path in exchange.flatMap { try? write(content, toScratch: path, $0) } },
      witness: witness
    ) { path in
      try BundleWriter(path: path, manifest: manifest(content), threads: threads, checksReferences: true)
        .write(self.content(content))
    }
  }

  /// Makes the bundle of the one that was there before, in a file that nobody else sees.
  ///
  /// - Returns: The content hash; nil where it has to be written anew.
  /// - Throws: `BundleError`; what there is of the file is then no bundle.
  func write(_ content: BuiltContent, toScratch path: String, _ exchange: BundleExchange) throws -> String? {
    try exchange.write(self.content(content), to: path, manifest(content), threads: threads)
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
