import CurriculumCompiler
import Testing

@Suite struct FingerprintTests {
  /// Fingerprints of findings of one rule at the marked places of a text.
  private func fingerprints(
    _ text: String, path: String = "lesson.yaml", rule: String = "schema/unknown-word",
    message: String = "wrong"
  ) throws -> [String] {
    let marked = MarkedSource(path, text)
    let rule = try #require(Rule.named(rule))
    var diagnostics = Diagnostics()
    for place in marked.spans {
      diagnostics.report(rule, message, at: SourceSpan(SourceFile.ID(0), place.lower, place.upper))
    }
    return Fingerprint.all(of: diagnostics.sorted, in: [marked.source]).map(\.text)
  }

  private static let lesson = """
    kind: lesson
    title: Hello
    cards:
      - id: hola
        target_text: hola
        pos: ⟦nouns⟧
      - {id: adios, target_text: adiós, pos: ⟦nouns⟧}
      - target_text: sí
        pos: ⟦nouns⟧

    """

  @Test func fingerprintsAre32DigitsAndNoTwoAreTheSame() throws {
    let all = try fingerprints(Self.lesson)
    #expect(Set(all).count == 3)
    #expect(all.allSatisfy { $0.count == 32 && $0.allSatisfy { "0123456789abcdef".contains($0) } })
  }

  @Test func fingerprintsDoNotDependOnHowManyThreadsMakeThem() throws {
    let sources = (0..<20).map {
      SourceFile(path: "\($0).yaml", text: "cards: [{id: a, pos: x}, {id: b, pos: x}]\n")
    }
    let rule = try #require(Rule.named("schema/unknown-word"))
    var diagnostics = Diagnostics()
    diagnostics.report(rule, "without a place", at: nil)
    diagnostics.report(rule, "without a place either", at: nil)
    for file in sources.indices where file % 3 != 1 {
      for lower in [16, 32, 32] {
        diagnostics.report(rule, "\(lower)", at: SourceSpan(SourceFile.ID(file), lower, lower + 1))
      }
    }
    let findings = diagnostics.sorted
    let one = Fingerprint.all(of: findings, in: sources)
    #expect(Set(one).count == findings.count)
    #expect(Fingerprint.all(of: findings, in: sources, threads: 3) == one)
  }

  @Test(arguments: [
    ("lines above", "kind: lesson\n", "# a comment\n\nkind: lesson\ndescription: more\n"),
    ("entries above", "cards:\n", "cards:\n  - {id: uno, target_text: uno, pos: num}\n"),
    ("another text of the entry", "target_text: hola", "target_text: ¡Hola!"),
    ("a key behind", "pos: ⟦nouns⟧\n  - {", "pos: ⟦nouns⟧\n    gender: m\n  - {"),
    (
      "layout", "  - {id: adios, target_text: adiós, pos: ⟦nouns⟧}\n",
      "  - target_text: adiós\n    pos: ⟦nouns⟧\n    id: adios\n"
    ),
    ("quotes elsewhere", "title: Hello", "title: \"Hello\""),
    ("Windows' line ends", "\n", "\r\n"),
  ])
  func whatStandsElsewhereDoesNotMatter(name: String, old: String, new: String) throws {
    let before = try fingerprints(Self.lesson)
    let text = Self.lesson.replacing(old, with: new)
    #expect(text != Self.lesson)
    #expect(try fingerprints(text) == before, "\(name)")
  }

