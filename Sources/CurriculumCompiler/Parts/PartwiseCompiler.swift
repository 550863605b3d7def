import CurriculumRuntime
import Foundation

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
  /// - Parameters:
  ///   - known: The first words of a course, where somebody has read them already.
  ///   - load: Reads a file; nil when it cannot be read.
  /// - Returns: The first words of courses that were read now, as long as all files could be read that they follow from.
  @discardableResult
  package mutating func prepare(
    _ outline: CurriculumOutline, known: (OpeningNeed) -> CourseOpening? = { _ in nil },
    load: @escaping @Sendable (SourceFile.ID) -> SourceFile?
  ) -> [(need: OpeningNeed, opening: CourseOpening)] {
    let policy = settings.distractors
    guard !policy.isEmpty, policy.sources.contains(.otherCourses) else { return [] }
    let reader = OpeningReader(outline, limits: compiler.limits, load: load)
    var missing: [OpeningNeed] = []
    for need in reader.needs() {
      if let opening = known(need) { openings.append(opening) } else { missing.append(need) }
    }
    let read = parallelMap(missing, threads: compiler.threads, stretch: 1) { _, need in reader.opening(need) }
    openings += read.compactMap(\.opening)
    return zip(missing, read).compactMap { need, read in
      guard read.isWhole, let opening = read.opening else { return nil }
      return (need, opening)
    }
  }

  /// The words of other courses that may become wrong answers, as bytes to be told apart by.
  package var foreignWords: [UInt8] {
    openings.sorted { $0.file < $1.file }.flatMap { opening in
      Array("\(opening.course)\0\(opening.source)\0".utf8)
        + opening.words.flatMap { Array("\($0.sense)\0\($0.partOfSpeech)\n".utf8) }
    }
  }

  /// Compiles a part.
  ///
  /// - Parameters:
  ///   - files: The part's files, in the order of their paths.
  ///   - sources: Sources by the files' ids; those of other parts are not looked at.
  ///   - lock: What was chosen before for the part and nothing else; nil to look into the whole lock file.
  ///   - threads: How many threads may work; nil for all that the compiler has.
  ///   - known: What is known of single files, given those of the part that others belong to; nil where nobody asks for
  ///     what is found in them.
  package func compile(
    _ files: [SourceFile.ID], of sources: [SourceFile], lock: DistractorLock? = nil, threads: Int? = nil,
    known: (@Sendable (_ frame: [SourceFile.ID]) -> KnownOfFiles)? = nil
  ) -> PartCompilation {
    var compiler = compiler
    if let threads { compiler.threads = threads }
    let limits = compiler.limits
    let drafts = parallelMap(files, threads: compiler.threads) { _, file in
      readFile(sources[Int(file.index)], file, limits: limits)
    }
    var input = input
    input.sources = sources
    var check = PartCheck(
      files: files, versions: [], drafts: drafts, manifest: manifests.first, context: PartContext(),
      input: input, paths: paths, compiler: compiler)
    check.lock = lock ?? self.lock
    check.ownsLock = lock != nil
    check.openings = { [openings] in openings }
    check.knownOfFiles = known
    let read = zip(files, drafts).map { (source: sources[Int($0.index)], draft: $1) }
    let promise = compiler.threads > 1 ? Promise(onThread: { PartFacts(read) }) : nil
    guard let result = check.run() else { preconditionFailure("nobody cancels it") }
    let found = result.findings
    var facts = (try? promise?.value()) ?? PartFacts(read)
    facts.searches = found.searches
    var findings = Diagnostics(found.general)
    for list in found.own.values { findings.append(Diagnostics(list)) }
    for list in found.found.values { findings.append(Diagnostics(list)) }
    return PartCompilation(
      findings: findings, facts: facts, usage: found.usage, lone: result.lone, frame: check.frame,
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

  /// What was found before any part was compiled, on the way to the files and in the lock file, with the author's
  /// severities; and what curriculum.yaml's allowances did for it.
  package var early: (findings: Diagnostics, summary: PartSummary) {
    var found = input.diagnostics
    found.append(lockFindings)
    let settings = manifests.first?.value ?? Settings()
    var allowances = Allowances(
      settings, [:], sources: paths.map { SourceFile(path: $0, bytes: []) }, paths: paths)
    FindingSettler(settings, compiler.plan).settle(&found, &allowances)
    let summary = PartSummary(
      facts: PartFacts([]), usage: allowances.manifestUsage, lines: nil)
    return (found, summary)
  }
}

/// What compiling a part of a curriculum came to.
package struct PartCompilation: Sendable {
  /// Everything found in the part, with the author's severities.
  package let findings: Diagnostics
  package let facts: PartFacts
  let usage: Allowances.Usage
  /// What was found that follows from single files, where somebody asked and it is certain.
  package let lone: LoneFindings?
  /// For which cards the wrong answers hold that are kept for them, where somebody asked who does not take what is chosen.
  package var keptChoices: KeptChoices? { options.proof }
  /// The files of the part that others belong to.
  package let frame: [SourceFile.ID]
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
  package private(set) var facts: PartFacts
  let usage: Allowances.Usage
  /// What the lock file has to say of the part; kept in files for itself.
  package var lines: LockLines?

  private enum CodingKeys: String, CodingKey { case facts, usage }

  init(facts: PartFacts, usage: Allowances.Usage, lines: LockLines?) {
    self.facts = facts
    self.usage = usage
    self.lines = lines
  }

  /// A summary from bytes; nil when they are none.
  package init?(bytes: ArraySlice<UInt8>) {
    let (length, rest) = (bytes.prefix(8), bytes.dropFirst(8))
    let count = length.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length.count == 8, count <= UInt64(rest.count), (rest.count - Int(count)) % 8 == 0,
      var summary = try? JSONDecoder().decode(PartSummary.self, from: Data(rest.prefix(Int(count))))
    else { return nil }
    summary.facts.numbers = rest.dropFirst(Int(count)).withUnsafeBytes { numbers in
      stride(from: 0, to: numbers.count, by: 8).map {
        UInt64(littleEndian: numbers.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
      }
    }
    self = summary
  }

  /// The summary without what the lock file is told: the length of the JSON as 8 bytes, JSON, the entities' numbers.
  package var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Sets of plain values can be encoded.
    let json = (try? encoder.encode(self)).map { Array($0) } ?? []
    var bytes = withUnsafeBytes(of: UInt64(json.count).littleEndian) { Array($0) } + json
    bytes.reserveCapacity(bytes.count + facts.numbers.count * 8)
    for number in facts.numbers { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
    return bytes
  }
}
