extension CompilerSession {
  /// The findings in a file, by place and rule, each once.
  ///
  /// Those that look at several files are as they were when these were checked last, moved along with the text.
  package func findings(in path: String) -> [Diagnostic] {
    guard let id = files.id(path) else { return [] }
    var found: [Diagnostic] = []
    if let shown = partOfFile[id].flatMap({ parts[$0].shown }) {
      found += shown.own[id] ?? []
      found += shown.found[id] ?? []
    } else {
      found += settledOwn(id)
    }
    if files.drafts[Int(id.index)]?.draft.settings.isEmpty == false {
      found += manifestFindings.all.filter { $0.span?.file == id }
    }
    return Diagnostics(found).sorted
  }

  /// The findings without a place, each once.
  package var generalFindings: [Diagnostic] {
    let found = parts.flatMap { $0.shown?.general ?? [] } + manifestFindings.all.filter { $0.span == nil }
    return Diagnostics(found).sorted
  }

  /// What concerns the curriculum as a whole: its manifest, and what was found on the way.
  private var manifestFindings: Diagnostics {
    var compiler = compiler
    // Whether allowances of what is wrong with wrong answers allow anything is known when all are chosen.
    if parts.allSatisfy({ $0.results.first?.hasChosen == true }) { compiler.plan.distractors = choice }
    return ManifestCheck(
      manifests: manifests, hasManifest: files.id("curriculum.yaml") != nil,
      isIncomplete: !files.incomplete.isEmpty, sources: files.sources, paths: files.paths
    ).findings(input.diagnostics, lockFindings, usages: parts.compactMap { $0.shown?.usage }, compiler)
  }

  /// What is wrong with a file for itself, with the author's severities.
  private func settledOwn(_ id: SourceFile.ID) -> [Diagnostic] {
    guard let file = files.drafts[Int(id.index)] else { return [] }
    let settings = settings
    var found = file.diagnostics
    var allowances = Allowances(
      settings, file.draft.suppressions, sources: files.sources, paths: files.paths)
    FindingSettler(settings, compiler.plan).settle(&found, &allowances)
    return found.all
  }

  /// Shows what is wrong with a file that has changed, as far as it can be told from the file alone.
  mutating func showOwn(_ id: SourceFile.ID) {
    guard let part = partOfFile[id], var shown = parts[part].shown else { return }
    shown.own[id] = settledOwn(id)
    replaceShown(part, shown)
  }

  /// Moves what was found in a file before along with its text.
  mutating func moveFindings(
    in part: Int, _ id: SourceFile.ID, from old: SourceFile, to new: SourceFile
  ) {
    guard var shown = parts[part].shown, let found = shown.found[id] else { return }
    let change = TextChange(from: old.bytes, to: new.bytes)
    shown.found[id] = found.compactMap { change.moved($0) }
    replaceShown(part, shown)
  }
}

extension PartFindings {
  /// Takes over what was found wrong with the wrong answers that were chosen before.
  mutating func takeChoices(of before: PartFindings) {
    for (file, findings) in before.found {
      let choices = findings.filter { $0.rule.hasPrefix("distractor/") }
      if !choices.isEmpty { found[file, default: []] += choices }
    }
  }
}

/// One stretch of a text that became another.
struct TextChange {
  /// Bytes at the beginning that are the same.
  let prefix: Int
  /// Where the stretch ended.
  let oldEnd: Int
  /// By how much what is behind it has moved.
  let shift: Int

  /// The smallest stretch in which two texts differ.
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    let prefix = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in (0..<shorter).first { old[$0] != new[$0] } ?? shorter }
    }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    self.prefix = prefix
    oldEnd = old.count - suffix
    shift = new.count - old.count
  }

  /// A finding where it stands now; nil for one that the change touches.
  func moved(_ finding: Diagnostic) -> Diagnostic? {
    guard let span = finding.span else { return finding }
    guard let moved = moved(span) else { return nil }
    let labels = finding.labels.compactMap { label in
      label.span.file == span.file
        ? self.moved(label.span).map { Label($0, label.message) } : label
    }
    return Diagnostic(
      rule: finding.rule, severity: finding.severity, message: finding.message, span: moved, labels: labels,
      notes: finding.notes, help: finding.help, fix: finding.fix.flatMap { self.moved($0) })
  }

  private func moved(_ fix: Fix) -> Fix? {
    let edits = fix.edits.compactMap { edit in
      moved(edit.span).map { Edit($0, edit.replacement, original: edit.original) }
    }
    return edits.count == fix.edits.count ? Fix(fix.title, edits, safety: fix.safety) : nil
  }

  private func moved(_ span: SourceSpan) -> SourceSpan? {
    if Int(span.upper) <= prefix { return span }
    guard Int(span.lower) >= oldEnd else { return nil }
    return SourceSpan(span.file, Int(span.lower) + shift, Int(span.upper) + shift)
  }
}
