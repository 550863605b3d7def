import CurriculumTestSupport
import Foundation
import PDFText
import Testing

@testable import Interchange

@Suite struct FigureTests {
  /// A page of 300 by 400 points, drawn at 144 dots per inch.
  private struct Sheet {
    static let width = 600
    static let height = 800
    var text = PageText(number: 1, width: 30_000, height: 40_000)
    var dots = [UInt8](repeating: 255, count: width * height)

    var picture: GreyPicture {
      get throws { try #require(GreyPicture(width: Self.width, dots: dots)) }
    }

    /// Draws the edge of a rectangle, in points.
    mutating func frame(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
      for x in left * 2...right * 2 { for y in [top * 2, bottom * 2] { dots[y * Self.width + x] = 0 } }
      for y in top * 2...bottom * 2 { for x in [left * 2, right * 2] { dots[y * Self.width + x] = 0 } }
    }

    /// Draws a frame with its diagonal, in points.
    mutating func drawing(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
      frame(left, top, right, bottom)
      for step in 0...1000 {
        let x = left * 2 + (right - left) * 2 * step / 1000
        let y = top * 2 + (bottom - top) * 2 * step / 1000
        dots[y * Self.width + x] = 0
      }
    }

    mutating func rule(_ left: Int, _ right: Int, y: Int) {
      for x in left * 2...right * 2 { dots[y * 2 * Self.width + x] = 0 }
    }

    /// Writes a line whose words are as wide as they have letters, in points.
    mutating func line(_ words: String, x: Int, y: Int, size: Int = 10) {
      var left = x
      let placed = words.split(separator: " ").map { word in
        let box = Box(
          left: Int32(left * 100), top: Int32(y * 100), right: Int32((left + word.count * size / 2) * 100),
          bottom: Int32((y + size) * 100))
        left += word.count * size / 2 + size / 3
        return TextWord(text: String(word), box: box, size: Int32(size * 100))
      }
      text.lines.append(TextLine(page: 1, cells: [TextCell(placed)], size: Int32(size * 100)))
    }
  }

  private static func item(_ number: String, _ question: String, top: Int, bottom: Int) -> ExtractedItem {
    let box = Box(left: 3000, top: Int32(top * 100), right: 27_000, bottom: Int32(bottom * 100))
    return ExtractedItem(
      kind: .short, number: number, question: question, places: [ExtractedItem.Place(page: 1, box: box)])
  }

  private static func figures(_ sheet: Sheet, _ items: [ExtractedItem]) throws -> [Figure] {
    let picture = try sheet.picture
    return findFigures(in: items, pages: [sheet.text]) { _ throws(PDFError) in picture }.figures
  }

  @Test(
    arguments: [
      ("Figure 1 shows a circuit.", ["Figure 1"]), ("Use Fig. 2(b) and Table 3.", ["Fig 2", "Table 3"]),
      ("Compare Figures 1 and 2.", ["Figures 1", "Figures 2"]),
      ("Look at the diagram below.", ["the diagram"]),
      ("Complete the circuit diagram.", ["the circuit"]), ("Draw a graph.", []),
      ("What is the mass of 3 tables?", []), ("Describe Source B.", ["Source B"]), ("", []),
      ("See Figure 2.3a, then the table.", ["Figure 2.3a"]),
    ])
  func whatASentenceSpeaksOfIsFound(sentence: String, wanted: [String]) {
    #expect(FigureMention.all(in: sentence).map(\.text) == wanted)
  }

  @Test func aCaptionIsNoSentence() {
    #expect(FigureMention.caption("Figure 1")?.worth == 3)
    #expect(FigureMention.caption("Table 2: Times of day")?.worth == 2)
    #expect(FigureMention.caption("Fig. 2 A trolley on a ramp")?.worth == 1)
    #expect(FigureMention.caption("Figure 1 shows a trolley") == nil)
    #expect(FigureMention.caption("In Figure 1") == nil)
    #expect(FigureMention.caption("Use the graph") == nil)
  }

