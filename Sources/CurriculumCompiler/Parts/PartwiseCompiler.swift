/// Compiles a curriculum part by part, so that memory is that of its largest part.
package struct PartwiseCompiler: Sendable {
  private let compiler: Compiler
  private let paths: [String]
  private let input: CompilerInput
  private let manifests: [Spanned<Settings>]
  private let hasManifest: Bool
  private let lockFindings: Diagnostics
  /// What was chosen before.
  package let lock: DistractorLock
  private var openings: [CourseOpening] = []

  /// A compiler of the parts of a curriculum.
  ///
  /// - Parameters:
  ///   - compiler: How it compiles.
  ///   - input: What lies beside the sources; its sources are not looked at.
  ///   - paths: The paths of all sources, sorted; a file's id is its place among them.
  ///   - manifest: curriculum.yaml, where there is one.
  package init(_ compiler: Compiler, _ input: CompilerInput, paths: [String], manifest: SourceFile?) {
    self.compiler = compiler
    self.paths = paths
    var input = input
    var lockFindings = Diagnostics()
    lock = input.lock.map { DistractorLock($0, &lockFindings) } ?? DistractorLock()
    self.lockFindings = lockFindings
    input.lock = nil
    input.sources = []
    self.input = input
    hasManifest = manifest != nil
    manifests =
      manifest.flatMap { manifest in
        paths.firstIndex(of: manifest.path).map {
          readFile(manifest, SourceFile.ID($0), limits: compiler.limits).draft.settings
        }
      } ?? []
  }

  /// The settings of curriculum.yaml.
  package var settings: Settings {
    var settings = manifests.first?.value ?? Settings()
    if compiler.plan.distractors == .none { settings.distractors = .none }
    return settings
  }

  /// Reads what parts have to know of each other before any is compiled.
  ///
  /// - Parameter load: Reads a file; nil when it cannot be read.
  package mutating func prepare(
    _ outline: CurriculumOutline, load: @escaping (SourceFile.ID) -> SourceFile?
  ) {
    let policy = settings.distractors
    guard !policy.isEmpty, policy.sources.contains(.otherCourses) else { return }
    openings = OpeningReader(outline, limits: compiler.limits, load: load).openings()
  }

  /// Compiles a part.
  ///
  /// - Parameters:
  ///   - files: The part's files, in the order of their paths.
  ///   - sources: Sources by the files' ids; those of other parts are not looked at.
  package func compile(_ files: [SourceFile.ID], of sources: [SourceFile]) -> PartCompilation {
    let limits = compiler.limits
    let drafts = parallelMap(files, threads: compiler.threads) { _, file in
      readFile(sources[Int(file.index)], file, limits: limits)
    }
    var input = input
    input.sources = sources
    var check = PartCheck(
      files: files, versions: [], drafts: drafts, manifest: manifests.first, context: PartContext(),
      input: input, paths: paths, compiler: compiler)
    check.lock = lock
    check.openings = openings
    guard let result = check.run() else { preconditionFailure("nobody cancels it") }
    let found = result.findings
    var findings = Diagnostics(found.general)
    for list in found.own.values { findings.append(Diagnostics(list)) }
    for list in found.found.values { findings.append(Diagnostics(list)) }
    let read = zip(files, drafts).map { (sources[Int($0.index)], $1) }
    return PartCompilation(
      findings: findings, facts: PartFacts(read, searches: found.searches), usage: found.usage,
      lines: result.chosen.lines, curriculum: found.curriculum, options: result.chosen)
  }

  /// What concerns the curriculum as a whole, once its parts have been compiled.
  ///
  package func findings(_ parts: [PartSummary]) -> Diagnostics {
    let isIncomplete = parts.contains { $0.facts.isIncomplete }
    return ManifestCheck(
      manifests: manifests, hasManifest: hasManifest, isIncomplete: isIncomplete,
      sources: paths.map { SourceFile(path: $0, bytes: []) }, paths: paths
    ).findings(input.diagnostics, lockFindings, usages: parts.map(\.usage), compiler)
  }

  /// What was found before any part was compiled: on the way to the files, and in the lock file.
  package var earlyFindings: Diagnostics {
    var found = input.diagnostics
    found.append(lockFindings)
    return found
  }
}

/// What compiling a part of a curriculum came to.
package struct PartCompilation: Sendable {
  /// Everything found in the part, with the author's severities.
  package let findings: Diagnostics
  package let facts: PartFacts
  let usage: Allowances.Usage
  let lines: LockLines?
  let curriculum: Curriculum
  let options: ChosenOptions

  /// What is kept of the part when its content is let go of.
  package var summary: PartSummary { PartSummary(facts: facts, usage: usage, lines: lines) }

  /// The part ready to be lowered; nil when a finding is an error.
  package var completed: CompletedCurriculum? {
    CheckedCurriculum(curriculum, findings).map { CompletedCurriculum(checked: $0, options: options) }
  }
}

/// What is kept of a part of a curriculum when its content is let go of.
package struct PartSummary: Sendable, Codable {
  package let facts: PartFacts
  let usage: Allowances.Usage
  /// What the lock file has to say of the part; kept in files for itself.
  package var lines: LockLines?

  private enum CodingKeys: String, CodingKey { case facts, usage }
}
