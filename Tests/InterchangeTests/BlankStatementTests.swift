import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Statements to judge that nothing numbers, as the blank before each is drawn.
struct BlankStatementTests {
  private static let statements = [
    "Iron rusts in moist air.", "Mercury is a solid metal in a warm room.",
    "Zinc is one of the metals in brass.",
    "Oxygen is a gas that plants take in.",
  ]
  private static let questions = [
    "Which gas burns with a pop?", "Which gas is most of the air?", "Which gas do we breathe out?",
  ]

  private struct Sheet {
    var head = "True/False"
    var headSize = 14
    var verdicts: [String] = []
    var indent = 50
    var numbered = BlankStatementTests.questions
  }

  private func page(_ number: Int, _ sheet: Sheet) -> PageText {
    var page = TypedPage(number)
    page.type("Chemistry Test", x: 60, y: 50, size: 16, font: "Serif-Bold")
    page.type(
      sheet.head, x: 60, y: 80, size: sheet.headSize, font: sheet.headSize > 10 ? "Serif-Bold" : "Serif")
    page.type("Read the following sentences with great care.", x: 60, y: 110)
    for (row, statement) in Self.statements.enumerated() {
      if !sheet.verdicts.isEmpty { page.type(sheet.verdicts[row], x: 70, y: 140 + 20 * row) }
      page.type(statement, x: 60 + sheet.indent, y: 140 + 20 * row)
    }
    page.type("Short Answer", x: 60, y: 250, size: 14, font: "Serif-Bold")
    for (row, text) in sheet.numbered.enumerated() {
      page.type("\(row + 1). \(text)", x: 60, y: 280 + 20 * row)
    }
    return PageText(page.dump)
  }

  private func items(_ sheets: Sheet...) -> [ExtractedItem] {
    extract(sheets.enumerated().map { page($0 + 1, $1) }).items
  }

  @Test func statementsBelowTheirHeadStandBesideTheNumberedQuestions() {
    let found = items(Sheet())
    #expect(found.map(\.question) == Self.statements + Self.questions)
    #expect(found.filter { $0.kind == .trueFalse }.map(\.question) == Self.statements)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func verdictsBeforeTheCopiesInAKeyAnswerThem() {
    let key = Sheet(
      verdicts: ["True", "False", "True", "False"], numbered: ["hydrogen", "nitrogen", "carbon dioxide"])
    let found = items(Sheet(), key)
    let judged = found.filter { $0.kind == .trueFalse }
    #expect(judged.map(\.question) == Self.statements)
    #expect(judged.map(\.answer) == ["True", "False", "True", "False"])
    #expect(judged.allSatisfy { $0.answerPlace?.page == 2 && $0.places.first?.page == 1 })
    #expect(found.filter { $0.kind == .short }.map(\.answer) == ["hydrogen", "nitrogen", "carbon dioxide"])
  }

  @Test(arguments: ["Safety rules", "Words to know"])
  func sentencesBelowAnotherHeadAreNotJudged(head: String) {
    #expect(items(Sheet(head: head)).map(\.question) == Self.questions)
  }

  @Test func aLineInTheSizeOfTheTextHeadsNoStatements() {
    #expect(items(Sheet(headSize: 10)).map(\.question) == Self.questions)
  }

  @Test func sentencesAtTheEdgeOfTheInstructionsAreNotJudged() {
    #expect(items(Sheet(indent: 0)).map(\.question) == Self.questions)
  }
}
