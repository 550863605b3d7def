import Testing

@testable import Interchange

/// Bullets below questions that are options where a key names one of each.
struct BulletOfChoiceTests {
  private static let questions = """
    1. Which part of a plant takes up water?
      • root
      • leaf
      • flower
    2. Which part of a plant makes sugar?
      • root
      • leaf
      • stem
    3. Which part of a plant draws bees?
      • stem
      • leaf
      • flower
    4. Which part of a plant carries water up?
      • stem
      • flower
      • seed
    """

  @Test func bulletsAreOptionsWhereTheKeyNamesOneOfThem() {
    let found = TypedLines.items(Self.questions + "\n\n*Answer key\n1|root\n2|leaf\n3|flower\n4|stem")
    #expect(found.map(\.answer) == ["root", "leaf", "flower", "stem"])
    #expect(found.map(\.options.count) == [3, 3, 3, 3])
    #expect(found.options(0) == ["root", "leaf", "flower"])
  }

  @Test func bulletsOfWhichNothingIsToldStayAsTheyAre() {
    let lines = TypedLines.rows(Self.questions)
    #expect(BulletsOfChoices.boxed(lines).map(\.text) == lines.map(\.text))
    #expect(TypedLines.items(Self.questions).allSatisfy { $0.answerLabels.isEmpty })
  }

  @Test func aKeyThatNamesBulletsOfOneQuestionOnlyMakesNoOptions() {
    let text = Self.questions + "\n\n*Answer key\n1|root\n2|sugar beet\n3|petals\n4|the wood of it"
    let lines = TypedLines.rows(text)
    #expect(BulletsOfChoices.boxed(lines).map(\.text) == lines.map(\.text))
  }

  @Test func bulletsToWriteAboutAreNoOptions() {
    let text = (1...4).map { row in
      """
      \(row). Write a letter about what you did on day \(row) of your trip. You should say
        • where you went
        • whom you met
        • what you liked best
      """
    }.joined(separator: "\n")
    let found = TypedLines.items(text)
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.options.isEmpty && $0.answerLabels.isEmpty })
    #expect(found.keep("what you liked best"))
  }

  @Test func bulletsThatAnswerQuestionsAreNoOptions() {
    let text = """
      1. What do plants need?
        • light
        • water
        • air
      2. What do fish need?
        • water
        • food
        • plants
      3. What do birds need?
        • food
        • a nest
        • air
      Notes on the lesson
      1 hour
      2 sheets of paper
      3 pencils
      """
    let lines = TypedLines.rows(text)
    #expect(BulletsOfChoices.boxed(lines).map(\.text) == lines.map(\.text))
  }
}
