import Interchange
import PDFText

/// What was read in a document, and what was found in it.
struct DocumentExtraction: Sendable {
  let document: ReadDocument
  let extraction: Extraction
  /// What the document says about itself, where that is wanted.
  let metadata: Metadata
  /// The figures of the items, where they are wanted.
  let figures: [FigureFile]
  /// False where a page could not be looked at for figures.
  let areFiguresWhole: Bool
  /// The pages on which nothing was found, where they are wanted.
  let silent: [PageText]
}

/// Reads documents and finds questions in them; many can be at work at once.
struct DocumentExtractor: Sendable {
  let reader: DocumentReader
  /// The answers of the one document, where they are in another file.
  let scheme: ReadScheme?
  let wantsFigures: Bool
  /// Whether somebody wants to know what documents say about themselves.
  let wantsMetadata: Bool
  /// Whether somebody wants the pages on which nothing is found.
  let wantsSilentPages: Bool

  /// Reads and extracts one document.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - say: Takes lines for the user.
  func extract(_ path: String, say: (String) -> Void) throws(DocumentError) -> DocumentExtraction {
    var found = FoundFigures(path, reader)
    var silent: [PageText] = []
    // What is said about figures is said when the document has been read.
    var remarks: [String] = []
    var long = LongExtraction(
      answers: scheme.map { ($0.pages, $0.document.name, $0.recognised) }, wantsMetadata: wantsMetadata,
      recogniser: reader.recogniser(of: path), picture: reader.grounds(of: path)
    ) { pages, items in
      if wantsFigures { remarks += found.look(for: &items, on: pages) }
      guard wantsSilentPages else { return }
      let taken = Set(items.flatMap { $0.places.map(\.page) })
      silent += pages.filter { !taken.contains($0.number) }
    }
    let document = try reader.read(path, say: say) { page in
      switch page {
      case .text(let page): long.take(page)
      case .picture(let page):
        found.isPicture = true
        long.take(page)
      }
    }
    long.finish()
    for remark in remarks { say(remark) }
    return DocumentExtraction(
      document: document, extraction: long.extraction, metadata: long.metadata, figures: found.files,
      areFiguresWhole: found.isWhole, silent: silent)
  }
}
