import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Titles of keys in papers whose sections are numbered, and keys in two columns.
struct NumberedKeyHeadTests {
  private func items(_ title: String, size: Int = 14) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("1 Problems", x: 60, y: 60, size: 14, font: "Serif-Bold")
    for (row, metal) in ["rusts in moist air", "is liquid in a warm room", "is in brass"].enumerated() {
      page.type("\(row + 1). Which metal \(metal)?", x: 60, y: 90 + 20 * row)
    }
    page.type(title, x: 60, y: 180, size: size, font: "Serif-Bold")
    for (row, answer) in ["iron", "mercury", "zinc"].enumerated() {
      page.type("\(row + 1). \(answer)", x: 60, y: 210 + 20 * row)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: ["2 Solutions", "2. Answers", "2 Answer Key"])
  func aNumberBeforeTheTitleOfAKeyIsTheSections(title: String) {
    let found = items(title)
    #expect(found.count == 3)
    #expect(found.map(\.answer) == ["iron", "mercury", "zinc"])
  }

  private func bare(_ title: String, size: Int, font: String) -> [String] {
    var page = TypedPage(1)
    page.type(title, x: 60, y: 60, size: size, font: font)
    for row in 0..<4 { page.type("Some words on line \(row) of the page.", x: 60, y: 90 + 20 * row) }
    return NumberedKeyHeads.bare(PageText(page.dump).lines).map(\.text)
  }

  @Test func onlyATitleInLargeBoldLettersLosesItsNumber() {
    #expect(bare("2 Solutions", size: 14, font: "Serif-Bold")[0] == "Solutions")
    #expect(bare("2 Solutions", size: 14, font: "Serif")[0] == "2 Solutions")
    #expect(bare("2 Solutions", size: 10, font: "Serif-Bold")[0] == "2 Solutions")
  }

  @Test(arguments: ["2 Salt and water", "2 Answer", "A Solutions", "Solutions"])
  func otherTitlesAreLeftAsTheyAre(title: String) {
    #expect(bare(title, size: 14, font: "Serif-Bold")[0] == title)
  }
}
