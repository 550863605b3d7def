import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import Testing

/// A curriculum under git, to be changed and compared.
private struct Repository {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for file in Starter.files { try folder.write("mine/" + file.path, Data(file.bytes)) }
    try git("init", "-q", "-b", "main")
    try commit("one")
  }

  func git(_ arguments: String...) throws {
    let names = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    let words = (["git", "-C", folder.path] + names + arguments).map { "'\($0)'" }.joined(separator: " ")
    let result = try Shell.run(words)
    try #require(result.status == 0, "\(result.error)")
  }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-qm", message)
  }

  func replace(_ old: String, with new: String, in file: String) throws {
    let text = String(decoding: try folder.read("mine/" + file), as: UTF8.self)
    try #require(text.contains(old))
    try folder.write("mine/" + file, text.replacing(old, with: new))
  }

  func lint(_ arguments: String...) throws -> Tool.Result {
    try Tool.run(["lint", folder.path("mine")] + arguments)
  }
}

@Suite struct RevisionTests {
  private let repository: Repository
  private let hello = "courses/es/n1/hello.yaml"

  init() throws { repository = try Repository() }

  @Test func aFindingOnAnUnchangedLineIsNotShown() throws {
    try repository.replace("native_text: hello", with: "native_text: 'hello  there'", in: hello)
    try repository.commit("two")
    try repository.replace("native_text: goodbye", with: "native_text: 'good  bye'", in: hello)
    let all = try repository.lint()
    #expect(all.output.contains("hello  there") && all.output.contains("good  bye"))
    let since = try repository.lint("--since", "HEAD")
    #expect(!since.output.contains("hello  there") && since.output.contains("good  bye"), "\(since.output)")
  }

  @Test func onlyWhatIsShownIsMended() throws {
    try repository.replace("native_text: hello", with: "native_text: 'hello  there'", in: hello)
    try repository.commit("two")
    try repository.replace("native_text: goodbye", with: "native_text: 'good  bye'", in: hello)
    let result = try repository.lint("--since", "HEAD", "--fix")
    let text = String(decoding: try repository.folder.read("mine/" + hello), as: UTF8.self)
    #expect(text.contains("'hello  there'") && text.contains("native_text: good bye"), "\(text)")
    #expect(!result.output.contains("hello  there"), "\(result.output)")
  }

