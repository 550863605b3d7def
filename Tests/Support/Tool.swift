package import Foundation

/// Runs the built `curricc`.
package enum Tool {
  /// What a run left behind.
  package struct Result: Sendable {
    /// The exit status; for a signal its number plus 128.
    package let status: Int32
    /// What was written to standard output.
    package let output: String
    /// What was written to standard error.
    package let error: String
  }

  /// The built tool, in the same folder as the tests.
  package static var path: String {
    let folder =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
      ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appendingPathComponent("curricc").path
  }

  /// A process of the tool that has not been started, for tests that watch or stop it.
  package static func process(_ arguments: [String], in folder: String? = nil) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    return process
  }

  /// Runs the tool to its end.
  package static func run(_ arguments: String..., in folder: String? = nil) throws -> Result {
    try run(arguments, in: folder)
  }

  /// Runs the tool to its end, with some variables of the environment of its own.
  package static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let process = process(arguments, in: folder)
    process.environment?.merge(environment) { _, own in own }
    // Files, not pipes: a full pipe would stop the tool while nobody reads.
    let temporary = try TemporaryFolder()
    for name in ["output", "error"] { try temporary.write(name, "") }
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: temporary.path("output")))
    let error = try FileHandle(forWritingTo: URL(fileURLWithPath: temporary.path("error")))
    process.standardOutput = output
    process.standardError = error
    try process.run()
    process.waitUntilExit()
    try output.close()
    try error.close()
    let status = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    return Result(
      status: status, output: String(decoding: try temporary.read("output"), as: UTF8.self),
      error: String(decoding: try temporary.read("error"), as: UTF8.self))
  }
}
