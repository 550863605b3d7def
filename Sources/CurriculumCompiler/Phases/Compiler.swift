import CurriculumRuntime

/// What a compilation works on: the sources, and what lies beside them.
package struct CompilerInput: Sendable {
  /// The sources, sorted by path.
  package var sources: [SourceFile]
  /// Files that are no sources, by path, with their sizes in bytes.
  package var mediaFiles: [String: Int]
  /// What was found while the files were looked for.
  package var diagnostics: Diagnostics

  /// Sources and what lies beside them; sources are put in the order of their paths.
  package init(
    sources: [SourceFile], mediaFiles: [String: Int] = [:], diagnostics: Diagnostics = Diagnostics()
  ) {
    self.sources = sources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.mediaFiles = mediaFiles
    self.diagnostics = diagnostics
  }
}

/// What a compilation found.
package struct Compilation: Sendable {
  /// The sources, sorted by path; spans refer to their places.
  package let sources: [SourceFile]
  /// The curriculum as far as it could be read.
  package let curriculum: Curriculum
  /// Everything found, with the author's severities.
  package let diagnostics: Diagnostics
  /// The curriculum ready to be lowered; nil when a finding is an error.
  package let completed: CompletedCurriculum?
}

/// A checked curriculum with everything added that a bundle needs.
package struct CompletedCurriculum: Sendable {
  /// The checked curriculum.
  package let checked: CheckedCurriculum
}

/// The compiler: sources in, findings and a curriculum out.
///
/// It knows no files, clocks or terminals.
package struct Compiler: Sendable {
  /// How many threads may work.
  package var threads = 1
  /// How much a file may hold.
  package var limits = YAMLLimits()

  /// A compiler with limits and one thread.
  package init() {}

  /// Compiles a curriculum.
  ///
  /// - Complexity: O(*n* log *n*) in the bytes of the sources.
  package func compile(_ input: CompilerInput) -> Compilation {
    var diagnostics = input.diagnostics
    let draft = readDraft(input.sources, &diagnostics)
    let curriculum = resolve(draft, mediaFiles: input.mediaFiles, &diagnostics)
    suggestIdentities(draft, sources: input.sources, &diagnostics)
    lint(curriculum, &diagnostics)
    applySettings(curriculum.settings, sources: input.sources, &diagnostics)
    let completed = CheckedCurriculum(curriculum, diagnostics).map { CompletedCurriculum(checked: $0) }
    return Compilation(
      sources: input.sources, curriculum: curriculum, diagnostics: diagnostics, completed: completed)
  }

  private func readDraft(_ sources: [SourceFile], _ diagnostics: inout Diagnostics) -> CurriculumDraft {
    let files = parallelMap(sources, threads: threads) { index, source in
      readFile(source, SourceFile.ID(index), limits: limits)
    }
    var draft = CurriculumDraft()
    for file in files {
      draft.append(file.draft)
      diagnostics.append(file.diagnostics)
    }
    checkManifests(draft, sources, &diagnostics)
    return draft
  }

  private func checkManifests(
    _ draft: CurriculumDraft, _ sources: [SourceFile], _ diagnostics: inout Diagnostics
  ) {
    for settings in draft.settings.dropFirst() {
      diagnostics.report(
        .manifestCount, "this is a second file of kind 'curriculum'", at: settings.span,
        labels: [Label(draft.settings[0].span, "the first")], help: "keep the one in curriculum.yaml")
    }
    if !sources.contains(where: { $0.path == "curriculum.yaml" }) {
      diagnostics.report(
        .manifestCount, "the folder has no curriculum.yaml", at: nil,
        help: "'curricc init' writes one, or name the folder that has it")
    }
  }

  private func lint(_ curriculum: Curriculum, _ diagnostics: inout Diagnostics) {
    let off = Set(curriculum.settings.severities.filter { $0.severity == nil }.map(\.rule.string))
    for rule in Rule.all where !off.contains(rule.name) && !off.contains(rule.family + "/*") {
      guard case .curriculum(let check) = rule.check else { continue }
      var findings = Findings(of: rule)
      check(curriculum, &findings)
      diagnostics.append(findings.diagnostics)
    }
  }
}
