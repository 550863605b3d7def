import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Tables of words with titles of their own below one head, and rows that look like something else.
struct TitledWordTableTests {
  private static let tables = [
    ("Dyrene i skoven", [("hund", "en, e", "dog"), ("kat", "en, e", "cat"), ("hest", "en, e", "horse")]),
    (
      "Mad og drikke til os",
      [("brød", "et, -", "bread"), ("smør", "ret, -", "butter"), ("ost", "en, e", "cheese")]
    ),
  ]

  /// The items of two tables with a head above the first.
  private func items(_ head: [String]) -> [ExtractedItem] {
    var page = TypedPage(1)
    for (place, name) in head.enumerated() {
      page.type(name, x: 60 + 150 * place, y: 100, font: "Serif-Bold")
    }
    var y = 120
    for table in Self.tables {
      page.type(table.0, x: 60, y: y, size: 14, font: "Serif-Bold")
      y += 20
      for row in table.1 {
        for (place, word) in [row.0, row.1, row.2].enumerated() { page.type(word, x: 60 + 150 * place, y: y) }
        y += 15
      }
      y += 15
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: [
    ["Dansk", "Bøjning", "Engelsk"], ["Danish", "Inflection", "English"], ["Norsk", "Bøyning", "Engelsk"],
  ])
  func aHeadAboveTheTitlesNamesTheColumnsOfAllTables(head: [String]) {
    let found = items(head)
    let words = found.map { Set([$0.question, $0.answer ?? ""]) }
    #expect(words == Self.tables.flatMap(\.1).map { [$0.0, $0.2] })
    #expect(Set(found.compactMap(\.section)) == ["Dyrene i skoven", "Mad og drikke til os"])
  }

  @Test func sentencesWithOneWordBeforeThemAllAreAColumnOfWords() {
    let rows = ["quiero|I want", "sé|I know", "voy|I go", "como|I eat", "bebo|I drink", "duermo|I sleep"]
    let found = TypedLines.items(rows.joined(separator: "\n"))
    let words = found.map { [$0.question, $0.answer ?? ""].sorted() }
    #expect(words == rows.map { $0.split(separator: "|").map(String.init).sorted() })
  }

  @Test func lettersThatCountBeforeTheSecondColumnAreNoWords() {
    let rows = ["harbour|A bow", "anchor|B hold", "captain|C helm", "ship|D mast", "sail|E deck"]
    #expect(TypedLines.items(rows.joined(separator: "\n")).allSatisfy { $0.kind != .vocabulary })
  }

  /// The items of a table in whose second column some rows have a further line below them.
  private func items(below further: [String: String]) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("Deutsch", x: 60, y: 100, font: "Serif-Bold")
    page.type("English", x: 210, y: 100, font: "Serif-Bold")
    var y = 115
    for (german, english) in Self.verbs {
      page.type(german, x: 60, y: y)
      page.type(english, x: 210, y: y)
      y += 15
      if let line = further[german] {
        page.type(line, x: 210, y: y)
        y += 15
      }
    }
    return extract([PageText(page.dump)]).items
  }

  private static let verbs = [
    ("gehen", "to go"), ("laufen", "to run"), ("essen", "to eat"), ("trinken", "to drink"),
    ("schlafen", "to sleep"), ("lesen", "to read"), ("hören", "to hear"),
  ]

  @Test func rowsInSmallLettersBetweenLinesThatGoOnAreNotJoined() {
    let further = [
      "laufen": "or to race", "essen": "or to feed", "trinken": "or to sip", "schlafen": "or to doze",
      "hören": "or to list",
    ]
    let found = items(below: further)
    #expect(found.map(\.question) == Self.verbs.map(\.0))
    #expect(
      found.map(\.answer) == Self.verbs.map { verb in verb.1 + (further[verb.0].map { " \($0)" } ?? "") })
  }

  private static let french = [
    ("courir", "laufen", "Elle court vite."), ("nager", "schwimmen", "Il sait bien nager."),
    ("manger", "essen", "Nous mangeons du pain."), ("boire", "trinken", "Tu bois du lait."),
    ("dormir", "schlafen", "Je dors bien."),
  ]

  @Test func aRowInFrenchIsNotTurnedRound() {
    let found = TypedLines.items(Self.french.map { "\($0.0)|\($0.1)|\($0.2)" }.joined(separator: "\n"))
    #expect(found.map(\.question) == Self.french.map(\.0))
    #expect(found.map(\.answer) == Self.french.map(\.1))
    #expect(found.map { $0.details["example"] } == Self.french.map(\.2))
  }
}