  @Test(arguments: [
    "⟦'the nouns'⟧", "⟦\"the nouns\"⟧", "⟦\"the\\x20nouns\"⟧", "⟦the\n      nouns⟧", "⟦&a the nouns⟧",
    "⟦>\n      the\n      nouns⟧", "⟦the\u{200B} nouns⟧", "⟦the  nouns⟧",
  ])
  func howATextIsWrittenDoesNotMatter(written: String) throws {
    let lesson = Self.lesson.replacing("\n    pos: ⟦nouns⟧\n  - {", with: "\n    pos: ⟦the nouns⟧\n  - {")
    #expect(lesson != Self.lesson)
    #expect(
      try fingerprints(lesson.replacing("⟦the nouns⟧", with: written)) == fingerprints(lesson), "\(written)")
  }

  @Test(arguments: [
    ("the text itself", "⟦nouns⟧", "⟦noun⟧s"), ("the key", "pos:", "part:"),
    ("the list", "cards:", "exercises:"),
  ])
  func whatItPointsAtAndStandsInDoes(name: String, old: String, new: String) throws {
    let before = try Set(fingerprints(Self.lesson))
    #expect(try before.isDisjoint(with: fingerprints(Self.lesson.replacing(old, with: new))), "\(name)")
  }

  @Test func theEntrysIdMatters() throws {
    let before = try fingerprints(Self.lesson)
    let after = try fingerprints(Self.lesson.replacing("id: hola", with: "id: hello"))
    #expect(after[0] != before[0] && after[1...] == before[1...])
  }

  @Test func ruleAndFileMatterAndWordingDoesNot() throws {
    let before = try Set(fingerprints(Self.lesson))
    #expect(try before.isDisjoint(with: fingerprints(Self.lesson, path: "other.yaml")))
    #expect(try before.isDisjoint(with: fingerprints(Self.lesson, rule: "schema/wrong-type")))
    #expect(try before == Set(fingerprints(Self.lesson, message: "it is wrong")))
  }

  @Test func findingsAlikeAreNumberedWithinTheirEntry() throws {
    let text = "a:\n  - {id: x, list: [⟦w⟧, ⟦w⟧]}\n  - {id: y, list: [⟦w⟧]}\n"
    let all = try fingerprints(text)
    #expect(Set(all).count == 3)
    // One more at the front: the others keep their numbers, the last is new.
    let more = try fingerprints(text.replacing("[⟦w⟧, ⟦w⟧]", with: "[⟦w⟧, ⟦w⟧, ⟦w⟧]"))
    #expect(Set(more).isSuperset(of: all))
  }

  @Test(arguments: [
    "", "⟦⟧", "kind: [⟦x⟧\n", "⟦a⟧: b\n\tc: ⟦d⟧\n", "- - - ⟦x⟧\n", "⟦kind: deck\nid: x⟧\n",
    "? {a: ⟦b⟧}\n: ⟦c⟧\n",
  ])
  func anyFileHasFingerprints(text: String) throws {
    let all = try fingerprints(text)
    #expect(Set(all).count == MarkedSource("x", text).spans.count)
  }

  @Test func aFindingWithoutAPlaceIsKnownByItsMessage() throws {
    let rule = try #require(Rule.named("source/link"))
    var diagnostics = Diagnostics()
    for name in ["a", "b", "b"] {
      diagnostics.report(rule, "'\(name)' is a link", at: nil, help: "\(diagnostics.all.count)")
    }
    let all = Fingerprint.all(of: diagnostics.sorted, in: [])
    #expect(Set(all).count == 3)
  }

  // Slow if the file were searched from its start for each finding.
  @Test(.timeLimit(.minutes(1))) func manyFindingsInOneFileHaveTheirFingerprintsInTime() throws {
    let entry = "  - {id: card-000000, target_text: hola, pos: nouns}\n"
    var text = "cards:\n"
    for index in 0..<100_000 { text += entry.replacing("000000", with: String(100_000 + index)) }
    let rule = try #require(Rule.named("schema/unknown-word"))
    var diagnostics = Diagnostics()
    for index in 0..<100_000 {
      let lower = 7 + index * entry.utf8.count + entry.utf8.count - 7
      diagnostics.report(rule, "wrong", at: SourceSpan(SourceFile.ID(0), lower, lower + 5))
    }
    let all = Fingerprint.all(of: diagnostics.all, in: [SourceFile(path: "a.yaml", text: text)])
    #expect(Set(all).count == 100_000)
  }
}
