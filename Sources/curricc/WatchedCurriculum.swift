import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A curriculum that is checked again whenever something in it changes.
struct WatchedCurriculum {
  let compiler: Compiler
  private let folder: String
  private let limit: Int
  private let spelling: Spelling
  private var session: CompilerSession
  /// What was found last, by what makes a finding the same in another run.
  private var known: [Fingerprint: Diagnostic] = [:]
  /// Where those stood, in words, for when they are gone.
  private var places: [Fingerprint: String] = [:]

  /// Reads and checks a curriculum.
  ///
  /// - Parameter limit: Findings printed at most after a change; 0 for all.
  /// - Throws: `InputError` when the folder cannot be read.
  init(_ folder: String, _ compiler: Compiler, limit: Int) throws {
    self.folder = folder
    self.compiler = compiler
    self.limit = limit
    spelling = DictionaryFiles.find()
    session = Self.session(compiler, spelling, try Workspace(folder))
  }

  private static func session(_ compiler: Compiler, _ spelling: Spelling, _ workspace: Workspace)
    -> CompilerSession
  {
    var input = workspace.load(threads: compiler.threads)
    input.spelling = spelling
    return CompilerSession(compiler, input)
  }

  /// Whether there is an error.
  var hasErrors: Bool { known.values.contains { $0.severity == .error } }

  /// Everything that is found at first.
  mutating func firstReport() -> String {
    let start = ContinuousClock().now
    let findings = check()
    return text(findings, shown: Set(findings.indices)) + summary(since: start, brought: nil, mended: [])
  }

  /// What files that changed brought and mended; nil when they have no bearing on it.
  mutating func report(after paths: Set<String>) -> String? {
    let start = ContinuousClock().now
    guard takeOver(paths) else { return nil }
    let before = (known, places)
    let findings = check()
    let prints = Fingerprint.all(of: findings, in: session.sourcesByNumber)
    let brought = Set(findings.indices.filter { before.0[prints[$0]] == nil })
    let mended = before.0.keys.filter { known[$0] == nil }.compactMap { before.1[$0] }.sorted()
    return heading(paths) + text(findings, shown: brought)
      + summary(since: start, brought: brought.count, mended: mended)
  }

  /// Reads what has changed; false where no source and no media file has.
  private mutating func takeOver(_ paths: Set<String>) -> Bool {
    guard paths.contains(where: { $0 != DistractorLock.path }) else { return false }
    guard let workspace = try? Workspace(folder) else {
      Terminal.writeError("'\(folder)' cannot be read; waiting for it\n")
      return false
    }
    // Ties of so many files are quicker to find from the beginning.
    if paths.count * 4 > session.sources.count + 16 {
      session = Self.session(compiler, spelling, workspace)
      return true
    }
    let listed = Set(workspace.sourcePaths)
    var changes = session.sources.map(\.path).filter { !listed.contains($0) }.map { SourceChange(gone: $0) }
    let isKnown = Set(session.sources.map(\.path))
    for path in workspace.sourcePaths where paths.contains(path) || !isKnown.contains(path) {
      guard case .success(let content) = Workspace.contents(folder + "/" + path) else {
        // Reading everything anew says which file cannot be read, and why.
        session = Self.session(compiler, spelling, workspace)
        return true
      }
      changes.append(SourceChange(SourceFile(path: path, bytes: content.bytes, size: content.size)))
    }
    session.foundOnTheWay = workspace.foundOnTheWay
    session.mediaFiles = workspace.sizesOfMedia
    session.update(changes)
    return true
  }

  /// Does all checks that are to be done, and notes what was found.
  private mutating func check() -> [Diagnostic] {
    while let check = session.nextCheck(), let result = check.run() { session.accept(result, of: check) }
    let found = session.sources.flatMap { session.findings(in: $0.path) } + session.generalFindings
    let findings = Diagnostics(found).sorted
    known = [:]
    places = [:]
    for (finding, print) in zip(findings, Fingerprint.all(of: findings, in: session.sourcesByNumber)) {
      known[print] = finding
      places[print] = place(of: finding)
    }
    return findings
  }

  private func place(of finding: Diagnostic) -> String {
    guard let span = finding.span else { return "\(finding.message) [\(finding.rule)]" }
    return "\(session.source(of: span).path): \(finding.message) [\(finding.rule)]"
  }
}

// MARK: - In words

extension WatchedCurriculum {
  /// The findings at some positions as `lint` shows them, the worst first where there are too many.
  private func text(_ findings: [Diagnostic], shown: Set<Int>) -> String {
    guard !shown.isEmpty else { return "" }
    let wanted = Set(shown.map { findings[$0] })
    var section = Report.Section(
      Diagnostics(findings), sources: session.sourcesByNumber, paths: SourcePaths(folder: folder))
    section.show { wanted.contains($0) }
    var options = ReportOptions()
    options.limit = limit
    options.usesColour = Terminal.showsColour(STDOUT_FILENO)
    options.toolVersion = Curricc.version
    var bytes: [UInt8] = []
    var output = ReportOutput { bytes += $0 }
    ReportFormat.human.render(Report([section], options: options), &output)
    output.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Which files have changed, behind the time of day.
  private func heading(_ paths: Set<String>) -> String {
    let sorted = paths.sorted()
    let names = sorted.prefix(3).joined(separator: ", ")
    return "\n\(Self.timeOfDay()) \(names)\(sorted.count > 3 ? " and \(sorted.count - 3) more" : "")\n"
  }

  private func summary(since start: ContinuousClock.Instant, brought: Int?, mended: [String]) -> String {
    var lines = mended.prefix(limit == 0 ? mended.count : limit).map { "mended: \($0)\n" }
    if mended.count > lines.count { lines.append("… and \(mended.count - lines.count) more mended\n") }
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.info, "remark")].compactMap {
      severity, noun in
      let count = known.values.count { $0.severity == severity }
      return count == 0 ? nil : count.counted(noun)
    }
    let total = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    let change =
      brought.map { $0 + mended.count == 0 ? " (as before)" : " (\($0) new, \(mended.count) mended)" } ?? ""
    return lines.joined() + "\(total)\(change), checked in \(Self.seconds(ContinuousClock().now - start)) s\n"
  }

  /// Seconds with two decimals.
  static func seconds(_ duration: Duration) -> String {
    let hundredths =
      duration.components.seconds * 100 + duration.components.attoseconds / 10_000_000_000_000_000
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }

  private static func timeOfDay() -> String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(
      separator: ":")
  }
}
