import Crypto

/// Digests that other formats want.
enum ContentDigest {
  /// The first 32 bits of SHA-1 of a text.
  static func sha1(_ text: String) -> UInt32 {
    Insecure.SHA1.hash(data: Array(text.utf8)).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// MD5 of a file, in hexadecimal digits.
  static func md5(_ bytes: [UInt8]) -> String { hexadecimal(Insecure.MD5.hash(data: bytes)) }

  fileprivate static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}

/// An identifier that follows from a name within a namespace: a UUID of version 5.
///
/// Source: RFC 9562, section 5.5; its appendix A for the namespace of names of the internet.
struct NameIdentifier: Hashable {
  /// The namespace of names of the internet.
  static let internet = NameIdentifier(bytes: [
    0x6B, 0xA7, 0xB8, 0x10, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8,
  ])

  /// The 16 bytes.
  private let bytes: [UInt8]

  private init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ name: String, in namespace: NameIdentifier) {
    var bytes = Array(Insecure.SHA1.hash(data: namespace.bytes + Array(name.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    self.bytes = bytes
  }

  /// The 32 hexadecimal digits, without dashes.
  var digits: String { ContentDigest.hexadecimal(bytes) }
}
