import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import GRDB
import Interchange
import Testing

@Suite struct KolibriExportTests {
  private struct NoDatabase: Error {}

  private func rows(_ table: String, _ exported: ExportedFiles) throws -> [Row] {
    guard let name = exported.names.last, name.hasSuffix(".sqlite3") else { throw NoDatabase() }
    let tables = try ReadableFiles.rows(of: exported.files[name] ?? [])
    return try #require(tables.first { $0.table == "content_\(table)" }?.rows)
  }

  private func items(_ exported: ExportedFiles) throws -> [String: [String: Any]] {
    var items: [String: [String: Any]] = [:]
    for name in exported.names where name.hasSuffix(".perseus") {
      for file in try ReadableFiles.files(of: exported.files[name] ?? []) where file.name != "exercise.json" {
        let json = try? JSONSerialization.jsonObject(with: Data(file.content)) as? [String: Any]
        items[file.name] = json ?? [:]
      }
    }
    return items
  }

  @Test func aTopicEnclosesWhatIsInIt() throws {
    let exported = try ExportedFiles("kolibri", try ExportBundles.flagship.get().path)
    let nodes = try rows("contentnode", exported)
    let byID = Dictionary(uniqueKeysWithValues: nodes.map { ($0["id"] as String, $0) })
    var numbers: [Int] = []
    for node in nodes {
      let (left, right, level) = (node["lft"] as Int, node["rght"] as Int, node["level"] as Int)
      numbers += [left, right]
      #expect(left < right)
      guard let parent = (node["parent_id"] as String?).flatMap({ byID[$0] }) else {
        #expect(level == 0)
        continue
      }
      #expect(level == parent["level"] + 1)
      #expect(left > parent["lft"] && right < parent["rght"])
    }
    #expect(numbers.sorted() == Array(1...(2 * nodes.count)))
    #expect(nodes.count > 350)
  }

  @Test func identifiersStayOverReleases() throws {
    let first = try BuiltBundle(AwkwardCurriculum.files, version: "1.0.0", isStructural: true)
    let changed = AwkwardCurriculum.files.map { file in
      SourceFile(
        path: file.path,
        text: String(decoding: file.bytes, as: UTF8.self).replacing("Which are even?", with: "What is even?"))
    }
    let second = try BuiltBundle(changed, version: "1.0.1", isStructural: true)
    let before = try ExportedFiles("kolibri", first.path)
    let after = try ExportedFiles("kolibri", second.path)
    #expect(before.names.last == after.names.last)
    let nodes = try (rows("contentnode", before), rows("contentnode", after))
    #expect(nodes.0.map { $0["id"] as String } == nodes.1.map { $0["id"] as String })
    #expect(Set(try items(before).keys) == Set(try items(after).keys))
    #expect(Set(before.names).symmetricDifference(after.names).count == 2)
    let versions = try (rows("channelmetadata", before), rows("channelmetadata", after))
    #expect(versions.0[0]["version"] as Int == 1_000_000)
    #expect(versions.1[0]["version"] as Int == 1_000_001)
  }

  @Test func aNumberThatKolibriCannotTellFromAnotherIsForTheLearnerToCompare() throws {
    let exported = try ExportedFiles("kolibri", try ExportBundles.awkward.get().path)
    #expect(exported.lost("grading", of: .quizQuestion).contains("question/numbers/exact"))
    #expect(!exported.lost("grading", of: .quizQuestion).contains("question/numbers/tiny"))
    let answers = try items(exported).values.compactMap { item -> [String: Any]? in
      let question = item["question"] as? [String: Any]
      let widgets = question?["widgets"] as? [String: [String: Any]]
      let options = widgets?["numeric-input 1"]?["options"] as? [String: Any]
      return (options?["answers"] as? [[String: Any]])?.first
    }
    let errors = Dictionary(
      answers.map { ($0["value"] as? Double ?? 0, $0["maxError"] as? Double) }
    ) { first, _ in first }
    // Perseus takes what is nearer than the error: 136,350 J is 1 % more, and right.
    #expect(try #require(errors[135_000] ?? nil) > 1350)
    #expect(try #require(errors[2.5] ?? nil) > 1.5)
    // 45.95 would be rounded to 46.0.
    #expect(errors[45.9] == 0.05)
  }

