import PDFText
import Testing

@testable import Interchange

/// Sheets that stand a second time with their answers, keys under the names that teachers give them, and what is no key.
struct SheetPrintedAgainTests {
  @Test func statementsToJudgeAnswerNoQuestionsAboveThem() {
    let items = TypedLines.items(
      """
      *I. Selección múltiple. Encierra en un círculo la alternativa correcta.
      1. ¿En qué año llegó Colón a América?
        a) 1453
        b) 1492
        c) 1519
      2. ¿Cuál era la capital del Imperio inca?
        a) Cuzco
        b) Quito
        c) Potosí
      3. ¿Qué cultivo fue la base de la alimentación?
        a) El trigo
        b) El arroz
        c) El maíz
      *II. Verdadero o falso. Escribe V o F en la línea.
      1. Los aztecas construyeron su ciudad sobre un lago.
      2. Los incas usaban la rueda para transportar mercancías.
      3. Los quipus servían para llevar cuentas.
      """)
    #expect(items.count == 6)
    #expect(items.allSatisfy { $0.answer == nil })
  }

  @Test func statementsThatBeginWithTheLettersOfOptionsAnswerNothingEither() {
    let items = TypedLines.items(
      """
      *Part one. Circle the letter.
      1. Which planet is the largest?
        a) Jupiter
        b) Venus
        c) Mars
      2. Which planet is the hottest?
        a) Saturn
        b) Venus
        c) Neptune
      3. Which planet has the most moons?
        a) Mars
        b) Mercury
        c) Saturn
      *Part two. Say what you think of each.
      1. Comets are made of ice and dust.
      2. Asteroids are small bodies of rock.
      3. Black holes let no light escape.
      """)
    #expect(items.prefix(3).allSatisfy { $0.answer == nil })
  }

  @Test func theTeachersPageHasTheKey() {
    let paper = TypedLines.lines(
      """
      *Worksheet 12
      1. What slows a sledge on dry grass?
      2. What do we measure forces in?
      3. What pulls all things to the Earth?
      """, column: 150)
    let key = TypedLines.lines(
      """
      *Teacher’s page: Answers to Worksheet 12
      1. friction
      2. newtons
      3. gravity
      """, column: 150)
    let found = extract([TypedLines.page(paper), TypedLines.page(key)]).items
    #expect(found.map(\.answer) == ["friction", "newtons", "gravity"])
  }

  @Test(arguments: [
    "Proposta de correção", "Lösungsvorschlag", "Corrigé type", "Pauta de corrección", "Uitwerkingen",
  ])
  func keysHaveMoreNamesThanAnswers(_ name: String) {
    let items = TypedLines.items(
      """
      *Ficha
      1. What is the capital of France?
      2. What is the capital of Spain?
      3. What is the capital of Italy?


      *\(name)
      1. Paris
      2. Madrid
      3. Rome
      """)
    #expect(items.map(\.answer) == ["Paris", "Madrid", "Rome"])
  }

  @Test func whatTellsHowManyToSelectBelowOptionsIsNoneOfThem() {
    let items = TypedLines.items(
      (1...3).map {
        """
        Question \($0)
        Which of the following is a purpose of plan number \($0)?
          a) To write the code
          b) To reach the goals
          c) To avoid every risk
        Select ONE option.
        """
      }.joined(separator: "\n"))
    #expect(
      items.map { $0.options.map(\.text) }
        == Array(repeating: ["To write the code", "To reach the goals", "To avoid every risk"], count: 3))
  }

  @Test func columnsToTickAreNoneOfTheTablesQuestions() {
    let items = TypedLines.items(
      """
      *Question|*Answer|*1st|*2nd|*3rd
      What is Group 7 called?|The halogens
      What is an ion?|A charged particle
      What is the pH of water?|7
      """, column: 130)
    #expect(items.map(\.answer) == ["The halogens", "A charged particle", "7"])
  }

  @Test func roomForPointsBelowAQuestionIsWhatItIsWorth() {
    let items = TypedLines.items(
      """
      *Aufgabe 1: Die Erde
      a) Nenne die vier Himmelsrichtungen.
                                        ____ / 2 P.
      b) Erkläre den Unterschied zwischen Breiten und Längen.
                                        ____ / 4 P.
      *Aufgabe 2: Karten
      a) Berechne die Entfernung.
                                        ____ / 3 P.
      b) Beschreibe, was Höhenlinien zeigen.
                                        ____ / 2 P.
      """)
    #expect(items.map(\.marks) == [2, 4, 3, 2])
    #expect(items.allSatisfy { $0.answer == nil })
  }

  @Test func wordsInBracketsAreNoOptionsWhereAnAnswerIsWrittenInAnotherWay() {
    let items = TypedLines.items(
      """
      *Choose the right form for each gap.
      1. ____ un gato en mi casa. (hay / está)
      2. Las llaves ____ en el cajón. (hay / están)
      3. No ____ sillas en mi dormitorio. (hay / están)


      *Key
      1 Hay  2 están  3 hay
      """)
    #expect(items.allSatisfy { $0.options.isEmpty })
    #expect(items.map(\.answer) == ["Hay", "están", "hay"])
  }

  @Test func wordsInBracketsAreOptionsWhereEachAnswerIsOneOfThem() {
    let items = TypedLines.items(
      """
      *Choose the right form for each gap.
      1. El gato ____ debajo del sillón. (hay / está)
      2. Las llaves ____ en el cajón. (hay / están)
      3. No ____ sillas en mi dormitorio. (hay / están)


      *Key
      1 está  2 están  3 hay
      """)
    #expect(items.map { $0.options.map(\.text) } == [["hay", "está"], ["hay", "están"], ["hay", "están"]])
    #expect(items.map(\.answer) == ["está", "están", "hay"])
  }
}
