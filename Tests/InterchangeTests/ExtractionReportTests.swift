import Foundation
import PDFText
import Testing

@testable import Interchange

@Suite struct ExtractionReportTests {
  private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
  private static let page = ExtractionReport.Document.Page(number: 1, width: 60_000, height: 80_000)

  private static func item(
    _ question: String, confidence: Double = 0.95,
    box: Box = Box(left: 6000, top: 8000, right: 30_000, bottom: 16_000)
  ) -> ExtractedItem {
    var item = ExtractedItem(
      kind: .short, number: "1", question: question, places: [ExtractedItem.Place(page: 1, box: box)])
    item.confidence = confidence
    return item
  }

  private static func paper(
    pages: [ExtractionReport.Document.Page] = [page], name: String = "paper.pdf",
    picture: @escaping (Int) throws(PDFError) -> [UInt8] = { _ in Self.picture }
  ) -> ExtractionReport.Document {
    ExtractionReport.Document(name: name, sha256: "abc", pages: pages, picture: picture)
  }

  private static func pieces(
    _ items: [ExtractedItem], paper: ExtractionReport.Document = paper(),
    answers: ExtractionReport.Document? = nil,
    silent: [(page: Int, reason: String)] = [], language: String? = nil,
    calibration: ExtractionReport.Calibration = [:]
  ) throws -> [String] {
    var extraction = Extraction(items: items, layout: "numbered")
    extraction.silentPages = silent
    let report = ExtractionReport(
      paper: paper, answers: answers, extraction: extraction, language: language, calibration: calibration
    ) { "question: \(extraction.items[$0].question)\n" }
    var pieces: [String] = []
    try report.write { pieces.append(String(decoding: $0, as: UTF8.self)) }
    return pieces
  }

