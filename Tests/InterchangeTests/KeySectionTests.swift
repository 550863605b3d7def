import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Keys of papers whose sections each count from 1: which answer goes with which question.
@Suite struct KeySectionTests {
  private static let chapters = """
    *Chapter 1
    A   Answer the questions.
    1. Where does Mrs Lind live?
    2. What does she find at her door?
    B   True or false?
    1. The suitcase is heavy.
    2. It belongs to her sister.
    *Chapter 2
    A   Answer the questions.
    1. Who is Anton?
    2. When does the ferry leave?

    """

  @Test(arguments: [
    "*Answers\n*Chapter 1\nA 1. In Malmö 2. A suitcase\nB 1. F 2. T\n*Chapter 2\nA 1. A sailor 2. At seven",
    "*Teacher’s key\nChapter | Task | No. | Answer\nChapter 1 | A | 1. | In Malmö\n | | 2. | A suitcase\n"
      + " | B | 1. | F\n | | 2. | T\nChapter 2 | A | 1. | A sailor\n | | 2. | At seven",
  ])
  func aKeyNamesSectionsAsItsPaperDoes(key: String) {
    let found = TypedLines.items(Self.chapters + key, column: 80)
    #expect(
      found.map(\.answer) == ["In Malmö", "A suitcase", "False", "True", "A sailor", "At seven"])
  }

  @Test func aSectionThatTheKeyLeavesOutHasNoAnswers() {
    let found = TypedLines.items(
      """
      A   Write the plural.
      1. What is the plural of mouse?
      2. What is the plural of foot?
      B   Discuss with a partner.
      1. Why do people keep pets?
      2. Which animal would you keep?
      C   Write the opposite.
      1. What is the opposite of hot?
      2. What is the opposite of dry?

      *Answers
      A 1 mice, 2 feet
      C 1 cold, 2 wet
      """)
    #expect(found.map(\.answer) == ["mice", "feet", nil, nil, "cold", "wet"])
  }

  @Test func variantsAreNamedByTheirInitials() {
    let found = TypedLines.items(
      """
      *Version 1
      1. What is the capital of Norway?
        a) Oslo
        b) Bergen
        c) Narvik
      2. What is the capital of Denmark?
        a) Aarhus
        b) Odense
        c) Copenhagen
      3. What is the capital of Latvia?
        a) Tallinn
        b) Riga
        c) Vilnius
      4. How many metres are 3 km?
      *Version 2
      1. What is the capital of Sweden?
        a) Lund
        b) Stockholm
        c) Malmö
      2. What is the capital of Estonia?
        a) Tallinn
        b) Riga
        c) Vilnius
      3. What is the capital of Spain?
        a) Toledo
        b) Sevilla
        c) Madrid
      4. How many grams are 4 kg?
      Answers (for the teacher). V-1: 1a, 2c, 3b, 4 – 3000 m; V-2: 1b, 2a, 3c, 4 – 4000 g
      """)
    #expect(
      found.map(\.answer) == [
        "Oslo", "Copenhagen", "Riga", "3000 m", "Stockholm", "Tallinn", "Madrid", "4000 g",
      ])
  }

  @Test func aChineseKeyNamesItsSectionsByNumerals() {
    let found = TypedLines.items(
      """
      *一、填空题。
      1．1 千克＝（   ）克。
      2．长方形有（   ）个直角。
      *二、判断题。（对的打“√”，错的打“×”）
      1．正方形的四条边都相等。 （  ）
      2．角的大小和边的长短有关。 （  ）
      *三、解决问题。
      1．一本书有 96 页，小红每天看 8 页，几天可以看完？
      2．一个花坛长 9 米，宽 6 米。它的周长是多少米？
      *参考答案
      一、填空题：1．1000  2．4
      二、判断题：1．√  2．×
      三、解决问题：1．12 天  2．30 米
      """)
    #expect(found.map(\.answer) == ["1000", "4", "True", "False", "12 天", "30 米"])
  }

  @Test(arguments: ["Corrigés", "Soluzioni", "Gabarito", "Facit", "模範解答", "정답", "Cevap anahtarı"])
  func keysAreHeadedInManyLanguages(head: String) {
    let found = TypedLines.items("1. 2 × 2 = ?\n2. 3 × 3 = ?\n3. 4 × 4 = ?\n\n*\(head)\n1. 4\n2. 9\n3. 16")
    #expect(found.map(\.answer) == ["4", "9", "16"])
  }

  @Test func boxesToTickStandInTheLineOfTheirStatement() {
    let found = TypedLines.items(
      """
      *Vrai ou faux ?
      1. La valise est très lourde. | □ V □ F
      2. La dame vit seule avec son chat. | □ V □ F
      3. Le bateau part à sept heures. | □ V □ F
      """, column: 300)
    #expect(found.map(\.question).first == "La valise est très lourde.")
    #expect(found.map(\.kind) == [.trueFalse, .trueFalse, .trueFalse])
  }

  @Test func optionsStandBesideTheirQuestion() {
    let found = TypedLines.items(
      """
      1. Un atome est | ■ neutre
       | □ positif
       | □ négatif
      2. Le gaz de la combustion est | □ le diazote
       | □ le dioxygène
       | ■ le dioxyde de carbone
      3. Le symbole du fer est | □ Fr
       | ■ Fe
       | □ F
      """, column: 240)
    #expect(found.map(\.question).last == "Le symbole du fer est")
    #expect(found.map(\.answer) == ["neutre", "le dioxyde de carbone", "Fe"])
  }

  @Test func aJudgementInAQuestionBankIsTrueOrFalse() {
    let found = TypedLines.items(
      """
      1．（判断题）声音可以在真空中传播。（  ）
      【答案】错误
      【解析】声音的传播需要介质。
      2．（判断题）三角形的内角和是 180°。（  ）
      【答案】正确
      3．（简答题）简述光合作用的意义。
      【答案】制造有机物，释放氧气。
      """)
    #expect(found.map(\.answer) == ["False", "True", "制造有机物，释放氧气。"])
  }
}
