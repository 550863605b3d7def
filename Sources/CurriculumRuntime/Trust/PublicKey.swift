import Crypto
import Foundation

/// The key that signatures are verified with, as the program minisign keeps it.
///
/// ```swift
/// let key = try PublicKey("RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3")
/// ```
public struct PublicKey: Hashable, Sendable, CustomStringConvertible {
  /// The number that tells keys apart, as the signer drew it.
  let number: UInt64
  /// The 32 bytes of the Ed25519 key.
  let bytes: [UInt8]

  init(number: UInt64, bytes: [UInt8]) {
    self.number = number
    self.bytes = bytes
  }

  /// Reads a key.
  ///
  /// - Parameter text: What stands in a key file, or its last line alone: 56 characters of base64.
  /// - Throws: `BundleError` with `.malformedKey`.
  public init(_ text: String) throws(BundleError) {
    try self.init(MinisignText(Array(text.utf8), path: "public key", .publicKey, lines: [1, 2]))
  }

  /// Reads a key from a file.
  ///
  /// - Throws: `BundleError` with `.unreadable` or `.malformedKey`.
  public init(file path: String) throws(BundleError) {
    try self.init(MinisignText(file: path, .publicKey, lines: [1, 2]))
  }

  private init(_ text: MinisignText) throws(BundleError) {
    if text.count == 2 { _ = try text.comment(MinisignText.untrusted, line: 1) }
    let bytes = try text.bytes(line: text.count, count: 42)
    guard bytes.starts(with: Self.algorithm) else {
      throw text.fault(
        "the algorithm is '\(printableText(bytes.prefix(2)))', expected 'Ed' of a public key")
    }
    number = UInt64(littleEndianBytes: bytes[2..<10])
    self.bytes = Array(bytes[10...])
  }

  /// 16 hexadecimal digits that tell keys apart, as minisign shows them.
  public var id: String { number.keyID }

  /// The key in base64, without a comment.
  public var description: String {
    Data(Self.algorithm + number.littleEndianBytes + bytes).base64EncodedString()
  }

  /// What stands in the key's file.
  package var text: String {
    "\(MinisignText.untrusted)minisign public key \(id)\n\(description)\n"
  }

  /// 'Ed': the one algorithm of keys.
  static let algorithm = Array("Ed".utf8)

  /// True when the key's owner signed a message.
  func verifies(_ signature: [UInt8], of message: some DataProtocol) -> Bool {
    guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else { return false }
    return key.isValidSignature(signature, for: message)
  }
}

extension UInt64 {
  /// The number that eight bytes stand for, the lowest first.
  init(littleEndianBytes bytes: some Sequence<UInt8>) {
    self = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Eight bytes, the lowest first.
  var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }

  /// The number of a key as minisign shows it.
  var keyID: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
