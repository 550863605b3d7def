import Foundation
import PDFText

/// One page of a report: its picture with frames, and the items that begin on it.
struct ReportPage {
  let report: ExtractionReport
  let document: ExtractionReport.Document
  let page: ExtractionReport.Document.Page
  let index: PageIndex
  /// Whether it is a page of the mark scheme.
  let isOfAnswers: Bool

  private var items: [ExtractedItem] { report.extraction.items }
  private var frames: [PageIndex.Frame] { index.boxes[page.number] ?? [] }

  func write(to writer: inout MarkupWriter) {
    writer.markup("<section class=\"page\" aria-labelledby=\"")
    writeIdentifier("title-", to: &writer)
    writer.markup("\">\n<h2 id=\"")
    writeIdentifier("title-", to: &writer)
    writer.markup("\">")
    if isOfAnswers {
      writer.markup("<bdi>")
      writer.text(document.name)
      writer.markup("</bdi>, page ")
    } else {
      writer.markup("Page ")
    }
    writer.number(page.number)
    writer.markup("</h2>\n")
    for silent in report.extraction.silentPages where silent.page == page.number && !isOfAnswers {
      writer.markup("<p class=\"silent\">Nothing was recognised here: <bdi>")
      writer.text(silent.reason)
      writer.markup("</bdi></p>\n")
    }
    writePicture(to: &writer)
    writer.markup("<ol class=\"items\">\n")
    var seen: Set<Int> = []
    for frame in frames where seen.insert(frame.item).inserted {
      if !isOfAnswers, items[frame.item].page == page.number {
        writeItem(frame.item, to: &writer)
      } else {
        writeReference(frame, to: &writer)
      }
    }
    writer.markup("</ol>\n</section>\n")
  }

  /// Writes the items that begin on no page of the paper, so that none is missing.
  static func writeHomeless(of report: ExtractionReport, to writer: inout MarkupWriter) {
    let pages = Set(report.paper.pages.map(\.number))
    let positions = report.extraction.items.indices.filter {
      !pages.contains(report.extraction.items[$0].page)
    }
    guard !positions.isEmpty else { return }
    let nowhere = ReportPage(
      report: report, document: report.paper, page: .init(number: 0, width: 0, height: 0),
      index: PageIndex([], inAnswers: false), isOfAnswers: false)
    writer.markup("<section>\n<h2>Without a place on these pages</h2>\n<ol class=\"items\">\n")
    for position in positions { nowhere.writeItem(position, to: &writer) }
    writer.markup("</ol>\n</section>\n")
  }

  private func writeIdentifier(_ prefix: StaticString, to writer: inout MarkupWriter) {
    writer.markup(prefix)
    writer.markup(isOfAnswers ? "answers-" : "page-")
    writer.number(page.number)
  }

  // MARK: The picture

  private func writePicture(to writer: inout MarkupWriter) {
    writer.markup("<figure class=\"picture\" id=\"")
    writeIdentifier("", to: &writer)
    writer.markup("\" style=\"--ratio:")
    writer.number(max(1, Int(page.width)))
    writer.markup("/")
    writer.number(max(1, Int(page.height)))
    writer.markup(";aspect-ratio:var(--ratio)\">\n")
    let result = Result { () throws(PDFError) in try document.picture(page.number) }
    switch result {
    case .success(let picture):
      writer.markup("<img alt=\"")
      let count = Set(frames.map(\.item)).count
      writer.text(
        "Page \(page.number) of \(document.name), with \(count == 1 ? "1 item" : "\(count) items") framed")
      writer.markup("\" src=\"data:image/")
      writer.markup(picture.starts(with: [0xFF, 0xD8]) ? "jpeg" : "png")
      writer.markup(";base64,")
      writer.base64(Data(picture).base64EncodedData())
      writer.markup("\">\n")
    case .failure(let error):
      writer.markup("<p class=\"missing\">There is no picture of this page: ")
      writer.text(error.message)
      writer.markup("</p>\n")
    }
    for frame in frames { writeFrame(frame, to: &writer) }
    writer.markup("</figure>\n")
  }

