import CPDFGuard

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tries what a file that took over this process would try.
enum Defences {
  /// What came of it, a line for each attempt, as in "network: refused".
  ///
  /// - Parameter inForce: What `pdf_guard_isolate` returned.
  static func report(inForce: Int32) -> String {
    let program: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
    let attempts: [(name: String, succeeds: Bool)] = [
      ("other files", opens("/etc/passwd", O_RDONLY)),
      ("new files", opens("curricc-pdf-was-here", O_WRONLY | O_CREAT)),
      ("network", succeeds(socket(AF_INET, socketKind, 0))),
      // Last: where it succeeds, nothing more is said.
      ("other programs", execv("/bin/true", program) == 0),
    ]
    let landlock = inForce & Int32(PDF_GUARD_FILES) == 0 ? "missing" : "in force"
    let seccomp = inForce & Int32(PDF_GUARD_CALLS) == 0 ? "missing" : "in force"
    let lines = attempts.map { "\($0.name): \($0.succeeds ? "allowed" : "refused")" }
    return (["Landlock: \(landlock)", "seccomp: \(seccomp)"] + lines).joined(separator: "\n") + "\n"
  }

  #if canImport(Darwin)
    private static let socketKind = SOCK_STREAM
  #else
    private static let socketKind = Int32(SOCK_STREAM.rawValue)
  #endif

  private static func opens(_ path: String, _ flags: Int32) -> Bool {
    let descriptor = open(path, flags, 0o600)
    if descriptor >= 0, flags & O_CREAT != 0 { unlink(path) }
    return succeeds(descriptor)
  }

  private static func succeeds(_ descriptor: Int32) -> Bool {
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }
}
