import CurriculumTestSupport
import Testing

@testable import PDFText

/// Pages that are written from right to left.
struct TurnedPageTests {
  /// Types words as they stand on such a page, the first at the right edge.
  private func type(_ text: String, y: Int, right: Int = 500, in page: inout TypedPage) {
    var x = right
    for word in text.split(separator: " ") {
      let scalars = Array(word.unicodeScalars)
      let isRightToLeft = scalars.contains { $0.isRightToLeft }
      x -= scalars.count * 5
      let visual = String(String.UnicodeScalarView(isRightToLeft ? scalars.reversed() : scalars))
      page.type(visual, x: x, y: y)
      x -= 5
    }
  }

  private func lines(_ texts: [String]) -> [String] {
    var page = TypedPage()
    for (row, text) in texts.enumerated() { type(text, y: 100 + 15 * row, in: &page) }
    return [PageText(page.dump)].turned[0].lines.map(\.text)
  }

  @Test func numbersBeginLinesAndTheirSignsStandBehindThem() {
    #expect(
      lines(["-1 ما اسم المدينة", "-2 ما مصدر الدخل", ".3 كيف يتم الدفع"]) == [
        "1- ما اسم المدينة", "2- ما مصدر الدخل", "3. كيف يتم الدفع",
      ])
  }

  @Test func wordsFromLeftToRightStayInTheirOrder() {
    var page = TypedPage()
    type("في كتاب", y: 100, in: &page)
    page.type("World Book", x: 400, y: 100)
    type("من الكتب الكثيرة", y: 115, in: &page)
    type("وهو من الكتب القديمة", y: 130, in: &page)
    let line = [PageText(page.dump)].turned[0].lines[0]
    #expect(line.text == "في كتاب World Book")
  }

  @Test func bracketsThatAreNamedByTheirLooksAreTurnedRound() {
    #expect(lines(["أ( القاهرة", "ب( الجيزة", "ج( أسوان"]) == ["أ) القاهرة", "ب) الجيزة", "ج) أسوان"])
    #expect(lines(["أ) القاهرة", "ب) الجيزة", "ج) أسوان"]) == ["أ) القاهرة", "ب) الجيزة", "ج) أسوان"])
  }

  @Test func aTableOfWordsOfALanguageFromRightToLeftKeepsItsColumns() {
    var page = TypedPage()
    for (row, pair) in [("das Brot", "خبز"), ("das Wasser", "ماء"), ("die Milch", "حليب")].enumerated() {
      page.type(pair.0, x: 60, y: 100 + 15 * row)
      type(pair.1, y: 100 + 15 * row, right: 300, in: &page)
    }
    let pages = [PageText(page.dump)].turned
    #expect(!pages[0].isTurned)
    #expect(pages[0].lines.map { $0.cells.map(\.text) }.first == ["das Brot", "خبز"])
  }

  @Test func lettersOfALigatureStandInTheOrderInWhichTheyAreRead() {
    // Poppler divides the one picture of "لا" in two halves from left to right: in "سلام" the halves are the second letter
    // from the right and the third, and the article's letters are of different widths.
    func glyph(_ scalar: Unicode.Scalar, _ left: Int32, _ right: Int32) -> Glyph {
      Glyph(scalar: scalar, box: Box(left: left, top: 0, right: right, bottom: 1_000), style: 0)
    }
    let word = [
      glyph("\u{633}", 3_000, 3_600), glyph("\u{627}", 2_600, 3_000), glyph("\u{644}", 2_200, 2_600),
      glyph("\u{645}", 1_700, 2_200),
    ]
    #expect(ArabicGlyphs.mended(word).map(\.scalar) == ["\u{633}", "\u{644}", "\u{627}", "\u{645}"])
    let article = [glyph("\u{627}", 2_600, 3_000), glyph("\u{644}", 2_300, 2_600)]
    #expect(ArabicGlyphs.mended(article).map(\.scalar) == ["\u{627}", "\u{644}"])
  }

  @Test func formsOfLettersAreReadAsTheLettersThatTheyAre() {
    let forms = "\u{FEFB}\u{FE8E}".unicodeScalars.flatMap { LetterForms.letters(for: $0) ?? [] }
    #expect(forms == ["\u{644}", "\u{627}", "\u{627}"])
    #expect(LetterForms.letters(for: "\u{627}") == nil)
  }

  @Test func whereASignIsOnePictureWithItsLetterNoGapParts() {
    // "के" is one picture of which poppler knows half the width; "क" alone shows how wide it is.
    var page = TypedPage()
    page.type("क", x: 100, y: 100)
    page.type("सां", x: 200, y: 100)
    var dump = page.dump
    func add(_ scalar: Unicode.Scalar, _ left: Int32, _ right: Int32) {
      dump.glyphs.append(
        Glyph(scalar: scalar, box: Box(left: left, top: 10_000, right: right, bottom: 11_000), style: 0))
    }
    add("\u{915}", 21_500, 21_600)
    add("\u{947}", 21_600, 21_700)
    add("\u{924}", 22_000, 22_500)
    let words = PageText(dump).lines.flatMap(\.words).map(\.text)
    #expect(words.contains { $0.hasSuffix("केत") })
  }

  @Test func threeDotsThatStandApartAreAnEllipsis() {
    var page = TypedPage()
    page.type("1; 2;", x: 100, y: 100)
    for place in 0..<3 { page.type(".", x: 130 + 8 * place, y: 100) }
    #expect(PageText(page.dump).lines.map(\.text) == ["1; 2; ..."])
  }
}
