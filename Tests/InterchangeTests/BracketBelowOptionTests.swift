import PDFText
import Testing

@testable import Interchange

/// Brackets for the letter of the answer, on lines of their own at the right edge.
struct BracketBelowOptionTests {
  /// Questions with two rows of options and room at the right below them.
  private func paper(_ room: String, questions: Int = 3, x: Int = 460, options: Bool = true) -> PageText {
    let asked = ["Which is a root?", "Which is a stem?", "Which is a leaf?", "Which is a seed?"]
    var rows: [[(x: Int, text: String)]] = []
    for (place, question) in asked.prefix(questions).enumerated() {
      rows.append([(x: 60, text: "\(place + 1). \(question) Look at the plants on the table and choose.")])
      if options {
        rows.append([(x: 80, text: "(1) carrot"), (x: 240, text: "(2) celery")])
        rows.append([(x: 80, text: "(3) spinach"), (x: 240, text: "(4) walnut")])
      }
      rows.append([(x: x, text: room)])
    }
    return arrange([TypedLines.sheet(rows)])[0]
  }

  @Test(arguments: ["( )", "()", "(    )"])
  func theyAreNoWordsOfTheLastOption(room: String) {
    let found = extract([paper(room)]).items
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.options.map(\.text) == ["carrot", "celery", "spinach", "walnut"] })
  }

  @Test(arguments: ["( 4 )", "( x )", "[ ]"])
  func bracketsWithSomethingInThemStay(room: String) {
    let lines = paper(room).lines
    #expect(EmptyBrackets.without(lines).count == lines.count)
  }

  @Test func fewBracketsAndThoseAtTheLeftOrBelowNoOptionsStay() {
    for page in [paper("( )", questions: 2), paper("( )", x: 90), paper("( )", options: false)] {
      #expect(EmptyBrackets.without(page.lines).count == page.lines.count)
    }
  }
}
