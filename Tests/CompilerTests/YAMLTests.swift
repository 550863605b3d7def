import CurriculumCompiler
import Testing

/// A broken `curriculum.yaml`, and the one finding that it ends in.
struct BrokenYAML: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]
  let rule: String
  /// The bytes that the finding's span cuts out of the file.
  let marked: [UInt8]
  /// Line and column, `line:column`.
  let place: String
  /// A part of the message or of the help.
  let says: String

  var testDescription: String { name }

  init(_ name: String, _ bytes: [UInt8], _ rule: String, _ marked: [UInt8], _ place: String, _ says: String) {
    self.name = name
    self.bytes = bytes
    self.rule = rule
    self.marked = marked
    self.place = place
    self.says = says
  }

  init(_ name: String, _ text: String, _ rule: String, _ marked: String, _ place: String, _ says: String) {
    self.init(name, Array(text.utf8), rule, Array(marked.utf8), place, says)
  }
}

private let good = "kind: curriculum\nname: My curriculum\nversion: 0.1.0\n"

private func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
  ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit -> [UInt8] in
    let high = UInt8(unit >> 8)
    let low = UInt8(unit & 0xFF)
    return bigEndian ? [high, low] : [low, high]
  }
}

@Suite struct YAMLTests {
  private static func named(_ name: [UInt8]) -> [UInt8] {
    Array("kind: curriculum\nname: ".utf8) + name + Array("\nversion: 0.1.0\n".utf8)
  }

  static let encodings: [BrokenYAML] = [
    BrokenYAML("Latin-1", named([0x4D, 0xFC, 0x6C]), "yaml/encoding", [0xFC], "2:8", "0xFC"),
    BrokenYAML("an overlong sequence", named([0xC0, 0x80]), "yaml/encoding", [0xC0], "2:7", "0xC0"),
    BrokenYAML("a surrogate", named([0xED, 0xA0, 0x80]), "yaml/encoding", [0xED], "2:7", "0xED"),
    BrokenYAML("beyond Unicode", named([0xF4, 0x90, 0x80, 0x80]), "yaml/encoding", [0xF4], "2:7", "0xF4"),
    BrokenYAML(
      "a sequence cut off by the end", Array(good.utf8) + [0x23, 0xE2, 0x82], "yaml/encoding", [0xE2], "4:2",
      "0xE2"),
    BrokenYAML(
      "UTF-16, little end first", utf16(good, bigEndian: false, mark: true), "yaml/encoding", [0xFF, 0xFE],
      "1:1",
      "UTF-16"),
    BrokenYAML(
      "UTF-16, big end first", utf16(good, bigEndian: true, mark: true), "yaml/encoding", [0xFE, 0xFF], "1:1",
      "UTF-16"),
    BrokenYAML(
      "UTF-16 without a mark", utf16(good, bigEndian: false, mark: false), "yaml/encoding", [0], "1:2", "NUL"),
    BrokenYAML("a NUL", named([0x61, 0, 0x62]), "yaml/encoding", [0], "2:8", "byte 24"),
    BrokenYAML(
      "a byte order mark", "\u{FEFF}" + good, "yaml/byte-order-mark", "\u{FEFF}", "1:1", "byte order mark"),
    BrokenYAML("CRLF", good.replacing("\n", with: "\u{D}\u{A}"), "yaml/line-ending", "\r", "1:17", "LF"),
    BrokenYAML("CR", good.replacing("\n", with: "\r"), "yaml/line-ending", "\r", "1:17", "LF"),
    BrokenYAML("one CRLF among LF", good + "# end\r\n", "yaml/line-ending", "\r", "4:6", "LF"),
  ]

