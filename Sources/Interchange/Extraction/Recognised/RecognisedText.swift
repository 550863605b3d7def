package import PDFText

/// The pages of a document whose text was read off pictures.
package struct RecognisedText: Sendable {
  /// How sure an item can be at most when the recogniser was sure of every word of it.
  fileprivate static let most = 0.85
  /// What a person has to do with every item that was read so.
  package static let review = "read by a text recogniser: compare every word"

  /// The pages by their numbers.
  package private(set) var pages: [Int: RecognisedPage] = [:]
  /// The pages that could not be read, and why.
  package private(set) var failures: [(page: Int, RecognitionError)] = []

  /// No page.
  package init() {}

  /// A document that is one picture.
  package init(_ page: RecognisedPage) {
    pages[page.text.number] = page
  }

  /// Adds a page that is a picture of its own.
  mutating func add(_ page: RecognisedPage) { pages[page.text.number] = page }

  /// Why a page has no text, of those that are pictures; nil for others.
  package func reason(for page: PageText) -> String? {
    guard page.isScan else { return nil }
    if let error = failures.first(where: { $0.page == page.number })?.1 {
      return "\(error.message); \(error.help)"
    }
    return pages[page.number] == nil
      ? "it is a picture without a text layer; '--ocr' reads text off pictures"
      : "it is a picture off which hardly a word could be read"
  }

  /// Reads those pages that have no text of their own, and puts what was read in their places.
  ///
  /// - Parameters:
  ///   - document: The pages, not yet arranged.
  ///   - read: Reads a page, as `TextRecogniser` does.
  package init(
    readingScansIn document: inout [PageText], _ read: (PageText) throws(RecognitionError) -> RecognisedPage
  ) {
    self.read(scansIn: &document, read)
  }

  /// Reads further pages of the document that have no text of their own, unless that was tried before.
  package mutating func read(
    scansIn document: inout [PageText], _ read: (PageText) throws(RecognitionError) -> RecognisedPage
  ) {
    for index in document.indices where document[index].isScan {
      let number = document[index].number
      guard pages[number] == nil, !failures.contains(where: { $0.page == number }) else { continue }
      do throws(RecognitionError) {
        var page = try read(document[index])
        page.text.images = document[index].images
        // There is no other reading of the page to compare with.
        page.text.ownText = page.text.lines.map(\.text).joined(separator: " ")
        pages[page.text.number] = page
        document[index] = page.text
      } catch { failures.append((document[index].number, error)) }
    }
  }

  /// How sure the recogniser is of the words within a box, 0...1; nil where the page is none of its, or has none there.
  func confidence(page: Int, _ box: Box) -> Double? {
    guard let words = pages[page]?.words else { return nil }
    let inner = words.filter { box.contains($0.box.centerX, $0.box.centerY) }
    return inner.isEmpty ? nil : inner.reduce(0) { $0 + $1.confidence } / Double(inner.count)
  }
}

extension Extraction {
  /// Marks the items whose text was read off pictures, none of which is sure, and says why scans have none.
  ///
  /// - Parameters:
  ///   - recognised: What was read off pictures; nothing, where nobody asked for it.
  ///   - pages: All pages, with what was read in their places, not yet arranged.
  ///   - answers: The same of the mark scheme, where that is another file.
  package mutating func mark(
    _ recognised: RecognisedText, in pages: [PageText], answers: RecognisedText = RecognisedText()
  ) {
    for index in items.indices {
      let item = items[index]
      let source = item.answerFile == nil ? recognised : answers
      let onPictures =
        item.places.filter { recognised.pages[$0.page] != nil }.map {
          recognised.confidence(page: $0.page, $0.box)
        }
        + [item.answerPlace].compactMap(\.self).filter { source.pages[$0.page] != nil }.map {
          source.confidence(page: $0.page, $0.box)
        }
      guard !onPictures.isEmpty else { continue }
      let least = onPictures.compactMap(\.self).min() ?? 0
      items[index].isRecognised = true
      items[index].confidence = min(items[index].confidence, least * RecognisedText.most)
      if !items[index].reviews.contains(RecognisedText.review) {
        items[index].reviews.append(RecognisedText.review)
      }
    }
    for page in pages {
      if let reason = recognised.reason(for: page) { explain(page.number, reason) }
    }
  }

  private mutating func explain(_ page: Int, _ reason: String) {
    silentPages.removeAll { $0.page == page }
    let place = silentPages.firstIndex { $0.page > page } ?? silentPages.endIndex
    silentPages.insert((page, reason), at: place)
  }
}
