import CurriculumCompiler
import CurriculumRuntime

/// What results depend on beside the sources: the program, how it works, and what lies beside the sources.
enum CacheSurroundings {
  /// SHA-256 over all of it.
  ///
  /// - Parameters:
  ///   - plan: How it is checked.
  ///   - other: Whatever else the results depend on.
  static func digest(
    _ plan: LintPlan, _ input: CompilerInput, _ other: [UInt8], threads: Int
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(ToolIdentity.text)
    writer.add(plan.fingerprint)
    for (path, size) in input.mediaFiles.sorted(by: { $0.key < $1.key }) {
      writer.add(path)
      writer.add(size)
    }
    writer.add(block: input.lock.map { PieceDigest.digest($0, threads: threads) } ?? [])
    writer.add(block: other)
    return FileDigest.rawSHA256(writer.bytes)
  }

  /// The digest of a source: of its bytes, or of its size where it is too large to be read.
  static func digest(_ source: SourceFile) -> [UInt8] {
    source.size == source.bytes.count
      ? FileDigest.rawSHA256(source.bytes) : FileDigest.rawSHA256(Array("\(source.size)".utf8))
  }
}
