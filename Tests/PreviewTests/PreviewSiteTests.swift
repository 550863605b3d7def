import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

@testable import Preview

@Suite struct PreviewSiteTests {
  private static let compiler: Compiler = {
    var compiler = Compiler()
    compiler.plan.focus = ""
    return compiler
  }()

  /// The starter as the preview shows it, with one of its files changed.
  private static func site(_ path: String? = nil, _ change: (String) -> String = { $0 }) throws -> PreviewSite
  {
    let sources = Starter.files.map { file in
      file.path == path
        ? SourceFile(path: file.path, text: change(String(decoding: file.bytes, as: UTF8.self))) : file
    }
    let compilation = compiler.compile(CompilerInput(sources: sources))
    let places = ItemPlaces(compilation)
    let bundle = try? BuiltBundle(sources, isStructural: true)
    let edition = try bundle.map { try PreviewEdition(BundleReader(path: $0.path), of: compilation, places) }
    return PreviewSite(edition, isCurrent: edition != nil, compilation, places, number: 1, isLive: true)
  }

  private static func object(_ json: String?) throws -> [String: Any] {
    let data = Data(try #require(json).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private static func objects(_ value: Any?) throws -> [[String: Any]] {
    try #require(value as? [[String: Any]])
  }

  @Test func everyDocumentThatTheSiteNamesIsThereAndIsJSON() throws {
    let site = try Self.site()
    let names = try site.documentNames()
    let kinds = Set(names.map { String($0.prefix { $0 != "-" }) })
    #expect(
      kinds == [
        "state", "findings", "index", "coverage", "band", "lesson", "boss", "story", "kit", "quiz", "deck",
      ])
    for name in names { _ = try Self.object(try site.document(name)) }
  }

  @Test(
    arguments: [
      "lesson", "lesson-", "lesson-0", "lesson-1x", "lesson-01", "lesson--1", "band-9999999999999999999",
      "unknown-1", "../index", "lesson-1-2", "",
    ])
  func aNameThatIsNoneHasNoDocument(name: String) throws { #expect(try Self.site().document(name) == nil) }

  @Test func aLessonHasItsCardsWithBothQuestionsTheirOptionsAndWhereTheyAreWritten() throws {
    let site = try Self.site()
    let name = try #require(try site.documentNames().first { $0.hasPrefix("lesson-") })
    let lesson = try Self.object(try site.document(name))
    let cards = try Self.objects(lesson["cards"])
    #expect(cards.compactMap { $0["target_text"] as? String } == ["hola", "buenos días", "gracias", "adiós"])
    let questions = try Self.objects(cards[0]["questions"])
    #expect(questions.count == 2)
    let options = try Self.objects(questions[0]["options"])
    #expect(options.contains { $0["is_key"] as? Int == 1 })
    let places = try #require(lesson["places"] as? [String: String])
    let number = try #require(cards[0]["card_id"] as? Int)
    let lines = try #require(Starter.files.first { $0.path == "courses/es/n1/hello.yaml" })
    let line = String(decoding: lines.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .firstIndex { $0.contains("id: hola") }
    #expect(places["\(number)"] == "courses/es/n1/hello.yaml:\(try #require(line) + 1)")
  }

  @Test func aFindingNamesTheItemThatItIsAbout() throws {
    let path = "courses/es/n1/hello.yaml"
    let site = try Self.site(path) {
      $0.replacingOccurrences(of: "ipa: /ˈola/", with: "ipa: ˈola")
    }
    let found = try Self.objects(try Self.object(try site.document("findings"))["findings"])
    let ipa = try #require(
      found.first { ($0["excerpt"] as? String)?.contains("ipa: ˈola") == true }, "\(found)")
    #expect(ipa["item_key"] as? String == "card/es/hola")
    #expect(ipa["owner_kind"] as? String == "lesson")
    #expect(ipa["path"] as? String == path)
  }

  @Test func aFindingAtTheTopOfAFileIsAboutTheWholeOfIt() throws {
    let site = try Self.site("decks/water.yaml") {
      $0.replacingOccurrences(of: "\ntopic:", with: "\nwrong: 1\ntopic:")
    }
    let found = try Self.objects(try Self.object(try site.document("findings"))["findings"])
    let unknown = try #require(found.first { $0["excerpt"] as? String == "wrong: 1" }, "\(found)")
    #expect(unknown["owner_kind"] as? String == "deck")
    #expect(unknown["item"] as? Int == unknown["owner"] as? Int)
  }

  @Test func topicsWithoutQuestionsAreCountedAsNone() throws {
    let coverage = try Self.object(try Self.site().document("coverage"))
    let boards = try Self.objects(coverage["boards"])
    #expect(boards.count == 4, "one for each board of the starter's one science")
    let topics = try Self.objects(boards[0]["topics"])
    #expect(topics.contains { $0["questions"] as? Int == 0 })
    #expect((coverage["sublevels"] as? [String])?.count == 11)
  }

  @Test func theLimitOfNewWordsIsTheBandsOwnWhereItSaysOne() throws {
    let standard = try Self.site()
    let band = try #require(try standard.documentNames().first { $0.hasPrefix("band-") })
    #expect(try Self.object(try standard.document(band))["new_words_limit"] as? Int == 10)
    let own = try Self.site("courses/es/n1/band.yaml") {
      $0 + "\nparameters: {lang/new-words-per-lesson.max: 7}\n"
    }
    #expect(try Self.object(try own.document(band))["new_words_limit"] as? Int == 7)
  }

  @Test func aBundleAloneHasNeitherFindingsNorPlaces() throws {
    let bundle = try BuiltBundle()
    let site = PreviewSite(try PreviewEdition(BundleReader(path: bundle.path)), number: 1, isLive: false)
    #expect(try site.document("findings") == nil)
    let lesson = try #require(try site.documentNames().first { $0.hasPrefix("lesson-") })
    #expect(try Self.object(try site.document(lesson))["places"] == nil)
    #expect(try Self.object(try site.document("state"))["has_findings"] as? Bool == false)
  }
}
