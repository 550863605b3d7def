import CurriculumCompiler
import CurriculumTestSupport
import Testing

/// Random damage to the starter: the compiler must answer with findings or a curriculum, and never crash.
@Suite struct MutationTests {
  /// Bytes that mean something in YAML, and pieces of characters.
  private static let bytes: [UInt8] =
    Array("\n\r\t :-?[]{},&*!|>'\"%@`#~\\<=abz09".utf8) + [0, 1, 0x7F, 0xC3, 0xE2, 0xFF]

  /// Pieces that mean something in YAML or in a curriculum.
  private static let pieces = [
    "id: ", "was: [a]\n", "uid: 7\n", "\n\n", "\r\n", "- ", "  ", "{}", "[]", "{", "}", "[", "]", ": ", " #",
    "---\n",
    "...\n", "&a ", "*a", "!!str ", "<<: *a\n", "\u{FEFF}", "\u{2028}", "\u{85}", "e\u{301}", "العربية", "日本",
    "😀",
    "'", "\"", "|\n", ">\n", "\"\\0\"", "\"\\ud800\"", "? ", "kind: deck\n", "kind: lesson\n",
    "kind: curriculum\n",
    "order_idx: 9223372036854775807\n", "marks: 9223372036854775807\n", "xp_value: 9223372036854775807\n",
    "pass_score_pct: 100\n", "___ ", "(", ")", ";", "1e999", "0.0000001", "-0", "cards:\n", "units:\n",
  ]

  /// Bytes with one to three places damaged.
  static func mutated(_ original: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<max(1, bytes.count), using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes.removeSubrange(min(place, end)..<end)
      case 1: bytes.insert(contentsOf: bytes[min(place, end)..<end], at: end)
      case 2: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      case 3: if place < bytes.count { bytes[place] = Self.bytes.randomElement(using: &random) ?? 0 }
      case 4:
        bytes.insert(
          contentsOf: Array((Self.pieces.randomElement(using: &random) ?? "").utf8),
          at: min(place, bytes.count))
      case 5: bytes = removingLine(of: bytes, at: place)
      default: bytes.removeSubrange(min(place, bytes.count)...)
      }
    }
    return bytes
  }

  private static func removingLine(of bytes: [UInt8], at place: Int) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    lines.remove(at: place % lines.count)
    return Array(lines.joined(separator: [0x0A]))
  }

  /// The starter's files with one of them damaged.
  private func damagedSources(_ random: inout SeededRandom) -> [SourceFile] {
    var files = Starter.files
    let index = Int.random(in: 0..<files.count, using: &random)
    files[index] = SourceFile(path: files[index].path, bytes: Self.mutated(files[index].bytes, &random))
    return files
  }

  private func check(_ compilation: Compilation, _ note: String) {
    let findings = compilation.diagnostics.sorted
    #expect(compilation.completed != nil || findings.contains { $0.severity == .error }, "\(note)")
    for finding in findings {
      let spans =
        [finding.span].compactMap { $0 } + finding.labels.map(\.span) + (finding.fix?.edits.map(\.span) ?? [])
      for span in spans {
        let count = compilation.sources[Int(span.file.index)].bytes.count
        #expect(span.lower <= span.upper && Int(span.upper) <= count, "\(note): \(finding.rule) at \(span)")
      }
      #expect(!finding.message.isEmpty && Rule.named(finding.rule) != nil, "\(note): \(finding)")
    }
    let report = Report(compilation.diagnostics, sources: compilation.sources)
    var text = TextReport(report, usesColour: false, limit: 0)
    var json = JSONReport(report)
    #expect(text.render().isEmpty == findings.isEmpty, "\(note)")
    #expect(json.render().hasSuffix("}\n"), "\(note)")
  }

  private func compile(_ sources: [SourceFile]) -> Compilation {
    Compiler().compile(CompilerInput(sources: sources))
  }

  // Slow: 400 compilations of a whole curriculum, a few dozen milliseconds each without optimisation.
  @Test(arguments: 1...40)
  func damagedFilesEndInFindingsOrACurriculum(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for round in 0..<10 {
      let compilation = compile(damagedSources(&random))
      check(compilation, "seed \(seed), round \(round)")
    }
  }

  // Slow: up to 400 compilations of a whole curriculum, as above.
  @Test(arguments: 1001...1020)
  func safeFixesNeverBreakTheYAML(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for round in 0..<10 {
      var files = Starter.files
      let index = Int.random(in: 0..<files.count, using: &random)
      files[index] = SourceFile(path: files[index].path, bytes: withoutSomeIds(files[index].bytes, &random))
      let before = compile(files)
      guard !before.diagnostics.all.contains(where: { $0.rule == "yaml/syntax" }) else { continue }
      let outcome = FixApplier.apply(before.diagnostics.sorted, to: before.sources) { $1.safety == .safe }
      guard !outcome.applied.isEmpty else { continue }
      let changed = outcome.changed.map(\.path)
      let after = compile(before.sources.filter { !changed.contains($0.path) } + outcome.changed)
      let broken = after.diagnostics.all.filter { $0.rule.hasPrefix("yaml/") && $0.severity == .error }
      let text = outcome.changed.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      #expect(broken.isEmpty, "seed \(seed), round \(round): \(broken.map(\.message))\n\(text)")
    }
  }

  /// The file with ids taken out of it, then damaged.
  private func withoutSomeIds(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var text = String(decoding: bytes, as: UTF8.self)
    if Bool.random(using: &random) {
      text = text.replacing("\n", with: ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n")
    }
    for match in text.matches(of: /id: [a-z0-9-]+(, |[\r\n]+ *)/).reversed() where Bool.random(using: &random)
    {
      text.removeSubrange(match.range)
    }
    if Int.random(in: 0..<4, using: &random) == 0 { text = "\u{FEFF}" + text }
    return Bool.random(using: &random) ? Self.mutated(Array(text.utf8), &random) : Array(text.utf8)
  }
}
