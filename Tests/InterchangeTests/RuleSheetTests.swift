import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Numbered orders that are rules, or steps of a recipe or within an article, and ask nothing.
struct RuleSheetTests {
  private static let orders = [
    "Draw a field of nine squares.", "Write down the names of both players.", "Count the stones in the bag.",
    "Name the one who moves first.", "Compare the heaps after each move.",
  ]

  private func items(_ title: String, _ orders: [String] = orders) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type(title, x: 60, y: 80, size: 14, font: "Serif-Bold")
    for (row, order) in orders.enumerated() { page.type("\(row + 1). \(order)", x: 60, y: 110 + 15 * row) }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: [
    "Rules of the game", "Recipe for a happy party", "Reglas del juego", "Règlement du jeu",
    "Regeln des Spiels",
    "Regras do jogo", "Guidelines for players",
  ])
  func ordersBelowATitleOfRulesAreNoQuestions(title: String) {
    #expect(items(title).isEmpty)
  }

  @Test(arguments: ["The game of stones", "Stones and squares", "Exercises on the rules of the game"])
  func ordersBelowOtherTitlesAre(title: String) {
    #expect(items(title).map(\.question) == Self.orders)
  }

  @Test func questionsBelowATitleOfRulesAre() {
    let questions = ["Who moves first?", "How many squares are there?", "Who has won?", "What is a heap?"]
    #expect(items("Rules of the game", questions).map(\.question) == questions)
  }

  private static let article = [
    "Many people who live in a town would like to have a garden of their own,",
    "and a few pots at a window are enough to begin with. Herbs grow fast and",
    "need little room, and whoever cooks will be glad to have them at hand in",
    "the summer. The soil should be loose, and the pots need a hole below, so",
    "that no water stays in them after the rain. Sun is good for nearly all of",
    "the herbs, but mint and parsley like the shade of a wall in the afternoon.",
  ]

  /// An article with numbered lines within it, and a heading below them.
  private func items(within lines: [String]) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("A garden in the town", x: 60, y: 80, size: 14, font: "Serif-Bold")
    var y = 110
    func type(_ text: String, size: Int = 10, font: String = "Serif") {
      page.type(text, x: 60, y: y, size: size, font: font)
      y += 15
    }
    for line in Self.article { type(line) }
    y += 10
    for (row, line) in lines.enumerated() { type("\(row + 1). \(line)") }
    y += 10
    type("In the summer", size: 14, font: "Serif-Bold")
    for line in Self.article + Self.article { type(line) }
    return extract([PageText(page.dump)]).items
  }

  @Test func aFewStepsWithinAnArticleAreNoQuestions() {
    #expect(
      items(within: ["Draw a line on the pot.", "Write the date on it.", "Name the herb in it."]).isEmpty)
  }

  @Test func questionsWithinAnArticleAre() {
    let found = items(within: ["Why do pots need a hole?", "Which herbs like shade?", "When is it warm?"])
    #expect(found.count == 3)
  }

  private static let sums = [
    "x + 9 = 16", "x + 4 = 12", "x - 3 = 10", "x + 8 = 21", "x - 6 = 14", "x + 2 = 11",
  ]

  @Test(arguments: ["Solve each of these equations.", "Solve each equation. Show your work."])
  func sumsBelowAnOrderAreExercises(order: String) {
    let lines = [order] + Self.sums.enumerated().map { "\($0 + 1). \($1)" }
    let found = TypedLines.items(lines.joined(separator: "\n"))
    #expect(found.map(\.question) == Self.sums)
    #expect(found.allSatisfy { $0.stem == order })
  }
}
