import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// The line to bind along in the margin of an exam paper.
struct BindingLineTests {
  /// A page with characters beside some of its lines.
  private func page(_ characters: [String], x: Int = 20) -> PageText {
    var page = TypedPage(1)
    for (row, metal) in ["rusts", "is liquid", "is in brass", "is red", "is light"].enumerated() {
      page.type("\(row + 1). Which metal \(metal) in a warm room?", x: 80, y: 100 + 40 * row)
      if row < characters.count, !characters[row].isEmpty {
        page.type(characters[row], x: x, y: 100 + 40 * row)
      }
    }
    return PageText(page.dump)
  }

  private static let plain = ["rusts", "is liquid", "is in brass", "is red", "is light"].enumerated().map {
    "\($0 + 1). Which metal \($1) in a warm room?"
  }

  @Test(arguments: [["装", "", "订", "", "线"], ["密", "封", "线"], ["裝", "訂", "線"]])
  func itsCharactersAreNoWordsOfTheLinesBesideThem(characters: [String]) {
    #expect(BindingLine.without(page(characters).lines).map(\.text) == Self.plain)
    #expect(BindingLine.without(page(characters, x: 500).lines).map(\.text) == Self.plain)
    let found = extract([page(characters)]).items
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5"])
    #expect(found.first?.question == "Which metal rusts in a warm room?")
  }

  @Test func linesBeginWhereTheirWordsDo() {
    let lines = BindingLine.without(page(["装", "订", "线"]).lines)
    #expect(lines.allSatisfy { $0.box.left == 8_000 })
    #expect(lines.allSatisfy { $0.words[0].gapBefore == 0 })
  }

  @Test func linesOfSuchCharactersAloneAreTakenOut() {
    var typed = TypedPage(1)
    for (row, text) in ["装", "订", "线"].enumerated() { typed.type(text, x: 20, y: 100 + 40 * row) }
    typed.type("Which metal rusts?", x: 80, y: 240)
    #expect(BindingLine.without(PageText(typed.dump).lines).map(\.text) == ["Which metal rusts?"])
  }

  @Test(arguments: [["线", "", "线"], ["山", "水", "火"], ["装订", "线条", "封面"]])
  func oneCharacterAloneAndOtherWordsAreLeft(characters: [String]) {
    let lines = page(characters).lines
    #expect(BindingLine.without(lines).map(\.text) == lines.map(\.text))
  }
}
