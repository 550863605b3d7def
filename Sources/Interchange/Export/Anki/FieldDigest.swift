import Crypto

/// Digests that other formats want.
enum FieldDigest {
  /// The first 32 bits of SHA-1 of a text.
  static func sha1(_ text: String) -> UInt32 {
    Insecure.SHA1.hash(data: Array(text.utf8)).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