  static let syntax: [BrokenYAML] = [
    BrokenYAML(
      "a tab to indent", good + "rules:\n\tlang/band-skip: off\n", "yaml/syntax", "\t", "5:1", "tab"),
    BrokenYAML(
      "a tab to indent behind other scripts", "# 日本語 العربية 😀\n" + good + "rules:\n\tlang/band-skip: off\n",
      "yaml/syntax", "\t", "6:1", "tab"),
    BrokenYAML(
      "a second colon", "kind: curriculum\nname: Mine: the first\nversion: 0.1.0\n", "yaml/syntax", ":",
      "2:11",
      "put the text in quotes"),
    BrokenYAML(
      "a second colon behind accents", "kind: curriculum\nname: Añó: the first\nversion: 0.1.0\n",
      "yaml/syntax",
      ":", "2:10", "put the text in quotes"),
    BrokenYAML(
      "an unknown escape", "kind: curriculum\nname: \"a\\q\"\nversion: 0.1.0\n", "yaml/syntax", "\\", "2:9",
      "escape"),
    BrokenYAML(
      "a reserved character", "kind: curriculum\nname: @mine\nversion: 0.1.0\n", "yaml/syntax", "@", "2:7",
      "cannot begin with '@'"),
    BrokenYAML(
      "a backquote", "kind: curriculum\nname: `mine`\nversion: 0.1.0\n", "yaml/syntax", "`", "2:7",
      "cannot begin with '`'"),
    BrokenYAML(
      "an open bracket", good + "targets: [tong, indi\n", "yaml/syntax", "", "5:1", "expected ',' or ']'"),
    BrokenYAML(
      "an open quote", "kind: curriculum\nname: \"Mine\nversion: 0.1.0\n", "yaml/syntax", "", "4:1",
      "a quoted text is never closed"),
    BrokenYAML(
      "a control character", "kind: curriculum\nname: Añó \u{1}b\nversion: 0.1.0\n", "yaml/syntax", "\u{1}",
      "2:11",
      "a control character"),
    BrokenYAML(
      "a zero-width no-break space", "kind: curriculum\nname: a\u{FEFF}b\nversion: 0.1.0\n",
      "text/invisible-character", "a\u{FEFF}b", "2:7", "U+FEFF"),
    BrokenYAML(
      "a text that goes on to the left", "kind: curriculum\nname: My\ncurriculum\nversion: 0.1.0\n",
      "yaml/syntax",
      "v", "4:1", "a key without ': '"),
    BrokenYAML("something behind the end", good + "...\nmore\n", "yaml/syntax", "m", "5:1", "ended before"),
  ]

  static let structure: [BrokenYAML] = [
    BrokenYAML(
      "two documents", good + "---\nkind: deck\n", "yaml/several-documents", "---", "4:1", "a file of its own"
    ),
    BrokenYAML(
      "two documents behind other scripts", "# ñ😀\n" + good + "---\nkind: deck\n", "yaml/several-documents",
      "---",
      "5:1", "one document a file"),
    BrokenYAML(
      "a key twice", good + "name: Another\n", "schema/duplicate-key", "name", "4:1", "'name' is given twice"),
    BrokenYAML(
      "a misspelt key", good + "profil: strict\n", "schema/unknown-key", "profil", "4:1",
      "did you mean 'profile'?"),
    BrokenYAML(
      "a misspelt key behind other scripts", "# 日本語 e\u{301}\n" + good + "profil: strict\n",
      "schema/unknown-key",
      "profil", "5:1", "did you mean 'profile'?"),
    BrokenYAML(
      "a key like no other", good + "zzzzzz: strict\n", "schema/unknown-key", "zzzzzz", "4:1",
      "it may have: kind"),
    BrokenYAML(
      "a merge key", good + "<<: {profile: strict}\n", "schema/unknown-key", "<<", "4:1", "merge keys"),
    BrokenYAML(
      "a list as key", good + "? [a, b]\n: c\n", "schema/unknown-key", "[a, b]", "4:3", "expected a key"),
    BrokenYAML(
      "an unknown anchor", good + "profile: *strict\n", "yaml/anchor", "*strict", "4:10", "'&strict'"),
    BrokenYAML(
      "an anchor within itself", good + "targets: &all [tong, *all]\n", "yaml/anchor", "*all", "4:22",
      "'&all'"),
    BrokenYAML(
      "a tag", "kind: curriculum\nname: !!str My curriculum\nversion: 0.1.0\n", "yaml/tag", "!", "2:7",
      "'!!str'"),
    BrokenYAML(
      "a tag of one's own", "kind: curriculum\nname: !mine My curriculum\nversion: 0.1.0\n", "yaml/tag", "!",
      "2:7",
      "'!mine'"),
    BrokenYAML(
      "a tag behind an anchor", "kind: curriculum\nname: &n !!str My curriculum\nversion: 0.1.0\n",
      "yaml/tag", "!",
      "2:10", "'!!str'"),
    BrokenYAML(
      "a text alone", "My curriculum\n", "schema/wrong-type", "My curriculum", "1:1", "'My curriculum'"),
    BrokenYAML(
      "a list alone", "- kind: curriculum\n", "schema/wrong-type", "- kind: curriculum", "1:1", "a list"),
    BrokenYAML(
      "an empty value", good + "profile:\n", "schema/empty-value", "", "4:9", "'profile' has no value"),
    BrokenYAML(
      "a list for a text", "kind: curriculum\nname: [a, b]\nversion: 0.1.0\n", "schema/wrong-type", "[a, b]",
      "2:7",
      "takes one text"),
    BrokenYAML(
      "an unknown word", good + "profile: stricd\n", "schema/unknown-word", "stricd", "4:10",
      "did you mean 'strict'?"),
  ]

