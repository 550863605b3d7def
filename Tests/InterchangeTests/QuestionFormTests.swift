import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Forms of questions, options and keys that papers of many countries have, each as the smallest page that shows it.
@Suite struct QuestionFormTests {
  @Test func digitsInBracketsNameOptionsWhereTheyBeginAnewBelowEveryQuestion() {
    let found = TypedLines.items(
      """
      1. The unit of magnetic flux, as it is used all over the world, is
        (1) tesla|(2) weber|(3) henry|(4) farad
      2. Which of these is a vector quantity?
        (1) work|(2) power|(3) momentum|(4) temperature
      3. The focal length of a plane mirror is
        (1) zero|(2) infinity|(3) 25 cm|(4) negative
      ANSWER KEY
      1. (2)   2. (3)   3. (2)
      """, column: 95)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map { $0.options.map(\.label) } == Array(repeating: ["1", "2", "3", "4"], count: 3))
    #expect(found.map(\.answer) == ["weber", "momentum", "infinity"])
  }

  @Test func digitsInBracketsNumberPartsThatAskSomething() {
    let found = TypedLines.items(
      """
      1. A train leaves at nine and arrives at noon.
        (1) How long does it take?
        (2) How far does it go at 80 km/h?
        (3) When would a car arrive?
      2. A shop sells pens and books.
        (1) What do two pens cost?
        (2) What do three books cost?
        (3) Which is the dearest?
      3. A field is 40 m long.
        (1) What is its area?
        (2) What is its perimeter?
        (3) How long is the diagonal?
      """)
    #expect(found.allSatisfy { $0.options.isEmpty })
    #expect(found.count == 9)
  }

  @Test func circledDigitsNameOptions() {
    let found = TypedLines.items(
      """
      1. Which planet is the largest?
      ① Mars|② Venus|③ Jupiter|④ Earth
      2. Which planet has rings?
      ① Venus|② Saturn|③ Mars|④ Mercury
      3. Which is nearest to the sun?
      ① Mercury|② Earth|③ Neptune|④ Venus
      """)
    #expect(found.map { $0.options.map(\.text).first } == ["Mars", "Venus", "Mercury"])
    #expect(found.map { $0.options.last?.label } == ["4", "4", "4"])
  }

  @Test func wordsInBracketsWithinSentencesAreOptions() {
    let found = TypedLines.items(
      """
      1. The river began to (overflow / collapse / freeze) after the rain.
      2. She made a famous (statement / quotation / question) in her essay.
      3. The knife was too (blunt / sharp / smooth) to cut the bread.
      Answers
      1. overflow
      2. quotation
      3. blunt
      """)
    #expect(found.map { $0.options.map(\.text) }.first == ["overflow", "collapse", "freeze"])
    #expect(found.map(\.answer) == ["overflow", "quotation", "blunt"])
    #expect(found.last?.question == "The knife was too (blunt / sharp / smooth) to cut the bread.")
  }

  @Test func wordsBesideAGapAreToBeUsedAndNoneIsWrong() {
    let found = TypedLines.items(
      """
      1. He has ____ (never / see) the sea before today.
      2. They have ____ (just / leave) the house on foot.
      3. She has ____ (already / write) to all her friends.
      """)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.options.isEmpty })
  }

  @Test func whatIsSaidOnceForAStretchOfExercisesIsTheStemOfEach() {
    let found = TypedLines.items(
      """
      In Exercises 1–3, find the value of the expression when x is 3.
      1. 4x + 5
      2. 2x + 7
      3. 18 + x + 1
      In Exercises 4–6, write the number in words.
      4. 45 000
      5. 807
      6. 12 million
      """)
    #expect(found.map(\.question) == ["4x + 5", "2x + 7", "18 + x + 1", "45 000", "807", "12 million"])
    #expect(
      found.map(\.stem).dropFirst(2).first
        == "In Exercises 1–3, find the value of the expression when x is 3.")
    #expect(found.map(\.stem).dropFirst(3).first == "In Exercises 4–6, write the number in words.")
  }

  @Test func partsOfAMarkAreNoPartOfTheQuestion() {
    let found = TypedLines.items(
      """
      Ejercicio 1. (Calificación máxima: 2,5 puntos)
      Una empresa produce sillas y mesas.
      a) (0,5 puntos) Indica el beneficio de una silla.
      b) (2 puntos) Calcula el beneficio de todas.
      Ejercicio 2. (Calificación máxima: 2 puntos)
      Se lanzan dos dados.
      a) (1 punto) Calcula la probabilidad de un 7.
      b) (1 punto) Calcula la probabilidad de un 2.
      """)
    #expect(
      found.map(\.question) == [
        "Indica el beneficio de una silla.", "Calcula el beneficio de todas.",
        "Calcula la probabilidad de un 7.", "Calcula la probabilidad de un 2.",
      ])
    #expect(found.map(\.stem).first == "Una empresa produce sillas y mesas.")
    #expect(found.map(\.marks) == [nil, 2, 1, 1])
    #expect(found.first?.leftOut == ["(0,5 puntos)", "(Calificación máxima: 2,5 puntos)"])
  }

  @Test func numbersThatRunDownColumnsAreReadInTheirOrder() {
    let found = TypedLines.items(
      """
      *Write a word that means the same.
      (1) big = ______________|(4) clever = ______________
      (2) quick = ______________|(5) shut = ______________
      (3) begin = ______________|(6) angry = ______________

      Key: (1) large (2) fast (3) start (4) bright (5) close (6) cross
      """, column: 230)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    #expect(found.map(\.question).first == "big = ___")
    #expect(found.map(\.answer) == ["large", "fast", "start", "bright", "close", "cross"])
  }

  @Test func roomForMarksIsNoTableOfContents() {
    let found = TypedLines.items(
      """
      1. Who finds the key?|____ / 1
      2. Where has it been hidden?|____ / 1
      3. How do you know that the house is old? Give two details.|____ / 2
      4. What do you think the key opens? Explain your idea.|____ / 3
      """, column: 380)
    #expect(found.map(\.marks) == [1, 1, 2, 3])
  }

  @Test func aSentenceThatGoesOnInOtherLettersIsNoAnswer() {
    let found = TypedLines.page([
      ("1.", 60, 100, "Serif"), ("Is it ever right to tell a lie?", 80, 100, "Serif-Italic"),
      ("Discuss", 250, 100, "Serif"), ("two points of view.", 80, 115, "Serif"),
      ("2.", 60, 140, "Serif"), ("What do we owe to all animals?", 80, 140, "Serif-Italic"),
      ("Use one", 250, 140, "Serif"), ("example from the text.", 80, 155, "Serif"),
      ("3.", 60, 180, "Serif"), ("Can a law of parliament be unjust?", 80, 180, "Serif-Italic"),
      ("Refer", 260, 180, "Serif"), ("to a case from history.", 80, 195, "Serif"),
    ])
    let items = extract([found]).items
    #expect(items.map(\.answer) == [nil, nil, nil])
    #expect(items.first?.question == "Is it ever right to tell a lie? Discuss two points of view.")
  }

  @Test func aNumberedHeadingBetweenDecimalNumbersEndsTheAnswerBefore() {
    var page = TypedPage(1)
    var y = 80
    for (text, isHeading, font) in [
      ("1. Joining the library", true, "Serif-Bold"), ("1.1 Who can join?", false, "Serif-Bold"),
      ("Anyone who lives in the city can join.", false, "Serif"),
      ("1.2 What do I need to bring?", false, "Serif-Bold"),
      ("Bring one proof of your name.", false, "Serif"), ("2. Borrowing", true, "Serif-Bold"),
      ("2.1 How many books can I borrow?", false, "Serif-Bold"),
      ("You can have twelve items at a time.", false, "Serif"),
      ("2.2 How do I renew my loans?", false, "Serif-Bold"), ("Renew them at any branch.", false, "Serif"),
    ] {
      page.type(text, x: 60, y: y, size: isHeading ? 15 : 10, font: font)
      y += isHeading ? 25 : 16
    }
    let items = extract([PageText(page.dump)]).items
    #expect(items.map(\.number) == ["1.1", "1.2", "2.1", "2.2"])
    #expect(items.map(\.answer).dropFirst().first == "Bring one proof of your name.")
  }

  @Test func minutesAndListsOfBooksAreNoTerms() {
    #expect(
      TypedLines.items(
        """
        *Chess club: minutes of 6 May
        Present: A. Okoro, B. Lind, C. Reyes
        1. Welcome. The chair opened the meeting at four.
        2. Report of the treasurer. There are 214 pounds in the account.
        3. Any other business. The next meeting is on 3 June.
        """
      ).isEmpty)
    #expect(
      TypedLines.items(
        """
        *References
        [1] E. Marsh: Why leaves fall. Harrow Press, 2011.
        [2] T. Oduya: Rivers and their valleys. Harrow Press, 2015.
        [3] L. Brandt: A short history of maps. Harrow Press, 1998.
        [4] P. Quill: The weather book. Harrow Press, 2020.
        """
      ).isEmpty)
  }

  @Test func tablesOfFormsAreNoQuestions() {
    let found = TypedLines.items(
      """
      1. Presente de los verbos regulares en las tres conjugaciones
      yo|hablo|como|vivo
      tú|hablas|comes|vives
      ella|habla|come|vive
      2. Pretérito de los verbos regulares en las tres conjugaciones
      yo|hablé|comí|viví
      tú|hablaste|comiste|viviste
      ella|habló|comió|vivió
      """, column: 90)
    #expect(!found.contains { $0.number != nil || $0.kind == .cloze })
  }

  @Test func answersInAColourOfTheirOwnStandOnTheLinesTheyAreWrittenOn() {
    var page = TypedPage(1)
    for (row, (question, answer)) in [
      ("What does the term algorithm mean?", "A list of steps. It ends."),
      ("Convert the binary number 1011.", "11"),
      ("State one advantage of a smaller file.", "It is sent faster."),
    ].enumerated() {
      let y = 100 + 50 * row
      page.type("\(row + 1)", x: 60, y: y)
      page.type(question, x: 80, y: y)
      page.type("[1]", x: 500, y: y)
      page.type(answer, x: 80, y: y + 16, color: 0xCC0000)
      page.type(String(repeating: ". ", count: 40), x: 95 + 5 * answer.count, y: y + 16)
    }
    let items = extract([PageText(page.dump)]).items
    #expect(items.map(\.answer) == ["A list of steps. It ends.", "11", "It is sent faster."])
    #expect(items.map(\.marks) == [1, 1, 1])
  }
}
