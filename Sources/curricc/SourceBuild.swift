import CurriculumCompiler
import CurriculumRuntime

/// Compiles a curriculum's sources into what goes into its bundle, as a whole or part by part.
struct SourceBuild {
  /// What compiling came to, without errors.
  struct Outcome {
    let content: BuiltContent
    let settings: Settings
    let findings: Diagnostics
    /// The lock file as it has to be; nil when it is as it was.
    let lock: [UInt8]?
    /// Whether rows of it stand in the cache, which may be damaged.
    var usesCache = false
    /// The parts whose rows it is made of, where the cache has them or will have them.
    var parts: [BuiltParts.Part] = []
    /// Whether each source that was read was seen to be what it was when the files were looked at.
    var isOfKnownSources = false
  }

  let workspace: Workspace
  let compiler: Compiler
  let threads: Int
  /// Where the bundle goes; nil for the usual place.
  let output: String?
  /// Whether parts are compiled one by one; nil to go by their size.
  let isPartwise: Bool?
  /// Bytes of sources that are worth a part of their own.
  let partSize: Int

  /// Where a curriculum's bundle goes if nobody says where.
  static func usualPath(_ settings: Settings) -> String {
    "build/\(makeSlug(from: settings.name) ?? "curriculum").sqlite"
  }

  /// Compiles the sources, which are let go of here: what is built needs their memory more.
  ///
  /// - Parameter report: Takes what was found, and the sources that it was found in.
  /// - Returns: nil when a finding is an error.
  /// - Throws: `BundleError` or `InputError` when rows cannot be kept or a file cannot be read.
  func compile(report: (Diagnostics, [SourceFile]) -> Void) throws -> Outcome? {
    if isPartwise ?? (workspace.sourceBytes >= PartwiseBuild.usualSize),
      let parts = PartwiseBuild(workspace, compiler, threads: threads, partSize: partSize)
    {
      let path = output ?? Self.usualPath(parts.settings)
      let outcome = try parts.run(rowsTo: {
        try BundleFile(path, makesFolder: output == nil).makeRowFile()
      })
      if let outcome {
        report(outcome.diagnostics, outcome.sources)
        return outcome.diagnostics.hasErrors ? nil : Outcome(outcome, parts.settings)
      }
    }
    let compilation = compiler.compile(workspace.load(threads: threads))
    report(compilation.diagnostics, compilation.sources)
    guard let completed = compilation.completed else { return nil }
    let curriculum = completed.checked.curriculum
    let media = try MediaDigests(workspace.folder).digests(of: curriculum)
    return Outcome(
      content: BuiltContent(completed, media: media), settings: curriculum.settings,
      findings: compilation.diagnostics, lock: completed.options.lock)
  }
}

extension SourceBuild.Outcome {
  fileprivate init(_ outcome: PartwiseBuild.Outcome, _ settings: Settings) {
    self.settings = settings
    content = BuiltContent(
      name: settings.name, version: settings.contentVersion, counts: outcome.counts, outcome.parts,
      media: outcome.media)
    findings = outcome.diagnostics
    lock = outcome.lock
  }
}
