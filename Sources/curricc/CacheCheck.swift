import CurriculumCompiler
import CurriculumRuntime

/// What `--check-cache` compares with a clean build: bundles that are made from the rows in the cache, and of the old bundle.
struct CacheCheck {
  private let scratch: ScratchFolder
  /// What was found in the parts; nil where a finding is an error.
  private let findings: Diagnostics?
  /// The bundle from the cache's rows; nil where they are damaged.
  private var fromRows: String?
  /// The bundle that was made of the one at the path; nil where it cannot be.
  private var fromBundle: String?

  /// Makes the bundles.
  ///
  /// - Parameters:
  ///   - outcome: What the parts in the cache came to.
  ///   - path: The bundle that is about to be replaced.
  /// - Throws: `InputError` or `BundleError` when there is no room for them.
  init(
    _ outcome: SourceBuild.Outcome?, _ path: String, _ build: BundleBuild, _ memory: inout BuildMemory?
  ) throws {
    scratch = try ScratchFolder()
    findings = outcome?.findings
    guard let outcome else { return }
    do {
      let rows = scratch.file("rows.sqlite")
      _ = try build.write(outcome.content, toScratch: rows)
      try BundleSeal.apply(path: rows)
      fromRows = rows
    } catch let error as BundleError where error.code == .damaged {
      // What is damaged counts for nothing.
      memory?.forgetRows()
      return
    }
    let exchange = memory?.exchange(at: path, for: outcome.parts, media: outcome.content.media)
    let exchanged = scratch.file("exchanged.sqlite")
    if let exchange, let _ = try? build.write(outcome.content, toScratch: exchanged, exchange) {
      try BundleSeal.apply(path: exchanged)
      fromBundle = exchanged
    }
  }

  /// Ends the process where a clean build found or wrote something else.
  ///
  /// - Parameter path: The bundle that it wrote.
  func compare(_ clean: Diagnostics, _ path: String) throws {
    guard let findings, findings.sorted == clean.sorted else { CacheOptions.fail("findings") }
    if let fromRows, try FileComparison(fromRows, path).firstDifferentByte() != nil {
      CacheOptions.fail("rows")
    }
    if let fromBundle, try FileComparison(fromBundle, path).firstDifferentByte() != nil {
      CacheOptions.fail("bundles")
    }
  }
}
