import Testing

@testable import Interchange

/// Reviews of quizzes that were handed in, with a word in the margin before the right option.
struct CanvasReviewTests {
  private func review(_ right: String, wrong: String) -> String {
    """
    Question 1|1 / 1 pts
    Which ocean is the deepest of all?
     |the Atlantic
    \(right)|the Pacific
     |the Arctic
    Question 2|0 / 2 pts
    Which ocean is the coldest of all?
    \(wrong)|the Atlantic
     |the Pacific
    \(right)|the Arctic
    Question 3|1 / 1 pts
    Which ocean lies between Africa and America?
    \(right)|the Atlantic
     |the Pacific
     |the Arctic
    """
  }

  private func items(_ text: String) -> [ExtractedItem] {
    let rows = text.split(separator: "\n").map { line -> [(x: Int, text: String)] in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        String($0.drop { $0 == " " })
      }
      guard cells.count > 1 else { return [(60, cells[0])] }
      let place = cells[0].hasPrefix("Question") ? 400 : 200
      return (cells[0].isEmpty ? [] : [(60, cells[0])]) + [(place, cells[1])]
    }
    return extract([TypedLines.sheet(rows)]).items
  }

  @Test(arguments: [("Correct!", "You Answered"), ("Richtige Antwort", "Ihre Antwort")])
  func theWordInTheMarginTellsTheRightOption(right: String, wrong: String) {
    let found = items(review(right, wrong: wrong))
    #expect(found.map(\.answer) == ["the Pacific", "the Arctic", "the Atlantic"])
    #expect(found.allSatisfy { $0.options.map(\.text) == ["the Atlantic", "the Pacific", "the Arctic"] })
  }

  @Test func marksAreWhatThereWasToGet() {
    #expect(items(review("Correct!", wrong: "You Answered")).map(\.marks) == [1, 2, 1])
  }

  @Test func whereOnlyWrongAnswersAreNamedNoneIsRight() {
    let found = items(review("You Answered", wrong: "You Answered"))
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
