import CurriculumCompiler
import CurriculumTestSupport
import Testing

/// What compiling part by part came to.
private struct PartwiseResult {
  var findings: [PlacedFinding]
  var lock: [UInt8]?
  var parts: Int
}

/// Compiles each group of files for itself; nil when they bear on each other.
private func compilePartwise(_ input: CompilerInput, _ compiler: Compiler) -> PartwiseResult? {
  let sources = input.sources
  let heads = sources.map { FileHead($0.bytes) }
  var entries: [SourceFile.ID: (source: SourceFile, draft: FileDraft)] = [:]
  for (index, head) in heads.enumerated() where CurriculumOutline.needsReading(head) {
    let id = SourceFile.ID(index)
    entries[id] = (sources[index], readFile(sources[index], id, limits: compiler.limits))
  }
  let paths = sources.map(\.path)
  guard let outline = CurriculumOutline(paths, heads, entries: entries) else { return nil }
  var partwise = PartwiseCompiler(
    compiler, input, paths: paths, manifest: sources.first { $0.path == "curriculum.yaml" })
  partwise.prepare(outline) { sources[Int($0.index)] }
  var found = Diagnostics()
  var summaries: [PartSummary] = []
  for group in outline.groups {
    // Other parts' sources are not there while one is compiled.
    var own = paths.map { SourceFile(path: $0, bytes: []) }
    for id in group.files { own[Int(id.index)] = sources[Int(id.index)] }
    let part = partwise.compile(group.files, of: own)
    found.append(part.findings)
    summaries.append(part.summary)
  }
  guard PartFacts.areIndependent(summaries.map(\.facts)) else { return nil }
  found.append(partwise.findings(summaries))
  return PartwiseResult(
    findings: found.sorted.map { finding in PlacedFinding(finding) { paths[Int($0.file.index)] } },
    lock: LockLines.file(of: summaries.map(\.lines), replacing: partwise.lock),
    parts: outline.groups.count)
}

@Suite struct PartwiseCompilerTests {
  /// What parts find, or that they bear on each other, after edits as authors make them.
  @Test func partByPartFindsWhatCompilingTheWholeFinds() {
    var alone = 0
    for seed in 0..<UInt64(40) {
      var edited = EditedCurriculum(Starter.files, seed: seed)
      var history: [String] = []
      for _ in 0..<(1 + seed % 3) { history.append(edited.edit()) }
      var compiler = Compiler()
      compiler.plan.distractors = .none
      let input = CompilerInput(sources: edited.files.map { SourceFile(path: $0.key, bytes: $0.value) })
      guard let result = compilePartwise(input, compiler) else { continue }
      alone += 1
      #expect(result.findings == edited.expected, "seed \(seed): \(history)")
    }
    // Many edits break a file or a reference, and then the whole is compiled at once.
    #expect(alone >= 10)
  }

  @Test func theFlagshipsPartsChooseTheWrongAnswersThatTheWholeDoes() throws {
    var input = CompilerInput(sources: try Flagship.sources())
    for lock in [nil, Flagship.lock] {
      input.lock = lock
      let whole = Compiler().compile(input)
      let parts = try #require(compilePartwise(input, Compiler()))
      #expect(parts.parts > 5)
      #expect(parts.lock == whole.completed?.options.lock)
      #expect((lock == nil) == (parts.lock != nil))
      let paths = whole.sources.map(\.path)
      #expect(
        parts.findings
          == whole.diagnostics.sorted.map { finding in PlacedFinding(finding) { paths[Int($0.file.index)] } })
    }
  }

  private static func course(_ id: String, uid: Int? = nil) -> SourceFile {
    SourceFile(
      path: "\(id)/language.yaml",
      text:
        "kind: language\nid: \(id)\n\(uid.map { "uid: \($0)\n" } ?? "")code: \(id)\nname: L\nscript: Latn\ndirection: ltr\nsource_language: {code: en}\n"
    )
  }

  private static let manifest = SourceFile(path: "curriculum.yaml", text: "kind: curriculum\nname: C\n")

  @Test func aHeadThatMisleadsIsFoundOut() {
    let text = "kind: lesson\nid: one\nlanguage: fr\nunit: u\ntitle: One\norder: 1\ntype: lesson\ncards: []\n"
    let courses = [Self.manifest, Self.course("es"), Self.course("fr")]
    let honest = courses + [SourceFile(path: "one.yaml", text: text)]
    #expect(compilePartwise(CompilerInput(sources: honest), Compiler()) != nil)
    // The parser goes by the first of two keys, and the head sees plain ones alone.
    let misleading = courses + [SourceFile(path: "one.yaml", text: "\"language\": es\n" + text)]
    #expect(compilePartwise(CompilerInput(sources: misleading), Compiler()) == nil)
  }

  @Test func aNumberThatTwoPartsGiveBindsThem() {
    let apart = [Self.manifest, Self.course("es", uid: 4711), Self.course("fr", uid: 4712)]
    #expect(compilePartwise(CompilerInput(sources: apart), Compiler())?.parts == 3)
    let clash = [Self.manifest, Self.course("es", uid: 4711), Self.course("fr", uid: 4711)]
    #expect(compilePartwise(CompilerInput(sources: clash), Compiler()) == nil)
  }
}
