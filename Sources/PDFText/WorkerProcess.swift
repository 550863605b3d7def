#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One run of `curricc-pdf`.
final class WorkerProcess {
  /// Why no more frames come.
  enum End: Error {
    /// Nothing came in time.
    case timeLimit
    /// What came makes no sense.
    case nonsense
    /// The process ended before it had said that it was done.
    case ended(Ending)
  }

  /// How a process ended.
  enum Ending {
    case status(Int32)
    case signal(Int32)
  }

  /// The exit status of a worker that got no memory: PDF_GUARD_OUT_OF_MEMORY.
  static let outOfMemory: Int32 = 77

  /// What a worker may hold ready before it waits for its reader, where the system lets it: some 20 pages.
  private static let pipeSize: Int32 = 1 << 20
  private static let pieceSize = 1 << 17

  private let process: pid_t
  private let output: Int32
  private var frames = FrameReader()
  private var isOver = false
  private let piece = UnsafeMutableRawBufferPointer.allocate(
    byteCount: WorkerProcess.pieceSize, alignment: 16)

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - program: The path of `curricc-pdf`.
  ///   - arguments: What to do, without the name of the program.
  ///   - file: The descriptor of the file to read.
  ///   - password: What opens the file. It travels through a pipe, since anyone can see a program's arguments.
  init(program: String, arguments: [String], file: Int32, password: String?) throws(PDFError) {
    let result = try Descriptors.pipe()
    defer { close(result.write) }
    let secret = try password.map { text throws(PDFError) in try Descriptors.filled(with: text) }
    defer { if let secret { close(secret) } }
    #if canImport(Glibc)
      // A number of fcntl.h that Swift does not see: F_SETPIPE_SZ.
      _ = fcntl(result.read, 1031, Self.pipeSize)
    #endif
    var all = arguments
    if secret != nil { all += ["--password-on-fd", "3"] }
    do {
      process = try Spawn.start(
        program, arguments: all, descriptors: [file, result.write, nil] + (secret.map { [$0] } ?? []))
    } catch {
      close(result.read)
      throw error
    }
    output = result.read
  }

  deinit {
    stop()
    close(output)
    piece.deallocate()
  }

  /// The next frame.
  ///
  /// - Parameter deadline: When to give up.
  func next(until deadline: ContinuousClock.Instant) throws(End) -> Frame {
    while true {
      let frame: Frame?
      do {
        frame = try frames.next()
      } catch {
        throw .nonsense
      }
      if let frame { return frame }
      guard wait(until: deadline) else { throw .timeLimit }
      let count = read(output, piece.baseAddress, piece.count)
      if count > 0 {
        frames.append(UnsafeRawBufferPointer(rebasing: piece[..<count]))
      } else if count == 0 || errno != EINTR {
        throw ending()
      }
    }
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
  private func wait(until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let left = deadline - .now
      guard left > .zero else { return false }
      var poll = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
      let ready = sysPoll(&poll, 1, Int32(clamping: milliseconds + 1))
      if ready > 0 { return true }
    }
  }

  /// How the process ended, once it has closed its output; it is given a moment to do so.
  private func ending() -> End {
    guard !isOver else { return .ended(.status(0)) }
    let deadline = ContinuousClock.now + .seconds(2)
    var status: Int32 = 0
    while true {
      let found = waitpid(process, &status, WNOHANG)
      if found == process { break }
      if found < 0, errno != EINTR {
        isOver = true
        return .ended(.status(0))
      }
      if ContinuousClock.now > deadline {
        stop()
        return .timeLimit
      }
      usleep(500)
    }
    isOver = true
    let signal = status & 0x7F
    return .ended(signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal))
  }
}

/// `poll`, which a structure of that name would hide.
private func sysPoll(_ descriptors: UnsafeMutablePointer<pollfd>, _ count: nfds_t, _ timeout: Int32) -> Int32
{
  poll(descriptors, count, timeout)
}
