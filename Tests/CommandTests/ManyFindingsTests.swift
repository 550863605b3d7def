import CurriculumTestSupport
import Foundation
import Testing

@Suite struct ManyFindingsTests {
  private struct Findings: Decodable {
    struct Finding: Decodable {
      struct Location: Decodable { let path: String }
      let rule: String
      let location: Location?
    }
    struct Summary: Decodable { let errors: Int }
    let findings: [Finding]
    let summary: Summary
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder)
  }

  /// Writes ten files with a thousand unknown keys each.
  private func writeTenThousandErrors() throws {
    for file in 0..<10 {
      var text = "kind: deck\nid: d\(file)\ntopic: T\ndepth: Foundational\nflashcards: []\n"
      for line in 0..<1000 { text += "zzzzzzz\(line): 1\n" }
      try folder.write("c/decks/d\(file).yaml", text)
    }
  }

  // Slow: ten thousand errors are found, and written twice.
  @Test func tenThousandErrorsAreAllCounted() throws {
    try writeTenThousandErrors()
    let human = try Tool.run("lint", folder.path("c"))
    #expect(human.status == 1)
    let blocks = human.output.components(separatedBy: "error[").count - 1
    #expect(blocks == 100)
    #expect(human.output.contains("… and "))
    #expect(human.output.contains("more; '--limit 0' shows all"))
    let json = try Tool.run("lint", folder.path("c"), "--format", "json")
    #expect(json.status == 1)
    let findings = try JSONDecoder().decode(Findings.self, from: Data(json.output.utf8))
    #expect(findings.findings.count { $0.rule == "schema/unknown-key" } == 10_000)
    #expect(findings.summary.errors >= 10_000)
    #expect(human.output.contains("\(findings.summary.errors) errors"))
    #expect(findings.findings.allSatisfy { $0.location?.path.hasPrefix(folder.path("c/decks/d")) ?? false })
  }

  @Test func theLimitCanBeRaisedAndLowered() throws {
    try folder.write("c/decks/x.yaml", "kind: deck\n" + (0..<300).map { "zzzzzzz\($0): 1\n" }.joined())
    let few = try Tool.run("lint", folder.path("c"), "--limit", "3")
    #expect(few.output.components(separatedBy: "error[").count - 1 == 3)
    let all = try Tool.run("lint", folder.path("c"), "--limit", "0")
    #expect(all.output.components(separatedBy: "error[").count - 1 >= 300)
    #expect(!all.output.contains("… and "))
    #expect(few.output.split(separator: "\n").last == all.output.split(separator: "\n").last)
  }

  // Without end if every reference were compared with every unit to find the nearest.
  @Test(.timeLimit(.minutes(2))) func thousandsOfUnresolvedReferencesAreFoundInTime() throws {
    var band =
      "kind: band\nlanguage: es\nid: n2\nshort_label: N2\nlong_label: Novice Mid\norder_idx: 1\nunits:\n"
    var boss = "kind: boss-test\nlanguage: es\nband: n2\nid: n2-boss\ntitle: T\npass_score_pct: 75\nitems:\n"
    for index in 0..<1000 {
      band += "  - {id: es-n2-u\(index), title: T, can_do: I can.}\n"
      boss += "  - {id: b\(index), unit: es-n9-v\(index), type: translate_text, prompt: P, answer: A}\n"
    }
    try folder.write("c/band.yaml", band)
    try folder.write("c/boss.yaml", boss)
    let result = try Tool.run("lint", folder.path("c"), "--format", "json")
    let findings = try JSONDecoder().decode(Findings.self, from: Data(result.output.utf8))
    #expect(findings.findings.count { $0.rule == "ref/unresolved" } == 1000)
  }

  // Slow: files of 70 and 200 MB, though only 64 MiB of each are read.
  @Test(arguments: [70_000_000, 200_000_000])
  func aFileOfManyMegabytesIsNamedWithItsSizeAndTheLimit(bytes: Int) throws {
    try folder.write("c/decks/big.yaml", "")
    try #require(truncate(folder.path("c/decks/big.yaml"), off_t(bytes)) == 0)
    let result = try Tool.run("lint", folder.path("c"))
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "error[yaml/too-large]: the file has \(bytes) bytes; the limit for a file is 67108864"))
    #expect(result.output.contains("c/decks/big.yaml:1:1"))
    #expect(result.output.contains("1 error\n"))
  }

  // Slow: a text of 70 MB is written.
  @Test func aFileOfTextBeyondTheLimitIsReportedWithoutItsContent() throws {
    try folder.write("c/decks/big.yaml", Data(repeating: UInt8(ascii: "x"), count: 70_000_000))
    let result = try Tool.run("lint", folder.path("c"))
    #expect(result.status == 1)
    #expect(result.output.contains("yaml/too-large"))
    #expect(result.output.utf8.count < 5000)
  }

  @Test func aTextOfTwoMegabytesIsReportedWithoutItsContent() throws {
    try folder.write(
      "c/decks/big.yaml", "kind: deck\ntopic: " + String(repeating: "x", count: 2_000_000) + "\n")
    let result = try Tool.run("lint", folder.path("c"))
    #expect(result.status == 1)
    #expect(result.output.contains("this text has 2000000 bytes; the limit for one text is 1048576"))
    #expect(result.output.utf8.count < 5000)
  }

  @Test func aLongTextInTheWrongPlaceIsReportedWithoutItsContent() throws {
    try folder.write(
      "c/decks/big.yaml", "kind: deck\ndepth: " + String(repeating: "x", count: 900_000) + "\n")
    let result = try Tool.run("lint", folder.path("c"))
    #expect(result.status == 1)
    #expect(result.output.utf8.count < 20_000, "\(result.output.utf8.count) bytes")
  }

  @Test(arguments: ["[", "- ", "{a: "])
  func aMillionLevelsEndInAFinding(opening: String) throws {
    try folder.write("c/decks/deep.yaml", String(repeating: opening, count: 1_000_000))
    let result = try Tool.run("lint", folder.path("c"))
    #expect(result.status == 1)
    #expect(result.output.contains("yaml/too-deep"))
    #expect(result.output.contains("64 levels"))
    #expect(result.output.utf8.count < 5000)
  }
}
