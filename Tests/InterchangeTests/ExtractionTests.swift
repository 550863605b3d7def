import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Pages typed line by line: each text begins at the left edge and one indent for each two spaces before it; `|` parts
/// cells, `*` before a line makes it bold, `#` a heading.
private func pages(_ texts: String...) -> [PageText] {
  texts.enumerated().map { number, text in
    var page = TypedPage(number + 1)
    var y = 120
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      var content = line.dropFirst(indent)
      var font = "Serif"
      var size = 10
      if content.first == "#" { (font, size, content) = ("Serif-Bold", 14, content.dropFirst(2)) }
      if content.first == "*" { (font, content) = ("Serif-Bold", content.dropFirst()) }
      for (place, cell) in content.split(separator: "|").enumerated() {
        let text = cell.drop { $0 == " " }
        page.type(String(text), x: 60 + 10 * indent + 130 * place, y: y, size: size, font: font)
      }
      y += size + 5
    }
    return PageText(page.dump)
  }
}

private func items(_ texts: String...) -> [ExtractedItem] {
  texts.count == 1 ? extract(pages(texts[0])).items : extract(pages(texts[0]) + second(texts[1])).items
}

private func second(_ text: String) -> [PageText] {
  var page = pages("", text)
  page.removeFirst()
  return page
}

@Suite struct ExtractionTests {
  // MARK: Questions and parts

  @Test func partsKeepTheStemOfTheirQuestionAndTheirMarks() {
    let found = items(
      """
      1 | A trolley rolls down a ramp.
        (a) State the energy store that decreases. [1]
        (b) The trolley reaches 1.5 m/s at the bottom.
          (i) Calculate its kinetic energy. [3]
          (ii) Explain why some energy is lost. [2]
      2 | Waves change a coast.
        (a) Name one landform. [1]
        (b) Describe longshore drift. [3]
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)(i)", "1(b)(ii)", "2(a)", "2(b)"])
    #expect(found.map(\.marks) == [1, 3, 2, 1, 3])
    #expect(found[0].stem == "A trolley rolls down a ramp.")
    #expect(found[1].stem == "A trolley rolls down a ramp.\nThe trolley reaches 1.5 m/s at the bottom.")
    #expect(found[1].question == "Calculate its kinetic energy.")
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test(arguments: [
    ["1. ", "2. ", "3. "], ["1) ", "2) ", "3) "], ["(1) ", "(2) ", "(3) "], ["Q1 ", "Q2 ", "Q3 "],
    ["Question 1 ", "Question 2 ", "Question 3 "], ["Problem 1. ", "Problem 2. ", "Problem 3. "],
  ])
  func questionsAreNumberedInManyWays(labels: [String]) {
    let found = items(
      "\(labels[0])What is a force?\n\(labels[1])What is a wave?\n\(labels[2])What is a lens?")
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.question) == ["What is a force?", "What is a wave?", "What is a lens?"])
  }

  @Test func contextAndCommandJoinToTheWholeWording() {
    let found = items(
      "1. A car brakes for 4 s. Its speed falls to zero. Calculate the distance.\n2. What is drag?\n3. What is lift?"
    )
    #expect(found[0].context == "A car brakes for 4 s. Its speed falls to zero.")
    #expect(found[0].command == "Calculate the distance.")
    #expect(found[0].question == "A car brakes for 4 s. Its speed falls to zero. Calculate the distance.")
  }

  @Test func brokenWordsAreJoinedAndCompoundsKeepTheirHyphens() {
    let found = items(
      "1. Explain how photosyn-\nthesis works in a plant?\n2. What is self-\ngovernment in a state?\n3. What is air?"
    )
    #expect(found[0].question == "Explain how photosynthesis works in a plant?")
    #expect(found[1].question == "What is self-government in a state?")
  }

  @Test func numberingThatBeginsAgainKeepsItsSections() {
    let found = items(
      """
      # Section A
      1. What is a cell?
      2. What is a gene?
      # Section B
      1. What is an acid?
      2. What is a base?
      """)
    #expect(found.map(\.number) == ["1", "2", "1", "2"])
    #expect(found.map(\.section) == ["Section A", "Section A", "Section B", "Section B"])
  }

  @Test func linesOfCodeAreNoQuestions() {
    let found = items(
      """
      1. Read the program and say what it prints.
            01 total = 0
            02 total = total + 1
            03 print(total)
      2. What is a loop?
      3. What is a list?
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
  }

  // MARK: Options

  @Test(arguments: [
    "A. |B. |C. |D. ", "A) |B) |C) |D) ", "(A) |(B) |(C) |(D) ", "a) |b) |c) |d) ", "W) |X) |Y) |Z) ",
  ])
  func optionsAreLetteredInManyWays(letters: String) {
    let labels = letters.split(separator: "|").map(String.init)
    func question(_ number: Int, _ text: String, _ options: [String]) -> String {
      "\(number). \(text)\n" + zip(labels, options).map { "  \($0)\($1)" }.joined(separator: "\n")
    }
    let found = items(
      [
        question(1, "Which gas do plants take in?", ["oxygen", "nitrogen", "carbon dioxide", "argon"]),
        question(2, "Which is a metal?", ["iron", "sulfur", "chlorine", "neon"]),
        question(3, "Which is a planet?", ["Mars", "Vega", "Sirius", "Io"]),
      ].joined(separator: "\n"))
    #expect(
      found.map(\.question) == ["Which gas do plants take in?", "Which is a metal?", "Which is a planet?"])
    #expect(found[0].options.map(\.text) == ["oxygen", "nitrogen", "carbon dioxide", "argon"])
    #expect(found.allSatisfy { $0.kind == .choice && $0.answer == nil })
  }

