import PDFText
import Testing

@testable import Interchange

/// Two forms of a word with a slash between them within a sentence, of which one is right.
struct SlashedWordTests {
  private static let sentences = [
    "My sister work / works in a bakery.", "Our dogs sleep/sleeps in the barn.",
    "The boys sings / sing on Sundays.",
  ]
  private static let forms = [["work", "works"], ["sleep", "sleeps"], ["sings", "sing"]]

  /// Exercises above their key.
  private func items(_ answers: [String], of sentences: [String] = sentences) -> [ExtractedItem] {
    func numbered(_ texts: [String]) -> String {
      texts.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    }
    return TypedLines.items(
      "Underline the correct form.\n" + numbered(sentences) + "\n\n*Answers\n" + numbered(answers))
  }

  @Test func theTwoFormsAreTheOptionsAndTheKeySaysWhichIsRight() {
    let found = items(["works", "sleep", "sing"])
    #expect(found.map { $0.options.map(\.text) } == Self.forms)
    #expect(found.map(\.answer) == ["works", "sleep", "sing"])
    #expect(found.allSatisfy { $0.kind == .choice })
  }

  @Test func theSentenceKeepsBothForms() {
    #expect(items(["works", "sleep", "sing"]).map(\.question) == Self.sentences)
  }

  @Test func aCapitalInTheKeyIsNoOtherForm() {
    #expect(items(["Works", "sleep", "SING"]).map { $0.options.map(\.text) } == Self.forms)
  }

  @Test(arguments: [
    ("Is this pen your / yours?", ["your", "yours"]), ("She go/goes home.", ["go", "goes"]),
    ("A friend / friends, I think, came.", ["friend", "friends"]),
  ])
  func signsOfTheSentenceAreNoPartOfAForm(sentence: String, forms: [String]) {
    #expect(SlashedWords.find(in: sentence) == forms)
  }

  // MARK: What is none of it

  @Test func anAnswerInOtherWordsChoosesBetweenNoForms() {
    let found = items(["goes to work", "rest", "hum"])
    #expect(found.map(\.answer) == ["goes to work", "rest", "hum"])
    #expect(found.allSatisfy { $0.options.isEmpty && $0.kind != .choice })
  }

  @Test func twoExercisesAreTooFewToTell() {
    let found = items(["works", "sleep"], of: Array(Self.sentences.prefix(2)))
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.options.isEmpty })
  }

  @Test func exercisesThatDoNotStandInTurnAreTooFewToTell() {
    let found = items(
      ["works", "sleep", "sing", "sing"],
      of: Array(Self.sentences.prefix(2)) + ["Which word rhymes with ring?", Self.sentences[2]])
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.options.isEmpty })
  }

  @Test func withoutAKeyNobodyKnowsWhatThePairIs() {
    let asked = ["Who work / works in a bakery?", "Do dogs sleep/sleeps there?", "Why do boys sings / sing?"]
    let found = TypedLines.items(asked.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))
    #expect(found.map(\.question) == asked)
    #expect(found.allSatisfy { $0.options.isEmpty })
  }

  @Test(arguments: [
    "Anna listened / was listening to music.", "He walks 5 / 6 miles a day.",
    "Red / green / blue is a colour.",
    "Write yes / yes.", "A slash at the end /", "/ at the beginning", "No slash at all.",
    "in 12/2019 it rained",
  ])
  func otherSlashesPartNoForms(sentence: String) {
    #expect(SlashedWords.find(in: sentence) == nil)
  }

  @Test(arguments: [
    "Anna listened/was listening to music.", "They sang/were singing.", "I like / don’t like cold tea.",
    "He will go / goes home.", "She has seen / saw it.", "Anna (listened/was listening) to music.",
  ])
  func formsOfSeveralWordsAreNoPairOfWords(sentence: String) {
    #expect(SlashedWords.find(in: sentence) == nil)
  }

  @Test(arguments: [
    ("The film was (terible / terrible).", ["terible", "terrible"]),
    ("The film was (terible/terrible), I think.", ["terible", "terrible"]),
    ("They was / were late.", ["was", "were"]), ("They don’t / doesn’t play.", ["don’t", "doesn’t"]),
  ])
  func bracketsOrTwoAuxiliariesSayWhereTheFormsEnd(sentence: String, forms: [String]) {
    #expect(SlashedWords.find(in: sentence) == forms)
  }
}
