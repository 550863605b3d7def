/// What the rules found that judge each lesson and item by itself, file by file, before any setting is applied.
package struct LoneFindings: Sendable {
  /// The files that lessons and items stand in; none of those without findings is missing.
  package let byFile: [SourceFile.ID: [Diagnostic]]

  /// Findings by their files.
  package init(byFile: [SourceFile.ID: [Diagnostic]]) { self.byFile = byFile }

  /// Findings of some files' lessons and items; nil where it is not certain which file one follows from.
  ///
  /// - Parameters:
  ///   - known: What is known of files that were not looked at again.
  ///   - found: What was found in the others.
  ///   - owners: The files of all lessons and items.
  init?(
    known: [SourceFile.ID: [Diagnostic]], found: [Diagnostic], owners: Set<SourceFile.ID>
  ) {
    var byFile: [SourceFile.ID: [Diagnostic]] = [:]
    for file in owners { byFile[file] = known[file] ?? [] }
    for finding in found {
      guard let file = finding.span?.file, owners.contains(file), known[file] == nil else { return nil }
      let others = finding.labels.map(\.span.file) + (finding.fix?.edits.map(\.span.file) ?? [])
      guard others.allSatisfy({ $0 == file || !owners.contains($0) }) else { return nil }
      byFile[file]?.append(finding)
    }
    self.byFile = byFile
  }
}

extension FileDraft {
  /// True when the file has nothing but lessons and items, to which others do not belong.
  ///
  /// What is found in such a file follows from it and from those that are none.
  var isLeaf: Bool {
    !draft.isIncomplete && draft.declared.isEmpty && draft.missing.isEmpty && draft.settings.isEmpty
      && draft.courses.isEmpty && draft.bands.isEmpty && draft.units.isEmpty && draft.stories.isEmpty
  }
}

extension Curriculum {
  /// The file that a lesson stands in, by its position.
  func file(ofLesson lesson: Int) -> SourceFile.ID { lessons[lesson].identity.id.span.file }

  /// The file that an item stands in.
  func file(of item: Item) -> SourceFile.ID {
    switch item.home {
    case .lesson(let lesson): file(ofLesson: lesson)
    case .bossTest(let boss): bossTests[boss].identity.id.span.file
    case .quiz(let quiz): quizzes[quiz].identity.id.span.file
    case .kit(let kit): kits[kit].identity.id.span.file
    case .deck(let deck): decks[deck].identity.id.span.file
    }
  }
}
