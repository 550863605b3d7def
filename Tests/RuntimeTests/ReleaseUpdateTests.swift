import CurriculumTestSupport
import Foundation
import Testing

@testable import CurriculumRuntime

/// Which files an app fetches to come from one release to another.
@Suite struct ReleaseUpdateTests {
  /// A list in which each release has a bundle of 1000 bytes and deltas of given sizes from earlier ones.
  private static func manifest(_ deltas: [[String: Int]], minReader: Int = 1) -> ReleaseManifest {
    let releases = deltas.enumerated().map { number, sizes in
      ReleaseManifest.Release(
        info: info(number, minReader: number == deltas.count - 1 ? minReader : 1),
        bundle: file("b\(number)", 1000),
        deltas: sizes.map { base, bytes in
          ReleaseManifest.Delta(
            baseVersion: "1.\(base).0", baseHash: hash(Int(base) ?? 0),
            file: file("d\(number)-\(base)", bytes))
        }, previousVersion: nil, impact: nil, diff: nil, notes: nil)
    }
    return ReleaseManifest(curriculumName: "Test", releases: releases.reversed())
  }

  private static func info(_ number: Int, minReader: Int = 1) -> BundleInfo {
    BundleInfo(
      formatVersion: minReader, minReaderVersion: minReader, contentVersion: "1.\(number).0",
      contentHash: hash(number),
      curriculumName: "Test", compilerVersion: "0", sourceRevision: nil, countsJSON: "{}")
  }

  private static func file(_ name: String, _ bytes: Int) -> ReleaseManifest.File {
    ReleaseManifest.File(name: name, bytes: bytes, sha256: hash(99))
  }

  private static func hash(_ number: Int) -> String {
    String(repeating: "0", count: 61) + String(number + 100)
  }

  private static func steps(_ manifest: ReleaseManifest, from number: Int?) -> [String]? {
    manifest.update(from: number.map { info($0) })?.steps.map(\.file.name)
  }

  @Test func anAppWithoutABundleFetchesTheNewest() {
    #expect(Self.steps(Self.manifest([[:], ["0": 10]]), from: nil) == ["b1"])
  }

  @Test func anAppWithTheNewestFetchesNothing() {
    #expect(Self.steps(Self.manifest([[:], ["0": 10]]), from: 1) == nil)
  }

  @Test func aDeltaFromTwoVersionsBackIsTakenWhereItIsSmallerThanTwo() {
    #expect(Self.steps(Self.manifest([[:], ["0": 30], ["1": 30, "0": 50]]), from: 0) == ["d2-0"])
  }

  @Test func twoDeltasAreTakenWhereTheyAreSmallerThanOne() {
    #expect(Self.steps(Self.manifest([[:], ["0": 30], ["1": 30, "0": 70]]), from: 0) == ["d1-0", "d2-1"])
  }

  @Test func theWholeBundleIsTakenWhereDeltasAreLarger() {
    #expect(Self.steps(Self.manifest([[:], ["0": 600], ["1": 600]]), from: 0) == ["b2"])
  }

  @Test func aVersionThatIsNotListedGetsTheWholeBundle() {
    #expect(Self.steps(Self.manifest([[:], ["0": 10]]), from: 7) == ["b1"])
  }

  @Test func aReleaseForNewerAppsIsPassedOver() {
    let manifest = Self.manifest([[:], ["0": 10], ["1": 10]], minReader: BundleFormat.version + 1)
    #expect(Self.steps(manifest, from: 0) == ["d1-0"])
    #expect(Self.steps(manifest, from: 1) == nil)
  }

  @Test func aListIsReadAsItWasWritten() throws {
    let manifest = Self.manifest([[:], ["0": 10]])
    #expect(try ReleaseManifest(json: manifest.json) == manifest)
  }
}
