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

  /// How a version that is no bundle is built.
  struct Plan {
    /// Whether the full-text index is made.
    var includesSearch = false
    /// Whether all rules are asked, and the lock of chosen options must be up to date, as before a release; what they
    /// find changes nothing in the bundle.
    var checksContent = false
    /// Revision of the sources, to be named in the bundle.
    var sourceRevision: String?
  }

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
  ///   - plan: What of the build is not as usual.
  ///   - threads: How many threads may work.
  /// - Throws: `InputError` or `BundleError`; `ExitStatus.unusable` when the curriculum has errors, which are shown.
  func open(home: String, _ plan: Plan, threads: Int) throws -> OpenVersion {
    if let revision {
      let input = try CompilerInput(revision: revision, of: home)
      return try build(input, in: nil, plan, threads) {
        try MediaDigests.digests(of: $0, revision: revision, folder: home)
      }
    }
    guard let folder else { return OpenVersion(reader: try BundleReader(path: name)) }
    let workspace = try Workspace(folder)
    let input = workspace.load(threads: threads)
    return try build(input, in: workspace.folder, plan, threads) {
      try MediaDigests(workspace.folder).digests(of: $0)
    }
  }

  private func build(
    _ input: CompilerInput, in folder: String?, _ plan: Plan, _ threads: Int,
    media: (Curriculum) throws -> [MediaFile]
  ) throws -> OpenVersion {
    var compiler = Compiler()
    compiler.threads = threads
    compiler.plan.isStructuralOnly = !plan.checksContent
    let compilation = compiler.compile(input)
    guard let completed = compilation.completed else {
      Terminal.writeError("curricc: '\(name)' has errors and builds no bundle:\n")
      Terminal.showFindings(
        Report.Section(
          compilation.diagnostics, sources: compilation.sources, paths: SourcePaths(folder: folder)))
      throw ExitStatus.unusable
    }
    let curriculum = completed.checked.curriculum
    let scratch = try ScratchFolder()
    let path = scratch.file("version.sqlite")
    if plan.checksContent, let folder { try LockFile(folder).take(completed.options.lock, isLocked: true) }
    let build = BundleBuild(
      includesSearch: plan.includesSearch, sourceRevision: plan.sourceRevision, threads: threads)
    let content = BuiltContent(completed, media: try media(curriculum))
    _ = try build.write(content, to: BundleFile(path, makesFolder: false))
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
