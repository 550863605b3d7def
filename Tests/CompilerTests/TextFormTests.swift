import CurriculumCompiler
import CurriculumTestSupport
import Testing

/// How a text is written in YAML.
enum Writing: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded

  var testDescription: String { rawValue }

  /// The scalar behind `key: `, indented for a key at column 4.
  func scalar(_ text: String) -> String {
    switch self {
    case .plain: text
    case .singleQuoted: "'\(text)'"
    case .doubleQuoted: "\"\(text)\""
    case .literal: "|\n      \(text)"
    case .folded: ">\n      \(text)"
    }
  }
}

@Suite struct TextFormTests {
  /// Texts that YAML readers make booleans, nulls, numbers or dates of.
  static let texts = [
    "no", "No", "NO", "on", "off", "yes", "y", "n", "true", "False", "~", "null", "Null", "1.10",
    "2026-01-01", "0777",
    "0o17", "12:30", "190:20:30", "1e3", "0x1F", "0b1", "1_000", "+1", "-0", ".5", "1.", ".inf", "-.inf",
    ".nan",
    "2026-01-01T12:30:00Z", "=", "007", "1,5", "½", "١٢", "1 000",
  ]

  private static let lesson = "courses/es/n1/hello.yaml"

  /// The card texts of a lesson with these cards.
  private func cards(_ yaml: String) throws -> [Card] {
    let head = CompiledStarter.text(Self.lesson).components(before: "cards:\n")
    let compiled = CompiledStarter(Self.lesson, head + "cards:\n" + yaml)
    let lesson = try #require(
      compiled.compilation.curriculum.lessons.first, "\(compiled.findings.map(\.message))")
    return lesson.cards
  }

  /// The one text that a scalar, written behind `key: ` at column 4, is read as.
  private func read(_ scalar: String) throws -> String {
    let cards = try cards("  - id: c\n    native_text: x\n    target_text: \(scalar)\n")
    try #require(cards.count == 1)
    return cards[0].targetText.string
  }

  @Test(arguments: Writing.allCases)
  func aTextStaysTheTextThatWasWritten(writing: Writing) throws {
    var yaml = ""
    for (index, text) in Self.texts.enumerated() {
      yaml +=
        "  - id: c\(index)\n    target_text: \(writing.scalar(text))\n    native_text: \(writing.scalar(text))\n"
    }
    let cards = try cards(yaml)
    #expect(cards.map(\.targetText.string) == Self.texts)
    #expect(cards.map(\.nativeText.string) == Self.texts)
  }

  @Test func aTextInAFlowListStaysTheTextThatWasWritten() throws {
    let texts = Self.texts.filter { !$0.contains(",") }
    let cards = try cards(
      "  - {id: c, target_text: no, native_text: ~, forms: [\(texts.joined(separator: ", "))]}\n")
    #expect(cards.map(\.targetText.string) == ["no"])
    #expect(cards.map(\.nativeText.string) == ["~"])
    #expect(cards.first?.details?.forms.map(\.string) == texts)
  }

  @Test func aTextIsNeverTakenForItsYAMLTypeInTheBundlesName() throws {
    for text in ["no", "1.10", "~", "0777"] {
      let compiled = CompiledStarter("curriculum.yaml", "kind: curriculum\nname: \(text)\nversion: 0.1.0\n")
      #expect(compiled.compilation.curriculum.settings.name == text)
      #expect(compiled.rules.isEmpty)
    }
  }

  @Test(arguments: ["yes", "no", "on", "True", "1", "~", "y"])
  func aTruthIsTrueOrFalseAndNothingElse(word: String) {
    let kit = CompiledStarter.text("story/first-words.yaml")
      .replacing("order_idx: 0\n", with: "order_idx: 0\nis_basic: \(word)\n")
    let compiled = CompiledStarter("story/first-words.yaml", kit)
    #expect(compiled.rules == ["schema/wrong-type"])
    #expect(compiled.text(of: compiled.findings.first?.span) == word)
  }

  @Test(arguments: ["0x0", "1e0", "0.0", "0b0", "~", "-1", "00:01", "1_0", "99999999999999999999"])
  func aWholeNumberIsWrittenInDigits(number: String) {
    let kit = CompiledStarter.text("story/first-words.yaml").replacing(
      "order_idx: 0\n", with: "order_idx: \(number)\n")
    let compiled = CompiledStarter("story/first-words.yaml", kit)
    #expect(compiled.rules.contains("schema/wrong-type"))
    let finding = compiled.findings.first { $0.rule == "schema/wrong-type" }
    #expect(compiled.text(of: finding?.span) == number)
  }

  @Test func escapesInDoubleQuotesAreUndone() throws {
    #expect(try read(#""\u00e9\xe9\U0001F600""#) == "éé😀")
    #expect(try read(#""a\\b\"c\/d""#) == "a\\b\"c/d")
    #expect(try read(#""a\tb\nc""#) == "a\tb\nc")
    #expect(try read(#""a\_b""#) == "a\u{A0}b")
    #expect(try read("\"a \\\n      b\"") == "a b")
    #expect(try read("\"a\n      b\n\n      c\"") == "a b\nc")
  }

  @Test func singleQuotesKnowOneEscape() throws {
    #expect(try read("'it''s \\n'") == "it's \\n")
    #expect(try read("'a\n      b\n\n      c'") == "a b\nc")
  }

  @Test func linesOfAPlainTextAreJoined() throws {
    #expect(try read("one\n      two") == "one two")
    #expect(try read("one\n      two\n\n      three") == "one two\nthree")
    #expect(try read("one # a remark") == "one")
    #expect(try read("one#two") == "one#two")
    #expect(try read("a:b http://x.org/?a=b&c=d") == "a:b http://x.org/?a=b&c=d")
  }

  @Test func blockTextsKeepTheirLines() throws {
    #expect(try read("|\n      one\n        two\n\n      three") == "one\n  two\n\nthree")
    #expect(try read(">\n      one\n      two\n\n      three") == "one two\nthree")
    #expect(try read("|-\n      one\n") == "one")
    #expect(try read("|2\n        one") == "  one")
    #expect(try read("|\n      # no remark\n      a: b") == "# no remark\na: b")
  }

  @Test func lineEndsOfTheFileDoNotReachTheText() throws {
    #expect(try read("|\r\n      one\r\n      two\r\n") == "one\ntwo")
    #expect(try read("one\r\n      two\r\n") == "one two")
    #expect(try read("\"one\r\n      two\"\r\n") == "one two")
  }

  /// libyaml, like YAML 1.1, breaks lines at these; an author who pastes one sees no line break.
  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\u{85}      ", "\u{2028}      "], Writing.allCases)
  func anInvisibleLineBreakIsKeptOrReported(separator: String, writing: Writing) throws {
    let head = CompiledStarter.text(Self.lesson).components(before: "cards:\n")
    let text = "one\(separator)two"
    let compiled = CompiledStarter(
      Self.lesson, head + "cards:\n  - id: c\n    native_text: x\n    target_text: \(writing.scalar(text))\n")
    let kept = compiled.compilation.curriculum.lessons.first?.cards.first?.targetText.string
    let isReported = compiled.rules.contains { $0.hasPrefix("text/") || $0.hasPrefix("yaml/") }
    #expect(isReported || kept == text, "it became \(kept?.debugDescription ?? "nothing")")
  }

  @Test func anInvisibleLineBreakDoesNotMoveThePlaces() throws {
    for separator in ["\u{85}", "\u{2028}", "\u{2029}"] {
      let compiled = CompiledStarter(
        "curriculum.yaml",
        "# a\(separator)# b\nkind: curriculum\nname: \"a\(separator)b\"\nversion: 0.1.0\nprofil: strict\n")
      let finding = try #require(compiled.findings.first { $0.rule == "schema/unknown-key" })
      #expect(compiled.text(of: finding.span) == "profil")
      #expect(compiled.place(of: finding.span) == "5:1")
    }
  }

  @Test func aNULThatIsEscapedIsReported() {
    let compiled = CompiledStarter("curriculum.yaml", "kind: curriculum\nname: \"a\\0b\"\nversion: 0.1.0\n")
    #expect(compiled.rules == ["text/invisible-character"])
  }
}

extension String {
  /// The text before the first occurrence of another.
  fileprivate func components(before end: String) -> String {
    firstRange(of: end).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
