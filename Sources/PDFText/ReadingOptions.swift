#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension PDFReader {
  /// When to look where pictures are, which makes poppler interpret a page a second time.
  package enum Images: String, Sendable {
    case always
    /// On pages with few characters, which may be scans.
    case sparse
    case never
  }

  /// How much a file may cost.
  package struct Limits: Sendable {
    /// Bytes of the file.
    package var fileSize = 1 << 30
    /// Memory of each worker beside its program and the file, in units of 1,048,576 bytes, 64 or more; kept on Linux only.
    package var megabytes = 1024
    /// Seconds of processor time for opening the file, and for each page: 1 or more.
    package var processorSeconds = 10
    /// Seconds of waiting for the file to open, and for each page.
    package var seconds = 30.0
    /// Seconds of waiting for the whole file.
    package var secondsInAll = 900.0
    /// How many pages may cost a worker its life before the rest of the file is left alone.
    package var deaths = 8
    /// How many workers read a long file at once.
    package var workers = min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    package init() {}

    /// Those that a worker sets itself.
    var arguments: [String] {
      ["--seconds", "\(max(1, processorSeconds))", "--megabytes", "\(max(64, megabytes))"]
    }
  }

  /// What is wanted of a file.
  package struct Options: Sendable {
    /// The pages to read, from 1; nil for all.
    package var pages: ClosedRange<Int>?
    /// What opens the file.
    package var password: String?
    package var images = Images.sparse
    package var limits = Limits()

    package init() {}
  }
}
