import CurriculumRuntime

/// What a compilation works on: the sources, and what lies beside them.
package struct CompilerInput: Sendable {
  /// The sources, sorted by path.
  package var sources: [SourceFile]
  /// Files that are no sources, by path, with their sizes in bytes.
  package var mediaFiles: [String: Int]
  /// What was found while the files were looked for.
  package var diagnostics: Diagnostics
  /// What spelling is checked against.
  package var spelling = Spelling.unchecked
  /// What was chosen before; nil when there is no such file.
  package var lock: [UInt8]?

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
  /// For each rule that ran, by name, how long it took in nanoseconds, longest first; empty without a clock.
  package let timings: [(rule: String, nanoseconds: UInt64)]
}

/// A checked curriculum with everything added that a bundle needs.
package struct CompletedCurriculum: Sendable {
  /// The checked curriculum.
  package let checked: CheckedCurriculum
  /// The options that were chosen, beside those that authors wrote.
  package let options: ChosenOptions
}

/// The compiler: sources in, findings and a curriculum out.
///
/// It knows no files, clocks or terminals.
package struct Compiler: Sendable {
  /// How many threads may work.
  package var threads = 1
  /// How much a file may hold.
  package var limits = YAMLLimits()
  /// How it checks what it has read.
  package var plan = LintPlan()

  /// A compiler with limits and one thread.
  package init() {}

  /// Compiles a curriculum.
  ///
  /// - Complexity: O(*n* log *n*) in the bytes of the sources.
  package func compile(_ input: CompilerInput) -> Compilation {
    let files = parallelMap(input.sources, threads: threads) { index, source in
      readFile(source, SourceFile.ID(index), limits: limits)
    }
    return compile(input, files)
  }

  /// Compiles a curriculum whose files have been read; the files of nil are not there.
  func compile(_ input: CompilerInput, _ files: [FileDraft?]) -> Compilation {
    var diagnostics = input.diagnostics
    let draft = joinDrafts(files, input.sources, &diagnostics)
    let (curriculum, timings) = check(draft, input, &diagnostics)
    let lock = input.lock.map { DistractorLock($0, &diagnostics) } ?? DistractorLock()
    var plan = plan
    plan.threads = threads
    var chosen = chooseOptions(curriculum, lock: lock, plan, &diagnostics)
    chosen.lock = LockLines.file(of: [chosen.lines], replacing: lock)
    applySettings(
      curriculum, plan, suppressions: draft.suppressions, sources: input.sources, &diagnostics)
    let completed = CheckedCurriculum(curriculum, diagnostics).map {
      CompletedCurriculum(checked: $0, options: chosen)
    }
    return Compilation(
      sources: input.sources, curriculum: curriculum, diagnostics: diagnostics, completed: completed,
      timings: timings)
  }

  /// Resolves what files say, and runs the rules over it.
  func check(
    _ draft: CurriculumDraft, _ input: CompilerInput, _ diagnostics: inout Diagnostics
  ) -> (curriculum: Curriculum, timings: [(rule: String, nanoseconds: UInt64)]) {
    let curriculum = curriculum(draft, input, &diagnostics)
    return (curriculum, runRules(over: curriculum, input, &diagnostics).timings)
  }

  /// Resolves what files say.
  ///
  /// - Parameter otherKeys: Keys of courses and stories that are not in the draft but in the curriculum.
  func curriculum(
    _ draft: CurriculumDraft, _ input: CompilerInput, otherKeys: [String] = [],
    _ diagnostics: inout Diagnostics
  ) -> Curriculum {
    var curriculum = resolve(
      draft, mediaFiles: input.mediaFiles, otherKeys: otherKeys, threads: threads, &diagnostics)
    if plan.distractors == .none { curriculum.leaveOptionsToAuthors() }
    suggestIdentities(draft, sources: input.sources, &diagnostics)
    return curriculum
  }

  /// Runs the rules.
  ///
  /// - Parameter known: What is known of single files; nil where nobody asks for what is found in them.
  /// - Returns: What the rules found, which is among the findings then, and how long they took.
  @discardableResult
  func runRules(
    over curriculum: Curriculum, _ input: CompilerInput, known: [SourceFile.ID: [Diagnostic]]? = nil,
    _ diagnostics: inout Diagnostics
  ) -> LintResult {
    var plan = plan
    plan.threads = threads
    let result = lint(curriculum, sources: input.sources, spelling: input.spelling, plan, known: known)
    diagnostics.append(result.diagnostics)
    return result
  }

  private func joinDrafts(
    _ files: [FileDraft?], _ sources: [SourceFile], _ diagnostics: inout Diagnostics
  ) -> CurriculumDraft {
    var draft = CurriculumDraft()
    for case let file? in files {
      draft.append(file.draft)
      diagnostics.append(file.diagnostics)
    }
    let hasManifest = zip(files, sources).contains { $0 != nil && $1.path == "curriculum.yaml" }
    // What is named so at the top is the curriculum's own, whatever other folders hold.
    if let own = draft.settings.firstIndex(where: {
      sources[Int($0.span.file.index)].path == "curriculum.yaml"
    }) {
      draft.settings.swapAt(0, own)
    }
    checkManifests(draft.settings, hasManifest: hasManifest, &diagnostics)
    return draft
  }

  /// Reports a curriculum without a manifest, and manifests beside it.
  func checkManifests(
    _ manifests: [Spanned<Settings>], hasManifest: Bool, _ diagnostics: inout Diagnostics
  ) {
    for settings in manifests.dropFirst() {
      diagnostics.report(
        .manifestCount, "this is a second file of kind 'curriculum'", at: settings.span,
        labels: [Label(manifests[0].span, "the curriculum's own")],
        help: "a curriculum has one, named curriculum.yaml, at its top")
    }
    if !hasManifest {
      diagnostics.report(
        .manifestCount, "the folder has no curriculum.yaml", at: nil,
        help: "'curricc init' writes one, or name the folder that has it")
    }
  }
}
