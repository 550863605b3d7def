import CurriculumRuntime
import PDFText

/// A PDF file as it was read.
struct ReadDocument {
  /// Its name without its folder.
  let name: String
  let sha256: String?
  let pages: [PageText]
  /// False where a page could not be read.
  let isWhole: Bool
}

/// Why nothing can be taken from a document.
struct DocumentError: Error {
  /// What is wrong, with the path.
  let message: String
  /// True where it would be the same with every other document.
  let endsAll: Bool

  init(_ message: String, endsAll: Bool = false) {
    self.message = message
    self.endsAll = endsAll
  }
}

/// Reads PDF files, and says of pages what is wrong with them.
struct DocumentReader {
  private let options: PDFReader.Options
  private let isVerbose: Bool

  /// A reader.
  ///
  /// - Parameters:
  ///   - pages: The pages to read; nil for all.
  ///   - password: What opens the files.
  ///   - megabytes: The most that a file may have, in units of 1,000,000 bytes.
  ///   - isVerbose: Whether to hand on what the worker says.
  init(pages: ClosedRange<Int>?, password: String?, megabytes: Int, isVerbose: Bool) {
    var options = PDFReader.Options()
    options.pages = pages
    options.password = password
    options.limits.fileSize = megabytes * 1_000_000
    self.options = options
    self.isVerbose = isVerbose
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - isWhole: True for all pages, whatever pages are wanted of other files.
  func read(_ path: String, isWhole: Bool = false) throws(DocumentError) -> ReadDocument {
    var options = options
    if isWhole { options.pages = nil }
    var pages: [PageText] = []
    var failed = 0
    do throws(PDFError) {
      let reader = try PDFReader(path: path, options: options)
      while let event = try reader.next() {
        switch event {
        case .head: break
        case .page(let page): pages.append(PageText(page))
        case .pageFailed(_, let error):
          failed += 1
          Terminal.writeError("curricc: \(Self.words(error, path))\n")
        case .message(let text, let page):
          guard isVerbose else { continue }
          Terminal.writeError("\(path): \(page > 0 ? "page \(page): " : "")\(text)\n")
        }
      }
    } catch {
      let endsAll: Bool =
        switch error {
        case .workerMissing, .workerNotStarted: true
        default: false
        }
      throw DocumentError(Self.words(error, path), endsAll: endsAll)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ReadDocument(
      name: name, sha256: FileDigest.sha256(path: path), pages: pages, isWhole: failed == 0)
  }

  private static func words(_ error: PDFError, _ path: String) -> String {
    "'\(path)': \(error.message); \(error.help)"
  }
}
