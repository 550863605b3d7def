import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Where a table of words ends, and what stands above the rows of another.
struct TableFootTests {
  private func table(_ rows: [[String]], x: [Int], y: Int, _ page: inout TypedPage) {
    for (row, cells) in rows.enumerated() {
      for (place, cell) in cells.enumerated() { page.type(cell, x: x[place], y: y + 15 * row) }
    }
  }

  private static let animals = [
    ["perro", "dog"], ["gato", "cat"], ["caballo", "horse"], ["vaca", "cow"], ["oveja", "sheep"],
  ]

  private func words(footAt y: Int) -> [String] {
    var page = TypedPage(1)
    page.type("Spanish", x: 60, y: 100, font: "Serif-Bold")
    page.type("English", x: 210, y: 100, font: "Serif-Bold")
    table(Self.animals, x: [60, 210], y: 115, &page)
    table([["Hoja tres", "Ana Ruiz"]], x: [60, 210], y: y, &page)
    return extract([PageText(page.dump)]).items.map(\.question)
  }

  @Test func whatStandsFarBelowATableIsNoRowOfIt() {
    #expect(words(footAt: 500) == ["perro", "gato", "caballo", "vaca", "oveja"])
  }

  @Test func whatStandsRightBelowATableIsARowOfIt() {
    #expect(words(footAt: 190) == ["perro", "gato", "caballo", "vaca", "oveja", "Hoja tres"])
  }

  /// Two groups of words in signs with a line in Latin letters between them.
  private func signs(_ heading: String, size: Int) -> [String] {
    var page = TypedPage(1)
    table(
      [
        ["水", "mizu", "water"], ["米", "kome", "rice"], ["魚", "sakana", "fish"],
        ["肉", "niku", "meat"],
      ], x: [60, 210, 360], y: 115, &page)
    page.type(heading, x: 60, y: 175, size: size)
    table(
      [["犬", "inu", "dog"], ["猫", "neko", "cat"], ["馬", "uma", "horse"]], x: [60, 210, 360], y: 190,
      &page)
    return extract([PageText(page.dump)]).items.map(\.question)
  }

  @Test func aLargerLineInLatinLettersNamesTheWordsBelowIt() {
    #expect(signs("Animals", size: 11) == ["水", "米", "魚", "肉", "犬", "猫", "馬"])
  }

  @Test func aLineOfTheSameSizeInLatinLettersGoesOnFromTheWordAboveIt() {
    #expect(signs("(lit.)", size: 10) == ["水", "米", "魚", "肉 (lit.)", "犬", "猫", "馬"])
  }
}
