import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// What tells items that are not as the page has them, and what is left out of them, each as the smallest page that shows it.
@Suite struct SeamTests {
  /// Lines below each other, as in `FurtherLayoutTests`; `+` before a line leaves room above it, `~` sets it small.
  private static func items(_ text: String, column: Int = 150) -> [ExtractedItem] {
    var page = TypedPage(1)
    var y = 100
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      var content = line.dropFirst(indent)
      var (font, size) = ("Serif", 10)
      while let mark = content.first, "+*/~".contains(mark) {
        switch mark {
        case "+": y += 15
        case "*": font = "Serif-Bold"
        case "/": font = "Serif-Italic"
        default: size = 8
        }
        content = content.dropFirst()
      }
      for (place, cell) in content.split(separator: "|").enumerated() {
        let text = String(cell.drop { $0 == " " })
        page.type(text, x: 60 + 10 * indent + column * place, y: y, size: size, font: font)
      }
      y += 15
    }
    return extract([PageText(page.dump)]).items
  }

  @Test func anAnswerThatChangesItsStyleIsNotSure() {
    let found = Self.items(
      """
      *Glossary
      *atom: |the smallest part of an element
        ~/A gold ring holds many.
      *base: |what neutralises an acid
        ~/Soap is one.
      *cell: |the smallest unit of life
        ~/Skin is made of them.
      *dose: |how much is taken at once
        ~/Read the label.
      """, column: 60)
    #expect(found.allSatisfy { $0.confidence < 0.9 || $0.answer?.contains(where: { $0 == "." }) == false })
  }

  @Test func whatStandsBehindTheLastSentenceMakesOneLook() {
    let found = Self.items(
      """
      1. Explain how dunes form. OR [4]
      2. Describe the climate of a desert. [3]
      3. Name two desert plants. [2]
      4. State where most rain falls. [1]
      5. Name an animal that lives there. [1]
      [Total: 11]
      """)
    #expect(found.map { $0.confidence < 0.9 } == [true, false, false, false, false])
  }

  @Test func linesThatANameBeginsBesideEachQuestionAreNoPartOfIt() {
    let found = Self.items(
      """
      1. Solve 3x = 12. [2]
      Topic: Algebra | Level: easy
      2. Find the area of a square of 3 cm. [1]
      Topic: Geometry | Level: easy
      3. Write 0.5 as a fraction. [1]
      Topic: Number | Level: hard
      """)
    #expect(
      found.map(\.question) == [
        "Solve 3x = 12.", "Find the area of a square of 3 cm.", "Write 0.5 as a fraction.",
      ])
    #expect(found[2].leftOut.contains { $0.contains("Number") })
  }

  @Test(arguments: ["Zadanie", "Feladat", "Opgave", "NO."])
  func anyWordMayNumberQuestions(word: String) {
    let space = word == "NO." ? "" : " "
    let found = Self.items(
      (1...4).map { "*\(word)\(space)\($0).\nWhat is \($0) + \($0)?" }.joined(separator: "\n"))
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.question) == (1...4).map { "What is \($0) + \($0)?" })
  }

  @Test func figuresThatCountAreNoQuestions() {
    let found = Self.items((1...4).map { "Figure \($0). What a cell looks like." }.joined(separator: "\n"))
    #expect(found.isEmpty)
  }

  @Test func answersInAColumnAtTheRightAreNoPartOfTheirQuestions() {
    let found = Self.items(
      """
      1. Expand 5(x - 2). | 5x - 10
      2. Solve 2y = 18. | y = 9
      3. Work out 3 + 4. | 7
      4. Find half of 50. | 25
      """, column: 250)
    #expect(found.map(\.answer) == ["5x - 10", "y = 9", "7", "25"])
    #expect(found.map(\.question).first == "Expand 5(x - 2).")
  }

  @Test func answersMayStandInBrackets() {
    let found = Self.items(
      "1. Capital of Peru? (Lima)\n2. Longest river of Africa? (Nile)\n3. Largest ocean? (Pacific)")
    #expect(found.map(\.answer) == ["Lima", "Nile", "Pacific"])
    #expect(found.first?.question == "Capital of Peru?")
  }

  @Test func yearsInBracketsAreNoAnswers() {
    let found = Self.items(
      "1. What is heat? [2017]\n2. What is light? [2018, 2020]\n3. What is sound? [2019]")
    #expect(found.map(\.question) == ["What is heat?", "What is light?", "What is sound?"])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test(arguments: ["D:R:", "Ερ.:Απ.:"])
  func pairsMayHaveAnyLabels(labels: String) {
    let parts = labels.split(separator: ":").map { $0 + ":" }
    let found = Self.items(
      ["Uno", "Due", "Tre", "Quattro"].map { "\(parts[0]) Che cosa vuol dire \($0)?\n\(parts[1]) Un numero." }
        .joined(separator: "\n"))
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == "Un numero." })
  }

  @Test func aPlayHasNoPairs() {
    let found = Self.items(
      "Ana: Where is he?\nLuis: Not here.\nAna: I saw him.\nLuis: Look again.\nAna: Good night.\nLuis: Farewell."
    )
    #expect(found.isEmpty)
  }

  @Test func aKeyMaySayWhichStatementsAreTrue() {
    let found = Self.items(
      """
      True or false?
      1. Bats can fly.
      2. Spiders have six legs.
      3. Whales breathe air.
      4. Sharks are mammals.
      True: 1, 3
      False: 2, 4
      """)
    #expect(found.map(\.answer) == ["True", "False", "True", "False"])
  }

  @Test func stepsAreNoQuestions() {
    let found = Self.items(
      """
      *Procedure
      1. Fill the beaker with water.
      2. Measure the temperature.
      3. Add a spoon of salt.
      *Questions
      1. What happened to the temperature?
      2. Why must the water be stirred?
      3. Which variable did you change?
      """)
    #expect(found.map(\.question.last) == ["?", "?", "?"])
  }

  @Test func optionsBelowAnOpenSentenceNeedNoQuestionMark() {
    let found = Self.items(
      (1...3).map {
        "\($0). The part number \($0) of a cell is the\n  a. wall\n  b. nucleus\n  c. membrane\n  d. sap"
      }
      .joined(separator: "\n") + "\n*Answer Key - Form A\n1. b\n2. c\n3. a")
    #expect(found.map(\.options.count) == [4, 4, 4])
    #expect(found.map(\.answer) == ["nucleus", "membrane", "wall"])
  }

  @Test func aThirdOfDoubtfulItemsMakesAllDoubtful() {
    let sound = (1...4).map { "\($0). Name the gas number \($0). [1]" }
    let broken = ["5. Name a metal. OR [1]", "6. Name a salt. OR [1]", "7. Name a base. OR [1]"]
    #expect(Self.items((sound + ["[Total: 4]"]).joined(separator: "\n")).allSatisfy { $0.confidence >= 0.9 })
    let all = sound + broken + ["[Total: 7]"]
    #expect(Self.items(all.joined(separator: "\n")).allSatisfy { $0.confidence < 0.9 })
  }
}
