import Foundation
import Interchange

/// Hands a script to `psql`, piece by piece.
final class DatabaseClient {
  private let process = Process()
  private let input = Pipe()

  /// Starts psql.
  ///
  /// - Parameter address: The database's address, `postgres://…`. A password in it goes by the environment, where other
  ///   users of the machine do not see it.
  /// - Throws: `InputError` when the address is none, or psql is not there.
  init(_ address: String) throws(InputError) {
    guard var parts = URLComponents(string: address), ["postgres", "postgresql"].contains(parts.scheme ?? "")
    else { throw InputError("--direct takes the address of a database, such as postgres://user@host/name") }
    var environment = ProcessInfo.processInfo.environment
    if let password = parts.password {
      environment["PGPASSWORD"] = password
      parts.password = nil
    }
    environment["PGCLIENTENCODING"] = "UTF8"
    guard let program = Self.program(environment["PATH"]) else {
      throw InputError(
        "--direct needs PostgreSQL's client 'psql', which is not installed (Debian: postgresql-client); "
          + "else write files with -o, and load them where it is")
    }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "--no-psqlrc", "--quiet", "--no-password", "--output=/dev/null", "--set=ON_ERROR_STOP=1", "--file=-",
      "--dbname=\(parts.string ?? address)",
    ]
    process.environment = environment
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw InputError("'\(program)' cannot be started: \(error.localizedDescription)")
    }
  }

  /// Takes the next piece; what psql has to say about it stands on standard error.
  ///
  /// - Throws: `InputError` when psql has ended.
  func take(_ piece: ExportPiece) throws(InputError) {
    guard case .bytes(let bytes) = piece else { return }
    guard AtomicFile.write(bytes[...], to: input.fileHandleForWriting.fileDescriptor) else { throw failure() }
  }

  /// Waits until everything is loaded.
  ///
  /// - Throws: `InputError` when it was not.
  func finish() throws(InputError) {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw failure() }
  }

  /// Ends psql before the script has come to its end, so that nothing of it is kept.
  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  private func failure() -> InputError {
    InputError("the database took nothing of the content; what psql said stands above")
  }

  private static func program(_ path: String?) -> String? {
    (path ?? "/usr/bin:/bin").split(separator: ":").map { $0 + "/psql" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
