import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// What docs/updating.md promises to an app that keeps learners' records beside the bundle.
@Suite struct TwoDatabasesTests {
  /// Three releases, in which happens whatever happens to curricula.
  private struct Story {
    let first: GeneratedCurriculum
    var second: GeneratedCurriculum
    var third: GeneratedCurriculum
    /// Ids of cards.
    let mended, moved, renamed, removed, reborn: String
    let changedAnswer: String

    init() {
      first = GeneratedCurriculum(seed: 4)
      second = first
      let lessons = first.bands[0][0].lessons
      let cards = lessons[0].cards
      (mended, moved, renamed) = (cards[0].id, cards[1].id, cards[2].id)
      let others = first.bands[1][0].lessons[0].cards
      (removed, reborn) = (others[0].id, others[1].id)
      second.bands[0][0].lessons[0].cards[0].native += "; also"
      second.bands[0][0].lessons[0].cards[2].id = "renamed-once"
      second.bands[0][0].lessons[0].cards[2].was = [renamed]
      let going = second.bands[0][0].lessons[0].cards.remove(at: 1)
      second.bands[1][0].lessons[0].cards.removeFirst(2)
      second.bands[1][0].lessons[0].cards.append(going)
      second.kits[0].name = "Another name"
      changedAnswer = first.kits[1].questions[0].id
      second.kits[1].questions[0].answer = "otherwise"
      second.calculations[0].percent = 5
      // Renamed again, a card that was gone is back, another has a new id of which nothing is said.
      third = second
      third.bands[0][0].lessons[0].cards[1].id = "renamed-twice"
      third.bands[0][0].lessons[0].cards[1].was = [renamed, "renamed-once"]
      third.bands[1][0].lessons[0].cards.append(others[1])
      third.bands[1][0].lessons[0].cards[0].id = "unsaid"
      third.kits[0].name = "A third name"
    }

    /// A deck beside the curriculum, with one flashcard in place of another.
    static func files(_ curriculum: GeneratedCurriculum, hasFresh: Bool) -> [SourceFile] {
      let deck = Starter.files.filter { $0.path == "decks/water.yaml" }.map { file in
        let text = String(decoding: file.bytes, as: UTF8.self)
        let other = "- {id: steam, type: question, question: What is steam?, answer: Hot vapour.}"
        let lines = text.split(separator: "\n").map {
          !hasFresh && $0.contains("id: fresh") ? "  \(other)" : $0
        }
        return SourceFile(path: file.path, text: lines.joined(separator: "\n") + "\n")
      }
      return curriculum.files + deck
    }

    func app() throws -> AppFolder {
      try AppFolder([
        Self.files(first, hasFresh: true), Self.files(second, hasFresh: false),
        Self.files(third, hasFresh: false),
      ])
    }
  }

