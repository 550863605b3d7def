import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// Deltas that are not what they were when they were made.
@Suite struct DamagedDeltaTests {
  @Test func eachOfTenThousandFlippedBitsIsNoticed() throws {
    let releases = try TwoReleases(seed: 4)
    let whole = try Data(contentsOf: URL(fileURLWithPath: releases.delta))
    let path = releases.folder.path("flipped")
    var random = SeededRandom(seed: 1)
    for _ in 0..<10_000 {
      var bytes = whole
      bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try bytes.write(to: URL(fileURLWithPath: path))
      #expect(throws: BundleError.self) { try BundleDelta(path: path) }
    }
  }

  @Test func aDeltaThatWasForgedWithARightDigestIsRefusedOrLeadsToTheRightBundle() throws {
    let releases = try TwoReleases(seed: 4)
    let whole = try [UInt8](Data(contentsOf: URL(fileURLWithPath: releases.delta)))
    let path = releases.folder.path("forged")
    let output = releases.folder.path("out.sqlite")
    let wanted = try BundleReader(path: releases.new.path).info.contentHash
    var random = SeededRandom(seed: 2)
    var refused = 0
    for _ in 0..<300 {
      var bytes = Array(whole.dropLast(32))
      bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try Data(bytes + Self.digest(bytes)).write(to: URL(fileURLWithPath: path))
      do {
        try BundleDelta(path: path).apply(to: releases.old.path, output: output)
        #expect(try BundleReader(path: output).contentHash() == wanted)
      } catch {
        refused += 1
        #expect(!error.message.isEmpty)
      }
    }
    #expect(refused > 200)
  }

  @Test func aDeltaThatEndsEarlyIsRefusedAtEveryLength() throws {
    let releases = try TwoReleases(seed: 4)
    let whole = try Data(contentsOf: URL(fileURLWithPath: releases.delta))
    let path = releases.folder.path("short")
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: URL(fileURLWithPath: path))
      #expect(throws: BundleError.self) { try BundleDelta(path: path) }
    }
  }

  @Test func aDeltaOfALaterVersionAsksForANewerApp() throws {
    let folder = try TemporaryFolder()
    try folder.write("late", "curricc delta 2\n{}\n")
    let error = #expect(throws: BundleError.self) { try BundleDelta(path: folder.path("late")) }
    #expect(error?.code == .tooNew)
  }

  @Test func aFolderAnEmptyFileAndAnotherFileAreNoDeltas() throws {
    let folder = try TemporaryFolder()
    try folder.write("empty", "")
    try folder.write("text", "kind: lesson\n")
    for (name, code) in [
      ("", BundleError.Code.unreadable), ("empty", .notADelta), ("text", .notADelta), ("gone", .unreadable),
    ] {
      let error = #expect(throws: BundleError.self) { try BundleDelta(path: folder.path(name)) }
      #expect(error?.code == code, "\(name)")
    }
  }

  @Test func moreRowsThanTheLimitAreRefusedBeforeTheyAreUnpacked() throws {
    let releases = try TwoReleases(seed: 4)
    let size = try Data(contentsOf: URL(fileURLWithPath: releases.delta)).count
    let error = #expect(throws: BundleError.self) { try BundleDelta(path: releases.delta, limit: size + 1) }
    #expect(error?.code == .tooLarge)
  }

  private static func digest(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array(FileDigest.sha256(bytes).utf8)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
  }
}
