import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Interchange
import Testing

@Suite struct ExportTests {
  @Test(arguments: ExportTarget.all.map(\.name))
  func whatGoesInIsCarriedOrReported(name: String) throws {
    let target = try #require(ExportTarget.named(name))
    let bundle = try ExportBundles.flagship.get()
    let report = try ExportedFiles(target, bundle.path).report
    let reader = try BundleReader(path: bundle.path)
    var asked = 0
    for (kind, count) in report.counts {
      #expect(count.total == count.carried + count.left, "\(kind)")
      #expect(
        count.left
          == report.losses.filter { $0.field == nil && $0.kind == kind }.map(\.keys.count).reduce(0, +))
      if kind.owner != nil { asked += count.total }
    }
    #expect(
      reader.info.countsJSON.contains("\"questions\":\(asked)"), "\(asked) in \(reader.info.countsJSON)")
    #expect(report.counts[.card]?.total == 855)
    let carried = report.counts.values.reduce(0) { $0 + $1.carried }
    #expect(carried > 50)
  }

  @Test(arguments: ExportTarget.all.map(\.name))
  func theSameBundleGivesTheSameBytes(name: String) throws {
    let target = try #require(ExportTarget.named(name))
    let path = try ExportBundles.flagship.get().path
    let first = try ExportedFiles(target, path)
    let second = try ExportedFiles(target, path)
    #expect(first.files == second.files)
    #expect(first.names == second.names)
    #expect(first.report.json == second.report.json)
    #expect(first.report.files.map(\.name) == first.names)
    #expect(first.report.files.map(\.bytes) == first.names.map { first.files[$0]?.count })
  }

  /// Archives are read by other programs in Tests/Outside: their bytes depend on the library that packs them.
  private static let readable = ExportTarget.all.filter {
    $0.shape != .file(ending: "zip") && $0.shape != .file(ending: "apkg")
  }

  @Test(arguments: readable.map(\.name))
  func awkwardTextsAreWrittenAsTheTargetAsks(name: String) throws {
    let target = try #require(ExportTarget.named(name))
    let exported = try ExportedFiles(target, try ExportBundles.awkward.get().path)
    let fault = try GoldenFile.fault(
      of: exported.everything + "\n==> report\n" + exported.report.text, "\(name).txt",
      in: "InterchangeTests",
      folder: "Exported")
    #expect(fault == nil)
  }

  @Test func thePageSaysWhatTheTargetsCarry() throws {
    let page = try Repository.text("docs/export.md")
    let head = page.prefix(upTo: page.range(of: ExportPage.heading)?.lowerBound ?? page.endIndex)
    #expect(try GoldenFile.fault(of: head + ExportPage.text, "export.md", in: "..", folder: "docs") == nil)
  }

  @Test func everyFieldThatATargetCarriesIsOneThatABundleHas() throws {
    // A field that is named wrongly would be reported as lost although it is carried.
    let text = ExportPage.text
    #expect(!text.contains("| | |"))
    for target in ExportTarget.all {
      #expect(target.unknownFields.isEmpty, "\(target.name): \(target.unknownFields)")
    }
  }

  @Test func aKitQuestionThatIndiCannotShowIsLeftOutAndNamed() throws {
    let exported = try ExportedFiles("indi", try ExportBundles.awkward.get().path)
    #expect(exported.left(.kitQuestion, because: "fewer than three") == ["question/indi/few"])
    #expect(exported.lost("options", of: .kitQuestion) == ["question/indi/four"])
    #expect(exported.lost("alternatives", of: .kitQuestion).contains("question/indi/four"))
    let kit = try #require(try exported.json("indi/kits/awkward.json") as? [[String: Any]])
    #expect(kit.count == 1)
    #expect(kit[0]["incorrectAnswers"] as? [String] == ["one", "two", "three"])
  }

  @Test func everyKitOfIndiHasThreeWrongAnswersForEachQuestion() throws {
    let exported = try ExportedFiles("indi", try ExportBundles.flagship.get().path)
    var count = 0
    for name in exported.names where name.contains("/kits/") {
      for question in try #require(try exported.json(name) as? [[String: Any]]) {
        #expect(question.keys.sorted() == ["correctAnswer", "incorrectAnswers", "question"])
        #expect((question["incorrectAnswers"] as? [String])?.count == 3)
        count += 1
      }
    }
    #expect(count == 354)
    let story = try #require(try exported.json("indi/story.json") as? [String: Any])
    let stages = try #require(story["stages"] as? [[String: Any]])
    #expect(stages.map { $0["studyStage"] as? Int } == Array(0..<8))
    #expect((story["exams"] as? [Any])?.count == 5)
    let kits = stages.flatMap { $0["kits"] as? [[String: Any]] ?? [] }
    #expect(kits.reduce(0) { $0 + (($1["questions"] as? [Any])?.count ?? 0) } == 354)
  }

  @Test func flashcardsOfATopicComeInBatchesOfFifteen() throws {
    let exported = try ExportedFiles("edutok", try ExportBundles.flagship.get().path)
    let topics = try #require(try exported.json("topics.json") as? [[String: Any]])
    #expect(topics.count == 5)
    let batches = exported.names.filter { $0.hasPrefix("batches/") }
    let cards = try batches.flatMap { try #require(try exported.json($0) as? [[String: Any]]) }
    #expect(batches.count == 5)
    #expect(cards.count == 75)
    #expect(
      Set(cards.compactMap { $0["type"] as? String }) == [
        "definition", "question", "true/false", "fill in the blank",
      ])
  }

  @Test func questionsThatWereNotAskedForAreSaidToBe() throws {
    var request = ExportRequest()
    request.questions = [.quizQuestion]
    let exported = try ExportedFiles(
      "gift", try ExportBundles.awkward.get().path, request)
    #expect(exported.left(.flashcard, because: "not asked for").count > 0)
    #expect(!exported.text("questions.gift").contains("Odd"))
    #expect(exported.text("questions.gift").contains("Numbers"))
  }

  @Test func aSecondCourseForALanguageIsLeftOutOfTongWithAllThatIsInIt() throws {
    let copies = try ["course.yaml", "n1/band.yaml", "n1/boss.yaml", "n1/hello.yaml"].map { name in
      let file = try #require(Starter.files.first { $0.path == "courses/es/" + name })
      let text = String(decoding: file.bytes, as: UTF8.self)
        .replacing("\nid: es\n", with: "\nid: es-from-fr\n")
        .replacing("language: es\n", with: "language: es-from-fr\n")
      return SourceFile(path: "courses/other/" + name, text: text)
    }
    let bundle = try BuiltBundle(Starter.files + copies, isStructural: true)
    let exported = try ExportedFiles("tong", bundle.path)
    #expect(exported.left(.course, because: "one course for each language") == ["language/es-from-fr"])
    #expect(exported.left(.card, because: "its course").count == 4)
    #expect(exported.report.counts[.card]?.carried == 4)
    #expect(!exported.text("content.sql").contains("es-from-fr"))
  }
}
