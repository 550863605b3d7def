import CurriculumTestSupport
import Foundation
import Testing

@Suite struct ExportCommandTests {
  /// The starter's bundle, in a folder of its own.
  private static func bundle() throws -> (folder: TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    #expect(try Tool.run("init", folder.path("source")).status == 0)
    let path = folder.path("bundle.sqlite")
    #expect(try Tool.run("build", folder.path("source"), "-o", path).status == 0)
    return (folder, path)
  }

  @Test func oneFileIsWrittenAndWhatWasLostIsSaidOnStandardError() throws {
    let (folder, bundle) = try Self.bundle()
    let result = try Tool.run("export", "gift", bundle, "-o", folder.path("q.gift"))
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("gift: carried 8 card questions"), "\(result.error)")
    #expect(result.error.contains("left out, since GIFT has no place for it: 1 course"), "\(result.error)")
    #expect(String(decoding: try folder.read("q.gift"), as: UTF8.self).contains("::es/hola/produce::"))
  }

  @Test func theReportForProgramsGoesToStandardOutputAndItsCountsAddUp() throws {
    struct Report: Decodable {
      struct Count: Decodable {
        let `in`: Int
        let carried: Int
        let reported: Int
      }
      let counts: [Count]
      let target: String
    }
    let (folder, bundle) = try Self.bundle()
    let result = try Tool.run("export", "indi", bundle, "-o", folder.path("indi"), "--report", "json")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.isEmpty)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(report.target == "indi")
    #expect(report.counts.allSatisfy { $0.in == $0.carried + $0.reported && $0.in > 0 })
  }

  @Test func whatIsThereAlreadyIsReplacedByForceAlone() throws {
    let (folder, bundle) = try Self.bundle()
    try folder.write("indi/indi/story.json", "mine")
    let refused = try Tool.run("export", "indi", bundle, "-o", folder.path("indi"))
    #expect(refused.status == 2)
    #expect(refused.error.contains("is there already; nothing was written"), "\(refused.error)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path("indi")).count == 2)
    #expect(try Tool.run("export", "indi", bundle, "-o", folder.path("indi"), "--force").status == 0)
    #expect(String(decoding: try folder.read("indi/indi/story.json"), as: UTF8.self).hasPrefix("{"))
    #expect(FileManager.default.fileExists(atPath: folder.path("indi/indi/kits/first-words.json")))
  }

  @Test func allFilesAreWrittenOrNone() throws {
    let (folder, bundle) = try Self.bundle()
    // A folder stands where a file has to go.
    try folder.write("csv/questions.csv/inner", "mine")
    let result = try Tool.run("export", "csv", bundle, "-o", folder.path("csv"), "--force")
    #expect(result.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path("csv/cards.csv")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("csv")) == ["questions.csv"])
  }

  @Test func aFileWhereAFolderIsWantedIsRefusedAndTheOtherWayRound() throws {
    let (folder, bundle) = try Self.bundle()
    try folder.write("file", "mine")
    for (target, place) in [("indi", folder.path("file")), ("gift", folder.path)] {
      let result = try Tool.run("export", target, bundle, "-o", place, "--force")
      #expect(result.status == 2)
      #expect(
        result.error.contains(target == "indi" ? "writes a folder" : "writes one file"), "\(result.error)")
    }
    #expect(String(decoding: try folder.read("file"), as: UTF8.self) == "mine")
  }

  @Test(arguments: [
    ["export", "word", "x.sqlite", "-o", "x"], ["export", "gift", "x.sqlite"],
    ["export", "gift", "x.sqlite", "-o", "x", "--direct", "postgres://h/d"],
    ["export", "csv", "x.sqlite", "-o", "x", "--only", "cards"],
    ["export", "gift", "missing.sqlite", "-o", "x"],
    ["export", "gift", "x.sqlite", "-o", "x", "--licence", "CC BY"],
    ["export", "kolibri", "x.sqlite", "-o", "x", "--licence", "MIT"],
  ])
  func whatCannotBeDoneEndsWithStatusTwo(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 2)
    #expect(!result.error.isEmpty)
  }

  @Test func theAddressOfNoDatabaseIsRefused() throws {
    let (folder, bundle) = try Self.bundle()
    let result = try Tool.run(
      "export", "tong", bundle, "--direct", "mysql://user:secret@host/name", in: folder.path)
    #expect(result.status == 2)
    #expect(result.error.contains("postgres://"))
    #expect(!result.error.contains("secret"))
  }

  @Test(arguments: [
    ("indi", "UPDATE stories SET key = 'story/..'", "no file can be named after"),
    ("paper", "UPDATE quizzes SET key = 'quiz/../../energy'", "no file can be named after"),
    (
      "spark",
      "INSERT INTO quizzes SELECT 7, 'quiz/x/energy', title, programme, subject, board, tier, topic, subtopic, "
        + "generation_mode, language, specifications_json, equations_json FROM quizzes", "two things"
    ),
    ("gift", "UPDATE cards SET lesson_id = NULL WHERE key = 'card/es/hola'", "the bundle is not whole"),
  ])
  func aBundleThatCurriccWouldNotHaveWrittenIsRefused(target: String, change: String, part: String) throws {
    let (folder, bundle) = try Self.bundle()
    try rewrite(bundle, change)
    let result = try Tool.run("export", target, bundle, "-o", folder.path("inner/out"))
    #expect(result.status == 2)
    #expect(result.error.contains(part), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("inner")))
  }

  @Test func aFolderThatIsNotThereYetIsMade() throws {
    let (folder, bundle) = try Self.bundle()
    let result = try Tool.run("export", "paper", bundle, "-o", folder.path("paper/"))
    #expect(result.status == 0, "\(result.error)")
    let form = String(decoding: try folder.read("paper/quiz/energy/form-b.html"), as: UTF8.self)
    #expect(form.contains("Form B"))
  }
}
