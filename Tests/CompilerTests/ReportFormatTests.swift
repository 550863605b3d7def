import CurriculumCompiler
import Foundation
import Testing

/// A report that a person can check by eye: four findings in two files, one without a place, two with fixes.
private enum ExampleReport {
  static let kit = MarkedSource(
    "story/pets.yaml",
    """
    kind: kit
    name: ⟦Haustiere & <Vögel> | "alle"⟧
    questions:
      - {id: cat, question: 🐈 𝄞 Katze, correct_answer: ⟦cat⟧, incorrect_answers: [⟦Cat⟧, dog]}

    """)
  static let deck = MarkedSource("decks/water.yaml", "⟦\u{FEFF}⟧kind: deck\n⟦topik⟧: Wasser\n")

  static func rule(_ name: String) throws -> Rule { try #require(Rule.named(name)) }

  /// The example, as curricc would report it when run in `/home/mine`.
  static func report() throws -> Report {
    let deck = SourceFile.ID(0)
    let kit = SourceFile.ID(1)
    func span(_ file: SourceFile.ID, _ index: Int) -> SourceSpan {
      let place = (file == deck ? Self.deck : Self.kit).spans[index]
      return SourceSpan(file, place.lower, place.upper)
    }
    var diagnostics = Diagnostics()
    diagnostics.report(
      try rule("source/link"), "'curriculum/x' is a link and was not followed", at: nil,
      help: "put the file itself into the curriculum")
    diagnostics.report(
      try rule("yaml/byte-order-mark"), "the file begins with a byte order mark", at: span(deck, 0),
      severity: .info, fix: Fix("remove the byte order mark", [Edit(span(deck, 0), "")]))
    diagnostics.report(
      try rule("schema/unknown-key"), "there is no field 'topik'", at: span(deck, 1),
      notes: ["a deck has a topic"],
      help: "did you mean 'topic'?",
      fix: Fix("write 'topic'", [Edit(span(deck, 1), "topic")], safety: .unsafe))
    diagnostics.report(
      try rule("kit/name-length"), "the name 'Haustiere & <Vögel> | \"alle\"' is long\r\n50 % {more}",
      at: span(kit, 0))
    diagnostics.report(
      try rule("kit/incorrect-contains-correct"), "the wrong answer 'Cat' is the right one", at: span(kit, 2),
      labels: [Label(span(kit, 1), "the right answer")], help: "put another in its place")
    var options = ReportOptions()
    options.workingFolder = "/home/mine"
    options.toolVersion = "1.2.3"
    return Report(
      [
        Report.Section(
          diagnostics, sources: [Self.deck.source, Self.kit.source],
          paths: SourcePaths(prefix: "/home/mine/my curriculum/"))
      ], options: options)
  }
}

@Suite struct ReportFormatTests {
  /// JSON on many lines, with the keys in order.
  private func pretty(_ value: Any) throws -> String {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self) + "\n"
  }

