import CurriculumTestSupport
import PDFText
import Testing

@Suite struct LayoutTests {
  @Test func wordsAreToldByTheSpaceBetweenThemNotByTheFile() {
    var page = TypedPage()
    // The file names the right word first, and no space.
    page.type("conditional", x: 150, y: 100)
    page.type("simple", x: 100, y: 100)
    #expect(page.lines == ["simple conditional"])
  }

  @Test func cellsOfATableStayApart() {
    var page = TypedPage()
    page.type("perro", x: 100, y: 100)
    page.type("dog", x: 250, y: 100)
    let line = PageText(page.dump).lines[0]
    #expect(line.cells.map(\.text) == ["perro", "dog"])
  }

  @Test func powersAndIndicesBecomeUnicodesOwn() {
    var page = TypedPage()
    page.type("m/s", x: 100, y: 100)
    page.type("2", x: 115, y: 98, size: 6)
    page.type("H", x: 150, y: 100)
    page.type("2", x: 155, y: 105, size: 6)
    page.type("O", x: 158, y: 100)
    #expect(page.lines == ["m/s² H₂O"])
  }

  @Test func signsAndPowersBelongToTheLettersBesideThem() {
    var page = TypedPage()
    // What stands in the other column is two points higher, and the box of the sign's font is four lower.
    page.type("a. What is", x: 300, y: 98)
    page.type("4x", x: 100, y: 100)
    page.type("−", x: 113, y: 104)
    page.type("5", x: 121, y: 100)
    page.type("b. How far", x: 300, y: 148)
    page.type("2x", x: 100, y: 150)
    page.type("3", x: 110, y: 149, size: 6)
    let lines = PageText(page.dump).lines
    #expect(lines.map(\.cells[0].text) == ["4x − 5", "2x³"])
  }

  @Test func lettersBelowLargerOnesAreALineOfTheirOwn() {
    var page = TypedPage()
    page.type("茶", x: 100, y: 100, size: 24)
    page.type("chá", x: 100, y: 116, size: 8)
    page.type("水", x: 200, y: 100, size: 24)
    page.type("shuǐ", x: 200, y: 116, size: 8)
    #expect(PageText(page.dump).lines.map(\.text) == ["茶 水", "chá shuǐ"])
  }

  @Test func linesOfANarrowColumnAreNotInterleavedBesideATallerLine() {
    var page = TypedPage()
    page.type("Correct", x: 40, y: 100, size: 8)
    page.type("Select one of them:", x: 140, y: 103, size: 12)
    page.type("Mark 1 out of 1", x: 40, y: 109, size: 8)
    #expect(PageText(page.dump).lines.map(\.cells[0].text) == ["Correct", "Mark 1 out of 1"])
  }

  @Test func notesBesideTheTextAreReadBeforeIt() {
    var page = TypedPage()
    for number in 1...3 {
      let top = 100 * number
      page.type("Question \(number)", x: 40, y: top + 3, size: 8)
      page.type("Finished", x: 40, y: top + 13, size: 8)
      page.type("Worth one", x: 40, y: top + 23, size: 8)
      page.type("Name the capital of this country and", x: 110, y: top, size: 10)
      page.type("say on which river it lies", x: 110, y: top + 16, size: 10)
    }
    let block = [
      "Finished", "Worth one", "Name the capital of this country and", "say on which river it lies",
    ]
    #expect(page.lines == (1...3).flatMap { ["Question \($0)"] + block })
  }

  @Test func fractionsAreReadWithASlash() {
    var page = TypedPage()
    page.type("n", x: 100, y: 93)
    page.type("8", x: 100, y: 107)
    page.type("+ 1 = 6", x: 108, y: 100)
    page.type("n + 2", x: 100, y: 193)
    page.type("4", x: 110, y: 207)
    page.type("= 5", x: 128, y: 200)
    page.type("x + 2", x: 100, y: 300)
    page.type("3", x: 127, y: 297, size: 6)
    page.type("4", x: 127, y: 304, size: 6)
    let text = PageText(page.dump)
    #expect(text.lines.map(\.text) == ["n/8 + 1 = 6", "(n + 2)/4 = 5", "x + 2 3/4"])
    #expect(text.fractions.count == 3)
  }

