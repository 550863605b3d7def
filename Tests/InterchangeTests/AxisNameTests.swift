import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Names of axes below graphs to draw.
struct AxisNameTests {
  private static let questions = [
    "Draw how the place of a cart changes that stands still",
    "Draw how the place of a cart changes that rolls on",
    "Which metal is a cart made of?",
  ]

  /// Questions with room to draw in, below which words stand at places.
  private func page(_ words: [[(text: String, x: Int)]]) -> PageText {
    var page = TypedPage(1)
    for (row, question) in Self.questions.enumerated() {
      page.type("\(row + 1). \(question)", x: 60, y: 80 + 90 * row)
      for word in words[row] { page.type(word.text, x: word.x, y: 140 + 90 * row) }
    }
    return PageText(page.dump)
  }

  @Test(arguments: ["time", "distance", "tiempo"])
  func aNameBelowEachOfSeveralGraphsIsNoWordOfAQuestion(name: String) {
    let found = extract([page([[(name, 200), (name, 400)], [(name, 200), (name, 400)], []])]).items
    #expect(found.map(\.question) == Self.questions)
  }

  @Test func aNameAtTheEdgeOfThePageOrInALineOfOthersIsLeft() {
    func left(_ words: [(text: String, x: Int)]) -> Int {
      AxisNames.without(arrange([page([words, words, words])])[0].lines).count
    }
    #expect(left([("time", 200)]) == 3)
    #expect(left([("time", 62)]) == 6)
    #expect(left([("time", 200), ("speed", 400)]) == 6)
    #expect(left([("week", 200)]) == 6)
  }

  @Test func aNameThatComesOnceIsLeft() {
    #expect(AxisNames.without(page([[("time", 200)], [], []]).lines).count == 4)
    #expect(AxisNames.without(page([[("time", 200)], [("speed", 200)], []]).lines).count == 5)
  }
}
