import CurriculumTestSupport
import Foundation
import Testing

/// Paths that `lint` is given: which curriculum they lie in, and which findings they show.
@Suite struct LintPathsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["c", "d"] {
      try LargeCurriculum.write(to: folder, as: name)
      try folder.write("\(name)/decks/one.yaml", "kind: deck\none: 1\n")
      try folder.write("\(name)/decks/more/two.yaml", "kind: deck\ntwo: 2\n")
      try folder.write("\(name)/quizzes/three.yml", "kind: deck\nthree: 3\n")
    }
  }

  private struct Findings: Decodable {
    struct Finding: Decodable {
      struct Location: Decodable { let path: String }
      let rule: String
      let location: Location?
    }
    let findings: [Finding]
  }

  /// The paths of the findings, each once, in their order; "-" for a finding without a place.
  private func found(_ paths: [String], in place: String = "") throws -> [String] {
    let result = try Tool.run(["lint", "--format", "json"] + paths, in: folder.path(place))
    #expect(result.status == 1 || result.status == 0, "\(result.error)")
    let findings = try JSONDecoder().decode(Findings.self, from: Data(result.output.utf8)).findings
    #expect((result.status == 1) == !findings.isEmpty)
    var seen: Set<String> = []
    return findings.map { $0.location?.path ?? "-" }.filter { seen.insert($0).inserted }
  }

  @Test(arguments: [
    (["c"], ["c/decks/more/two.yaml", "c/decks/one.yaml", "c/quizzes/three.yml"]),
    (["c/decks"], ["c/decks/more/two.yaml", "c/decks/one.yaml"]),
    (["c/decks/"], ["c/decks/more/two.yaml", "c/decks/one.yaml"]),
    (["./c//decks/more/../one.yaml"], ["c/decks/one.yaml"]),
    (["c/decks/one.yaml", "c/quizzes"], ["c/decks/one.yaml", "c/quizzes/three.yml"]),
    (["c/decks/one.yaml", "c/decks/one.yaml", "c/decks"], ["c/decks/more/two.yaml", "c/decks/one.yaml"]),
    (["c/curriculum.yaml"], []),
    (["c/decks/water.yaml"], []),
    (
      ["d/decks/one.yaml", "c/decks/one.yaml", "d/quizzes"],
      ["d/decks/one.yaml", "d/quizzes/three.yml", "c/decks/one.yaml"]
    ),
  ])
  func theFindingsShownAreThoseInTheNamedPaths(paths: [String], files: [String]) throws {
    #expect(try found(paths) == files)
  }

  @Test func pathsAreNamedFromWhereTheUserStands() throws {
    #expect(try found(["one.yaml"], in: "c/decks") == ["one.yaml"])
    #expect(try found(["."], in: "c/decks") == ["more/two.yaml", "one.yaml"])
    #expect(try found([], in: "c/decks") == ["more/two.yaml", "one.yaml"])
    #expect(try found(["../quizzes"], in: "c/decks") == ["../quizzes/three.yml"])
    #expect(try found(["more/../one.yaml"], in: "c/decks") == ["one.yaml"])
    #expect(try found(["decks/one.yaml"], in: "c") == ["decks/one.yaml"])
    #expect(
      try found([folder.path("c/decks/one.yaml")], in: "d") == [folder.path("c/decks/one.yaml")])
    #expect(try found(["../c/decks/one.yaml"], in: "d") == ["../c/decks/one.yaml"])
  }

  @Test func aCurriculumBehindALinkIsNamedByTheLink() throws {
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "c")
    #expect(try found(["link/decks"]) == ["link/decks/more/two.yaml", "link/decks/one.yaml"])
  }

  @Test func filesThatAreNoSourcesArePassedOver() throws {
    for name in [
      "c/notes.txt", "c/.cache/x.yaml", "c/.hidden.yaml", ".github/x.yaml", "README.md", ".pre.yaml",
    ] {
      try folder.write(name, "kind: [")
    }
    let names = [
      "c/notes.txt", "c/.cache/x.yaml", "c/.hidden.yaml", ".github/x.yaml", "README.md", ".pre.yaml",
    ]
    #expect(try found(names + ["c/.cache", "c/decks/one.yaml"]) == ["c/decks/one.yaml"])
    let nothing = try Tool.run(["lint"] + names, in: folder.path)
    #expect(nothing.status == 0)
    #expect(nothing.output == "no findings\n")
    #expect(nothing.error.isEmpty)
  }

  @Test func aPathThatIsNotThereIsNamed() throws {
    let result = try Tool.run("lint", "c", "c/decks/nowhere.yaml", in: folder.path)
    #expect(result.status == 2)
    #expect(result.error == "curricc: 'c/decks/nowhere.yaml' cannot be read: No such file or directory\n")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["x.yaml", "other", "other/y.yml"])
  func aPathInNoCurriculumIsNamed(path: String) throws {
    try folder.write("x.yaml", "a: 1\n")
    try folder.write("other/y.yml", "a: 1\n")
    let result = try Tool.run("lint", "c/decks/one.yaml", path, in: folder.path)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("curricc: '\(path)' is in no curriculum: "), "\(result.error)")
    #expect(result.error.contains("curriculum.yaml"))
    #expect(result.output.isEmpty)
  }

  @Test func findingsWithoutAPlaceAreShownWithTheWholeAndItsManifest() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path("c/l.yaml"), withDestinationPath: "/")
    #expect(try Tool.run("lint", "c", in: folder.path).output.contains("source/link"))
    #expect(try Tool.run("lint", "c/curriculum.yaml", in: folder.path).output.contains("source/link"))
    #expect(!(try Tool.run("lint", "c/decks", in: folder.path).output.contains("source/link")))
    #expect(try Tool.run("lint", "c/l.yaml", in: folder.path).output.contains("source/link"))
  }

  @Test func aNamedSourceThatCannotBeReadIsNotPassedOver() throws {
    try folder.write("c/decks/x.yaml/y.txt", "")
    let result = try Tool.run("lint", "c/decks/x.yaml", in: folder.path)
    #expect(result.status == 1)
    #expect(result.output.contains("c/decks/x.yaml' is a folder, expected a file"), "\(result.output)")
  }

  @Test func rulesLookAcrossTheWholeCurriculum() throws {
    // The lesson's unit is declared in a file that is not named.
    let result = try Tool.run("lint", "c/courses/es/n1/hello.yaml", in: folder.path)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func onlyNamedFilesAreMended() throws {
    for name in ["c/decks/mark.yaml", "c/decks/other.yaml", "d/decks/mark.yaml"] {
      try folder.write(name, "\u{FEFF}kind: deck\nid: x\n")
    }
    let result = try Tool.run("lint", "--fix", "c/decks/mark.yaml", "d/decks", in: folder.path)
    #expect(result.error.contains("in 4 files\n") || result.error.contains("applied "), "\(result.error)")
    #expect(try folder.read("c/decks/mark.yaml").first == UInt8(ascii: "k"))
    #expect(try folder.read("d/decks/mark.yaml").first == UInt8(ascii: "k"))
    #expect(try folder.read("c/decks/other.yaml").first == 0xEF)
    #expect(try folder.read("c/decks/one.yaml") == Data("kind: deck\none: 1\n".utf8))
  }

  @Test func theStatusDependsOnWhatIsShown() throws {
    #expect(try Tool.run("lint", "c/story", in: folder.path).status == 0)
    #expect(try Tool.run("lint", "c/story", "c/decks/one.yaml", in: folder.path).status == 1)
  }
}
