import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import GRDBSQLite
import Testing

@testable import CurriculumRuntime

/// What docs/bundle.md, "Versions", promises.
@Suite struct BundleFormatTests {
  private static let folder = Repository.path + "/Tests/RuntimeTests/Formats"
  /// Formats whose readers may load the bundles that are written now.
  private static let admitted = BundleFormat.lowestReaderVersion...BundleFormat.version

  private static func golden(_ format: Int) -> String { "\(folder)/format-\(format).sqlite" }

  private static func contract(_ format: Int) throws -> FormatContract {
    FormatContract(try Repository.text("Tests/RuntimeTests/Formats/format-\(format).columns"))
  }

  private static func queries(_ format: Int) throws -> [String] {
    try Repository.text("Tests/RuntimeTests/Formats/format-\(format).sql").split(separator: "\n").map(
      String.init
    )
    .filter { !$0.hasPrefix("--") }
  }

  // MARK: - Old bundles, this reader

  @Test(arguments: BundleFormat.oldestReadableVersion...BundleFormat.version)
  func everyFormatThatWasReleasedIsReadInFull(format: Int) throws {
    let path = Self.golden(format)
    let reader = try BundleReader(path: path)
    #expect(reader.info.formatVersion == format)
    let everything = try EveryRow(reader)
    #expect(everything.contradictions.isEmpty)
    let contract = try Self.contract(format)
    for relation in contract.relations where relation.name.hasPrefix("table ") {
      let table = String(relation.name.dropFirst("table ".count))
      guard !["bundle_info", "exam_stages", "search"].contains(table) else { continue }
      let columns = try #require(contract.columnNames(table))
      // A later reader knows more properties, which stand behind those of the format.
      let read = (everything.rows[table] ?? []).map { $0.prefix(columns.count).joined(separator: "|") }
      let stored = try EveryRow.stored(table, columns, bundle: path).map { $0.joined(separator: "|") }
      #expect(read.sorted() == stored.sorted(), "\(table)")
    }
    #expect(try everything.stagesOfExams == EveryRow.count("exam_stages", bundle: path))
    #expect(try reader.search("adios").count == 1)
    #expect(try reader.contentHash() == reader.info.contentHash)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count < 400_000)
  }

  @Test func theGoldenBundleOfTheNewestFormatKeepsTheContractOfTheFormat() throws {
    let contract = try FormatContract(bundle: Self.golden(BundleFormat.version))
    let name = "format-\(BundleFormat.version).columns"
    let fault = try GoldenFile.fault(of: contract.text, name, in: "RuntimeTests", folder: "Formats")
    #expect(fault == nil)
  }

  @Test(arguments: BundleFormat.oldestReadableVersion...BundleFormat.version)
  func everyFormatNamesTheFirstVersionThatKnewIt(format: Int) {
    #expect(BundleFormat.knownSince[format] != nil)
  }

  // MARK: - Old readers, today's bundle

  @Test(arguments: admitted)
  func todaysBundleBeginsWithTheColumnsOfEachFormatWhoseReadersMayLoadIt(format: Int) throws {
    let bundle = try BuiltBundle()
    let today = try FormatContract(bundle: bundle.path)
    #expect(today.breaches(of: try Self.contract(format)) == [])
  }

  @Test(arguments: admitted)
  func todaysBundleAnswersEveryQueryOfReadersThatMayLoadIt(format: Int) throws {
    let queries = try Self.queries(format)
    let bundle = try BuiltBundle()
    #expect(queries.count > 20)
    #expect(try FormatQueries.faults(queries, bundle: bundle.path) == [])
  }

