import CurriculumTestSupport
import Foundation
import Testing

/// What `curricc extract` writes beside the questions: reports and figures.
@Suite struct ExtractReportTests {
  private static let documents = Repository.path + "/Evaluation/extraction/development"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func document(_ name: String) -> String { "\(documents)/\(name).pdf" }

  @Test func aReportShowsTheYAMLAsItIsInTheFile() throws {
    let result = try Tool.run(
      "extract", Self.document("nested-dotted-lines"), "--answers",
      Self.document("nested-dotted-lines-markscheme"), "-o", folder.path("paper.yaml"), "--report",
      folder.path("paper.html"))
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output == folder.path("paper.yaml") + "\n")
    #expect(result.error.contains("is shown in '\(folder.path("paper.html"))'"), "\(result.error)")
    let report = String(decoding: try folder.read("paper.html"), as: UTF8.self)
    let pieces = report.components(separatedBy: "<code>").dropFirst()
      .map { $0.components(separatedBy: "</code>")[0] }
    #expect(pieces.count == 24)
    let file = String(decoding: try folder.read("paper.yaml"), as: UTF8.self)
      .split(separator: "\n").map { $0.drop { " -".contains($0) } }
    for piece in pieces {
      let text = piece.replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing(
        "&lt;", with: "<"
      )
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      // Long texts are folded elsewhere in a file, where they stand deeper.
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("id: ") || $0.hasPrefix("type: ") }
      #expect(
        lines.count == 2 && lines.allSatisfy { file.contains($0.drop { " -".contains($0) }) }, "\(text)")
    }
    #expect(report.contains("nested-dotted-lines-markscheme.pdf"))
    #expect(report.contains("answer_file: nested-dotted-lines-markscheme.pdf"))
  }

  @Test func aReportThatIsThereStaysUnlessItMayBeReplaced() throws {
    try folder.write("out/glossary-colon-groff.html", "mine")
    let arguments = [
      "extract", Self.document("glossary-colon-groff"), "--jsonl", "--report", folder.path("out"),
    ]
    let refused = try Tool.run(arguments)
    #expect(refused.status == 2)
    #expect(refused.output.isEmpty)
    #expect(refused.error.contains("is there already; nothing was written"), "\(refused.error)")
    #expect(try folder.read("out/glossary-colon-groff.html") == Data("mine".utf8))
    #expect(try Tool.run(arguments + ["--force"]).status == 0)
    #expect(try folder.read("out/glossary-colon-groff.html").starts(with: Data("<!doctype html>".utf8)))
  }

  @Test func severalDocumentsHaveAReportEach() throws {
    let glossary = try Data(contentsOf: URL(fileURLWithPath: Self.document("glossary-colon-groff")))
    for name in ["a/one.pdf", "a/two.pdf", "b/two.pdf"] { try folder.write("in/" + name, glossary) }
    let result = try Tool.run(
      "extract", folder.path("in"), "--jsonl", "--report", folder.path("reports"))
    #expect(result.status == 1)
    #expect(
      result.error.contains("two.html' was written for another document in this run"), "\(result.error)")
    let reports = try FileManager.default.contentsOfDirectory(atPath: folder.path("reports")).sorted()
    #expect(reports == ["one.html", "two.html"])
  }

  @Test func aReportThatCannotBeWrittenLeavesNothingBehind() throws {
    let result = try Tool.run(
      "extract", Self.document("glossary-colon-groff"), "--jsonl", "--report", folder.path("none/x.html"))
    #expect(result.status == 2)
    #expect(result.error.contains("x.html' cannot be written"), "\(result.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func figuresAreCutOutAndNamedWhereTheyBelong() throws {
    let arguments = [
      "extract", Self.document("nested-dotted-lines"), "--figures", folder.path("figures"), "--jsonl",
    ]
    let result = try Tool.run(arguments)
    #expect(result.status == 0, "\(result.error)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("figures")).sorted()
    let items = try result.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let named = items.flatMap { $0["images"] as? [String] ?? [] }
    #expect(!files.isEmpty && Set(named) == Set(files), "\(named) and \(files)")
    for file in files {
      #expect(try folder.read("figures/\(file)").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
    let notes = items.flatMap { $0["review"] as? [String] ?? [] }
    #expect(files.allSatisfy { file in notes.contains { $0.contains("'\(file)'") } }, "\(notes)")
    // A file that a person may have edited stays.
    try folder.write("figures/\(files[0])", "mine")
    let second = try Tool.run(arguments)
    #expect(second.status == 0)
    #expect(second.error.contains("'\(folder.path("figures/" + files[0]))' is there already and stays"))
    #expect(try folder.read("figures/\(files[0])") == Data("mine".utf8))
    #expect(try Tool.run(arguments + ["--force"]).status == 0)
    #expect(try folder.read("figures/\(files[0])").starts(with: [0x89]))
  }

  @Test func aQuizNamesThePictureOfItsQuestion() throws {
    let result = try Tool.run(
      "extract", Self.document("nested-dotted-lines"), "--figures", folder.path("figures"))
    #expect(result.output.contains("image:\n"), "\(result.output) \(result.error)")
    #expect(result.output.contains("file: nested-dotted-lines-p"), "\(result.output)")
  }
}
