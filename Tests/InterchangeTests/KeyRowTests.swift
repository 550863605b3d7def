import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Keys by section, in bare rows, behind titles, and such as say their questions again.
@Suite struct KeyRowTests {
  private static let questions = """
    1. What is the unit of voltage?
    2. How many lamps are there?
    3. What stores the energy?

    """

  @Test func headsOfExercisesEndTheQuestionAboveAndAreNoAnswers() {
    let found = TypedLines.items(
      """
      *Aufgabe 1 Was ist richtig?
      1. Wo wohnt Paula?
        a) in Bonn
        b) in Berlin
        c) in Bern
      2. Wann kommt sie?
        a) heute
        b) morgen
        c) nie
      *Aufgabe 2 Was ist falsch?
      3. Wer singt im Chor?
        a) Paula
        b) Emil
        c) Anton
      4. Wer tanzt im Saal?
        a) Paula
        b) Emil
        c) Anton

      *Lösungen
      Aufgabe 1  1 a 2 b
      Aufgabe 2  3 a 4 c
      """)
    #expect(found.map(\.question).dropFirst().first == "Wann kommt sie?")
    #expect(found.map { $0.options.last?.text } == ["in Bern", "nie", "Anton", "Anton"])
    #expect(found.map(\.answer) == ["in Bonn", "morgen", "Paula", "Anton"])
  }

  @Test(arguments: ["Answers: 1 volt 2 four 3 battery", "Answers: 1 volt 2 four\n3 battery"])
  func bareNumbersPartTheAnswersOfARow(key: String) {
    #expect(TypedLines.items(Self.questions + key).map(\.answer) == ["volt", "four", "battery"])
  }

  @Test func aBareNumberThatStandsInTheRowTwicePartsNothing() {
    let found = TypedLines.items(Self.questions + "Answers: 1 volt 2 about 3 or 4 lamps 3 battery")
    #expect(found.map(\.answer).dropFirst() == [nil, nil])
  }

  @Test(arguments: ["richtig", "falsch"])
  func bareVerdictsBelowAHeadInAnotherLanguage(verdict: String) {
    let found = TypedLines.items(
      "1. Das Boot war teuer.\n2. Die Insel ist klein.\n3. Der Hafen ist voll.\n\n"
        + "*Lösungen\n1 falsch 2 \(verdict) 3 richtig")
    #expect(found.map(\.answer) == ["falsch", verdict, "richtig"])
  }

  @Test(arguments: ["World History – End of Year Test: Answer Key", "Key to world history"])
  func theHeadOfAKeyMayStandBehindATitle(head: String) {
    let found = TypedLines.items(
      """
      *World history
      1. Who built the pyramids?
      2. In which country is Rome?
      3. When did the war end?

      *\(head)
      1. Egyptians 2. Italy 3. Monday
      """)
    #expect(found.map(\.answer) == ["Egyptians", "Italy", "Monday"])
  }

  @Test func aTitleOnShortAnswersHeadsQuestions() {
    let found = TypedLines.items("*World history test part two: short answers\n" + Self.questions)
    #expect(found.map(\.question).first == "What is the unit of voltage?")
    #expect(found.count == 3)
  }

  @Test func whatAKeySaysAgainIsNoPartOfTheAnswer() {
    let words = TypedLines.items(
      "Translate into Spanish.\n1. to eat\n2. to drink\n3. to share\n\n"
        + "*Answers\n1. to eat: comer\n2. to drink: beber\n3. to share: compartir")
    #expect(words.map(\.answer) == ["comer", "beber", "compartir"])
    let sums = TypedLines.items(
      "1. 7 × 7 =\n2. 18 ÷ 3 + 5\n3. 9 × 3 =\n\n*Answers\n1. 7 × 7 = 49\n2. 18 ÷ 3 + 5 = 11\n3. 9 × 3 = 27")
    #expect(sums.map(\.answer) == ["49", "11", "27"])
  }

