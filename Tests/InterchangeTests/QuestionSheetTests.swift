import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Sheets that programs print and teachers make, each as the smallest page that shows what was read wrongly.
@Suite struct QuestionSheetTests {
  // MARK: Options

  @Test func formsPrintOptionsWithoutLetters() {
    let found = TypedLines.items(
      """
      1. Which gas do plants take in during photosynthesis? *
          Nitrogen
          Oxygen
          Carbon dioxide
      2. Where in a plant cell does photosynthesis take place? *
          Mitochondria
          Vacuole
          Chloroplasts
      3. What is the green pigment in leaves called? *
          Carotene
          Melanin
          Chlorophyll
      4. Explain why most leaves are thin and flat. *
      """)
    #expect(found.map { $0.options.count } == [3, 3, 3, 0])
    #expect(found.map(\.question).first == "Which gas do plants take in during photosynthesis?")
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func trueAndFalseBelowAStatementAreNoWordsOfIt() {
    let found = TypedLines.items(
      """
      1. The President can declare a law unconstitutional.
          True
          False
      2. How many senators does each state have?
          Two
          Four
          One
      3. A bill can become law without a signature.
          True
          False
      """)
    #expect(found.map(\.kind) == [.trueFalse, .choice, .trueFalse])
    #expect(found.map(\.question).first == "The President can declare a law unconstitutional.")
  }

  @Test func optionsThatRunOnOverLinesKeepTheirWords() {
    let found = TypedLines.items(
      """
      1. The cell is the basic unit of life because (a) it is small (b) it carries out all life
      processes (c) it is found in plants only (d) it has a wall
      2. An animal that feeds on plants only is called a (a) carnivore (b) herbivore (c) omnivore (d)
      parasite
      3. Malaria is caused by (a) a virus (b) a bacterium (c) plasmodium (d) a fungus
      """)
    #expect(found.first?.options.map(\.text)[1] == "it carries out all life processes")
    #expect(found.dropFirst().first?.options.last?.text == "parasite")
  }

  @Test func optionsOfASectionAreThoseOfItsQuestions() {
    let found = TypedLines.items(
      """
      *Short Answer
      1. Why do rivers flood after heavy rain?
      2. Why do glaciers melt in the summer?
      *Matching
      Match each item with the correct statement below.
      a. delta
      b. dune
      c. moraine
      3. land built of sediment at a mouth
      4. a hill of sand made by wind
      5. a ridge of rock left by ice
      """)
    #expect(
      found.suffix(3).map { $0.options.map(\.text) }
        == Array(repeating: ["delta", "dune", "moraine"], count: 3))
  }

  // MARK: Numbers and sections

