import CurriculumTestSupport
import Foundation
import Testing

@testable import CurriculumRuntime

/// Which files an app fetches to come from one release to another.
@Suite struct ReleaseUpdateTests {
  /// A list in which each release has a bundle of 1000 bytes and deltas of given sizes from earlier ones.
  ///
  /// - Parameters:
  ///   - minReader: The oldest format that reads the last release.
  ///   - format: The format of the last release; that of its readers where you give none.
  ///   - missing: The release that has no diff.
  private static func manifest(
    _ deltas: [[String: Int]], minReader: Int = 1, format: Int? = nil, missing: Int? = nil
  ) -> ReleaseManifest {
    let releases = deltas.enumerated().map { number, sizes in
      let isLast = number == deltas.count - 1
      return ReleaseManifest.Release(
        info: info(number, minReader: isLast ? minReader : 1, format: isLast ? format : nil),
        bundle: file("b\(number)", 1000),
        deltas: sizes.map { base, bytes in
          ReleaseManifest.Delta(
            baseVersion: "1.\(base).0", baseHash: hash(Int(base) ?? 0),
            file: file("d\(number)-\(base)", bytes))
        }, previousVersion: number > 0 ? "1.\(number - 1).0" : nil, impact: nil,
        diff: number > 0 && number != missing ? file("diff\(number)", 20) : nil, notes: nil)
    }
    return ReleaseManifest(curriculumName: "Test", releases: releases.reversed())
  }

  private static func info(_ number: Int, minReader: Int = 1, format: Int? = nil) -> BundleInfo {
    BundleInfo(
      formatVersion: format ?? minReader, minReaderVersion: minReader, contentVersion: "1.\(number).0",
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

  @Test func aLaterFormatThatTheAppCanReadIsFetchedWhole() {
    // A delta's result is proved by its content hash, which only readers of that format can work out.
    let deltas = [[:], ["0": 10], ["1": 10, "0": 15]]
    let later = Self.manifest(deltas, minReader: BundleFormat.version, format: BundleFormat.version + 1)
    #expect(Self.steps(later, from: 0) == ["b2"])
    #expect(Self.steps(Self.manifest(deltas), from: 0) == ["d2-0"])
  }

  @Test func theDiffsOfAllReleasesBetweenAreNamedWhicheverWayTheBundleIsFetched() {
    func diffs(_ manifest: ReleaseManifest, from number: Int?) -> [String]? {
      manifest.update(from: number.map { Self.info($0) })?.diffs?.map(\.name)
    }
    for deltas in [[:], ["0": 10]] {
      let manifest = Self.manifest([[:], ["0": 600], ["1": 600], deltas])
      #expect(diffs(manifest, from: 0) == ["diff1", "diff2", "diff3"])
      #expect(diffs(manifest, from: 2) == ["diff3"])
      #expect(diffs(manifest, from: nil) == [])
      #expect(diffs(manifest, from: 7) == nil)
    }
    let gap = Self.manifest([[:], [:], [:]], missing: 1)
    #expect(diffs(gap, from: 0) == nil)
    #expect(diffs(gap, from: 1) == ["diff2"])
  }

  @Test(arguments: [-1, Int.max, 1 << 40 + 1])
  func aListWithASizeThatNoFileHasIsRefused(bytes: Int) throws {
    let json = try Self.manifest([[:], ["0": bytes]]).json
    let error = #expect(throws: BundleError.self) { try ReleaseManifest(json: json) }
    #expect(error?.code == .malformedManifest)
  }

  @Test func aListIsReadAsItWasWritten() throws {
    let manifest = Self.manifest([[:], ["0": 10]])
    #expect(try ReleaseManifest(json: manifest.json) == manifest)
  }
}
