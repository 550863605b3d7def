import CurriculumTestSupport
import Foundation

/// What a run left behind.
protocol Outcome {
  /// The exit status; for a signal its number plus 128.
  var status: Int32 { get }
  /// What was written to standard output.
  var output: String { get }
  /// What was written to standard error.
  var error: String { get }
}

extension Tool.Result: Outcome {}

/// Runs small shell scripts, for what a test cannot do to its own process: limits, mounts, lost rights.
enum Shell {
  /// What a script left behind.
  struct Result: Outcome {
    let status: Int32
    let output: String
    let error: String
  }

  /// Runs a script of bash to its end; in it `$CURRICC` is the tool.
  ///
  /// - Parameters:
  ///   - script: The script. Its arguments are `$1`, `$2` and so on.
  ///   - arguments: The script's arguments.
  ///   - wrapper: A command to run bash with, its name first; none by default.
  static func run(_ script: String, _ arguments: String..., wrapper: [String] = []) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = wrapper + ["bash", "-c", script, "bash"] + arguments
    process.standardInput = FileHandle.nullDevice
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["CURRICC"] = Tool.path
    process.environment = environment
    let temporary = try TemporaryFolder()
    for name in ["output", "error"] { try temporary.write(name, "") }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: temporary.path("output")))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: temporary.path("error")))
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    return Result(
      status: status, output: String(decoding: try temporary.read("output"), as: UTF8.self),
      error: String(decoding: try temporary.read("error"), as: UTF8.self))
  }

  /// A wrapper that takes from root the right to read and write everything; nil where there is none.
  static let withoutRights: [String]? = {
    if geteuid() != 0 { return [] }
    let wrapper = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all"]
    return (try? run("true", wrapper: wrapper))?.status == 0 ? wrapper : nil
  }()

  /// A wrapper with a set of mounts of its own, which go away with the process; nil where it is forbidden.
  static let withOwnMounts: [String]? = {
    let wrapper = ["unshare", "--mount", "--map-root-user"]
    let probe = try? run("mount -t tmpfs -o size=256k none \"$1\"", NSTemporaryDirectory(), wrapper: wrapper)
    return probe?.status == 0 ? wrapper : nil
  }()
}
