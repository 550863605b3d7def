import Testing

@testable import Interchange

/// Answers of which each point ends with its marks.
struct MarkBehindPointTests {
  private func taken(_ answer: String, options: [ExtractedItem.Option] = []) -> ExtractedItem {
    var item = ExtractedItem(kind: .short, number: "1", question: "Name two kinds of unemployment.")
    item.answer = answer
    item.options = options
    var items = [item]
    items.takeMarksBehindPoints()
    return items[0]
  }

  @Test func theMarksOfEachPointStandInTheRubric() {
    let found = taken("cyclical unemployment (1 mark) seasonal unemployment (2 marks)")
    #expect(found.answer == "cyclical unemployment\nseasonal unemployment")
    #expect(found.rubric.map(\.text) == ["cyclical unemployment", "seasonal unemployment"])
    #expect(found.rubric.map(\.marks) == [1, 2])
  }

  @Test func theMarksBehindTheOnlyPointAreNoPartOfTheAnswer() {
    let found = taken("cyclical\nunemployment (1 mark)")
    #expect(found.answer == "cyclical unemployment")
    #expect(found.rubric.isEmpty)
  }

  // MARK: What is none of it

  @Test(arguments: [
    "cyclical (1 mark) or seasonal", "(1 mark)", "cyclical (one mark)", "a scar (or birthmark)",
    "cyclical (1 mark) (2 marks)",
  ])
  func otherAnswersStay(answer: String) {
    #expect(taken(answer).answer == answer)
    #expect(taken(answer).rubric.isEmpty)
  }

  @Test func theAnswerOfAChoiceStays() {
    let options = ["cyclical (1 mark)", "seasonal"].map { ExtractedItem.Option(label: nil, text: $0) }
    #expect(taken("cyclical (1 mark)", options: options).answer == "cyclical (1 mark)")
  }
}
