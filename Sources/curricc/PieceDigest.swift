import CurriculumCompiler
import CurriculumRuntime

/// Digests of what is large: SHA-256 over the SHA-256 of its pieces, which several threads work out.
enum PieceDigest {
  /// Bytes of a piece.
  private static let piece = 1 << 20

  /// The digest of bytes: 32 bytes.
  static func digest(_ bytes: [UInt8], threads: Int) -> [UInt8] {
    let starts = Array(stride(from: 0, to: bytes.count, by: piece))
    return joined(
      parallelMap(starts, threads: threads) { _, start in
        FileDigest.rawSHA256(bytes[start..<min(start + piece, bytes.count)])
      })
  }

  /// The digest of a file: 32 bytes; nil when it cannot be read to its end.
  static func digest(path: String, threads: Int) -> [UInt8]? {
    (try? RowFile(path: path, isNew: false)).flatMap { digest(of: $0, threads: threads) }
  }

  /// The digest of an open file: 32 bytes; nil when it cannot be read to its end.
  static func digest(of file: RowFile, threads: Int) -> [UInt8]? {
    let size = file.size
    let starts = Array(stride(from: 0, to: size, by: piece))
    let digests = parallelMap(starts, threads: threads) { _, start -> [UInt8]? in
      let wanted = min(piece, size - start)
      let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        count = (try? file.read(into: UnsafeMutableRawBufferPointer(buffer), at: start)) ?? 0
      }
      return bytes.count == wanted ? FileDigest.rawSHA256(bytes) : nil
    }
    let whole = digests.compactMap(\.self)
    return whole.count == digests.count ? joined(whole) : nil
  }

  private static func joined(_ digests: [[UInt8]]) -> [UInt8] {
    FileDigest.rawSHA256(digests.flatMap(\.self))
  }
}