  private func writeFrame(_ frame: PageIndex.Frame, to writer: inout MarkupWriter) {
    let item = items[frame.item]
    let band = ConfidenceBand(item.confidence)
    let (width, height) = (max(1, page.width), max(1, page.height))
    // Boxes are as tight as letters; the frame goes around them.
    let left = min(max(frame.box.left - 300, 0), width)
    let right = min(max(frame.box.right + 300, 0), width)
    let top = min(max(frame.box.top - 200, 0), height)
    let bottom = min(max(frame.box.bottom + 200, 0), height)
    writer.markup("<a class=\"box ")
    writer.markup(band.style)
    if frame.isAnswer { writer.markup(" answer") }
    // The number stands beside the frame, on the side of the nearer margin, where it hides no words.
    if left + right < width, left * 100 > width * 7 {
      writer.markup(" before")
    } else if right > width * 19 / 20 {
      writer.markup(" within")
    }
    writer.markup("\" id=\"")
    writeIdentifier(frame, to: &writer)
    writer.markup("\" data-item=\"")
    writer.number(frame.item)
    writer.markup("\" href=\"#item-")
    writer.number(frame.item)
    writer.markup("\" style=\"left:")
    writer.percent(Int(left), of: Int(width))
    writer.markup(";top:")
    writer.percent(Int(top), of: Int(height))
    writer.markup(";width:")
    writer.percent(Int(right - left), of: Int(width))
    writer.markup(";height:")
    writer.percent(Int(bottom - top), of: Int(height))
    writer.markup("\" title=\"")
    writer.text(frame.isAnswer ? item.answer ?? "" : item.question)
    writer.markup("\" aria-label=\"")
    writer.text("\(frame.isAnswer ? "Answer to item" : "Item") \(name(frame.item)), \(percent(item)) sure")
    writer.markup("\"><span><bdi>")
    writer.markup(band.sign)
    writer.text(" \(frame.isAnswer ? "answer " : "")\(name(frame.item))")
    writer.markup("</bdi></span></a>\n")
  }

  private func writeIdentifier(_ frame: PageIndex.Frame, to writer: inout MarkupWriter) {
    writer.markup(frame.isAnswer ? "answer-" : "box-")
    writer.number(frame.item)
    if !frame.isAnswer {
      writer.markup("-")
      writer.number(frame.place)
    }
  }

  // MARK: The items

  private func writeItem(_ position: Int, to writer: inout MarkupWriter) {
    let item = items[position]
    let band = ConfidenceBand(item.confidence)
    writer.markup("<li class=\"item ")
    writer.markup(band.style)
    if !ExtractionReport.needsReview(item) { writer.markup(" done") }
    writer.markup("\" id=\"item-")
    writer.number(position)
    writer.markup("\" data-item=\"")
    writer.number(position)
    writer.markup("\">\n<h3><a href=\"#box-")
    writer.number(position)
    writer.markup("-0\"><bdi>")
    writer.text(name(position))
    writer.markup("</bdi></a> <span class=\"badge ")
    writer.markup(band.style)
    writer.markup("\">")
    writer.markup(band.sign)
    writer.text(" \(percent(item)) sure")
    writer.markup("</span></h3>\n")
    writer.markup("<pre translate=\"no\" tabindex=\"0\"")
    if let language = report.language {
      writer.markup(" lang=\"")
      writer.text(language)
      writer.markup("\"")
    }
    writer.markup("><code>")
    writer.text(report.yaml(position))
    writer.markup("</code></pre>\n")
    writeNotes(of: item, at: position, to: &writer)
    writer.markup("</li>\n")
  }

  private func writeNotes(of item: ExtractedItem, at position: Int, to writer: inout MarkupWriter) {
    if !item.reviews.isEmpty {
      writer.markup("<p class=\"small\">Look at:</p>\n<ul class=\"reviews\">\n")
      for review in item.reviews {
        writer.markup("<li><bdi>")
        writer.text(review)
        writer.markup("</bdi></li>\n")
      }
      writer.markup("</ul>\n")
    }
    for (place, spot) in item.places.enumerated() where spot.page != page.number {
      writer.markup("<p class=\"small\"><a href=\"#box-")
      writer.number(position)
      writer.markup("-")
      writer.number(place)
      writer.markup("\">Goes on on page ")
      writer.number(spot.page)
      writer.markup("</a></p>\n")
    }
    guard let place = item.answerPlace else { return }
    let isElsewhere = item.answerFile != nil
    writer.markup("<p class=\"small\">")
    let isShown = !isElsewhere || report.answers != nil
    if isShown {
      writer.markup("<a href=\"#answer-")
      writer.number(position)
      writer.markup("\">")
    }
    writer.markup("Answer on page ")
    writer.number(place.page)
    if isElsewhere {
      writer.markup(" of <bdi>")
      writer.text(item.answerFile ?? "")
      writer.markup("</bdi>")
    }
    writer.markup(isShown ? "</a></p>\n" : "</p>\n")
  }

  /// An item that stands elsewhere, and has a part or its answer here.
  private func writeReference(_ frame: PageIndex.Frame, to writer: inout MarkupWriter) {
    writer.markup("<li class=\"small\" data-item=\"")
    writer.number(frame.item)
    writer.markup("\"><a href=\"#item-")
    writer.number(frame.item)
    writer.markup("\"><bdi>")
    writer.text(name(frame.item))
    writer.markup("</bdi>, ")
    writer.text(frame.isAnswer ? "whose answer stands here" : "which goes on here")
    writer.markup(" (page ")
    writer.number(items[frame.item].page)
    writer.markup(")</a></li>\n")
  }

  /// What a reader calls an item: its number, or its place among all.
  private func name(_ position: Int) -> String {
    items[position].number ?? "no. \(position + 1)"
  }

  /// Rounded down, so that no number claims more than its colour.
  private func percent(_ item: ExtractedItem) -> String {
    "\(Int(max(0, min(1, item.confidence)) * 100 + 1e-9)) %"
  }
}
