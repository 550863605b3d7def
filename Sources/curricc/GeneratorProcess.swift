import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a generator gave no answer.
struct GeneratorError: Error {
  /// What happened, as part of a sentence.
  let message: String
  /// True where it would be the same with other pages.
  let endsAll: Bool

  init(_ message: String, endsAll: Bool = false) {
    self.message = message
    self.endsAll = endsAll
  }
}

/// Runs the user's own program: a text in, a text out, within limits of time, memory and output.
///
/// It has the user's environment and standard error, and is no shell. What it starts ends with it when time is up.
struct GeneratorProcess {
  /// The program's name or path, and its arguments.
  let words: [String]
  /// How long it may take.
  let timeout: Duration
  /// The most memory that it may ask for, in bytes.
  var memory: UInt = 4 << 30
  /// The most that it may write, in bytes.
  var outputLimit = 8 << 20

  /// What the program writes when it gets a text.
  func answer(to text: String) throws(GeneratorError) -> [UInt8] {
    let input = try Pipe()
    let output = try Pipe()
    defer {
      input.closeAll()
      output.closeAll()
    }
    let process = try start(reading: input.read.number, writing: output.write.number)
    input.read.close()
    output.write.close()
    // A program that does not read to the end is no reason for this one to die.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    var exchange = Exchange(
      input: input.write, output: output.read, text: Array(text.utf8), limit: outputLimit,
      timeout: timeout)
    do throws(GeneratorError) {
      try exchange.run()
      try wait(for: process, until: exchange.deadline)
    } catch {
      kill(-process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      throw error
    }
    return exchange.answer
  }

  /// Waits for the end of the process, which has said all; throws unless it ended well.
  private func wait(for process: pid_t, until deadline: ContinuousClock.Instant) throws(GeneratorError) {
    var status: Int32 = 0
    while true {
      let found = waitpid(process, &status, WNOHANG)
      if found == process { break }
      guard found == 0 || errno == EINTR else { return }
      guard ContinuousClock.now < deadline else { throw Self.late(timeout) }
      usleep(1000)
    }
    // What it may have left running has nothing more to say.
    kill(-process, SIGKILL)
    let signal = status & 0x7F
    guard signal == 0 else { throw GeneratorError("it was ended by signal \(signal)") }
    let code = status >> 8 & 0xFF
    guard code == 0 else { throw GeneratorError("it ended with exit status \(code)") }
  }

  fileprivate static func late(_ timeout: Duration) -> GeneratorError {
    GeneratorError(
      "it had not ended after \(Int(timeout.components.seconds).counted("second")); --generator-timeout allows more"
    )
  }

  // MARK: - Starting

  private func start(reading input: Int32, writing output: Int32) throws(GeneratorError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
      var attributes: posix_spawnattr_t? = nil
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    // What this program ignores, the other one must not; in a group of its own all that it starts can be ended.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = withMemoryLimit {
      posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
    }
    guard code == 0 else {
      throw GeneratorError("it cannot be started: \(String(cString: strerror(code)))", endsAll: true)
    }
    return process
  }

  /// Starts a program that inherits a limit which does not hold for this one afterwards.
  private func withMemoryLimit(_ start: () -> Int32) -> Int32 {
    var before = rlimit()
    guard getrlimit(dataLimit, &before) == 0 else { return start() }
    var limit = before
    limit.rlim_cur = min(before.rlim_max, rlim_t(memory))
    setrlimit(dataLimit, &limit)
    defer { setrlimit(dataLimit, &before) }
    return start()
  }
}

#if canImport(Glibc)
  private let dataLimit = __rlimit_resource_t(RLIMIT_DATA.rawValue)
#else
  private let dataLimit = RLIMIT_DATA
#endif

/// An end of a pipe that is closed once.
private final class PipeEnd {
  private(set) var number: Int32

  init(_ number: Int32) { self.number = number }

  func close() {
    guard number >= 0 else { return }
    closeDescriptor(number)
    number = -1
  }
}

/// A pipe that other programs do not inherit.
private struct Pipe {
  let read: PipeEnd
  let write: PipeEnd

  init() throws(GeneratorError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw GeneratorError("it cannot be started: \(Workspace.reason())", endsAll: true)
    }
    // Above the numbers that the other program gets its own under.
    read = PipeEnd(fcntl(ends[0], F_DUPFD_CLOEXEC, 10))
    write = PipeEnd(fcntl(ends[1], F_DUPFD_CLOEXEC, 10))
    for end in ends { closeDescriptor(end) }
    guard read.number >= 0, write.number >= 0 else {
      closeAll()
      throw GeneratorError("it cannot be started: \(Workspace.reason())", endsAll: true)
    }
  }

  func closeAll() {
    read.close()
    write.close()
  }
}

/// Writes to a program and reads from it at the same time, so that neither waits for the other.
private struct Exchange {
  let input: PipeEnd
  let output: PipeEnd
  let text: [UInt8]
  let limit: Int
  let timeout: Duration
  let deadline: ContinuousClock.Instant
  private(set) var answer: [UInt8] = []
  private var written = 0

  init(input: PipeEnd, output: PipeEnd, text: [UInt8], limit: Int, timeout: Duration) {
    self.input = input
    self.output = output
    self.text = text
    self.limit = limit
    self.timeout = timeout
    deadline = .now + timeout
    _ = fcntl(input.number, F_SETFL, O_NONBLOCK)
    _ = fcntl(output.number, F_SETFL, O_NONBLOCK)
  }

  /// Goes on until the program has closed its output.
  mutating func run() throws(GeneratorError) {
    while true {
      let left = deadline - .now
      guard left > .zero else { throw GeneratorProcess.late(timeout) }
      var ends = [
        pollfd(fd: output.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input.number, events: Int16(POLLOUT), revents: 0),
      ]
      let milliseconds = left / .milliseconds(1)
      _ = poll(&ends, 2, Int32(min(milliseconds + 1, 1_000_000)))
      if ends[1].revents != 0 { writeMore() }
      if ends[0].revents != 0, try !readMore() { return }
    }
  }

  private mutating func writeMore() {
    let count = text.withUnsafeBytes { buffer in
      writeBytes(input.number, buffer.baseAddress.map { $0 + written }, buffer.count - written)
    }
    if count < 0 {
      if errno != EAGAIN, errno != EINTR { input.close() }
      return
    }
    written += count
    if written == text.count { input.close() }
  }

  /// Reads what is there; false when all was.
  private mutating func readMore() throws(GeneratorError) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = readBytes(output.number, &piece, piece.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    guard count > 0 else { return false }
    answer += piece[..<count]
    guard answer.count <= limit else {
      throw GeneratorError("it wrote more than \(limit >> 20) MB, and was ended")
    }
    return true
  }
}

/// `close`, which a method of that name would hide.
private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

/// `write`, which a property of that name would hide.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// `read`, which a property of that name would hide.
private func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
