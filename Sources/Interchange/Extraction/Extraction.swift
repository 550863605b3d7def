import Distractors
package import PDFText

/// Everything that was found in a document.
package struct Extraction: Sendable {
  /// The items in the document's order.
  package var items: [ExtractedItem]
  /// The way the document was read: "numbered", "table" and so on; nil where nothing was recognised.
  package var layout: String?
  /// Pages of which nothing became an item, with what is known about why.
  package var silentPages: [(page: Int, reason: String)] = []
}

/// Finds what a document asks or teaches.
///
/// - Parameters:
///   - pages: Its pages, not yet arranged.
///   - answers: The pages of its mark scheme, where that is another file.
package func extract(_ pages: [PageText], answers: [PageText]? = nil) -> Extraction {
  let pages = arrange(pages)
  let document = DocumentLines(pages)
  let lexicon = Lexicon.english
  let joiner = LineJoiner { word in lexicon.word(word) != nil }
  let numbered = NumberedQuestions(document: document, joiner: joiner, taken: []).read()
  return Extraction(items: numbered?.items ?? [], layout: numbered?.layout.rawValue)
}
