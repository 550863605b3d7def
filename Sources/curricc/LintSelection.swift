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
    private(set) var compilation: Compilation
    /// What the change touched or caused; nil when no revision was named.
    private(set) var scope: MendingScope?
    /// Findings without a place that the revision did not have.
    private let newWithoutPlace: Set<Diagnostic>

    /// A curriculum whose findings are all of interest.
    fileprivate init(_ compilation: Compilation) {
      self.compilation = compilation
      newWithoutPlace = []
    }

    /// A curriculum of which changed lines, by path, and new findings are of interest.
    fileprivate init(
      _ compilation: Compilation, changes: [String: ChangedLines], newFindings: [Diagnostic]
    ) {
      self.compilation = compilation
      newWithoutPlace = Set(newFindings.filter { $0.span == nil })
      var places: [String: [ClosedRange<Int>]] = [:]
      for source in compilation.sources {
        guard let lines = changes[source.path] else { continue }
        places[source.path] = lines.offsets(in: source)
      }
      for span in newFindings.compactMap(\.span) {
        places[compilation.sources[Int(span.file.index)].path, default: []]
          .append(Int(span.lower)...Int(span.upper))
      }
      scope = MendingScope(places)
    }

    /// Goes on with what mending came to.
    mutating func follow(_ mending: Mending) {
      compilation = mending.compilation
      scope = mending.scope
    }

    /// Shows only what the change touched or caused.
    func select(in section: inout Report.Section) {
      guard let scope else { return }
      let sources = section.sources
      section.show { finding in
        guard let span = finding.span else { return newWithoutPlace.contains(finding) }
        return scope.touches(span, in: sources[Int(span.file.index)].path)
      }
    }
  }

  /// Compiles a curriculum, and what it was at the revision.
  func compile(_ workspace: Workspace, _ compiler: Compiler, threads: Int) throws -> Version {
    var head = workspace.load(threads: threads)
    head.spelling = DictionaryFiles.find()
    guard let since else {
      return Version(compiler.compile(head))
    }
    var base = try BaseVersion(since, head: head, folder: workspace.folder)
    base.input.spelling = head.spelling
    guard !base.changes.isEmpty || base.input.sources.count != head.sources.count else {
      // Nothing has changed, so nothing can be new.
      return Version(compiler.compile(head), changes: [:], newFindings: [])
    }
    let pair = compiler.compare(base: base.input, head: head)
    return Version(pair.head, changes: base.changes, newFindings: pair.newFindings)
  }

  /// Reads the baseline that was named.
  func readBaseline(_ targets: [LintTarget]) throws -> Baseline? {
    guard baseline == nil && writeBaseline == nil || targets.count < 2 else {
      throw InputError("a baseline is for one curriculum; lint them one by one")
    }
    return try baseline.map { try Baseline(path: $0) }
  }

  /// Leaves out what the baseline has, or writes a new one.
  func apply(_ baseline: Baseline?, to sections: inout [Report.Section], of targets: [LintTarget]) throws {
    guard var section = sections.first, let target = targets.first else { return }
    if let writeBaseline {
      var written = Baseline(section)
      if !target.includes(""), FilePath.kind(writeBaseline) != nil {
        let includesTheWhole = target.includesTheWhole(section.sources)
        written = written.keeping(try Baseline(path: writeBaseline)) { entry in
          entry.path.isEmpty ? !includesTheWhole : !target.includes(entry.path)
        }
      }
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
