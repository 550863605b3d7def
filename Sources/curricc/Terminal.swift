import ArgumentParser
import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two streams that a command writes to, and what they are.
enum Terminal {
  /// Writes to standard output.
  static func write(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes a line to standard error.
  static func writeLine(_ line: String) { writeError(line + "\n") }

  /// Writes to standard error.
  static func writeError(_ text: String) { write(text, to: STDERR_FILENO) }

  /// Ends the process, without giving its memory back piece by piece.
  static func endProcess(_ status: ExitCode = .success) -> Never { exit(status.rawValue) }

  /// Keeps a value until the process ends, and so spares giving its memory back piece by piece.
  static func keepToTheEnd(_ value: some Sendable) { _ = Unmanaged.passRetained(Kept(value)) }

  private final class Kept<Value: Sendable>: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Shows people what was found, on standard error.
  static func showFindings(_ section: Report.Section) {
    var options = ReportOptions()
    options.usesColour = showsColour(STDERR_FILENO)
    var output = ReportOutput { write($0, to: STDERR_FILENO) }
    ReportFormat.human.render(Report([section], options: options), &output)
    output.finish()
  }

  /// True when a stream is a terminal that shows colour, and the user has not asked for none.
  static func showsColour(_ descriptor: Int32) -> Bool {
    isTerminal(descriptor) && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
  }

  /// True when a stream is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Tells a person at a terminal what a long run is doing, in a line that the next one replaces.
  ///
  /// Nothing is written when standard error is no terminal, or when the work is short.
  static func showProgress(_ step: String, of files: Int) {
    guard files >= longRun, isTerminal(STDERR_FILENO) else { return }
    writeError("\r\u{1B}[K" + (step.isEmpty ? "" : step + " …"))
  }

  /// Sources from which on a run takes long enough to say what it does.
  private static let longRun = 2000

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  private static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

  private static func endWithoutOutput(_ reason: String) -> Never {
    writeError("curricc: standard output cannot be written: \(reason)\n")
    exit(ExitStatus.unusable.rawValue)
  }

  /// Writes bytes to a stream; ends the process where standard output cannot be written.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          // A reader that has gone away wants no more; what is missing in a file must not go unsaid.
          if count < 0, descriptor == STDOUT_FILENO, errno != EPIPE { endWithoutOutput(Workspace.reason()) }
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
