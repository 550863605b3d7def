import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Sheets that put exercises of several kinds under headings.
struct ChapterTests {
  @Test func eachExerciseOfALessonIsReadWithItsOwnKey() {
    let found = TypedLines.items(
      """
      *Tema 1: Colores
      1. ¿Cómo se dice "azul" en inglés?
      2. ¿Cómo se dice "rojo" en inglés?
      3. ¿Cómo se dice "verde" en inglés?
      *Corrections
      1. blue
      2. red
      3. green

      *Tema 2: Animales
      1. ¿Cuál es el plural de "gato"?
      2. ¿Cuál es el plural de "perro"?
      3. ¿Cuál es el plural de "pez"?
      *Corrections
      1. gatos
      2. perros
      3. peces
      """)
    let answers = Dictionary(found.map { ($0.question, $0.answer) }) { first, _ in first }
    #expect(answers["¿Cuál es el plural de \"gato\"?"] == "gatos")
    #expect(answers["¿Cuál es el plural de \"pez\"?"] == "peces")
    #expect(answers["¿Cómo se dice \"rojo\" en inglés?"] == "red")
    #expect(found.count == 6)
  }

  /// A key of one line below each exercise is that exercise's, however the chapters are counted.
  @Test func aKeyOfOneLineIsThatOfTheExerciseAboveIt() {
    let found = TypedLines.items(
      """
      *Tema 1: Colores
      *Ejercicio 1: Completa la frase
      1. The sky is _____. (blue / red / green)
      2. The grass is _____. (yellow / green / orange)
      Respuestas: 1. blue | 2. green

      *Tema 2: Números
      *Ejercicio 1: Escribe el número en inglés
      1. 3 → _____
      2. 7 → _____
      3. 9 → _____
      Respuestas: 1. Three | 2. Seven | 3. Nine

      *Tema 3: Familia
      *Ejercicio 1: Relaciona con la familia
      1. Father      a) Madre
      2. Mother      b) Hermana
      3. Sister      c) Padre
      4. Brother     d) Hermano
      Respuestas: 1-c | 2-a | 3-b | 4-d
      """)
    #expect(
      found.map(\.answer) == [
        "blue", "green", "Three", "Seven", "Nine", "Padre", "Madre", "Hermana", "Hermano",
      ])
  }

  @Test func anEmojiBeforeItsHeadHidesNoKey() {
    let found = TypedLines.items(
      """
      *🏋 Exercice pratique
      1. Les experts _______ cette nouvelle réforme économique.
      2. Il faut _______ cette affirmation en apportant des exemples.
      3. Le gouvernement _______ des mesures contre la pollution.

      *✅ Auto-correction
      1. contestent
      2. nuancer
      3. préconise
      """)
    #expect(found.map(\.answer) == ["contestent", "nuancer", "préconise"])
    #expect(found.map(\.number) == ["1", "2", "3"])
  }

  @Test(arguments: ["✅ Answers", "Answers"]) func theHeadOfAKeyIsNoChapter(head: String) {
    let text = """
      *Exercise 1
      1. The sky is _______ today.
      *\(head)
      1. blue
      *Exercise 2
      1. A spider has _______ legs.
      *\(head)
      1. eight
      """
    let page = TypedLines.page(TypedLines.lines(text, column: 150))
    let document = DocumentLines(arrange([page]), isWord: { _ in false })
    let chapters = Chapters(document, LineJoiner(isWord: { _ in false }))
    #expect(chapters.divided(0..<8) == [0..<4, 4..<8])
    #expect(chapters.hasSeveralKeys)
  }

  /// The first answers of a key for all exercises are those of the first exercise, wherever the key stands.
  @Test func aKeyForAllExercisesIsNotThatOfTheLastOne() {
    let found = TypedLines.items(
      """
      *Exercise on plurals
      1. What is the plural of mouse?
      2. What is the plural of foot?
      *Exercise on opposites
      1. What is the opposite of hot?
      2. What is the opposite of dry?

      *Answers
      1. mice
      2. feet
      """)
    #expect(found.suffix(2).allSatisfy { $0.answer == nil })
  }

  @Test func headingsWithNumbersAreNoQuestions() {
    var typed = TypedLines.lines(
      """

      1. Proszę obliczyć sumę liczb.
      2. Proszę napisać program.

      1. Proszę narysować drzewo.
      2. Proszę podać przykład.
      """, column: 200)
    typed.append(("1. Sortowanie", 60, 100, "Serif-Bold"))
    typed.append(("2. Drzewa", 60, 145, "Serif-Bold"))
    var page = TypedPage(1)
    for word in typed {
      page.type(word.text, x: word.x, y: word.y, size: word.font == "Serif" ? 10 : 14, font: word.font)
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.number) == ["1", "2", "1", "2"])
    #expect(!found.contains { $0.question.contains("Sortowanie") || $0.question.contains("Drzewa") })
  }

  @Test(arguments: [("Zadania", true), ("Kroki", false)])
  func aTitleSaysThatNumberedLinesAreExercises(title: String, isSheet: Bool) {
    let found = TypedLines.items(
      """
      *\(title)
      1. Zamienić liczbę na ułamek dziesiętny.
      2. Dodać oba ułamki do siebie wzajemnie.
      3. Skrócić wynik do najprostszej postaci.
      """)
    #expect(found.isEmpty != isSheet)
  }
}

