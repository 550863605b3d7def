/// Why text could not be read off a picture.
package enum RecognitionError: Error, Sendable, Hashable {
  /// Tesseract is not where programs are.
  case programMissing
  /// Tesseract is there, but has no data for a language.
  case languageMissing(String)
  /// This is not how Tesseract names a language.
  case notALanguage(String)
  case timeLimit
  /// The program was ended by a signal, or by an exit status (signal 0).
  case crashed(signal: Int32)
  /// What the program wrote is no table of words.
  case nonsense
  /// The picture has no dots, or too many.
  case pictureTooLarge
  /// Neither PNG nor JPEG, whatever the file's name says.
  case notAPicture
  /// The page could not be drawn, or the file not be opened.
  case unreadable(PDFError)
}

extension RecognitionError {
  /// What is wrong, as part of a sentence about the file or the page.
  package var message: String {
    switch self {
    case .programMissing: "text is read off pictures by the program 'tesseract', which is not installed"
    case .languageMissing(let language): "'tesseract' cannot read '\(language)', whose data are not installed"
    case .notALanguage(let language): "'\(language)' is no language that 'tesseract' knows"
    case .timeLimit: "reading the text off the picture takes longer than it may"
    case .crashed: "the program 'tesseract' broke down at the picture"
    case .nonsense: "the program 'tesseract' answered with nonsense"
    case .pictureTooLarge: "the picture has no dots, or too many"
    case .notAPicture: "this is neither a PNG nor a JPEG picture"
    case .unreadable(let error): error.message
    }
  }

  /// What the reader of the message can do.
  package var help: String {
    switch self {
    case .programMissing: "install it: 'apt-get install tesseract-ocr' or 'brew install tesseract'"
    case .languageMissing(let language):
      "install them: 'apt-get install \(RecogniserLanguage.package(of: language))' or 'brew install tesseract-lang'"
    case .notALanguage: "name it as Tesseract does: 'eng', 'deu', 'chi_sim', or several with '+' between"
    case .timeLimit, .crashed, .nonsense:
      "leave the page out, or scan it again, upright and with 300 dots per inch"
    case .pictureTooLarge: "scan it with 300 dots per inch"
    case .notAPicture: "save it as PNG, or print it to PDF"
    case .unreadable(let error): error.help
    }
  }
}
