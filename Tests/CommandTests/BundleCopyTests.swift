import CurriculumTestSupport
import Foundation
import Testing

/// A build after an edit copies the bundle that is there: nobody but the build ever sees the copy.
@Suite(.serialized) struct BundleCopyTests {
  private static let arguments = ["build", "c", "--part-size", "1", "-o", "out/b.sqlite"]
  private let folder: TemporaryFolder
  private let lesson: String

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    try LargeCurriculum.write(to: folder, decks: 200)
    for name in ["build", "out"] {
      try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
    }
    // Rows are kept from the second build on.
    for _ in 0..<3 { try #require(try Tool.run(Self.arguments, in: folder.path).status == 0) }
    lesson = try #require(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path("c")).sorted().first { path in
        try path.hasSuffix(".yaml")
          && String(decoding: folder.read("c/" + path), as: UTF8.self).contains("kind: lesson")
      })
  }

  private func edit(_ turn: Int) throws {
    let text = String(decoding: try folder.read("c/" + lesson), as: UTF8.self)
    let title = try #require(text.firstRange(of: "title: "))
    try folder.write("c/" + lesson, text.replacingCharacters(in: title, with: "title: Turn \(turn) "))
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
  }

  @Test func theBundleAfterAnEditIsTheOneOfACleanBuildAndNothingStaysBesideIt() throws {
    try edit(0)
    #expect(try Tool.run(Self.arguments, in: folder.path).status == 0)
    #expect(try names() == ["b.sqlite"])
    let made = try folder.read("out/b.sqlite")
    #expect(try Tool.run(Self.arguments + ["--no-cache"], in: folder.path).status == 0)
    #expect(try folder.read("out/b.sqlite") == made)
  }

  @Test(arguments: [SIGINT, SIGKILL])
  func aBuildThatIsStoppedWhileItCopiesLeavesTheOldBundle(number: Int32) throws {
    let old = try folder.read("out/b.sqlite")
    try edit(1)
    var hits = 0
    for _ in 0..<40 where hits < 3 {
      let process = Tool.process(Self.arguments)
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      var none = sigset_t()
      var before = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try process.run()
      let copy = folder.path("out/.b.sqlite.curricc-\(process.processIdentifier)-copy")
      while process.isRunning, access(copy, F_OK) != 0 { usleep(50) }
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      guard process.terminationReason == .uncaughtSignal else {
        // It was done before: the next edit is another chance.
        try folder.write("out/b.sqlite", old)
        try edit(2 + hits)
        continue
      }
      hits += 1
      if number == SIGINT { #expect(try names() == ["b.sqlite"]) }
      #expect(try folder.read("out/b.sqlite") == old)
    }
    #expect(hits > 0, "no build was stopped while it copied")
    #expect(try Tool.run(Self.arguments, in: folder.path).status == 0)
    #expect(try names() == ["b.sqlite"])
    #expect(try Tool.run("inspect", folder.path("out/b.sqlite"), "--verify").status == 0)
  }

  @Test func aBuildThatCannotCopyAheadIsDoneAllTheSame() throws {
    // A folder has the name that the copy would get.
    try edit(3)
    let process = Tool.process(Self.arguments)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let copy = folder.path("out/.b.sqlite.curricc-\(process.processIdentifier)-copy")
    mkdir(copy, 0o777)
    process.waitUntilExit()
    rmdir(copy)
    #expect(process.terminationStatus == 0)
    #expect(try names() == ["b.sqlite"])
  }
}
