import CurriculumTestSupport
import Foundation
import Testing

@Suite struct FormatCommandTests {
  private let folder: TemporaryFolder

  private static let wild =
    "kind:   deck\nid: 'rivers'   # a comment\nflashcards:\n- {id: a,type: question}\n"
  private static let tidy = "kind: deck\nid: rivers  # a comment\nflashcards:\n  - {id: a, type: question}\n"

  init() throws { folder = try TemporaryFolder() }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  private func run(_ arguments: String...) throws -> Tool.Result {
    try Tool.run(["fmt"] + arguments, in: folder.path)
  }

  private func leftovers() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".curricc-") }
  }

  @Test func filesAreLaidOutAndNamed() throws {
    try folder.write("c/decks/a.yaml", Self.wild)
    try folder.write("c/b.yml", Self.tidy)
    try folder.write("c/notes.txt", Self.wild)
    let result = try run("c")
    #expect(result.status == 0)
    #expect(result.output == "c/decks/a.yaml\n")
    #expect(result.error == "2 files: 1 laid out anew\n")
    #expect(try text("c/decks/a.yaml") == Self.tidy)
    #expect(try text("c/notes.txt") == Self.wild)
    #expect(try leftovers().isEmpty)
    let again = try run("c")
    #expect(again.status == 0 && again.output.isEmpty)
    #expect(again.error == "2 files: nothing to change\n")
  }

  @Test func checkNamesWhatWouldChangeAndWritesNothing() throws {
    try folder.write("c/a.yaml", Self.wild)
    try folder.write("c/b.yaml", Self.tidy)
    let result = try run("--check", "c")
    #expect(result.status == 1)
    #expect(result.output == "c/a.yaml\n")
    #expect(try text("c/a.yaml") == Self.wild)
    #expect(try run("--check", "c/b.yaml").status == 0)
  }

  @Test func diffShowsWhatWouldChangeAndWritesNothing() throws {
    try folder.write("a.yaml", "a:   1\nb: 2\n")
    let diff = "--- a.yaml\n+++ a.yaml\n@@ -1,2 +1,2 @@\n-a:   1\n+a: 1\n b: 2\n"
    let result = try run("--diff", "a.yaml")
    #expect(result.status == 0)
    #expect(result.output == diff)
    let check = try run("--check", "--diff", "a.yaml")
    #expect(check.status == 1)
    #expect(check.output == diff)
    #expect(try text("a.yaml") == "a:   1\nb: 2\n")
  }

  @Test func filesAndFoldersOfAnyPlaceAndNameMayBeGivenTogether() throws {
    for name in ["c/a.yaml", "d/b.yaml", ".dotted", "odd name.txt"] { try folder.write(name, Self.wild) }
    let result = try run("c", "./c/a.yaml", "d/b.yaml", ".dotted", "odd name.txt")
    #expect(result.output == "c/a.yaml\nd/b.yaml\n.dotted\nodd name.txt\n")
    for name in ["c/a.yaml", "d/b.yaml", ".dotted", "odd name.txt"] { #expect(try text(name) == Self.tidy) }
  }

  @Test func withoutPathsItTakesTheCurriculumThatIsHere() throws {
    try folder.write("curriculum.yaml", "kind:  curriculum\n")
    #expect(try run().output == "curriculum.yaml\n")
    try FileManager.default.removeItem(atPath: folder.path("curriculum.yaml"))
    try folder.write("curriculum/a.yaml", Self.wild)
    #expect(try run().output == "curriculum/a.yaml\n")
  }

  @Test func aFileWithASyntaxErrorIsReportedAndLeftAlone() throws {
    let broken = "a:   1\r\nb: c: d\n"
    try folder.write("c/a.yaml", Self.wild)
    try folder.write("c/broken.yaml", broken)
    let result = try run("c")
    #expect(result.status == 1)
    #expect(result.error.contains("error[yaml/syntax]"))
    #expect(result.error.contains("--> c/broken.yaml:2:"))
    #expect(try text("c/broken.yaml").utf8.elementsEqual(broken.utf8))
    #expect(try text("c/a.yaml") == Self.tidy)
  }

  @Test func nothingIsWrittenWhenAFileCannotBeRead() throws {
    try folder.write("a.yaml", Self.wild)
    let result = try run("a.yaml", "missing.yaml")
    #expect(result.status == 2)
    #expect(result.error.contains("'missing.yaml' cannot be read"))
    #expect(try text("a.yaml") == Self.wild)
  }

  @Test(.enabled(if: Shell.withoutRights != nil)) func nothingIsWrittenWhenAFileCannotBeWritten() throws {
    try folder.write("a/a.yaml", Self.wild)
    try folder.write("b/b.yaml", Self.wild)
    try folder.write("c/c.yaml", Self.wild)
    let result = try Shell.run(
      "cd \"$1\"; chmod a-w b; \"$CURRICC\" fmt a b c; status=$?; chmod u+w b; exit $status", folder.path,
      wrapper: try #require(Shell.withoutRights))
    #expect(result.status == 2)
    #expect(result.error.contains("'b/b.yaml' cannot be written"))
    for name in ["a/a.yaml", "b/b.yaml", "c/c.yaml"] { #expect(try text(name) == Self.wild) }
    #expect(try leftovers().isEmpty)
  }

  @Test func linksAreNotFollowed() throws {
    try folder.write("elsewhere/a.yaml", Self.wild)
    try folder.write("c/b.yaml", Self.wild)
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path("c/a.yaml"), withDestinationPath: "../elsewhere/a.yaml")
    try manager.createSymbolicLink(atPath: folder.path("link.yaml"), withDestinationPath: "elsewhere/a.yaml")
    try manager.createSymbolicLink(atPath: folder.path("c/folder"), withDestinationPath: "../elsewhere")
    let result = try run("c", "link.yaml")
    #expect(result.status == 0)
    #expect(result.output == "c/b.yaml\n")
    #expect(result.error.contains("'link.yaml' is a link and was not followed"))
    #expect(try text("elsewhere/a.yaml") == Self.wild)
  }

  @Test func aFileKeepsItsPermissionsAndOneThatIsTidyIsNotTouched() throws {
    try folder.write("a.yaml", Self.wild)
    try folder.write("b.yaml", Self.tidy)
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("a.yaml"))
    let before = try manager.attributesOfItem(atPath: folder.path("b.yaml"))[.systemFileNumber] as? Int
    #expect(try run("a.yaml", "b.yaml").status == 0)
    #expect(try manager.attributesOfItem(atPath: folder.path("a.yaml"))[.posixPermissions] as? Int == 0o640)
    #expect(try manager.attributesOfItem(atPath: folder.path("b.yaml"))[.systemFileNumber] as? Int == before)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let tidy = try Shell.run("printf 'a:   1' | \"$CURRICC\" fmt -")
    #expect(tidy.status == 0)
    #expect(tidy.output == "a: 1\n")
    #expect(tidy.error.isEmpty)
    let broken = try Shell.run("printf 'a: b: c' | \"$CURRICC\" fmt -")
    #expect(broken.status == 1)
    #expect(broken.output.isEmpty)
    #expect(broken.error.contains("--> <standard input>:1:5"))
    #expect(try Shell.run("printf 'a:   1' | \"$CURRICC\" fmt --check -").status == 1)
  }

  @Test func wrongUsageHasStatus2() throws {
    #expect(try run("--jobs", "0", "c").status == 2)
    #expect(try run("-", "c").status == 2)
    #expect(try run("missing").status == 2)
  }
}
