import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// Building part by part, in shards, and joining these.
@Suite struct ShardTests {
  /// A copy of the flagship, which has courses, a story, quizzes and decks.
  private static func flagship() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: Repository.path + "/curriculum", toPath: folder.path("c"))
    return folder
  }

  @Test func aBuildPartByPartIsTheSameToTheByte() throws {
    let folder = try Self.flagship()
    let whole = try Tool.run("build", "c", "--no-stream", "-o", "whole.sqlite", in: folder.path)
    let parts = try Tool.run(
      "build", "c", "--stream", "--part-size", "1", "-o", "parts.sqlite", in: folder.path)
    #expect(whole.status == 0 && parts.status == 0, "\(whole.error)\(parts.error)")
    #expect(try folder.read("parts.sqlite") == folder.read("whole.sqlite"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".") }
    #expect(left == [])
  }

  @Test func whatAPartHasWrongIsReportedAsOfTheWhole() throws {
    let folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder, decks: 3)
    var deck = String(decoding: try folder.read("c/decks/d1.yaml"), as: UTF8.self)
    deck = deck.replacing("id: c3,", with: "id: c2,").replacing("depth: Foundational", with: "depth: Deep")
    for content in [deck, deck + "\n  - broken: ["] {
      try folder.write("c/decks/d1.yaml", content)
      let whole = try Tool.run(
        "build", "c", "--no-stream", "--format", "json", "-o", "b.sqlite", in: folder.path)
      let parts = try Tool.run(
        "build", "c", "--stream", "--part-size", "1", "--format", "json", "-o", "b.sqlite", in: folder.path)
      #expect(whole.status == 1 && parts.status == 1)
      #expect(parts.output == whole.output)
      #expect(whole.output.contains("d1.yaml"))
    }
  }

  @Test(arguments: [1, 2, 5])
  func shardsMakeTheBundleThatABuildMakes(count: Int) throws {
    let folder = try Self.flagship()
    try FileManager.default.removeItem(atPath: folder.path("c/distractors.lock"))
    let shards = (1...count).map { "\($0).shard" }
    for number in 1...count {
      let built = try Tool.run(
        "build", "c", "--shard", "\(number)/\(count)", "-o", shards[number - 1], in: folder.path)
      #expect(built.status == 0, "\(built.error)")
    }
    let merged = try Tool.run(
      ["merge"] + shards.reversed() + ["-o", "merged.sqlite", "--lock", "new.lock"], in: folder.path)
    #expect(merged.status == 0, "\(merged.error)")
    // What a build chooses anew it writes into the curriculum.
    let whole = try Tool.run("build", "c", "-o", "whole.sqlite", in: folder.path)
    #expect(whole.status == 0)
    #expect(try folder.read("merged.sqlite") == folder.read("whole.sqlite"))
    #expect(try folder.read("new.lock") == folder.read("c/distractors.lock"))
  }

  @Test func aWordThatNoUnitHasTaughtIsFoundInItsShard() throws {
    let folder = try Self.flagship()
    let path = "c/courses/es/i1/u19-l1-in-the-restaurant.yaml"
    let text = String(decoding: try folder.read(path), as: UTF8.self)
    let edited = text.replacing("Quiero pedir la cuenta, por favor.", with: "El murciélago pide la cuenta.")
    try #require(edited != text)
    try folder.write(path, edited)
    let whole = try Tool.run("lint", "c", "--format", "github", in: folder.path)
    let expected = whole.output.split(separator: "\n").filter { $0.contains("untaught") }
    #expect(!expected.isEmpty, "\(whole.output)")
    var found: [Substring] = []
    var holders = 0
    for number in 1...3 {
      let shard = try Tool.run(
        "build", "c", "--shard", "\(number)/3", "--format", "github", "-o", "\(number).shard", in: folder.path
      )
      let lines = shard.output.split(separator: "\n").filter { $0.contains("untaught") }
      if !lines.isEmpty { holders += 1 }
      found += lines
    }
    #expect(found.sorted() == expected.sorted())
    #expect(holders == 1)
  }

  @Test func aShardOfErrorsIsNotWritten() throws {
    let folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder)
    try folder.write("1.shard", "what was there")
    try folder.write("c/kits.yaml", "kind: kit\nid: lost\nstory: nowhere\nstage: forest\nname: X\norder: 1\n")
    let results = try (1...2).map {
      try Tool.run("build", "c", "--shard", "\($0)/2", "-o", "\($0).shard", in: folder.path)
    }
    #expect(results.contains { $0.status == 1 && $0.error.contains("nothing was built") })
    #expect(results.allSatisfy { $0.status <= 2 })
  }

  @Test func whatIsNoSetOfShardsIsToldApart() throws {
    let folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder, decks: 2)
    for number in 1...2 {
      let built = try Tool.run(
        "build", "c", "--shard", "\(number)/2", "-o", "\(number).shard", in: folder.path)
      #expect(built.status == 0, "\(built.error)")
    }
    _ = try Tool.run("build", "c", "--shard", "1/3", "-o", "third.shard", in: folder.path)
    _ = try Tool.run("build", "c", "--shard", "2/2", "--no-search", "-o", "other.shard", in: folder.path)
    try folder.write(
      "c/decks/d1.yaml", try String(decoding: folder.read("c/decks/d1.yaml"), as: UTF8.self) + "\n")
    _ = try Tool.run("build", "c", "--shard", "2/2", "-o", "later.shard", in: folder.path)
    var bytes = Array(try folder.read("2.shard"))
    try Data(bytes.prefix(bytes.count / 2)).write(to: URL(fileURLWithPath: folder.path("cut.shard")))
    bytes[bytes.count / 3] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path("changed.shard")))
    try folder.write("empty.shard", "")
    let cases: [(shards: [String], words: String)] = [
      (["1.shard"], "1 shard missing: 2/2"), (["1.shard", "1.shard"], "are both shard 1"),
      (["1.shard", "third.shard"], "one of 3"), (["1.shard", "other.shard"], "with other options"),
      (["1.shard", "later.shard"], "from other sources"), (["1.shard", "cut.shard"], "cut.shard"),
      (["1.shard", "changed.shard"], "changed.shard"), (["1.shard", "empty.shard"], "is no shard"),
      (["1.shard", "c"], "no file"), (["1.shard", "nowhere"], "No such file"),
    ]
    for (shards, words) in cases {
      let result = try Tool.run(["merge"] + shards + ["-o", "b.sqlite"], in: folder.path)
      #expect(result.status == 2, "\(shards)")
      #expect(result.error.contains(words), "\(shards): \(result.error)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("b.sqlite")))
    let good = try Tool.run("merge", "2.shard", "1.shard", "-o", "b.sqlite", in: folder.path)
    #expect(good.status == 0, "\(good.error)")
  }

  /// Puts a line under the first card of a course, which gets another id where one is given.
  private static func mark(
    _ folder: TemporaryFolder, _ course: String, id: String? = nil, _ line: String
  ) throws {
    let place = "c/courses/\(course)/"
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path(place)).sorted() {
      guard name.hasSuffix(".yaml") else { continue }
      let text = String(decoding: try folder.read(place + name), as: UTF8.self)
      guard let card = text.firstMatch(of: #/\ncards:\n  - id: (\S+)\n/#) else { continue }
      let marked = "\ncards:\n  - id: \(id ?? String(card.1))\n    \(line)\n"
      return try folder.write(place + name, text.replacing(card.0, with: marked, maxReplacements: 1))
    }
    Issue.record("no lesson of \(course) has cards")
  }

  @Test func aNumberThatTwoShardsGiveIsFoundOut() throws {
    let folder = try Self.flagship()
    // The number of what a card is called now is taken as well, though no row has it.
    try Self.mark(folder, "es", id: "now", "was: [earlier]")
    try Self.mark(folder, "zh", "uid: \(ContentID.number(forKey: "card/es/now"))")
    let whole = try Tool.run("build", "c", "--no-cache", "-o", "b.sqlite", in: folder.path)
    #expect(whole.status == 1 && whole.error.contains("id/"), "\(whole.error)")
    let shards = (1...3).map { "\($0).shard" }
    for number in 1...3 {
      let built = try Tool.run(
        "build", "c", "--shard", "\(number)/3", "-o", shards[number - 1], in: folder.path)
      #expect(built.status == 0, "\(built.error)")
    }
    let merged = try Tool.run(["merge"] + shards + ["-o", "b.sqlite"], in: folder.path)
    // Spanish and Chinese fall to different shards of three; one that had both would have said so itself.
    #expect(merged.status == 2 && merged.error.contains("bear on each other"), "\(merged.error)")
  }

  @Test func theSameShardIsTheSameToTheByte() throws {
    let folder = try Self.flagship()
    for name in ["a", "b"] {
      _ = try Tool.run("build", "c", "--shard", "1/1", "-o", name, in: folder.path)
    }
    #expect(try folder.read("a") == folder.read("b"))
  }

  @Test func aShardSaysWhatIsBrokenInIt() throws {
    let folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder, decks: 2)
    try folder.write("c/decks/d1.yaml", "kind: deck\nid: d1\nbad: [")
    let broken = try (1...2).map {
      try Tool.run("build", "c", "--shard", "\($0)/2", "-o", "\($0).shard", in: folder.path)
    }
    #expect(broken.contains { $0.status == 1 && $0.error.contains("d1.yaml") }, "\(broken.map(\.error))")
  }

  @Test func mergeKnowsWhetherTheLockIsUpToDate() throws {
    let folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder, decks: 2)
    _ = try Tool.run("distract", "c", in: folder.path)
    let lock = String(decoding: try folder.read("c/distractors.lock"), as: UTF8.self)
    for (line, status) in [("", Int32(0)), ("question/zz/stale/recognise: {for: 1f3a9b02, use: [a]}\n", 1)] {
      try folder.write("c/distractors.lock", lock + line)
      for number in 1...2 {
        let built = try Tool.run(
          "build", "c", "--shard", "\(number)/2", "-o", "\(number).shard", in: folder.path)
        #expect(built.status == 0, "\(built.error)")
      }
      let merged = try Tool.run("merge", "1.shard", "2.shard", "-o", "b.sqlite", "--locked", in: folder.path)
      #expect(merged.status == status, "\(merged.error)")
    }
    let written = try Tool.run(
      "merge", "1.shard", "2.shard", "-o", "b.sqlite", "--lock", "new.lock", in: folder.path)
    #expect(written.status == 0 && written.error.contains("wrote new.lock"), "\(written.error)")
    #expect(try folder.read("new.lock") == Data(lock.utf8))
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/0", "1/2/3", "-1/2", "1/99999"])
  func aShardThatThereCannotBeIsAUsageError(shard: String) throws {
    let result = try Tool.run("build", "--shard", shard, "-o", "x")
    #expect(result.status == 2)
  }
}
