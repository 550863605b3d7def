import Crypto
package import Foundation

/// SHA-256 of files.
package enum FileDigest {
  /// The digest of a file in hexadecimal, or nil when it cannot be read.
  ///
  /// - Complexity: O(*n*) in the file's bytes, in pieces of 1 MiB.
  package static func sha256(path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    var hash = SHA256()
    while let piece = try? file.read(upToCount: 1 << 20), !piece.isEmpty { hash.update(data: piece) }
    return hash.finalize().hexadecimal
  }

  /// The digest of bytes in hexadecimal.
  package static func sha256(_ bytes: [UInt8]) -> String { SHA256.hash(data: bytes).hexadecimal }

  /// The digest of bytes: 32 bytes.
  package static func rawSHA256(_ bytes: some ContiguousBytes) -> [UInt8] {
    var hash = SHA256()
    bytes.withUnsafeBytes { hash.update(bufferPointer: $0) }
    return Array(hash.finalize())
  }
}
