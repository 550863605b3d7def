import CurriculumTestSupport
import Distractors
import PDFText
import Testing

@testable import Interchange

/// What stands on a page and becomes no question, term or answer is kept beside one, or left over.
@Suite struct LeftOutTests {
  private static func document(_ pages: [PageText]) -> DocumentLines {
    DocumentLines(arrange(pages), isWord: { _ in false })
  }

  private static let joiner = LineJoiner { _ in false }

  // MARK: Questions

  @Test func theTitleOfAProblemIsKept() {
    let titles = ["Falling stone", "Old towers", "Free flight", "Hard ground"]
    let found = TypedLines.items(
      (1...4).map {
        "Problem \($0). \(titles[$0 - 1])\nA stone falls from a tower that is \($0)0 m high, and then rolls on for "
          + "a while.\nHow long does it fall?"
      }.joined(separator: "\n"))
    #expect(found.map { $0.details["title"] } == titles)
    #expect(found.allSatisfy { $0.question.hasPrefix("A stone") })
  }

  @Test func theSubjectBeforeAKindIsKept() {
    let (subject, asked) = "EARTH SCIENCE Multiple Choice Which rock floats?".dividedAtKind
    #expect(subject == "EARTH SCIENCE" && asked == "Which rock floats?")
    #expect("（单选题）水是什么？".dividedAtKind.asked == "水是什么？")
    #expect("Which is a Multiple Choice question?".dividedAtKind.subject == nil)
  }

  @Test func aTableThatAsksNothingIsNamedAtTheQuestionBeforeIt() {
    let found = TypedLines.items(
      """
      1. Which Spanish verb means to eat, and how is it written?
      2. Verbs on -er
      yo |como |a diario
      tú |comes |a diario
      él |come |a diario
      3. Which Spanish verb means to drink, and how is it written?
      4. Which Spanish verb means to live, and how is it written?
      5. Which Spanish verb means to speak, and how is it written?
      """)
    #expect(found.map(\.number) == ["1", "3", "4", "5"])
    #expect(found.first?.leftOut.first?.contains("comes") == true)
    #expect(found.first?.reviews.contains { $0.hasPrefix("left out beside it: 2 Verbs on -er") } == true)
  }

  // MARK: Terms and words

  /// Bold terms with what they mean behind them, without a column; those without a meaning are in plain letters.
  private static func terms(_ entries: [(term: String, meaning: String)]) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("Glossary", x: 60, y: 80, size: 14, font: "Serif-Bold")
    for (row, entry) in entries.enumerated() {
      page.type(
        entry.term, x: 60, y: 110 + 15 * row, font: entry.meaning.isEmpty ? "Serif" : "Serif-Bold")
      page.type(entry.meaning, x: 65 + 5 * entry.term.count, y: 110 + 15 * row)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test func aStopBelongsToItsTermWhereOthersHaveNone() {
    let found = Self.terms([
      ("rex, regis, m.", "king"), ("urbs, urbis, f.", "city"), ("amo, amare", "to love"),
      ("cum", "with"), ("subito", "suddenly"), ("laetus", "happy"),
    ])
    #expect(found.map(\.question).prefix(3) == ["rex, regis, m.", "urbs, urbis, f.", "amo, amare"])
    #expect(found.allSatisfy { $0.question == $0.command })
  }

  @Test func aNameBelowAMeaningMakesOneLook() {
    let found = Self.terms([
      ("amo, amare", "to love"), ("porto", "to carry"), ("Other words", ""), ("cum", "with"),
      ("subito", "suddenly"), ("laetus", "happy"),
    ])
    let doubtful = found.filter { $0.reviews.contains { $0.contains("may be a heading") } }
    #expect(doubtful.map(\.question) == ["porto"])
  }

  @Test func aNumberBetweenStrangeSignsMakesOneLook() {
    #expect(OddTokens.fault(inAnswer: "one hundred «100»") != nil)
    #expect(OddTokens.fault(inAnswer: "one hundred (100)") == nil)
    #expect(OddTokens.fault(inAnswer: "it began in 1914") == nil)
  }
}
