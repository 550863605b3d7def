import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

@Suite struct CompatibilityTests {
  /// What `inspect --compat --json` says.
  private struct Said: Decodable {
    struct Reader: Decodable, Equatable {
      let ofFormat: Int
      let knowsAll: Bool
      let since: String?
    }

    let formatVersion: Int
    let minReaderVersion: Int
    let loadsHere: Bool
    let hasSearch: Bool
    let readers: [Reader]

    init(_ json: String) throws {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      self = try decoder.decode(Self.self, from: Data(json.utf8))
    }
  }

  /// A bundle that says it is of another format, by another compiler.
  private static func bundle(format: Int, readers minimum: Int) throws -> BuiltBundle {
    let bundle = try BuiltBundle()
    try rewrite(
      bundle.path,
      """
      UPDATE bundle_info SET format_version = \(format), min_reader_version = \(minimum), compiler_version = '9.1.0';
      PRAGMA user_version = \(format);
      """)
    return bundle
  }

  @Test func aBundleOfTodayIsReadByThisCurriccAndAllOfItsFormat() throws {
    let bundle = try BuiltBundle()
    let result = try Tool.run("inspect", "--compat", bundle.path)
    #expect(result.status == 0)
    #expect(result.output.contains("curricc and CurriculumRuntime 0.1.0 or newer"), "\(result.output)")
    #expect(result.output.contains("it can load this one\n"))
    #expect(result.output.contains("3.37.0 or newer"))
    #expect(result.output.contains("without it all else can be read, and a search finds nothing"))
    let said = try Said(try Tool.run("inspect", "--compat", "--json", bundle.path).output)
    #expect(said.loadsHere && said.hasSearch)
    #expect(said.readers == [Said.Reader(ofFormat: 1, knowsAll: true, since: "0.1.0")])
  }

  @Test func aBundleWithoutSearchAsksForNoFTS5() throws {
    let bundle = try BuiltBundle(includesSearch: false)
    let result = try Tool.run("inspect", "--compat", bundle.path)
    #expect(result.output.contains("not needed: the bundle has no full-text index"), "\(result.output)")
  }

  @Test func aLaterFormatThatOldReadersMayLoadIsSaidToBeSuch() throws {
    let later = BundleFormat.version + 1
    let bundle = try Self.bundle(format: later, readers: BundleFormat.version)
    let result = try Tool.run("inspect", "--compat", bundle.path)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("does not see what later formats added"), "\(result.output)")
    #expect(result.output.contains("0.1.0 or newer; all that is in it from 9.1.0"), "\(result.output)")
    let said = try Said(try Tool.run("inspect", "--compat", "--json", bundle.path).output)
    #expect(said.readers.map(\.knowsAll) == [false, true])
    #expect(said.readers.map(\.since) == ["0.1.0", "9.1.0"])
  }

  @Test func aBundleThatThisCurriccCannotLoadIsStillLookedAt() throws {
    let later = BundleFormat.version + 1
    let bundle = try Self.bundle(format: later, readers: later)
    let result = try Tool.run("inspect", "--compat", bundle.path)
    #expect(result.status == 1)
    #expect(result.output.contains("it cannot load this one; update curricc"), "\(result.output)")
    let json = try Tool.run("inspect", "--compat", "--json", bundle.path)
    #expect(json.status == 1)
    let said = try Said(json.output)
    #expect(!said.loadsHere)
    #expect((said.formatVersion, said.minReaderVersion) == (later, later))
    #expect(said.readers == [Said.Reader(ofFormat: later, knowsAll: true, since: "9.1.0")])
    let old = try Self.bundle(format: 0, readers: 0)
    let result0 = try Tool.run("inspect", "--compat", old.path)
    #expect(result0.status == 1)
    #expect(result0.output.contains("it cannot load this one; build it again"), "\(result0.output)")
  }

  @Test func whatIsNoBundleIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", "no bundle")
    for path in [folder.path("text"), folder.path("missing"), folder.path] {
      let result = try Tool.run("inspect", "--compat", path)
      #expect(result.status == 2, "\(path)")
      #expect(result.output.isEmpty)
    }
  }
}
