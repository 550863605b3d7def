import ArgumentParser
import CurriculumCompiler

/// Which findings are of interest: those since a revision, those that a baseline does not have.
struct LintSelection: ParsableArguments {
  @Option(
    help: "Only findings on lines changed since this revision, and those elsewhere that the change caused.")
  var since: String?

  @Option(help: "Leave out the findings that this baseline has.", completion: .file())
  var baseline: String?

  @Option(help: "Write what is found into this baseline.", completion: .file())
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline reads a baseline, --write-baseline writes one; choose one of them.")
    }
  }

  /// A compiled curriculum, and what has changed in it since the revision.
  struct Version {
    /// What compiling it came to.
    var compilation: Compilation
    /// The lines that changed, by path; nil when no revision was named.
    fileprivate let changes: [String: ChangedLines]?
    /// Findings that the revision did not have.
    fileprivate let newFindings: Set<Diagnostic>

    /// Shows only what the change touched or caused.
    func select(in section: inout Report.Section) {
      guard let changes else { return }
      var tables: [SourceFile.ID: LineTable] = [:]
      let sources = section.sources
      let newFindings = newFindings
      section.show { finding in
        if newFindings.contains(finding) { return true }
        guard let span = finding.span, let lines = changes[sources[Int(span.file.index)].path] else {
          return false
        }
        let table = tables[span.file] ?? LineTable(sources[Int(span.file.index)])
        tables[span.file] = table
        return lines.touch(table.line(at: Int(span.lower))...table.line(at: Int(span.upper)))
      }
    }
  }

  /// Compiles a curriculum, and what it was at the revision.
  func compile(_ workspace: Workspace, _ compiler: Compiler, threads: Int) throws -> Version {
    var head = workspace.load(threads: threads)
    head.spelling = DictionaryFiles.find()
    guard let since else {
      return Version(compilation: compiler.compile(head), changes: nil, newFindings: [])
    }
    var base = try BaseVersion(since, head: head, folder: workspace.folder)
    base.input.spelling = head.spelling
    guard !base.changes.isEmpty || base.input.sources.count != head.sources.count else {
      // Nothing has changed, so nothing can be new.
      return Version(compilation: compiler.compile(head), changes: [:], newFindings: [])
    }
    let pair = compiler.compare(base: base.input, head: head)
    return Version(compilation: pair.head, changes: base.changes, newFindings: Set(pair.newFindings))
  }

  /// Reads the baseline that was named.
  func readBaseline(_ targets: [LintTarget]) throws -> Baseline? {
    guard baseline == nil && writeBaseline == nil || targets.count < 2 else {
      throw InputError("a baseline is for one curriculum; lint them one by one")
    }
    return try baseline.map { try Baseline(path: $0) }
  }

  /// Leaves out what the baseline has, or writes a new one.
  func apply(_ baseline: Baseline?, to sections: inout [Report.Section]) throws {
    guard var section = sections.first else { return }
    if let writeBaseline {
      let written = Baseline(section)
      try written.write(to: writeBaseline)
      section.show { _ in false }
      Terminal.writeError("wrote \(written.findings.count.counted("finding")) to \(writeBaseline)\n")
    } else if let baseline {
      let mended = baseline.hide(in: &section)
      for entry in mended.prefix(20) {
        Terminal.writeError(
          "mended: \(entry.path.isEmpty ? "" : entry.path + ": ")\(entry.message) [\(entry.rule)]\n")
      }
      if mended.count > 20 { Terminal.writeError("… and \(mended.count - 20) more mended\n") }
      if !mended.isEmpty {
        Terminal.writeError(
          "\(mended.count.counted("finding")) of the baseline mended; write it anew to keep it so\n")
      }
    }
    sections[0] = section
  }
}
