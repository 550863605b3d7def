import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct ReleaseTests {
  /// A folder of three releases, and the bundles they were made from.
  private static func threeReleases(_ starter: EditedStarter) throws -> String {
    let folder = starter.folder.path("releases")
    let edits = [("Hello and goodbye", "Hello"), ("title: Hello", "title: Hello again"), ("", "")]
    for (number, edit) in edits.enumerated() {
      let locked = try Tool.run("distract", starter.path)
      #expect(locked.status == 0, "\(locked.error)")
      let result = try Tool.run("release", starter.path, "-o", folder)
      #expect(result.status == 0, "\(result.error)")
      guard number < 2 else { break }
      try starter.replace(edit.0, with: edit.1, in: "courses/es/n1/hello.yaml")
      try starter.raiseVersion(to: "0.1.\(number + 1)")
    }
    return folder
  }

  @Test func aClientTwoVersionsBackUpdatesByTheCheapestWay() async throws {
    let starter = try EditedStarter()
    let releases = try Self.threeReleases(starter)
    let server = try LoopbackServer(releases)
    func fetch(_ name: String) async throws -> Data {
      let url = try #require(URL(string: server.address + name))
      let (data, response) = try await URLSession.shared.data(from: url)
      #expect((response as? HTTPURLResponse)?.statusCode == 200, "\(name)")
      return data
    }
    let manifest = try ReleaseManifest(json: try await fetch(ReleaseManifest.fileName))
    #expect(manifest.releases.map(\.contentVersion) == ["0.1.2", "0.1.1", "0.1.0"])
    let oldest = try #require(manifest.releases.last)
    var bundle = starter.folder.path("app.sqlite")
    try await fetch(oldest.bundle.name).write(to: URL(fileURLWithPath: bundle))
    let update = try #require(manifest.update(from: try BundleReader(path: bundle).info))
    #expect(update.release.contentVersion == "0.1.2")
    #expect(update.bytes < oldest.bundle.bytes / 100, "a delta of \(update.bytes) bytes")
    for (number, step) in update.steps.enumerated() {
      let file = starter.folder.path("step-\(number)")
      try await fetch(step.file.name).write(to: URL(fileURLWithPath: file))
      try step.file.check(path: file)
      guard case .delta = step else {
        Issue.record("a whole bundle is fetched")
        continue
      }
      let next = starter.folder.path("next-\(number).sqlite")
      try BundleDelta(path: file).apply(to: bundle, output: next)
      bundle = next
    }
    let reader = try BundleReader(path: bundle)
    #expect(try reader.contentHash() == update.release.contentHash)
    #expect(manifest.update(from: reader.info) == nil)
    #expect(!server.fetched.contains(update.release.bundle.name))
  }

  @Test func aVersionIsReleasedOnceAndNeverWithOtherContent() throws {
    let starter = try EditedStarter()
    let releases = try Self.threeReleases(starter)
    let list = try Data(contentsOf: URL(fileURLWithPath: releases + "/releases.json"))
    let again = try Tool.run("release", starter.path, "-o", releases)
    #expect(again.status == 0 && again.output.contains("released before"))
    try starter.replace("topic: Water", with: "topic: Waters", in: "decks/water.yaml")
    _ = try Tool.run("distract", starter.path)
    let other = try Tool.run("release", starter.path, "-o", releases)
    #expect(other.status == 2 && other.error.contains("released with other content"), "\(other.error)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: releases + "/releases.json")) == list)
  }

  @Test func aReleaseWhoseVersionIsTooLowIsNotMade() throws {
    let starter = try EditedStarter()
    let releases = try Self.threeReleases(starter)
    try starter.replace("pass_score_pct: 75", with: "pass_score_pct: 80", in: "courses/es/n1/boss.yaml")
    try starter.raiseVersion(to: "0.1.3")
    _ = try Tool.run("distract", starter.path)
    let result = try Tool.run("release", starter.path, "-o", releases)
    #expect(result.status == 1 && result.error.contains("raise 0.1.3 to 0.2.0"), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: releases + "/my-curriculum-0.1.3.sqlite"))
    let forced = try Tool.run("release", starter.path, "-o", releases, "--no-gate")
    #expect(forced.status == 0, "\(forced.error)")
  }

  @Test(arguments: ["../secret", "/etc/passwd", "a/b.sqlite", "..", "", ".hidden", "a\\u0000b", "-rf", "a b"])
  func aListThatNamesAFileOutsideItsFolderIsRefused(name: String) throws {
    let starter = try EditedStarter()
    let releases = try Self.threeReleases(starter)
    let text = try String(contentsOfFile: releases + "/releases.json", encoding: .utf8)
    let forged = text.replacing("my-curriculum-0.1.1.sqlite", with: name)
    let error = #expect(throws: BundleError.self) { try ReleaseManifest(json: Data(forged.utf8)) }
    #expect(error?.code == .malformedManifest)
    try forged.write(toFile: releases + "/releases.json", atomically: true, encoding: .utf8)
    try starter.raiseVersion(to: "0.2.0")
    let result = try Tool.run("release", starter.path, "-o", releases)
    #expect(
      result.status == 2 && result.error.contains("is no file of the manifest's folder"), "\(result.error)")
  }

  @Test func aListOfALaterFormatAsksForANewerApp() throws {
    let json = #"{"format":"curricc-releases","format_version":2,"curriculum_name":"x","releases":[]}"#
    let error = #expect(throws: BundleError.self) { try ReleaseManifest(json: Data(json.utf8)) }
    #expect(error?.code == .tooNew)
    let nonsense = #expect(throws: BundleError.self) { try ReleaseManifest(json: Data("[1]".utf8)) }
    #expect(nonsense?.code == .malformedManifest)
  }

  @Test func aReleaseWhoseBundleWasChangedIsNoBaseOfADelta() throws {
    let starter = try EditedStarter()
    let releases = try Self.threeReleases(starter)
    let bundle = releases + "/my-curriculum-0.1.2.sqlite"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: bundle))
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(fileURLWithPath: bundle))
    try starter.replace("topic: Water", with: "topic: Waters", in: "decks/water.yaml")
    try starter.raiseVersion(to: "0.2.0")
    _ = try Tool.run("distract", starter.path)
    let result = try Tool.run("release", starter.path, "-o", releases)
    #expect(result.status == 2 && result.error.contains("fetch it again"), "\(result.error)")
  }

  @Test func aFileInPlaceOfTheFolderIsSaid() throws {
    let starter = try EditedStarter()
    let result = try Tool.run("release", starter.path, "-o", starter.folder.path("c/curriculum.yaml"))
    #expect(result.status == 2 && result.error.contains("is a file, expected a folder"))
  }
}
