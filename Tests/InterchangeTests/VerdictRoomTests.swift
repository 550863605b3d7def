import PDFText
import Testing

@testable import Interchange

/// Room for a verdict behind a statement, signs in brackets that give it, and arrows to the room for an answer.
struct VerdictRoomTests {
  @Test(arguments: ["Ice floats. ( )", "Ice floats.( )", "Ice floats. ()"])
  func bracketsBehindAStatementAreRoomForItsVerdict(_ text: String) {
    #expect(FullWidthGap.taken(from: text) == "Ice floats.")
  }

  @Test(arguments: ["Call main( )", "print()", "2 × ( )"])
  func bracketsBehindAWordArePartOfTheText(_ text: String) {
    #expect(FullWidthGap.taken(from: text) == text)
  }

  @Test(arguments: [("(√)", true), ("(×)", false), ("（✓）", true), ("[✗]", false), ("√", true)])
  func aSignInBracketsIsAVerdict(answer: String, verdict: Bool) {
    #expect(TrueFalseAnswer.isSign(answer))
    #expect(TrueFalseAnswer.read(answer)?.verdict == verdict)
  }

  @Test(arguments: ["√16", "(x)", "()", "×2"])
  func aSignOfARootOrAProductIsNone(_ answer: String) {
    #expect(!TrueFalseAnswer.isSign(answer))
  }

  private func statements(_ key: [String], end: String = ". ( )") -> [ExtractedItem] {
    let texts = ["Ice floats on water", "Iron is a gas at home", "The moon goes round us"]
    return TypedLines.items(
      texts.enumerated().map { "\($0 + 1). \($1)\(end)" }.joined(separator: "\n") + "\n\n*Answers\n"
        + key.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))
  }

  @Test func signsInBracketsOfAKeySayWhetherStatementsAreTrue() {
    let found = statements(["(√)", "(×)", "(√)"])
    #expect(found.map(\.kind) == [.trueFalse, .trueFalse, .trueFalse])
    #expect(found.map(\.answer) == ["True", "False", "True"])
    #expect(found.first?.question == "Ice floats on water.")
  }

  @Test func signsInBracketsBehindQuestionsAreNoVerdicts() {
    #expect(statements(["(√)", "(×)", "(√)"], end: "?").map(\.kind) == [.short, .short, .short])
  }

  @Test(arguments: ["heureux →", "heureux ➔", "heureux ⇒"])
  func anArrowBehindAWordLeadsToTheRoomForItsAnswer(_ text: String) {
    #expect(text.withoutArrowToAnswer == "heureux")
  }

  @Test func wordsBeforeArrowsAreAskedWithoutThem() {
    let found = TypedLines.items(
      """
      1. heureux →
      2. petit →
      3. doux →

      *Corrigé
      1. heureuse
      2. petite
      3. douce
      """)
    #expect(found.map(\.question) == ["heureux", "petit", "doux"])
    #expect(found.map(\.answer) == ["heureuse", "petite", "douce"])
  }

  @Test(arguments: ["2H₂ + O₂ →", "A + B →", "3 →", "→", "here → there"])
  func anArrowOfAnEquationIsPartOfIt(_ text: String) {
    #expect(text.withoutArrowToAnswer == text)
  }
}
