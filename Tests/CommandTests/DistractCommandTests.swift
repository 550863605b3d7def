import CurriculumTestSupport
import Foundation
import Testing

/// Wrong answers from the command line: chosen, kept, explained, compared.
@Suite struct DistractCommandTests {
  private func curriculum(_ folder: TemporaryFolder) throws -> String {
    #expect(try Tool.run("init", folder.path("mine")).status == 0)
    return folder.path("mine")
  }

  @Test func aBuildKeepsItsChoicesAndASecondOneChangesNothing() throws {
    let folder = try TemporaryFolder()
    let mine = try curriculum(folder)
    let first = try Tool.run("build", mine, "-o", folder.path("a.sqlite"))
    #expect(first.error.contains("distractors.lock"), "\(first.error)")
    let lock = try folder.read("mine/distractors.lock")
    let second = try Tool.run("build", mine, "-o", folder.path("b.sqlite"))
    #expect(second.status == 0)
    #expect(!second.error.contains("wrote"), "\(second.error)")
    #expect(try folder.read("mine/distractors.lock") == lock)
    #expect(try folder.read("a.sqlite") == folder.read("b.sqlite"), "the lock changes no byte of the bundle")
  }

  @Test func aLockedBuildFailsWhereTheFileWouldChange() throws {
    let folder = try TemporaryFolder()
    let mine = try curriculum(folder)
    let missing = try Tool.run("build", mine, "-o", folder.path("a.sqlite"), "--locked")
    #expect(missing.status == 1)
    #expect(missing.error.contains("is not up to date"), "\(missing.error)")
    #expect(!FileManager.default.fileExists(atPath: mine + "/distractors.lock"))
    #expect(try Tool.run("distract", mine, "--check").status == 1)
    #expect(try Tool.run("distract", mine).status == 0)
    #expect(try Tool.run("distract", mine, "--check").status == 0)
    #expect(try Tool.run("build", mine, "-o", folder.path("a.sqlite"), "--locked").status == 0)
  }

  @Test func anItemIsExplainedByItsName() throws {
    let folder = try TemporaryFolder()
    let mine = try curriculum(folder)
    let explained = try Tool.run("distract", mine, "--explain", "es/adios")
    #expect(explained.status == 0, "\(explained.error)")
    #expect(explained.output.contains("question/es/adios/recognise"))
    #expect(explained.output.contains("✓ goodbye"), "\(explained.output)")
    #expect(explained.output.contains("part-of-speech"), "\(explained.output)")
    let unknown = try Tool.run("distract", mine, "--explain", "es/nothing")
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("'es/nothing'"), "\(unknown.error)")
  }

  @Test func aBundleWithoutChosenOptionsHasTheAuthorsAlone() throws {
    let folder = try TemporaryFolder()
    let mine = try curriculum(folder)
    #expect(try Tool.run("build", mine, "-o", folder.path("a.sqlite"), "--no-distractors").status == 0)
    #expect(!FileManager.default.fileExists(atPath: mine + "/distractors.lock"))
  }

  @Test func aLockThatIsAFolderOrBrokenOrCannotBeWrittenLosesNothing() throws {
    let folder = try TemporaryFolder()
    let mine = try curriculum(folder)
    try FileManager.default.createDirectory(
      atPath: mine + "/distractors.lock", withIntermediateDirectories: false)
    let blocked = try Tool.run("build", mine, "-o", folder.path("a.sqlite"))
    #expect(blocked.status == 0, "\(blocked.error)")
    #expect(blocked.error.contains("distractors.lock' cannot be written"), "\(blocked.error)")
    try FileManager.default.removeItem(atPath: mine + "/distractors.lock")
    try folder.write("mine/distractors.lock", "<<<<<<< HEAD\n\u{0}\u{1}\n")
    let broken = try Tool.run("build", mine, "-o", folder.path("b.sqlite"))
    #expect(broken.status == 0, "\(broken.error)")
    #expect(broken.error.contains("distractor/lock-line"), "\(broken.error)")
    #expect(try folder.read("a.sqlite") == folder.read("b.sqlite"))
  }

  @Test func aReviewShowsWhatLearnersChooseBetweenNow() throws {
    let folder = try TemporaryFolder()
    let mine = try curriculum(folder)
    #expect(try Tool.run("distract", mine).status == 0)
    let commit = """
      cd "$1" && git init --quiet && git add . &&
      git -c user.name=a -c user.email=a@example.org commit --quiet -m First
      """
    #expect(try Shell.run(commit, mine).status == 0)
    let path = "mine/courses/es/n1/hello.yaml"
    let text = String(decoding: try folder.read(path), as: UTF8.self)
    try folder.write(
      path,
      text.replacingOccurrences(
        of: "        pos: intj\n        ipa",
        with: "        pos: intj\n        distractors: {ban: [goodbye]}\n        ipa"
      )
      .replacingOccurrences(
        of: "    pos: intj\n    ipa", with: "    pos: intj\n    distractors: {ban: [goodbye]}\n    ipa"))
    let review = try Tool.run("review", mine, "--base", "HEAD")
    #expect(review.status == 0, "\(review.error)")
    #expect(review.output.contains("Wrong answers chosen by curricc"), "\(review.output)")
    #expect(review.output.contains("`es/hola/recognise` (answer: hello)"), "\(review.output)")
  }
}
