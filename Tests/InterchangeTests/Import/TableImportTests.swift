import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import Testing

@testable import Interchange

/// Tables of words and questions.
@Suite struct TableImportTests {
  @Test func cellsAreReadByTheStandardForTables() {
    let table = DelimitedText("a,\"b \"\"c\"\", d\",\"two\nlines\"\n\n,\n x ,\"\",y\n", separator: ",")
    #expect(table.records.map(\.cells) == [["a", "b \"c\", d", "two\nlines"], [" x ", "", "y"]])
    #expect(table.records.map(\.line) == [1, 5])
    #expect(DelimitedText("a,\"b\n", separator: ",").openQuote == 1)
  }

  @Test(arguments: [
    ("a\tb\nc\td\n", "\t"), ("a,b\nc,d\n", ","), ("a;b\nc;d, e\n", ";"), ("a - b\nc - d\n", " - "),
    ("\"x;y\",b\n\"u;v\",d\n", ","),
  ])
  func whatDividesCellsIsFound(text: String, separator: String) {
    #expect(DelimitedText.separator(of: text) == separator)
  }

  @Test func columnsThatAreNamedAfterLanguagesMakeACourse() throws {
    var folder = ImportedFolder()
    let report = try folder.take(
      .text(
        "food.csv", "Spanish,English,notes,level\nel pan,bread,\"with \"\"oil\"\"\",A1\n,water,,\nno,no,,\n"))
    #expect(report.addsUp && report.counts["words"]?.imported == 2 && report.counts["words"]?.leftOut == 1)
    let lesson = folder.text("courses/es/n1/es-n1-food-2.yaml")
    #expect(
      lesson.contains("target_text: el pan\n    native_text: bread\n    note: with \"oil\"\n"), "\(lesson)")
    #expect(lesson.contains("target_text: \"no\"\n"))
    #expect(report.fields.map(\.field) == ["level"])
    #expect(folder.errors == [])
  }

  @Test func aMappingFileSaysWhatNamesDoNot() throws {
    var folder = ImportedFolder()
    var request = ImportRequest()
    request.mapping = Array(
      "separator: \"|\"\nrows: \";;\"\nheader: false\ncolumns: {target_text: 2, native_text: 1}\n".utf8)
    try folder.take(.text("set.txt", "bread|pan;;water|agua"), request, as: "csv")
    #expect(folder.text("decks/set.yaml").contains("question: pan\n    answer: bread\n"))
    for fault in [
      "columns: {word: 1}", "columns: {target_text: 9}", "head: 1", "header: perhaps", "separator:",
    ] {
      request.mapping = Array(fault.utf8)
      let error = #expect(throws: ImportError.self) {
        try folder.take(.text("set.txt", "bread|pan"), request, as: "csv")
      }
      #expect(error?.message.contains("mapping file") == true, "\(fault)")
    }
  }

  @Test func quizletsTermsBecomeDecksOfFifteen() throws {
    var folder = ImportedFolder()
    let lines = (1...17).map { "term \($0)\tmeaning \($0)\n" }.joined()
    let report = try folder.take(.text("set.txt", lines))
    #expect(report.format == "quizlet" && report.counts["terms"]?.imported == 17)
    #expect(folder.files.keys.filter { $0.hasPrefix("decks/") }.count == 2)
    #expect(folder.errors == [])
  }

  /// What is exported as tables comes back as it was, field by field of what tables carry.
  @Test func exportedTablesComeBackAsTheyWere() throws {
    let bundle = try BuiltBundle()
    let exported = try ExportedFiles("csv", bundle.path)
    var folder = ImportedFolder()
    var request = ImportRequest()
    (request.language, request.subject, request.tier) = ("es", .physics, .foundation)
    let cards = try folder.take(.text("cards.csv", exported.text("cards.csv")), request)
    #expect(cards.addsUp && cards.counts["words"]?.imported == 4, "\(cards.leftOut)")
    let words = folder.files.keys.sorted().filter { $0.hasPrefix("courses/") }.map { folder.text($0) }
      .joined()
    for text in [
      "target_text: buenos días\n    native_text: good morning\n", "ipa: /ˈola/\n",
      "native_text: thank you; thanks\n",
    ] {
      #expect(words.contains(text), "\(words)")
    }
    let questions = try folder.take(.text("questions.csv", exported.text("questions.csv")), request)
    #expect(questions.addsUp)
    let quizzes = folder.files.keys.filter { $0.hasPrefix("quizzes/") }.map { folder.text($0) }.joined()
    #expect(quizzes.contains("value: 135000\n") || quizzes.contains("value: 135000,"), "\(quizzes)")
    #expect(quizzes.contains("Energy can be destroyed."))
  }

  @Test func aWordThatItsSourceMovesToAnotherLessonKeepsItsId() throws {
    var folder = ImportedFolder()
    var request = ImportRequest()
    request.language = "es"
    func table(_ rows: [(String, String, String)]) -> ImportSource {
      .text(
        "words.csv", "target_text,native_text,lesson\n" + rows.map { "\($0.0),\($0.1),\($0.2)\n" }.joined())
    }
    let home = "courses/es/n1/"
    try folder.take(
      table([("el pan", "bread", "Food"), ("la sal", "salt", "Food"), ("el tren", "train", "Travel")]),
      request)
    let paths = folder.files.keys.filter { $0.hasPrefix(home) }
    let food = try #require(paths.first { folder.text($0).contains("el pan") })
    folder.edit(food, "native_text: salt", "native_text: table salt")
    let report = try folder.take(
      table([
        ("el tren", "train", "Food"), ("el pan", "bread", "Bakery"), ("la sal", "salt", "Bakery"),
        ("el mapa", "map", "Travel"),
      ]), request)
    let bakery = try #require(folder.files.keys.first { folder.text($0).contains("title: Bakery") })
    #expect(folder.text(bakery).contains("- id: el-pan\n"), "\(folder.text(bakery))")
    #expect(folder.text(food).contains("- id: el-tren\n"), "\(folder.text(food))")
    // What the author worked on stays, so the other is another.
    #expect(folder.text(food).contains("table salt"))
    #expect(folder.text(bakery).contains("- id: la-sal-2\n"), "\(folder.text(bakery))")
    #expect(report.changes.contains { $0.action == .removed && $0.id == "el-pan" })
    let before = folder.files
    try folder.take(
      table([
        ("el tren", "train", "Food"), ("el pan", "bread", "Bakery"), ("la sal", "salt", "Bakery"),
        ("el mapa", "map", "Travel"),
      ]), request)
    #expect(folder.files == before)
  }
}
