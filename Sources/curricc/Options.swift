package import ArgumentParser
package import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the commands that compile do their work.
struct WorkOptions: ParsableArguments {
  @Option(help: "Threads to use; as many as the machine has processors, if you say nothing.")
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 256.") }
  }

  /// Threads to use.
  var threads: Int { jobs ?? Self.processors }

  /// How many processors the machine has.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// A compiler with these options.
  var compiler: Compiler {
    var compiler = Compiler()
    compiler.threads = threads
    return compiler
  }
}

/// Options of the commands that compile and report what they find.
struct CompileOptions: ParsableArguments {
  @OptionGroup var work: WorkOptions

  @Option(help: "How findings are written:")
  var format: ReportFormat = .human

  @Option(help: "Findings written at most, the worst of them; 0 for all. Human and markdown stop at 100.")
  var limit: Int?

  func validate() throws {
    if let limit, limit < 0 { throw ValidationError("--limit takes 0 or more.") }
  }

  /// Threads to use.
  var threads: Int { work.threads }

  /// A compiler with these options.
  var compiler: Compiler { work.compiler }

  /// Writes what was found: for programs to standard output, for people to the given stream.
  ///
  /// - Returns: The report that was written.
  @discardableResult
  func write(_ sections: [Report.Section], failing: Severity = .error, to descriptor: Int32) -> Report {
    let descriptor = format.isForPeople ? descriptor : STDOUT_FILENO
    var options = ReportOptions()
    options.limit = limit
    options.failing = failing
    options.usesColour = Terminal.showsColour(descriptor)
    options.toolVersion = Curricc.version
    options.threads = threads
    options.workingFolder = FilePath.absolute(".") ?? ""
    let report = Report(sections, options: options)
    var output = ReportOutput { Terminal.write($0, to: descriptor) }
    format.render(report, &output)
    output.finish()
    return report
  }
}

extension ReportFormat: ExpressibleByArgument {
  package init?(argument: String) {
    guard let format = ReportFormat.named(argument) else { return nil }
    self = format
  }

  package var defaultValueDescription: String { name }

  package static var allValueStrings: [String] { all.map(\.name) }

  package static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.summary) })
  }

  package static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
