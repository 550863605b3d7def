import Foundation
package import PDFText

/// A page of HTML that shows what was found in a document, for a person to compare: each page as a picture with the
/// items framed in it, and beside it the YAML that was made of them.
///
/// It is one file that loads nothing. What belongs together is linked, and lights up where scripts may run.
package struct ExtractionReport {
  /// A document that the report shows pages of.
  package struct Document {
    /// A page's number, from 1, and its size in hundredths of a point.
    package struct Page: Sendable, Equatable {
      package var number: Int
      package var width: Int32
      package var height: Int32

      package init(number: Int, width: Int32, height: Int32) {
        self.number = number
        self.width = width
        self.height = height
      }

      /// The size of a page that was read.
      package init(_ page: PageText) {
        self.init(number: page.number, width: page.width, height: page.height)
      }
    }

    /// The name of the file, without its folder.
    package var name: String
    /// SHA-256 of the file in hexadecimal.
    package var sha256: String
    /// Its pages, in their order.
    package var pages: [Page]
    /// Draws a page by its number, as PNG or JPEG; called for one page after the other, once each.
    package var picture: (Int) throws(PDFError) -> [UInt8]

    package init(
      name: String, sha256: String, pages: [Page], picture: @escaping (Int) throws(PDFError) -> [UInt8]
    ) {
      self.name = name
      self.sha256 = sha256
      self.pages = pages
      self.picture = picture
    }
  }

  /// How many items of each step of confidence were right where the truth is known, of how many.
  package typealias Calibration = [ConfidenceBand: (right: Int, all: Int)]

  let paper: Document
  let answers: Document?
  let extraction: Extraction
  let yaml: (Int) -> String
  let language: String?
  let calibration: Calibration

  /// A report that is about to be written.
  ///
  /// - Parameters:
  ///   - paper: The document that was read.
  ///   - answers: Its mark scheme, where that is another file. Items whose answer stands in it have an `answerFile`.
  ///   - extraction: What was found in it.
  ///   - language: The language of its texts, as in "en-GB", for those who have them read aloud.
  ///   - calibration: What the confidences were worth when they were measured; may be empty.
  ///   - yaml: What was made of an item, by its position.
  package init(
    paper: Document, answers: Document? = nil, extraction: Extraction, language: String? = nil,
    calibration: Calibration = [:], yaml: @escaping (Int) -> String
  ) {
    self.paper = paper
    self.answers = answers
    self.extraction = extraction
    self.yaml = yaml
    self.calibration = calibration
    self.language = language.flatMap { language in
      let isTag =
        !language.isEmpty && language.utf8.allSatisfy { UInt8(ascii: "-") == $0 || $0.isLetterOrDigit }
      return isTag ? language : nil
    }
  }

  /// Writes the report piece by piece: no more than one page of it is in memory.
  ///
  /// A page that cannot be drawn stays white, and says why.
  package func write(to sink: ([UInt8]) throws -> Void) throws {
    var writer = MarkupWriter()
    func flush() throws {
      try sink(writer.bytes)
      writer.removeAll()
    }
    let paperIndex = PageIndex(extraction.items, inAnswers: false)
    let answerIndex = PageIndex(extraction.items, inAnswers: true)
    writeHead(to: &writer)
    writeSummary(to: &writer, paperIndex)
    try flush()
    for page in paper.pages {
      ReportPage(report: self, document: paper, page: page, index: paperIndex, isOfAnswers: false).write(
        to: &writer)
      try flush()
    }
    for page in answers?.pages ?? [] where answerIndex.boxes[page.number] != nil {
      guard let answers else { break }
      ReportPage(report: self, document: answers, page: page, index: answerIndex, isOfAnswers: true)
        .write(to: &writer)
      try flush()
    }
    ReportPage.writeHomeless(of: self, to: &writer)
    writer.markup("</main>\n<script>")
    writer.markup(ReportStyle.script)
    writer.markup("</script>\n</body>\n</html>\n")
    try flush()
  }

  private func writeHead(to writer: inout MarkupWriter) {
    writer.markup("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    writer.markup("<meta http-equiv=\"Content-Security-Policy\" content=\"")
    writer.markup(ReportStyle.policy)
    writer.markup("\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    writer.text("Found in \(paper.name)")
    writer.markup("</title>\n<style>\n")
    writer.markup(ReportStyle.sheet)
    writer.markup("\n</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#pages\">Skip to the pages</a>\n")
  }
}

/// Which items have places on which page of one document.
struct PageIndex {
  /// A frame to draw.
  struct Frame {
    /// The position of the item among all.
    var item: Int
    /// Which of the item's places it is, from 0; for an answer the number of them.
    var place: Int
    var box: Box
    var isAnswer: Bool
  }

  /// The frames of each page, by its number, in the items' order.
  private(set) var boxes: [Int: [Frame]] = [:]

  init(_ items: [ExtractedItem], inAnswers: Bool) {
    for (position, item) in items.enumerated() {
      if !inAnswers {
        for (place, spot) in item.places.enumerated() {
          boxes[spot.page, default: []].append(
            Frame(item: position, place: place, box: spot.box, isAnswer: false))
        }
      }
      if let spot = item.answerPlace, (item.answerFile != nil) == inAnswers {
        boxes[spot.page, default: []].append(
          Frame(item: position, place: item.places.count, box: spot.box, isAnswer: true))
      }
    }
  }
}

extension UInt8 {
  /// True for an ASCII letter or digit.
  var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