  @Test func aDrawingWithItsLabelsAndItsCaptionBelongsToThoseWhoNameIt() throws {
    var sheet = Sheet()
    sheet.line("1 Figure 1 shows a lamp and a cell", x: 30, y: 30)
    sheet.drawing(100, 80, 180, 140)
    sheet.line("9 V", x: 130, y: 68)
    sheet.line("Figure 1", x: 120, y: 150)
    sheet.line("What does it show?", x: 30, y: 180)
    let items = [
      Self.item("1(a)", "What does Figure 1 show?", top: 180, bottom: 190),
      Self.item("1(b)", "Why?", top: 200, bottom: 210),
      Self.item("1(c)", "Copy Fig. 1.", top: 220, bottom: 230),
    ]
    let figures = try Self.figures(sheet, items)
    let figure = try #require(figures.first)
    // "Fig. 1" and "Figure 1" are the same.
    #expect(figures.count == 1 && figure.items == [0, 2] && figure.name == "Figure 1")
    #expect(
      (6000...6800).contains(figure.box.top) && (16_000...16_600).contains(figure.box.bottom), "\(figure.box)"
    )
    #expect((9200...10_000).contains(figure.box.left) && (18_000...19_000).contains(figure.box.right))
  }

  @Test func theDiagramIsTheOneWithinItsQuestion() throws {
    var sheet = Sheet()
    sheet.drawing(100, 40, 180, 90)
    sheet.line("1 First question, which ends here", x: 30, y: 100)
    sheet.drawing(100, 150, 180, 200)
    sheet.line("2 Second question, which ends here", x: 30, y: 220)
    let items = [
      Self.item("1", "What is in the diagram?", top: 100, bottom: 110),
      Self.item("2(a)", "What does the picture show?", top: 220, bottom: 230),
      Self.item("2(b)", "Measure the drawing.", top: 240, bottom: 250),
    ]
    let figures = try Self.figures(sheet, items)
    #expect(figures.map(\.items) == [[0], [1, 2]])
  }

  @Test func framesToWriteInAndRulesAreNoDrawings() throws {
    var sheet = Sheet()
    sheet.line("1 Write about the diagram in your book", x: 30, y: 30)
    sheet.frame(30, 60, 270, 140)
    for y in stride(from: 160, to: 240, by: 20) { sheet.rule(30, 270, y: y) }
    let item = Self.item("1", "Write about the diagram in your book.", top: 30, bottom: 250)
    #expect(try Self.figures(sheet, [item]).isEmpty)
    sheet.drawing(100, 260, 160, 300)
    let longer = Self.item("1", "Write about it.", top: 30, bottom: 310)
    #expect(try Self.figures(sheet, [longer]).map(\.items) == [[0]])
  }

  @Test func aPictureThatThePageShowsIsADrawing() throws {
    var sheet = Sheet()
    sheet.text.images = [Box(left: 10_000, top: 8000, right: 18_000, bottom: 14_000)]
    let item = Self.item("1", "Who is in the photograph?", top: 30, bottom: 160)
    #expect(try Self.figures(sheet, [item]).map(\.page) == [1])
  }

  @Test func aFractionNeedsAPicture() throws {
    var sheet = Sheet()
    sheet.line("mass", x: 100, y: 100)
    sheet.line("volume", x: 95, y: 113)
    let item = Self.item("1", "mass volume", top: 90, bottom: 130)
    // Two words above each other are no fraction without the bar.
    #expect(try Self.figures(sheet, [item]).isEmpty)
    sheet.rule(94, 126, y: 111)
    #expect(try Self.figures(sheet, [item]).map(\.isStackedText) == [true])
    // Nor is a rule that goes on, as in a table.
    sheet.rule(30, 270, y: 111)
    #expect(try Self.figures(sheet, [item]).isEmpty)
  }