  @Test func numbersStandBehindTheBlankForTheAnswer() {
    let found = TypedLines.items(
      """
      _____1. Which layer of the atmosphere do we live in?
      _____2. Which volcano is known for its perfect cone?
      _____3. Which instrument measures air pressure?
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.question).first == "Which layer of the atmosphere do we live in?")
  }

  @Test func sectionsWithNumeralsEndTheQuestionBefore() {
    let found = TypedLines.items(
      """
      I. Short answers. Directions: Write the answer on the line.
      1. Which planet is the largest?
      2. Which planet has rings?
      II. Long answers. Directions: Write in full sentences.
      3. Why is Venus hotter than Mercury?
      4. Why does the Moon have phases?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.question).dropFirst().first == "Which planet has rings?")
  }

  @Test func sectionsMayBeNumberedInTheirOwnWays() {
    let found = TypedLines.items(
      """
      *Section A
      1. Which gas do plants need? [1]
      2. Which gas do they give off? [1]
      3. Where do they make sugar? [2]
      *Section B
      (1) Why are leaves green? [2]
      (2) Why are roots thin? [2]
      (3) Why do stems bend? [3]
      """)
    #expect(found.map(\.marks) == [1, 1, 2, 2, 2, 3])
  }

  @Test func labelsOfFullWidthAreLabels() {
    let found = TypedLines.items(
      """
      1．长方形有几个直角？
      2．最大的两位数是几？
      3．一本书有多少页？
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.question).first == "长方形有几个直角？")
  }

  @Test func aWordInAnyLanguageMayNumberQuestionsOfAChapter() {
    let found = TypedLines.items(
      """
      Zadanie 1.1. Oblicz iloraz liczb 45 i 5.
      Zadanie 1.2. Ile wyrazów ma ten ciąg?
      Zadanie 1.3. Oblicz sumę liczb od 1 do 9.
      *Odpowiedzi
      1.1. 9
      1.2. 20
      1.3. 45
      """)
    #expect(found.map(\.number) == ["1.1", "1.2", "1.3"])
    #expect(found.map(\.answer) == ["9", "20", "45"])
  }

  @Test func aKeyStageIsNoKey() {
    let found = TypedLines.items(
      """
      Key Stage 3 History
      01.1 Which battle made Henry Tudor king?
      01.2 What did the Act of Supremacy do?
      01.3 Who were the children of Henry VIII?
      """)
    #expect(found.map(\.number) == ["01.1", "01.2", "01.3"])
  }

  @Test func adviceBeforeQuestionsWithMarksIsNoneOfThem() {
    let found = TypedLines.items(
      """
      *How it is done
      1. Read each question carefully.
      2. Check your answers.
      *Area
      1. Find the area of the rectangle. [2]
      2. Find the length of the square. [2]
      3. Find the width of the path. [3]
      """)
    #expect(found.map(\.marks) == [2, 2, 3])
    #expect(found.first?.leftOut == ["1 Read each question carefully.", "2 Check your answers."])
  }

  // MARK: Answers

  @Test func fieldsOfATestGeneratorAreNoAnswers() {
    let found = TypedLines.items(
      """
      1. Molten rock that reaches the surface is called what?
      2. What are the remains of ancient living things called?
      3. Which metal is liquid at room temperature?
      *Answer Section
      1. ANS: lava   PTS: 1   DIF: Easy   REF: p. 97
      2. ANS: fossils   PTS: 1   DIF: Easy   REF: p. 130
      3. ANS: mercury   PTS: 2   DIF: Hard   REF: p. 20
      """)
    #expect(found.map(\.answer) == ["lava", "fossils", "mercury"])
    #expect(found.map(\.marks) == [1, 1, 2])
  }

  @Test func anAnswersPageMaySayTheQuestionsAgain() {
    let found = TypedLines.items(
      """
      1. Why does a hedgehog roll up into a ball?
      2. When do hedgehogs wake from hibernation?
      3. Why are gardeners glad of hedgehogs?
      *Answers
      1. Why does a hedgehog roll up into a ball?
      So that its belly is hidden.
      2. When do hedgehogs wake from hibernation?
      In March or April.
      3. Why are gardeners glad of hedgehogs?
      They eat slugs.
      """)
    #expect(found.map(\.answer) == ["So that its belly is hidden.", "In March or April.", "They eat slugs."])
  }

  @Test func answersFollowTheirQuestionsOnTheNextLine() {
    let found = TypedLines.items(
      """
      1. How many books may I borrow at a time?
      Six at a time, and two of them may be new books of this year.
      2. May I eat in the reading room?
      No, but water in closed bottles is fine.
      3. Can I reserve a book on the site?
      Yes, at the desk or on the library page.
      """)
    #expect(found.map(\.question).first == "How many books may I borrow at a time?")
    #expect(found.map(\.answer).last == "Yes, at the desk or on the library page.")
  }

  @Test func answersInBracketsSaySo() {
    let found = TypedLines.items(
      """
      1. A lamp takes 0.25 A from 230 V. Find its power. [Ans: 57.5 W]
      2. A wave has 50 Hz and 6.6 m. Find its speed. [Ans: 330 m/s]
      3. Find the total of 6 and 3 ohms in parallel. [Ans: 2 ohms]
      """)
    #expect(found.map(\.answer) == ["57.5 W", "330 m/s", "2 ohms"])
    #expect(found.map(\.question).first == "A lamp takes 0.25 A from 230 V. Find its power.")
  }

  @Test func anArrowBehindASentenceLeadsToTheAnswer() {
    let found = TypedLines.items(
      """
      1. She don't like spinach. → She doesn't like spinach.
      2. I have seen him yesterday. → I saw him yesterday.
      3. We was at home all day. → We were at home all day.
      4. What is made in the reaction H + Cl → HCl of these two?
      """)
    #expect(
      found.map(\.answer) == [
        "She doesn't like spinach.", "I saw him yesterday.", "We were at home all day.", nil,
      ])
  }

  @Test func ticksWithMarksEndPoints() {
    let found = TypedLines.items(
      """
      1. Define the term erosion. [2]
      2. Name two agents of weathering. [2]
      3. Give a use of volcanic soils. [1]
      *MARKING SCHEME
      1. Carrying away of the soil √2
      2. Temperature changes √1, plant roots √1
      3. Growing tea √1
      """)
    #expect(
      found.map(\.answer) == ["Carrying away of the soil", "Temperature changes\nplant roots", "Growing tea"])
  }

  @Test func anExplanationIsNoPartOfTheAnswer() {
    let found = TypedLines.items(
      """
      1. Which service should be checked first?
      A. DHCP
      B. DNS
      C. NTP
      Correct Answer: B
      Explanation: It translates names into addresses.
      2. Which two are factors of authentication?
      A. a PIN
      B. a colour
      C. a fingerprint
      Correct Answer: AC
      Explanation: One is known, the other owned.
      """)
    #expect(found.map(\.answer) == ["DNS", "a PIN\na fingerprint"])
  }

  @Test func cardsOnOneLineEach() {
    let found = TypedLines.items(
      """
      How many chromosomes has a human body cell?   46
      Which vessels carry blood away from the heart?   arteries
      What is homeostasis?   constant conditions in the body
      Which organelle makes proteins?   the ribosome
      Where are red blood cells made?   in the bone marrow
      Which pigment absorbs light in leaves?   chlorophyll
      """)
    #expect(found.map(\.answer).first == "46")
    #expect(found.map(\.question).last == "Which pigment absorbs light in leaves?")
  }

  // MARK: Several things in one document

  @Test func aGlossaryAndQuestionsAreBothRead() {
    let found = TypedLines.items(
      """
      *Key words
      Mouth: The place where a river flows into the sea.
      Tributary: A small river that joins a larger one.
      Confluence: The point where two rivers meet.
      Watershed: The land that divides two basins.
      *Questions
      1. Why does a river meander in its lower course?
      2. What is carried by a river in flood?
      3. Where does a river drop its load?
      """)
    #expect(
      found.map(\.kind) == [.definition, .definition, .definition, .definition, .short, .short, .short])
  }

  @Test func stepsOfAProcedureAmongNotesAreNoQuestions() {
    #expect(
      TypedLines.items(
        """
        *Lecture 7: How rivers shape land
        A river erodes, carries and drops. Erosion is strongest where the water is fast, and weakest at the bed.
        Fine mud travels in suspension. Stones roll along the bed, and only a flood can lift the larger ones.
        *7.3 Measuring the flow
        1. Stretch a tape across the stream.
        2. Note the depth at each metre.
        3. Let a cork drift for ten metres.
        Remember: the steepest part of a river is seldom the fastest, since rough beds slow the water down.
        Next week we look at deltas, and at the towns that stand on them. Read the chapter on the Nile before.
        """
      ).isEmpty)
  }
}
