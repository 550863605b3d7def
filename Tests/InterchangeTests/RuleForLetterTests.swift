import PDFText
import Testing

@testable import Interchange

/// Rules that say when to write which letter, and where sentences end behind quotations.
struct RuleForLetterTests {
  @Test(arguments: [
    "Escribe V si el enunciado es verdadero o F si es falso.", "Write T if it is true and F if it is not.",
    "Schreibe R, wenn der Satz richtig ist, und F, wenn er falsch ist.",
    "Écrivez V pour vrai et F pour faux.", "Escreva V para verdadeiro e F para falso.",
  ])
  func aRuleAsksForVerdicts(rule: String) {
    #expect(TrueFalse.isAsked(rule.lowercased()))
  }

  @Test(arguments: [
    "What happens if the tide turns?", "Write t if you have time.", "Los barcos van si el viento sopla.",
    "The craft if it sinks, and the raft if it floats", "Escribe una v para cada barco.",
  ])
  func otherSentencesDoNot(text: String) {
    #expect(!TrueFalse.isAsked(text.lowercased()))
  }

  @Test func statementsBelowARuleAreJudged() {
    let found = TypedLines.items(
      """
      Escribe V si el enunciado es verdadero o F si es falso.
      ____ 1. El barco sale a las dos.
      ____ 2. El puerto está en Lima.
      ____ 3. La vela es roja.
      ____ 4. El mar está en calma.
      """)
    #expect(found.map(\.kind) == [.trueFalse, .trueFalse, .trueFalse, .trueFalse])
  }

  @Test func aSentenceMayEndBehindAClosingQuotationMark() {
    let text = "He wrote: “The sea knows where the ship has been.” Which word names a thing?"
    let found = TypedLines.items("1. \(text)\n2. Name a sail.\n3. Name a rope.")
    #expect(found.first?.question.hasSuffix("Which word names a thing?") == true)
    #expect(found.keep("The sea knows where the ship has been"))
    #expect(found.first?.command == "Which word names a thing?")
  }
}
