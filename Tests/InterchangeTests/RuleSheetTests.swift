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

  @Test func tasksOfAnExaminationAreWhateverTheTitleIsAbout() {
    let tasks = [
      "Define the word policy.", "Explain how a bill becomes a law.", "Describe two of them.",
      "Compare the two.",
    ]
    #expect(items("Policy making in the state", tasks).map(\.question) == tasks)
  }

  @Test func questionsBelowATitleOfRulesAre() {
    let questions = ["Who moves first?", "How many squares are there?", "Who has won?", "What is a heap?"]
    #expect(items("Rules of the game", questions).map(\.question) == questions)
  }

  private static let article = [
    "Many people who live in a town would like to have a garden of their own,",
    "and a few pots at a window are enough to begin with. Herbs grow fast and",
    "need little room, and whoever cooks will be glad to have them at hand in",
  ]

  /// An article with numbered lines within it, and a heading below them.
  private func items(within lines: [String]) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("A garden in the town", x: 60, y: 80, size: 14, font: "Serif-Bold")
    for row in 0..<9 { page.type(Self.article[row % 3], x: 60, y: 110 + 15 * row) }
    for (row, line) in lines.enumerated() { page.type("\(row + 1). \(line)", x: 60, y: 260 + 15 * row) }
    page.type("In the summer", x: 60, y: 335, size: 14, font: "Serif-Bold")
    for row in 0..<2 { page.type(Self.article[row], x: 60, y: 360 + 15 * row) }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: ["Is it dry? Name the herb in it.", "Name the herb in it again."])
  func aFewStepsWithinAnArticleAreNoQuestions(last: String) {
    let steps = [
      "Draw a line on the pot with a pen.", "Write the date on it, and the place.",
      "Name the herb in it on a card.",
    ]
    #expect(items(within: steps + [last]).isEmpty)
  }

  @Test func questionsWithinAnArticleAre() {
    let questions = [
      "Why do pots need a hole below?", "Which herbs like the shade of a wall?", "When is it warm?",
      "Who cooks with herbs?",
    ]
    #expect(items(within: questions).map(\.question) == questions)
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
