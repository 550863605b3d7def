import Testing

@testable import Interchange

/// Keys whose head stands beside the title of the sheet.
struct KeyBesideTitleTests {
  private static let questions = """
    *Rivers of Europe

    1. Which river flows through Vienna?
    2. Which river flows through Paris?
    3. Which river flows through London?

    """
  private static let answers = "\n1. the Danube\n2. the Seine\n3. the Thames"

  @Test(arguments: [
    "*Rivers of Europe – Answer key", "*Key – Rivers of Europe", "*Rivers of Europe: Teacher key",
    "*Tutor answer sheet – Rivers of Europe", "*Rivers of Europe — Answers",
  ])
  func aTitleWithTheNameOfAKeyHeadsTheKey(title: String) {
    let found = TypedLines.items(Self.questions + title + Self.answers)
    #expect(found.map(\.answer) == ["the Danube", "the Seine", "the Thames"])
    #expect(found.count == 3)
  }

  @Test func solutionsInAChapterOfChemistryAreNoKey() {
    let found = TypedLines.items(
      """
      *Chapter 4: Acids
      1. Which acid is in vinegar?
      2. Which acid is in lemons?
      3. Which acid is in ants?
      *Solutions – Acids
      1. What is a solution?
      2. What dissolves salt in the sea?
      3. Which acid dissolves marble?
      """)
    #expect(found.count == 6)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test(arguments: ["*Songs in a new key – Part 2", "*Key ideas – Part 2", "*Answer the letter – Part 2"])
  func aTitleThatOnlyHasTheWordIsNoHead(title: String) {
    let found = TypedLines.items(
      Self.questions + title + "\n1. Who wrote the song?\n2. When was it sung?\n3. What is it about?")
    #expect(found.count == 6)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test(arguments: [
    ("*Key – what every singer should know", "In which key is the song?"),
    ("*Solution (chemistry)", "What is a solution?"),
    ("*Correction (of sight)", "Who needs glasses?"),
  ])
  func aTitleAboveQuestionsThatAskIsNoHead(title: String, asked: String) {
    let found = TypedLines.items(
      Self.questions + title + "\n1. \(asked)\n2. What else do you know of it?\n3. Where could you use it?")
    #expect(found.count == 6)
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
