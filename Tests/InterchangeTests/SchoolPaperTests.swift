import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Papers and keys as boards of several countries and open textbooks print them.
@Suite struct SchoolPaperTests {
  private typealias Typed = (x: Int, y: Int, text: String)

  /// The items of words at places on pages; a star before a word makes it bold.
  private func items(_ pages: [Typed]...) -> [ExtractedItem] {
    let texts = pages.enumerated().map { number, typed in
      var page = TypedPage(number + 1)
      for word in typed {
        let isBold = word.text.first == "*" && word.text.count > 1 && word.text.dropFirst().first != " "
        page.type(
          isBold ? String(word.text.dropFirst()) : word.text, x: word.x, y: word.y,
          font: isBold ? "Serif-Bold" : "Serif")
      }
      return PageText(page.dump)
    }
    return extract(texts).items
  }

  /// Questions with options (a) to (d), their marks at the right edge, behind numbered instructions.
  private static let samplePaper: [Typed] = {
    var typed: [Typed] = [
      (60, 60, "*General Instructions:"), (60, 75, "1. This paper has four questions."),
      (60, 90, "2. All questions are compulsory."),
    ]
    let asked = [
      "Which part of the cell holds the chromosomes?", "The green pigment of plants is called",
      "Which gas is released by leaves in light?", "The functional unit of the kidney is the",
    ]
    let options = [
      ["Nucleus", "Wall", "Membrane", "Vacuole"], ["melanin", "chlorophyll", "keratin", "xylem"],
      ["Hydrogen", "Nitrogen", "Oxygen", "Helium"], ["alveolus", "neuron", "villus", "nephron"],
    ]
    for question in asked.indices {
      let top = 120 + 80 * question
      typed += [(60, top, "\(question + 1)."), (90, top, asked[question]), (520, top, "1")]
      for (row, option) in options[question].enumerated() {
        typed.append((90, top + 15 + 15 * row, "(\("abcd".map(String.init)[row])) \(option)"))
      }
    }
    return typed + [(60, 440, "5."), (90, 440, "Why do we breathe faster when we run?"), (520, 440, "2")]
  }()

  @Test func marksAtTheRightEdgeLeaveOptionsTheirQuestions() {
    let found = items(Self.samplePaper)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5"])
    #expect(found.map(\.marks) == [1, 1, 1, 1, 2])
    #expect(found.map(\.options.count) == [4, 4, 4, 4, 0])
    #expect(found.first?.leftOut.contains { $0.contains("This paper has four questions.") } == true)
  }

