import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// The starter curriculum in a folder, to be edited and built.
struct EditedStarter {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for file in Starter.files { try folder.write("c/\(file.path)", Data(file.bytes)) }
  }

  var path: String { folder.path("c") }

  func replace(_ old: String, with new: String, in name: String) throws {
    let text = String(decoding: try folder.read("c/\(name)"), as: UTF8.self)
    try folder.write("c/\(name)", text.replacing(old, with: new))
  }

  func raiseVersion(to version: String) throws {
    let text = String(decoding: try folder.read("c/curriculum.yaml"), as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.hasPrefix("version:") ? "version: \(version)" : $0 }
    try folder.write("c/curriculum.yaml", lines.joined(separator: "\n") + "\n")
  }

  @discardableResult
  func build(_ name: String, _ options: String...) throws -> String {
    let result = try Tool.run(["build", path, "-o", folder.path(name)] + options)
    #expect(result.status == 0, "\(result.error)")
    return folder.path(name)
  }
}

@Suite struct DiffCommandTests {
  @Test func aDiffOfABundleAndAFolderSaysWhatLearnersKeepAndWhichVersionItAsksFor() throws {
    let starter = try EditedStarter()
    let old = try starter.build("old.sqlite")
    try starter.replace("native_text: hello", with: "native_text: hello; hi", in: "courses/es/n1/hello.yaml")
    try starter.replace("accept: [mum, mom]", with: "accept: [mum]", in: "story/first-words.yaml")
    let result = try Tool.run("diff", old, starter.path, "--gate")
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "[progress/answer-removed] question/indi/mother: 'mom' was right, and is no more"))
    #expect(result.output.contains("native_text: hello{+; hi+}"))
    #expect(result.error.contains("raise 0.1.0 to 0.2.0 or higher"))
    #expect(result.error.contains("c/curriculum.yaml:3:10"))
    try starter.raiseVersion(to: "0.2.0")
    let raised = try Tool.run("diff", old, starter.path, "--gate")
    #expect(raised.status == 0, "\(raised.error)")
  }

  @Test func whatTheAuthorMeansDoesNotCountForTheVersionAndKeepsItsReason() throws {
    let starter = try EditedStarter()
    let old = try starter.build("old.sqlite")
    try starter.replace("accept: [mum, mom]", with: "accept: [mum]", in: "story/first-words.yaml")
    try starter.raiseVersion(to: "0.1.1")
    try starter.replace(
      "profile:",
      with: """
        releases:
          allow:
            - {rule: progress/answer-removed, key: question/indi/mother, because: mom is taught later}
            - {rule: progress/removed, key: card/es/nobody, because: it never was}
        profile:
        """, in: "curriculum.yaml")
    let result = try Tool.run("diff", old, starter.path, "--gate")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("allowed: mom is taught later"))
    #expect(result.error.contains("nothing that 'progress/removed' finds has changed about 'card/es/nobody'"))
  }

  @Test(arguments: ["json", "markdown", "html", "human"])
  func aDiffIsWrittenInTheFormThatIsAskedFor(format: String) throws {
    let starter = try EditedStarter()
    let old = try starter.build("old.sqlite")
    try starter.replace(
      "¡Hola! Buenos días.", with: "¡Hola! <Buenos> días & más.", in: "courses/es/n1/hello.yaml")
    try starter.replace(
      "title: Hello and goodbye", with: "title: Hello & <goodbye>", in: "courses/es/n1/hello.yaml")
    let file = starter.folder.path("diff")
    let result = try Tool.run("diff", old, starter.path, "--format", format, "-o", file)
    #expect(result.status == 0 && result.output.isEmpty, "\(result.error)")
    let text = String(decoding: try starter.folder.read("diff"), as: UTF8.self)
    if let fault = try GoldenFile.fault(
      of: Self.withoutHashes(text), "diff-\(format).txt", in: "CommandTests")
    {
      Issue.record("\(fault)")
    }
  }

  /// The text with content hashes, which change with every column, made alike.
  private static func withoutHashes(_ text: String) -> String {
    text.replacing(/[0-9a-f]{64}/) { _ in "HASH" }
  }

  @Test func aRevisionOfARepositoryCanBeEitherSide() throws {
    let starter = try EditedStarter()
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", starter.path, "-c", "user.name=T", "-c", "user.email=t@example.org"] + arguments
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "one")
    try git("tag", "v1")
    try starter.replace("title: Hello and goodbye", with: "title: Hello", in: "courses/es/n1/hello.yaml")
    try git("commit", "-qam", "two")
    let result = try Tool.run("diff", "rev:v1", "rev:HEAD", "--curriculum", starter.path)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("title: Hello[- and goodbye-]"))
    let unknown = try Tool.run("diff", "rev:v9", starter.path)
    #expect(unknown.status == 2 && unknown.error.contains("git knows no revision 'v9'"))
  }

  @Test func aBuildCanSayWhatItChangesBesideTheBundleThatItReplaces() throws {
    let starter = try EditedStarter()
    let bundle = try starter.build("b.sqlite")
    try starter.replace("title: Hello and goodbye", with: "title: Hello", in: "courses/es/n1/hello.yaml")
    try starter.build("b.sqlite", "--diff-against", bundle)
    let json = try starter.folder.read("b.sqlite.diff.json")
    let diff = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect((diff["summary"] as? [String: Any])?["changed"] as? Int == 1)
  }

  @Test func twoCurriculaAFolderOfNothingAndAFileThatIsNoBundleAreToldApart() throws {
    let starter = try EditedStarter()
    let old = try starter.build("old.sqlite")
    let other = try TemporaryFolder()
    try other.write("curriculum.yaml", "kind: curriculum\nname: Another\nversion: 1.0.0\n")
    let unrelated = try Tool.run("diff", old, other.path)
    #expect(unrelated.status == 2 && unrelated.error.contains("nothing in common"), "\(unrelated.error)")
    let empty = try TemporaryFolder()
    let nothing = try Tool.run("diff", old, empty.path)
    #expect(nothing.status == 2 && nothing.error.contains("curriculum.yaml"), "\(nothing.error)")
    let text = try Tool.run("diff", old, other.path("curriculum.yaml"))
    #expect(text.status == 2 && text.error.contains("no SQLite database"), "\(text.error)")
    let gone = try Tool.run("diff", old, starter.folder.path("gone.sqlite"))
    #expect(gone.status == 2 && gone.error.contains("no such file"))
  }

  @Test func aDeltaThatCannotBeWrittenOrAppliedLeavesWhatWasThere() throws {
    let starter = try EditedStarter()
    let old = try starter.build("old.sqlite")
    try starter.replace("title: Hello and goodbye", with: "title: Hello", in: "courses/es/n1/hello.yaml")
    try starter.raiseVersion(to: "0.1.1")
    let new = try starter.build("new.sqlite")
    let nowhere = try Tool.run("diff", old, new, "--delta", starter.folder.path("no/such/folder.delta"))
    #expect(nowhere.status == 2, "\(nowhere.error)")
    let delta = starter.folder.path("d")
    #expect(try Tool.run("diff", old, new, "--delta", delta).status == 0)
    try starter.folder.write("folder/x", "")
    let before = try starter.folder.read("old.sqlite")
    let wrong = try Tool.run("apply", old, delta, "-o", starter.folder.path("folder"))
    #expect(wrong.status == 2, "\(wrong.error)")
    #expect(try starter.folder.read("old.sqlite") == before)
    let applied = try Tool.run("apply", old, delta, "-o", old)
    #expect(applied.status == 0, "\(applied.error)")
    #expect(try BundleReader(path: old).contentHash() == BundleReader(path: new).info.contentHash)
    let again = try Tool.run("apply", old, delta, "-o", old)
    #expect(again.status == 2 && again.error.contains("already is version 0.1.1"))
    let names = try FileManager.default.contentsOfDirectory(atPath: starter.folder.path).sorted()
    #expect(names == ["c", "d", "folder", "new.sqlite", "old.sqlite"])
  }
}
