import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import GRDB
import Testing

/// What an app meets when its bundle is not what it was: an error that says so, or rows; never the end of the app.
@Suite struct DamagedBundleTests {
  /// Reads all there is; what is damaged may be told only now.
  private static func readsOrSaysWhy(_ path: String) throws -> Bool {
    do {
      let reader = try BundleReader(path: path)
      _ = try EveryRow(reader)
      _ = try reader.search("hola")
      for story in try reader.stories() { _ = try reader.storyMap(story) }
      for quiz in try reader.quizzes() {
        for question in try reader.questions(of: .quiz(quiz.id)) {
          _ = try reader.grader(of: question)?.grade(.text("1 J"))
        }
      }
      return true
    } catch let error as BundleError {
      #expect(!error.message.isEmpty)
      return false
    }
  }

  @Test func aFileThatEndsEarlyIsRefusedOrReadAsFarAsItGoes() throws {
    let bundle = try BuiltBundle()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: bundle.path))
    let part = bundle.folder.path("part.sqlite")
    var lengths = Array(stride(from: 0, to: bytes.count, by: 16_384))
    lengths += [1, 15, 16, 99, 100, 101, 511, 512, 4096, bytes.count - 1]
    for length in lengths {
      try bytes.prefix(length).write(to: URL(fileURLWithPath: part))
      #expect(try !Self.readsOrSaysWhy(part), "\(length) of \(bytes.count) bytes")
    }
    #expect(try Self.readsOrSaysWhy(bundle.path))
  }

  /// STRICT and NOT NULL hold for what SQLite wrote, not for what a disk made of it.
  @Test(arguments: [UInt64](1...4))
  func changedBytesNeverEndTheApp(seed: UInt64) throws {
    let bundle = try BuiltBundle()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: bundle.path))
    let damaged = bundle.folder.path("damaged.sqlite")
    var generator = SplitMix64(seed: seed)
    var refused = 0
    for _ in 0..<60 {
      var copy = bytes
      for _ in 0..<(1 + generator.below(40)) {
        copy[generator.below(copy.count)] = UInt8(generator.below(256))
      }
      try copy.write(to: URL(fileURLWithPath: damaged))
      if try !Self.readsOrSaysWhy(damaged) { refused += 1 }
    }
    #expect(refused > 0)
  }

  /// The serial types in records' heads are where a wrong byte turns a text into a NULL.
  @Test func aValueThatIsMissingWhereNoneMayBeIsDamage() throws {
    let bundle = try BuiltBundle()
    let queue = try DatabaseQueue(path: bundle.path)
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA writable_schema = ON")
      // NOT NULL and STRICT go, and the rows stay.
      try database.execute(
        sql: """
          UPDATE sqlite_schema SET sql = replace(replace(sql, 'NOT NULL', '        '), ') STRICT', ')       ')
          WHERE name IN ('bands', 'cards')
          """)
      try database.execute(sql: "PRAGMA writable_schema = RESET")
      try database.execute(sql: "UPDATE bands SET short_label = NULL; UPDATE cards SET order_idx = 'x'")
    }
    try queue.close()
    let reader = try BundleReader(path: bundle.path)
    let course = try #require(try reader.languages().first)
    let error = try #require(throws: BundleError.self) { _ = try reader.bands(ofLanguage: course.id) }
    #expect(error.code == .damaged)
  }

  @Test func aReaderKeepsTheFileThatItOpenedWhenAnotherTakesItsPlace() throws {
    let bundle = try BuiltBundle()
    let other = try BuiltBundle(version: "9.9.9")
    let reader = try BundleReader(path: bundle.path)
    let before = try EveryRow(reader).rows
    #expect(rename(other.path, bundle.path) == 0)
    #expect(try EveryRow(reader).rows == before)
    #expect(reader.info.contentVersion == "1.2.3")
    #expect(try BundleReader(path: bundle.path).info.contentVersion == "9.9.9")
  }

  @Test func aFileThatIsWrittenOverWhileItIsReadEndsInAnError() throws {
    let bundle = try BuiltBundle()
    let reader = try BundleReader(path: bundle.path)
    _ = try reader.languages()
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: bundle.path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(repeating: 0x78, count: 100_000))
    try file.close()
    #expect(throws: BundleError.self) { _ = try EveryRow(reader) }
  }

  @Test func aStoryWithoutStagesAndATestWithoutItemsAreDefined() throws {
    let bundle = try BuiltBundle()
    let queue = try DatabaseQueue(path: bundle.path)
    try queue.writeWithoutTransaction { database in
      try database.execute(
        sql: """
          PRAGMA foreign_keys = OFF; DELETE FROM exam_stages; DELETE FROM kits; DELETE FROM stages; DELETE FROM exams;
          DELETE FROM questions WHERE owner_kind = 'boss-test';
          """)
    }
    try queue.close()
    let reader = try BundleReader(path: bundle.path)
    let story = try #require(try reader.stories().first)
    let progress = try reader.storyMap(story).progress(StoryMap.Results())
    #expect(progress.openStages.isEmpty && progress.openExams.isEmpty && !progress.isFinished)
    let course = try #require(try reader.languages().first)
    let band = try #require(try reader.bands(ofLanguage: course.id).first)
    var battle = try reader.bossBattle(try #require(try reader.bossTest(ofBand: band.id)))
    #expect(battle.items == 0)
    let start = Date(timeIntervalSince1970: 1_772_000_000)
    battle.start(at: start)
    #expect(battle.answer(0, isCorrect: true, at: start) == .noSuchItem)
    battle.submit(at: start)
    #expect(battle.state == .failed)
  }

  /// The file is the app's to look for; what should be there, how large it is, stays known.
  @Test func aMediaFileThatIsMissingIsStillNamed() throws {
    let picture = Starter.files.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard file.path.hasSuffix("energy.yaml") else { return file }
      return SourceFile(
        path: file.path,
        bytes: Array(
          text.replacing(
            "\n    prompt:", with: "\n    image: {file: media/gone.png, alt: A hill}\n    prompt:",
            maxReplacements: 1
          ).utf8))
    }
    let bundle = try BuiltBundle(picture, mediaFiles: ["media/gone.png": 100])
    let reader = try BundleReader(path: bundle.path)
    let quiz = try #require(try reader.quizzes().first)
    let details = try reader.questions(of: .quiz(quiz.id)).compactMap(\.detailsJSON)
    #expect(details.contains { $0.contains("media/gone.png") })
  }
}
