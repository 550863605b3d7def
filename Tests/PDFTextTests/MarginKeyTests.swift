import CurriculumTestSupport
import PDFText
import Testing

/// Keys in a column of their own beside the questions.
@Suite struct MarginKeyTests {
  private static let questions = [
    "Which tree bears acorns in autumn?", "Which tree has white bark?", "Which tree has rough leaves?",
    "Which tree is felled for feasts?", "Which tree stands in churchyards?",
  ]
  private static let trees = ["oak", "birch", "elm", "fir", "yew"]

  /// A page of questions with numbers in a column at the right, and answers in a cell of their own behind them.
  private func lines(
    _ head: String = "Answer Key", answers: [String] = trees, title: String? = nil
  ) -> [String] {
    var page = TypedPage(1)
    if let title { page.type(title, x: 430, y: 50) }
    page.type("Trees of our town", x: 60, y: 80, font: "Serif-Bold")
    page.type(head, x: 430, y: 87, font: "Serif-Bold")
    for (row, question) in Self.questions.enumerated() {
      page.type("\(row + 1). \(question)", x: 60, y: 110 + 40 * row)
      page.type("\(row + 1).", x: 430, y: 117 + 20 * row)
      if !answers[row].isEmpty { page.type(answers[row], x: 460, y: 117 + 20 * row) }
    }
    return page.lines
  }

  private var asked: [String] { Self.questions.enumerated().map { "\($0 + 1). \($1)" } }

  @Test(arguments: ["Answer Key", "Answers", "Lösungen"])
  func answersInCellsOfTheirOwnAreReadBehindTheQuestions(head: String) {
    let found = lines(head)
    #expect(found.filter { asked.contains($0) } == asked)
    #expect(found.suffix(6) == [head] + Self.trees.enumerated().map { "\($0 + 1). \($1)" })
  }

  @Test func theHeadOfThePageMaySayTheSame() {
    let found = lines("Answers", title: "Answer Key")
    #expect(found.suffix(6) == ["Answers"] + Self.trees.enumerated().map { "\($0 + 1). \($1)" })
  }

  @Test func aBlankColumnIsReadBehindTheQuestions() {
    let found = lines(answers: ["", "", "", "", ""])
    #expect(found.suffix(6) == ["Answer Key", "1.", "2.", "3.", "4.", "5."])
    #expect(found.filter { asked.contains($0) } == asked)
  }

  // MARK: What is none of it

  @Test func aColumnBelowAnotherHeadIsNoKey() {
    let found = lines("Our trees")
    #expect(found.firstIndex { $0.contains("Our trees") } ?? 9 < 3)
    #expect(found.suffix(6).first != "Our trees")
  }
}
