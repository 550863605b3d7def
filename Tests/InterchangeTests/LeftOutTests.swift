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

  @Test func whatStandsBelowAMeaningUnderANameIsKept() {
    let found = TypedLines.items(
      """
      *GLOSSARY
      *ATOM
      Meaning: the smallest part of an element
      Example: a gold atom in a ring
      *BASE
      Meaning: what neutralises acids
      Example: soap on wet hands
      *CELL
      Meaning: the smallest unit of life
      Example: skin seen up close
      *DOSE
      Meaning: how much is taken at once
      Example: a spoon of syrup
      """)
    #expect(found.map(\.question) == ["ATOM", "BASE", "CELL", "DOSE"])
    #expect(found.first?.details["example"] == "a gold atom in a ring")
  }

  // MARK: Tables

  @Test func aRowThatBecameNothingIsLeftOver() throws {
    let first = TypedLines.page(
      TypedLines.lines(
        "*Term |Meaning\natom |a part\nbase |a salt\ncell |a room\ndose |a sip", column: 200))
    var second = TypedPage(2)
    second.type("stray", x: 60, y: 100)
    for (row, words) in [("echo", "a sound"), ("fern", "a plant"), ("gill", "an organ")].enumerated() {
      second.type(words.0, x: 60, y: 115 + 15 * row)
      second.type(words.1, x: 260, y: 115 + 15 * row)
    }
    let document = Self.document([first, PageText(second.dump)])
    let read = try #require(HeadedTable(document: document, joiner: Self.joiner).read())
    #expect(read.items.count == 7)
    let stray = try #require(document.texts.firstIndex(of: "stray"))
    #expect(!read.explained.contains(stray))
  }

  @Test func marksThatAreNoNumberAreKept() throws {
    let page = TypedLines.page(
      TypedLines.lines(
        "*Question |Answer |Marks\nWhat is rust? |oxide |2\nWhat is salt? |chloride |3 marks\n"
          + "What is chalk? |carbonate |one\nWhat is soda? |carbonate |99999999999999999999", column: 170))
    let read = try #require(HeadedTable(document: Self.document([page]), joiner: Self.joiner).read())
    #expect(read.items.map(\.marks) == [2, 3, nil, nil])
    #expect(read.items[2].details["marks"] == "one")
  }

  @Test func wordsBesideAllCardsAreLeftOver() throws {
    var page = TypedPage(1)
    for (row, terms) in [("atom", "base"), ("cell", "dose"), ("echo", "fern")].enumerated() {
      for (column, term) in [terms.0, terms.1].enumerated() {
        page.type(term, x: 150 + 200 * column, y: 100 + 60 * row, font: "Serif-Bold")
        page.type("what a \(term) is", x: 150 + 200 * column, y: 115 + 60 * row)
      }
      page.type("cut", x: 60, y: 130 + 60 * row)
    }
    let document = Self.document([PageText(page.dump)])
    let read = try #require(TermGrid(document: document, joiner: Self.joiner).read())
    #expect(read.items.count == 6)
    let cuts = document.texts.indices.filter { document.texts[$0] == "cut" }
    #expect(cuts.count == 3 && read.explained.isDisjoint(with: cuts))
  }

  @Test func howAWordSoundsStaysWithItWhereTablesStandBesideEachOther() throws {
    let page = TypedLines.page(
      TypedLines.lines(
        "*Word |Meaning |Word |Meaning\nperro |dog |gato |cat\n/PEH-rroh\ncasa |house |mesa |table\n"
          + "silla |chair |libro |book\npluma |pen |papel |paper", column: 120))
    let reader = WordTableReader(
      document: Self.document([page]), joiner: Self.joiner, lexicon: Lexicon.english)
    let read = try #require(reader.read())
    #expect(read.items.first { $0.question == "perro" }?.details["pronunciation"] == "PEH-rroh")
    #expect(read.items.count == 8)
  }

  // MARK: Numbers

  @Test func noNumberIsTooLargeToBeRead() {
    let large = String(Int.max)
    #expect(MarkReader.whole("(\(large)m)") == nil && MarkReader.whole("[0–\(large)]") == nil)
    let items = (1...4).map { number in
      var item = ExtractedItem(kind: .short, question: "How many are \(number)?")
      item.answer = "\(large) grains"
      return item
    }
    #expect(AlikeAnswers(items).fault(in: items[0]) == nil)
    let found = TypedLines.items(
      (1...4).map { "Feladat \(large)\nWhat is \($0) + \($0)?" }.joined(separator: "\n"))
    #expect(found.count < 5)
  }
}