  @Test func severalOptionsMayStandOnALine() {
    let found = items(
      """
      1. Which is a metal?
        A. iron | B. sulfur
        C. neon | D. argon
      2. Which is a gas?
        A. gold | B. helium
        C. lead | D. tin
      """)
    #expect(found[0].options.map(\.label) == ["A", "B", "C", "D"])
    #expect(found[0].options.map(\.text) == ["iron", "sulfur", "neon", "argon"])
  }

  @Test func optionsGoOnOverAPageBreak() {
    let found = items(
      "1. Which is a metal?\n  A. iron\n  B. neon\n  C. argon\n2. Which is a gas?\n  A. gold\n  B. helium",
      "  C. lead\n3. Which is a planet?\n  A. Mars\n  B. Vega\n  C. Io")
    #expect(found.map { $0.options.count } == [3, 3, 3])
    #expect(found[1].options.map(\.text) == ["gold", "helium", "lead"])
  }

  @Test func theKeyAtTheEndNamesOptions() {
    let found = items(
      """
      1. Which is a metal?
        A. iron
        B. neon
        C. argon
      2. Which is a gas?
        A. gold
        B. helium
        C. lead
      # Answers
      1. A | 2. B
      """)
    #expect(found.map(\.answer) == ["iron", "helium"])
    #expect(found.map(\.answerLabels) == [["A"], ["B"]])
  }

  // MARK: Answers

  @Test func answersAtTheFootGoToTheirQuestionsAndOthersStayWithoutOne() {
    let found = items(
      """
      1. What is the weight of the box?
      2. What is its mass?
      3. Why does it fall?
      Answers: (1) 49 N; (2) 5 kg
      """)
    #expect(found.map(\.answer) == ["49 N", "5 kg", nil])
    #expect(found[0].quantity == ExtractedItem.Quantity(value: "49", unit: "N"))
  }

  @Test func solutionsBelowAQuestionAreItsAnswer() {
    let found = items(
      "1. What is work?\n  Solution: force times distance\n2. What is power?\n  Solution: work by time")
    #expect(found.map(\.question) == ["What is work?", "What is power?"])
    #expect(found.map(\.answer) == ["force times distance", "work by time"])
  }

  @Test func roomForAnAnswerIsNone() {
    let found = items(
      "1. What is work?\n  Answer: ........................\n2. What is power?\n  ______________________ W [2]"
    )
    #expect(found.map(\.answer) == [nil, nil])
    #expect(found[1].marks == 2)
  }

  @Test func aMarkSchemeInAnotherFileGivesPointsAndWhatToAccept() {
    let paper = pages(
      "1 | Cells\n  (a) Name the green part. [1]\n  (b) Explain photosynthesis. [2]\n2 | Define osmosis. [1]")
    let scheme = pages(
      """
      *Question | Answer | Marks | Guidance
      1(a) | chloroplast | 1 | allow chlorophyll
      1(b) | light in; sugar out | 2 | reject burning
      2 | water moves | 1 | ignore cells
      """)
    let found = extract(paper, answers: scheme).items
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2"])
    #expect(found[0].answer == "chloroplast")
    #expect(found[0].accepted == ["chlorophyll"])
    #expect(found[1].rubric.map(\.text) == ["light in", "sugar out"])
    #expect(found[1].rejected == ["burning"])
    #expect(found[2].ignored == ["cells"])
  }

