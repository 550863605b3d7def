import CurriculumTestSupport
import Foundation
import Testing

/// What `curricc import` does at the command line.
@Suite struct ImportCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let kit =
    #"[{"question": "perro", "correctAnswer": "dog", "level": 3}, {"question": "gato"}]"#

  private func `import`(_ arguments: String...) throws -> Tool.Result {
    try Tool.run(["import"] + arguments, in: folder.path("."))
  }

  @Test func aKitBecomesACurriculumThatBuilds() throws {
    try folder.write("kit.json", Self.kit)
    let result = try `import`("jsonbin", "kit.json", "--stage", "preschool", "--name", "Pets", "-o", "c")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.contains("questions: 2 found, 1 imported, 1 left out"))
    #expect(result.error.contains("it has no correctAnswer: question 2"))
    let build = try Tool.run("build", folder.path("c"), "-o", folder.path("b.sqlite"))
    #expect(build.status == 0, "\(build.error)")
    #expect(try Tool.run("fmt", "--check", folder.path("c")).status == 0)
  }

  @Test func theReportForProgramsAddsUp() throws {
    try folder.write("kit.json", Self.kit)
    let result = try `import`("kit.json", "-o", "c", "--report", "json", "--strict")
    #expect(result.status == 1)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let counts = try #require((report["counts"] as? [String: [String: Int]])?["questions"])
    #expect(counts == ["found": 2, "imported": 1, "left_out": 1])
    #expect((report["fields"] as? [[String: String]])?.first?["field"] == "level")
    #expect((report["format"] as? String) == "jsonbin")
  }

  @Test func aDryRunWritesNothing() throws {
    try folder.write("kit.json", Self.kit)
    let result = try `import`("kit.json", "-o", "c", "--dry-run")
    #expect(result.status == 0 && result.error.contains("new:"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("c")))
  }

  @Test func whatHasNoPlaceHereLeavesNothingBehind() throws {
    try folder.write("texts.gift", "Only a text.\n\nAnd another.\n")
    let result = try `import`("texts.gift", "-o", "c")
    #expect(result.status == 1 && result.error.contains("nothing was written"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("c")))
  }

  @Test func whatCannotBeImportedIsSaidInOneLine() throws {
    try folder.write("empty", "")
    try folder.write("noise", "\u{1}\u{2}\u{3}")
    try folder.write("file", "x")
    try folder.write("d/readme.txt", "x")
    for (arguments, words) in [
      (["nowhere", "-o", "c"], "cannot be read"), (["empty", "-o", "c"], "looks like no format"),
      (["noise", "-o", "c"], "looks like no format"), (["d", "-o", "c"], "looks like no format"),
      (["word", "empty", "-o", "c"], "'word' is no format"), (["gift", "d", "-o", "c"], "is a folder"),
      (["gift", "empty", "-o", "file"], "is a file"), (["http://x/y", "-o", "c"], "is no https address"),
      (["https://x/y", "--header", "K: env:NOT_SET_HERE", "-o", "c"], "NOT_SET_HERE"),
      (["qti", "noise", "-o", "c"], "noise"),
    ] {
      let result = try Tool.run(["import"] + arguments, in: folder.path("."))
      #expect(result.status == 2, "\(arguments): \(result.error)")
      #expect(result.error.contains(words), "\(arguments): \(result.error)")
      #expect(!FileManager.default.fileExists(atPath: folder.path("c")), "\(arguments)")
    }
  }

  @Test func nothingIsWrittenThroughALink() throws {
    try folder.write("kit.json", Self.kit)
    try FileManager.default.createDirectory(atPath: folder.path("c"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder.path("outside"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("c/story"), withDestinationPath: folder.path("outside"))
    let result = try `import`("kit.json", "-o", "c")
    #expect(result.status == 2 && result.error.contains("is a link"), "\(result.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("outside")).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path("c/curriculum.yaml")))
  }
}
