import CurriculumTestSupport
import Foundation
import Testing

/// What is left beside an author's files by runs that were killed.
@Suite struct LeftoverTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("c/deck.yaml", "kind:   deck\n")
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("c")).sorted()
  }

  /// The number of a process that has ended.
  private func endedProcess() throws -> Int32 {
    let process = Tool.process(["--version"])
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func theNextRunRemovesWhatAKilledOneLeft() throws {
    let number = try endedProcess()
    try folder.write("c/.deck.yaml.curricc-\(number)", "kind: de")
    try folder.write("c/.gone.yaml.curricc-\(number)", "kind: de")
    #expect(try Tool.run("fmt", folder.path("c")).status == 0)
    #expect(try names() == ["deck.yaml"])
    #expect(try folder.read("c/deck.yaml") == Data("kind: deck\n".utf8))
  }

  @Test func whatAnotherRunIsWritingStays() throws {
    let own = ".other.yaml.curricc-\(ProcessInfo.processInfo.processIdentifier)"
    try folder.write("c/\(own)", "kind: de")
    #expect(try Tool.run("fmt", folder.path("c")).status == 0)
    #expect(try names() == [own, "deck.yaml"])
  }

  @Test func filesThatOnlyLookLikeLeftoversStay() throws {
    let number = try endedProcess()
    for name in ["notes.curricc-\(number)", ".notes.curricc-old", ".notes.curricc-\(number)-copy"] {
      try folder.write("c/\(name)", "mine")
    }
    #expect(try Tool.run("fmt", folder.path("c")).status == 0)
    #expect(try names().count == 4)
  }
}
