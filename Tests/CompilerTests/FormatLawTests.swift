import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// Laws of the layout, over files laid out by dice.
@Suite struct FormatLawTests {
  /// Texts that YAML's marks make hard to write.
  private static let texts = [
    "a", "hola", "buenos días", "no", "8463", "1.0", "~", "null", "2026-01-01", "0x1F", "1e3", "12:30",
    "a: b",
    "a #b", "#a", "it's", "say \"x\"", "\"x\"", "a\\b", "\\", "", " ", " a", "a ", "- a", "-", "? a", "[a",
    "a]",
    "a, b", "{a}", "*a", "&a", "!a", "|", ">", "%a", "@a", "`a`", "key:", ":a", "...", "---", "a\nb", "a\n",
    "a\n\n",
    "\n", "  a\nb", "a\n  b\nc\n", "one two three four five", "日本語 の 文 です", "العربية", "😀", "é\u{301}",
    "a\tb", "\u{85}", "\u{2028}", "\u{A0}a", "a\u{3000}", "x\n\ny\n", "tail \n", "=", "<<", "y", "Yes",
    "1_000",
    "# not a comment", "a # b: c", "''", "\"\"", "\\n", "first\n\n\nlast\n\n\n",
  ]

  /// A random value, nested at most `depth` deep.
  private func value(_ random: inout SeededRandom, depth: Int) -> AuthoredValue {
    let kind = depth == 0 ? 0 : Int.random(in: 0..<4, using: &random)
    let count = Int.random(in: 0...4, using: &random)
    switch kind {
    case 2: return .list((0..<count).map { _ in value(&random, depth: depth - 1) })
    case 3:
      return .mapping(
        (0..<count).map { index in
          let isOdd = Int.random(in: 0..<10, using: &random) == 0
          return (
            isOdd ? value(&random, depth: min(1, depth - 1)) : .text("key\(index)"),
            value(&random, depth: depth - 1)
          )
        })
    default:
      if Int.random(in: 0..<12, using: &random) == 0 { return .missing }
      return .text(Self.texts.randomElement(using: &random) ?? "")
    }
  }

  private func shown(_ text: String) -> String {
    text.replacing("\r", with: "␍").replacing("\u{FEFF}", with: "<BOM>")
  }

  /// The text laid out; nil with an issue when that fails.
  private func formatted(_ text: String, _ note: String) -> String? {
    switch format(SourceFile(path: "a.yaml", text: text), file: SourceFile.ID(0)) {
    case .canonical: return text
    case .changed(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .unreadable(let diagnostics):
      Issue.record("\(note): \(diagnostics.all.map(\.message))\n\(shown(text))")
    case .defect(let difference):
      Issue.record("\(note): \(difference)\n\(shown(text))")
    }
    return nil
  }

  /// Checks what must hold for a file however it was laid out.
  private func check(_ layout: RandomLayout, _ note: String) {
    guard let once = formatted(layout.text, note), let twice = formatted(once, note + ", again") else {
      return
    }
    #expect(
      once.utf8.elementsEqual(twice.utf8),
      "\(note): a second run changes it\n\(shown(layout.text))\n→\n\(once)\n→\n\(twice)")
    let before = FileMeaning(SourceFile(path: "a.yaml", text: layout.text))
    let after = FileMeaning(SourceFile(path: "a.yaml", text: once))
    if let before, let after {
      #expect(before.difference(from: after) == nil, "\(note)")
    } else {
      Issue.record("\(note): cannot be read")
    }
    let comments = once.matches(of: /#[ \t#]*note[0-9]+[^\n]*/).map { String($0.output) }
    #expect(comments == layout.comments, "\(note): comments\n\(shown(layout.text))\n→\n\(once)")
    #expect(!once.utf8.contains(0x0D) && !once.hasPrefix("\u{FEFF}"), "\(note)")
    #expect(once.isEmpty || once.hasSuffix("\n"), "\(note)")
  }

  @Test(arguments: 1...100)
  func aRandomFileKeepsItsMeaningAndASecondRunChangesNothing(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for round in 0..<20 {
      let layout = RandomLayout(value(&random, depth: 4), seed: seed * 1000 + round)
      check(layout, "seed \(seed), round \(round)")
    }
  }

  /// The content hash of the bundle that sources make; nil with an issue when they make none.
  private func contentHash(_ sources: [SourceFile], _ note: String) throws -> String? {
    let compilation = Compiler().compile(CompilerInput(sources: sources))
    guard let completed = compilation.completed else {
      Issue.record("\(note): \(compilation.diagnostics.sorted.prefix(3).map(\.message))")
      return nil
    }
    let folder = try TemporaryFolder()
    let manifest = BundleManifest(
      curriculumName: "Test", contentVersion: "1.0.0", compilerVersion: "0", sourceRevision: nil)
    let lowering = Lowering(completed, media: [])
    return try BundleWriter(path: folder.path("bundle.sqlite"), manifest: manifest, threads: 1)
      .write(BundleWriter.Content(rows: { try lowering.write(to: $0) }, search: nil))
  }

  // Slow: each seed compiles the whole starter twice and writes two bundles.
  @Test(arguments: 1...40)
  func aCurriculumBuildsTheSameBundleHoweverItWasLaidOut(seed: Int) throws {
    let note = "seed \(seed)"
    let layouts = try Starter.files.map { source in
      var diagnostics = Diagnostics()
      let (tree, _) = parseYAML(source, file: SourceFile.ID(0), &diagnostics)
      let root = try #require(tree.root)
      return RandomLayout(AuthoredValue(tree, root), seed: seed)
    }
    layouts.forEach { check($0, note) }
    let paths = Starter.files.map(\.path)
    let before = zip(paths, layouts).map { SourceFile(path: $0, text: $1.text) }
    let after = zip(paths, layouts).map { SourceFile(path: $0, text: formatted($1.text, note) ?? "") }
    let hash = try contentHash(Starter.files, note)
    #expect(try contentHash(before, note) == hash, "\(note), before")
    #expect(try contentHash(after, note) == hash, "\(note), after")
  }

  @Test(arguments: 1...60)
  func aDamagedFileIsLaidOutOrLeftAlone(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    for round in 0..<20 {
      let file = try #require(Starter.files.randomElement(using: &random))
      let layout = RandomLayout(value(&random, depth: 4), seed: seed * 1000 + round)
      let whole = Bool.random(using: &random) ? file.bytes : Array(layout.text.utf8)
      let bytes = MutationTests.mutated(whole, &random)
      let note = "seed \(seed), round \(round)"
      switch format(SourceFile(path: "a.yaml", bytes: bytes), file: SourceFile.ID(0)) {
      case .canonical: break
      case .unreadable(let diagnostics): #expect(diagnostics.hasErrors, "\(note)")
      case .defect(let difference):
        Issue.record("\(note): \(difference)\n\(shown(String(decoding: bytes, as: UTF8.self)))")
      case .changed(let once):
        let again = format(SourceFile(path: "a.yaml", bytes: once), file: SourceFile.ID(0))
        guard case .canonical = again else {
          Issue.record("\(note): a second run changes it\n\(String(decoding: once, as: UTF8.self))")
          continue
        }
      }
    }
  }
}
