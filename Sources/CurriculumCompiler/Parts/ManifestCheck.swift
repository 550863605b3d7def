/// What concerns a curriculum as a whole when its parts have been checked one by one.
struct ManifestCheck {
  /// What files of kind 'curriculum' say, that named curriculum.yaml at the top first.
  let manifests: [Spanned<Settings>]
  let hasManifest: Bool
  /// True when a file could not be read to its end.
  let isIncomplete: Bool
  /// The sources, by the files' ids.
  let sources: [SourceFile]
  /// The paths of all sources, sorted.
  let paths: [String]

  /// The findings that belong to no part, with the author's severities.
  ///
  /// - Parameters:
  ///   - foundOnTheWay: What was found while the files were looked for.
  ///   - lockFindings: What is wrong with the lock file.
  ///   - usages: What curriculum.yaml's allowances did for each part.
  func findings(
    _ foundOnTheWay: Diagnostics, _ lockFindings: Diagnostics, usages: [Allowances.Usage],
    _ compiler: Compiler
  ) -> Diagnostics {
    let settings = manifests.first?.value ?? Settings()
    var found = foundOnTheWay
    found.append(lockFindings)
    compiler.checkManifests(manifests, hasManifest: hasManifest, &found)
    let settling = FindingSettler(settings, compiler.plan)
    var allowances = Allowances(settings, [:], sources: sources, paths: paths)
    for usage in usages { allowances.note(usage) }
    settling.settle(&found, &allowances)
    reportUnsettable(settings, &found)
    allowances.report(
      .manifest, ran: isIncomplete ? [] : settling.ran, isIncomplete: isIncomplete, &found)
    return found
  }
}
