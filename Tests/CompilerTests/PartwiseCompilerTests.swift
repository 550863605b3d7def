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

  /// The starter's Spanish course, and two more like it for the same learners.
  private static var threeCourses: [SourceFile] {
    ["es", "fr", "it"].flatMap { id in
      Starter.files.compactMap { file -> SourceFile? in
        guard file.path.hasPrefix("courses/es/") else { return nil }
        let text = String(decoding: file.bytes, as: UTF8.self)
          .replacing("language: es", with: "language: \(id)").replacing("id: es", with: "id: \(id)")
          .replacing("code: es", with: "code: \(id)").replacing("unit: es-", with: "unit: \(id)-")
          .replacing("native_text: hello", with: "native_text: hello in \(id)")
        return SourceFile(path: file.path.replacing("/es/", with: "/\(id)/"), text: text)
      }
    } + [manifest]
  }

  /// A compiler of the parts of sources, of which those of `gone` cannot be read, with what it read and what it need not.
  private static func prepared(
    _ sources: [SourceFile], gone: String? = nil, known: [SourceFile.ID: CourseOpening] = [:]
  ) throws -> (words: [UInt8], read: [(need: OpeningNeed, opening: CourseOpening)]) {
    let sources = CompilerInput(sources: sources).sources
    let outline = try #require(CurriculumOutline(sources, limits: YAMLLimits()))
    var partwise = PartwiseCompiler(
      Compiler(), CompilerInput(sources: []), paths: sources.map(\.path),
      manifest: sources.first { $0.path == "curriculum.yaml" })
    let read = partwise.prepare(outline) { need in
      known[need.file]
    } load: { id in
      sources[Int(id.index)].path == gone ? nil : sources[Int(id.index)]
    }
    return (partwise.foreignWords, read)
  }

  @Test func whatCoursesBeginWithNeedNotBeReadTwice() throws {
    let first = try Self.prepared(Self.threeCourses)
    #expect(first.read.count == 3)
    #expect(String(decoding: first.words, as: UTF8.self).contains("hello in it"))
    let known = Dictionary(uniqueKeysWithValues: first.read.map { ($0.need.file, $0.opening) })
    let again = try Self.prepared(Self.threeCourses, known: known)
    #expect(again.read.isEmpty)
    #expect(again.words == first.words)
    let one = try Self.prepared(Self.threeCourses, known: known.filter { $0.key == first.read[0].need.file })
    #expect(one.read.map(\.need.file) == first.read.dropFirst().map(\.need.file))
    #expect(one.words == first.words)
  }

  /// Whatever is read of a course is named, so that who keeps its first words knows when they no longer hold.
  @Test func whatCoursesBeginWithFollowsFromTheFilesThatAreNamed() throws {
    let sources = CompilerInput(sources: Self.threeCourses).sources
    let whole = try Self.prepared(sources)
    for (need, opening) in whole.read {
      #expect(need.files == need.files.sorted() && need.files.contains(need.file))
      for file in sources.indices.map({ SourceFile.ID($0) }) where !need.files.contains(file) {
        guard sources[Int(file.index)].path.hasPrefix("courses/") else { continue }
        let rest = try Self.prepared(sources, gone: sources[Int(file.index)].path)
        let other = try #require(rest.read.first { $0.need.file == need.file })
        #expect(other.opening.words == opening.words)
      }
    }
  }

  @Test func whatWasReadInPartIsNotKept() throws {
    let lesson = try #require(Self.threeCourses.first { $0.path.hasPrefix("courses/fr/n1/hello") })
    let rest = try Self.prepared(Self.threeCourses, gone: lesson.path)
    #expect(rest.read.count == 2)
    #expect(!rest.read.contains { $0.opening.course == "fr" })
  }
}
