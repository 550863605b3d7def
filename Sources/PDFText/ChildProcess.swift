#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program that runs, and what it writes.
final class ChildProcess {
  /// How a process ended.
  enum Ending {
    case status(Int32)
    case signal(Int32)
  }

  /// What it writes to its standard output.
  let output: Int32
  private let process: pid_t
  private var isOver = false

  /// Starts a program whose standard output is read here, and whose standard error nobody reads.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: Its arguments, without its name.
  ///   - input: Its standard input; nil for none.
  ///   - others: What it has open as 3, 4 and so on.
  ///   - environment: What its environment has beside the least, as in "NAME=value".
  init(
    _ program: String, arguments: [String], input: Int32?, others: [Int32] = [], environment: [String] = []
  ) throws(PDFError) {
    let result = try Descriptors.pipe()
    defer { close(result.write) }
    do {
      process = try Spawn.start(
        program, arguments: arguments, descriptors: [input, result.write, nil] + others.map { $0 },
        environment: environment)
    } catch {
      close(result.read)
      throw error
    }
    output = result.read
  }

  private init(process: pid_t, output: Int32) {
    self.process = process
    self.output = output
  }

  /// Makes a copy of a worker that has loaded its libraries, where the system has such copies, or else starts one.
  ///
  /// - Parameters:
  ///   - worker: Its path.
  ///   - arguments: Its arguments, without its name.
  ///   - input: Its standard input.
  ///   - other: What it has open as 3; nil for nothing.
  convenience init(worker: String, arguments: [String], input: Int32, other: Int32?) throws(PDFError) {
    #if canImport(Glibc)
      let result = try Descriptors.pipe()
      let copy = WorkerTemplate.copy(
        of: worker, arguments: arguments, input: input, output: result.write, other: other)
      close(result.write)
      if let copy {
        self.init(process: copy, output: result.read)
        return
      }
      // Another pipe for the one that is started: a copy that comes late must not write into it.
      close(result.read)
    #endif
    try self.init(worker, arguments: arguments, input: input, others: other.map { [$0] } ?? [])
  }

  deinit {
    stop()
    close(output)
  }

  /// Ends the process, if it has not ended, and waits for that.
  func stop() {
    guard !isOver else { return }
    isOver = true
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Waits until there is something to read, or for nothing more; false when time is up.
  func wait(until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let left = deadline - .now
      guard left > .zero else { return false }
      var poll = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
      let ready = sysPoll(&poll, 1, Int32(clamping: milliseconds + 1))
      if ready > 0 { return true }
    }
  }

  /// Reads what is there.
  ///
  /// - Returns: How many bytes were read; 0 when all was, nil to ask again.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let count = sysRead(output, buffer.baseAddress, buffer.count)
    return count < 0 && errno == EINTR ? nil : max(0, count)
  }

  /// How the process ended, once it has closed its output; nil where it lived on, and was ended here.
  func ending() -> Ending? {
    guard !isOver else { return .status(0) }
    let deadline = ContinuousClock.now + .seconds(2)
    var status: Int32 = 0
    while true {
      let found = waitpid(process, &status, WNOHANG)
      if found == process { break }
      if found < 0, errno != EINTR {
        isOver = true
        return .status(0)
      }
      if ContinuousClock.now > deadline {
        stop()
        return nil
      }
      usleep(500)
    }
    isOver = true
    let signal = status & 0x7F
    return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// `poll`, which a structure of that name would hide.
private func sysPoll(_ descriptors: UnsafeMutablePointer<pollfd>, _ count: nfds_t, _ timeout: Int32) -> Int32
{
  poll(descriptors, count, timeout)
}

/// `read`, which a method of that name would hide.
private func sysRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
