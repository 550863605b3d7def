import CurriculumCompiler
import Testing

@Suite struct TextReportTests {
  /// The report of one finding at the first place, with the others as labels.
  private func report(_ files: [(path: String, text: String)], in main: Int = 0, limit: Int = 100) throws
    -> String
  {
    let sources = files.map { MarkedSource($0.path, $0.text) }
    let rule = try #require(Rule.named("schema/duplicate-key"))
    func span(_ file: Int, _ index: Int) -> SourceSpan {
      let place = sources[file].spans[index]
      return SourceSpan(SourceFile.ID(file), place.lower, place.upper)
    }
    var labels: [Label] = []
    for file in sources.indices {
      for index in sources[file].spans.indices where file != main || index > 0 {
        labels.append(Label(span(file, index), "place \(labels.count + 1)"))
      }
    }
    var diagnostics = Diagnostics()
    diagnostics.report(
      rule, "what is wrong", at: span(main, 0), labels: labels, notes: ["a fact"], help: "what to do")
    let report = Report(diagnostics, sources: sources.map(\.source), pathPrefix: "mine/")
    var text = TextReport(report, usesColour: false, limit: limit)
    return text.render()
  }

  private func report(_ text: String) throws -> String { try report([("a.yaml", text)]) }

  @Test(arguments: [
    ("wide", "kind: deck\ntopic: 日本語の⟦漢字⟧、かな\n"),
    ("full-width", "topic: ＡＢ⟦Ｃ！⟧ 한국⟦어⟧ 😀⟦😀⟧ 🇲🇽⟦🇯🇵⟧x\n"),
    ("combining", "topic: e\u{301}a\u{308}⟦o\u{302}\u{323}n\u{303}⟧ nai\u{308}ve\n"),
    ("arabic", "topic: مرحبا ⟦يا عالم⟧ صباح\n"),
    ("hebrew", "native_text: hello, target_text: ⟦שלום⟧\n"),
    ("tabs", "a:\t⟦b⟧\tc\t⟦d\te⟧\n"),
    (
      "long-line",
      "topic: " + String(repeating: "abcdefghi ", count: 60) + "⟦here⟧" + String(repeating: " xyz", count: 99)
        + "\n"
    ),
    (
      "long-wide-line",
      "topic: " + String(repeating: "漢字かな", count: 60) + "⟦ここ⟧" + String(repeating: "日本", count: 99) + "\n"
    ),
    ("several-lines", "topic: ⟦|\n  one\n  two⟧\nnext: x\n"),
    ("whole-line-and-break", "a: x\n⟦b: y\n⟧c: z\n"),
    ("several-labels", "⟦name⟧: x\n⟦name⟧: y\n# more\n\n\nname: ⟦z⟧\n"),
    ("insertion", "title:⟦⟧\nlanguage: x\n"),
    ("insertion-at-end", "title: x\nlanguage⟦⟧"),
    ("control-characters", "a\u{1}b\u{7F}c ⟦d\u{1B}[31me⟧ f\n"),
    ("crlf", "kind: deck\r\ntopic: ⟦Water⟧\r\nid: x\r\n"),
    ("byte-order-mark", "\u{FEFF}⟦kind⟧: deck\n"),
    ("empty-file", "⟦⟧"),
    ("thai", "topic: น้ำ⟦ตก⟧\n"),
  ])
  func aSnippetMarksTheVeryPlace(name: String, text: String) throws {
    try Golden.expect(try report(text), "report-\(name).txt")
  }

