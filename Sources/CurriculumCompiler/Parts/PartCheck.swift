import CurriculumRuntime

/// What else of the curriculum bears on the findings in a part.
struct PartContext: Hashable, Sendable {
  /// True when a file of another part could not be read to its end, so that rules which count keep silent.
  var isIncomplete = false
  /// Ids in such files that the part's references name.
  var declared: Set<String> = []
  /// Keys of other parts' courses and stories, for references that name none.
  var otherKeys: [String] = []
  /// Which version of what concerns all parts it was: the manifest, the media files.
  var revision = 0
}

/// What was found in a part of a curriculum, with the author's severities.
struct PartFindings: Sendable {
  /// The part's entities with their references resolved.
  let curriculum: Curriculum
  /// What is wrong with each file for itself.
  var own: [SourceFile.ID: [Diagnostic]]
  /// What was found by looking at all files of the part.
  var found: [SourceFile.ID: [Diagnostic]]
  /// What has no place.
  var general: [Diagnostic]
  /// What curriculum.yaml's allowances did for it.
  let usage: Allowances.Usage
  /// Findings for which near misses are looked for, whose number is limited for the curriculum as a whole.
  let searches: Int
}

/// The check of one part, ready to be done on any thread.
package struct PartCheck: Sendable {
  let files: [SourceFile.ID]
  let versions: [Int]
  let drafts: [FileDraft]
  let manifest: Spanned<Settings>?
  let context: PartContext
  let input: CompilerInput
  let paths: [String]
  var compiler: Compiler
  /// What was chosen before.
  var lock = DistractorLock()
  /// Whether that is about nothing else than the part.
  var ownsLock = false
  /// The first words of all courses, which other parts may have.
  var openings: @Sendable () -> [CourseOpening] = { [] }
  /// What is known of single files, given those of the part that others belong to; nil where nobody asks.
  var knownOfFiles: (@Sendable (_ frame: [SourceFile.ID]) -> KnownOfFiles)?

  /// The paths of the part's files, sorted.
  package var sourcePaths: [String] { files.map { input.sources[Int($0.index)].path } }

  /// Checks the part.
  ///
  /// - Parameter isCancelled: Whether nobody waits for it any more.
  /// - Returns: nil when it was cancelled.
  package func run(isCancelled: (@Sendable () -> Bool)? = nil) -> CheckedPart? {
    var draft = CurriculumDraft()
    var own = Diagnostics()
    for file in drafts {
      draft.append(file.draft)
      own.append(file.diagnostics)
    }
    draft.settings = manifest.map { [$0] } ?? []
    draft.isIncomplete = draft.isIncomplete || context.isIncomplete
    draft.declared.formUnion(context.declared)
    var compiler = compiler
    compiler.plan.isCancelled = isCancelled
    var found = Diagnostics()
    var chosen = ChosenOptions()
    var lone: LoneFindings?
    let curriculum: Curriculum
    if draft.hasEntities {
      curriculum = compiler.curriculum(draft, input, otherKeys: context.otherKeys, &found)
      // Of a part that could not be read whole, it is not certain what a file follows from.
      let known = draft.isIncomplete ? nil : knownOfFiles?(frame)
      (chosen, lone) = examine(curriculum, compiler, known, &found)
    } else {
      curriculum = Curriculum(draft, mediaFiles: input.mediaFiles)
    }
    if let isCancelled, isCancelled() { return nil }
    return CheckedPart(
      context: context, findings: settle(curriculum, draft, own, found), chosen: chosen, lone: lone,
      hasChosen: compiler.plan.distractors != .later)
  }

  /// The files of the part that others belong to.
  var frame: [SourceFile.ID] { zip(files, drafts).filter { !$1.isLeaf }.map(\.0) }

  /// Runs the rules and chooses wrong answers, at the same time where there are threads for it: neither bears on the other, and
  /// each has stretches that one thread alone works on.
  private func examine(
    _ curriculum: Curriculum, _ compiler: Compiler, _ known: KnownOfFiles?,
    _ found: inout Diagnostics
  ) -> (ChosenOptions, LoneFindings?) {
    var plan = compiler.plan
    plan.threads = compiler.threads
    let choose: @Sendable () -> (ChosenOptions, Diagnostics) = { [plan] in
      var found = Diagnostics()
      let chosen = chooseOptions(
        curriculum, lock: lock, among: openings(), ownsLock: ownsLock, known: known?.choices, plan, &found)
      return (chosen, found)
    }
    let promise = compiler.threads > 1 ? Promise(onThread: choose) : nil
    let lone = compiler.runRules(over: curriculum, input, known: known?.findings, &found).lone
    let (chosen, choices) = (try? promise?.value()) ?? choose()
    found.append(choices)
    return (chosen, lone)
  }

  private func settle(
    _ curriculum: Curriculum, _ draft: CurriculumDraft, _ own: Diagnostics, _ found: Diagnostics
  ) -> PartFindings {
    let settling = FindingSettler(curriculum.settings, compiler.plan)
    var allowances = Allowances(
      curriculum.settings, draft.suppressions, sources: input.sources, paths: paths)
    let searches = found.all.count { Self.searchingRules.contains($0.rule) }
    var own = own
    var found = found
    settling.settle(&own, &allowances)
    settling.settle(&found, &allowances)
    let isIncomplete = curriculum.isIncomplete
    allowances.report(
      .comments, ran: isIncomplete ? [] : settling.ran, isIncomplete: isIncomplete, &found)
    return PartFindings(
      curriculum: curriculum, own: own.byFile.places, found: found.byFile.places,
      general: own.byFile.general + found.byFile.general, usage: allowances.manifestUsage, searches: searches)
  }

  private static let searchingRules: Set<String> = [Rule.unresolvedReference.name, Rule.mediaMissing.name]
}

/// What an earlier check found out about single files of a part.
package struct KnownOfFiles: Sendable {
  /// What rules found that judge each lesson and item by itself; files of which that is not known are not there.
  package var findings: [SourceFile.ID: [Diagnostic]]
  /// For which cards the wrong answers hold that are kept for them.
  package var choices: KeptChoices

  /// What is known; nothing unless it is said.
  package init(
    findings: [SourceFile.ID: [Diagnostic]] = [:],
    choices: KeptChoices = KeptChoices()
  ) {
    self.findings = findings
    self.choices = choices
  }
}

/// What the check of a part came to, for the session that asked for it.
package struct CheckedPart: Sendable {
  let context: PartContext
  let findings: PartFindings
  /// The options that were chosen, beside those that authors wrote.
  let chosen: ChosenOptions
  /// What was found that follows from single files, where somebody asked and it is certain.
  let lone: LoneFindings?
  /// True when wrong answers were chosen, unless none are wanted; what is wrong with them is among the findings.
  let hasChosen: Bool
}

extension CurriculumDraft {
  /// True when there is something that rules look at, or an id to be suggested.
  fileprivate var hasEntities: Bool {
    !(courses.isEmpty && bands.isEmpty && units.isEmpty && lessons.isEmpty && bossTests.isEmpty
      && stories.isEmpty && kits.isEmpty && quizzes.isEmpty && decks.isEmpty && missing.isEmpty)
  }
}

extension Diagnostics {
  /// The findings of each file, and those without a place.
  fileprivate var byFile: (places: [SourceFile.ID: [Diagnostic]], general: [Diagnostic]) {
    var places: [SourceFile.ID: [Diagnostic]] = [:]
    var general: [Diagnostic] = []
    for finding in all {
      if let span = finding.span {
        places[span.file, default: []].append(finding)
      } else {
        general.append(finding)
      }
    }
    return (places, general)
  }
}
