import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import Testing

@Suite struct ColumnUnitTests {
  /// What the places are counted in: letters of one to four bytes, marks, and characters of many code points.
  private static let letters = ["a", "é", "e\u{301}", "語", "𝄞", "😀", "👨‍👩‍👧", "🇲🇽", "שׁ", "\t", "\u{200B}", "กำ"]

  /// Start and end columns of a format's only region.
  private func columns(_ format: ReportFormat, _ report: Report) throws -> (line: Int, start: Int, end: Int) {
    let value = try JSONSerialization.jsonObject(with: Data(format.text(report).utf8))
    switch format.name {
    case "sarif":
      let run = try #require(((value as? [String: Any])?["runs"] as? [[String: Any]])?.first)
      let result = try #require((run["results"] as? [[String: Any]])?.first)
      let location = try #require(
        (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      let region = try #require(location["region"] as? [String: Int])
      return (region["startLine"] ?? 0, region["startColumn"] ?? 0, region["endColumn"] ?? 0)
    default:
      let list =
        (value as? [String: Any])?[format.name == "json" ? "findings" : "diagnostics"] as? [[String: Any]]
      let location = try #require(list?.first?["location"] as? [String: Any])
      let range = location["range"] as? [String: Any] ?? location
      let start = try #require(range["start"] as? [String: Int])
      let end = try #require(range["end"] as? [String: Int])
      return (start["line"] ?? 0, start["column"] ?? 0, end["column"] ?? 0)
    }
  }

  /// The columns must be what Swift's own views of the text before the place count.
  private func expectColumns(before: String, marked: String, after: String, mark: String = "") throws {
    let head = mark + "first: line\r\n"
    let source = SourceFile(path: "a.yaml", text: head + before + marked + after + "\nlast: line\n")
    let lower = head.utf8.count + before.utf8.count
    var diagnostics = Diagnostics()
    diagnostics.report(
      try #require(Rule.named("kit/name-length")), "wrong",
      at: SourceSpan(SourceFile.ID(0), lower, lower + marked.utf8.count))
    let report = Report(diagnostics, sources: [source])
    let both = before + marked
    let expected = [
      ("json", before.count + 1, both.count + 1), ("sarif", before.utf16.count + 1, both.utf16.count + 1),
      ("rdjson", before.utf8.count + 1, both.utf8.count + 1),
    ]
    for (name, start, end) in expected {
      let found = try columns(try #require(ReportFormat.named(name)), report)
      #expect(found == (2, start, end), "\(name), \(before.count) characters before '\(marked)'")
    }
  }

  @Test(arguments: letters)
  func eachFormatCountsColumnsInItsUnit(letter: String) throws {
    try expectColumns(before: "x: \(letter)\(letter) ", marked: "\(letter)z", after: letter)
    try expectColumns(before: "", marked: letter, after: "")
    try expectColumns(before: "x: ", marked: "", after: letter, mark: "\u{FEFF}")
  }

  @Test func columnsOfLongLinesAreCountedTheSameWay() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<40 {
      let length = Int(random.next() % 3000)
      let before = (0..<length).map { _ in Self.letters[Int(random.next() % 12)] + "x" }.joined()
      try expectColumns(before: before, marked: "語😀", after: String(repeating: "é", count: 400))
    }
  }

  @Test func aByteOrderMarkCountsAsBytesOnly() throws {
    let source = SourceFile(path: "a.yaml", text: "\u{FEFF}kind: deck\n")
    var diagnostics = Diagnostics()
    diagnostics.report(
      try #require(Rule.named("kit/name-length")), "wrong", at: SourceSpan(SourceFile.ID(0), 3, 7))
    let report = Report(diagnostics, sources: [source])
    #expect(try columns(.json, report) == (1, 1, 5))
    #expect(try columns(.sarif, report) == (1, 1, 5))
    #expect(try columns(.rdjson, report) == (1, 4, 8))
  }

  // Slow if columns were counted from the start of the line each time: a line of 2 MB with 20,000 findings.
  @Test(.timeLimit(.minutes(1))) func manyFindingsOnALongLineAreLocatedInTime() throws {
    let count = 20_000
    let text = String(repeating: "語: x, " + String(repeating: "é", count: 45), count: count)
    let width = text.utf8.count / count
    let source = SourceFile(path: "a.yaml", text: text)
    let rule = try #require(Rule.named("kit/name-length"))
    var diagnostics = Diagnostics()
    let first = SourceSpan(SourceFile.ID(0), 0, 3)
    for index in 0..<count {
      let place = SourceSpan(SourceFile.ID(0), index * width, index * width + 3)
      diagnostics.report(rule, "finding \(index)", at: place, labels: [Label(first, "the first")])
    }
    let written = ReportFormat.json.text(Report(diagnostics, sources: [source]))
    let perCharacter = text.count / count
    #expect(written.contains("\"start\":{\"column\":\((count - 1) * perCharacter + 1),\"line\":1,"))
  }
}
