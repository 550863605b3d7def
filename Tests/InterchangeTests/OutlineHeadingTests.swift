import PDFText
import Testing

@testable import Interchange

/// Numbers in bold that count chapters or exercises, and no questions.
struct OutlineHeadingTests {
  @Test func headingsOfAnOutlineAboveQuestionsThatCountFrom1AreNoQuestions() {
    let found = TypedLines.items(
      """
      *4 Motion
      Everything moves in some way or other.
      *4.1 Speed
      1. How fast does a bicycle go?
      2. How fast does a train go?
      *4.2 Forces
      1. What pulls an apple down?
      2. What slows a sledge on snow?
      """)
    #expect(found.map(\.number) == ["1", "2", "1", "2"])
    #expect(found.map(\.section) == ["4.1 Speed", "4.1 Speed", "4.2 Forces", "4.2 Forces"])
    #expect(found.last?.question == "What slows a sledge on snow?")
  }

  @Test func headingsOfAnOutlineAboveQuestionsWithoutNumbersNameTheirSections() {
    let found = TypedLines.items(
      """
      *4.1 Week one
      Who wrote the letter?
      Where was it found?
      When did the ship leave?
      *4.2 Week two
      Who opened the door?
      Where did she hide the key?
      When did the police come?
      *4.2.1 The trial
      Who was the judge?
      Where was the jury?
      When did they vote?
      """)
    #expect(found.count == 9)
    #expect(found.allSatisfy { $0.number == nil && $0.question.hasSuffix("?") })
    #expect(Set(found.map(\.section)) == ["4.1 Week one", "4.2 Week two", "4.2.1 The trial"])
  }

  private static let chapter = [
    "*1 Wind", "The wind blows over the sea and makes waves of it.", "*1.1 Cold winds",
    "They come from the north and bring snow to the coast.", "*1.2 Warm winds",
    "They come from the south and bring rain to the coast.", "*2 Tides",
    "The sea comes and goes twice a day on most coasts.",
  ]

  /// The lines that head an outline.
  private func headings(_ lines: [String]) -> [Int] {
    let page = TypedLines.page(TypedLines.lines(lines.joined(separator: "\n"), column: 150))
    return DocumentLines(arrange([page]), isWord: { _ in false }).numberedHeadings.sorted()
  }

  @Test func headingsOfAnOutlineAboveTextThatAsksNothingAreNoQuestions() {
    #expect(headings(Self.chapter) == [0, 2, 4, 6])
  }

  @Test func numbersThatDoNotCountOnHeadNoOutline() {
    var chapter = Self.chapter
    chapter[6] = "*1.1 Tides"
    #expect(headings(chapter).isEmpty)
    chapter[6] = "*9 Tides"
    #expect(headings(chapter).isEmpty)
  }

  @Test func numbersAboveTextThatAsksHeadNoOutline() {
    var chapter = Self.chapter
    chapter[1] = "What does the wind make of the sea?"
    chapter[3] = "Which winds bring snow to the coast?"
    #expect(headings(chapter).isEmpty)
  }

  @Test func boldNumbersOfSeveralPartsBeforeWhatAsksAreThoseOfQuestions() {
    let found = TypedLines.items(
      """
      *1.1 What pulls an apple down?
      Is it the earth?
      Is it the wind?
      Is it the rain?
      *1.2 What slows a sledge on snow?
      Is it the snow below?
      Is it the air before it?
      Is it the cold?
      *1.3 What makes ships float?
      Is it the water they push away?
      Is it the air in them?
      Is it the wind?
      """)
    #expect(found.map(\.number) == ["1.1", "1.2", "1.3"])
    #expect(found.first?.question.hasPrefix("What pulls an apple down?") == true)
  }

  @Test(arguments: ["", "."])
  func exercisesNumberedInBoldAboveQuestionsThatCountFrom1AreNoQuestions(mark: String) {
    let found = TypedLines.items(
      """
      *1 Write the correct form of the verb.
      1\(mark)  She ______ home at six.
      2\(mark)  They ______ bread at noon.
      3\(mark)  We ______ to the sea by train.
      *2 Write questions.
      1\(mark)  you / like / tea?
      2\(mark)  he / live / here?
      3\(mark)  they / come / by bus?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "1", "2", "3"])
    #expect(
      found.map(\.question) == [
        "She ___ home at six.", "They ___ bread at noon.", "We ___ to the sea by train.",
        "you / like / tea?", "he / live / here?", "they / come / by bus?",
      ])
  }

  @Test func questionsInBoldWithNumberedOptionsAreNoExercises() {
    let found = TypedLines.items(
      """
      *1 Write down which animal is a mammal?
      1. bat in the night
      2. crow in the field
      3. trout in the brook
      *2 Write down which animal is a bird?
      1. bat in the night
      2. crow in the field
      3. trout in the brook
      *3 Write down which animal is a fish?
      1. bat in the night
      2. crow in the field
      3. trout in the brook
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.options.count) == [3, 3, 3])
  }
}