  @Test func aTableWithoutRulesIsCutOutWhole() throws {
    var sheet = Sheet()
    sheet.line("Table 1", x: 120, y: 50)
    for y in [65, 80, 95] {
      sheet.line("20", x: 100, y: y)
      let second = TextCell([
        TextWord(
          text: "40",
          box: Box(left: 16_000, top: Int32(y * 100), right: 17_000, bottom: Int32(y * 100 + 1000)),
          size: 1000)
      ])
      let last = sheet.text.lines.count - 1
      sheet.text.lines[last] = TextLine(page: 1, cells: sheet.text.lines[last].cells + [second], size: 1000)
    }
    let figures = try Self.figures(sheet, [Self.item("1", "What does Table 1 say?", top: 130, bottom: 140)])
    let box = try #require(figures.first).box
    #expect((4500...5000).contains(box.top) && (10_500...11_000).contains(box.bottom) && box.right > 17_000)
  }

  @Test func aPageThatCannotBeDrawnIsReportedAndTheRestIsNot() throws {
    var sheet = Sheet()
    sheet.drawing(100, 80, 180, 140)
    let picture = try sheet.picture
    var second = sheet.text
    second.number = 2
    let found = findFigures(
      in: [Self.item("1", "Describe the diagram.", top: 150, bottom: 160)], pages: [sheet.text, second]
    ) { page throws(PDFError) in
      if page == 2 { throw .timeLimit(page: 2) }
      return picture
    }
    #expect(found.figures.count == 1)
    #expect(found.failures.map(\.page) == [2])
  }

  @Test func filesAreNamedAfterTheDocumentThePageAndTheirPlaceOnIt() {
    let box = Box(left: 0, top: 0, right: 1, bottom: 1)
    let figures = [1, 1, 2].map { Figure(page: $0, box: box) }
    #expect(
      FigureFile.named(figures, of: "/papers/june 2024.v2.pdf").map(\.name) == [
        "june 2024.v2-p1-figure-1.png", "june 2024.v2-p1-figure-2.png", "june 2024.v2-p2-figure-1.png",
      ])
  }

  /// Slow: the worker draws each page, and code built for tests looks at two million dots of it.
  @Test(
    arguments: [
      ("nested-dotted-lines", ["Table 1": "1(b)", "Figure 2": "2", "Figure 1": "3"]),
      ("code-listings", ["Figure 1": "1", "Figure 2": "2", "Figure 3": "3"]),
      ("choices-lower-case-tabs", [:]), ("points-and-answer-boxes", [:]), ("words-hanzi-pinyin", [:]),
    ])
  func thePapersOfTheDevelopmentSetHaveTheseFigures(name: String, wanted: [String: String]) throws {
    let path = Repository.path + "/Evaluation/extraction/development/\(name).pdf"
    let pages = try Paper.pages(path)
    let items = extract(pages).items
    let (figures, failures) = findFigures(in: items, pages: pages) { page throws(PDFError) in
      try PDFPictures.grey(path: path, page: page)
    }
    #expect(failures.isEmpty)
    #expect(Set(figures.compactMap(\.name)) == Set(wanted.keys) && figures.count == wanted.count)
    for figure in figures {
      let numbers = figure.items.map { items[$0].number ?? "" }
      let prefix = wanted[figure.name ?? ""] ?? "?"
      #expect(
        !numbers.isEmpty && numbers.allSatisfy { $0.hasPrefix(prefix) }, "\(figure.name ?? "") \(numbers)")
    }
    var pictures: [String: [UInt8]] = [:]
    let unseen = try FigureFile.draw(FigureFile.named(figures, of: path), path: path) {
      pictures[$0.name] = $1
    }
    #expect(unseen.isEmpty && pictures.count == wanted.count)
    #expect(pictures.values.allSatisfy { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) && $0.count > 500 })
  }
}
