import Testing

@testable import Interchange

/// Vocabulary that Parley wrote.
struct KVTMLImportTests {
  private func request(language: String? = nil) -> ImportRequest {
    var request = ImportRequest()
    request.language = language
    return request
  }

  @Test func twoLanguagesAreACourse() throws {
    let fixture = try ImportedFixture(.kvtml, ImportedFixture.file("kvtml/course.kvtml"), request())
    for file in ["de-n1-pets", "de-n1-doing", "de-n1-first-german"] {
      let path = "courses/de/n1/\(file)"
      let text = fixture.text("\(path).yaml") + fixture.text("\(path)-2.yaml")
      try expectGolden(text, "kvtml/\(file).yaml")
    }
    #expect(fixture.report.addsUp)
    #expect(fixture.report.counts["words"]?.imported == 6)
    #expect(fixture.report.leftOut.map(\.place) == ["entry 4, line 47"])
    #expect(fixture.errors() == [])
    #expect(try fixture.secondImport() == [])
  }

  @Test func whatIsTheLearnersIsNamedOnce() throws {
    let report = try ImportedFixture(.kvtml, ImportedFixture.file("kvtml/course.kvtml"), request()).report
    let own = report.fields.filter { $0.reason == "it is the learner's" }
    #expect(own.map(\.field) == ["deactivated", "grade"])
    #expect(report.licence == "CC0")
    #expect(report.authors == ["A. Author", "B. Author"])
  }

  @Test func anotherLanguageOfTheFileMayBeTaught() throws {
    let source = try ImportedFixture.file("kvtml/course.kvtml")
    let fixture = try ImportedFixture(.kvtml, source, request(language: "fr"))
    #expect(fixture.text("courses/fr/n1/fr-n1-pets.yaml").contains("target_text: le chien\n"))
    #expect(throws: ImportError.self) { _ = try ImportedFixture(.kvtml, source, request(language: "ja")) }
  }

  @Test func wordsWithCommentsInOneLanguageAreDecksOfFifteen() throws {
    let source = try ImportedFixture.file("kvtml/animals.kvtml")
    #expect(try ImportFormat.of(source).name == "kvtml")
    let fixture = try ImportedFixture(.kvtml, source)
    #expect(
      fixture.files.map(\.path) == ["curriculum.yaml", "decks/animals.yaml", "decks/animals-2.yaml"])
    #expect(
      fixture.text("decks/animals.yaml").contains(
        "question: bear\n    answer: Large heavy animal with thick fur\n"))
    #expect(
      fixture.report.leftOut.map(\.reason) == [
        "it stands there twice", "it has no comment that says what it is", "it has no word",
      ])
    #expect(fixture.report.addsUp)
    #expect(fixture.errors() == [])
    #expect(try fixture.secondImport() == [])
  }

  @Test(arguments: [
    ("<kvtml lines='3'/>", "it is KVTML 1, expected 2"), ("<html/>", "expected <kvtml>, found <html>"),
    ("<kvtml version='2.0'><entries><entry id='0'>", "the file ends in the middle"),
    ("<kvtml version='2.0'><entries/></kvtml>", "has no word"),
  ])
  func whatIsNoVocabularyIsSaid(_ text: String, _ expected: String) {
    #expect {
      _ = try ImportedFixture(.kvtml, ImportSource(file: "a.kvtml", Array(text.utf8)))
    } throws: {
      "\($0)".contains(expected)
    }
  }
}
