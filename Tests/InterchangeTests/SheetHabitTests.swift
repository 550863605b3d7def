import Testing

@testable import Interchange

/// What sheets of schools and programs have in common with others, and how it differs from what looks like it.
@Suite struct SheetHabitTests {
  @Test func theBeginningOfASentenceToCompleteIsToldFromTheNameOfRoom() {
    let lines = TypedLines.rows(
      """
      I have ..................................................
      It hasn’t ..................................................
      They have never ..................................................
      Answer ..................................................
      Working out ..................................................
      The mass is 5 ..................................................
      """)
    #expect(lines.map(\.beginningOfSentence) == [2, 2, 3, nil, nil, nil])
  }

  @Test func roomThatHasANameIsNoPartOfTheQuestion() {
    let found = TypedLines.items(
      """
      1 What is the capital of Kenya?
        Answer ..................................................
      2 What is the capital of Ghana?
        Answer ..................................................
      3 What is the capital of Malawi?
        Answer ..................................................
      """)
    #expect(found.map(\.question).first == "What is the capital of Kenya?")
  }

  @Test func partsBehindTheRoomOfOthersArePartsOfTheirOwn() {
    let found = TypedLines.items(
      """
      1. Write as a decimal.
         a) 3/5 .............. b) 1/8 .............. c) 9/100 ..............
      2. Write as a percentage.
         a) 0.45 .............. b) 1.3 .............. c) 1/20 ..............
      3. Work out.
         a) 30% of 50 .............. b) 5% of 80 .............. c) 12% of 25 ..............
      """, column: 400)
    #expect(found.map(\.number).prefix(3) == ["1(a)", "1(b)", "1(c)"])
    #expect(found.count == 9)
  }

  @Test func whoseASheetIsAtItsFootIsNoAnswer() {
    let lines = PageFeet.without(
      TypedLines.rows(
        """
        1. What do bees make?
        2. What do hens lay?
        3. What do cows give?
        4. What do silkworms spin?
        5. What do sheep grow?
        GO ON TO THE NEXT PAGE.
        """))
    #expect(lines.last?.text == "5. What do sheep grow?")
    #expect(lines.count == 5)
  }

  @Test func anAnswerInCapitalsIsNoSignal() {
    let lines = TypedLines.rows(
      """
      1. What does a red light say?
      STOP THE CAR
      2. What does a green light say?
      GO
      3. What does an amber light say?
      STOP UNLESS IT IS UNSAFE
      """)
    #expect(PageFeet.without(lines).count == lines.count)
  }

  @Test func aLastQuestionThatOnlyLeadsToWhereToAskIsNone() {
    var items = ["When do you open?", "Can I park?", "Is there a café?", "Still not sure?"].map {
      ExtractedItem(kind: .short, question: $0)
    }
    items[3].answer = "Call us on 01632 960 000."
    items.dropClosingQuestion()
    #expect(items.map(\.question) == ["When do you open?", "Can I park?", "Is there a café?"])
    #expect(items[2].leftOut == ["Still not sure? Call us on 01632 960 000."])
  }

  @Test func aQuestionForMoreThatStandsFirstIsKept() {
    var items = ["Need help?", "Can I park?", "Is there a café?", "When do you open?"].map {
      ExtractedItem(kind: .short, question: $0)
    }
    items.dropClosingQuestion()
    #expect(items.count == 4)
  }

