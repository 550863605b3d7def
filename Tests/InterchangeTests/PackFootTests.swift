import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Feet of the pages of a pack, which only all of its sheets together show to be such.
struct PackFootTests {
  private struct Sheet {
    let subject: String
    let names: [String]
    let answers: [String]
  }

  private static let sheets = [
    Sheet(subject: "capital", names: ["France", "Spain", "Italy"], answers: ["Paris", "Madrid", "Rome"]),
    Sheet(subject: "currency", names: ["Japan", "India", "Poland"], answers: ["yen", "rupee", "zloty"]),
    Sheet(subject: "peak", names: ["Nepal", "Kenya", "Chile"], answers: ["Everest", "Batian", "Ojos"]),
    Sheet(subject: "river", names: ["Egypt", "Brazil", "Austria"], answers: ["Nile", "Amazon", "Danube"]),
  ]

  /// Sheets of two pages, the second a key with a foot.
  private func items(_ foot: (Int) -> String) -> [ExtractedItem] {
    var pages: [PageText] = []
    for (place, sheet) in Self.sheets.enumerated() {
      var paper = TypedPage(2 * place + 1)
      paper.type("Worksheet on the \(sheet.subject)", x: 60, y: 60, size: 16, font: "Serif-Bold")
      var key = TypedPage(2 * place + 2)
      key.type("Answer Key", x: 60, y: 60, size: 16, font: "Serif-Bold")
      for row in 0..<3 {
        paper.type(
          "\(row + 1). What is the \(sheet.subject) of \(sheet.names[row])?", x: 60, y: 100 + 22 * row)
        key.type("\(row + 1). \(sheet.answers[row])", x: 60, y: 720 + 20 * row)
      }
      key.type(foot(place + 1), x: 60, y: 780)
      pages += [PageText(paper.dump), PageText(key.dump)]
    }
    return extract(pages).items
  }

  @Test(arguments: ["Version", "Sheet", "Ausgabe"])
  func aFootOfAllSheetsIsNoWordOfTheLastAnswer(name: String) {
    let found = items { "\(name) \($0) of the pack" }
    #expect(found.count == 12)
    #expect(found.map(\.answer) == Self.sheets.flatMap(\.answers))
  }

  @Test func whatDiffersFromSheetToSheetIsSaid() {
    let notes = ["a city in the north", "a coin of copper", "a hill of ice", "a stream of mud"]
    let found = items { notes[$0 - 1] }
    #expect(found.contains { ($0.answer ?? "").contains("mud") || $0.leftOut.joined().contains("mud") })
  }
}
