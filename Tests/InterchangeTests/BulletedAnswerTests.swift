import PDFText
import Testing

@testable import Interchange

/// Answers in bullets below questions that head them.
struct BulletedAnswerTests {
  /// Three bold questions, of which the first has an answer as given.
  private func items(_ answer: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      *What do I bring to the pool?
      \(answer)
      *When does the pool open?
      It opens at nine in the morning.
      *Who teaches us to swim?
      Two teachers from the town do.
      """)
  }

  @Test(arguments: ["•", "▪", "●", "■", "➢", "○"])
  func eachBulletIsALineOfTheAnswerWithoutItsSign(sign: String) {
    let found = items("\(sign) a towel\n\(sign) a cap\n\(sign) a bottle of water")
    #expect(found.first?.question == "What do I bring to the pool?")
    #expect(found.first?.answer == "a towel\na cap\na bottle of water")
    #expect(
      found.dropFirst().map(\.answer) == [
        "It opens at nine in the morning.", "Two teachers from the town do.",
      ])
  }

  @Test func aBulletMayGoOnOnTheNextLine() {
    let found = items("• a towel that is large enough\nto sit on\n• a cap")
    #expect(found.first?.answer == "a towel that is large enough to sit on\na cap")
  }

  @Test func oneBulletIsAnAnswerToo() {
    #expect(items("• nothing but a towel").first?.answer == "nothing but a towel")
  }

  // MARK: What is none of it

  @Test func anAnswerThatBeginsWithASentenceKeepsItsWordsInOrder() {
    #expect(items("You need these:\n• a towel\n• a cap").first?.answer == "You need these: • a towel • a cap")
  }

  @Test func aDashMayBeginASentence() {
    #expect(items("– a towel\n– a cap").first?.answer == "– a towel – a cap")
  }

  @Test func aSignThatIsPartOfItsWordStays() {
    #expect(
      items("·NET is the name of the towel shop.").first?.answer == "·NET is the name of the towel shop.")
  }

  // MARK: Sections

  /// The questions that stand out from the text, read from bold lines and those below them.
  private func headed(_ text: String) -> [ExtractedItem] {
    let document = DocumentLines(arrange([TypedLines.page(TypedLines.lines(text, column: 150))])) { _ in true
    }
    let joiner = LineJoiner(isWord: { _ in true }, isEnglish: true)
    return QuestionPairs(document: document, joiner: joiner).headed()?.items ?? []
  }

  @Test func theNameOfASectionDoesNotGoOnInTheQuestionBelowIt() {
    let found = headed(
      """
      *At the pool
      *1. What do I bring to the pool?
      • a towel
      • a cap
      *2. When does the pool open?
      It opens at nine in the morning.
      *3. Who teaches us to swim?
      Two teachers from the town do.
      """)
    #expect(
      found.map(\.question) == [
        "What do I bring to the pool?", "When does the pool open?", "Who teaches us to swim?",
      ])
    #expect(found.first?.answer == "a towel\na cap")
  }

  @Test func aQuestionOfTwoLinesGoesOnWhereNoNumberBegins() {
    let found = headed(
      """
      *What do I bring to the pool
      *on a warm day?
      • a towel
      *When does the pool open?
      It opens at nine in the morning.
      *Who teaches us to swim?
      Two teachers from the town do.
      """)
    #expect(found.first?.question == "What do I bring to the pool on a warm day?")
    #expect(found.first?.answer == "a towel")
  }
}
