/// Why a PDF file, or one page of it, could not be read.
package enum PDFError: Error, Sendable, Hashable {
  case notFound
  case isFolder
  /// A pipe, a socket or a device.
  case notAFile
  case notReadable
  case empty
  /// The file has more bytes than the limit.
  case tooLarge(limit: Int)
  case notPDF
  case passwordNeeded
  case passwordWrong
  case damaged
  /// The file opens, but shows no page, as files do whose end is missing.
  case noPages
  /// There is no page of this number.
  case noSuchPage(Int)
  /// Time ran out on a page; nil while the file was being opened.
  case timeLimit(page: Int?)
  case memoryLimit(page: Int?)
  /// The program that reads the file was ended by a signal, or by an exit status that means nothing (0).
  case crashed(signal: Int32, page: Int?)
  /// The page has more characters than anyone could print on it.
  case tooMuchText(page: Int)
  /// The page is named by the file, but is not there or is no page.
  case pageDamaged(page: Int)
  /// The page, or the part of it to be drawn, has no area or too many dots.
  case pictureTooLarge(page: Int)
  /// So many pages could not be read that the rest of the file, from this page on, was left alone.
  case tooManyFailures(page: Int)
  /// What came from the program that reads the file makes no sense.
  case workerNonsense(page: Int?)
  /// `curricc-pdf` is not where it was looked for.
  case workerMissing(places: [String])
  /// `curricc-pdf` is there, but the system does not start it: the number of the error.
  case workerNotStarted(code: Int32)
}

extension PDFError {
  /// The page that could not be read, from 1; nil where the whole file is meant.
  package var page: Int? {
    switch self {
    case .timeLimit(let page), .memoryLimit(let page), .crashed(_, let page), .workerNonsense(let page): page
    case .tooMuchText(let page), .pageDamaged(let page), .pictureTooLarge(let page),
      .tooManyFailures(let page), .noSuchPage(let page):
      page
    default: nil
    }
  }

  /// What is wrong, as part of a sentence about the file or the page.
  package var message: String {
    switch self {
    case .notFound: "there is no such file"
    case .isFolder: "this is a folder, not a PDF file"
    case .notAFile: "this is not a file that can be read twice, but a pipe or a device"
    case .notReadable: "this file may not be read"
    case .empty: "this file is empty"
    case .tooLarge(let limit): "this file has more than \(limit / 1_000_000) MB, the most that is read"
    case .notPDF: "this is not a PDF file, whatever its name says"
    case .passwordNeeded: "this file opens only with a password"
    case .passwordWrong: "the password does not open this file"
    case .damaged: "this file is damaged"
    case .noPages: "this file has no page that can be found; its end may be missing"
    case .noSuchPage(let page): "there is no page \(page)"
    case .timeLimit: "\(subject) takes longer to read than it may"
    case .memoryLimit: "\(subject) needs more memory than it may have"
    case .crashed(let signal, _):
      "the program that reads PDF files broke down at \(place)" + (signal == 0 ? "" : " (signal \(signal))")
    case .tooMuchText: "\(subject) has more characters than a page can show"
    case .pageDamaged: "\(subject) is damaged"
    case .pictureTooLarge: "the picture of \(place) would have no dots, or too many"
    case .tooManyFailures(let page): "too many pages could not be read; from page \(page) on none was tried"
    case .workerNonsense: "the program that reads PDF files answered with nonsense at \(place)"
    case .workerMissing: "the program 'curricc-pdf', which reads PDF files, is missing"
    case .workerNotStarted(let code):
      "the program 'curricc-pdf', which reads PDF files, does not start (error \(code))"
    }
  }

  /// What the reader of the message can do.
  package var help: String {
    switch self {
    case .notFound: "check the path"
    case .isFolder: "name the files in it"
    case .notAFile: "save it as a file first"
    case .notReadable: "ask its owner for the right to read it"
    case .empty: "download or export it again"
    case .tooLarge: "split it, or export it with smaller pictures"
    case .notPDF: "export or print it to PDF"
    case .passwordNeeded, .passwordWrong: "give the password that opens it"
    case .damaged, .noPages: "download it again, or print it to PDF anew"
    case .noSuchPage: "name pages that the file has"
    case .timeLimit, .memoryLimit, .tooMuchText, .crashed, .workerNonsense, .tooManyFailures:
      "leave the page out, or open the file in a viewer and print it to PDF anew"
    case .pageDamaged: "open the file in a viewer and print it to PDF anew"
    case .pictureTooLarge: "ask for fewer dots per inch, or a smaller part"
    case .workerMissing(let places):
      "it belongs beside 'curricc', or where CURRICC_PDF says; looked for: "
        + places.joined(separator: ", ")
    case .workerNotStarted: "build or install curricc again"
    }
  }

  private var subject: String { page.map { "page \($0)" } ?? "this file" }

  private var place: String { page.map { "page \($0)" } ?? "the start of the file" }
}