  @Test(arguments: encodings + syntax + structure)
  func aBrokenFileHasOneFindingThatMarksTheVeryPlace(broken: BrokenYAML) throws {
    let compiled = CompiledStarter("curriculum.yaml", broken.bytes)
    try #require(compiled.rules == [broken.rule], "\(compiled.findings.map(\.message))")
    let finding = compiled.findings[0]
    let span = try #require(finding.span)
    #expect(compiled.bytes(of: span) == broken.marked, "marked '\(compiled.text(of: span))'")
    #expect(compiled.place(of: span) == broken.place)
    let words = finding.message + "\n" + (finding.help ?? "")
    #expect(words.contains(broken.says), "\(words)")
  }

  @Test(arguments: ["", "\n", "   \n\n", "# nothing yet\n", "\u{FEFF}", "%YAML 1.1\n"])
  func aFileWithoutContentIsReported(text: String) {
    let rules = CompiledStarter("decks/extra.yaml", text).rules
    #expect(rules.contains("source/empty-file") || rules.contains("yaml/syntax"), "\(rules)")
  }

  @Test func aByteOrderMarkDoesNotMoveThePlaces() throws {
    for (text, marked) in [("profil: strict\n", "profil"), ("profile: *x\n", "*x"), ("x: \u{1}\n", "\u{1}")] {
      let compiled = CompiledStarter("curriculum.yaml", "\u{FEFF}# ñ\n" + good + text)
      let finding = try #require(compiled.findings.first { $0.severity == .error })
      #expect(compiled.text(of: finding.span) == marked, "\(finding.message)")
      #expect(compiled.place(of: finding.span).hasPrefix("5:"))
    }
  }

  @Test func aByteOrderMarkAndCRLFAreBothReported() {
    let compiled = CompiledStarter("curriculum.yaml", "\u{FEFF}" + good.replacing("\n", with: "\u{D}\u{A}"))
    #expect(Set(compiled.rules) == ["yaml/byte-order-mark", "yaml/line-ending"])
    #expect(compiled.compilation.completed != nil)
  }

  @Test func aDuplicateKeyShowsTheFirstOneToo() throws {
    let compiled = CompiledStarter("curriculum.yaml", good + "name: Another\n")
    let label = try #require(compiled.findings.first?.labels.first)
    #expect(compiled.place(of: label.span).hasPrefix("2:"))
  }

  @Test func anOpenQuoteShowsWhereItBegan() throws {
    let compiled = CompiledStarter("curriculum.yaml", "kind: curriculum\nname: \"Mine\nversion: 0.1.0\n")
    let label = try #require(compiled.findings.first?.labels.first)
    #expect(compiled.place(of: label.span) == "2:7")
  }

  @Test func oneBrokenFileHidesNoOther() {
    var files = Starter.files.filter { $0.path != "decks/water.yaml" && $0.path != "curriculum.yaml" }
    files.append(SourceFile(path: "decks/water.yaml", text: "kind: deck\nid: [\n"))
    files.append(SourceFile(path: "curriculum.yaml", text: good + "profil: strict\n"))
    let rules = Compiler().compile(CompilerInput(sources: files)).diagnostics.sorted.map(\.rule)
    #expect(rules.contains("yaml/syntax"))
    #expect(rules.contains("schema/unknown-key"))
  }

