import ArgumentParser
import CurriculumRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command `curricc`.
struct Curricc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curricc",
    abstract: "Checks curricula written in YAML and builds the bundle that apps load.",
    discussion: """
      Example: curricc build curriculum -o build/curriculum.sqlite

      Exit status: 0 all is well, 1 findings at or above the failing severity, 2 usage or input that cannot \
      be read, 70 a fault of curricc's own.
      """,
    version: version,
    subcommands: [
      BuildCommand.self, MergeCommand.self, LintCommand.self, DistractCommand.self, FormatCommand.self,
      ReviewCommand.self,
      InspectCommand.self, StatsCommand.self, ExtractCommand.self, ImportCommand.self, ExportCommand.self,
      DiffCommand.self, ApplyCommand.self, ReleaseCommand.self, SignCommand.self, VerifyCommand.self,
      PreviewCommand.self, WatchCommand.self, LanguageServerCommand.self, ExplainCommand.self,
      SchemaCommand.self, InitCommand.self,
    ])

  /// Version of the compiler.
  static let version = "0.1.0"
}

/// The exit statuses of all commands.
enum ExitStatus {
  /// Findings at or above the failing severity.
  static let findings = ExitCode(1)
  /// Usage, or input that cannot be read.
  static let unusable = ExitCode(2)
  /// A fault of curricc's own.
  static let defect = ExitCode(70)
}

@main
enum Main {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try Curricc.parseAsRoot()
      try command.run()
    } catch let error as InputError {
      Terminal.writeError("curricc: \(error.message)\n")
      exit(ExitStatus.unusable.rawValue)
    } catch let error as BundleError {
      Terminal.writeError("curricc: \(error)\n")
      exit(ExitStatus.unusable.rawValue)
    } catch let status as ExitCode {
      exit(status.rawValue)
    } catch {
      let status = Curricc.exitCode(for: error)
      let message = Curricc.fullMessage(for: error)
      if status == .success {
        Terminal.write(message.isEmpty ? "" : message + "\n")
      } else if !message.isEmpty {
        Terminal.writeError(message + "\n")
      }
      // The argument parser's own status for a wrong usage is 64; what nobody foresaw is our fault.
      switch status {
      case .success: exit(0)
      case .validationFailure: exit(ExitStatus.unusable.rawValue)
      default: exit(ExitStatus.defect.rawValue)
      }
    }
  }
}

/// Input that cannot be read, or a place that cannot be written.
struct InputError: Error {
  /// What is wrong, with the path.
  let message: String

  init(_ message: String) { self.message = message }
}
