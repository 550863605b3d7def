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
  /// - Parameter media: Sizes and digests of the media files.
  /// - Returns: The content hash.
  /// - Throws: `BundleError`; the old bundle is then as it was.
  func write(_ completed: CompletedCurriculum, media: [MediaFile], to file: BundleFile) throws -> String {
    try file.write(threads: threads) { try write(completed, media: media, toScratch: $0) }
  }

  /// Writes the bundle to a file that nobody is to keep, without the checks and the waiting for the disk.
  ///
  /// - Returns: The content hash.
  /// - Throws: `BundleError`; what there is of the file is then no bundle.
  func write(_ completed: CompletedCurriculum, media: [MediaFile], toScratch path: String) throws -> String {
    let settings = completed.checked.curriculum.settings
    let manifest = BundleManifest(
      curriculumName: settings.name, contentVersion: settings.contentVersion,
      compilerVersion: Curricc.version, sourceRevision: sourceRevision)
    let lowering = Lowering(completed, media: media)
    let search: @Sendable (SearchIndex) throws -> Void = { index in try lowering.writeSearch(to: index) }
    let content = BundleWriter.Content(
      rows: { rows in try lowering.write(to: rows) }, search: includesSearch ? search : nil)
    return try BundleWriter(path: path, manifest: manifest, threads: threads).write(content)
  }
}