  @Test func aWordTakenOutIsReportedWhereALaterTestNeedsIt() throws {
    try repository.replace(
      """
        - id: adios
          target_text: adiós
          native_text: goodbye
          pos: intj

      """, with: "", in: hello)
    let result = try repository.lint("--since", "HEAD")
    #expect(result.status == 1)
    #expect(
      result.output.contains("boss.yaml") && result.output.contains("'adiós' is not taught"),
      "\(result.output)")
  }

  @Test func whatBranchesHaveInCommonIsTheBase() throws {
    try repository.git("checkout", "-q", "-b", "topic")
    try repository.replace("native_text: goodbye", with: "native_text: 'good  bye'", in: hello)
    try repository.commit("topic")
    try repository.git("checkout", "-q", "main")
    try repository.replace("title: Energy", with: "title: 'Energy  stores'", in: "quizzes/energy.yaml")
    try repository.commit("main goes on")
    try repository.git("checkout", "-q", "topic")
    let result = try repository.lint("--since", "main")
    #expect(
      result.output.contains("good  bye") && !result.output.contains("Energy  stores"), "\(result.output)")
  }

  @Test func aNewFileIsChangedAsAWhole() throws {
    try repository.folder.write("mine/decks/odd name.yaml", "kind: deck\nid: odd\ntopic: 'Odd  deck'\n")
    let result = try repository.lint("--since", "HEAD")
    #expect(result.output.contains("odd name.yaml"), "\(result.output)")
  }

  @Test func anUnknownRevisionAndAFolderOutsideGitAreSaidSo() throws {
    let unknown = try repository.lint("--since", "nowhere")
    #expect(
      unknown.status == 2 && unknown.error.contains("git knows no revision 'nowhere'"), "\(unknown.error)")
    let option = try repository.lint("--since=--help")
    #expect(option.status == 2 && option.error.contains("git knows no revision"), "\(option.error)")
    let outside = try TemporaryFolder()
    for file in Starter.files { try outside.write(file.path, Data(file.bytes)) }
    let result = try Tool.run("lint", outside.path, "--since", "HEAD")
    #expect(result.status == 2 && result.error.contains("is in no git repository"), "\(result.error)")
  }

  @Test func aBaselineHidesWhatWasThereAndNotWhatIsNew() throws {
    try repository.replace("native_text: hello", with: "native_text: 'hello  there'", in: hello)
    let baseline = repository.folder.path("baseline.json")
    #expect(try repository.lint("--write-baseline", baseline).status == 0)
    // Lines above the old finding move it, and a new one joins it.
    try repository.replace("kind: lesson", with: "# a remark\n\nkind: lesson", in: hello)
    try repository.replace("native_text: goodbye", with: "native_text: 'good  bye'", in: hello)
    let result = try repository.lint("--baseline", baseline)
    #expect(
      !result.output.contains("hello  there") && result.output.contains("good  bye"), "\(result.output)")
  }

  @Test func aFindingOfTheBaselineThatIsGoneIsReportedAsMended() throws {
    try repository.replace("native_text: hello", with: "native_text: 'hello  there'", in: hello)
    let baseline = repository.folder.path("baseline.json")
    _ = try repository.lint("--write-baseline", baseline)
    try repository.replace("'hello  there'", with: "hello", in: hello)
    let result = try repository.lint("--baseline", baseline)
    #expect(result.status == 0 && result.error.contains("mended: \(hello)"), "\(result.error)")
  }

  @Test func aFileThatIsNoBaselineIsSaidSo() throws {
    for content in ["", "[]", "{\"version\": 2, \"findings\": []}"] {
      try repository.folder.write("baseline.json", content)
      let result = try repository.lint("--baseline", repository.folder.path("baseline.json"))
      #expect(result.status == 2 && result.error.contains("baseline"), "\(result.error)")
    }
  }

  @Test func aReviewTellsLearnersLossesFromMoves() throws {
    try repository.replace("- id: hola\n", with: "- id: hallo\n    was: [hola]\n", in: hello)
    try repository.replace("target_text: gracias", with: "target_text: muchas gracias", in: hello)
    try repository.replace("id: adios\n", with: "id: adios-2\n", in: hello)
    let review = try Tool.run("review", repository.folder.path("mine"), "--base", "HEAD")
    #expect(review.status == 0, "\(review.error)")
    #expect(review.output.contains("word from “gracias” to “muchas gracias”"), "\(review.output)")
    #expect(review.output.contains("has another id and keeps its progress by `was`"))
    #expect(review.output.contains("say `was: [adios]` there to keep the progress"))
  }

  @Test func aReviewOfNothingSaysSo() throws {
    let review = try Tool.run("review", repository.folder.path("mine"), "--base", "HEAD")
    #expect(review.output.contains("Learners will see no difference."))
  }

  @Test func aMovedFileIsNotNewAndOneEditedOnTheWayOnlyWhereItWasEdited() throws {
    try repository.replace("native_text: hello", with: "native_text: 'hello  there'", in: hello)
    try repository.commit("two")
    let baseline = repository.folder.path("baseline.json")
    #expect(try repository.lint("--write-baseline", baseline).status == 0)
    try repository.git("mv", "mine/" + hello, "mine/courses/es/n1/welcome.yaml")
    let moved = try repository.lint("--since", "HEAD")
    #expect(moved.output == "no findings\n", "\(moved.output)")
    let known = try repository.lint("--baseline", baseline)
    #expect(!known.output.contains("hello  there") && !known.error.contains("mended"), "\(known)")
    try repository.replace(
      "native_text: goodbye", with: "native_text: 'good  bye'", in: "courses/es/n1/welcome.yaml")
    for arguments in [["--since", "HEAD"], ["--baseline", baseline]] {
      let result = try Tool.run(["lint", repository.folder.path("mine")] + arguments)
      #expect(
        !result.output.contains("hello  there") && result.output.contains("good  bye"), "\(result.output)")
    }
  }

  @Test(arguments: ["yours", "deep/er/mine"])
  func aCurriculumWhoseFolderWasMovedIsComparedWithItself(place: String) throws {
    try repository.replace("native_text: hello", with: "native_text: 'hello  there'", in: hello)
    try repository.commit("two")
    try repository.folder.write("deep/er/x", "")
    try repository.git("mv", "mine", place)
    try repository.folder.write("note", "")
    let file = place + "/" + hello
    let text = String(decoding: try repository.folder.read(file), as: UTF8.self)
    try repository.folder.write(
      file, text.replacing("native_text: goodbye", with: "native_text: 'good  bye'"))
    let result = try Tool.run("lint", repository.folder.path(place), "--since", "HEAD")
    #expect(
      !result.output.contains("hello  there") && result.output.contains("good  bye"), "\(result.output)")
    let review = try Tool.run("review", repository.folder.path(place), "--base", "HEAD")
    #expect(review.output.contains("Things learners see: 1 changed."), "\(review.output)")
  }

  @Test func aCurriculumThatTheRevisionDoesNotHaveIsSaidToBeNew() throws {
    for file in Starter.files { try repository.folder.write("other/" + file.path, Data(file.bytes)) }
    let result = try Tool.run("review", repository.folder.path("other"), "--base", "HEAD")
    #expect(result.error.contains("'HEAD' has no curriculum at 'other/'"), "\(result.error)")
  }

  @Test func aShallowCloneIsToldToFetchMore() throws {
    try repository.folder.write("mine/notes.txt", "")
    try repository.commit("two")
    let clone = repository.folder.path("clone")
    try repository.git("clone", "-q", "--depth", "1", "file://" + repository.folder.path, clone)
    let result = try Tool.run("lint", clone + "/mine", "--since", "HEAD~1")
    #expect(result.status == 2 && result.error.contains("fetch-depth: 0"), "\(result.error)")
  }

  @Test func aBaselineOfAPartKeepsWhatItSaysOfTheRest() throws {
    let energy = "quizzes/energy.yaml"
    try repository.replace("native_text: hello", with: "native_text: 'hello  there'", in: hello)
    try repository.replace("title: Energy", with: "title: 'Energy  stores'", in: energy)
    let baseline = repository.folder.path("baseline.json")
    _ = try repository.lint("--write-baseline", baseline)
    try repository.replace("title: 'Energy  stores'", with: "title: Energy", in: energy)
    let path = repository.folder.path("mine/" + energy)
    #expect(try Tool.run("lint", path, "--write-baseline", baseline).status == 0)
    let written = String(decoding: try repository.folder.read("baseline.json"), as: UTF8.self)
    #expect(written.contains("hello  there") && !written.contains("Energy  stores"), "\(written)")
  }

  @Test func layoutBringsNoFindingOfTheBaselineBack() throws {
    try repository.replace("native_text: hello", with: "native_text: 'hello  there'", in: hello)
    let baseline = repository.folder.path("baseline.json")
    _ = try repository.lint("--write-baseline", baseline)
    try repository.replace("'hello  there'", with: "\"hello \\x20there\"", in: hello)
    #expect(try repository.lint("--baseline", baseline).output == "no findings\n")
  }

  @Test(arguments: [
    ("good\u{200B}bye", "“good‹U+200B›bye”"), ("good\u{A0}bye", "“good‹U+00A0›bye”"),
    ("\"good bye \"", "“good␣bye␣”"),
  ])
  func aReviewShowsWhatCannotBeSeen(written: String, shown: String) throws {
    let plain = written.contains("\u{200B}") ? "goodbye" : "good bye"
    try repository.replace("native_text: goodbye", with: "native_text: \(plain)", in: hello)
    try repository.git("commit", "-qam", "two", "--allow-empty")
    try repository.replace("native_text: \(plain)", with: "native_text: \(written)", in: hello)
    let review = try Tool.run("review", repository.folder.path("mine"), "--base", "HEAD")
    #expect(review.output.contains(shown), "\(review.output)")
  }
}
