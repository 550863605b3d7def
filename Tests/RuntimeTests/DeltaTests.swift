import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// Two releases of a curriculum, and the delta from one to the other.
struct TwoReleases {
  let old: BuiltBundle
  let new: BuiltBundle
  let folder: TemporaryFolder
  var delta: String { folder.path("new.delta") }

  /// Releases between which an author made some edits.
  init(seed: UInt64, edits: Int = 8) throws {
    var random = SeededRandom(seed: seed)
    var curriculum = GeneratedCurriculum(seed: seed)
    old = try BuiltBundle(curriculum.files, version: "1.0.0", isStructural: true)
    for _ in 0..<edits {
      _ = GeneratedEdit.allCases.randomElement(using: &random)?.apply(to: &curriculum, using: &random)
    }
    new = try BuiltBundle(curriculum.files, version: "1.1.0", isStructural: true)
    folder = try TemporaryFolder()
    _ = try DeltaMaker(base: BundleReader(path: old.path), target: BundleReader(path: new.path))
      .write(to: folder.path("new.delta"))
  }
}

@Suite struct DeltaTests {
  @Test(arguments: 0..<12)
  func aBundleWithADeltaIsTheNextBundle(seed: UInt64) throws {
    let releases = try TwoReleases(seed: seed, edits: Int(seed) * 2 + 1)
    let applied = releases.folder.path("applied.sqlite")
    try BundleDelta(path: releases.delta).apply(to: releases.old.path, output: applied)
    let reader = try BundleReader(path: applied)
    let wanted = try BundleReader(path: releases.new.path)
    #expect(reader.info == wanted.info)
    #expect(try reader.contentHash() == wanted.info.contentHash)
    try BundleChecks.verifyChanged(path: applied)
    // Nothing is left beside the files.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: releases.folder.path).sorted() == [
        "applied.sqlite", "new.delta",
      ])
  }

  @Test func searchFindsWhatADeltaBroughtAndNoLongerWhatItTook() throws {
    var curriculum = GeneratedCurriculum(seed: 3)
    let old = try BuiltBundle(curriculum.files, version: "1.0.0", isStructural: true)
    let was = curriculum.bands[0][0].lessons[0].cards[0].target
    curriculum.bands[0][0].lessons[0].cards[0].target = "xylofono"
    let new = try BuiltBundle(curriculum.files, version: "1.1.0", isStructural: true)
    let folder = try TemporaryFolder()
    _ = try DeltaMaker(base: BundleReader(path: old.path), target: BundleReader(path: new.path))
      .write(to: folder.path("d"))
    try BundleDelta(path: folder.path("d")).apply(to: old.path, output: folder.path("b"))
    let reader = try BundleReader(path: folder.path("b"))
    #expect(try reader.search("xylofono").count == 1)
    #expect(try reader.search(was).isEmpty)
  }

  @Test(arguments: [(true, false), (false, true), (false, false)])
  func aDeltaMakesOrDropsTheSearchIndexAsTheNewBundleHasIt(had: Bool, has: Bool) throws {
    var curriculum = GeneratedCurriculum(seed: 5)
    let old = try BuiltBundle(curriculum.files, version: "1.0.0", includesSearch: had, isStructural: true)
    curriculum.bands[0][0].lessons[0].cards[0].native = "something"
    let new = try BuiltBundle(curriculum.files, version: "1.1.0", includesSearch: has, isStructural: true)
    let folder = try TemporaryFolder()
    _ = try DeltaMaker(base: BundleReader(path: old.path), target: BundleReader(path: new.path))
      .write(to: folder.path("d"))
    try BundleDelta(path: folder.path("d")).apply(to: old.path, output: folder.path("b"))
    let reader = try BundleReader(path: folder.path("b"))
    #expect(try reader.hasSearch == has)
    #expect(try reader.search("something").count == (has ? 1 : 0))
  }

  @Test func aDeltaCanTakeThePlaceOfItsBase() throws {
    let releases = try TwoReleases(seed: 1)
    let place = releases.folder.path("app.sqlite")
    try FileManager.default.copyItem(atPath: releases.old.path, toPath: place)
    try BundleDelta(path: releases.delta).apply(to: place, output: place)
    #expect(try BundleReader(path: place).info.contentVersion == "1.1.0")
  }

  @Test func whatAKilledRunLeftBehindDoesNotStandInTheWay() throws {
    let releases = try TwoReleases(seed: 1)
    let output = releases.folder.path("app.sqlite")
    try releases.folder.write("app.sqlite.curricc-delta", "half a bundle")
    try BundleDelta(path: releases.delta).apply(to: releases.old.path, output: output)
    #expect(try BundleReader(path: output).info.contentVersion == "1.1.0")
    #expect(!FileManager.default.fileExists(atPath: output + ".curricc-delta"))
  }

  @Test func aDeltaThatIsAppliedTwiceSaysSo() throws {
    let releases = try TwoReleases(seed: 1)
    let delta = try BundleDelta(path: releases.delta)
    let error = #expect(throws: BundleError.self) {
      try delta.apply(to: releases.new.path, output: releases.folder.path("again"))
    }
    #expect(error?.code == .alreadyApplied)
    #expect(!FileManager.default.fileExists(atPath: releases.folder.path("again")))
  }

  @Test func aDeltaForAnotherBundleNamesBoth() throws {
    let releases = try TwoReleases(seed: 1)
    let other = try BuiltBundle(GeneratedCurriculum(seed: 2).files, version: "0.9.0", isStructural: true)
    let delta = try BundleDelta(path: releases.delta)
    let error = #expect(throws: BundleError.self) {
      try delta.apply(to: other.path, output: releases.folder.path("no"))
    }
    #expect(error?.code == .wrongBase)
    #expect(error?.message.contains("1.0.0") == true && error?.message.contains("0.9.0") == true)
  }

  @Test func aBaseWhoseRowsWereChangedIsRefused() throws {
    let releases = try TwoReleases(seed: 1)
    try execute("UPDATE units SET title = 'changed' WHERE order_idx = 0", on: releases.old.path)
    let delta = try BundleDelta(path: releases.delta)
    let error = #expect(throws: BundleError.self) {
      try delta.apply(to: releases.old.path, output: releases.folder.path("no"))
    }
    #expect(error?.code == .damaged)
  }

  @Test func aBundleIsNoBaseOfItself() throws {
    let bundle = try BuiltBundle()
    let reader = try BundleReader(path: bundle.path)
    let error = #expect(throws: BundleError.self) { try DeltaMaker(base: reader, target: reader) }
    #expect(error?.code == .identical)
  }

  @Test func twoCurriculaHaveNoDelta() throws {
    let one = try BuiltBundle(Self.lonelyDeck("a"), isStructural: true)
    let other = try BuiltBundle(Self.lonelyDeck("b"), isStructural: true)
    try execute("UPDATE bundle_info SET curriculum_name = 'Other'", on: other.path)
    let error = #expect(throws: BundleError.self) {
      try DeltaMaker(base: BundleReader(path: one.path), target: BundleReader(path: other.path))
    }
    #expect(error?.code == .unrelated)
  }

  /// A curriculum that has one deck and nothing else.
  private static func lonelyDeck(_ id: String) -> [SourceFile] {
    [
      SourceFile(path: "curriculum.yaml", text: "kind: curriculum\nname: Deck \(id)\nversion: 1.0.0\n"),
      SourceFile(
        path: "decks/\(id).yaml",
        text: """
          kind: deck
          id: \(id)
          topic: Topic \(id)
          depth: Foundational
          flashcards:
          \((1...15).map { "  - {id: c\($0), type: question, question: What is \(id)\($0)?, answer: Letter \($0).}" }.joined(separator: "\n"))

          """),
    ]
  }
}