  @Test func marksThatPaperAndSchemeStateDifferentlyAreSaid() {
    let paper = pages("1. Name a metal. [1]\n2. Name a gas. [1]\n3. Name an acid. [2]")
    let scheme = pages(
      "*Question | Answer | Marks\n1 | iron | 1\n2 | neon | 3\n3 | hydrochloric | 2")
    let found = extract(paper, answers: scheme).items
    #expect(found[1].reviews.contains { $0.contains("1 mark") && $0.contains("3") })
    #expect(found[0].reviews.isEmpty)
  }

  // MARK: Other layouts

  @Test func questionsAndAnswersMayBeMarkedByLetters() {
    let found = items("Q: What is a cell?\nA: the unit of life\nQ: What is a gene?\nA: a piece of DNA")
    #expect(found.map(\.question) == ["What is a cell?", "What is a gene?"])
    #expect(found.map(\.answer) == ["the unit of life", "a piece of DNA"])
  }

  @Test func aGlossaryHasTermsAndMeanings() {
    let found = items(
      """
      magma: molten rock below the ground
      lava: magma that has reached the surface
      crater: the hollow at the top
      vent: the opening through which lava flows
      """)
    #expect(found.map(\.question) == ["magma", "lava", "crater", "vent"])
    #expect(found[1].answer == "magma that has reached the surface")
  }

  @Test func aTableOfWordsHasItsColumnsToldByTheirHeads() {
    let found = items(
      """
      *English | Spanish
      dog | perro
      cat | gato
      bear | oso
      lion | león
      """)
    #expect(found.map(\.question) == ["perro", "gato", "oso", "león"])
    #expect(found.map(\.answer) == ["dog", "cat", "bear", "lion"])
    #expect(found.allSatisfy { $0.kind == .vocabulary })
  }

  @Test func entriesAreMatchedByTheirLetters() {
    let found = items(
      """
      Match each country to its capital.
      1. Greece | A. Oslo
      2. Norway | B. Vienna
      3. Austria | C. Athens
      # Answers
      1 C | 2 A | 3 B
      """)
    #expect(found.map(\.question) == ["Greece", "Norway", "Austria"])
    #expect(found.map(\.answer) == ["Athens", "Oslo", "Vienna"])
    #expect(found.allSatisfy { $0.kind == .matching && $0.options.count == 3 })
  }

  @Test func statementsAreJudged() {
    let found = items(
      "Write true or false.\n1. Light is a wave.\n2. The Sun is a planet.\n3. Iron is a metal.\nAnswers: 1. true 2. false 3. true"
    )
    #expect(found.allSatisfy { $0.kind == .trueFalse })
    #expect(found.map(\.answer) == ["True", "False", "True"])
  }

  // MARK: Nothing made up

  @Test func notesThatAskNothingGiveNothing() {
    let result = extract(
      pages(
        """
        # 1 Cells
        All living things are made of cells. Plant cells have a wall of cellulose around them.
        # 2 Transport
        Small particles spread from where there are many to where there are few.
        # 3 Enzymes
        Enzymes speed up reactions in living things, each at its best temperature.
        """))
    #expect(result.items.isEmpty)
    #expect(result.silentPages.map(\.page) == [1])
  }

  @Test func anEmptyDocumentGivesNothingAndSaysSo() {
    let result = extract(pages(""))
    #expect(result.items.isEmpty && result.layout == nil)
    #expect(result.silentPages.map(\.reason) == ["there is no text on it"])
  }

  @Test func lettersThatAFileHasLostArePutBackWhereOneWordFits() {
    var page = TypedPage()
    // A ligature without a letter leaves nothing but room.
    page.type("1. What is the", x: 60, y: 200)
    page.type("rst word of the song?", x: 142, y: 200)
    page.type("2. What is a rhyme?", x: 60, y: 220)
    page.type("3. What is a verse?", x: 60, y: 240)
    let items = extract([PageText(page.dump)]).items
    #expect(items[0].question == "What is the first word of the song?")
    #expect(items[0].reviews.contains { $0.contains("'first'") })
    #expect(items[0].confidence < 0.9)
  }

  @Test func everyWordOfAnItemIsOnItsPage() {
    var pages = pages("1. What is a force?\n2. What is a wave?\n3. What is a lens?")
    // Without answers, none is surer than that.
    #expect(extract(pages).items.allSatisfy { $0.confidence >= 0.85 })
    // Lines that say something else than the page itself are told.
    pages[0].ownText = pages[0].ownText.replacing("wave", with: "field")
    let items = extract(pages).items
    #expect(items[1].confidence <= 0.5)
    #expect(items[1].reviews.contains { $0.contains("'wave'") })
  }
}
