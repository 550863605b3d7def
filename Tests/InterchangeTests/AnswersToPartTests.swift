import PDFText
import Testing

@testable import Interchange

/// What a key answers one by one are parts of a question, and no options to choose from.
@Suite struct AnswersToPartTests {
  private static func item(_ options: [String], answer: String) -> Recognition {
    var item = ExtractedItem(kind: .choice, number: "3", question: "Increase each amount by 20%:")
    item.options = zip("abcdef", options).map { ExtractedItem.Option(label: String($0), text: $1) }
    item.take(answer: answer, at: nil)
    var reading = Recognition(layout: .numbered, items: [item], explained: [], coherence: 1)
    reading.divideAnswersOfParts()
    return reading
  }

  @Test(arguments: ["a) £18 b) £48 c) £108", "(a) £18 (b) £48 (c) £108"])
  func anAnswerToEachMakesParts(answer: String) {
    let items = Self.item(["£15", "£40", "£90"], answer: answer).items
    #expect(items.map(\.number) == ["3(a)", "3(b)", "3(c)"])
    #expect(items.map(\.question) == ["£15", "£40", "£90"])
    #expect(items.map(\.answer) == ["£18", "£48", "£108"])
    #expect(items.allSatisfy { $0.options.isEmpty && $0.stem == "Increase each amount by 20%:" })
  }

  @Test(arguments: [("b", "£40"), ("b) £40", "£40"), ("c) £90 because a fifth is £15", "£90")])
  func aLetterStillChooses(answer: String, text: String) {
    let items = Self.item(["£15", "£40", "£90"], answer: answer).items
    #expect(items.count == 1)
    #expect(items.first?.answer == text)
    #expect(items.first?.options.count == 3)
  }

  @Test func optionsThatAreSaidAgainAreNoAnswers() {
    #expect(Self.item(["£15", "£40"], answer: "a) £15 b) £40").items.count == 1)
  }
}
