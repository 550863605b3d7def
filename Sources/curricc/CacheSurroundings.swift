import CurriculumCompiler
import CurriculumRuntime

/// What results depend on beside the sources: the program, how it works, and what lies beside the sources.
enum CacheSurroundings {
  /// SHA-256 over all of it.
  ///
  /// - Parameters:
  ///   - plan: How it is checked.
  ///   - media: Files that are no sources, with their sizes.
  ///   - other: Whatever else the results depend on.
  static func digest(_ plan: LintPlan, media: [String: Int], _ other: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(ToolIdentity.text)
    writer.add(plan.fingerprint)
    for (path, size) in media.sorted(by: { $0.key < $1.key }) {
      writer.add(path)
      writer.add(size)
    }
    writer.add(block: other)
    return FileDigest.rawSHA256(writer.bytes)
  }
}
