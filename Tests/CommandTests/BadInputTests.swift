import CurriculumTestSupport
import Foundation
import Testing

@Suite struct BadInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder)
  }

  /// The names in the folder, those of hidden files too.
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func expect(
    _ result: any Outcome, _ status: Int32, _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.status == status, "\(result.error)\(result.output)", sourceLocation: sourceLocation)
    for word in words {
      #expect(
        (result.error + result.output).contains(word), "\(result.error)\(result.output)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func aFileIsNoCurriculumToBuild() throws {
    let path = folder.path("c/curriculum.yaml")
    expect(try Tool.run("build", path), 2, "'\(path)' is a file", "expected the folder")
  }

  @Test(arguments: [["build"], ["lint"], ["lint", "--fix"]])
  func aMissingFolderIsNamed(command: [String]) throws {
    expect(try Tool.run(command + [folder.path("nowhere")]), 2, "nowhere", "No such file or directory")
  }

  @Test func withoutAFolderTheDefaultIsNamed() throws {
    try folder.write("empty/x.txt", "")
    expect(try Tool.run("build", in: folder.path("empty")), 2, "'curriculum'", "No such file or directory")
  }

  @Test func aFolderWithoutManifestIsAFinding() throws {
    try folder.write("empty/x.txt", "")
    let result = try Tool.run("build", folder.path("empty"), "-o", folder.path("x.sqlite"))
    expect(result, 1, "source/manifest", "no curriculum.yaml", "curricc init", "nothing was built")
    #expect(try names() == ["c", "empty"])
  }

  @Test(arguments: ["d", "d/"])
  func aFolderIsNoBundleToWrite(name: String) throws {
    try folder.write("d/x.txt", "")
    let result = try Tool.run("build", folder.path("c"), "-o", folder.path(name))
    expect(result, 2, folder.path("d"))
    #expect(
      result.error.contains("a folder is there") || result.error.contains("name of a file"), "\(result.error)"
    )
    #expect(try names() == ["c", "d"])
  }

  @Test func anEmptyNameIsNoBundle() throws {
    expect(try Tool.run("build", folder.path("c"), "-o", ""), 2, "name of a file")
  }

  @Test func aMissingTargetFolderIsNamedAndNotMade() throws {
    let result = try Tool.run("build", folder.path("c"), "-o", folder.path("nowhere/x.sqlite"))
    expect(result, 2, "'\(folder.path("nowhere"))' is not there")
    #expect(try names() == ["c"])
  }

  @Test func aFileIsNoTargetFolder() throws {
    try folder.write("f", "text")
    expect(
      try Tool.run("build", folder.path("c"), "-o", folder.path("f/x.sqlite")), 2,
      "'\(folder.path("f"))' is not a folder")
    #expect(try folder.read("f") == Data("text".utf8))
  }

  @Test func onlyAFileIsReplacedByABundle() throws {
    // Stands for devices too: built as root into /dev/null, the bundle would take the device's place.
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    expect(try Tool.run("build", folder.path("c"), "-o", pipe), 2, pipe)
    let type = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
    #expect(type == .typeUnknown)
    #expect(try names() == ["c", "pipe"])
  }

  @Test func aTargetFolderThatCannotBeWrittenIsNamed() throws {
    guard let wrapper = Shell.withoutRights else { return }  // root may write everywhere
    try folder.write("locked/x.sqlite", "the old bundle")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path("locked"))
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("locked"))
    }
    let result = try Shell.run(
      "\"$CURRICC\" build \"$1\" -o \"$2\"", folder.path("c"), folder.path("locked/x.sqlite"),
      wrapper: wrapper)
    expect(result, 2, folder.path("locked"), "cannot be written", "Permission denied")
    #expect(try folder.read("locked/x.sqlite") == Data("the old bundle".utf8))
  }

  @Test func aSourceThatCannotBeReadIsNamed() throws {
    guard let wrapper = Shell.withoutRights else { return }  // root may read everything
    let path = folder.path("c/decks/water.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let result = try Shell.run("\"$CURRICC\" lint \"$1\"", folder.path("c"), wrapper: wrapper)
    expect(result, 1, "source/unreadable", "'\(path)' cannot be read: Permission denied")
  }

  @Test func aFolderThatCannotBeReadIsNamed() throws {
    guard let wrapper = Shell.withoutRights else { return }  // root may read everything
    let path = folder.path("c/decks")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    let result = try Shell.run("\"$CURRICC\" lint \"$1\"", folder.path("c"), wrapper: wrapper)
    expect(result, 1, "source/unreadable", "'\(path)' cannot be read: Permission denied")
  }

  @Test func aCurriculumThatCannotBeReadIsNamed() throws {
    guard let wrapper = Shell.withoutRights else { return }  // root may read everything
    let path = folder.path("c")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    let result = try Shell.run("\"$CURRICC\" lint \"$1\"", path, wrapper: wrapper)
    expect(result, 2, "'\(path)' cannot be read: Permission denied")
  }

  @Test func aPipeAmongTheSourcesIsReportedAndNotWaitedFor() throws {
    #expect(mkfifo(folder.path("c/decks/pipe.yaml"), 0o600) == 0)
    #expect(mkfifo(folder.path("c/media"), 0o600) == 0)
    let result = try Tool.run("lint", folder.path("c"))
    expect(result, 1, "c/decks/pipe.yaml' is neither a file nor a folder", "c/media' is neither")
  }

  @Test func aFolderNamedLikeASourceIsReported() throws {
    try folder.write("c/decks/x.yaml/y.yaml", "kind: deck\n")
    let result = try Tool.run("build", folder.path("c"), "-o", folder.path("x.sqlite"))
    expect(result, 1, "source/unreadable", "c/decks/x.yaml' is a folder, expected a file")
    #expect(try names() == ["c"])
  }

  @Test func linksAreNotFollowedAndSaidSo() throws {
    let manager = FileManager.default
    try folder.write("outside/secret.yaml", "kind: secret-kind\n")
    for (name, target) in [
      ("loop", "."), ("up", ".."), ("self.yaml", "self.yaml"), ("out.yaml", "../outside/secret.yaml"),
      ("out", "../outside"),
      ("dangling.yaml", "nowhere"), ("root.yaml", "/etc/hostname"),
    ] {
      try manager.createSymbolicLink(atPath: folder.path("c/\(name)"), withDestinationPath: target)
    }
    let result = try Tool.run("lint", folder.path("c"))
    expect(result, 0, "7 warnings")
    for name in ["loop", "up", "self.yaml", "out.yaml", "out", "dangling.yaml", "root.yaml"] {
      expect(result, 0, "warning[source/link]: '\(folder.path("c"))/\(name)' is a link and was not followed")
    }
    #expect(!result.output.contains("secret"))
    expect(try Tool.run("build", folder.path("c"), "-o", folder.path("x.sqlite")), 0, "built ")
  }

  @Test func aLinkToAFileIsNotMendedThroughTheLink() throws {
    try folder.write("outside/deck.yaml", "kind: deck\ntopic: Rivers\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("c/deck.yaml"), withDestinationPath: "../outside/deck.yaml")
    _ = try Tool.run("lint", "--fix", folder.path("c"))
    #expect(try folder.read("outside/deck.yaml") == Data("kind: deck\ntopic: Rivers\n".utf8))
  }

  @Test func aManifestThatIsALinkIsNotFollowed() throws {
    try FileManager.default.moveItem(atPath: folder.path("c/curriculum.yaml"), toPath: folder.path("m.yaml"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("c/curriculum.yaml"), withDestinationPath: "../m.yaml")
    expect(try Tool.run("lint", folder.path("c")), 1, "source/link", "source/manifest")
  }

  @Test func theCurriculumItselfMayBeALink() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "c")
    expect(try Tool.run("lint", folder.path("link")), 0, "no findings")
    expect(try Tool.run("lint", folder.path("link/")), 0, "no findings")
  }

  @Test func aFailedBuildLeavesTheOldBundleByteForByte() throws {
    let bundle = folder.path("x.sqlite")
    try #require(try Tool.run("build", folder.path("c"), "-o", bundle).status == 0)
    let old = try folder.read("x.sqlite")
    try folder.write("c/decks/water.yaml", "kind: deck\nid: [\n")
    expect(try Tool.run("build", folder.path("c"), "-o", bundle), 1, "nothing was built")
    #expect(try folder.read("x.sqlite") == old)
    #expect(try names() == ["c", "x.sqlite"])
  }

  @Test func inspectSaysWhatAFileIsInsteadOfABundle() throws {
    expect(
      try Tool.run("inspect", folder.path("c/curriculum.yaml")), 2, "curriculum.yaml", "no SQLite database")
    try folder.write("empty.sqlite", "")
    expect(try Tool.run("inspect", folder.path("empty.sqlite")), 2, "empty.sqlite", "the file is empty")
    expect(try Tool.run("inspect", folder.path("nowhere.sqlite")), 2, "nowhere.sqlite")
    #expect(try names() == ["c", "empty.sqlite"], "inspect makes no file")
  }

  @Test func inspectSaysThatAFolderIsAFolder() throws {
    expect(try Tool.run("inspect", folder.path("c")), 2, folder.path("c"), "folder")
  }

  @Test func inspectDoesNotWaitForAPipe() throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let process = Tool.process(["inspect", folder.path("pipe")])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<500 where process.isRunning { usleep(10_000) }
    let isWaiting = process.isRunning
    if isWaiting { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    #expect(!isWaiting, "it still waited after five seconds")
    #expect(process.terminationStatus == 2)
  }

  @Test func aDamagedBundleIsFound() throws {
    let bundle = folder.path("x.sqlite")
    try #require(try Tool.run("build", folder.path("c"), "-o", bundle).status == 0)
    let whole = try folder.read("x.sqlite")
    try folder.write("half.sqlite", whole.prefix(whole.count / 2))
    #expect(try Tool.run("inspect", folder.path("half.sqlite"), "--verify").status != 0)
    var changed = whole
    let place = try #require(changed.range(of: Data("Molten".utf8)) ?? changed.range(of: Data("buenos".utf8)))
    changed[place.lowerBound] ^= 1
    try folder.write("changed.sqlite", changed)
    expect(try Tool.run("inspect", folder.path("changed.sqlite"), "--verify"), 1, "changed.sqlite", "hash")
  }

  @Test func initNeverWritesOverAFile() throws {
    let before = try folder.read("c/curriculum.yaml")
    try folder.write("half/decks/water.yaml", "mine")
    expect(try Tool.run("init", folder.path("c")), 2, "is there already", "nothing was written")
    expect(try Tool.run("init", folder.path("half")), 2, "half/decks/water.yaml", "nothing was written")
    #expect(try folder.read("c/curriculum.yaml") == before)
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path("half")).sorted() == [
        "decks", "decks/water.yaml",
      ])
    try folder.write("file", "")
    expect(try Tool.run("init", folder.path("file")), 2, folder.path("file"))
  }

  @Test func schemasGoIntoAFolderThatIsThere() throws {
    expect(try Tool.run("schema", "-o", folder.path("nowhere")), 2, folder.path("nowhere"))
    try folder.write("file", "")
    expect(try Tool.run("schema", "-o", folder.path("file")), 2, folder.path("file"))
  }

  @Test(arguments: [
    ["build", "a", "b"], ["build", "--jobs", "many"], ["lint", "--fail-on", "nothing"],
    ["lint", "--limit", "-1"],
    ["lint", "--unsafe"], ["inspect"], ["explain", "kit/nonsense"], ["build", "--format", "xml"],
    ["--nonsense"],
  ])
  func wrongUsageHasStatus2AndWords(arguments: [String]) throws {
    let result = try Tool.run(arguments, in: folder.path)
    #expect(result.status == 2)
    #expect(!result.error.isEmpty)
    #expect(result.output.isEmpty)
  }

  @Test func namesWithSpacesQuotesAndOtherScriptsWork() throws {
    let name = "mein \"Kurs\" 日本'語"
    try FileManager.default.moveItem(atPath: folder.path("c"), toPath: folder.path(name))
    try FileManager.default.moveItem(
      atPath: folder.path(name + "/decks/water.yaml"), toPath: folder.path(name + "/decks/wa ter 水?#%.yaml"))
    let bundle = folder.path("bün dle?a=b&c#d%41.sqlite")
    expect(try Tool.run("build", folder.path(name), "-o", bundle), 0, "built ")
    expect(try Tool.run("inspect", bundle, "--verify"), 0, "matches its hash")
    #expect(try names() == ["bün dle?a=b&c#d%41.sqlite", name])
  }
}