  @Test func soundAndPicturesArePackedWhereTheyAreAtHand() throws {
    let files = AwkwardCurriculum.files.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
        .replacing(
          "    note: \"two\\nlines\"\n", with: "    audio: media/pez.mp3\n    image: media/pez.PNG\n"
        )
        .replacing("    prompt: Which are even?\n", with: "    prompt: Which?\n    image: media/even.svg\n")
      return SourceFile(path: file.path, text: text)
    }
    let media = ["media/pez.mp3": 13, "media/pez.PNG": 13, "media/even.svg": 14]
    let bundle = try BuiltBundle(files, version: "1.0.0", isStructural: true, mediaFiles: media)
    var request = ExportRequest()
    request.media = { $0 == "media/even.svg" ? nil : Array($0.utf8) }
    let exported = try ExportedFiles("kolibri", bundle.path, request)
    #expect(exported.lost("image_url", of: .quizQuestion) == ["question/awkward/several"])
    #expect(exported.lost("audio_url", of: .card).isEmpty)
    request.media = { Array($0.utf8) }
    let all = try ExportedFiles("kolibri", bundle.path, request)
    #expect(all.lost("image_url", of: .quizQuestion).isEmpty)
    var names: [String] = []
    for name in all.names where !name.hasSuffix(".sqlite3") {
      names += try ReadableFiles.files(of: all.files[name] ?? []).map(\.name)
    }
    let picture = try #require(names.first { $0.hasPrefix("images/") })
    #expect(picture.hasSuffix(".svg"))
    #expect(names.contains { $0.hasPrefix("media/") && $0.hasSuffix(".mp3") })
    #expect(names.contains { $0.hasPrefix("media/") && $0.hasSuffix(".png") })
    let contents = try items(all).values.compactMap {
      ($0["question"] as? [String: Any])?["content"] as? String
    }
    #expect(contents.contains { $0.contains("![](${☣ LOCALPATH}/\(picture))") })
  }

  @Test func theLicenceIsWhatWasAskedFor() throws {
    let path = try ExportBundles.awkward.get().path
    var request = ExportRequest()
    request.licence = "CC BY-SA"
    request.holder = "A school"
    let nodes = try rows("contentnode", try ExportedFiles("kolibri", path, request))
    for node in nodes {
      let isTopic = node["kind"] == "topic"
      #expect(node["license_name"] as String? == (isTopic ? nil : "CC BY-SA"))
      #expect(node["license_owner"] as String == (isTopic ? "" : "A school"))
    }
    let others = try rows("contentnode", try ExportedFiles("kolibri", path))
    #expect(Set(others.compactMap { $0["license_name"] as String? }) == ["All Rights Reserved"])
  }

  @Test func whatWasNotAskedForLeavesNoEmptyTopics() throws {
    var request = ExportRequest()
    request.questions = [.quizQuestion]
    let exported = try ExportedFiles("kolibri", try ExportBundles.awkward.get().path, request)
    #expect(exported.left(.kit, because: "not asked for").count > 0)
    #expect(exported.left(.stage, because: "nothing in it").count > 0)
    let nodes = try rows("contentnode", exported)
    let parents = Set(nodes.compactMap { $0["parent_id"] as String? })
    for node in nodes where node["kind"] == "topic" { #expect(parents.contains(node["id"])) }
  }

  @Test func aCourseForThoseWhoReadFromTheRightIsInTheirDirection() throws {
    let files = Starter.files.map { file in
      SourceFile(
        path: file.path,
        text: String(decoding: file.bytes, as: UTF8.self).replacing(
          "source_language: {code: en, variant: en-GB}", with: "source_language: {code: ar}"))
    }
    let bundle = try BuiltBundle(files, isStructural: true)
    let exported = try ExportedFiles("kolibri", bundle.path)
    let languages = try rows("language", exported)
    #expect(languages.contains { $0["lang_code"] == "ar" && $0["lang_direction"] == "rtl" })
  }
}
