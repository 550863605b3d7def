import CurriculumRuntime
import Interchange
import PDFText

/// A file that was read page by page.
struct ReadDocument: Sendable {
  /// Its name without its folder.
  let name: String
  let sha256: String?
  /// Whether it is a PNG or JPEG file.
  let isPicture: Bool
  /// The sizes of its pages.
  let pages: [ExtractionReport.Document.Page]
  /// False where a page could not be read.
  let isWhole: Bool
}

/// A mark scheme in a file of its own.
struct ReadScheme: Sendable {
  let document: ReadDocument
  let pages: [PageText]
  /// What was read in it off pictures.
  let recognised: RecognisedText
}

/// A page as it comes out of a file.
enum DocumentPage {
  /// A page of a PDF file.
  case text(PageText)
  /// A picture whose text was read off it.
  case picture(RecognisedPage)
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

/// Reads PDF files and pictures of pages, and says of pages what is wrong with them.
struct DocumentReader: Sendable {
  private let options: PDFReader.Options
  private let isVerbose: Bool
  /// Reads text off pictures; nil where nobody asked for it.
  private let recogniser: TextRecogniser?

  /// A reader.
  ///
  /// - Parameters:
  ///   - pages: The pages to read; nil for all.
  ///   - password: What opens the files.
  ///   - megabytes: The most that a file may have, in units of 1,000,000 bytes.
  ///   - language: Of the text on pictures, as Tesseract or the curriculum names it, or several with '+' between; nil
  ///     where text is not read off pictures.
  ///   - isVerbose: Whether to hand on what the worker says.
  /// - Throws: `InputError` where text can be read off no picture.
  init(
    pages: ClosedRange<Int>?, password: String?, megabytes: Int, ocrLanguage language: String?,
    isVerbose: Bool
  ) throws {
    var options = PDFReader.Options()
    options.pages = pages
    options.password = password
    options.limits.fileSize = megabytes * 1_000_000
    self.options = options
    self.isVerbose = isVerbose
    guard let language else {
      recogniser = nil
      return
    }
    var limits = TextRecogniser.Limits()
    limits.fileSize = options.limits.fileSize
    let names = language.split(separator: "+", omittingEmptySubsequences: false).map { part in
      RecogniserLanguage.name(of: String(part)) ?? String(part)
    }
    do {
      recogniser = try TextRecogniser(language: names.joined(separator: "+"), limits: limits)
    } catch {
      throw InputError("\(error.message); \(error.help)")
    }
  }

  /// Reads pages of a file that have no text of their own; nil where nobody asked for it.
  func recogniser(of path: String) -> ((PageText) throws(RecognitionError) -> RecognisedPage)? {
    guard let recogniser else { return nil }
    return { [options] page throws(RecognitionError) in
      try recogniser.read(page, of: path, password: options.password, limits: options.limits)
    }
  }