  @Test func anAnchorMayBeUsedSeveralTimes() {
    let compiled = CompiledStarter(
      "curriculum.yaml",
      "kind: curriculum\nname: &n My curriculum\nversion: &n 0.1.0\ntargets: &t [tong, indi]\n")
    #expect(compiled.rules.isEmpty, "\(compiled.findings.map(\.message))")
    #expect(compiled.compilation.curriculum.settings.name == "My curriculum")
  }
}

@Suite struct YAMLLimitTests {
  private func finding(_ text: String, _ limits: YAMLLimits = YAMLLimits()) throws -> Diagnostic {
    var compiler = Compiler()
    compiler.limits = limits
    let files = Starter.files + [SourceFile(path: "decks/extra.yaml", text: text)]
    let errors = compiler.compile(CompilerInput(sources: files)).diagnostics.sorted.filter {
      $0.severity == .error
    }
    try #require(errors.count == 1, "\(errors.prefix(5).map(\.message))")
    return errors[0]
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[{a: ", "- a: [", "\""])
  func aMillionLevelsAreTooDeep(opening: String) throws {
    let finding = try finding("kind: deck\nid: " + String(repeating: opening, count: 1_000_000))
    #expect(["yaml/too-deep", "yaml/syntax"].contains(finding.rule))
    if opening == "[" || opening == "{a: " || opening == "[{a: " {
      #expect(finding.rule == "yaml/too-deep")
      #expect(finding.message.contains("64"))
    }
  }

  @Test(arguments: ["- ", "? ", "- - "])
  func aMillionBlockLevelsAreTooDeep(opening: String) throws {
    let finding = try finding(String(repeating: opening, count: 1_000_000) + "a")
    #expect(finding.rule == "yaml/too-deep")
    #expect(finding.message.contains("64"))
  }

  @Test func sixtyFourLevelsAreNotTooDeep() throws {
    let levels = 63  // the mapping of the file is the first
    let text =
      "kind: deck\nx: " + String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let rules = CompiledStarter("decks/extra.yaml", text).rules
    #expect(!rules.contains("yaml/too-deep"))
    #expect(
      CompiledStarter("decks/extra.yaml", text.replacing("x: ", with: "x: [") + "]").rules == [
        "yaml/too-deep"
      ])
  }

  @Test func aliasesThatGrowWithoutBoundAreTooLarge() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let finding = try finding(text)
    #expect(finding.rule == "yaml/too-large")
    #expect(finding.message.contains("4000000"))
  }

  @Test(arguments: ["topic: ", "topic: \"", "topic: |\n  "])
  func aTextOfTwoMegabytesIsTooLarge(opening: String) throws {
    let closing = opening.hasSuffix("\"") ? "\"" : ""
    let finding = try finding(
      "kind: deck\n" + opening + String(repeating: "x", count: 2_000_000) + closing + "\n")
    #expect(finding.rule == "yaml/too-large")
    #expect(finding.message.contains("1048576"))
    #expect(finding.message.contains("2000000") || finding.message.contains("2000001"))
  }

  @Test func aFileBeyondTheLimitIsTooLarge() throws {
    var limits = YAMLLimits()
    limits.fileBytes = 5000
    let finding = try finding("kind: deck\n#" + String(repeating: "x", count: 5000), limits)
    #expect(finding.rule == "yaml/too-large")
    #expect(finding.message.contains("5012"))
    #expect(finding.message.contains("5000"))
  }

  // Slow while libyaml compares each directive with all before it; 64 MiB of them would take hours.
  @Test(.timeLimit(.minutes(1))) func manyDirectivesAreReadInTime() {
    let directives = (0..<20_000).map { "%TAG !a\($0)! tag:example.org,2000:\n" }.joined()
    let rules = CompiledStarter("decks/extra.yaml", directives + "---\nkind: [").rules
    #expect(rules == ["yaml/syntax"])
  }
}