/// Options and their keys in forms that quizzes on the web have.
struct QuizPageTests {
  private func bulleted(_ remark: String) -> String {
    """
    *Question 1
    What are proteins made on?
    • RNA
    • \(remark) Ribosomes
    • Amino acids
    Explanation: They join amino acids.
    *Question 2
    What gives orders to build a protein?
    • \(remark) DNA
    • Water
    • Sugar
    Explanation: It is copied first.
    *Question 3
    In which phase is it copied?
    • G2
    • G1
    • \(remark) S
    Explanation: S is for synthesis.
    """
  }

  @Test func wordsBeforeAnOptionSayThatItIsTheAnswer() {
    let found = TypedLines.items(bulleted("Correct Answer:"))
    #expect(found.map(\.answer) == ["Ribosomes", "DNA", "S"])
    #expect(found.map { $0.options.map(\.text) }.first == ["RNA", "Ribosomes", "Amino acids"])
    #expect(found.map { $0.details["explanation"] }.first == "They join amino acids.")
  }

  @Test func otherWordsBeforeAnOptionSayNothing() {
    let found = TypedLines.items(bulleted("Perhaps:"))
    #expect(found.allSatisfy { $0.answer == nil || $0.isAnswerInferred })
  }

  @Test func anAnswersLetterHasAnExplanationBehindIt() {
    let found = TypedLines.items(
      """
      Q1. Quel métal est liquide ?
      A) Le fer
      B) Le mercure
      Bonne réponse : B Il fond à −39 °C.
      Q2. Quel gaz respirons-nous ?
      A) L’oxygène
      B) Le néon
      Bonne réponse : A Il y en a un cinquième.
      Q3. Quel métal rouille ?
      A) L’or
      B) Le fer
      Bonne réponse : B L’or ne rouille pas.
      """)
    #expect(found.map(\.answer) == ["Le mercure", "L’oxygène", "Le fer"])
    #expect(
      found.allSatisfy { $0.options.count == 2 && !$0.options.contains { $0.text.contains("réponse") } })
  }

  @Test func numbersSetInBelowNumberedQuestionsAreThoseOfOptions() {
    let found = TypedLines.items(
      """
      1. Which of these are metals?
         1. Sulfur.
         *2. Iron.
         *3. Copper.
      2. Which of these is a gas?
         1. Carbon.
         *2. Neon.
         3. Iron.
      3. Which of these is a liquid?
         *1. Mercury.
         2. Tin.
         3. Lead.
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map { $0.options.count } == [3, 3, 3])
    #expect(found.map(\.answer) == ["Iron.\nCopper.", "Neon.", "Mercury."])
    #expect(found[0].kind == .multiChoice)
  }

  @Test func shortPartsOfOneQuestionAreOptionsWhereThoseOfOthersAre() {
    let found = TypedLines.items(
      """
      1. Qual é a metade de 10?
      a) 5|b) 6|c) 7
      2. Dê o dobro de 4.
      a) 6|b) 8|c) 9
      3. Qual é o triplo de 3?
      a) 6|b) 9|c) 12
      4. Quanto é 2 + 2?
      a) 3|b) 4|c) 5
      """, column: 120)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.allSatisfy { $0.options.count == 3 })
  }
}

/// What stands in margins, above letters and between them.
struct SignPlaceTests {
  @Test func pointsInTheMarginAreNoNumbersOfQuestions() {
    let found = TypedLines.items(
      """
      20|1. Calculate the mean of the marks.
      15|2. Determine the value of p.
      15|3. Explain what a variance is.
      """, column: 40)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.marks) == [20, 15, 15])
  }

  @Test func aNumberBeforeTheLetterOfAPartIsTheQuestions() {
    let found = TypedLines.items(
      """
      1|(a) Name a metal.
       |(b) Name a gas.
      2|(a) Define density.
       |(b) Define mass.
      3|(a) State one use of iron.
       |(b) State one use of tin.
      """, column: 40)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)", "3(a)", "3(b)"])
    #expect(found.allSatisfy { $0.marks == nil })
  }

  @Test(arguments: [
    ("\u{20D7}v", "v\u{20D7}"), ("3\u{20D7}v", "3v\u{20D7}"), ("−\u{20D7}a", "−a\u{20D7}"),
    ("w\u{20D7}", "w\u{20D7}"), ("ser\u{131}\u{301}a", "sería"), ("kap\u{131}", "kap\u{131}"),
    ("vector", "vector"),
  ])
  func accentsStandBehindTheirLetters(printed: String, mended: String) {
    #expect(Array(AccentsApart.joined(printed).unicodeScalars) == Array(mended.unicodeScalars))
  }

  @Test func aTranslationBelowAGapIsNotWhatFillsIt() {
    #expect(GlossedGap.isTranslation("I drank some tea in Japan.", of: "日本 ___ お茶を飲みました。"))
    #expect(!GlossedGap.isTranslation("で", of: "日本 ___ お茶を飲みました。"))
    #expect(!GlossedGap.isTranslation("She has gone to the market.", of: "She ___ to the market."))
    #expect(!GlossedGap.isTranslation("I drank some tea in Japan.", of: "日本でお茶を飲みました。"))
  }

  @Test func titlesNameTheLanguageOfACourse() throws {
    let heads = ["German", "Pronunciation", "Arabic"]
    let found = try #require(LanguageNames.columns(heads, titles: ["German A1 – Lesson 5"]))
    #expect(found == (0, 2))
    #expect(LanguageNames.columns(heads, titles: ["German and Arabic"]) == nil)
    #expect(LanguageNames.columns(heads) == nil)
  }
}
