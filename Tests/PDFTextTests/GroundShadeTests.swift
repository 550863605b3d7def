import PDFText
import Testing

/// What the words of a page stand on, seen in a picture of the page.
@Suite struct GroundShadeTests {
  /// A page of a file with its words' grounds.
  private func page(_ file: MinimalPDF) throws -> PageText {
    let dump = try #require(try Reader.read(file.bytes).pages.first)
    var page = PageText(dump)
    page.takeGrounds(from: try Reader.grey(file.bytes))
    return page
  }

  private func grounds(_ page: PageText) -> [String: UInt8] {
    let words = page.lines.flatMap(\.words)
    return Dictionary(words.map { ($0.text, $0.ground) }, uniquingKeysWith: min)
  }

  /// A box filled in a colour, from the lower left corner.
  private func box(_ color: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "q \(color) rg \(x) \(y) \(width) \(height) re f Q\n"
  }

  @Test func aWordOnAColouredGroundHasItsShade() throws {
    let text = MinimalPDF.line("plain", y: 700) + MinimalPDF.line("yellow", y: 600)
    let found = grounds(try page(MinimalPDF(pages: [box("1 0.9 0.3", 60, 590, 200, 30) + text])))
    #expect(found["plain"] == 255)
    let shade = try #require(found["yellow"])
    #expect(shade < 240 && shade > 150)
  }

  @Test func lettersThemselvesAreNoGround() throws {
    let found = grounds(try page(MinimalPDF(pages: [MinimalPDF.line("WWWW MMMM HHHH", size: 9)])))
    #expect(found == ["WWWW": 255, "MMMM": 255, "HHHH": 255])
  }

  @Test func whiteLettersOnABannerStandOnTheBanner() throws {
    let text =
      "q 1 1 1 rg " + MinimalPDF.line("Title", y: 700, size: 20) + " Q\n" + MinimalPDF.line("below", y: 600)
    let found = grounds(try page(MinimalPDF(pages: [box("0 0 0.5", 0, 680, 612, 60) + text])))
    let title = try #require(found["Title"])
    #expect(title < 80)
    #expect(found["below"] == 255)
  }

  @Test func aLineBelowAWordIsNoGround() throws {
    let found = grounds(
      try page(MinimalPDF(pages: [box("1 0 0", 72, 717, 60, 1) + MinimalPDF.line("underlined", y: 720)])))
    #expect(found["underlined"] == 255)
  }

  @Test func wordsThatLieOffThePageHaveNoGround() throws {
    let text =
      MinimalPDF.line("A", x: 72, y: 720) + MinimalPDF.line("B", x: 606, y: 720)
      + MinimalPDF.line("C", x: 72, y: -3)
    let found = grounds(try page(MinimalPDF(pages: [text])))
    #expect(found["A"] == 255)
    #expect(found.values.allSatisfy { $0 == 255 })
  }

  @Test func groundsAreFoundOnPagesWhoseCornerIsElsewhere() throws {
    var file = MinimalPDF()
    file.add("<</Type/Catalog/Pages 2 0 R>>")
    file.add("<</Type/Pages/Count 1/Kids[4 0 R]>>")
    file.add("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
    file.add(
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/CropBox[50 100 562 700]/Contents 5 0 R/Resources<</Font<</F1 3 0 R>>>>>>"
    )
    let text = MinimalPDF.line("plain", x: 100, y: 600) + MinimalPDF.line("grey", x: 100, y: 500)
    _ = file.add(stream: Array((box("0.8 0.8 0.8", 90, 490, 100, 30) + text).utf8))
    let found = grounds(try page(file))
    #expect(found["plain"] == 255)
    let shade = try #require(found["grey"])
    #expect((195...213).contains(shade))
  }

  @Test(arguments: [90, 270])
  func groundsAreFoundOnTurnedPages(turn: Int) throws {
    let text =
      (1...4).map { MinimalPDF.line("a line that is only there to be read", y: 400 + 20 * $0) }.joined()
      + MinimalPDF.line("plain", y: 700) + MinimalPDF.line("grey", y: 600)
    let found = grounds(
      try page(MinimalPDF(pages: [box("0.8 0.8 0.8", 60, 590, 200, 30) + text], page: "/Rotate \(turn)")))
    #expect(found["plain"] == 255)
    let shade = try #require(found["grey"])
    #expect((195...213).contains(shade))
  }

  @Test func aHighlightThatSomebodyAddedIsSeen() throws {
    let text = MinimalPDF.line("plain", y: 700) + MinimalPDF.line("yellow", y: 600)
    var file = MinimalPDF(pages: [text], page: "/Annots[6 0 R]")
    let quad = "70 612 110 612 70 597 110 597"
    file.add("<</Type/Annot/Subtype/Highlight/Rect[70 597 110 612]/QuadPoints[\(quad)]/C[1 0.9 0]/F 4>>")
    let found = grounds(try page(file))
    #expect(found["plain"] == 255)
    let shade = try #require(found["yellow"])
    #expect(shade < 240)
  }

  @Test func rowsShadedInTurnHaveTheirShades() throws {
    let rows = (0..<4).map { MinimalPDF.line("row\($0)", y: 700 - 20 * $0) }.joined()
    let found = grounds(
      try page(
        MinimalPDF(pages: [box("0.9 0.9 0.9", 60, 675, 200, 20) + box("0.9 0.9 0.9", 60, 635, 200, 20) + rows]
        )))
    #expect(found["row0"] == 255 && found["row2"] == 255)
    #expect(found["row1"] == found["row3"] && found["row1"] != 255)
  }
}
