import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What plain sheets of many teachers have in common: statements to judge, gaps, schemes, tasks for those who are done.
struct PlainSheetTests {
  @Test func aSchemeTellsHowToMarkAndThenWhatIsRight() {
    let found = TypedLines.items(
      """
      1.  Define the term on-the-job training.  [1]
      2.  Explain two benefits of training for an organisation.  [2]
      3.  Identify the method of checking products at the end.  [1]

      *Question|*Expected response|*Max mark
      1|Award 1 mark for a correct response.|1
       |Training at the place of work
      2|Award 1 mark for each valid point.|2
       |Responses could include:
       |• Fewer mistakes are made
       |• Fewer employees leave
      3|Award 1 mark for a correct response.|1
       |Quality control
      """, column: 220)
    #expect(
      found.map(\.answer) == [
        "Training at the place of work", "Fewer mistakes are made\nFewer employees leave", "Quality control",
      ])
    #expect(found.map(\.marks) == [1, 2, 1])
  }

  @Test func boxesBehindLettersAreToBeTicked() {
    let found = TypedLines.items(
      """
      A. Vero o falso? Metti una crocetta.
      1) Sull’isola abitano più di trecento persone.|V □    F □
      2) La figlia di Ada vive in Australia.|V □    F □
      3) Matteo è un pescatore.|V □    F □

      *Soluzioni
      1) V    2) F    3) F
      """, column: 300)
    #expect(found.map(\.question).first == "Sull’isola abitano più di trecento persone.")
    #expect(found.allSatisfy { $0.kind == .trueFalse })
    #expect(found.map(\.answer) == ["True", "False", "False"])
  }

  @Test func lettersToCircleAreNoPartOfAStatement() {
    let found = TypedLines.items(
      """
      *Aufgabe 1: Richtig (r) oder falsch (f)? Kreise ein.
      a) Bei Vollmond steht die Erde zwischen Sonne und Mond.|r    f
      b) Ein Lichtjahr ist eine Entfernung.|r    f
      c) Der Mond leuchtet mit eigenem Licht.|r    f
      """, column: 340)
    #expect(
      found.map(\.question) == [
        "Bei Vollmond steht die Erde zwischen Sonne und Mond.", "Ein Lichtjahr ist eine Entfernung.",
        "Der Mond leuchtet mit eigenem Licht.",
      ])
  }

  @Test func aLetterOfTwoMeaningsIsNoVerdict() {
    #expect(TrueFalseAnswer.read("r")?.verdict == true)
    #expect(TrueFalseAnswer.read("W") == nil)
    #expect(TrueFalseAnswer.read("F")?.verdict == false)
  }

  @Test func roomForALetterEndsAStatement() {
    let found = TypedLines.items(
      """
      Write T for true or F for false.
      1. Pressure increases when the same force acts on a smaller area.|(     )
      2. A body at rest has no forces acting on it.|(     )
      3. Air resistance makes a falling leaf speed up.|(     )

      *Answers
      1. T
      2. F
      3. F
      """, column: 360)
    #expect(found.map(\.question).last == "Air resistance makes a falling leaf speed up.")
    #expect(found.map(\.answer) == ["True", "False", "False"])
  }

  @Test func aTitleMayEndWithTheWordForAKey() {
    let found = TypedLines.items(
      """
      *Starter 12: Are you sure?
      True or false? Write T or F.
      1. RAM loses what it holds when the power is switched off.
      2. A byte is made of four bits.
      3. An IP address identifies a device.

      *Starter 12: answers
      1 T  2 F  3 T
      """)
    #expect(found.map(\.answer) == ["True", "False", "True"])
  }

  @Test(arguments: [
    "Extension: write a true and a false statement of your own.",
    "★ Finished? Draw a flower on the back of this sheet.",
    "Pour aller plus loin : écris un dialogue avec ces questions.",
  ])
  func tasksForThoseWhoAreDoneEndNoQuestion(_ task: String) {
    let found = TypedLines.items(
      """
      Answer the questions.
      1. What do plants take in from the air?
      2. What holds the plant upright?
      3. What carries pollen from flower to flower?
      \(task)
      """)
    #expect(found.map(\.question).last == "What carries pollen from flower to flower?")
  }

  @Test func roomForPointsIsNoOption() {
    let found = TypedLines.items(
      """
      1. Welches Tier hält Winterschlaf?
        ☐ das Reh
        ☐ der Igel
        ☐ der Fuchs
      2. Welcher Vogel klopft Höhlen in Bäume?
        ☐ die Eule
        ☐ der Specht
        ☐ der Kuckuck
        Erreichte Punkte: ______ / 2 Note: ______
      """)
    #expect(found.map { $0.options.map(\.text) }.last == ["die Eule", "der Specht", "der Kuckuck"])
  }

  @Test func theSameOptionBelowEachQuestionStays() {
    let found = TypedLines.items(
      """
      1. Does the series of the first example converge?
        ○ The series converges to 1.
        ○ The series diverges.
        ○ None of the above.
      2. Does the series of the second example converge?
        ○ The series converges to 2.
        ○ The series diverges.
        ○ None of the above.
      3. Does the series of the third example converge?
        ○ The series converges to 3.
        ○ The series diverges.
        ○ None of the above.
      """)
    #expect(found.map(\.options.count) == [3, 3, 3])
  }

  @Test func aSentenceThatBreaksOffInRoomKeepsItsWords() {
    let found = TypedLines.items(
      """
      2. Sodium chloride can be made in two ways.
       (a) Complete the word equation: hydrochloric acid + sodium hydroxide makes sodium
       chloride + ...............  [1]
       (b) Name the piece of apparatus that is used to add the acid.  [1]
       .............................................
       (c) Describe how solid sodium chloride is obtained.  [2]
       .............................................
      """)
    #expect(found.first?.question.suffix(27) == "makes sodium chloride + ___")
    #expect(found.map(\.marks) == [1, 1, 2])
  }

  @Test func aSignBeforeRoomNamesIt() {
    let found = TypedLines.items(
      """
      1. The width of the cell is 60 mm.
       (a) Calculate the magnification.
            magnification = × ....................... [2]
       (b) State the function of part B.
       .................................... [1]
      """)
    #expect(found.first?.question == "Calculate the magnification.")
    #expect(found.first?.marks == 2)
  }

  @Test func titlesWithNumbersOfTheirOwnEndQuestions() {
    let found = TypedLines.items(
      """
      *2.1 Averages
      *Exercise 2.1
      1. Find the mean of the numbers.
      2. Write down the mode of 3, 5, 5, 6.
      *2.2 Spread
      Two sets can have the same mean and still look different.
      *Exercise 2.2
      1. Find the range of the numbers.
      2. State which is affected more by a large value.
      """)
    #expect(found.map(\.question).contains("Write down the mode of 3, 5, 5, 6."))
  }

  @Test func headingsWithDecimalNumbersAskNothing() {
    let found = TypedLines.items(
      """
      *5.1 What food is made of
      Food supplies six kinds of nutrients in large and in small amounts.
      *5.2 Energy from food
      One gram of carbohydrate provides about four kilocalories of energy.
      *Review Questions
      1 Which nutrient provides the most energy?
      2 How many kinds of nutrients are there?
      3 Why should vitamins be eaten every day?
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
  }

  @Test func partsWithRoomBetweenThemAreAskedOneByOne() {
    let found = TypedLines.items(
      """
      1. Find the mean of each set of numbers.
      2. A bag contains red and blue counters. Find the probability that one is
      (a) red|(b) not red|(c) green
      3. Two dice are thrown. Which total is the most likely?
      """, column: 80)
    #expect(found.map(\.question).contains("not red"))
    #expect(found.map(\.number) == ["1", "2(a)", "2(b)", "2(c)", "3"])
  }

  @Test func bulletsThatAskAreParts() {
    let found = TypedLines.items(
      """
      1. Mr. Grant is selecting a team from six students.
       • What is the probability that a name starts with an A?
       • What is the probability that two names do?
      2. The first digits of e are special for several reasons.
       • What is the median of these digits?
       • What is their mean?
      """)
    #expect(found.map(\.number) == ["1", "1", "2", "2"])
    #expect(found.map(\.question).last == "What is their mean?")
    #expect(found.first?.stem == "Mr. Grant is selecting a team from six students.")
  }

  @Test func bulletsThatAskNothingAreListed() {
    let found = TypedLines.items(
      """
      1. Which of these would you take on a long journey?
       • a map of the country
       • a torch
      2. What else would you need, and why?
      3. How would you find your way home?
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
  }
}
