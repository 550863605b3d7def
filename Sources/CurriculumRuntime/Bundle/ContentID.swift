import Crypto

/// The integer id of an entity, worked out from its key.
public enum ContentID {
  /// The number of an entity in every bundle.
  ///
  /// - Parameter key: The entity's origin key, for example `card/es/hola`.
  /// - Returns: The first 53 bits of SHA-256 over the key's UTF-8 bytes, from 1 to 2⁵³ − 1, so that
  ///   JavaScript reads it exactly.
  ///
  /// Source: docs/bundle.md, "Identity".
  public static func number(forKey key: String) -> Int64 {
    var key = key
    let digest = key.withUTF8 { SHA256.hash(data: UnsafeRawBufferPointer($0)) }
    var number: UInt64 = 0
    digest.withUnsafeBytes { bytes in
      for byte in bytes.prefix(8) { number = number << 8 | UInt64(byte) }
    }
    let shortened = Int64(number >> 11)
    return shortened == 0 ? 1 : shortened
  }
}