  @Test func numbersSetInBelowNumbersAreOptionsAndTheKeyNamesThem() {
    let found = TypedLines.items(
      """
      1. Which vitamin prevents scurvy?
          1. Vitamin A
          2. Vitamin C
          3. Vitamin K
      2. Which organ makes bile?
          1. The liver
          2. The spleen
          3. The kidney
      3. What is normal body temperature?
          1. 35 °C
          2. 37 °C
          3. 39 °C
      4. How many chambers has the heart?
          1. Two
          2. Three
          3. Four
      *Answers and Rationales
      1. Answer: 2. It is found in citrus fruit.
      2. Answer: 1. The gall bladder stores it.
      3. Answer: 2. A little less in the morning.
      4. Answer: 3. Two atria and two ventricles.
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map { $0.options.count } == [3, 3, 3, 3])
    #expect(found.map(\.answer) == ["Vitamin C", "The liver", "37 °C", "Four"])
  }

  @Test func emptyBracketsBesideLettersAndNumbersAreRoom() {
    let found = TypedLines.items(
      """
      1) A água ferve a
         ( ) a) 50 °C.
         ( ) b) 100 °C.
         ( ) c) 150 °C.
      2) O gelo é água no estado
         ( ) a) sólido.
         ( ) b) líquido.
         ( ) c) gasoso.
      3) A chuva cai das
         ( ) a) nuvens.
         ( ) b) estrelas.
         ( ) c) pedras.
      """)
    #expect(found.options(0) == ["50 °C.", "100 °C.", "150 °C."])
    #expect(found.options(2) == ["nuvens.", "estrelas.", "pedras."])
  }

  @Test func fullWidthBracketsBeforeNumbersAreRoom() {
    let lines = EmptyBrackets.without(
      TypedLines.rows(
        """
        （   ）1. 地球是圆的。
        （   ）2. 月亮会发光。
        （   ）3. 太阳是恒星。
        """))
    #expect(lines.map(\.text) == ["1. 地球是圆的。", "2. 月亮会发光。", "3. 太阳是恒星。"])
  }

  @Test func bracketsAroundAllAnswersAreNoPartOfThem() {
    var items = ["Saffron", "Cyprus", "Lima"].map { answer in
      var item = ExtractedItem(kind: .short, question: "Which?")
      item.answer = "(\(answer))"
      return item
    }
    var last = ExtractedItem(kind: .short, question: "How many sides has a heptagon? (7)")
    last.places = []
    items.append(last)
    items.takeBracketsOffAnswers()
    #expect(items.map(\.answer) == ["Saffron", "Cyprus", "Lima", "7"])
    #expect(items[3].question == "How many sides has a heptagon?")
  }

  @Test func bracketsAroundSomeAnswersStay() {
    var items = ["(2, 3)", "5", "(1, 4)"].map { answer in
      var item = ExtractedItem(kind: .short, question: "Where?")
      item.answer = answer
      return item
    }
    items.takeBracketsOffAnswers()
    #expect(items.map(\.answer) == ["(2, 3)", "5", "(1, 4)"])
  }

  @Test func partsOfSpeechBehindWordsAreNoPartOfThem() {
    let found = TypedLines.items(
      """
      *Vocabulary list
      1. abrupt (adj.) – sudden and unexpected
      2. dawdle (v.) – to move slowly
      3. hamlet (n.) – a very small village
      4. seldom (adv.) – not often
      5. yearn (v.) – to wish for strongly
      """)
    #expect(found.map(\.question) == ["abrupt", "dawdle", "hamlet", "seldom", "yearn"])
    #expect(found.first?.details["pos"] == "adj.")
  }

  @Test func datesOfADiaryAskNothing() {
    let found = TypedLines.items(
      """
      *Dates for your diary
      1. Monday 3rd: swimming for Year 4
      2. Thursday 6th: parents’ evening, hall
      3. Friday 14th: non-uniform day
      4. Tuesday 18th: visit to the farm
      """)
    #expect(found.isEmpty)
  }

  @Test func headsOfSolutionsNeedNoColonWhereAllAreWithoutOne() {
    let found = TypedLines.items(
      """
      *Example 4.1
      Find the mean of 3, 5 and 10.
      *Solution
      The sum is 18. There are three numbers, so the mean is 6.
      *Example 4.2
      Find the range of 4, 9 and 15.
      *Solution
      The largest is 15 and the smallest is 4. The range is 11.
      """)
    #expect(found.map(\.question) == ["Find the mean of 3, 5 and 10.", "Find the range of 4, 9 and 15."])
  }

  @Test func aQuestionBankNamesItsQuestionsByCodes() {
    let block = { (code: String, asked: String, letter: String) in
      """
      *Question ID \(code)
      *Assessment|Test|Domain
      College|Math|Algebra
      *ID: \(code)
      \(asked)
       A. 5
       B. 10
       C. 15
      *ID: \(code) Answer
      Correct Answer: \(letter)
      *Rationale
      Choice \(letter) is correct because it fits.
      Question Difficulty: Hard
      """
    }
    let found = TypedLines.items(
      [
        block("a1b2c3d4", "What is 2 + 3?", "A"), block("0f9e8d7c", "What is 4 + 6?", "B"),
        block("77aa88bb", "What is 7 + 8?", "C"),
      ].joined(separator: "\n"))
    #expect(found.map(\.number) == ["a1b2c3d4", "0f9e8d7c", "77aa88bb"])
    #expect(found.map(\.answer) == ["5", "10", "15"])
  }

  @Test func countedWordsLoseTheirNumbersWithoutAHead() {
    let found = TypedLines.items(
      """
      *生词 New Words
      1 苹果|píngguǒ|apple
      2 面包|miànbāo|bread
      3 牛奶|niúnǎi|milk
      4 鸡蛋|jīdàn|egg
      5 米饭|mǐfàn|rice
      """)
    #expect(found.map(\.question) == ["苹果", "面包", "牛奶", "鸡蛋", "米饭"])
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5"])
  }
}
