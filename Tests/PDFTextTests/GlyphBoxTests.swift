import CurriculumTestSupport
import Testing

@testable import PDFText

/// Letters whose boxes or sizes are not what they look like on the page.
struct GlyphBoxTests {
  /// A character in a box of some width and height, in points.
  private func frame(_ scalar: Unicode.Scalar, width: Int32, height: Int32) -> (box: Box, size: Int32) {
    let box = Box(left: 1_000, top: 2_000, right: 1_000 + 100 * width, bottom: 2_000 + 100 * height)
    return CleanGlyph(scalar: scalar, box: box, style: 0, size: 100 * height).frame
  }

  @Test(arguments: ["水", "あ", "カ", "한"] as [Unicode.Scalar])
  func anIdeographInABoxTwiceAsHighIsAsHighAsWide(scalar: Unicode.Scalar) {
    let found = frame(scalar, width: 10, height: 20)
    #expect(found.size == 1_000)
    #expect(found.box == Box(left: 1_000, top: 2_500, right: 2_000, bottom: 3_500))
  }

  @Test(
    arguments: [("水", 20), ("水", 14), ("ｱ", 10), ("ｶ", 10), ("A", 10), ("7", 10)] as [(Unicode.Scalar, Int32)]
  )
  func otherCharactersKeepTheirBoxes(typed: (scalar: Unicode.Scalar, width: Int32)) {
    let found = frame(typed.scalar, width: typed.width, height: 20)
    #expect(found.size == 2_000)
    #expect(found.box.height == 2_000)
  }

  @Test func aCharacterThatFillsAPosterIsReadAsAnyOther() {
    let found = frame("水", width: 3_250, height: 6_500)
    #expect(found.size == 325_000)
    #expect(found.box.height == 325_000)
  }

  /// Glyphs of one line, each with a box of its own, in hundredths of a point.
  private func lines(_ typed: [(text: String, x: Int32, top: Int32, bottom: Int32, size: Int32)]) -> [String]
  {
    var glyphs: [Glyph] = []
    var styles: [TextStyle] = []
    for (place, word) in typed.enumerated() {
      styles.append(TextStyle(fontName: "Serif", size: word.size, color: 0))
      var left = word.x
      for scalar in word.text.unicodeScalars {
        let box = Box(left: left, top: word.top, right: left + word.size / 2, bottom: word.bottom)
        glyphs.append(Glyph(scalar: scalar, box: box, style: UInt16(place)))
        left += word.size / 2
      }
    }
    let dump = PageDump(number: 1, width: 59_500, height: 84_200, glyphs: glyphs, styles: styles)
    return PageText(dump).lines.map(\.text)
  }

  /// Where the last word of a line stands that begins behind some room.
  private func last(_ text: String, x: Int32) -> Box? {
    let typed: [(text: String, left: Int32, top: Int32, bottom: Int32)] = [
      ("3. The sum is", 6_000, 10_000, 11_000), (text, x, 10_500, 11_100),
    ]
    var glyphs: [Glyph] = []
    for word in typed {
      for (place, scalar) in word.text.unicodeScalars.enumerated() {
        let left = word.left + 500 * Int32(place)
        let box = Box(left: left, top: word.top, right: left + 500, bottom: word.bottom)
        glyphs.append(Glyph(scalar: scalar, box: box, style: 0))
      }
    }
    let styles = [TextStyle(fontName: "Serif", size: 1_000, color: 0)]
    let dump = PageDump(number: 1, width: 59_500, height: 84_200, glyphs: glyphs, styles: styles)
    return PageText(dump).lines.first?.words.last?.box
  }

  @Test func aWordThatBeginsWithAMinusSignStandsOnItsLine() {
    #expect(last("\u{2212}12", x: 13_500) == Box(left: 13_500, top: 10_000, right: 15_000, bottom: 11_000))
  }

  @Test(arguments: ["\u{2212}", "12", "-12"])
  func otherWordsWithLowBoxesStayWhereTheyAre(text: String) {
    #expect(last(text, x: 13_500)?.top == 10_500)
    #expect(last(text, x: 13_500)?.bottom == 11_100)
  }

  @Test func aMinusSignInAnExponentIsLeftWhereItStands() {
    let found = lines([
      ("1. It is 10", 6_000, 10_000, 11_000, 1_000),
      ("\u{2212}3", 11_500, 9_800, 10_250, 700),
      ("m long.", 12_700, 10_000, 11_000, 1_000),
    ])
    #expect(found == ["1. It is 10⁻³ m long."])
  }

  /// A label, words behind it that stand a little lower, and the line of another column a little higher.
  private func labelled(_ label: String) -> [String] {
    lines([
      (label, 6_000, 10_400, 11_400, 1_000), ("The second of the sums", 8_500, 10_460, 11_460, 1_000),
      ("another column", 30_000, 10_000, 11_000, 1_000),
    ])
  }

  @Test(arguments: ["7.", "12)"])
  func aNumberStandsInTheLineOfItsWords(label: String) {
    #expect(labelled(label) == ["another column", "\(label) The second of the sums"])
  }

  @Test(arguments: ["7", "a.", "so"])
  func whatIsNoNumberStaysInTheLineOfItsHeight(label: String) {
    #expect(labelled(label) == ["\(label) another column", "The second of the sums"])
  }

  @Test func aNumberBehindSmallWordsIsNotRaised() {
    let found = lines([
      ("Question 1", 6_000, 10_000, 10_700, 700), ("Which river is long?", 11_000, 10_150, 11_150, 1_000),
    ])
    #expect(found == ["Question 1 Which river is long?"])
  }

  @Test func aSmallNumberBehindALetterIsRaised() {
    let found = lines([
      ("An area of 12 m", 6_000, 10_150, 11_150, 1_000), ("2", 13_500, 10_000, 10_700, 700),
      ("is small.", 14_300, 10_150, 11_150, 1_000),
    ])
    #expect(found == ["An area of 12 m² is small."])
  }

  @Test(arguments: ["\u{25E6}", "\u{2218}"] as [Unicode.Scalar])
  func aRingBehindADigitIsADegreeSign(ring: Unicode.Scalar) {
    #expect(
      lines([("An angle of 90\(ring) is right", 6_000, 10_000, 11_000, 1_000)]) == [
        "An angle of 90° is right"
      ])
  }

  @Test(arguments: ["\u{25E6}", "\u{2218}"] as [Unicode.Scalar])
  func aRingBehindALetterIsLeft(ring: Unicode.Scalar) {
    let text = "The map f\(ring)g is first g"
    #expect(lines([(text, 6_000, 10_000, 11_000, 1_000)]) == [text])
  }
}
