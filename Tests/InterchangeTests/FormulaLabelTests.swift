import PDFText
import Testing

@testable import Interchange

/// What looks like labels and options in exercises of mathematics, and what solutions come to.
struct FormulaLabelTests {
  @Test func theRestOfAnEquationIsNoQuestion() {
    let found = TypedLines.items(
      """
      1. Soit la suite définie pour tout entier naturel n par u(n + 1) = 3u(n) +
      2.
        a. Calculer u(1) et u(2) à la main.
        b. Démontrer que la suite est croissante.
      2. La suite a-t-elle une limite ? Justifier.
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2"])
  }

  @Test func numberedTasksWithPartsAreNoOptions() {
    let lines = TypedLines.sheet([
      [(60, "Exercice 1")], [(70, "1. Calculer u(1).")], [(70, "2. a. Montrer le reste.")],
      [(70, "3. Donner u(3) ici.")], [(60, "Exercice 2")], [(70, "1. La suite croît.")],
      [(70, "2. a. Elle a une limite.")], [(70, "3. Elle est bornée.")], [(60, "Exercice 3")],
    ]).lines
    #expect(DigitOptions.named(lines).map(\.text) == lines.map(\.text))
  }

  @Test func whatASolutionComesToIsTheAnswerAndTheWorkingExplainsIt() {
    let problems = [
      ("A car reaches 20 m/s in 8 s. Find a.", "a is 20/8.", "2.5 m/s²"),
      ("A stone falls for 2 s. Find the height.", "h is half of g times four.", "19.6 m"),
      ("A lift rises at 1.5 m/s. Find its power.", "P is F times v.", "11 760 W"),
    ]
    let text = problems.enumerated().map {
      "Problem \($0 + 1). \($1.0)\n  Solution. \($1.1)\n  Result: \($1.2)"
    }.joined(separator: "\n")
    let found = TypedLines.items(text)
    #expect(found.map(\.answer) == problems.map(\.2))
    #expect(found.map { $0.details["explanation"] } == problems.map(\.1))
  }

  @Test func aResultInOneAnswerAloneBelongsToIt() {
    #expect(ExplanationField.divideAtResult("Result: it sinks") == nil)
    #expect(
      ExplanationField.divideAtResult("The pressure falls quickly. Result: it sinks")?.result == "it sinks")
  }
}
