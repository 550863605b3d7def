import CurriculumTestSupport
import Foundation
import Testing

/// What `curricc extract --generator` does with the user's own program.
@Suite struct GeneratorTests {
  private static let documents = Repository.path + "/Evaluation/extraction/development"
  private static let notes = "\(documents)/notes-that-ask-nothing.pdf"
  private static let cloze = "python3 '\(Repository.path)/contrib/generators/cloze.py'"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What a shell script as the generator leads to.
  private func run(_ script: String, _ options: String...) throws -> Tool.Result {
    try folder.write("generator.sh", script)
    return try Tool.run(
      ["extract", Self.notes, "--subject", "biology", "--tier", "higher", "--generator"]
        + ["sh '\(folder.path("generator.sh"))' 'an argument'"] + options)
  }

  @Test func notesBecomeAQuizThatSaysThatItWasMade() throws {
    let result = try Tool.run(
      "extract", Self.notes, "--generator", Self.cloze, "--generator-wanted", "3", "--subject", "biology",
      "--tier", "higher", "--board", "aqa")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.contains("3 questions made by 'python3 "), "\(result.error)")
    #expect(result.output.contains("id: notes-that-ask-nothing-synthetic\n"), "\(result.output)")
    #expect(result.output.contains("generation_mode: synthesis\n"))
    #expect(result.output.split(separator: "\n").count { $0.hasSuffix("tags: [synthetic]") } == 3)
    try folder.write("c/curriculum.yaml", "kind: curriculum\nname: Made\nversion: 1.0.0\n")
    try folder.write("c/quiz.yaml", result.output)
    let lint = try Tool.run("lint", "--format", "github", "--limit", "0", folder.path("c"))
    #expect(
      lint.output.split(separator: "\n").count { $0.contains("title=extract/review") } == 3, "\(lint.output)")
    #expect(!lint.output.contains("::error"), "\(lint.output)")
    #expect(try Tool.run("fmt", "--check", folder.path("c")).status == 0)
  }

  @Test func withoutItNothingIsMade() throws {
    let result = try Tool.run("extract", Self.notes)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
  }

  @Test func programsSeeWhatWasMade() throws {
    let result = try Tool.run("extract", "--jsonl", Self.notes, "--generator", Self.cloze)
    #expect(result.status == 0, "\(result.error)")
    for line in result.output.split(separator: "\n") {
      let item = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(item["synthetic"] as? Bool == true)
      #expect((item["source"] as? [String: Any])?["snippet"] is String)
    }
    #expect(!result.output.isEmpty)
  }

  @Test func onlyPagesWithoutItemsAreGiven() throws {
    let paper = "\(Self.documents)/choices-tick-glyphs.pdf"
    let plain = try Tool.run("extract", "--jsonl", paper)
    let result = try Tool.run("extract", "--jsonl", paper, "--generator", "sh -c 'exit 7'")
    #expect(result.output == plain.output)
    #expect(result.error == plain.error)
  }

  @Test(arguments: [
    ("exit 3", "it ended with exit status 3"), ("kill -9 $$", "it was ended by signal 9"),
    ("cat > /dev/null", "it wrote nothing"), ("echo I cannot do that", "what it wrote is no JSON"),
    ("echo '{\"items\": []}'", "nothing that it wrote can be used"),
    ("echo '{\"kind\": \"essay\"}'", "item 1 was refused: its kind 'essay' is none of"),
    ("head -c 9000000 /dev/zero", "it wrote more than 8 MB"),
    ("echo '[{\"kind\": \"choice\", '", "only what is whole was taken: it is cut off at the end"),
  ])
  func whatTheProgramDoesWrongIsSaid(script: String, message: String) throws {
    let result = try run(script)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.error.contains(message), "\(result.error)")
  }

  // Slow, since it waits for a time limit.
  @Test func aProgramThatHangsIsEndedWithAllThatItStarted() throws {
    let clock = ContinuousClock()
    var result: Tool.Result?
    let time = try clock.measure { result = try run("sleep 47 & sleep 48", "--generator-timeout", "1") }
    #expect(result?.status == 1)
    #expect(result?.error.contains("it had not ended after 1 second;") == true, "\(result?.error ?? "")")
    #expect(time < .seconds(30), "\(time)")
  }

  @Test func itsMemoryHasALimit() throws {
    let program = "python3 -c 'x = bytearray(6 << 30)'"
    let result = try Tool.run("extract", Self.notes, "--generator", program)
    #expect(result.error.contains("MemoryError"), "\(result.error)")
    #expect(result.error.contains("it ended with exit status 1"), "\(result.error)")
  }

  @Test func whatWasExtractedIsWrittenWhateverTheProgramDoes() throws {
    let both = "\(folder.path("in"))"
    try FileManager.default.createDirectory(atPath: both, withIntermediateDirectories: true)
    for name in ["choices-tick-glyphs", "notes-that-ask-nothing"] {
      try FileManager.default.copyItem(atPath: "\(Self.documents)/\(name).pdf", toPath: "\(both)/\(name).pdf")
    }
    let result = try Tool.run("extract", both, "-o", folder.path("out"), "--generator", "sh -c 'exit 7'")
    #expect(result.status == 1)
    #expect(result.output == "\(folder.path("out"))/choices-tick-glyphs.yaml\n")
    #expect(result.error.contains("exit status 7"))
  }

  @Test(arguments: [
    (["--generator", "no-such-program-anywhere"], "it cannot be started: No such file or directory", 1),
    (["--generator", "sh 'x"], "--generator", 2), (["--generator", " "], "--generator", 2),
    (["--generator-timeout", "5"], "--generator-timeout goes with --generator", 2),
    (["--generator", "sh", "--generator-timeout", "0"], "from 1 to 3600", 2),
    (["--generator", "sh", "--generator-wanted", "0"], "from 1 to 100", 2),
  ])
  func aCommandThatCannotBeIsSaid(options: [String], message: String, status: Int) throws {
    let result = try Tool.run(["extract", Self.notes] + options)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(Int(result.status) == status, "\(result.error)")
  }

  @Test func argumentsArriveAsTheyWereQuotedAndAreNotTold() throws {
    let result = try run("test \"$1\" = 'an argument' && exit 5")
    #expect(result.error.contains("'sh generator.sh': it ended with exit status 5"), "\(result.error)")
  }
}
