import PDFText
import Testing

@testable import Interchange

/// Tables whose heads say, in any language, what stands in their columns.
struct TableHeadTests {
  @Test func statementsBesideTheirLettersAreTrueOrFalse() {
    let found = TypedLines.items(
      """
      *Statement|T/F
      Ice floats on water.|T
      Iron is a gas at home.|F
      The moon goes round us.|T
      Plants eat bread.|F
      """, column: 200)
    #expect(found.map(\.kind) == [.trueFalse, .trueFalse, .trueFalse, .trueFalse])
    #expect(found.map(\.answer) == ["True", "False", "True", "False"])
    #expect(found.first?.question == "Ice floats on water.")
  }

  @Test func otherAnswersBesideStatementsAreNoVerdicts() {
    let found = TypedLines.items(
      """
      *Statement|Answer
      Ice floats on water.|T
      The gas that we breathe.|oxygen
      The moon goes round us.|T
      The sugar in fruit.|fructose
      """, column: 200)
    #expect(found.allSatisfy { $0.kind == .short })
    #expect(found.map(\.answer) == ["T", "oxygen", "T", "fructose"])
  }

  @Test(arguments: [
    ("Frage", "Antwort"), ("Pregunta", "Respuesta"), ("Domanda", "Risposta"), ("Pergunta", "Resposta"),
    ("Vraag", "Antwoord"), ("Вопрос", "Ответ"), ("Pytanie", "Odpowiedź"), ("Question", "Réponse attendue"),
  ])
  func headsInOtherLanguagesNameQuestionsAndAnswers(question: String, answer: String) {
    let found = TypedLines.items(
      """
      *\(question)|\(answer)
      2 + 2|4
      3 × 5|15
      20 − 7|13
      """, column: 200)
    #expect(found.map(\.question) == ["2 + 2", "3 × 5", "20 − 7"])
    #expect(found.map(\.answer) == ["4", "15", "13"])
  }

  @Test(arguments: ["Option", "Réponse", "Antwort", "Respuesta"])
  func aWordBeforeALetterHeadsTheColumnOfAnOption(word: String) {
    let found = TypedLines.items(
      """
      *Question|\(word) A|\(word) B|\(word) C
      2 + 2|3|4|5
      3 × 5|15|20|25
      20 − 7|11|12|13
      """, column: 110)
    #expect(found.map { $0.options.map(\.label) } == Array(repeating: ["A", "B", "C"], count: 3))
    #expect(found.first?.options.map(\.text) == ["3", "4", "5"])
    #expect(found.allSatisfy { $0.kind == .choice })
  }

  @Test func aLineWithoutOptionsGoesOnFromTheQuestionAboveIt() {
    let found = TypedLines.items(
      """
      *Question|Option A|Option B|Option C
      Which of these is|3|4|5
      the sum of 2 and 2?
      What is 3 × 5?|15|20|25
      What is 20 − 7 as|11|12|13
      a number?
      """, column: 110)
    #expect(
      found.map(\.question) == [
        "Which of these is the sum of 2 and 2?", "What is 3 × 5?", "What is 20 − 7 as a number?",
      ])
    #expect(found.allSatisfy { $0.options.count == 3 })
  }

  @Test func numbersInAColumnWithoutAHeadAreThoseOfTheQuestions() {
    let found = TypedLines.items(
      """
          *Question|Answer
      1   Who wrote it?|Ada
      2   Who read it?|Ben
      3   Who lost it?|Cem
      4   Who found it?|Dee
      """, column: 200)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.question).first == "Who wrote it?")
  }

  @Test func numbersThatDoNotCountOnBeginTheQuestions() {
    let found = TypedLines.items(
      """
      *Question|Answer
      4 cats have how many legs?|16
      2 hens have how many legs?|4
      7 goats have how many legs?|28
      3 ants have how many legs?|18
      """, column: 250)
    #expect(found.allSatisfy { $0.number == nil })
    #expect(found.first?.question == "4 cats have how many legs?")
  }

  @Test func boxesToTickBesideQuestionsAreNoAnswers() {
    let found = TypedLines.items(
      """
      *No|Question|Answer
      1|Can fish breathe?|☐ yes ☐ no
      2|Can hens fly far?|☐ yes ☐ no
      3|Can cats swim?|☐ yes ☐ no
      4|Can ants read?|☐ yes ☐ no
      """, column: 120)
    #expect(found.map { $0.options.map(\.text) } == Array(repeating: ["yes", "no"], count: 4))
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
