import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// What makes an item sure: something else in the document that says the same.
@Suite struct WitnessTests {
  /// Lines below each other; `*` before a line is for bold letters, a bar goes to the next column.
  private static func page(_ text: String) -> PageText {
    var page = TypedPage(1)
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let font = line.first == "*" ? "Serif-Bold" : "Serif"
      let content = line.drop { $0 == "*" }
      for (place, cell) in content.split(separator: "|", omittingEmptySubsequences: false).enumerated() {
        page.type(String(cell), x: 60 + 200 * place, y: 90 + 14 * row, font: font)
      }
    }
    return PageText(page.dump)
  }

  private static func read(_ text: String, scheme: String? = nil) -> Extraction {
    extract([page(text)], answers: scheme.map { [page($0)] })
  }

  private static func areSure(_ text: String, scheme: String? = nil) -> Bool {
    let items = read(text, scheme: scheme).items
    return !items.isEmpty && items.allSatisfy { $0.confidence >= 0.9 }
  }

  /// True where there are items, and none is sure.
  private static func areUnsure(_ text: String, scheme: String? = nil) -> Bool {
    let items = read(text, scheme: scheme).items
    return !items.isEmpty && items.allSatisfy { $0.confidence < 0.9 }
  }

  // MARK: Papers

  private static let paper = """
    1. State the unit of force. [1]
    2. Describe how a lever makes work easier. [3]
    3. Explain why a ball slows down on grass. [4]
    4. Name two forces that act on a boat. [2]
    """

  @Test func marksThatAddUpToWhatThePaperStatesMakeItSure() {
    #expect(Self.areSure(Self.paper + "\n[Total: 10]"))
    #expect(Self.areSure("There are 10 marks in all.\n" + Self.paper))
    #expect(Self.read(Self.paper + "\n[Total: 10]").witnesses == [.total])
  }

  @Test func withoutAStatedTotalNoQuestionIsSureAndNoneGetsANoteOfItsOwn() {
    #expect(Self.areUnsure(Self.paper))
    #expect(Self.read(Self.paper).witnesses.isEmpty)
    let items = Self.read(Self.paper).items
    #expect(items.allSatisfy { $0.reviews.isEmpty })
  }

  @Test func aTotalThatTheMarksDoNotReachMakesNothingSure() {
    #expect(Self.areUnsure(Self.paper + "\n[Total: 12]"))
  }

  @Test func aSchemeWithTheSameLabelsAndMarksMakesQuestionsAndAnswersSure() {
    func scheme(_ last: Int) -> String {
      """
      Question|Answer|Marks
      1|the newton|1
      2|a longer arm needs less force|3
      3|friction takes its energy|4
      4|weight and upthrust|\(last)
      """
    }
    #expect(Self.areSure(Self.paper, scheme: scheme(2)))
    #expect(Self.areUnsure(Self.paper, scheme: scheme(3)))
  }

  @Test func aWordThatStandsWithMostQuestionsIsNotTakenForTheirs() {
    let levels = ["Easy", "Hard", "Easy", "Hard", "Easy"]
    let asked = [
      "tell the unit of force", "tell the unit of work", "tell the unit of heat", "tell the unit of time",
      "tell the unit of mass",
    ]
    let plain = asked.enumerated().map { "\($0 + 1). Please \($1). [2]" }.joined(separator: "\n")
    let marked = zip(levels, asked).enumerated().map { "\($0 + 1). \($1.0) please \($1.1). [2]" }
    #expect(Self.areUnsure(marked.joined(separator: "\n") + "\n[Total: 10]"))
    #expect(Self.areUnsure(plain + "\n[Total: 10]"))
  }

  // MARK: Keys

  private static let questions = """
    1. What is the capital of Norway?
    2. Who wrote Pride and Prejudice?
    3. What do bees collect from flowers?
    4. Which planet is closest to the Sun?
    5. Which metal is liquid in a warm room?
    """

  private static func key(_ beside: String = "", without last: Int = 0) -> String {
    let answers = ["Oslo", "Jane Austen", "Nectar", "Mercury itself", "Quicksilver"]
    return "\n*Answers\n"
      + answers.dropLast(last).enumerated().map { "\($0 + 1). \($1)\(beside)" }.joined(separator: "\n")
  }

  @Test func aKeyWithAnAnswerForEachQuestionMakesThemSure() {
    #expect(Self.areSure(Self.questions + Self.key()))
    #expect(Self.read(Self.questions + Self.key()).witnesses.contains(.key))
  }

  @Test func aKeyThatLacksAnAnswerMakesNothingSure() {
    #expect(Self.areUnsure(Self.questions + Self.key(without: 1)))
  }

  @Test func aKeyWithTheSameWordsBehindEachAnswerMakesNothingSure() {
    #expect(Self.areUnsure(Self.questions + Self.key(" in the book")))
  }

  // MARK: Choices

  private static func choices(_ last: String = "lead") -> String {
    let asked = [
      "Which one floats?", "Which one rusts?", "Which one shines?", "Which one burns?", "Which one melts?",
    ]
    let others = [
      ["cork", "iron", "gold"], ["silk", "steel", "wool"], ["tin", "mud", "sand"], ["rock", "coal", "clay"],
      ["slate", "wax", "glass"],
    ]
    return zip(asked, others).enumerated().map { place, question in
      let options = question.1 + [place == 4 ? last : "lead"]
      let letters = zip("ABCD", options).map { "\($0). \($1)" }.joined(separator: "\n")
      return "\(place + 1). \(question.0)\n\(letters)\nAnswer: \(["D", "B", "D", "C", "B"][place])"
    }.joined(separator: "\n")
  }

  @Test func answersThatNameOneOfTheSameLettersMakeChoicesSure() {
    #expect(Self.areSure(Self.choices()))
    #expect(Self.read(Self.choices()).witnesses == [.choices])
  }

  @Test func anOptionWithMoreBehindItIsNotSure() {
    let items = Self.read(Self.choices("lead Period")).items
    #expect(items.map { $0.confidence >= 0.9 } == [true, true, true, true, false])
  }

  @Test func theSameSignBehindEachOptionLeavesThemUnsure() {
    let text = Self.choices().split(separator: "\n").map { line in
      ["A.", "B.", "C.", "D."].contains { line.hasPrefix($0) } ? "\(line) 5%" : String(line)
    }
    #expect(Self.areUnsure(text.joined(separator: "\n")))
  }

  @Test func whereLessThanHalfIsConfirmedNothingIsSure() {
    let paper = """
      1. State the unit of force. [1]
      2. describe how a lever makes work easier [3]
      3. explain why a ball slows down on grass [4]
      4. name two forces that act on a boat [2]
      [Total: 10]
      """
    #expect(Self.areUnsure(paper))
  }

  // MARK: What a person is told

  @Test func whatMakesADocumentSureIsSaidOnce() {
    #expect(
      Self.read(Self.paper + "\n[Total: 10]").confirmation
        == "all are sure: the marks add up to what it states")
    #expect(
      Self.read(Self.paper).confirmation == "none is sure: nothing else in it confirms how it was read")
    #expect(Self.read("There is nothing to ask here.").confirmation == nil)
  }

  // MARK: Words

  @Test func termsInTheOrderOfTheAlphabetAreSure() {
    let terms = [
      ("aquifer", "A layer of rock that holds water."), ("delta", "Land that a river built at its mouth."),
      ("erosion", "The wearing away of soil."), ("meander", "A bend in a stream."),
      ("source", "The place where a brook begins."), ("watershed", "High ground between two basins."),
    ]
    func list(_ terms: [(String, String)]) -> String {
      "*Glossary\n" + terms.map { "\($0.0): \($0.1)" }.joined(separator: "\n")
    }
    #expect(Self.areSure(list(terms)))
    #expect(Self.areUnsure(list(terms.reversed())))
  }

  @Test func wordsInOneLanguageWithMeaningsInAnotherAreSure() {
    let words = [
      ("la cuchara", "spoon"), ("el tenedor", "fork"), ("el cuchillo", "knife"), ("el vaso", "glass"),
      ("la silla", "chair"), ("el horno", "oven"),
    ]
    func list(_ words: [(String, String)], _ beside: String = "") -> String {
      "*Vocabulary\n" + words.map { "\($0.0) – \($0.1)\(beside)" }.joined(separator: "\n")
    }
    #expect(Self.areSure(list(words)))
    #expect(Self.areUnsure(list(words, " – cocina")))
  }

  // MARK: Questions with their answers

  private static let pairs = [
    ("How does a fridge keep food cold?", "It pumps the heat out at the back."),
    ("Why does bread rise?", "Yeast gives off a gas in the dough."),
    ("How do submarines dive?", "They let water into their tanks."),
    ("What makes the sky look blue?", "Air scatters blue light most."),
  ]

  @Test func questionsAndAnswersThatWordsNameAreSure() {
    let text = Self.pairs.map { "Q: \($0.0)\nA: \($0.1)" }.joined(separator: "\n")
    #expect(Self.areSure(text))
    #expect(Self.read(text).witnesses.contains(.names))
  }

  @Test func theSameNoteBelowEachAnswerLeavesThemUnsure() {
    let text = Self.pairs.map { "Q: \($0.0)\nA: \($0.1)\nAsk for an example then" }.joined(separator: "\n")
    #expect(Self.areUnsure(text))
  }

  @Test(arguments: Witness.allCases)
  func eachWitnessIsToldInWords(witness: Witness) {
    #expect(witness.text.contains(" ") && witness.text.last != ".")
  }
}