  @Test func termsThatAreProductsOrSumsAreToldFromWhatIsBracketedAlready() {
    var page = TypedPage()
    for (row, term) in ["(x + 3)(x − 2)", "(x + 2)²", "2(x + 1)"].enumerated() {
      let width = 5 * term.count
      page.type("2x", x: 100 + width / 2 - 5, y: 93 + 100 * row)
      page.type(term, x: 100, y: 107 + 100 * row)
      page.type("= 5", x: 103 + width, y: 100 + 100 * row)
    }
    #expect(
      PageText(page.dump).lines.map { String($0.text.prefix { $0 != "=" }) }
        == ["2x/((x + 3)(x − 2)) ", "2x/(x + 2)² ", "2x/(2(x + 1)) "])
  }

  @Test func aQuarterWhoseDigitsShareABoxIsNotFourteen() {
    var page = TypedPage()
    page.type("It converges to", x: 100, y: 100)
    var dump = page.dump
    let style = UInt16(dump.styles.count)
    dump.styles.append(TextStyle(fontName: "CMR8", size: 700, color: 0))
    let edge = dump.glyphs.map(\.box.right).max() ?? 0
    let middle = dump.glyphs[0].box.centerY
    let box = Box(left: edge + 400, top: middle - 800, right: edge + 800, bottom: middle + 800)
    dump.glyphs.append(
      Glyph(
        scalar: "1", box: Box(left: box.left, top: box.top, right: box.left, bottom: box.bottom), style: style
      ))
    dump.glyphs.append(Glyph(scalar: "4", box: box, style: style))
    #expect(PageText(dump).lines.map(\.text) == ["It converges to 1/4"])
  }

  @Test func numbersAboveEachOtherAreNoFractionInBracketsOrInAColumnOfThem() {
    var page = TypedPage()
    page.type("3", x: 100, y: 93)
    page.type("5", x: 100, y: 107)
    page.type("a = (", x: 74, y: 100)
    page.type(")", x: 106, y: 100)
    for number in 1...3 { page.type("\(number)", x: 300, y: 286 + 14 * (number - 1)) }
    page.type("Total", x: 340, y: 300)
    page.type("7)", x: 285, y: 293)
    let text = PageText(page.dump)
    #expect(text.fractions.isEmpty)
    #expect(!text.lines.contains { $0.text.contains("/") })
  }

  @Test func wordsFromRightToLeftAreReadSo() {
    var page = TypedPage()
    // Logical order, each letter to the left of the one before.
    for (place, letter) in "שלום".unicodeScalars.enumerated() {
      page.type(String(letter), x: 200 - 5 * place, y: 100)
    }
    page.type("peace", x: 100, y: 100)
    let line = PageText(page.dump).lines[0]
    #expect(line.cells.map(\.text) == ["peace", "שלום"])
  }

  @Test func radicalsLigaturesAndSymbolFontsAreWrittenOut() {
    var page = TypedPage()
    page.type("\u{2FA3} \u{FB01}nd \u{F05B}\u{F032}\u{F05D}", x: 100, y: 100)
    #expect(page.lines == ["酉 find [2]"])
  }

  @Test func textThatIsPrintedTwiceToLookBoldIsReadOnce() {
    var page = TypedPage()
    page.type("Glossary", x: 100, y: 100)
    page.type("Glossary", x: 100, y: 100)
    #expect(page.lines == ["Glossary"])
  }

  @Test func whatRunsUpAMarginIsLeftOut() {
    var page = TypedPage()
    for line in 0..<12 { page.type("A line of the question paper.", x: 100, y: 100 + 14 * line) }
    page.typeDown("DO NOT WRITE IN THIS AREA", x: 570, y: 100)
    let text = PageText(page.dump)
    #expect(text.lines.count == 12)
    #expect(text.hasTurnedText)
    #expect(text.lines.allSatisfy { $0.text == "A line of the question paper." })
  }

  @Test func aWatermarkIsLeftOut() {
    var page = TypedPage()
    for line in 0..<12 { page.type("A line of the question paper.", x: 100, y: 100 + 14 * line) }
    page.type("SPECIMEN", x: 100, y: 300, size: 60, color: 0xDDDDDD)
    #expect(!page.lines.contains { $0.contains("SPECIMEN") })
  }

  @Test func aColumnOfMarksIsNotTakenForAMargin() {
    var page = TypedPage()
    for row in 0..<8 {
      page.type("answer \(row)", x: 100, y: 100 + 14 * row)
      page.type("\(1 + row % 2)", x: 500, y: 100 + 14 * row)
    }
    #expect(page.lines == (0..<8).map { "answer \($0) \(1 + $0 % 2)" })
  }

  @Test func columnsOfTextAreReadOneByOne() {
    var page = TypedPage()
    page.type("A title over both of the columns", x: 120, y: 80, size: 16)
    for row in 0..<10 {
      page.type("left column line number \(row) of it", x: 60, y: 120 + 14 * row)
      page.type("right column line number \(row) here", x: 320, y: 120 + 14 * row)
    }
    let left = (0..<10).map { "left column line number \($0) of it" }
    let right = (0..<10).map { "right column line number \($0) here" }
    #expect(page.lines == ["A title over both of the columns"] + left + right)
  }

  @Test func aTableOfWordsIsNotReadAsColumns() {
    var page = TypedPage()
    for row in 0..<10 {
      page.type("palabra \(row)", x: 60, y: 120 + 14 * row)
      page.type("word \(row)", x: 320, y: 120 + 14 * row)
    }
    #expect(page.lines == (0..<10).map { "palabra \($0) word \($0)" })
  }

  @Test func runningHeadsAndPageNumbersAreNoPartOfTheText() {
    let pages = (1...4).map { number in
      var page = TypedPage(number)
      page.type("GCSE Physics Paper 1", x: 60, y: 30)
      page.type("What is asked on page \(number) of the paper?", x: 60, y: 300)
      page.type("\(number)", x: 295, y: 810)
      return PageText(page.dump)
    }
    let arranged = arrange(pages)
    #expect(
      arranged.map { $0.lines.map(\.text) } == (1...4).map { ["What is asked on page \($0) of the paper?"] })
    #expect(arranged.allSatisfy { $0.furniture.count == 2 })
  }

  @Test func codesForMachinesArePagesOwn() {
    let texts = ["Why does ice float on water?", "What do plants make of light?", "How do birds find south?"]
    let pages = (1...3).map { number in
      var page = TypedPage(number)
      page.type(number < 3 ? "–\(number)–" : "– \(number) –", x: 250, y: 30)
      page.type("QDHS – 2026", x: 400, y: 30)
      page.type("\(texts[number - 1])", x: 60, y: 300)
      page.type("08EP0\(number)", x: 250, y: 800)
      return PageText(page.dump)
    }
    let found = arrange(pages).map { $0.lines.map(\.text) }
    #expect(found == texts.map { [$0] })
  }

  @Test func aPageNotToWriteOnHasNoText() {
    var page = TypedPage(1)
    page.type("Please do not write on this page.", x: 60, y: 300)
    page.type("Veuillez ne pas écrire sur cette page.", x: 60, y: 340)
    #expect(arrange([PageText(page.dump)])[0].lines.isEmpty)
  }

  @Test(arguments: [
    "Página 1 de 3", "Strona 1 z 3", "Seite 1", "страница 1 из 3", "第 1 页 共 3 页", "- Halaman 1 -",
  ])
  func theNumberOfAPageIsNoPartOfTheText(mark: String) {
    var page = TypedPage()
    page.type("D. 2", x: 60, y: 300)
    page.type(mark, x: 280, y: 810)
    #expect(page.lines == ["D. 2"])
  }

  @Test func aSentenceAtTheFootOfAPageThatNamesAPageIsKept() {
    var page = TypedPage()
    page.type("What is shown on this page?", x: 60, y: 300)
    page.type("Read page 3 of 4 again.", x: 60, y: 810)
    #expect(page.lines.last == "Read page 3 of 4 again.")
  }

  @Test func theNumberOfAQuestionAtTheTopOfAPageIsKept() {
    var page = TypedPage()
    page.type("1", x: 60, y: 40, font: "Serif-Bold")
    for row in 0..<6 { page.type("(a) Define the term work.", x: 80, y: 60 + 20 * row) }
    #expect(page.lines.first == "1")
  }

  @Test func anEmptyPageHasNoLines() {
    #expect(TypedPage().lines.isEmpty)
  }

  @Test func numbersThatNothingComesBehindAreNoLabels() {
    var page = TypedPage()
    for row in 0..<6 {
      page.type("\(row == 5 ? String(Int.max) : String(row + 1)). salt", x: 60, y: 100 + 15 * row)
      page.type("\(row + 6). tin and lead", x: 320, y: 100 + 15 * row)
    }
    #expect(page.lines.joined().contains("\(Int.max). salt"))
  }

  @Test func placesFarOffCanBeReckonedWith() {
    // Nothing is multiplied by more than 200, and a width is the difference of two places.
    #expect(2 * 200 * Int(GlyphRecords.farthest) < Int(Int32.max))
    var page = TypedPage()
    for row in 0..<8 {
      page.type("here", x: 0, y: 100 + 15 * row)
      page.type("there", x: Int(GlyphRecords.farthest) / 100 - 200, y: 100 + 15 * row)
    }
    var dump = page.dump
    dump.width = GlyphRecords.farthest
    #expect(arrange([PageText(dump)])[0].lines.map(\.text) == [String](repeating: "here there", count: 8))
  }

  /// Slow without a limit: each letter is a piece of its own, and each was compared with all others.
  @Test(.timeLimit(.minutes(1))) func aLineOfManyPiecesIsReadInTime() {
    var page = TypedPage()
    for letter in 0..<28_000 { page.type("x", x: letter, y: 100, size: 1 + letter % 2) }
    var dump = page.dump
    dump.width = GlyphRecords.farthest
    let words = PageText(dump).lines.flatMap(\.words)
    #expect(words.reduce(0) { $0 + $1.text.count } > 20_000)
  }
}
