import PDFText
import Testing

@testable import Interchange

/// Teachers of each country set their tests in a form of their own; none of its signs is a word of a question or an answer.
struct TestsOfManyCountriesTests {
  @Test func decimalsInBracketsBeforeQuestionsOfBrazilAreMarks() throws {
    let items = TypedLines.items(
      """
      1) (0,5) Qual é a camada mais interna da Terra?
      2) (0,5) Qual é o gás mais abundante na atmosfera?
      3) (1,0) Explique por que existem dias e noites.
      4) (1,5) O que é uma cadeia alimentar?
      """)
    try #require(items.count == 4)
    #expect(items[0].question == "Qual é a camada mais interna da Terra?")
    #expect(items.map(\.marks) == [nil, nil, 1, nil])
    #expect(items[3].leftOut.contains("(1,5)"))
  }

  @Test func theLetterOfMarksInCzechTests() {
    #expect(MarkReader.whole("(2 b.)") == 2)
    #expect(MarkReader.whole("2 b.") == nil)
    #expect(MarkReader.whole("…/3") == 3)
    #expect(MarkReader.trailing("请写出一条食物链。（3分）", isAtMargin: false)?.marks == 3)
    #expect(MarkReader.trailing("请写出一条食物链（见图）", isAtMargin: false) == nil)
  }

  @Test func roomWrittenTogetherWithTheNumberIsNoGap() throws {
    let items = TypedLines.items(
      """
      Test I. Multiple Choice. Write the letter of the correct answer on the blank.
      _______1. | Which part of the plant absorbs water from the soil?
        a. flower | b. leaf | c. root | d. stem
      _______2. | What is the largest organ of the human body?
        a. heart | b. liver | c. lungs | d. skin
      _______3. | Which planet is closest to the Sun?
        a. Earth | b. Mars | c. Mercury | d. Venus
      *KEY TO CORRECTION
      1. c
      2. d
      3. c
      """, column: 80)
    try #require(items.count == 3)
    #expect(items[0].question == "Which part of the plant absorbs water from the soil?")
    #expect(items.map(\.answer) == ["root", "skin", "Mercury"])
  }

  @Test func emptyBoxesBeforeLettersAreNoRoom() throws {
    let items = TypedLines.items(
      """
      Scegli la risposta esatta.
      1. Le guerre tra Roma e Cartagine si chiamano
        ☐ a. guerre persiane | ☐ b. guerre puniche | ☐ c. guerre galliche
      2. La lingua parlata dai Romani era
        ☐ a. il greco | ☐ b. l’etrusco | ☐ c. il latino
      3. I due magistrati che governavano la repubblica erano
        ☐ a. i tribuni | ☐ b. i censori | ☐ c. i consoli
      *Griglia di correzione (per l’insegnante)
      1 b – 2 c – 3 c
      """, column: 150)
    try #require(items.count == 3)
    #expect(items[0].question == "Le guerre tra Roma e Cartagine si chiamano")
    #expect(items.map(\.answer) == ["guerre puniche", "il latino", "i consoli"])
  }

  @Test func lettersBelowAnOrderToChooseAreOptionsAlsoOfSentencesThatDoNotEnd() throws {
    let items = TypedLines.items(
      """
      *Q1. Tick (✓) the correct option. | [4]
        (i) The process of removing weeds from a field is called
          (a) sowing | (b) weeding
          (c) harvesting | (d) threshing
        (ii) Which of these is a kharif crop?
          (a) Wheat | (b) Gram
          (c) Paddy | (d) Mustard
        (iii) Penicillin is
          (a) a vaccine | (b) a pesticide
          (c) a fertiliser | (d) an antibiotic
      *Q2. Answer in one or two sentences. | [4]
        (i) What are pathogens?
        (ii) Why is salt added to pickles?
      """, column: 200)
    try #require(items.count == 5)
    #expect(items.map(\.number) == ["1(i)", "1(ii)", "1(iii)", "2(i)", "2(ii)"])
    #expect(items[0].options.map(\.text) == ["sowing", "weeding", "harvesting", "threshing"])
    #expect(items[2].options.count == 4)
    #expect(items[0].stem == "Tick (✓) the correct option.")
  }

  @Test func numbersOfLargeQuestionsBesideThoseOfSmallOnesAreSpreadOverTheirRows() {
    let typed = """
      大問 | 小問 | 解答 | 配点
       | (1) | 北海道 | 2点
      1 | (2) | 信濃川 | 2点
       | (3) | 瀬戸大橋 | 2点
       | (1) | 徳川家康 | 3点
      2 | (2) | ペリー | 4点
      """
    let lines = MergedNumbers.spread(TypedLines.page(TypedLines.lines(typed, column: 90)).lines)
    #expect(lines.dropFirst().map { $0.cells[0].text } == ["1.1", "1.2", "1.3", "2.1", "2.2"])
    #expect(lines.dropFirst().map { $0.cells[1].text } == ["北海道", "信濃川", "瀬戸大橋", "徳川家康", "ペリー"])
  }

