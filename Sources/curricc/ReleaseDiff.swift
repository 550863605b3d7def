import CurriculumCompiler
import CurriculumRuntime

/// A diff by what a curriculum says of its releases.
struct ReleaseDiff {
  /// What has changed.
  let diff: BundleDiff
  /// Whether the version was raised far enough.
  let gate: VersionGate
  private let settings: Settings
  private let sources: [SourceFile]
  private let folder: String?
  private let unused: [ChangeAllowance]

  /// The diff of two versions.
  ///
  /// - Parameter policyFolder: The folder whose curriculum.yaml counts; nil for that of the new version.
  init(_ before: OpenVersion, _ after: OpenVersion, policyFolder: String?) throws {
    var diff = try BundleDiff(base: before.reader, target: after.reader)
    if let policyFolder {
      var input = try Workspace(policyFolder).load(threads: 1)
      input.sources.removeAll { $0.path != "curriculum.yaml" }
      input.lock = nil
      var compiler = Compiler()
      compiler.plan.isStructuralOnly = true
      let compilation = compiler.compile(input)
      (settings, sources, folder) = (compilation.curriculum.settings, compilation.sources, policyFolder)
    } else {
      (settings, sources, folder) = (after.settings ?? Settings(), after.sources, after.folder)
    }
    unused = diff.allow(settings.releases.allowances)
    self.diff = diff
    gate = VersionGate(diff, settings.releases)
  }

  /// Tells people on standard error whether the version will do, and where it is written.
  func reportGate() {
    let diagnostics = gate.diagnostics(settings, unused: unused)
    guard !diagnostics.all.isEmpty else {
      let needed = gate.needed.map { "the changes ask for a \($0.rawValue) version" } ?? "nothing has changed"
      Terminal.writeError("\(gate.was) → \(gate.now): \(needed); it will do\n")
      return
    }
    Terminal.showFindings(Report.Section(diagnostics, sources: sources, paths: SourcePaths(folder: folder)))
  }
}
