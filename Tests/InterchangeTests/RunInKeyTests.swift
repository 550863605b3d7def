import Interchange
import PDFText
import Testing

/// Keys whose heads stand before their answers in one line, or go on behind the word for answers.
@Suite struct RunInKeyTests {
  private static let choices = (1...4).map { number in
    """
    \(number). Quel mot convient à la phrase \(number) ?
      a. rouge
      b. vert
      c. bleu
    """
  }.joined(separator: "\n")

  @Test func aKeyMayStandBehindItsHeadInOneLine() {
    let found = TypedLines.items(Self.choices + "\n\nCorrigé : 1–b, 2–a, 3–c, 4–b")
    #expect(found.map(\.answer) == ["vert", "rouge", "bleu", "vert"])
  }

  @Test func aSentenceThatBeginsWithTheWordIsNoKey() {
    let found = TypedLines.items(Self.choices + "\n\nCorrection des erreurs : lisez la page 12 et notez-les.")
    #expect(found.map(\.answer) == [nil, nil, nil, nil])
  }

  @Test func theFirstSectionMayStandRightBehindTheHead() {
    let questions = (1...3).map { number in
      "\(number). Quel mot manque dans la phrase \(number) ?\n  a. le\n  b. la\n  c. les"
    }.joined(separator: "\n")
    let sheet = "*Partie A\n\(questions)\n\n*Partie B\n\(questions)"
    let found = TypedLines.items(sheet + "\n\nCorrigé A : 1–b, 2–a, 3–c. B : 1–c, 2–c, 3–a.")
    #expect(found.map(\.answer) == ["la", "le", "les", "les", "les", "le"])
  }

  private static let questions = """
    1. In quale regione sta Cagliari?
    2. In quale città sta il Colosseo?
    3. In quale mare sta la Sicilia?
    4. In quale mese comincia l'inverno?
    """

  @Test func aHeadMayGoOnBehindTheWordForAnswers() {
    let found = TypedLines.items(
      Self.questions + "\n\n*Soluzioni per chi conduce\n1. Sardegna\n2. Roma\n3. Mediterraneo\n4. Dicembre")
    #expect(found.map(\.answer) == ["Sardegna", "Roma", "Mediterraneo", "Dicembre"])
  }

  @Test func aHeadingThatAsksForShortAnswersIsNoKey() {
    let found = TypedLines.items(
      """
      *Primera parte
      1. ¿Dónde está la ciudad de Toledo?
      2. ¿Quién escribió el libro?
      3. ¿Cuándo empieza el verano?

      *Respuestas cortas
      4. ¿Cómo se llama el río de Sevilla?
      5. ¿Qué mar está al sur?
      6. ¿Qué lengua se habla allí?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func headingsOfThePaperAtTheEndOfAnAnswerAreNoPartOfIt() {
    let found = TypedLines.items(
      """
      *Round one: at the sea
      1. Name a fish.
      2. Name a bird.

      *Round two: in the hills
      3. Name a goat.
      4. Name a plant.

      *Answers
      1. cod 2. gull Round two: in the hills 3. ibex 4. moss
      """)
    #expect(found.map(\.answer) == ["cod", "gull", "ibex", "moss"])
  }
}
