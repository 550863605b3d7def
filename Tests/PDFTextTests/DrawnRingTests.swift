import PDFText
import Testing

/// Rings that are drawn around letters, seen in a picture of the page.
@Suite struct DrawnRingTests {
  /// The words of a page around which a ring is drawn.
  private func ringed(_ content: String) throws -> [String] {
    let file = MinimalPDF(pages: [content])
    let dump = try #require(try Reader.read(file.bytes).pages.first)
    var page = PageText(dump)
    page.takeGrounds(from: try Reader.grey(file.bytes))
    return page.lines.flatMap(\.words).filter(\.isRinged).map(\.text)
  }

  /// A circle around a point, or the part of it that so many of its four quarters make.
  private func circle(_ x: Double, _ y: Double, _ radius: Double, quarters: Int = 4, color: String = "1 0 0")
    -> String
  {
    let bend = radius * 0.5523
    let curves = [
      "\(x + radius) \(y + bend) \(x + bend) \(y + radius) \(x) \(y + radius) c",
      "\(x - bend) \(y + radius) \(x - radius) \(y + bend) \(x - radius) \(y) c",
      "\(x - radius) \(y - bend) \(x - bend) \(y - radius) \(x) \(y - radius) c",
      "\(x + bend) \(y - radius) \(x + radius) \(y - bend) \(x + radius) \(y) c",
    ]
    return "q \(color) RG 1.5 w \(x + radius) \(y) m \(curves.prefix(quarters).joined(separator: " ")) S Q\n"
  }

  private static let letters =
    MinimalPDF.line("A", x: 100, y: 600) + MinimalPDF.line("B", x: 160, y: 600)
    + MinimalPDF.line("C", x: 220, y: 600)

  @Test(arguments: ["1 0 0", "0 0 0", "0 0.4 0.1"])
  func aRingAroundALetterIsSeen(color: String) throws {
    #expect(try ringed(Self.letters + circle(164, 604, 10, color: color)) == ["B"])
  }

  @Test func aRingThatTouchesItsLetterIsSeen() throws {
    #expect(try ringed(Self.letters + circle(164, 604, 8)) == ["B"])
  }

  @Test func withoutRingsNoLetterIsRinged() throws {
    let round =
      MinimalPDF.line("O", x: 100, y: 500) + MinimalPDF.line("D.", x: 160, y: 500)
      + MinimalPDF.line("Q", x: 220, y: 500)
    #expect(try ringed(Self.letters + round).isEmpty)
    let large =
      MinimalPDF.line("O", x: 100, y: 400, size: 30) + MinimalPDF.line("B", x: 200, y: 400, size: 30)
    #expect(try ringed(large).isEmpty)
  }

  @Test func anArcIsNoRing() throws {
    #expect(try ringed(Self.letters + circle(164, 604, 10, quarters: 3)).isEmpty)
  }

  @Test func aLineBelowALetterIsNoRing() throws {
    #expect(try ringed(Self.letters + "q 1 0 0 RG 158 597 m 172 597 l S Q\n").isEmpty)
  }

  @Test func lettersInBracketsAreNotRinged() throws {
    #expect(
      try ringed(MinimalPDF.line("\\(A\\)", x: 100, y: 600) + MinimalPDF.line("[B]", x: 160, y: 600)).isEmpty)
  }

  @Test func lettersInTheCellsOfATableAreNotRinged() throws {
    let lines = stride(from: 90, through: 270, by: 60).map { "\($0) 590 m \($0) 615 l S " }.joined()
    let grid = "q " + lines + "90 590 m 270 590 l S 90 615 m 270 615 l S Q\n"
    #expect(try ringed(Self.letters + grid).isEmpty)
  }

  @Test func aFrameAroundALongWordIsNoRing() throws {
    #expect(try ringed(MinimalPDF.line("Attention", x: 100, y: 600) + "q 95 595 70 20 re S Q\n").isEmpty)
  }

  @Test func aLetterOnAFilledSpotIsNotRinged() throws {
    #expect(try ringed("q 0.8 g 150 590 30 30 re f Q\n" + Self.letters).isEmpty)
  }

  @Test func aLetterAtTheEdgeOfThePageIsLookedAtWithoutTrouble() throws {
    let text =
      MinimalPDF.line("A", x: 1, y: 785) + MinimalPDF.line("B", x: 604, y: 2)
      + MinimalPDF.line("C", x: 300, y: 0)
    #expect(try ringed(text).isEmpty)
  }

  @Test func aRingAroundALetterWithItsStopIsSeen() throws {
    let text = MinimalPDF.line("A.", x: 100, y: 600) + MinimalPDF.line("B.", x: 100, y: 580)
    #expect(try ringed(text + circle(105, 604, 9)) == ["A."])
  }

  @Test func ringsOfNeighboursDoNotCountForALetter() throws {
    let text =
      MinimalPDF.line("A", x: 100, y: 600) + MinimalPDF.line("B", x: 122, y: 600)
      + MinimalPDF.line("C", x: 144, y: 600)
    #expect(try ringed(text + circle(104, 604, 9) + circle(148, 604, 9)) == ["A", "C"])
  }

  @Test func aCrossThroughALetterIsNoRing() throws {
    #expect(try ringed(Self.letters + "q 1 0 0 RG 158 597 m 172 612 l 158 612 m 172 597 l S Q\n").isEmpty)
  }
}
