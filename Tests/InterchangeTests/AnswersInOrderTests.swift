import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Keys that say the words of a passage's gaps one after the other, without numbers.
struct AnswersInOrderTests {
  private static let order = "Complete the text with words of your own."
  private static let passage = [
    "Bees live in large groups that are called ______ and have",
    "one queen. The workers gather ______ from flowers and carry",
    "it home. They build cells of ______ in which the young grow.",
    "In winter they keep warm by ______ close together.",
  ]
  private static let words = ["colonies", "nectar", "wax", "crowding"]

  /// The items of an order, a passage below it, and a key below that.
  private func items(_ key: [String], passage: [String] = passage, above: [String] = []) -> [ExtractedItem] {
    let blocks = [above, [Self.order], passage, key].filter { !$0.isEmpty }
    return TypedLines.items(blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n"))
  }

  @Test(arguments: [
    "Answers (in order): colonies, nectar, wax, crowding.",
    "Respuestas (en orden): colonies, nectar, wax, crowding",
    "Answers: colonies; nectar; wax; crowding", "Answers: colonies / nectar / wax / crowding",
    "Answers: colonies – nectar – wax – crowding", "Answers: colonies • nectar • wax • crowding",
  ])
  func eachGapTakesTheNextWordOfTheKey(key: String) {
    let found = items([key])
    #expect(found.map(\.answer) == Self.words)
    #expect(found.allSatisfy { $0.kind == .cloze && $0.isAnswerInferred && $0.answerPlace != nil })
  }

  @Test func theWordsMayStandBelowEachOther() {
    #expect(items(["Answers (in order):"] + Self.words).map(\.answer) == Self.words)
  }

  @Test func theKeyMayTakeTwoLines() {
    let found = items(["Answers (in order): colonies, nectar,", "wax, crowding."])
    #expect(found.map(\.answer) == Self.words)
  }

  @Test func aSentenceWithTwoGapsTakesTwoWords() {
    let passage = [
      "Bees live in large groups that are called ______ and have",
      "one queen. The workers gather ______ from flowers and carry",
      "it home. They build cells of ______ and of ______ in which the",
      "young grow. In winter they keep warm by ______ close together.",
    ]
    let found = items(["Answers (in order): colonies; nectar; wax; mud; crowding."], passage: passage)
    #expect(found.map(\.answer) == ["colonies", "nectar", "wax\nmud", "crowding"])
  }

  @Test(arguments: [
    "Answers (in order): colonies, nectar, wax.",
    "Answers (in order): colonies, nectar, wax, crowding, honey.",
    "Answers (in order): colonies, nectar, , crowding.",
    "Sources of this text: a beekeeper, a farmer, a book, a film.",
  ])
  func aLineWithMoreOrFewerWordsGivesNoGapAnAnswer(key: String) {
    let found = items([key])
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func wordsAboveThePassageAreNoKey() {
    let found = items([], above: ["Answers (in order): colonies, nectar, wax, crowding."])
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
