#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Starts a program that gets nothing but what it is given.
enum Spawn {
  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: Its arguments, without its name.
  ///   - descriptors: What it has open as 0, 1, 2 and so on; nil for what swallows all. Each is above all of them.
  ///   - environment: What its environment has beside the least, as in "NAME=value".
  /// - Returns: The number of the process.
  static func start(_ program: String, arguments: [String], descriptors: [Int32?], environment: [String] = [])
    throws(PDFError) -> pid_t
  {
    #if canImport(Darwin)
      var actions: Actions = nil
      var attributes: Attributes = nil
    #else
      var actions = Actions()
      var attributes = Attributes()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, descriptor) in descriptors.enumerated() {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", O_WRONLY, 0)
      }
    }
    // What this program ignores or holds back, the other one must not.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var process: pid_t = 0
    let code = withStrings([program] + arguments) { argumentPointers in
      withStrings(leastEnvironment() + environment) { environmentPointers in
        posix_spawn(&process, program, &actions, &attributes, argumentPointers, environmentPointers)
      }
    }
    guard code == 0 else { throw .workerNotStarted(code: code) }
    return process
  }

  /// Where the system finds Swift's own libraries, and nothing else.
  private static func leastEnvironment() -> [String] {
    let names = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FALLBACK_LIBRARY_PATH"]
    let kept = names.compactMap { (name: String) -> String? in
      guard let value = getenv(name) else { return nil }
      return name + "=" + String(cString: value)
    }
    return kept + ["SWIFT_BACKTRACE=enable=no"]
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("there is at least the end's nil") }
      return body(start)
    }
  }
}

/// Makes the ends of pipes.
enum Descriptors {
  /// Below this are the numbers that another program gets its own under.
  private static let first: Int32 = 10

  /// The ends of a new pipe, which other programs do not inherit.
  static func pipe() throws(PDFError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard makePipe(&ends) == 0 else { throw .workerNotStarted(code: errno) }
    let read = fcntl(ends[0], F_DUPFD_CLOEXEC, first)
    let write = fcntl(ends[1], F_DUPFD_CLOEXEC, first)
    for end in ends { close(end) }
    guard read >= 0, write >= 0 else { throw .workerNotStarted(code: errno) }
    return (read, write)
  }

  /// The end of a pipe in which a short text waits.
  static func filled(with text: String) throws(PDFError) -> Int32 {
    let ends = try pipe()
    defer { close(ends.write) }
    // Every pipe holds this much before its writer has to wait.
    let bytes = Array(text.utf8.prefix(4096))
    guard write(ends.write, bytes, bytes.count) == bytes.count else {
      close(ends.read)
      throw .workerNotStarted(code: errno)
    }
    return ends.read
  }
}

/// `pipe`, which a function of that name would hide.
private func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
  pipe(ends)
}
