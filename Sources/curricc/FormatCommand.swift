import ArgumentParser
import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `curricc fmt`: the canonical layout of the authoring files.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt", abstract: "Lays out YAML files in one canonical way.",
    discussion: """
      Comments, the order of keys and entries, and the line breaks within texts stay. What a file says never changes: \
      the new text is read again and compared with the old one before it is written. Files are replaced all or none.

      Example: curricc fmt curriculum
      Example: curricc fmt --check --diff curriculum

      Exit status: 0 done, or nothing to do; 1 with --check a file is laid out otherwise, or a file is no YAML and was \
      left alone; 2 usage, or a file that cannot be read or written, and nothing was written; 70 a fault of curricc's own.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files and folders; here, or 'curriculum', if you name none. '-' lays out standard input.",
      valueName: "path"), completion: .file())
  var paths: [String] = []

  @Flag(help: "Write nothing; list the files that would change, and end with 1 if there are any.")
  var check = false

  @Flag(help: "Write nothing; show what would change.")
  var diff = false

  @OptionGroup var work: WorkOptions

  func validate() throws {
    if paths.contains("-"), paths.count > 1 { throw ValidationError("'-' goes with no other path.") }
  }

  func run() throws {
    let threads = work.threads
    let isStandardInput = paths == ["-"]
    let sources =
      isStandardInput ? [try FormatInput.standardInput()] : try FormatInput(paths, threads: threads).sources
    let outcomes = parallelMap(sources, threads: threads) { index, source in
      format(source, file: SourceFile.ID(index))
    }
    let changed = zip(sources, outcomes).compactMap { source, outcome in
      if case .changed(let bytes) = outcome { return (path: source.path, old: source.bytes, bytes: bytes) }
      return nil
    }
    if diff {
      for file in changed {
        Terminal.write(UnifiedDiff(from: file.old, to: file.bytes).render(path: file.path))
      }
    } else if check {
      for file in changed { Terminal.write(file.path + "\n") }
    } else if isStandardInput {
      for (source, outcome) in zip(sources, outcomes) { pass(source, outcome) }
    } else {
      try AtomicFile.replaceAll(changed.map { ($0.path, $0.bytes) }, threads: threads)
      for file in changed { Terminal.write(file.path + "\n") }
    }
    if !isStandardInput { summarise(changed: changed.count, of: sources.count) }
    try reportFaults(sources, outcomes)
    if check, !changed.isEmpty { throw ExitStatus.findings }
  }

  /// Hands on what came in: laid out, or as it was.
  private func pass(_ source: SourceFile, _ outcome: FormattingOutcome) {
    switch outcome {
    case .canonical: Terminal.write(source.bytes, to: STDOUT_FILENO)
    case .changed(let bytes): Terminal.write(bytes, to: STDOUT_FILENO)
    case .unreadable, .defect: break
    }
  }

  private func summarise(changed: Int, of count: Int) {
    let isWritten = !check && !diff
    let files = count.counted("file")
    Terminal.writeError(
      changed == 0
        ? "\(files): nothing to change\n"
        : "\(files): \(changed) \(isWritten ? "laid out anew" : "would change")\n")
  }

  /// Says what could not be laid out, and why.
  ///
  /// - Throws: The exit status that goes with it.
  private func reportFaults(_ sources: [SourceFile], _ outcomes: [FormattingOutcome]) throws {
    var diagnostics = Diagnostics()
    var hasDefect = false
    for (source, outcome) in zip(sources, outcomes) {
      switch outcome {
      case .canonical, .changed: break
      case .unreadable(let findings): diagnostics.append(findings)
      case .defect(let difference):
        hasDefect = true
        Terminal.writeError(
          """
          curricc: '\(source.path)' was left as it was: laid out anew it would not say the same: \(difference). \
          This is a fault of curricc's; please report it with the file.

          """)
      }
    }
    let report = Report(diagnostics, sources: sources)
    var text = TextReport(report, usesColour: Terminal.showsColour(STDERR_FILENO), limit: 0)
    Terminal.writeError(text.render())
    if hasDefect { throw ExitStatus.defect }
    guard diagnostics.all.isEmpty else {
      Terminal.writeError("\(report.summary); such files were left as they were\n")
      throw ExitStatus.findings
    }
  }
}
