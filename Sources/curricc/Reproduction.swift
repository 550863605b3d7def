import CurriculumCompiler
import CurriculumRuntime

/// Builds a curriculum again as a bundle says it was built, and compares both.
struct Reproduction {
  private let bundle: String
  private let source: String
  private let threads: Int

  /// A comparison of a bundle with what a curriculum's folder builds.
  init(of bundle: String, from source: String, threads: Int) {
    self.bundle = bundle
    self.source = source
    self.threads = threads
  }

  /// Builds and compares, and says what differs.
  ///
  /// - Throws: `ExitStatus.findings` when the bundle is not what the curriculum builds.
  func run() throws {
    let original = try BundleReader(path: bundle)
    let scratch = try ScratchFolder()
    let rebuilt = scratch.file("rebuilt.sqlite")
    defer { withExtendedLifetime(scratch) {} }
    try build(like: original, to: rebuilt)
    guard let byte = try FileComparison(bundle, rebuilt).firstDifferentByte() else {
      Terminal.write("\(bundle): '\(source)' builds it, byte for byte\n")
      return
    }
    let differences = try differences(original, BundleReader(path: rebuilt), byte: byte)
    Terminal.writeError(
      "curricc: \(bundle): '\(source)' builds another bundle\n"
        + differences.map { "  \($0)\n" }.joined())
    throw ExitStatus.findings
  }

  /// Builds the curriculum with the options that a bundle shows; `distractors.lock` is left alone.
  private func build(like original: BundleReader, to path: String) throws {
    let workspace = try Workspace(source)
    var compiler = Compiler()
    compiler.threads = threads
    // What other rules find changes nothing in a bundle.
    compiler.plan.isStructuralOnly = true
    if try !original.hasChosenOptions { compiler.plan.distractors = .none }
    guard let completed = compiler.compile(workspace.load(threads: threads)).completed else {
      Terminal.writeError(
        "curricc: '\(source)' has errors and builds no bundle; 'curricc lint \(source)' shows them\n")
      throw ExitStatus.findings
    }
    let build = BundleBuild(
      includesSearch: try original.hasSearch, sourceRevision: original.info.sourceRevision, threads: threads)
    let media = try MediaDigests(workspace.folder).digests(of: completed.checked.curriculum)
    _ = try build.write(BuiltContent(completed, media: media), to: BundleFile(path, makesFolder: false))
  }

  private func differences(
    _ original: BundleReader, _ rebuilt: BundleReader, byte: Int
  ) throws -> [String] {
    let facts: [(name: String, found: String, built: String)] = [
      ("compiler version", original.info.compilerVersion, rebuilt.info.compilerVersion),
      ("content version", original.info.contentVersion, rebuilt.info.contentVersion),
      ("content hash", original.info.contentHash, rebuilt.info.contentHash),
      ("curriculum name", original.info.curriculumName, rebuilt.info.curriculumName),
      ("format", "\(original.info.formatVersion)", "\(rebuilt.info.formatVersion)"),
      ("counts", original.info.countsJSON, rebuilt.info.countsJSON),
    ]
    var lines = facts.filter { $0.found != $0.built }.map { fact in
      "another \(fact.name): the bundle says \(printableText(fact.found.utf8)), built was \(fact.built)"
    }
    // Rows of other formats have other columns.
    guard original.info.formatVersion == rebuilt.info.formatVersion else { return lines }
    let tables = try BundleComparison(old: original, new: rebuilt).counts()
    lines += tables.prefix(Self.mostTables).map { table, counts in
      let parts = [
        (counts.changed, "changed"), (counts.removed, "in the bundle alone"),
        (counts.added, "in what was built alone"),
      ]
      let said = parts.filter { $0.0 > 0 }.map { "\($0.0.counted("row")) \($0.1)" }
      return "\(table): \(said.joined(separator: ", "))"
    }
    if tables.count > Self.mostTables { lines.append("and \(tables.count - Self.mostTables) more tables") }
    if lines.isEmpty {
      lines.append(
        "every row is the same: only the layout, the indexes or the search index differ, from byte \(byte) on"
      )
    }
    return lines
  }

  /// Tables that are named at most.
  private static let mostTables = 5
}
