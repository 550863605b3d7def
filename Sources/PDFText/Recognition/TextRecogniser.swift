#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads text off pictures with Tesseract, where that is installed: a program of its own, with limits of time and memory.
package struct TextRecogniser: Sendable {
  /// How much a page may cost.
  package struct Limits: Sendable {
    /// Seconds of processor time, and of waiting twice as many.
    package var seconds = 60
    /// Memory in units of 1,048,576 bytes; kept on Linux only.
    package var megabytes = 2048
    /// Dots of a picture: A3 at 600 dots per inch.
    package var dots = 70_000_000
    /// Bytes of a file.
    package var fileSize = 1 << 28

    package init() {}
  }

  /// Fine enough for small print, and what Tesseract was trained with.
  private static let dotsPerInch = 300
  /// More than a page of words makes.
  private static let mostBytes = 32 << 20

  private let program: String
  private let language: String
  private let limits: Limits

  /// Looks for the program and for what it needs.
  ///
  /// - Parameters:
  ///   - language: Tesseract's name of the language, or of several, as in "eng+fra".
  ///   - limits: How much each page may cost.
  package init(language: String = "eng", limits: Limits = Limits()) throws(RecognitionError) {
    try self.init(language: language, limits: limits, program: Self.find())
  }

  /// Uses a program, for tests.
  init(language: String, limits: Limits = Limits(), program: String?) throws(RecognitionError) {
    guard let parts = RecogniserLanguage.parts(of: language) else { throw .notALanguage(language) }
    guard let program else { throw .programMissing }
    self.program = program
    self.language = language
    self.limits = limits
    let list = String(decoding: try run(["--list-langs"], input: nil), as: UTF8.self)
    // The first line is a heading.
    let known = Set(list.split(separator: "\n").dropFirst().map(String.init))
    for part in parts where !known.contains(part) { throw .languageMissing(part) }
  }

  /// Reads a page of a PDF file.
  ///
  /// - Parameters:
  ///   - page: The page, for its number and size.
  ///   - path: Where the file is.
  ///   - password: What opens it.
  ///   - limits: How much drawing the page may cost.
  package func read(
    _ page: PageText, of path: String, password: String? = nil, limits: PDFReader.Limits = PDFReader.Limits()
  ) throws(RecognitionError) -> RecognisedPage {
    let pictures: [[UInt8]]
    do {
      pictures = try PDFPictures.png(
        path: path, page: page.number, dotsPerInch: Self.dotsPerInch, password: password, limits: limits)
    } catch { throw .unreadable(error) }
    guard let picture = pictures.first else { throw .unreadable(.workerNonsense(page: page.number)) }
    guard let file = NamelessFile(picture) else { throw .unreadable(.notReadable) }
    let words = try words(in: file.descriptor, dotsPerInch: Self.dotsPerInch)
    return RecognisedPage(words, number: page.number, width: page.width, height: page.height)
  }

  /// Reads a picture that is a file of its own, PNG or JPEG, as page 1.
  ///
  /// Its longer side is taken to be as long as that of A4, since few pictures say how large their page was.
  package func readPicture(_ path: String) throws(RecognitionError) -> RecognisedPage {
    let file: PDFFile
    do {
      file = try PDFFile(path: path, limit: limits.fileSize)
    } catch { throw .unreadable(error) }
    // Cameras put small pictures and much else before the size.
    var start = [UInt8](repeating: 0, count: 1 << 20)
    let count = pread(file.descriptor, &start, start.count, 0)
    guard count > 0, let picture = PictureFile(start[..<count]) else { throw .notAPicture }
    let (dots, overflows) = picture.width.multipliedReportingOverflow(by: picture.height)
    guard !overflows, dots > 0, dots <= limits.dots else { throw .pictureTooLarge }
    let scale = 84_189 / Double(max(picture.width, picture.height))
    let dotsPerInch = min(max(Int(7200 / scale), 70), 2400)
    return RecognisedPage(
      try words(in: file.descriptor, dotsPerInch: dotsPerInch), number: 1,
      width: Int32(Double(picture.width) * scale), height: Int32(Double(picture.height) * scale))
  }

  private func words(in picture: Int32, dotsPerInch: Int) throws(RecognitionError) -> RecognisedWords {
    // One block of text keeps numbers in the margin on the lines they belong to; finding columns is done here.
    let table = try run(
      ["stdin", "stdout", "--psm", "6", "--dpi", "\(dotsPerInch)", "-l", language, "tsv"], input: picture)
    guard let words = RecognisedWords(String(decoding: table, as: UTF8.self)) else { throw .nonsense }
    return words
  }

  /// Runs the program, and returns what it writes.
  private func run(_ arguments: [String], input: Int32?) throws(RecognitionError) -> [UInt8] {
    // The shell sets the limits and becomes the program. Where it cannot limit memory, time is limited still.
    let script = """
      ulimit -c 0; ulimit -v "$1" 2>/dev/null; ulimit -S -t "$2"; shift 2; exec "$@"
      """
    let process: ChildProcess
    do {
      process = try ChildProcess(
        "/bin/sh",
        arguments: ["-c", script, "sh", "\(limits.megabytes << 10)", "\(limits.seconds)", program]
          + arguments,
        input: input, environment: Self.environment())
    } catch { throw .unreadable(error) }
    let deadline = ContinuousClock.now + .seconds(2 * limits.seconds)
    var bytes: [UInt8] = []
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { piece.deallocate() }
    while true {
      guard process.wait(until: deadline) else { throw .timeLimit }
      guard let count = process.read(into: piece) else { continue }
      if count == 0 { break }
      bytes.append(contentsOf: piece[..<count])
      guard bytes.count <= Self.mostBytes else { throw .nonsense }
    }
    switch process.ending() {
    case nil, .signal(SIGXCPU): throw .timeLimit
    case .status(0): return bytes
    case .status: throw .crashed(signal: 0)
    case .signal(let signal): throw .crashed(signal: signal)
    }
  }

  /// One thread, so that two pages never cost four; and where the data are, if someone says so.
  private static func environment() -> [String] {
    let data = getenv("TESSDATA_PREFIX").map { "TESSDATA_PREFIX=" + String(cString: $0) }
    return ["OMP_THREAD_LIMIT=1", "LC_ALL=C"] + (data.map { [$0] } ?? [])
  }

  /// The program that CURRICC_TESSERACT names, or the first `tesseract` in PATH.
  private static func find() -> String? {
    if let named = getenv("CURRICC_TESSERACT") {
      return access(named, X_OK) == 0 ? String(cString: named) : nil
    }
    guard let folders = getenv("PATH") else { return nil }
    return String(cString: folders).split(separator: ":").map { "\($0)/tesseract" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }
}

extension NamelessFile {
  /// A file with bytes in it, at whose start reading begins; nil where there is no room.
  fileprivate convenience init?(_ bytes: [UInt8]) {
    self.init()
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      written += count
    }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
  }
}