  private func json(_ format: ReportFormat, _ report: Report) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(format.text(report).utf8), options: .fragmentsAllowed)
  }

  @Test(arguments: ["human", "github", "junit", "checkstyle", "markdown"])
  func theExampleIsWrittenAsText(name: String) throws {
    let format = try #require(ReportFormat.named(name))
    try Golden.expect(format.text(try ExampleReport.report()), "format-\(name).txt")
  }

  @Test(arguments: ["json", "gitlab", "rdjson"])
  func theExampleIsWrittenAsJSON(name: String) throws {
    let format = try #require(ReportFormat.named(name))
    try Golden.expect(try pretty(json(format, ExampleReport.report())), "format-\(name).json")
  }

  /// The golden file has the description of one rule only, and no rule's number: both change with every new rule.
  @Test func theExampleIsWrittenAsSARIF() throws {
    var log = try #require(try json(.sarif, ExampleReport.report()) as? [String: Any])
    var run = try #require((log["runs"] as? [[String: Any]])?.first)
    var tool = try #require(run["tool"] as? [String: Any])
    var driver = try #require(tool["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == Rule.all.map(\.name))
    run["results"] = try #require(run["results"] as? [[String: Any]]).map { result in
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      return result.filter { $0.key != "ruleIndex" }
    }
    driver["rules"] = rules.filter { $0["id"] as? String == "yaml/byte-order-mark" }
    tool["driver"] = driver
    run["tool"] = tool
    log["runs"] = [run]
    try Golden.expect(try pretty(log), "format-sarif.json")
  }

  @Test(arguments: ReportFormat.all.map(\.name))
  func aReportWithoutFindingsIsWhole(name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let text = format.text(Report(Diagnostics(), sources: []))
    switch name {
    case "human", "github": #expect(text.isEmpty)
    case "markdown": #expect(text == "**curricc**: no findings\n")
    case "junit": #expect(text.contains("tests=\"1\"") && text.hasSuffix("</testsuites>\n"))
    case "checkstyle": #expect(text.hasSuffix("<checkstyle version=\"10.0\">\n</checkstyle>\n"))
    default: #expect(throws: Never.self) { _ = try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    }
  }

  @Test func everyFormatHasItsNameAndItsWords() {
    #expect(Set(ReportFormat.all.map(\.name)).count == ReportFormat.all.count)
    for format in ReportFormat.all {
      #expect(ReportFormat.named(format.name)?.summary == format.summary)
      #expect(!format.summary.isEmpty && !format.summary.hasSuffix("."))
    }
    #expect(ReportFormat.named("xml") == nil)
  }

  @Test(arguments: ReportFormat.all.map(\.name))
  func piecesAreTheWhole(name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let source = SourceFile(path: "a.yaml", text: String(repeating: "x\n", count: 3000))
    var diagnostics = Diagnostics()
    for line in 0..<3000 {
      diagnostics.report(
        try ExampleReport.rule("kit/name-length"), "finding \(line) " + String(repeating: "é", count: 99),
        at: SourceSpan(SourceFile.ID(0), line * 2, line * 2 + 1))
    }
    var report = Report(diagnostics, sources: [source])
    report.options.limit = 0
    let pieces = Pieces()
    var output = ReportOutput { pieces.all.append($0) }
    format.render(report, &output)
    output.finish()
    #expect(pieces.all.count > 1 || name == "markdown")
    #expect(String(decoding: pieces.all.joined(), as: UTF8.self) == format.text(report))
  }

  private final class Pieces {
    var all: [[UInt8]] = []
  }

  @Test func aLimitKeepsTheWorstAndTheSummaryCountsAll() throws {
    let source = SourceFile(path: "a.yaml", text: String(repeating: "x\n", count: 30))
    var diagnostics = Diagnostics()
    for line in 0..<30 {
      diagnostics.report(
        try ExampleReport.rule("kit/name-length"), "finding \(line)",
        at: SourceSpan(SourceFile.ID(0), line * 2, line * 2 + 1),
        severity: line % 3 == 0 ? .info : line % 3 == 1 ? .warning : .error)
    }
    var report = Report(diagnostics, sources: [source])
    report.options.limit = 12
    let written = try #require(try json(.json, report) as? [String: Any])
    let findings = try #require(written["findings"] as? [[String: Any]])
    let severities = findings.compactMap { $0["severity"] as? String }
    #expect(severities.count { $0 == "error" } == 10 && severities.count { $0 == "warning" } == 2)
    let lines = findings.compactMap {
      ($0["message"] as? String)?.split(separator: " ").last.flatMap { Int($0) }
    }
    #expect(lines == lines.sorted())
    #expect(written["summary"] as? [String: Int] == ["errors": 10, "infos": 10, "warnings": 10])
  }

  @Test func fingerprintsDoNotDependOnWhatIsShown() throws {
    let source = SourceFile(path: "a.yaml", text: "- x\n- x\n- x\n")
    var diagnostics = Diagnostics()
    for line in 0..<3 {
      diagnostics.report(
        try ExampleReport.rule("kit/name-length"), "wrong",
        at: SourceSpan(SourceFile.ID(0), line * 4 + 2, line * 4 + 3))
    }
    func fingerprints(_ report: Report) throws -> [String] {
      let issues = try #require(try json(.gitlab, report) as? [[String: Any]])
      return issues.compactMap { $0["fingerprint"] as? String }
    }
    var section = Report.Section(diagnostics, sources: [source], paths: SourcePaths())
    let all = try fingerprints(Report([section]))
    #expect(Set(all).count == 3)
    section.show { $0.span?.lower == 6 }
    #expect(try fingerprints(Report([section])) == [all[1]])
  }

  @Test func aFixOfSeveralEditsIsOneSuggestion() throws {
    let source = MarkedSource("a.yaml", "é: ⟦1⟧ # ⟦⟧two\nb: ⟦3⟧\n")
    let spans = source.spans.map { SourceSpan(SourceFile.ID(0), $0.lower, $0.upper) }
    var diagnostics = Diagnostics()
    diagnostics.report(
      try ExampleReport.rule("kit/name-length"), "wrong", at: spans[0],
      fix: Fix("mend", [Edit(spans[0], "eins"), Edit(spans[1], "zwei "), Edit(spans[2], "")]))
    let result = try #require(
      try json(.rdjson, Report(diagnostics, sources: [source.source])) as? [String: Any])
    let diagnostic = try #require((result["diagnostics"] as? [[String: Any]])?.first)
    let suggestion = try #require((diagnostic["suggestions"] as? [[String: Any]])?.first)
    #expect(suggestion["text"] as? String == "eins # zwei two\nb: ")
    let range = try #require(suggestion["range"] as? [String: [String: Int]])
    #expect(range == ["start": ["line": 1, "column": 5], "end": ["line": 2, "column": 5]])
  }

  @Test func aPlaceThatEndsBeforeALineHasNoPartOfIt() throws {
    let source = MarkedSource("a.yaml", "⟦a: 1\nb: 2\n⟧c: ⟦3\n  4⟧\n")
    var diagnostics = Diagnostics()
    for (number, place) in source.spans.enumerated() {
      let span = SourceSpan(SourceFile.ID(0), place.lower, place.upper)
      diagnostics.report(try ExampleReport.rule("kit/name-length"), "wrong \(number)", at: span)
    }
    let report = Report(diagnostics, sources: [source.source])
    #expect(
      ReportFormat.github.text(report) == """
        ::error file=a.yaml,line=1,endLine=2,title=kit/name-length::wrong 0
        ::error file=a.yaml,line=3,endLine=4,title=kit/name-length::wrong 1

        """)
  }

  @Test(arguments: [
    ("/home/mine/c/a.yaml", "c/a.yaml"), ("/home/minea/a.yaml", "/home/minea/a.yaml"),
    ("./c/a.yaml", "c/a.yaml"),
    ("../c/./a.yaml", "../c/a.yaml"), ("b/../c//a.yaml", "c/a.yaml"), ("a..b/c./d.yaml", "a..b/c./d.yaml"),
    ("/x/../y/a.yaml", "/y/a.yaml"),
  ])
  func toolsAreGivenPathsFromTheWorkingFolder(path: String, expected: String) throws {
    var diagnostics = Diagnostics()
    diagnostics.report(
      try ExampleReport.rule("kit/name-length"), "wrong", at: SourceSpan(SourceFile.ID(0), 0, 1))
    var report = Report(diagnostics, sources: [SourceFile(path: path, text: "x\n")])
    report.options.workingFolder = "/home/mine"
    #expect(ReportFormat.github.text(report).hasPrefix("::error file=\(expected),line=1,"))
  }
}
