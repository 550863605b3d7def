import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Layouts that few documents have, and what makes a reading of one that nothing was written for doubtful.
@Suite struct StrangeLayoutTests {
  /// Lines below each other; `*` before a line is for bold letters, a bar goes to the next column.
  private static func page(_ text: String, column: Int = 150) -> PageText {
    var page = TypedPage(1)
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let indent = line.prefix { $0 == " " }.count
      var content = line.dropFirst(indent)
      let font = content.first == "*" ? "Serif-Bold" : "Serif"
      if content.first == "*" { content = content.dropFirst() }
      for (place, cell) in content.split(separator: "|", omittingEmptySubsequences: false).enumerated() {
        let text = String(cell.drop { $0 == " " })
        page.type(text, x: 60 + 10 * indent + column * place, y: 100 + 15 * row, font: font)
      }
    }
    return PageText(page.dump)
  }

  private static func items(_ text: String, column: Int = 150) -> [ExtractedItem] {
    extract([page(text, column: column)]).items
  }

  // MARK: What is doubted

  /// Three questions of which the second is written so that the reader cannot have understood it.
  private static func sure(_ second: String) -> Bool {
    let found = items(
      "1. Name the largest planet of all. [1]\n2. \(second) [2]\n3. State what a comet is made of. [1]\n"
        + "4. Give one reason for the seasons. [1]\n5. Name the star next to us. [1]\n[Total: 6]")
    return found.first { $0.number == "2" }.map { $0.confidence >= 0.9 } ?? false
  }

  @Test func aPlainQuestionIsSure() { #expect(Self.sure("State how far the Moon is from us.")) }

  @Test(arguments: [
    "State two uses of iron. «a» In bridges. «b» In blood.", "‹2› State two uses of iron.",
    "Which is a metal? ☐ tin ☐ wax", "State two uses of iron. <2>",
  ])
  func signsThatNoReaderKnowsMakeOneLook(text: String) { #expect(!Self.sure(text)) }

  @Test func twoTextsInOneMakeOneLook() {
    #expect(!Self.sure("Our trip to the zoo What must we bring along?"))
    #expect(Self.sure("At our trip to the zoo, what must we bring along?"))
  }

  @Test func aLineThatBeginsAlthoughItHadRoomAboveMakesOneLook() {
    func long(_ thing: String) -> String {
      "Explain how the \(thing) of the sea come about, and why they are higher at full Moon and at new\n"
        + "Moon than the \(thing) of other days. [4]"
    }
    let found = Self.items(
      "1. \(long("tides"))\n2. Name a river that is\nsalt water [1]\n3. \(long("waves"))\n4. \(long("winds"))\n"
        + "5. \(long("floods"))\n[Total: 17]")
    #expect(found.map { $0.confidence >= 0.9 } == [true, false, true, true, true])
  }

  @Test func wordsThatBeginAllAnswersAreNoPartOfThem() {
    let found = Self.items(
      (1...4).map { "\($0). What is \($0) + \($0)?\nAnswer: Erg. \(2 * $0) in all" }.joined(separator: "\n"))
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer != nil && $0.confidence < 0.9 })
  }

  @Test func letterAnswersWithoutOptionsMakeOneLook() {
    let found = Self.items(
      (1...4).map { "\($0). Which row is right for \($0)?" }.joined(separator: "\n")
        + "\n\n*Answers\n1. B\n2. C\n3. B\n4. A")
    #expect(found.map(\.answer) == ["B", "C", "B", "A"])
    #expect(found.allSatisfy { $0.confidence < 0.9 })
  }

  // MARK: What is read

  @Test func columnsOfShortLinesAreToldByTheirLabels() {
    let scheme = Self.page(
      """
      *Mark scheme
      1(a) a force [1] | 2(a) 40 N [2]
      1(b) it stays as | 2(b) it goes on
      it is [1] | moving [1]
      1(c) drag [1] | 2(c) friction [1]
      """, column: 95)
    let labels = ["1(a)", "1(b)", "1(c)", "2(a)", "2(b)", "2(c)"]
    let lines = arrange([scheme])[0].lines.map(\.text).filter { line in labels.contains { line.hasPrefix($0) }
    }
    #expect(lines.map { String($0.prefix(4)) } == labels)
  }

  @Test func aHeadingForShortAnswersIsNoKey() {
    let found = Self.items(
      """
      *Section A: Definitions
      1. What is a lake?
      2. What is a bay?
      3. What is a reef?
      *Section B: Short answers
      1. Name a lake in Peru.
      2. Name a bay in Wales.
      3. Name a reef.
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "1", "2", "3"])
  }

  @Test(arguments: [
    "Check your answers: (1) tin, (2) wax, (3) oak", "Solutions to all: (1) tin, (2) wax, (3) oak",
  ])
  func aFewWordsBeforeAColonMayHeadAKey(key: String) {
    let found = Self.items("(1) Which is a metal?\n(2) Which melts?\n(3) Which is a tree?\n\n" + key)
    #expect(found.map(\.answer) == ["tin", "wax", "oak"])
  }

  @Test(arguments: ["→", "->", "⇒"])
  func arrowsPartWordsFromTheirMeanings(sign: String) {
    let words = [("bíll", "car"), ("hús", "house"), ("bók", "book"), ("brauð", "bread"), ("fugl", "bird")]
    let found = Self.items("*Words\n" + words.map { "\($0.0) \(sign) \($0.1)" }.joined(separator: "\n"))
    #expect(found.map(\.question) == words.map(\.0))
    #expect(found.map(\.answer) == words.map(\.1))
  }

  @Test func tablesMayStandBesideEachOther() {
    let found = Self.items(
      """
      *Units to know
      *Symbol | Name | Symbol | Name
      V | volt | A | ampere
      W | watt | J | joule
      N | newton | T | tesla
      """, column: 90)
    #expect(Set(found.map(\.question)) == ["V", "W", "N", "A", "J", "T"])
    #expect(found.first { $0.question == "J" }?.answer == "joule")
  }

  @Test func capitalRomanNumeralsMayNumberQuestions() {
    let found = Self.items(
      """
      I. What is a senate?
      II. Who elects it?
      III. Name its leader.
      IV. Where does it meet?
      *Solutions
      I. a council
      II. the people
      III. the speaker
      IV. in the capital
      """)
    #expect(found.map(\.number) == ["I", "II", "III", "IV"])
    #expect(found.map(\.answer) == ["a council", "the people", "the speaker", "in the capital"])
  }

  @Test func partsOfAWorksheetMayHaveRomanNumeralsAboveItsNumbers() {
    let found = Self.items(
      "*I. Rivers\n1. What is a delta?\n2. What is a ford?\n*II. Hills\n3. What is a ridge?\n4. What is a scree?"
    )
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
  }

  @Test func optionsMayStandOnceForAllQuestions() {
    let found = Self.items(
      """
      *Rocks
      For each question choose from these answers:
      A basalt
      B slate
      C chalk
      1. It is made by heat and pressure.
      2. It comes out of volcanoes.
      3. It holds shells of the sea.
      Key: 1 B; 2 A; 3 C
      """)
    #expect(found.map(\.answer) == ["slate", "basalt", "chalk"])
    #expect(found.allSatisfy { $0.options.count == 3 })
  }

  @Test func numbersMayCountThePartsOfNumberedExercises() {
    let found = Self.items(
      (1...3).map {
        "Ex \($0): A tank holds \($0) litres of oil.\n  1/ Compute its mass.\n  2/ Find its volume."
      }
      .joined(separator: "\n"))
    #expect(found.map(\.number) == ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"])
    #expect(found.first?.stem == "A tank holds 1 litres of oil.")
  }

  @Test func theSameLabelsAgainMayBeTheAnswers() {
    let found = Self.items(
      """
      1. Name the green gas. [1]
      2. State what rust is. [1]
      3. Give the sign of gold. [1]
      *Svör
      1. chlorine
      2. iron oxide
      3. Au
      """)
    #expect(found.map(\.answer) == ["chlorine", "iron oxide", "Au"])
  }

  @Test func aReaderCanBeLeftOut() {
    let page = Self.page("*Glossary\natom: a bit\nbase: a salt\ncell: a room\ndose: a sip")
    #expect(extract([page]).items.count == 4)
    #expect(extract([page], without: Set(readers)).items.isEmpty)
  }
}
