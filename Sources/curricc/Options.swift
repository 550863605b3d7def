import ArgumentParser
import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How findings are written.
enum FindingsFormat: String, ExpressibleByArgument, CaseIterable {
  case human, json
}

/// Options of the commands that compile.
struct CompileOptions: ParsableArguments {
  @Argument(help: "The curriculum's folder; here, or 'curriculum', if you name none.")
  var folder: String?

  @Option(help: "How findings are written: human or json.")
  var format: FindingsFormat = .human

  @Option(help: "Threads to use; as many as the machine has processors, if you say nothing.")
  var jobs: Int?

  @Option(help: "Findings printed at most for people; 0 for all.")
  var limit = 100

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 256.") }
    if limit < 0 { throw ValidationError("--limit takes 0 or more.") }
  }

  /// Threads to use.
  var threads: Int { jobs ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The folder to work on.
  var chosenFolder: String { folder ?? Workspace.defaultFolder }

  /// A compiler with these options.
  var compiler: Compiler {
    var compiler = Compiler()
    compiler.threads = threads
    return compiler
  }

  /// Writes findings: for programs to standard output, for people to the given stream.
  func show(_ compilation: Compilation, in workspace: Workspace, on descriptor: Int32) {
    let prefix = workspace.folder == "." ? "" : workspace.folder + "/"
    let report = Report(compilation.diagnostics, sources: compilation.sources, pathPrefix: prefix)
    switch format {
    case .json:
      var json = JSONReport(report)
      Terminal.write(json.render())
    case .human:
      var text = TextReport(report, usesColour: Terminal.showsColour(descriptor), limit: limit)
      let rendered = text.render() + (report.findings.isEmpty ? "" : report.summary + "\n")
      if descriptor == STDOUT_FILENO { Terminal.write(rendered) } else { Terminal.writeError(rendered) }
    }
  }
}