  @Test func rowsOfAnswersThatCountOnStayAsTheyAre() {
    let typed = """
      (1) | 北海道 | 2点
      (2) | 信濃川 | 2点
      (3) | 瀬戸大橋 | 2点
      """
    let lines = MergedNumbers.spread(TypedLines.page(TypedLines.lines(typed, column: 90)).lines)
    #expect(lines.map { $0.cells[0].text } == ["(1)", "(2)", "(3)"])
  }

  @Test func theFirstPartOfTheFirstQuestionIsNotTheEleventh() {
    #expect(normalizedNumber("1(1)") == "1.1")
    #expect(normalizedNumber("11") == "11")
    #expect(normalizedNumber("(1)") == "1")
    #expect(normalizedNumber("3(b)(ii)") == normalizedNumber("3b ii"))
  }

  @Test func bracketsOfNumbersInHebrewOpenBeforeThem() {
    // What is typed here is printed from the left.
    let typed = String("א. ציין שני הבדלים בין תאים. 6( נק׳)".reversed()) + "\nf(5) = 5( x + 1)"
    let lines = BracketsOfNumbers.turned(TypedLines.page(TypedLines.lines(typed, column: 300)).lines)
    #expect(lines[0].text == "א. ציין שני הבדלים בין תאים. (6 נק׳)")
    #expect(lines[1].text.contains("5( x"))
  }

  @Test func wishesAtTheEndOfATestAreNoPartOfItsLastQuestion() {
    let items = TypedLines.items(
      """
      1) Atmosferin en alt katmanının adı nedir?
      2) Yükseldikçe sıcaklık neden azalır?
      3) Akdeniz ikliminin iki özelliğini yazınız.
      \(String(repeating: " ", count: 60))Başarılar dilerim.
      \(String(repeating: " ", count: 60))Coğrafya Öğretmeni
      """)
    #expect(items.last?.question == "Akdeniz ikliminin iki özelliğini yazınız.")
  }

  @Test func exercisesOfTheBodyAskNothing() {
    let items = TypedLines.items(
      """
      *Exercise 1: Heel slides
      Lie on your back with your legs straight. Slide the heel slowly towards your bottom and back again. Repeat 10 times.
      *Exercise 2: Straight leg raise
      Tighten the muscle of your thigh and lift the whole leg off the bed. Hold for five seconds and lower it slowly.
      *Exercise 3: Knee bends
      Hold on to the back of a chair. Bend both knees a little and stand up straight again. Repeat 8 times.
      """)
    #expect(items.isEmpty)
  }

  @Test func exercisesInPhysicalEducationAskStill() {
    let items = TypedLines.items(
      """
      *Exercise 1
      Describe how to lift a heavy box without hurting your back.
      *Exercise 2
      Explain why you bend your knees and lower the arms slowly.
      *Exercise 3
      Name two muscles of the leg that hold you when you stand.
      """)
    #expect(items.count == 3)
  }

  @Test func englishIsLearntWhereItsColumnStandsFirst() throws {
    let items = TypedLines.items(
      """
      *Englisch | *Beispiel | *Deutsch
      journey | The journey to Wales took six hours. | die Reise, die Fahrt
      to pack | Don’t forget to pack your raincoat. | packen, einpacken
      luggage | We left our luggage at the station. | das Gepäck
      platform | The train leaves from platform 4. | der Bahnsteig
      to miss | Tom missed the last bus. | verpassen
      """, column: 190)
    try #require(items.count == 5)
    #expect(items[0].question == "journey")
    #expect(items[0].answer == "die Reise, die Fahrt")
  }

  @Test func boxesForWhatWasPractisedAreNoPartOfAnswers() throws {
    let items = TypedLines.items(
      """
      1 | What is the test for oxygen?
      It relights a glowing splint.
        Tested ☐ ☐
      2 | Name the three particles in an atom.
      Protons, neutrons and electrons
        Tested ☐ ☐
      3 | What is the pH of a neutral solution?
      It is seven.
        Tested ☐ ☐
      4 | What is the job of red blood cells?
      To carry oxygen around the body
        Tested ☐ ☐
      """, column: 30)
    #expect(items.allSatisfy { $0.answer?.contains("Tested") != true })
  }

