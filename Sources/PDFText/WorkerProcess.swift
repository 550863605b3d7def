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
    case ended(ChildProcess.Ending)
  }

  /// The exit status of a worker that got no memory: PDF_GUARD_OUT_OF_MEMORY.
  static let outOfMemory: Int32 = 77

  /// What a worker may hold ready before it waits for its reader, where the system lets it: some 20 pages.
  private static let pipeSize: Int32 = 1 << 20
  private static let pieceSize = 1 << 17

  private let process: ChildProcess
  private var frames = FrameReader()
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
    let secret = try password.map { text throws(PDFError) in try Descriptors.filled(with: text) }
    defer { if let secret { close(secret) } }
    process = try ChildProcess(
      worker: program, arguments: arguments + (secret == nil ? [] : ["--password-on-fd", "3"]), input: file,
      other: secret)
    #if canImport(Glibc)
      // A number of fcntl.h that Swift does not see: F_SETPIPE_SZ.
      _ = fcntl(process.output, 1031, Self.pipeSize)
    #endif
  }

  deinit {
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
      guard process.wait(until: deadline) else { throw .timeLimit }
      guard let count = process.read(into: piece) else { continue }
      guard count > 0 else { throw process.ending().map { .ended($0) } ?? .timeLimit }
      frames.append(UnsafeRawBufferPointer(rebasing: piece[..<count]))
    }
  }
}
