import Interchange
import PDFText

/// The figures of the items of one document, found stretch by stretch.
struct FoundFigures {
  /// Whether the document is a picture, which nothing is cut out of.
  var isPicture = false
  /// The figures, each with the name of its file.
  private(set) var files: [FigureFile] = []
  /// False where a page could not be looked at.
  private(set) var isWhole = true

  private let path: String
  private let reader: DocumentReader

  /// No figures yet of a document.
  init(_ path: String, _ reader: DocumentReader) {
    self.path = path
    self.reader = reader
  }

  /// Looks for the figures of items, and names their files in them.
  ///
  /// - Returns: What there is to say to the user.
  mutating func look(for items: inout ArraySlice<ExtractedItem>, on pages: [PageText]) -> [String] {
    guard !isPicture else { return ["\(path): figures are cut out of PDF files only"] }
    let (figures, failures) = reader.figures(of: items, on: pages, of: path)
    isWhole = isWhole && failures.isEmpty
    let named = FigureFile.named(figures, of: path)
    files += named
    // What shows a thing comes before what shows the words themselves.
    for file in named.filter({ !$0.figure.isStackedText }) + named.filter(\.figure.isStackedText) {
      for item in file.figure.items {
        items[items.startIndex + item].images.append(file.name)
        guard file.figure.isStackedText else { continue }
        items[items.startIndex + item].reviews.append(
          "words stand above each other, as in a fraction; compare them with '\(file.name)'")
      }
    }
    return failures.map { "\(path): no figures were looked for: \($0.1.message); \($0.1.help)" }
  }
}
