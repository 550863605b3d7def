import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Passages whose gaps have neither numbers nor letters.
struct PlainPassageTests {
  private static let passage = [
    "Bees live in large groups that are called ______ and have",
    "one queen. The workers gather ______ from flowers and carry",
    "it home. They build cells of ______ in which the young grow.",
    "In winter they keep warm by ______ close together.",
  ]
  private static let filled = [
    "Bees live in large groups that are called colonies and have",
    "one queen. The workers gather nectar from flowers and carry",
    "it home. They build cells of wax in which the young grow.",
    "In winter they keep warm by crowding close together.",
  ]
  private static let order = "Complete the text with words of your own."

  /// Pages of lines, the first of which stands apart as an order.
  private func items(_ pages: [[String]], without: Set<String> = []) -> [ExtractedItem] {
    extract(
      pages.enumerated().map { number, lines in
        var page = TypedPage(number + 1)
        for (row, line) in lines.enumerated() { page.type(line, x: 60, y: (row == 0 ? 70 : 100) + 15 * row) }
        return PageText(page.dump)
      }, without: without
    ).items
  }

  @Test func eachSentenceWithAGapIsAQuestion() {
    let found = items([[Self.order] + Self.passage])
    #expect(
      found.map(\.question) == [
        "Bees live in large groups that are called ______ and have one queen.",
        "The workers gather ______ from flowers and carry it home.",
        "They build cells of ______ in which the young grow.",
        "In winter they keep warm by ______ close together.",
      ])
    #expect(found.allSatisfy { $0.kind == .cloze && $0.answer == nil })
  }

  @Test func theFilledCopyOnTheNextPageHasTheAnswers() {
    let found = items([[Self.order] + Self.passage, ["The text again"] + Self.filled])
    #expect(found.map(\.answer) == ["colonies", "nectar", "wax", "crowding"])
    #expect(found.allSatisfy { $0.answerPlace?.page == 2 })
  }

  @Test func anotherTextOnTheNextPageHasNoAnswers() {
    let other = [
      "Wasps live in nests of paper that they make from wood and",
      "one queen founds. The workers hunt for flies and carry",
      "them home. They feed on fruit in autumn, and on cake.",
      "In winter all but the queens die of the cold.",
    ]
    let found = items([[Self.order] + Self.passage, ["On wasps"] + other])
    #expect(found.count == 4 && found.allSatisfy { $0.answer == nil })
  }

  @Test func twoFilledCopiesThatDifferGiveNoAnswers() {
    let second = Self.filled.map {
      $0.replacing("colonies", with: "swarms").replacing("nectar", with: "pollen").replacing(
        "wax", with: "mud"
      )
      .replacing("crowding", with: "sitting")
    }
    let found = items([[Self.order] + Self.passage, ["By Ann"] + Self.filled, ["By Ben"] + second])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func sentencesWithoutGapsAreNotLost() {
    let whole = [
      "Bees live in large groups that are called ______ and have",
      "one queen. Honey was the only sugar that people knew then.",
      "The workers gather ______ from flowers and carry it home.",
      "They build cells of ______ in which the young of them grow.",
      "In winter they keep warm by ______ close together.",
    ]
    let found = items([[Self.order] + whole])
    #expect(found.count == 4)
    #expect(found.keep("Honey was the only sugar that people knew then"))
  }

  @Test func questionsBehindTheFilledCopyAreNotLost() {
    let found = items([
      [Self.order] + Self.passage,
      ["The text again"] + Self.filled + [
        "", "", "Now write down why people keep bees, and what they would eat without them.",
        "Talk to a partner about what would happen if all bees died.",
      ],
    ])
    #expect(found.map(\.answer) == ["colonies", "nectar", "wax", "crowding"])
    #expect(found.keep("why people keep bees"))
  }

  @Test func aFormWithRoomToWriteInIsNoPassage() {
    let form = [
      "Please complete this form and hand it in.",
      "Name: ____________________________ Class: ____________",
      "Date of birth: ____________________ Town: ____________",
      "Name of a parent: ________________ Phone: ____________",
      "Street and number: _______________ Code: _____________",
    ]
    #expect(!items([form]).contains { $0.kind == .cloze })
  }

  @Test func aLetterOfConsentIsNoPassage() {
    let form = [
      "Please complete this letter and hand it in by Friday.",
      "I agree that my child ____________________ may take part in",
      "the trip to the castle on the ________ of May. My child can",
      "be reached by telephone under ____________________ all day",
      "and must not eat ____________________ for reasons of health.",
      "Signed on ______________ by ______________________",
    ]
    #expect(items([form]).isEmpty)
  }

  @Test func gapsThatNobodyTellsToFillAreNoQuestions() {
    let article = Self.passage.map { $0.replacing("______", with: "……") }
    #expect(items([["On bees, by an unknown writer"] + article]).isEmpty)
  }

  @Test func aRiverBankIsNoOrderToFillGaps() {
    let article = [
      "The burnt book from the bank of the river",
      "The scribe wrote that the king had ______ the city in spring",
      "and that the people ______ him for it. The next page says that",
      "the wall was ______ by the flood and nobody had the ______ to",
      "mend it. Where the page is burnt, we have drawn a line ______ here.",
    ]
    #expect(items([article]).isEmpty)
  }

  @Test func anArticleWithNumbersAtTheEndsOfLinesHasNoGaps() {
    let article = [
      "Complete text of the speech", "Friends, we have come a long way since last year, and 5",
      "we have seen the rivers rise and the harvest fail, but 10",
      "nobody has lost heart, and nobody will while there is 15",
      "bread on the table and a song in the evening hours. 20",
    ]
    let found = items([article])
    #expect(found.allSatisfy { $0.kind != .cloze && $0.answer == nil && $0.marks == nil })
  }

  @Test(arguments: ["The text again", "Answers", "The text with all its words"])
  func whatStandsAboveTheFilledCopyIsNoAnswer(title: String) {
    let sheet = [
      Self.passage[0].replacing("Bees", with: "______").replacing("called ______", with: "called colonies")
    ]
    let found = items([[Self.order] + sheet + Self.passage.dropFirst(), [title] + Self.filled])
    #expect(found.count == 4)
    #expect(found.first?.answer == nil || found.first?.answer == "Bees")
    #expect(found.dropFirst().map(\.answer) == ["nectar", "wax", "crowding"])
  }

  @Test func aListOfChaptersWithDotsIsNoPassage() {
    let chapters = [
      "The complete guide to bees", "How the bees live in winter ........ 12",
      "How the queen lays her eggs ........ 15", "How the workers build their cells ........ 21",
      "How the young of them are fed ........ 28", "How honey is made and kept ........ 34",
    ]
    #expect(!items([chapters]).contains { $0.kind == .cloze })
  }

  @Test func whatTellsToFillTheGapsIsKept() {
    let found = items([["Complete the text on bees with words of your own."] + Self.passage])
    #expect(found.count == 4)
    #expect(found.keep("Complete the text on bees with words of your own"))
  }

  @Test func theWordsToChooseFromAreKept() {
    let found = items([
      ["Fill in the blanks with words from the box.", "nectar   colonies   wax   crowding", ""] + Self.passage
    ])
    #expect(found.count == 4)
    #expect(found.keep("crowding"))
  }

  @Test func questionsBelowThePassageAreNotLost() {
    let found = items([
      [Self.order] + Self.passage + [
        "", "Why do people keep bees in the mountains?", "Name two animals that eat honey in the wild.",
      ]
    ])
    #expect(found.count >= 4)
    #expect(found.keep("Why do people keep bees in the mountains"))
    #expect(found.keep("Name two animals that eat honey in the wild"))
  }
}
