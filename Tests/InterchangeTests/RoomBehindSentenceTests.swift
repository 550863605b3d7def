import PDFText
import Testing

@testable import Interchange

/// Sentences without numbers, each with room for its answer behind it, and options that run on in a sentence.
struct RoomBehindSentenceTests {
  private static let room = " ________"

  private static let statements = [
    "Biology is the study of nonliving things.", "Plants make their own food in the light.",
    "A whale breathes with its gills.", "Ice is heavier than water.", "Bees make honey of nectar.",
  ]

  private func items(_ order: String, _ sentences: [String]) -> [ExtractedItem] {
    TypedLines.items(([order] + sentences.map { $0 + Self.room }).joined(separator: "\n"))
  }

  @Test func statementsThatEndWithRoomAreTrueOrFalse() {
    let found = items("Are these sentences true or false?", Self.statements)
    #expect(found.map(\.question) == Self.statements)
    #expect(found.allSatisfy { $0.kind == .trueFalse && $0.answer == nil })
  }

  @Test func questionsThatEndWithRoomAreAsked() {
    let asked = [
      "Which metal rusts in moist air?", "Which metal is liquid in a warm room?",
      "Which gas burns with a pop?",
      "Which gas do plants take in?",
    ]
    let found = items("Answer in one word.", asked)
    #expect(found.map(\.question) == asked)
    #expect(found.allSatisfy { $0.kind == .short })
  }

  @Test func statementsThatNobodyIsToJudgeAreNoQuestions() {
    #expect(items("Exercise: the class at the sea", Self.statements).isEmpty)
    #expect(!areRead("Exercise: the class at the sea"))
    #expect(areRead("Are these sentences true or false?"))
  }

  /// Whether the statements below an order are read as something to answer.
  private func areRead(_ order: String) -> Bool {
    let text = ([order] + Self.statements.map { $0 + Self.room }).joined(separator: "\n")
    let document = DocumentLines(
      arrange([TypedLines.page(TypedLines.lines(text, column: 150))]), isWord: { _ in false })
    return QuestionsAboveRoom(document: document, joiner: LineJoiner(isWord: { _ in false })).read() != nil
  }

  @Test func threeSentencesWithRoomAreNoSheet() {
    #expect(items("Are these sentences true or false?", Array(Self.statements.prefix(3))).isEmpty)
  }

  private func options(_ comma: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      1. Which of these is a metal?
      (a) iron, (b) wood\(comma) (c) glass.
      2. Which of these is a gas?
      (a) salt, (b) neon\(comma) (c) sugar.
      3. Which of these is a fruit?
      (a) leek, (b) kale\(comma) (c) plum.

      *Answers
      1. a
      2. b
      3. c
      """)
  }

  @Test func commasBetweenOptionsThatRunOnAreNoPartOfThem() {
    let found = options(",")
    #expect(
      found.map { $0.options.map(\.text) } == [
        ["iron", "wood", "glass"], ["salt", "neon", "sugar"], ["leek", "kale", "plum"],
      ])
    #expect(found.map(\.answer) == ["iron", "neon", "plum"])
  }

  @Test func whereOneOptionHasNoCommaItIsPartOfTheOthers() {
    #expect(options("").map { $0.options.map(\.text) }.first == ["iron,", "wood", "glass."])
  }
}