  @Test(arguments: [
    "Exercise A\n1 mice\n2 feet\nExercise B\n1 cold\n2 wet",
    "Exercise A|Exercise B\n1. mice|1. cold\n2. feet|2. wet",
  ])
  func sectionsOfAKeyStandBelowOrBesideEachOther(key: String) {
    let found = TypedLines.items(
      """
      *Nouns
      1. What is the plural of mouse?
      2. What is the plural of foot?
      *Adjectives
      1. What is the opposite of hot?
      2. What is the opposite of dry?

      *Answers
      \(key)
      """, column: 260)
    #expect(found.map(\.answer) == ["mice", "feet", "cold", "wet"])
  }

  @Test func selectedAnswersOfASectionMayBeginBehindItsFirst() {
    let found = TypedLines.items(
      """
      *Exercise 1
      1. What is 2 + 2?
      2. What is 3 + 3?
      3. What is 4 + 4?
      *Exercise 2
      1. What is 5 + 5?
      2. What is 6 + 6?
      3. What is 7 + 7?

      *Selected answers
      Exercise 1
      1. 4
      3. 8
      Exercise 2
      2. 12
      3. 14
      """)
    #expect(found.map(\.answer) == ["4", nil, "8", nil, "12", "14"])
  }

  @Test func anUpsideDownKeyGoesOnInLinesOfLabelsAndLetters() {
    let options = "  A) cat\n  B) dog\n  C) fish\n"
    let found = TypedLines.items(
      "1. Which animal barks?\n\(options)2. Which animal fetches sticks?\n\(options)"
        + "3. Which animal purrs?\n\(options)4. Which animal has scales?\n\(options)\n"
        + "c .4 ,a .3\n,b .2 ,b .1 :srewsna tcerroc eht era ereH")
    #expect(found.map(\.answer) == ["dog", "dog", "cat", "fish"])
  }

  @Test func answersOfAllPartsBehindTheLastAreDivided() {
    let found = TypedLines.items(
      """
      1. A sample of 2 g of salt is dissolved in water.
        (a) What is the mass of the water?
        (b) What is the mass of the solution?
        Answer: (a) 3.2 g (b) 8.0 g
      2. A stone falls from a tower.
        (a) How fast is it after one second?
        (b) How far has it fallen?
        Answer: (a) 10 m/s (b) 5 m
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)"])
    #expect(found.map(\.answer) == ["3.2 g", "8.0 g", "10 m/s", "5 m"])
  }

  @Test func aSheetThatStandsThereTwiceIsOneWithAnswers() {
    let asked = ["7 × 7 =", "Name the capital of Norway.", "Name the capital of Sweden."]
    let answers = ["49", "Oslo", "Stockholm"]
    func sheet(_ texts: [String]) -> PageText {
      TypedLines.page(
        TypedLines.lines(
          "*Worksheet\n" + texts.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"), column: 150)
      )
    }
    var second = TypedPage(2)
    for (row, text) in zip(asked, answers).enumerated() {
      second.type("\(row + 1). \(text.0) \(text.1)", x: 60, y: 100 + 15 * row)
    }
    let found = extract([sheet(asked), PageText(second.dump)]).items
    #expect(found.map(\.question) == asked)
    #expect(found.map(\.answer) == answers)
    var other = TypedPage(2)
    let others = ["7 × 7 =", "Name the capital of Latvia.", "Name the capital of Spain."]
    for (row, text) in others.enumerated() {
      other.type("\(row + 1). \(text)", x: 60, y: 100 + 15 * row)
    }
    #expect(extract([sheet(asked), PageText(other.dump)]).items.count == 6)
  }

  @Test func theSameWordsWithOtherOptionsAreOtherQuestions() {
    let words = [
      ["cat", "kat", "cet"], ["dog", "dok", "dag"], ["fox", "foks", "vox"], ["cow", "kow", "caw"],
    ]
    func section(_ page: Int, _ words: [[String]]) -> PageText {
      var typed = TypedPage(page)
      for (number, options) in words.enumerated() {
        typed.type("\(number + 1). Which word is spelled correctly?", x: 60, y: 100 + 75 * number)
        for (place, option) in options.enumerated() {
          typed.type("\("ABC".map(String.init)[place]) \(option)", x: 80, y: 115 + 75 * number + 15 * place)
        }
      }
      return PageText(typed.dump)
    }
    let others = words.map { $0.map { "re" + $0 } }
    let found = extract([section(1, words), section(2, others)]).items
    #expect(found.map { $0.options.map(\.text) } == words + others)
  }
}
