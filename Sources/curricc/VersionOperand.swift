import CurriculumCompiler
import CurriculumRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One side of a comparison as the user names it: a bundle, a curriculum's folder, or `rev:` and a revision.
struct VersionOperand {
  private let name: String

  /// An operand.
  init(_ name: String) { self.name = name }

  /// The folder of a curriculum that the operand names; nil for a bundle or a revision.
  var folder: String? {
    var status = stat()
    guard revision == nil, stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return name
  }

  private var revision: String? { name.hasPrefix("rev:") ? String(name.dropFirst("rev:".count)) : nil }

  /// Opens the version, which is built first unless it is a bundle.
  ///
  /// - Parameters:
  ///   - home: The curriculum's folder that revisions are of.
  ///   - includesSearch: Whether the full-text index is made.
  ///   - threads: How many threads may work.
  /// - Throws: `InputError` or `BundleError`; `ExitStatus.unusable` when the curriculum has errors, which are shown.
  func open(home: String, includesSearch: Bool, threads: Int) throws -> OpenVersion {
    if let revision {
      let input = try CompilerInput(revision: revision, of: home)
      return try build(input, in: nil, includesSearch, threads) {
        try MediaDigests.digests(of: $0, revision: revision, folder: home)
      }
    }
    guard let folder else { return OpenVersion(reader: try BundleReader(path: name)) }
    let workspace = try Workspace(folder)
    let input = workspace.load(threads: threads)
    return try build(input, in: workspace.folder, includesSearch, threads) {
      try MediaDigests(workspace.folder).digests(of: $0)
    }
  }

  private func build(
    _ input: CompilerInput, in folder: String?, _ includesSearch: Bool, _ threads: Int,
    media: (Curriculum) throws -> [MediaFile]
  ) throws -> OpenVersion {
    var compiler = Compiler()
    compiler.threads = threads
    // What other rules find changes nothing in a bundle.
    compiler.plan.isStructuralOnly = true
    let compilation = compiler.compile(input)
    guard let completed = compilation.completed else {
      Terminal.writeError("curricc: '\(name)' has errors and builds no bundle:\n")
      let paths = SourcePaths(prefix: folder.map { $0 == "." ? "" : $0 + "/" } ?? "")
      var options = ReportOptions()
      options.usesColour = Terminal.showsColour(STDERR_FILENO)
      let section = Report.Section(compilation.diagnostics, sources: compilation.sources, paths: paths)
      var output = ReportOutput { Terminal.write($0, to: STDERR_FILENO) }
      ReportFormat.human.render(Report([section], options: options), &output)
      output.finish()
      throw ExitStatus.unusable
    }
    let curriculum = completed.checked.curriculum
    let scratch = try ScratchFolder()
    let path = scratch.file("version.sqlite")
    let build = BundleBuild(includesSearch: includesSearch, sourceRevision: nil, threads: threads)
    _ = try build.write(completed, media: media(curriculum), to: BundleFile(path, makesFolder: false))
    return OpenVersion(
      reader: try BundleReader(path: path), settings: curriculum.settings, sources: compilation.sources,
      folder: folder, scratch: scratch)
  }
}

/// A version that is open to be compared.
struct OpenVersion {
  /// Its bundle.
  let reader: BundleReader
  /// What its curriculum.yaml says; nil for a bundle.
  var settings: Settings?
  /// Its sources, which spans of the settings refer to.
  var sources: [SourceFile] = []
  /// Its folder; nil for a bundle or a revision.
  var folder: String?
  /// Keeps the bundle that was built for the comparison.
  var scratch: ScratchFolder?
}
