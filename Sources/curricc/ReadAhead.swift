import PDFText

/// The file of a folder that is read next: its worker runs while questions are looked for in the one before.
final class ReadAhead {
  private var started: (path: String, reader: PDFReader)?

  /// Starts reading a file; what is wrong with it is said when its turn comes.
  func start(_ path: String, _ options: PDFReader.Options) {
    guard !PictureFile.isPicture(FilePath.start(path, count: 8)) else { return }
    started = (try? PDFReader(path: path, options: options)).map { (path, $0) }
  }

  /// The reader of a file that was started; nil for any other file.
  func take(_ path: String) -> PDFReader? {
    guard let started, started.path == path else { return nil }
    self.started = nil
    return started.reader
  }
}