  @Test(arguments: ["x", "ñ", "語", "😀"])
  func aLongSpanIsCutBetweenTwoCharacters(character: String) throws {
    let text = try report("topic: ⟦" + String(repeating: character, count: 5000) + "⟧ y\n")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 700 })
    #expect(!text.contains("\u{FFFD}"))
    #expect(text.contains("^…"))
  }

  @Test func aSnippetShowsOtherFilesWithTheirPaths() throws {
    let text = try report(
      [
        ("a.yaml", "one: ⟦1⟧\n"), ("b/c.yaml", "kind: deck\ntwo: ⟦2⟧ and ⟦3⟧\n"),
        ("d.yaml", "x:\n  ⟦y⟧: z\n"),
      ], in: 1)
    try Golden.expect(text, "report-other-files.txt")
  }

  @Test func placesOnOneLineAreMarkedOnItTogetherWhenAllFit() throws {
    let far = try report("a: ⟦1⟧" + String(repeating: " x", count: 200) + " ⟦2⟧\n")
    #expect(far.components(separatedBy: "1 | ").count == 3, "\(far)")
    let near = try report("a: ⟦1⟧, b: ⟦2⟧, c: ⟦3⟧\n")
    #expect(
      near.contains("1 | a: 1, b: 2, c: 3\n  |    ^     - place 1\n  |                - place 2\n"), "\(near)"
    )
    let left = try report([("a.yaml", "# ⟦1⟧ ⟦2⟧\n")], in: 0)
    #expect(left.contains("1 | # 1 2\n  |   ^ - place 1\n"), "\(left)")
  }

  @Test func aLabelLeftOfThePlaceHasALineOfItsOwn() throws {
    let source = SourceFile(path: "a.yaml", text: "right: x, wrong: x\n")
    let file = SourceFile.ID(0)
    var diagnostics = Diagnostics()
    diagnostics.report(
      try #require(Rule.named("kit/incorrect-contains-correct")), "wrong", at: SourceSpan(file, 17, 18),
      labels: [Label(SourceSpan(file, 7, 8), "the right answer")])
    var text = TextReport(Report(diagnostics, sources: [source]), usesColour: false)
    let expected = "1 | right: x, wrong: x\n  |                  ^\n  |        - the right answer\n"
    let rendered = text.render()
    #expect(rendered.contains(expected), "\(rendered)")
  }

  @Test func messagesAreOneLineWithoutCommandsForTheTerminal() throws {
    let source = SourceFile(path: "a\nb.yaml", text: "x\n")
    var diagnostics = Diagnostics()
    diagnostics.report(
      try #require(Rule.named("schema/unknown-key")), "a\u{1B}[31mb\nc\u{9B}d",
      at: SourceSpan(SourceFile.ID(0), 0, 1),
      notes: ["n\ro"], help: "h\u{7}i")
    var text = TextReport(Report(diagnostics, sources: [source]), usesColour: false)
    let rendered = text.render()
    #expect(rendered.contains("a\u{FFFD}[31mb c\u{FFFD}d\n"), "\(rendered)")
    #expect(rendered.contains("--> a b.yaml:1:1\n"))
    #expect(rendered.contains("note: n o\n") && rendered.contains("help: h\u{FFFD}i\n"))
  }

  @Test func directionOverridesDoNotReachTheTerminal() throws {
    let source = SourceFile(path: "a.yaml", text: "x: \u{202E}abc\u{2066}d\u{9B}\n")
    var diagnostics = Diagnostics()
    let span = SourceSpan(SourceFile.ID(0), 0, 1)
    diagnostics.report(
      try #require(Rule.named("text/bidi-control")), "a\u{202E}b", at: span,
      labels: [Label(span, "c\u{2067}d")])
    var text = TextReport(Report(diagnostics, sources: [source]), usesColour: false)
    let rendered = text.render()
    #expect(rendered.contains("x: \u{FFFD}abc\u{FFFD}d\u{FFFD}\n"), "\(rendered)")
    #expect(rendered.contains("a\u{FFFD}b") && rendered.contains("c\u{FFFD}d"), "\(rendered)")
  }

  @Test func allBarsOfAFindingStandInOneColumn() throws {
    let text = try report("⟦a⟧: x\n" + String(repeating: "# line\n", count: 120) + "⟦a⟧: y\n")
    let columns = text.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "|").map { line[..<$0].count }
    }
    #expect(columns.count == 6)
    #expect(Set(columns).count == 1, "\(text)")
  }

  @Test func aNumberInTheGutterStandsBehindItsArrow() throws {
    let text = try report(String(repeating: "# line\n", count: 1233) + "⟦a⟧: x\n")
    #expect(text.contains("    --> mine/a.yaml:1234:1\n     |\n1234 | a: x\n     | ^\n"), "\(text)")
  }

  @Test func findingsBeyondTheLimitAreCountedAndErrorsComeFirst() throws {
    let source = SourceFile(path: "a.yaml", text: String(repeating: "x\n", count: 50))
    let error = try #require(Rule.named("schema/unknown-key"))
    let warning = try #require(Rule.named("yaml/byte-order-mark"))
    var diagnostics = Diagnostics()
    for line in 0..<50 {
      let span = SourceSpan(SourceFile.ID(0), line * 2, line * 2 + 1)
      diagnostics.report(line < 45 ? warning : error, "finding \(line)", at: span)
    }
    var text = TextReport(Report(diagnostics, sources: [source]), usesColour: false, limit: 7)
    let rendered = text.render()
    for line in 45..<50 { #expect(rendered.contains("finding \(line)\n")) }
    #expect(rendered.contains("… and 43 more; '--limit 0' shows all\n"))
    var all = TextReport(Report(diagnostics, sources: [source]), usesColour: false, limit: 0)
    #expect(!all.render().contains("more;"))
  }

  @Test func colourChangesNothingButColour() throws {
    let source = SourceFile(path: "a.yaml", text: "topic: 漢字\n")
    var diagnostics = Diagnostics()
    diagnostics.report(
      try #require(Rule.named("schema/unknown-key")), "wrong", at: SourceSpan(SourceFile.ID(0), 7, 13),
      help: "mend it")
    let report = Report(diagnostics, sources: [source])
    var plain = TextReport(report, usesColour: false)
    var coloured = TextReport(report, usesColour: true)
    let rendered = coloured.render()
    #expect(rendered.contains("\u{1B}["))
    #expect(rendered.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.render())
    #expect(!plain.render().contains("\u{1B}"))
  }

  /// Widths by Unicode Standard Annex 11, Unicode 15.0: W and F take two columns, marks none.
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("カ", 2), ("ｶ", 1), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("Ａ", 2), ("。", 2), ("😀", 2), ("🇲🇽", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("✅", 2), ("⭐", 2), ("⚡", 2), ("⏰", 2),
    ("🟢", 2),
    ("م", 1), ("مَ", 1), ("ש", 1), ("ы", 1), ("½", 1), ("\u{200B}", 0), ("𠀀", 2), ("น้ำ", 2), ("ต", 1), ("の", 2),
  ])
  func aCharacterHasItsWidth(text: String, width: Int) { #expect(displayWidth(text) == width) }

  @Test(.timeLimit(.minutes(1))) func manyFindingsOnOneLineAreLocatedInTime() throws {
    let text = "{" + String(repeating: "name: x, ", count: 4000) + "kind: curriculum}\n"
    let compilation = CompiledStarter("curriculum.yaml", text).compilation
    var json = JSONReport(Report(compilation.diagnostics, sources: compilation.sources))
    #expect(json.render().contains("\"errors\":4000"))
  }
}