  @Test func learnersKeepWhatTheyAchievedFromReleaseToRelease() throws {
    let story = Story()
    let app = try story.app()
    let start = try Records(app.progress)
    func card(_ id: String) throws -> Records.Name {
      let number = try AppFolder.number("card/es/\(id)", "card_id", "cards", app.releases[0].bundle)
      return Records.Name(user: "ana", number: try #require(number, "\(id)"))
    }
    func review(_ id: String, _ records: Records) throws -> [String: String]? {
      records.tables["card_reviews"]?[try card(id)]
    }

    try app.fetchDelta(1)
    let first = try app.update(to: 1, by: app.diffs(1))
    let second = try Records(app.progress)
    for id in [story.mended, story.moved, story.renamed] {
      #expect(try review(id, second) == review(id, start), "\(id)")
    }
    for id in [story.removed, story.reborn] {
      #expect(try review(id, second)?["gone_in"] == "2.0.0", "\(id)")
    }
    let kits = try #require(second.tables["kit_results"]).values
    #expect(kits.filter { $0["kit_name"] == "Another name" && $0["result_pct"] == "80" }.count == 2)
    // Two cards with a review and errors, a flashcard, for two learners each.
    #expect(first.lost == 2 * (2 * 2 + 1))
    // A kit's name, and an answer to the question that has another answer.
    #expect(first.reset == 2 * 2)
    #expect(first.rescored == 2)

    try app.fetch(2)
    let last = try app.update(to: 2, by: app.diffs(2))
    let third = try Records(app.progress)
    #expect(try review(story.renamed, third) == review(story.renamed, start))
    #expect(try review(story.reborn, third) == review(story.reborn, start))
    #expect(last.restored == 2 * 2)
    #expect(try review(story.removed, third)?["gone_in"] == "2.0.0")
    // The card whose new id nobody explained is found by what it says.
    let unsaid = try AppFolder.number("card/es/unsaid", "card_id", "cards", app.releases[2].bundle)
    let heir = Records.Name(user: "ana", number: try #require(unsaid))
    let former = story.second.bands[1][0].lessons[0].cards[0].id
    #expect(try third.tables["card_reviews"]?[heir] == review(former, start))
    #expect(last.inherited == 2 * 2)
    #expect(third.tables["kit_results"]?.values.filter { $0["kit_name"] == "A third name" }.count == 2)
    #expect((first.unannounced, last.unannounced) == (0, 0))
    #expect(third.count == start.count - 2)
  }

  @Test(arguments: 0..<20)
  func nothingIsLostThatTheDiffDidNotAnnounce(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &+ 1000)
    var curriculum = GeneratedCurriculum(seed: seed)
    var versions = [Story.files(curriculum, hasFresh: true)]
    for _ in 0..<2 {
      for _ in 0..<8 {
        _ = GeneratedEdit.allCases.randomElement(using: &random)?.apply(to: &curriculum, using: &random)
      }
      versions.append(Story.files(curriculum, hasFresh: seed % 3 != 0))
    }
    // Now and then a release takes back the one before, and what was gone returns.
    if seed % 5 == 4 { versions[2] = versions[0] }
    let app = try AppFolder(versions)
    for index in 1...2 {
      if index == 1 { try app.fetchDelta(index) } else { try app.fetch(index) }
      let before = try Records(app.progress)
      let report = try app.update(to: index, by: app.diffs(index))
      let after = try Records(app.progress)
      let audit = try Audit(app, index, before, after)
      #expect(audit.faults == [], "seed \(seed), release \(index)")
      #expect(audit.counts == report, "seed \(seed), release \(index)")
      if index == 2, seed % 5 == 4 { #expect(report.restored > 0, "seed \(seed)") }
    }
  }

  @Test(arguments: 0..<4)
  func oneUpdateOverTwoReleasesDoesWhatTwoDo(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &+ 2000)
    var curriculum = GeneratedCurriculum(seed: seed)
    var versions = [curriculum.files]
    for _ in 0..<2 {
      for _ in 0..<8 {
        _ = GeneratedEdit.allCases.randomElement(using: &random)?.apply(to: &curriculum, using: &random)
      }
      versions.append(curriculum.files)
    }
    let (slow, fast) = (try AppFolder(versions), try AppFolder(versions))
    for index in 1...2 {
      try slow.fetch(index)
      _ = try slow.update(to: index, by: slow.diffs(index))
    }
    try fast.fetch(2)
    _ = try fast.update(to: 2, by: fast.diffs(1, 2))
    // A unit that was complete in the release between stays counted.
    let (one, other) = (try Records(slow.progress), try Records(fast.progress))
    #expect(one.without("units_completed") == other.without("units_completed"))
  }

  @Test func aLessonThatComesLaterTakesNothingFromWhoWasDone() throws {
    var curriculum = GeneratedCurriculum(seed: 6)
    let first = curriculum.files
    var random = SeededRandom(seed: 6)
    let lesson = curriculum.newLesson(&random)
    curriculum.bands[0][0].lessons.append(lesson)
    let app = try AppFolder([first, curriculum.files])
    let before = try Records(app.progress).tables["user_band_progress"]
    try app.fetch(1)
    _ = try app.update(to: 1, by: app.diffs(1))
    #expect(try Records(app.progress).tables["user_band_progress"] == before)
  }

  @Test func theBundleCannotBeWrittenToAndNoByteOfItChanges() throws {
    let app = try Story().app()
    let bytes = try app.folder.read(app.releases[0].name)
    for sql in [
      "UPDATE content.cards SET native_text = ''", "DELETE FROM content.options", "DROP TABLE content.media",
    ] {
      let error = #expect(throws: (any Error).self) {
        try app.progress.queue.write { try $0.execute(sql: sql) }
      }
      #expect("\(try #require(error))".contains("readonly"), "\(sql)")
    }
    try app.fetchDelta(1)
    _ = try app.update(to: 1, by: app.diffs(1))
    #expect(try app.folder.read(app.releases[0].name) == bytes)
    let names = try FileManager.default.contentsOfDirectory(atPath: app.folder.path).sorted()
    #expect(
      names == ["curriculum-1.0.0.sqlite", "curriculum-2.0.0.sqlite", "progress.sqlite", "update.delta"])
  }

  @Test func anUpdateThatFailsLeavesTheRecordsAndTheBundleInUse() throws {
    let app = try Story().app()
    let before = try Records(app.progress)
    try app.fetch(1)
    try app.fetch(2)
    for diffs in [try app.diffs(2), try app.diffs(1), try app.diffs(2, 1)] {
      #expect(throws: ProgressDatabase.WrongDiff.self) { try app.update(to: 2, by: diffs) }
    }
    #expect(try Records(app.progress) == before)
    #expect(try app.progress.queue.read(app.progress.bundleInUse) == "curriculum-1.0.0.sqlite")
    // The next update works as if nothing had been.
    #expect(try app.update(to: 2, by: app.diffs(1, 2)).unannounced == 0)
    #expect(throws: ProgressDatabase.WrongDiff.self) { try app.update(to: 2, by: app.diffs(2)) }
  }

  @Test func anAppThatStartsAnewUsesTheBundleThatItsRecordsAreAbout() throws {
    let app = try Story().app()
    try app.fetch(1)
    _ = try app.update(to: 1, by: app.diffs(1))
    try FileManager.default.removeItem(atPath: app.folder.path(app.releases[0].name))
    let again = try ProgressDatabase(
      folder: URL(fileURLWithPath: app.folder.path), first: app.releases[0].name)
    #expect(try again.queue.read(again.bundleInUse) == "curriculum-2.0.0.sqlite")
    #expect(try Records(again) == Records(app.progress))
  }

  @Test func withoutADiffWhatIsGoneIsSetAsideAndCountedAsUnannounced() throws {
    let app = try Story().app()
    let before = try Records(app.progress)
    try app.fetch(1)
    let report = try app.update(to: 1, by: [])
    #expect(report.unannounced == 2 * (2 * 2 + 1))
    #expect(try Records(app.progress).count == before.count)
  }

  @Test func aPathWithSpacesAndSignsIsAttached() throws {
    let folder = try TemporaryFolder()
    let bundle = try BuiltBundle()
    let place = folder.path("a b ?%20&#é")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: bundle.path, toPath: place + "/my bundle?.sqlite")
    let progress = try ProgressDatabase(folder: URL(fileURLWithPath: place), first: "my bundle?.sqlite")
    #expect(try progress.queue.read(progress.bundleInUse) == "my bundle?.sqlite")
  }
}
