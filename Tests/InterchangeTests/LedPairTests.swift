import PDFText
import Testing

@testable import Interchange

/// Keys in which dots lead from each number to its answer, and nothing stands between dots and digits.
struct LedPairTests {
  private static let words = [
    ["chalk", "basalt", "pumice", "slate"], ["mercury", "copper", "nickel", "silver"],
    ["oxygen", "carbon dioxide", "air", "ozone"], ["Mars", "Venus", "Earth", "Saturn"],
  ]

  private func items(_ key: String, digits: Bool = true) -> [ExtractedItem] {
    let labels = digits ? ["(1)", "(2)", "(3)", "(4)"] : ["A.", "B.", "C.", "D."]
    let questions = Self.words.enumerated().map { place, words in
      "\(place + 1). Which of these is meant in row \(place + 1)?\n"
        + zip(labels, words).map { "  \($0) \($1)" }.joined(separator: "\n")
    }
    return TypedLines.items(questions.joined(separator: "\n") + "\n\n*Answers\n" + key)
  }

  @Test(arguments: [
    "1....3....\n2....1....\n3....2....\n4....4....", "1....3....3....2....\n2....1....4....4....",
    "1 . . . . 3 . . . .|2 . . . . 1 . . . .\n3 . . . . 2 . . . .|4 . . . . 4 . . . .",
    "1……3……\n2……1……\n3……2……\n4……4……",
  ])
  func dotsMayTouchTheNumbersThatTheyLeadFromAndTo(key: String) {
    #expect(items(key).map(\.answer) == ["pumice", "mercury", "carbon dioxide", "Saturn"])
  }

  @Test func dotsMayLeadToLetters() {
    let found = items("1......C\n2......A\n3......B\n4......D", digits: false)
    #expect(found.map(\.answerLabels) == [["C"], ["A"], ["B"], ["D"]])
  }

  @Test func aNumberWhoseDotsLeadToNothingHasNoAnswer() {
    let found = items("1....3....\n2.........\n3....2....\n4....4....")
    #expect(found.map(\.answer) == ["pumice", nil, "carbon dioxide", "Saturn"])
  }

  @Test func aNumberThatTheKeyHasTwiceIsNotAnsweredTwice() {
    let found = items("1....3....\n1....2....\n3....2....\n4....4....")
    #expect(found.count == 4)
    #expect(found[1].answer == nil)
  }

  @Test func theStopOfADecimalLeadsNowhere() {
    let found = TypedLines.items(
      """
      1. What is 3 + 0.5?
      2. What is 1 + 0.25?
      3. What is 2 + 0.75?

      *Answers
      1. 3.5
      2. 1.2
      3. 2.7
      """)
    #expect(found.map(\.answer) == ["3.5", "1.2", "2.7"])
  }
}