  @Test func aSchemeOfValuePointsHasTheirMarksAndTheSum() {
    let found = items(
      Self.samplePaper,
      [
        (200, 60, "*MARKING SCHEME"), (60, 80, "*Q. No."), (120, 80, "*Value points / Expected answer"),
        (440, 80, "*Marks"), (500, 80, "*Total"),
        (60, 100, "1"), (120, 100, "(a) Nucleus"), (440, 100, "1"), (500, 100, "1"),
        (60, 115, "2"), (120, 115, "(b) chlorophyll"), (440, 115, "1"), (500, 115, "1"),
        (60, 130, "3"), (120, 130, "(c) Oxygen"), (440, 130, "1"), (500, 130, "1"),
        (60, 145, "4"), (120, 145, "(d) nephron"), (440, 145, "1"), (500, 145, "1"),
        (60, 160, "5"), (120, 160, "Muscles need more oxygen"), (440, 160, "1"), (500, 160, "2"),
        (120, 175, "Carbon dioxide has to leave"), (440, 175, "1"),
      ])
    #expect(
      found.prefix(4).map(\.answer) == ["Nucleus", "chlorophyll", "Oxygen", "nephron"])
    #expect(found.last?.rubric.map(\.text) == ["Muscles need more oxygen", "Carbon dioxide has to leave"])
    #expect(found.last?.marks == 2)
  }

  @Test func answersInBracketsBehindTheirWordChooseOptionsByNumber() {
    var typed: [Typed] = []
    for question in 0..<3 {
      let top = 80 + 130 * question
      typed += [
        (60, top, "\(question + 1)."),
        (90, top, "Which of the \(["numbers", "figures", "amounts"][question]) here is the largest?"),
        (90, top + 15, "(1) five"), (90, top + 30, "(2) nine"), (90, top + 45, "(3) three"),
        (90, top + 60, "(4) seven"), (60, top + 75, "*Answer (2)"),
        (60, top + 90, "Sol. Nine is more than seven."),
      ]
    }
    let found = items(typed)
    #expect(found.map(\.answer) == ["nine", "nine", "nine"])
    #expect(
      found.map { $0.options.map(\.text) } == Array(repeating: ["five", "nine", "three", "seven"], count: 3))
  }

  @Test func anAnswerInItsBoxAnswersAllPartsOfItsExercise() {
    var typed: [Typed] = []
    for exercise in 1...3 {
      let top = 60 + 170 * exercise - 170
      typed += [
        (70, top, "*Exercise 4.1.\(exercise)"), (70, top + 15, "Solve the equation for the unknown."),
        (90, top + 30, "a. x + 5 = 17"), (90, top + 45, "b. 3y = 1\(exercise)2"), (70, top + 65, "*Answer"),
        (90, top + 80, "a. x = 12"), (90, top + 95, "b. y = \(exercise)4"),
        (50, top + 125, "An equation stays true when both sides change in the same way."),
      ]
    }
    let found = items(typed)
    #expect(
      found.map(\.number) == ["4.1.1(a)", "4.1.1(b)", "4.1.2(a)", "4.1.2(b)", "4.1.3(a)", "4.1.3(b)"])
    #expect(found.map(\.answer) == ["x = 12", "y = 14", "x = 12", "y = 24", "x = 12", "y = 34"])
  }

  @Test func aMemorandumTicksForMarksAndSaysLabelsTwice() {
    let found = items(
      [
        (60, 60, "*QUESTION 1"), (60, 80, "1.1"), (110, 80, "1.1.1"),
        (170, 80, "Name the green part of a leaf."),
        (110, 100, "1.1.2"), (170, 100, "Name the gas that plants take in."), (440, 120, "(2 × 1)"),
        (500, 120, "(2)"), (60, 140, "1.2"), (110, 140, "1.2.1"), (170, 140, "Explain how plants make food."),
        (500, 140, "(2)"), (110, 160, "1.2.2"), (170, 160, "Where does this happen?"), (500, 160, "(1)"),
      ],
      [
        (258, 60, "*MEMORANDUM"), (60, 80, "*QUESTION 1"), (60, 100, "1.1"), (110, 100, "1.1.1"),
        (170, 100, "Chlorophyll ✓"), (110, 120, "1.1.2"), (170, 120, "Carbon dioxide ✓"),
        (440, 140, "(2 × 1)"), (500, 140, "(2)"), (60, 160, "1.2"), (110, 160, "1.2.1"),
        (170, 160, "They use light ✓"), (170, 180, "and carbon dioxide and water ✓"), (500, 180, "(2)"),
        (110, 200, "1.2.2"), (170, 200, "In the leaves ✓"), (500, 200, "(1)"),
      ])
    #expect(found.map(\.number) == ["1.1.1", "1.1.2", "1.2.1", "1.2.2"])
    #expect(found.map(\.answer).prefix(2) == ["Chlorophyll", "Carbon dioxide"])
    #expect(found.last?.answer == "In the leaves")
    #expect(!found.contains { $0.question.contains("×") || ($0.answer ?? "").contains("×") })
  }

  @Test func aScoringKeyNamesOptionsByNumber() {
    var typed: [Typed] = []
    for question in 0..<3 {
      let top = 80 + 60 * question
      typed += [
        (60, top, "\(question + 1)"),
        (90, top, "Which of the \(["numbers", "figures", "amounts"][question]) here is the largest?"),
        (90, top + 15, "(1) five"), (240, top + 15, "(3) three"), (90, top + 30, "(2) nine"),
        (240, top + 30, "(4) seven"),
      ]
    }
    let found = items(
      typed,
      [
        (180, 60, "*SCORING KEY"), (60, 80, "*Question Number"), (180, 80, "*Scoring Key"),
        (280, 80, "*Question Type"), (390, 80, "*Number of Credits"),
        (90, 100, "1"), (210, 100, "2"), (310, 100, "MC"), (430, 100, "1"),
        (90, 115, "2"), (210, 115, "4"), (310, 115, "MC"), (430, 115, "1"),
        (90, 130, "3"), (210, 130, "1"), (310, 130, "MC"), (430, 130, "1"),
      ])
    #expect(found.map(\.answer) == ["nine", "seven", "five"])
    #expect(found.map(\.marks) == [1, 1, 1])
  }

  @Test func aKeyMayNameTwoOptions() {
    let found = TypedLines.items(
      """
      1. Which two of these are fruits?
        A an apple
        B a stone
        C a pear
      2. Which two of these are birds?
        A a swan
        B a duck
        C a mole
      3. Which of these is a fish?
        A a trout
        B a toad
        C a newt
      *Answer Key
      1. A and C – a stone is none.
      2. A and B – moles live below the ground.
      3. A – the others are amphibians.
      """)
    #expect(found.map(\.answer) == ["an apple\na pear", "a swan\na duck", "a trout"])
    #expect(found.first?.answerLabels == ["A", "C"])
  }

  @Test func sentencesThatBeginWithAAreNoOptions() {
    let found = TypedLines.items(
      """
      *QUESTÃO 91
      A luz do Sol demora cerca de 8 minutos para chegar à Terra.
      A distância entre a Terra e o Sol é de aproximadamente
      A 24 milhões de quilômetros.
      B 150 milhões de quilômetros.
      C 240 milhões de quilômetros.
      *QUESTÃO 92
      A capital do país mudou em 1960.
      A nova capital chama-se
      A Salvador.
      B Recife.
      C Brasília.
      """)
    #expect(found.map(\.options.count) == [3, 3])
    #expect(found.map { $0.options.first?.text } == ["24 milhões de quilômetros.", "Salvador."])
  }

  @Test func whatAnAnswerAnnouncesBelongsToIt() {
    let found = items([
      (60, 60, "*How much storage do I have?"), (60, 80, "It depends on your role:"),
      (70, 100, "*Role"), (200, 100, "*Storage"), (70, 115, "Student"), (200, 115, "50 GB"),
      (60, 150, "*How can I reset the client?"), (60, 170, "Quit it and run this command."),
      (60, 200, "*Where are my files kept?"), (60, 220, "They are kept on servers of the university."),
    ])
    #expect(found.first?.answer == "It depends on your role: Role Storage Student 50 GB")
  }

  @Test func theLastWordOfASentenceIsNoHeadOfAnAnswer() {
    let found = TypedLines.items(
      """
      1. What do you think she is going to do next? Give a reason for your
        answer.
      2. What does the old man say about the weather of the day before?
      3. How do we know that she is afraid of the sea?
      """)
    #expect(
      found.first?.question == "What do you think she is going to do next? Give a reason for your answer.")
  }

  @Test func whatStandsBelowAKeyIsNoPartOfTheLastOption() {
    let found = TypedLines.items(
      """
      1. Which of these is a bird?
        A) a swan
        B) a mole
        C) a trout
      2. Which of these is a fish?
        A) a toad
        B) a trout
        C) a swan
      3. Which of these lives below the ground?
        A) a swan
        B) a trout
        C) a mole
      Key: 1 A, 2 B, 3 C
      /Mrs Miller, year 5
      """)
    #expect(found.last?.options.map(\.text) == ["a swan", "a trout", "a mole"])
    #expect(found.map(\.answer) == ["a swan", "a trout", "a mole"])
  }

  @Test func aHeadAboveVerdictsBeginsNoKeyAndDotsBeforeWordsAreRoom() {
    let found = items(
      [
        (60, 60, "*Preparation task"), (60, 80, "Match the definitions with the words."),
        (60, 100, "1. …… to resign"), (300, 100, "a. the money that you get for your work"),
        (60, 115, "2. …… a salary"), (300, 115, "b. to say that you are leaving your job"),
        (60, 130, "3. …… a colleague"), (300, 130, "c. a person who works with you"),
        (60, 170, "*Task 1"), (60, 190, "Are the sentences true or false?"), (400, 190, "*Answer"),
        (60, 210, "1. Lena began her new job in May."), (400, 210, "True"), (450, 210, "False"),
        (60, 225, "2. Lena has a room to herself."), (400, 225, "True"), (450, 225, "False"),
        (60, 240, "3. Her boss cooks lunch on Fridays."), (400, 240, "True"), (450, 240, "False"),
      ],
      [
        (60, 60, "*Answers"), (60, 80, "*Preparation task"), (60, 95, "1. b"), (60, 110, "2. a"),
        (60, 125, "3. c"), (60, 150, "*Task 1"), (60, 165, "1. False"), (60, 180, "2. False"),
        (60, 195, "3. True"),
      ])
    #expect(found.prefix(3).map(\.question) == ["to resign", "a salary", "a colleague"])
    #expect(found.prefix(3).map(\.answerLabels) == [["b"], ["a"], ["c"]])
    #expect(found.dropFirst(3).map(\.answer) == ["False", "False", "True"])
  }

  @Test func aProductBelowItsQuestionIsWhatIsToBeWorkedOut() {
    let found = items([
      (60, 60, "1. Work out this product without paper:"), (80, 75, "(4 × 2)"),
      (60, 100, "2. Write down the double of this sum, as quickly as you can in your own words:"),
      (80, 115, "(3 × 5) (15)"), (60, 140, "3. What is the half of twelve?"),
    ])
    #expect(found.first?.question == "Work out this product without paper: (4 × 2)")
    #expect(found.dropFirst().first?.question.hasSuffix("(3 × 5) (15)") == true)
  }

  @Test func boldWordsBesideCellsOfSeveralLinesAreTheirRows() {
    let words = ["flood", "humid", "tornado", "blizzard"]
    let meanings = [
      ["water that covers land", "that is normally dry"], ["damp and warm, said", "of air in summer"],
      ["a storm of wind that", "turns in a funnel"], ["a very strong storm", "with snow and cold"],
    ]
    let sentences = [
      ["The flood reached our", "porch."], ["It is too humid to", "play outside."],
      ["The tornado lifted the", "roof."], ["The blizzard closed all", "the roads."],
    ]
    var typed: [Typed] = [(90, 60, "*Word"), (160, 60, "*Definition"), (320, 60, "*Sentence")]
    for row in words.indices {
      let top = 90 + 40 * row
      typed.append((80, top + 6, "*" + words[row]))
      for line in 0..<2 {
        typed += [(160, top + 12 * line, meanings[row][line]), (320, top + 12 * line, sentences[row][line])]
      }
    }
    let found = items(typed)
    #expect(found.map(\.question) == words)
    #expect(found.map(\.answer) == meanings.map { $0.joined(separator: " ") })
  }

  @Test func boldOptionsBehindTheirQuestionsAreTheAnswersOfATeachersCopy() {
    let asked = ["Which is the smallest?", "Which of these is a metal?", "Which of these can fly?"]
    let options = [["organ", "cell", "organism"], ["iron", "glass", "wood"], ["mole", "trout", "swallow"]]
    let right = [1, 0, 2]
    var typed: [Typed] = []
    for question in asked.indices {
      let top = 60 + 40 * question
      typed.append((60, top, "\(question + 1). \(asked[question])"))
      for (place, option) in options[question].enumerated() {
        let text = "\("ABC".map(String.init)[place]). \(option)"
        typed.append((240 + 90 * place, top, place == right[question] ? "*" + text : text))
      }
    }
    let found = items(typed)
    #expect(found.map(\.question) == asked)
    #expect(found.map(\.answer) == ["cell", "iron", "swallow"])
  }

  @Test func partsOfAMarkAreNamedAndNoWording() {
    let found = items([
      (60, 60, "1. Find the current when the voltage is 8 V. [1½]"),
      (60, 90, "2. State how the resistance changes then. [½]"),
      (60, 120, "3. Draw the circuit. [2]"), (60, 150, "4. Which half is larger, [¹/₂] or [²/₃]?"),
    ])
    #expect(found.first?.question == "Find the current when the voltage is 8 V.")
    #expect(found.first?.leftOut == ["[1½]"])
    #expect(found.map(\.marks) == [nil, nil, 2, nil])
    #expect(found.last?.question == "Which half is larger, [¹/₂] or [²/₃]?")
  }
}
