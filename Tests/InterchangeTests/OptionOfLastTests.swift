import Testing

@testable import Interchange

/// Replies to several questions, which stand behind the last of them and look as if they were its own.
struct OptionOfLastTests {
  private static let asked = ["Where is the key?", "When do we leave?", "Who called?", "How old is it?"]
  private static let replies = [
    "In the drawer.", "At noon.", "My aunt did.", "Ten years.", "By bus.", "No, thanks.",
  ]

  private func shared(
    _ answers: [String?], replies: [String] = replies, before: ExtractedItem? = nil
  ) -> [ExtractedItem] {
    var items: [ExtractedItem] = answers.enumerated().map { place, answer in
      var item = ExtractedItem(kind: .short, number: "\(place + 1)", question: Self.asked[place])
      item.answer = answer
      return item
    }
    items[items.count - 1].kind = .choice
    items[items.count - 1].options = zip("ABCDEF", replies).map {
      ExtractedItem.Option(label: String($0), text: $1)
    }
    if let before { items.insert(before, at: 0) }
    items.shareOptionsOfLast()
    return items
  }

  @Test func allQuestionsChooseAmongTheReplies() {
    let found = shared(["A", "B", "C", "D"])
    #expect(found.allSatisfy { $0.kind == .matching && $0.options.map(\.text) == Self.replies })
    #expect(found.prefix(3).map(\.answer) == Array(Self.replies.prefix(3)))
  }

  // MARK: What is none of it

  /// True where the last question alone has options.
  private func areLastOnly(_ items: [ExtractedItem]) -> Bool {
    items.dropLast().allSatisfy { $0.options.isEmpty && $0.kind == .short } && items.last?.kind == .choice
  }

  @Test func questionsWithAnswersInWordsKeepThem() {
    let found = shared(["in the hall", "soon", "nobody", "D"])
    #expect(areLastOnly(found))
    #expect(found.first?.answer == "in the hall")
  }

  @Test func questionsWithoutAKeyAreNotReplied() {
    #expect(areLastOnly(shared([nil, nil, nil, nil])))
  }

  @Test func twoQuestionsAreTooFewToTell() {
    #expect(areLastOnly(shared(["A", "B"])))
  }

  @Test func fiveOptionsMayBelongToTheLastQuestion() {
    #expect(areLastOnly(shared(["A", "B", "C", "D"], replies: Array(Self.replies.prefix(5)))))
  }

  @Test func aListOfWhichOneQuestionHasNoLetterStays() {
    #expect(areLastOnly(shared(["in the hall", "B", "C", "D"])))
  }
}
