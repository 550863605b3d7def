package import CurriculumCompiler
import CurriculumRuntime

/// A bundle built from sources, in a folder of its own.
package struct BuiltBundle: Sendable {
  /// The folder, which goes away with the value.
  package let folder: TemporaryFolder
  /// The bundle's file.
  package let path: String

  /// The sources have errors.
  package struct Rejected: Error, CustomStringConvertible {
    package let description: String
  }

  /// Builds a bundle.
  ///
  /// - Parameters:
  ///   - version: The content version; that of the sources where you give none.
  ///   - isStructural: Whether the structure alone is checked.
  ///   - choosesOptions: Whether wrong answers are chosen where authors wrote none.
  ///   - mediaFiles: Files that lie beside the sources, with their sizes.
  package init(
    _ sources: [SourceFile] = Starter.files, version: String? = "1.2.3", includesSearch: Bool = true,
    threads: Int = 2, isStructural: Bool = false, choosesOptions: Bool = true,
    mediaFiles: [String: Int] = [:]
  ) throws {
    folder = try TemporaryFolder()
    path = folder.path("bundle.sqlite")
    var compiler = Compiler()
    compiler.plan.isStructuralOnly = isStructural
    if !choosesOptions { compiler.plan.distractors = .none }
    let compilation = compiler.compile(CompilerInput(sources: sources, mediaFiles: mediaFiles))
    guard let completed = compilation.completed else {
      throw Rejected(description: "\(compilation.diagnostics.all.map(\.message))")
    }
    let settings = completed.checked.curriculum.settings
    let manifest = BundleManifest(
      curriculumName: "Test", contentVersion: version ?? settings.contentVersion, compilerVersion: "0",
      sourceRevision: nil)
    let lowering = Lowering(completed, media: [])
    let content = BundleWriter.Content(
      rows: { try lowering.write(to: $0) }, search: includesSearch ? lowering.search : nil)
    _ = try BundleWriter(path: path, manifest: manifest, threads: threads).write(content)
    try BundleChecks.verify(path: path, threads: threads)
    try BundleSeal.apply(path: path)
  }
}
