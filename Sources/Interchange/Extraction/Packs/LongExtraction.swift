package import PDFText

/// Extracts a document while it is read, so that of a long one no more than a stretch of pages is in memory.
///
/// A document of up to `stretch` pages is read in one piece. In a longer one, a stretch ends before the question that its
/// last page may leave unfinished, and the next stretch begins with it. Answers at the end of such a book do not find
/// questions of other stretches, unless they are given as a document of their own.
package struct LongExtraction {
  /// Gets each stretch when it has been extracted: its pages, not yet arranged, and its items by their positions.
  package typealias Listener = (_ pages: [PageText], _ items: inout ArraySlice<ExtractedItem>) -> Void

  /// Pages of a stretch.
  package static let stretch = 300
  /// A question of more pages is cut.
  private static let mostCarried = 20

  /// What was found until now.
  package private(set) var extraction = Extraction(items: [], layout: nil)
  /// What was read off pictures until now.
  package private(set) var recognised = RecognisedText()
  /// What the first stretch says about the document, where that is wanted.
  package private(set) var metadata = Metadata()

  private let answers: (pages: [PageText], file: String, recognised: RecognisedText)?
  private let recogniser: ((PageText) throws(RecognitionError) -> RecognisedPage)?
  private let picture: ((Int) throws(PDFError) -> GreyPicture)?
  private let listener: Listener
  private let stretch: Int
  private let wantsMetadata: Bool
  private var waiting: [PageText] = []
  private var layouts: [String: Int] = [:]
  private var isFirst = true
  /// What the stretch before found on the pages that this one begins with.
  private var postponed: [ExtractedItem] = []

  /// An extraction that waits for its first page.
  ///
  /// - Parameters:
  ///   - answers: The mark scheme, where that is another file, its name, and what was read in it off pictures.
  ///   - stretch: Pages of a stretch, 1 or more.
  ///   - wantsMetadata: Whether somebody wants to know what the document says about itself.
  ///   - recogniser: Reads pages without a text of their own; nil where nobody asked for it.
  ///   - picture: Draws a page by its number, at `PageText.dotsPerInchOfGrounds`; nil where pages cannot be drawn.
  ///   - listener: Gets each stretch.
  package init(
    answers: (pages: [PageText], file: String, recognised: RecognisedText)?, stretch: Int = stretch,
    wantsMetadata: Bool = true, recogniser: ((PageText) throws(RecognitionError) -> RecognisedPage)?,
    picture: ((Int) throws(PDFError) -> GreyPicture)? = nil, listener: @escaping Listener
  ) {
    self.answers = answers
    self.stretch = max(1, stretch)
    self.wantsMetadata = wantsMetadata
    self.recogniser = recogniser
    self.picture = picture
    self.listener = listener
  }

  /// Takes the next page.
  package mutating func take(_ page: PageText) {
    if waiting.count >= stretch { extractWaiting(isLast: false) }
    waiting.append(page)
  }

  /// Takes a page that was read off a picture.
  package mutating func take(_ page: RecognisedPage) {
    var page = page
    page.text.ownText = page.text.lines.map(\.text).joined(separator: " ")
    recognised.add(page)
    take(page.text)
  }

  /// Extracts what is left after the last page.
  package mutating func finish() {
    extractWaiting(isLast: true)
    extraction.layout = layouts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private mutating func extractWaiting(isLast: Bool) {
    if let recogniser { recognised.read(scansIn: &waiting, recogniser) }
    if isFirst, wantsMetadata { metadata = proposeMetadata(waiting) }
    isFirst = false
    var found = extract(&waiting, answers: answers?.pages, answerFile: answers?.file, picture: picture)
    found.mark(recognised, in: waiting, answers: answers?.recognised ?? RecognisedText())
    if let last = postponed.last?.page, found.items.count(where: { $0.page <= last }) < postponed.count {
      // Numbers that begin in the middle may not be taken for questions.
      let pages = Set(postponed.flatMap { $0.places.map(\.page) })
      found.items = postponed + found.items.filter { $0.page > last }
      found.silentPages.removeAll { pages.contains($0.page) }
    }
    postponed = []
    let end = isLast ? nil : Self.unfinished(found.items, last: waiting.last?.number ?? 0)
    let carried = waiting.drop { page in end.map { page.number < $0 } ?? true }
    if let end {
      postponed = found.items.filter { $0.page >= end }
      found.items.removeAll { $0.page >= end }
      found.silentPages.removeAll { $0.page >= end }
    }
    if let layout = found.layout { layouts[layout, default: 0] += found.items.count }
    let start = extraction.items.count
    extraction.items += found.items
    extraction.silentPages += found.silentPages
    extraction.witnesses.formUnion(found.witnesses)
    listener(Array(waiting.dropLast(carried.count)), &extraction.items[start...])
    waiting = Array(carried)
  }

  /// The page that the next stretch begins with: that of the question which the last page may leave unfinished.
  private static func unfinished(_ items: [ExtractedItem], last: Int) -> Int? {
    guard let item = items.last, item.places.contains(where: { $0.page >= last - 1 }) else { return nil }
    // The parts of a question need its stem.
    let head = item.number?.prefix { $0.isNumber } ?? ""
    let together = items.reversed().prefix {
      !head.isEmpty && $0.number?.prefix { $0.isNumber } == head
    }
    let first = together.last?.page ?? item.page
    let isShort = first > last - mostCarried && (items.first?.page ?? first) < first
    return isShort ? first : nil
  }
}
