import CurriculumCompiler
import CurriculumRuntime
import Dispatch
import Preview

/// Builds what the preview shows, again and again: a curriculum's folder, or a bundle as it is.
final class PreviewBuilder: @unchecked Sendable {
  // Used by one thread at a time: by the first build, then by the watch.
  private let name: String
  private let isFolder: Bool
  private let isLive: Bool
  private let threads: Int
  private let base: OpenVersion?
  private var edition: PreviewEdition?
  private var number = 0

  /// A builder of what the user names.
  ///
  /// - Parameters:
  ///   - since: A bundle or a revision to compare with.
  ///   - isLive: Whether the page waits for changes.
  ///   - threads: How many threads may work.
  /// - Throws: `InputError` or `BundleError` when the other version cannot be read or built.
  init(_ name: String, since: String?, isLive: Bool, threads: Int) throws {
    self.name = name
    self.isLive = isLive
    self.threads = threads
    let isFolder = FilePath.kind(name) == .folder
    self.isFolder = isFolder
    base = try since.map { since in
      let isRevision = FilePath.kind(since) == nil && !since.hasPrefix("rev:")
      return try VersionOperand(isRevision ? "rev:\(since)" : since).open(
        home: isFolder ? name : Workspace.defaultFolder, VersionOperand.Plan(), threads: threads)
    }
  }

  /// What changes when the user saves.
  var watch: FolderWatch { FolderWatch(name) }

  /// The content of a picture or recording of the curriculum.
  var media: @Sendable (String) -> [UInt8]? {
    guard isFolder, let root = FilePath.absolute(name) else { return { _ in nil } }
    return { path in
      // What a bundle says is not trusted to stay in the folder, and a link may lead out of it.
      guard let place = FilePath.absolute(root + "/" + path), place.hasPrefix(root + "/"),
        case .success(let content) = Workspace.contents(place, limit: 1 << 26),
        content.size == content.bytes.count
      else { return nil }
      return content.bytes
    }
  }

  /// Builds what is there now.
  ///
  /// - Parameter showsFindings: Whether errors are shown on standard error.
  /// - Throws: `InputError` or `BundleError` when it cannot be read or written.
  func build(showsFindings: Bool = false) throws -> PreviewSite {
    number += 1
    guard isFolder else {
      let reader = try BundleReader(path: name)
      var edition = try PreviewEdition(reader)
      edition.changes = try changes(OpenVersion(reader: reader))
      return PreviewSite(edition, number: number, isLive: isLive)
    }
    let workspace = try Workspace(name)
    var compiler = Compiler()
    compiler.threads = threads
    let input = workspace.load(threads: threads)
    let compilation = compiler.compile(input)
    let places = ItemPlaces(compilation)
    var completed = compilation.completed
    if completed == nil {
      // What teaches badly can be shown all the same; what no app could load cannot.
      compiler.plan.isStructuralOnly = true
      completed = compiler.compile(input).completed
    }
    if let completed { edition = try makeEdition(completed, compilation, places, workspace) }
    if compilation.completed == nil, showsFindings {
      var section = Report.Section(
        compilation.diagnostics, sources: compilation.sources, paths: SourcePaths(folder: name))
      section.show { $0.severity == .error }
      Terminal.showFindings(section)
    }
    return PreviewSite(
      edition, isCurrent: completed != nil, compilation, places, number: number, isLive: isLive)
  }

  /// Builds anew, and says on standard error what came of it; nil where nothing could be read.
  func rebuild() -> PreviewSite? {
    let clock = ContinuousClock()
    let start = clock.now
    do {
      let site = try build()
      let time = (clock.now - start).components
      let seconds = "\(time.seconds).\(time.attoseconds / 100_000_000_000_000_000)"
      Terminal.writeError(
        site.hasErrors
          ? "the sources have errors; the page says which (\(seconds) s)\n" : "built anew (\(seconds) s)\n")
      return site
    } catch {
      let reason = (error as? InputError)?.message ?? "\(error)"
      Terminal.writeError("curricc: \(reason); the page stays as it is\n")
      return nil
    }
  }

  /// The bundle of a curriculum without errors: its file is gone once it is open.
  private func makeEdition(
    _ completed: CompletedCurriculum, _ compilation: Compilation, _ places: ItemPlaces,
    _ workspace: Workspace
  ) throws -> PreviewEdition {
    let scratch = try ScratchFolder()
    return try withExtendedLifetime(scratch) {
      let path = scratch.file("preview.sqlite")
      let media = try MediaDigests(workspace.folder).digests(of: completed.checked.curriculum)
      let build = BundleBuild(includesSearch: false, sourceRevision: nil, threads: threads)
      _ = try build.write(BuiltContent(completed, media: media), toScratch: path)
      let reader = try BundleReader(path: path)
      var edition = try PreviewEdition(reader, of: compilation, places)
      let version = OpenVersion(
        reader: reader, settings: completed.checked.curriculum.settings, sources: compilation.sources,
        folder: workspace.folder)
      edition.changes = try changes(version)
      return edition
    }
  }

  /// What has changed since the other version, as JSON; nil without one.
  private func changes(_ version: OpenVersion) throws -> String? {
    guard let base else { return nil }
    let release = try ReleaseDiff(base, version, policyFolder: nil)
    return release.diff.json(release.gate)
  }
}