  private static func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test(
    arguments: [
      #"</script><img src=x onerror="alert(1)">"#, "\"quoted\" & 'quoted' &amp;", "مرحبا \u{202E}بالعالم",
      "漢字とかな",
      "]]> <!-- --> <![CDATA[", "zero\u{0}, a bell\u{7} and \u{FFFF}\u{9F}", "a\rb\r\nc",
    ])
  func noTextOfADocumentBecomesMarkup(text: String) throws {
    var item = Self.item(text)
    item.number = text
    item.answer = text
    item.reviews = [text]
    item.answerPlace = item.places.first
    let html = try Self.pieces([item], paper: Self.paper(name: text), silent: [(1, text)], language: text)
      .joined()
    // What a harmless text has, no more and no less.
    let plain = try Self.pieces(
      [
        {
          var plain = item
          plain.question = "text"
          plain.command = "text"
          plain.number = "text"
          plain.answer = "text"
          plain.reviews = ["text"]
          return plain
        }()
      ], paper: Self.paper(name: "text"), silent: [(1, "text")]
    ).joined()
    for sign in ["<", ">", "\""] {
      #expect(Self.count(sign, in: html) == Self.count(sign, in: plain), "\(sign)")
    }
    #expect(!html.unicodeScalars.contains { $0.value < 9 || $0 == "\r" || (0x7F...0x9F).contains($0.value) })
    let seen = html.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
      .replacingOccurrences(of: "&#13;", with: "\r").replacingOccurrences(of: "&amp;", with: "&")
    let wanted = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { ["\u{0}", "\u{7}", "\u{FFFF}", "\u{9F}"].contains($0) ? "\u{FFFD}" : $0 }))
    #expect(seen.contains("question: \(wanted)\n"))
  }

  @Test func anItemIsFramedWhereItStandsAndNowhereElse() throws {
    let html = try Self.pieces([Self.item("What?")]).joined()
    #expect(html.contains("left:9.500%;top:9.750%;width:41.000%;height:10.500%"))
    #expect(Self.count("<a class=\"box ", in: html) == 1)
    // Where a box hangs over the edge, the frame ends at it.
    let wide = Self.item("What?", box: Box(left: -500, top: 79_000, right: 70_000, bottom: 90_000))
    #expect(try Self.pieces([wide]).joined().contains("left:0.000%;top:98.500%;width:100.000%;height:1.500%"))
  }

  @Test(arguments: [
    (1.0, "sure", "✓ 100 %"), (0.9, "sure", "✓ 90 %"), (0.899, "fair", "~ 89 %"), (0.3, "poor", "! 30 %"),
  ])
  func howSureAnItemIsShowsInItsColourAndInWords(confidence: Double, style: String, words: String) throws {
    let html = try Self.pieces([Self.item("What?", confidence: confidence)]).joined()
    #expect(html.contains("<a class=\"box \(style) "))
    #expect(html.contains("<span class=\"badge \(style)\">\(words) sure</span>"))
  }

  @Test func anAnswerIsFramedOnItsPageOfTheMarkScheme() throws {
    var item = Self.item("What?")
    item.answerPlace = ExtractedItem.Place(page: 2, box: Box(left: 0, top: 0, right: 6000, bottom: 8000))
    item.answerFile = "scheme.pdf"
    let pages = (1...3).map { ExtractionReport.Document.Page(number: $0, width: 60_000, height: 80_000) }
    var drawn: [Int] = []
    let scheme = Self.paper(pages: pages, name: "scheme.pdf") { page throws(PDFError) in
      drawn.append(page)
      return Self.picture
    }
    let html = try Self.pieces([item], answers: scheme).joined()
    #expect(drawn == [2])
    #expect(
      html.contains("id=\"answers-2\"") && html.contains("<a class=\"box sure answer\" id=\"answer-0\""))
    #expect(html.contains("<a href=\"#answer-0\">Answer on page 2 of <bdi>scheme.pdf</bdi></a>"))
    // Without the file there is nothing to frame, but the item still says where its answer is.
    let alone = try Self.pieces([item], paper: Self.paper(pages: pages)).joined()
    #expect(!alone.contains("box sure answer") && !alone.contains("#answer-0"))
    #expect(alone.contains("Answer on page 2 of <bdi>scheme.pdf</bdi></p>"))
  }

  @Test func aReportIsWrittenPageByPage() throws {
    let pages = (1...50).map { ExtractionReport.Document.Page(number: $0, width: 60_000, height: 80_000) }
    let picture = [UInt8](repeating: 7, count: 90_000)
    let pieces = try Self.pieces([], paper: Self.paper(pages: pages) { _ in picture })
    #expect(pieces.count == 52)
    #expect(pieces.allSatisfy { $0.utf8.count < 130_000 })
    #expect(pieces.joined().hasSuffix("</html>\n"))
  }

  @Test func aPageThatCannotBeDrawnSaysWhyAndKeepsItsFrames() throws {
    let broken = Self.paper { page throws(PDFError) in throw .timeLimit(page: page) }
    let html = try Self.pieces([Self.item("What?")], paper: broken).joined()
    #expect(html.contains("There is no picture of this page: page 1 takes longer to read than it may"))
    #expect(html.contains("<a class=\"box sure ") && !html.contains("<img"))
  }

  @Test func whatIsNotOnThePagesIsListedAtTheEnd() throws {
    var homeless = Self.item("Where am I?")
    homeless.places = []
    let html = try Self.pieces([Self.item("What?"), homeless]).joined()
    #expect(html.contains("Without a place on these pages") && html.contains("question: Where am I?"))
    #expect(try !Self.pieces([Self.item("What?")]).joined().contains("Without a place"))
  }

  @Test func aSilentPageSaysWhyInTheListAndOnThePage() throws {
    let html = try Self.pieces([], silent: [(1, "it has no text layer")]).joined()
    #expect(html.contains("<li><a href=\"#page-1\">Page 1</a>: <bdi>it has no text layer</bdi></li>"))
    #expect(html.contains("Nothing was recognised here: <bdi>it has no text layer</bdi>"))
  }

  @Test func theSummaryCountsWhatIsThere() throws {
    var noted = Self.item("Two?")
    noted.reviews = ["look"]
    noted.answer = "Yes"
    let html = try Self.pieces(
      [Self.item("One?"), noted, Self.item("Three?", confidence: 0.2)], calibration: [.sure: (48, 50)]
    ).joined()
    #expect(html.contains("<dt>Items</dt><dd><bdi>3, 1 with answers</bdi></dd>"))
    #expect(html.contains("<dt>To look at</dt><dd><bdi>2 with notes or unsure</bdi></dd>"))
    #expect(html.contains("<td>48 of 50</td>") && html.contains("<td>not measured</td>"))
  }

  @Test func aJPEGIsNamedAsOne() throws {
    let html = try Self.pieces([], paper: Self.paper { _ in [0xFF, 0xD8, 0xFF] }).joined()
    #expect(html.contains("src=\"data:image/jpeg;base64,/9j/\""))
  }
}
