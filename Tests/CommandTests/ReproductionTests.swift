import CurriculumTestSupport
import Foundation
import Testing

@Suite struct ReproductionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder)
  }

  private func run(_ arguments: String...) throws -> Tool.Result { try Tool.run(arguments, in: folder.path) }

  private func changeSource(_ name: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try folder.read("c/" + name), as: UTF8.self)
    try #require(text.contains(old), "\(text)")
    try folder.write("c/" + name, text.replacingOccurrences(of: old, with: new))
  }

  @Test(arguments: [
    [], ["--no-search"], ["--source-revision", "abc123"], ["--no-distractors"],
    ["--structural", "--jobs", "1"],
  ])
  func aBundleIsBuiltAgainWithTheOptionsItShows(options: [String]) throws {
    let build = try Tool.run(["build", "c", "-o", "b.sqlite"] + options, in: folder.path)
    try #require(build.status == 0)
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let result = try run("verify", "--reproduce", "c", "b.sqlite")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output == "b.sqlite: 'c' builds it, byte for byte\n")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
  }

  @Test func anotherContentIsSaidTableByTable() throws {
    try #require(try run("build", "c", "-o", "b.sqlite").status == 0)
    try changeSource("curriculum.yaml", "version: 0.1.0", "version: 0.2.0")
    try changeSource("courses/es/n1/hello.yaml", "thank you; thanks", "thanks")
    let result = try run("verify", "--reproduce", "c", "b.sqlite")
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    for words in [
      "b.sqlite: 'c' builds another bundle",
      "another content version: the bundle says 0.1.0, built was 0.2.0",
      "another content hash: ", "cards: 1 row changed\n",
    ] { #expect(result.error.contains(words), "\(result.error)") }
  }

  @Test func anotherLayoutOfTheSameRowsIsSaid() throws {
    try #require(try run("build", "c", "-o", "b.sqlite").status == 0)
    var bytes = try folder.read("b.sqlite")
    bytes[27] ^= 1
    try folder.write("b.sqlite", bytes)
    let result = try run("verify", "--reproduce", "c", "b.sqlite")
    #expect(result.status == 1)
    #expect(result.error.contains("every row is the same"), "\(result.error)")
    #expect(result.error.contains("from byte 27 on"), "\(result.error)")
  }

  @Test func aSourceWithErrorsBuildsNothing() throws {
    try #require(try run("build", "c", "-o", "b.sqlite").status == 0)
    try folder.write("c/broken.yaml", "kind: nonsense\n")
    let result = try run("verify", "--reproduce", "c", "b.sqlite")
    #expect(result.status == 1)
    #expect(result.error.contains("'c' has errors and builds no bundle"), "\(result.error)")
    let missing = try run("verify", "--reproduce", "nowhere", "b.sqlite")
    #expect(missing.status == 2)
    #expect(try run("verify", "--reproduce", "c", "c/curriculum.yaml").status == 2)
  }
}