  @Test func todaysSchemaIsThatOfItsFormat() throws {
    // Both ways: a column more is a new format, too.
    let bundle = try BuiltBundle()
    let today = try FormatContract(bundle: bundle.path)
    #expect(
      today == (try Self.contract(BundleFormat.version)),
      "the schema has changed: raise BundleFormat.version and add a golden bundle; docs/bundle.md says how")
  }

  @Test func everyQueryOfTheReaderIsWrittenDown() throws {
    let bundle = try BuiltBundle()
    let reader = try BundleReader(path: bundle.path)
    let notes = QueryNotes()
    try reader.read { database in
      notes.listen(to: database)
      _ = try BundleReader.checkedInfo(database, bundle.path)
    }
    _ = try EveryRow(reader)
    _ = try reader.search("hello") + reader.search("water")
    let known = try Self.queries(BundleFormat.version)
    let new = notes.queries.subtracting(known).sorted()
    let path = "\(Self.folder)/format-\(BundleFormat.version).sql"
    if ProcessInfo.processInfo.environment["CURRICC_RECORD"] != nil {
      try Data((known + new).map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(new.isEmpty, "add them to \(path) by CURRICC_RECORD=1; those that stand there stay")
  }

  @Test(arguments: [
    ("ALTER TABLE cards DROP COLUMN ipa", "table cards, place 16"),
    ("ALTER TABLE cards RENAME COLUMN ipa TO sound", "table cards, place 16: sound TEXT"),
    ("DROP VIEW indi_kits", "no view indi_kits"),
    (
      "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = replace(sql, 'target_text       TEXT NOT NULL', "
        + "'target_text       TEXT') WHERE name = 'cards'", "table cards, place 4: target_text TEXT,"
    ),
    (
      "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = replace(sql, '''speech''', '''sung''') WHERE "
        + "name = 'questions'", "table questions, place 7"
    ),
  ])
  func aBreachOfTheContractIsNamed(change: String, breach: String) throws {
    let bundle = try BuiltBundle()
    try execute(change, on: bundle.path)
    let found = try FormatContract(bundle: bundle.path).breaches(of: Self.contract(1))
    #expect(found.first?.hasPrefix(breach) == true, "\(found)")
  }

  // MARK: - Formats to come

  /// Makes a bundle one of a later format, as a later compiler would write it.
  private static func raise(_ bundle: BuiltBundle, to format: Int, readers minimum: Int) throws {
    try execute(
      """
      ALTER TABLE cards ADD COLUMN mnemonic TEXT;
      UPDATE cards SET mnemonic = 'said with a wave of the hand';
      ALTER TABLE bundle_info ADD COLUMN licence TEXT;
      CREATE TABLE badges (badge_id INTEGER PRIMARY KEY, title TEXT NOT NULL) STRICT;
      UPDATE bundle_info SET format_version = \(format), min_reader_version = \(minimum);
      PRAGMA user_version = \(format);
      """, on: bundle.path)
  }

  @Test func aBundleOfALaterFormatIsReadWhereThatFormatOnlyAdds() throws {
    let bundle = try BuiltBundle()
    let before = try EveryRow(BundleReader(path: bundle.path)).rows
    try Self.raise(bundle, to: BundleFormat.version + 1, readers: BundleFormat.version)
    let reader = try BundleReader(path: bundle.path)
    #expect(reader.info.formatVersion == BundleFormat.version + 1)
    #expect(try EveryRow(reader).rows == before)
    #expect(try reader.search("adios").count == 1)
  }

  @Test func theContentHashOfALaterFormatIsRefusedAndNotCalledDamage() throws {
    let bundle = try BuiltBundle()
    try Self.raise(bundle, to: BundleFormat.version + 1, readers: BundleFormat.version)
    let reader = try BundleReader(path: bundle.path)
    let error = #expect(throws: BundleError.self) { try reader.contentHash() }
    #expect(error?.code == .tooNew)
    let comparison = #expect(throws: BundleError.self) { try BundleComparison(old: reader, new: reader) }
    #expect(comparison?.code == .tooNew)
  }

  @Test func aBundleThatNeedsALaterReaderIsRefusedByName() throws {
    let bundle = try BuiltBundle()
    let later = BundleFormat.version + 1
    try Self.raise(bundle, to: later, readers: later)
    let error = #expect(throws: BundleError.self) { try BundleReader(path: bundle.path) }
    #expect(error?.code == .tooNew)
    #expect(error?.message.contains("needs a reader of format \(later)") == true)
  }

  @Test func aBundleOlderThanTheOldestFormatIsRefusedByName() throws {
    let bundle = try BuiltBundle()
    try execute("PRAGMA user_version = \(BundleFormat.oldestReadableVersion - 1)", on: bundle.path)
    let error = #expect(throws: BundleError.self) { try BundleReader(path: bundle.path) }
    #expect(error?.code == .tooOld)
    #expect(error?.message.contains("build it again") == true)
  }

  // MARK: - What SQLite has to have

  @Test func withoutFTS5AllButSearchIsReadAndASearchFindsNothing() throws {
    let bundle = try BuiltBundle()
    let with = try BundleReader(path: bundle.path)
    let without = try BundleReader(path: bundle.path)
    try without.read { database in _ = sqlite3_drop_modules(database.sqliteConnection, nil) }
    #expect(try EveryRow(without).rows == EveryRow(with).rows)
    #expect(try with.search("hola").isEmpty == false)
    #expect(try without.search("hola").isEmpty)
    #expect(try without.contentHash() == with.info.contentHash)
  }

  @Test func onlyTheViewsThatAreNamedAskForJSONFunctions() {
    #expect(BundleFormat.viewsWithJSON == ["edutok_flashcards", "indi_questions"])
  }
}
