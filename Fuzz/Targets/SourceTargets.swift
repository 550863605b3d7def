import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation

extension FuzzTarget {
  /// A source file of any kind: read, resolved, judged by every rule, reported, mended and built.
  static let source = FuzzTarget(
    name: "source", seeds: sourceSeeds,
    run: { bytes in
      let compilation = Compiler().compile(CompilerInput(sources: sources(with: bytes)))
      checkFindings(compilation)
      checkReports(compilation)
      checkFixes(compilation)
      if let completed = compilation.completed { checkBundle(completed) }
    })

  /// `curricc fmt`: what it writes says the same, and is written the same again.
  static let format = FuzzTarget(
    name: "format", seeds: sourceSeeds,
    run: { bytes in
      let file = SourceFile(path: "a.yaml", bytes: bytes)
      switch CurriculumCompiler.format(file, file: SourceFile.ID(0)) {
      case .canonical: break
      case .unreadable(let diagnostics): expect(diagnostics.hasErrors, "refused without an error")
      case .defect(let difference): fatalError("the layout changes the meaning: \(difference)")
      case .changed(let once):
        let laidOut = SourceFile(path: "a.yaml", bytes: once)
        guard case .canonical = CurriculumCompiler.format(laidOut, file: SourceFile.ID(0)) else {
          fatalError("a second run changes it again:\n\(String(decoding: once, as: UTF8.self))")
        }
        guard let before = FileMeaning(file), let after = FileMeaning(laidOut) else {
          fatalError("what was laid out cannot be read")
        }
        expect(before.difference(from: after) == nil, "\(before.difference(from: after) ?? "")")
      }
    })

  /// `distractors.lock` beside the starter: read, and written anew so that it stays.
  static let lock = FuzzTarget(
    name: "lock",
    seeds: {
      let starter = Compiler().compile(CompilerInput(sources: Starter.files)).completed?.options.lock
      let flagship = FileManager.default.contents(atPath: Repository.path + "/curriculum/distractors.lock")
      return [starter ?? [], Array((flagship ?? Data()).prefix(4000))]
    },
    run: { bytes in
      var input = CompilerInput(sources: Starter.files)
      input.lock = bytes
      var compiler = Compiler()
      // Rules would take most of the time, and look at no lock.
      compiler.plan.isStructuralOnly = true
      let compilation = compiler.compile(input)
      checkFindings(compilation)
      guard let lock = compilation.completed?.options.lock else { return }
      input.lock = lock
      let again = compiler.compile(input)
      expect(again.completed != nil && again.completed?.options.lock == nil, "a lock just written is changed")
    })

  @Sendable private static func sourceSeeds() throws -> [[UInt8]] {
    let courses = try repositoryFiles(under: "Tests/CompilerTests/Courses", [".yaml"], most: 6000)
    let flagship = try repositoryFiles(under: "curriculum", [".yaml"], most: 6000)
    return Starter.files.map(\.bytes) + courses + flagship + oddSources.map { Array($0.utf8) }
  }

  /// Layouts that the fixtures do not have.
  private static let oddSources = [
    "%YAML 1.2\n---\n? a\n: &b [c, {d: \"e\\u00e9\\\n  f\"}]\ng: *b\n...\n",
    "kind: !!str deck\nid: 'it''s'\n",
    "a: |2-\n    x\n\n   y\nb: >+\n  z\n\n\n# end\n", "- - a\n  -\n- {a, b: , \"c\": d}\n- [,]\n",
    "kind: deck # curricc: allow deck/size because fuzz\nid: a\r\ntopic: \u{FEFF}b\u{2028}c\n",
  ]

  /// The starter with the input in place of its file of the same kind, so that what it refers to is there.
  private static func sources(with bytes: [UInt8]) -> [SourceFile] {
    let head = bytes.prefix { $0 != 0x0A }
    var files = Starter.files
    let place = files.firstIndex { $0.bytes.prefix { $0 != 0x0A }.elementsEqual(head) }
    let path = place.map { files[$0].path } ?? "other.yaml"
    if let place { files.remove(at: place) }
    return files + [SourceFile(path: path, bytes: bytes)]
  }

  private static func checkFindings(_ compilation: Compilation) {
    let findings = compilation.diagnostics.sorted
    expect(
      compilation.completed != nil || findings.contains { $0.severity == .error }, "nothing built, no error")
    for finding in findings {
      let spans = [finding.span].compactMap(\.self) + finding.labels.map(\.span)
      for span in spans + (finding.fix?.edits.map(\.span) ?? []) {
        let count = compilation.sources[Int(span.file.index)].bytes.count
        expect(
          span.lower <= span.upper && Int(span.upper) <= count,
          "\(finding.rule) at \(span.lower)..<\(span.upper) of \(count)")
      }
      expect(!finding.message.isEmpty && Rule.named(finding.rule) != nil, "\(finding.rule) says nothing")
    }
  }

  private static func checkReports(_ compilation: Compilation) {
    let report = Report(compilation.diagnostics, sources: compilation.sources)
    let other = ReportFormat.all[
      compilation.sources.reduce(0) { $0 + $1.bytes.count } % ReportFormat.all.count]
    for format in [.human, .json, other] {
      let text = format.text(report)
      if format.name == "json" || format.name == "sarif" || format.name == "gitlab" {
        let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        expect(json != nil, "the report '\(format.name)' is no JSON")
      }
      if format.name == "human" {
        expect(text.isEmpty == report.isEmpty, "the report does not show what it has")
      }
    }
  }

  private static func checkFixes(_ compilation: Compilation) {
    let findings = compilation.diagnostics.sorted
    let isReadable = !findings.contains { $0.rule.hasPrefix("yaml/") && $0.severity == .error }
    let outcome = FixApplier.apply(findings, to: compilation.sources) { _, _ in true }
    guard isReadable, !outcome.changed.isEmpty else { return }
    for file in outcome.changed {
      let found = readFile(file, SourceFile.ID(0), limits: YAMLLimits()).diagnostics.all
      let spoiled = found.first { $0.rule.hasPrefix("yaml/") && $0.severity == .error }
      expect(spoiled == nil, "fixes spoil the file: \(spoiled?.message ?? "")")
    }
  }

  /// What has no errors becomes a bundle that the schema takes; one in eight is built, since that is slow.
  private static func checkBundle(_ completed: CompletedCurriculum) {
    let settings = completed.checked.curriculum.settings
    guard settings.name.utf8.reduce(0, { $0 &+ Int($1) }) % 8 == 0 else { return }
    let file = ScratchFile("built.sqlite")
    file.remove()
    defer { file.remove() }
    let manifest = BundleManifest(
      curriculumName: settings.name, contentVersion: settings.contentVersion, compilerVersion: "0",
      sourceRevision: nil)
    let lowering = Lowering(completed, media: [])
    do {
      _ = try BundleWriter(path: file.path, manifest: manifest, threads: 1).write(
        BundleWriter.Content(rows: { try lowering.write(to: $0) }, search: nil))
      try BundleChecks.verify(path: file.path, threads: 1)
    } catch { fatalError("what has no errors cannot be built: \(error)") }
  }
}