  @Test func marksBehindTheirCategoryInOntario() {
    #expect(MarkReader.whole("[K/U – 2]") == 2)
    #expect(MarkReader.whole("[A – 4]") == 4)
    #expect(MarkReader.whole("[A – B]") == nil)
    #expect(MarkReader.whole("(p. 61)") == nil)
  }

  @Test func theFullStopOfBengaliEndsANumber() {
    #expect(compactLabel("৬।")?.first?.number == 6)
    #expect(compactLabel("१०।")?.first?.number == 10)
  }

  @Test func factAndBluffAreTrueAndFalse() throws {
    let items = TypedLines.items(
      """
      Directions: Write FACT if the statement is correct and BLUFF if it is not.
      _____1. Land heats up faster than water.
      _____2. A sea breeze blows at night.
      _____3. Warm air rises above cold air.
      *Answer Key
      1. FACT 2. BLUFF 3. FACT
      """)
    try #require(items.count == 3)
    #expect(items.map(\.answer) == ["True", "False", "True"])
  }

  @Test func aKeyWithTheLettersOfSectionsIsNoListToMatch() throws {
    let items = TypedLines.items(
      """
      A. Fill in the blanks.
      1. A baby plant is called a __________.
      2. Plants take in water through their __________.
      3. Bees collect __________ from flowers.
      B. Tick the correct answer.
      1. Which of these plants stores food in its root?
        (a) potato | (b) carrot | (c) cabbage
      2. Which of these is a climber?
        (a) mango | (b) tulsi | (c) money plant
      C. Name the following.
      1. A plant that eats insects
      2. The gas that plants give out
      3. The part of a plant that grows into a fruit
      4. A tree whose roots hang down from its branches
      *Answers
      A. 1. seedling 2. roots 3. nectar
      B. 1. (b) 2. (c)
      C. 1. pitcher plant 2. oxygen 3. flower 4. banyan
      """, column: 110)
    try #require(items.count == 9)
    #expect(items[0].answer == "seedling")
    #expect(items[3].answer == "carrot")
    #expect(items.last?.answer == "banyan")
  }

  @Test func whatStandsAboveDecimalPartsIsTheirStem() throws {
    let items = TypedLines.items(
      """
      1. O Sistema Solar é formado pelo Sol e pelos corpos que se movem à sua volta.
        1.1. Indica o nome do planeta mais próximo do Sol.
        1.2. Identifica os dois planetas que não têm satélites.
      2. A Tabela 1 apresenta dados sobre três planetas.
        2.1. Qual dos planetas demora mais tempo a completar uma volta ao Sol?
        2.2. Relaciona a distância ao Sol com o período de translação.
      """)
    try #require(items.count == 4)
    #expect(items[1].question == "Identifica os dois planetas que não têm satélites.")
    #expect(
      items[1].stem == "O Sistema Solar é formado pelo Sol e pelos corpos que se movem à sua volta.")
    #expect(items[3].stem == "A Tabela 1 apresenta dados sobre três planetas.")
  }

  @Test func instructionsAboveDecimalPartsAreNoStem() {
    let items = TypedLines.items(
      """
      1. Answer ALL the questions.
      2. Number the answers correctly.
      3. Write neatly and legibly.
      *QUESTION 1
      1.1 Name the organ that pumps blood.
      1.2 Name the gas that plants take in.
      *QUESTION 2
      2.1 State one function of the skin.
      2.2 State one function of the roots.
      """)
    #expect(items.allSatisfy { $0.stem?.contains("Answer ALL") != true })
  }

  @Test func otherCircledDigitsAndCrossesAreReadAsTheUsualOnes() {
    let typed = """
      （ ○ ）1. 臺灣最高的山是玉山。
      （ ✕ ）2. 日月潭位在臺東縣。
      （ ➁ ）3. 下列哪一個節日有吃粽子的習俗？
      """
    let lines = DingbatDigits.usual(TypedLines.page(TypedLines.lines(typed, column: 300)).lines)
    #expect(lines.map { $0.label()?.parts.first?.number } == [1, 2, 3])
    #expect(lines.map { $0.label()?.answerBefore } == ["○", "✕", "②"])
  }

  @Test func rowsOfNumbersBelowAStemAreItsTable() {
    let items = TypedLines.items(
      """
      1. The table shows the number of goals that a hockey team scored.
          Goals 0 1 2 3 4
          Frequency 3 6 5 4 2
        (a) How many goals did the team score altogether? [1]
        (b) Calculate the mean number of goals. [1]
      2. State what is meant by the word mode. [1]
      """)
    #expect(items.first?.stem == "The table shows the number of goals that a hockey team scored.")
  }
}