  /// Reads a file page by page.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - isWhole: True for all pages, whatever pages are wanted of other files.
  ///   - say: Takes lines for the user: what is wrong with a page, what the worker says.
  ///   - take: Gets each page, in their order.
  func read(
    _ path: String, isWhole: Bool = false, say: (String) -> Void, _ take: (DocumentPage) -> Void
  ) throws(DocumentError) -> ReadDocument {
    var sizes: [ExtractionReport.Document.Page] = []
    let isPicture = PictureFile.isPicture(FilePath.start(path, count: 8))
    var isComplete = true
    if isPicture {
      let page = try readPicture(path, isWhole: isWhole)
      sizes.append(.init(page.text))
      take(.picture(page))
    } else {
      isComplete = try readPDF(path, isWhole: isWhole, say) { page in
        sizes.append(.init(page))
        take(.text(page))
      }
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ReadDocument(
      name: name, sha256: FileDigest.sha256(path: path), isPicture: isPicture, pages: sizes,
      isWhole: isComplete)
  }

  /// Reads all of a mark scheme, and says which of its pages have no text.
  func readScheme(_ path: String) throws(DocumentError) -> ReadScheme {
    var pages: [PageText] = []
    var recognised = RecognisedText()
    let document = try read(path, isWhole: true, say: Terminal.writeLine) { page in
      switch page {
      case .text(let page): pages.append(page)
      case .picture(let page):
        recognised = RecognisedText(page)
        pages.append(page.text)
      }
    }
    if !document.isPicture, let recogniser = recogniser(of: path) {
      recognised = RecognisedText(readingScansIn: &pages, recogniser)
    }
    for page in pages {
      guard let reason = recognised.reason(for: page) else { continue }
      Terminal.writeLine("\(path): page \(page.number): nothing was recognised: \(reason)")
    }
    return ReadScheme(document: document, pages: pages, recognised: recognised)
  }

  // MARK: - Pictures of pages

  /// A document whose pages a report shows.
  func shown(_ document: ReadDocument, at path: String) -> ExtractionReport.Document {
    ExtractionReport.Document(name: document.name, sha256: document.sha256 ?? "", pages: document.pages) {
      page throws(PDFError) in try picture(page, of: path, isPicture: document.isPicture)
    }
  }

  /// Draws a page of a file that was read, as PNG or JPEG.
  private func picture(_ page: Int, of path: String, isPicture: Bool) throws(PDFError) -> [UInt8] {
    if isPicture {
      guard case .success(let content) = Workspace.contents(path, limit: options.limits.fileSize) else {
        throw .notReadable
      }
      return content.bytes
    }
    // Fine enough to read small print, and a page of text has a hundred kilobytes or so.
    let pictures = try PDFPictures.png(
      path: path, page: page, dotsPerInch: 100, password: options.password, limits: options.limits)
    guard let picture = pictures.first else { throw .workerNonsense(page: page) }
    return picture
  }

  /// Draws pages of a PDF file so finely that one sees what their words stand on.
  func grounds(of path: String) -> (Int) throws(PDFError) -> GreyPicture {
    { [options] page throws(PDFError) in
      try PDFPictures.grey(
        path: path, page: page, dotsPerInch: PageText.dotsPerInchOfGrounds, password: options.password,
        limits: options.limits)
    }
  }

  /// Finds the figures of items on some pages of a PDF file.
  func figures(
    of items: some Collection<ExtractedItem>, on pages: [PageText], of path: String
  ) -> (figures: [Figure], failures: [(page: Int, PDFError)]) {
    findFigures(in: Array(items), pages: pages) { page throws(PDFError) in
      try PDFPictures.grey(path: path, page: page, password: options.password, limits: options.limits)
    }
  }

  /// Cuts figures out of a PDF file, and gives the pages whose figures could not be drawn.
  func draw(
    _ files: [FigureFile], of path: String, _ take: (FigureFile, [UInt8]) -> Void
  ) -> [(page: Int, PDFError)] {
    let failures = try? FigureFile.draw(
      files, path: path, password: options.password, limits: options.limits, take)
    return failures ?? []
  }

  // MARK: - Reading

  private func readPicture(_ path: String, isWhole: Bool) throws(DocumentError) -> RecognisedPage {
    if let pages = options.pages, !isWhole, !pages.contains(1) {
      throw DocumentError(Self.words(PDFError.noSuchPage(pages.lowerBound), path))
    }
    guard let recogniser else {
      throw DocumentError("'\(path)': it is a picture without a text layer; '--ocr' reads text off pictures")
    }
    do {
      return try recogniser.readPicture(path)
    } catch {
      throw DocumentError("'\(path)': \(error.message); \(error.help)")
    }
  }

  /// Reads a PDF file; false where a page could not be read.
  private func readPDF(
    _ path: String, isWhole: Bool, _ say: (String) -> Void, _ take: (PageText) -> Void
  ) throws(DocumentError) -> Bool {
    var options = options
    if isWhole { options.pages = nil }
    var failed = 0
    do throws(PDFError) {
      let reader = try PDFReader(path: path, options: options)
      while let event = try reader.next() {
        switch event {
        case .head: break
        case .page(let page): take(PageText(page))
        case .pageFailed(_, let error):
          failed += 1
          say("curricc: \(Self.words(error, path))")
        case .message(let text, let page):
          guard isVerbose else { continue }
          say("\(path): \(page > 0 ? "page \(page): " : "")\(text)")
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
    return failed == 0
  }

  private static func words(_ error: PDFError, _ path: String) -> String {
    "'\(path)': \(error.message); \(error.help)"
  }
}
