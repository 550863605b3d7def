import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import Testing

@testable import Interchange

/// Imports that were killed while their files took their places one after another.
@Suite struct UnfinishedImportTests {
  private static func bank(_ questions: String) throws -> ImportSource {
    ImportSource(file: "bank.gift", Array(questions.utf8))
  }

  private static let first = "::one:: What is the unit of power? {=watt ~joule ~newton ~volt}\n\n"
  private static let second =
    first.replacing("unit of power", with: "unit of work").replacing("=watt ~joule", with: "=joule ~watt")
    + "::two:: What is the unit of force? {=newton ~joule ~watt ~volt}\n"

  /// Imports a source over files and a record; gives what it writes.
  private static func importBank(
    _ text: String, into files: [SourceFile], _ record: ImportRecord
  ) throws -> (files: [ImportMerge.WrittenFile], record: ImportRecord) {
    let format = try #require(ImportFormat.all.first { $0.name == "gift" })
    let (content, _) = try format.content(of: bank(text), ImportedFixture.physics)
    var written: [ImportMerge.WrittenFile] = []
    let merge = try ImportMerge(
      content, format: format.name, origin: "bank.gift", into: ExistingFiles(files), record: record
    ) { written.append($0) }
    return (written, merge.record)
  }

  /// A record in which two files come of one quiz, as when two branches were merged by hand.
  @Test func ofTwoFilesThatComeOfOneTheSameCountsNextTime() throws {
    let file = "file\tgift\t\tquiz\tcells\tCells\t\nfile\tgift\t\tquiz\t\tCells\t\n"
    let record = try ImportRecord("curricc-imports 1\n" + file)
    #expect(try ImportRecord(record.text) == record)
    let unfinished = try ImportRecord(
      "curricc-imports 1\n\(file)coming\tquiz\tcells\t00\nbefore\n\(file)")
    #expect(try ImportRecord(unfinished.text) == unfinished)
  }

  /// After each number of files that took their places, the next import ends what the killed one began.
  @Test func theNextImportEndsWhatAKilledOneBegan() throws {
    let empty = try Self.importBank(Self.first, into: [], ImportRecord())
    let whole = empty.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    for start in [([SourceFile](), ImportRecord(), Self.first), (whole, empty.record, Self.second)] {
      let (old, before, text) = start
      let killed = try Self.importBank(text, into: old, before)
      #expect(!killed.files.isEmpty)
      let announced = try ImportRecord(
        killed.record.announcing(killed.files.map(\.place), before: before).text)
      #expect(announced.isUnfinished)
      for done in 0...killed.files.count {
        var there = Dictionary(old.map { ($0.path, $0) }) { first, _ in first }
        for file in killed.files.prefix(done) {
          there[file.path] = SourceFile(path: file.path, bytes: file.bytes)
        }
        let record = announced.settled(ExistingFiles(Array(there.values)))
        #expect(!record.isUnfinished)
        let next = try Self.importBank(text, into: Array(there.values), record)
        for file in next.files { there[file.path] = SourceFile(path: file.path, bytes: file.bytes) }
        var expected = Dictionary(old.map { ($0.path, $0.bytes) }) { first, _ in first }
        for file in killed.files { expected[file.path] = file.bytes }
        #expect(there.mapValues(\.bytes) == expected, "after \(done) files")
        #expect(next.record == killed.record, "after \(done) files")
      }
    }
  }

  /// Imports words from a table.
  private static func importWords(
    _ rows: String, into files: [SourceFile], _ record: ImportRecord
  ) throws -> (files: [ImportMerge.WrittenFile], record: ImportRecord) {
    let source = ImportSource.text("words.csv", "target_text,native_text,lesson\n" + rows)
    var request = ImportRequest()
    request.language = "es"
    let format = try ImportFormat.of(source)
    let content = try format.content(of: source, request).0
    var written: [ImportMerge.WrittenFile] = []
    let merge = try ImportMerge(
      content, format: format.name, origin: "words.csv", into: ExistingFiles(files), record: record
    ) { written.append($0) }
    return (written, merge.record)
  }

  /// A word that was on its way from one lesson to another is in neither, and no other word may get its id.
  @Test func aWordOnItsWayKeepsItsId() throws {
    let first = try Self.importWords(
      "el banco,bench,Town\nel banco!,bank,Town\nla sal,salt,Food\n", into: [], ImportRecord())
    let old = first.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    let rows = "el tren,train,Town\nla sal,salt,Food\nel banco!,bank,Money\n"
    let killed = try Self.importWords(rows, into: old, first.record)
    let announced = try ImportRecord(
      killed.record.announcing(killed.files.map(\.place), before: first.record).text)
    #expect(killed.files.count >= 2)
    for done in 0...killed.files.count {
      var there = Dictionary(uniqueKeysWithValues: old.map { ($0.path, $0) })
      for file in killed.files.prefix(done) {
        there[file.path] = SourceFile(path: file.path, bytes: file.bytes)
      }
      let sources = there.values.sorted { $0.path < $1.path }
      let next = try Self.importWords(rows, into: sources, announced.settled(ExistingFiles(sources)))
      for file in next.files { there[file.path] = SourceFile(path: file.path, bytes: file.bytes) }
      var expected = Dictionary(uniqueKeysWithValues: old.map { ($0.path, $0.bytes) })
      for file in killed.files { expected[file.path] = file.bytes }
      #expect(there.mapValues(\.bytes) == expected, "after \(done) files")
    }
    let money = try #require(
      killed.files.first { String(decoding: $0.bytes, as: UTF8.self).contains("Money") })
    #expect(String(decoding: money.bytes, as: UTF8.self).contains("- id: el-banco-2\n"))
  }

  @Test func whatTheAuthorDidInBetweenStays() throws {
    let empty = try Self.importBank(Self.first, into: [], ImportRecord())
    let quiz = try #require(empty.files.first { $0.kind == "quiz" })
    let announced = empty.record.announcing(empty.files.map(\.place), before: ImportRecord())
    let edited = String(decoding: quiz.bytes, as: UTF8.self).replacing(
      "unit of power", with: "SI unit of power")
    let there = empty.files.map { file in
      SourceFile(path: file.path, bytes: file.kind == "quiz" ? Array(edited.utf8) : file.bytes)
    }
    let record = announced.settled(ExistingFiles(there))
    let next = try Self.importBank(Self.first, into: there, record)
    #expect(next.files.isEmpty, "\(next.files.map(\.path))")
  }

  @Test func aRecordThatAnnouncesHalfIsNoRecord() throws {
    let record = try Self.importBank(Self.first, into: [], ImportRecord()).record
    for line in ["before", "coming\tquiz\tbank"] {
      #expect(throws: ImportError.self) { try ImportRecord(record.text + line + "\n") }
    }
  }
}
