import CurriculumCompiler

/// Mends the sources that the user named, and writes those that changed.
struct SourceMender {
  private let compiler: Compiler
  private let includesUnsafe: Bool
  private var applied = 0
  private var fileCount = 0
  private var refused: [String] = []
  /// Lines about fixes that were left out, at most.
  private static let mostRefusals = 20

  /// Mending with a compiler.
  ///
  /// - Parameter includesUnsafe: Whether fixes that a person should look at are applied too.
  init(_ compiler: Compiler, includesUnsafe: Bool) {
    self.compiler = compiler
    self.includesUnsafe = includesUnsafe
  }

  /// True when a fix was applied.
  var hasChanges: Bool { applied > 0 }

  /// "applied 2 fixes in 1 file", and which fixes were left out.
  func summary(isWritten: Bool) -> String {
    let fixes = applied.counted("fix").replacing("fixs", with: "fixes")
    return
      (["\(isWritten ? "applied" : "would apply") \(fixes) in \(fileCount.counted("file"))"]
      + refused.prefix(Self.mostRefusals)
      + (refused.count > Self.mostRefusals
        ? ["… and \(refused.count - Self.mostRefusals) more were left out"] : []))
      .joined(separator: "\n")
  }

  /// Applies fixes in what the user named until none is left, and writes the files that changed.
  ///
  /// - Returns: What the fixes came to.
  /// - Throws: `InputError` when a file cannot be written; those before it have been.
  mutating func mend(
    _ first: Compilation, of target: LintTarget, in workspace: Workspace, within scope: MendingScope?
  ) throws -> Mending {
    let mending = apply(first, of: target, in: workspace, within: scope)
    for source in mending.compilation.sources where mending.changed.contains(source.path) {
      try AtomicFile.replace(workspace.folder + "/" + source.path, with: source.bytes)
    }
    return mending
  }

  /// What the files that the user named would become, in the order of their paths; nothing is written.
  mutating func mended(
    _ first: Compilation, of target: LintTarget, in workspace: Workspace, within scope: MendingScope?
  ) -> [(path: String, old: [UInt8], bytes: [UInt8])] {
    let mending = apply(first, of: target, in: workspace, within: scope)
    let old = Dictionary(
      first.sources.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    return mending.compilation.sources.filter { mending.changed.contains($0.path) }
      .map { (workspace.folder + "/" + $0.path, old[$0.path] ?? [], $0.bytes) }
      .sorted { $0.0 < $1.0 }
  }

  private mutating func apply(
    _ first: Compilation, of target: LintTarget, in workspace: Workspace, within scope: MendingScope?
  ) -> Mending {
    let compiler = compiler
    let includesUnsafe = includesUnsafe
    let media = first.curriculum.mediaFiles
    let found = workspace.foundOnTheWay
    let spelling = DictionaryFiles.find()
    let mending = Mending(
      first, in: scope,
      compile: { sources in
        var input = CompilerInput(sources: sources, mediaFiles: media, diagnostics: found)
        input.spelling = spelling
        return compiler.compile(input)
      },
      where: { _, fix, path in (includesUnsafe || fix.safety == .safe) && target.includes(path) })
    applied += mending.applied
    fileCount += mending.changed.count
    refused += mending.refused.map(\.summary)
    return mending
  }
}
