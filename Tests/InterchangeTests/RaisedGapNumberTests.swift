import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Passages with halves of words to fill in, each gap of which has a raised number in brackets behind it.
struct RaisedGapNumberTests {
  /// A passage with the raised numbers given behind its gaps.
  private func page(_ signs: [String], key: String = "") -> PageText {
    var page = TypedPage(1)
    page.type("C-Test", x: 60, y: 100, font: "Serif-Bold")
    page.type("Anna ist krank. Sie kom", x: 60, y: 130)
    page.type("\(signs[0]) heute nicht. Ihr Bru", x: 200, y: 130)
    page.type("\(signs[1]) ist auch", x: 340, y: 130)
    page.type("zu Haus, die Mut", x: 60, y: 150)
    page.type("\(signs[2]) kocht eine Sup", x: 170, y: 150)
    page.type("\(signs[3]) für sie und", x: 290, y: 150)
    page.type("liest den Kin", x: 60, y: 170)
    page.type("\(signs[4]) ein Buch vor.", x: 150, y: 170)
    if !key.isEmpty {
      page.type("Key", x: 60, y: 250, font: "Serif-Bold")
      page.type(key, x: 60, y: 265)
    }
    return PageText(page.dump)
  }

  private static let signs = ["⁽¹⁾", "⁽²⁾", "⁽³⁾", "⁽⁴⁾", "⁽⁵⁾"]

  @Test func eachGapIsAQuestionWithItsNumber() {
    let found = extract([page(Self.signs, key: "1. mt 2. der 3. ter 4. pe 5. dern")]).items
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5"])
    #expect(found.map(\.answer) == ["mt", "der", "ter", "pe", "dern"])
    #expect(found.first?.question == "Sie kom ___ (1) heute nicht.")
    #expect(found.last?.question.contains("den Kin ___ (5) ein Buch vor.") == true)
  }

  @Test func aCommaMayStandBehindANumber() {
    let lines = page(["⁽¹⁾,", "⁽²⁾", "⁽³⁾.", "⁽⁴⁾", "⁽⁵⁾"]).lines
    let lowered = RaisedGapNumbers.lowered(lines).map(\.text)
    #expect(lowered.contains { $0.contains("kom ___ (1), heute") })
    #expect(lowered.contains { $0.contains("Mut ___ (3). kocht") })
  }

  @Test(arguments: [
    ["⁽¹⁾", "⁽²⁾", "⁽³⁾", "⁽⁴⁾", "⁽⁷⁾"], ["⁽²⁾", "⁽³⁾", "⁽⁴⁾", "⁽⁵⁾", "⁽⁶⁾"],
    ["⁽¹⁾", "⁽²⁾", "⁽³⁾", "⁽⁴⁾", "·"],
    ["⁽ᵃ⁾", "⁽ᵇ⁾", "⁽ᶜ⁾", "⁽ᵈ⁾", "⁽ᵉ⁾"], ["²", "³", "²", "³", "²"],
  ])
  func signsThatDoNotCountFromOneToFiveAreLeft(signs: [String]) {
    let lines = page(signs).lines
    #expect(RaisedGapNumbers.lowered(lines).map(\.text) == lines.map(\.text))
  }
}
