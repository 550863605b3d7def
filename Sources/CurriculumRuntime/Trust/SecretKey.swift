import Crypto
import Foundation

/// The key that files are signed with.
package struct SecretKey: Sendable {
  /// The key that verifies what this one signs.
  package let publicKey: PublicKey
  private let key: Curve25519.Signing.PrivateKey

  /// A new key.
  package init() {
    key = Curve25519.Signing.PrivateKey()
    publicKey = PublicKey(
      number: UInt64.random(in: .min ... .max), bytes: Array(key.publicKey.rawRepresentation))
  }

  /// Takes a key out of the 104 bytes that a key file holds: number, seed, public key, checksum.
  ///
  /// Minisign leaves the checksum of a key without a password 0.
  ///
  /// - Returns: Nil when the bytes contradict each other, as they do after a wrong password.
  init?(_ bytes: [UInt8], needsChecksum: Bool) {
    let checksum = bytes[72...]
    let isUnchecked = !needsChecksum && checksum.allSatisfy { $0 == 0 }
    guard isUnchecked || checksum.elementsEqual(Self.checksum(of: bytes[..<72])),
      let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: Array(bytes[8..<40])),
      key.publicKey.rawRepresentation.elementsEqual(bytes[40..<72])
    else { return nil }
    self.key = key
    publicKey = PublicKey(number: UInt64(littleEndianBytes: bytes[..<8]), bytes: Array(bytes[40..<72]))
  }

  /// What stands in the key's file, which has no password.
  package var text: String {
    let content =
      publicKey.number.littleEndianBytes + Array(key.rawRepresentation) + publicKey.bytes
    var bytes = PublicKey.algorithm + SecretKeyFile.noPassword + SecretKeyFile.checksum
    bytes += [UInt8](repeating: 0, count: 48) + content + Self.checksum(of: content)
    return "\(MinisignText.untrusted)minisign secret key \(publicKey.id), without a password\n"
      + Data(bytes).base64EncodedString() + "\n"
  }

  /// Signs a file by its digest; of a bundle the trusted comment says what it teaches.
  ///
  /// - Throws: `BundleError` with `.unreadable`; for a bundle with what a reader throws, and `.damaged` when its content
  ///   is not what it says.
  /// - Complexity: O(*n*) in the file's bytes, in pieces of 1 MiB.
  package func signature(ofFile path: String) throws(BundleError) -> Signature {
    let file = try RegularFile(path)
    var info: BundleInfo?
    if try BundleFormat.isBundle(file) {
      let reader = try BundleReader(path: path)
      try reader.check()
      info = reader.info
    }
    let trusted = Array(try TrustedComment(path: path, info: info).text.utf8)
    let bytes = try sign(Signature.Algorithm.prehashed.message(of: file), path)
    return Signature(
      algorithm: .prehashed, number: publicKey.number, bytes: bytes, trustedBytes: trusted,
      commentSignature: try sign(bytes + trusted, path),
      untrustedComment: "signature by key \(publicKey.id)")
  }

  private func sign(_ message: [UInt8], _ path: String) throws(BundleError) -> [UInt8] {
    do {
      return Array(try key.signature(for: message))
    } catch {
      throw BundleError(.unwritable, path: path, "the file cannot be signed: \(error)")
    }
  }

  private static func checksum(of content: some Collection<UInt8>) -> [UInt8] {
    BLAKE2b.digest(of: PublicKey.algorithm + content, digestBytes: 32)
  }
}

/// A secret key as its file holds it: open, or locked by a password.
package enum SecretKeyFile: Sendable {
  case open(SecretKey)
  case locked(LockedSecretKey)

  /// What stands for the derivation of a key from a password: none.
  static let noPassword: [UInt8] = [0, 0]
  /// The same: scrypt.
  static let scrypt = Array("Sc".utf8)
  /// What stands for the checksum: BLAKE2b.
  static let checksum = Array("B2".utf8)

  /// Reads what stands in a key file, or its last line alone: 212 characters of base64.
  ///
  /// - Parameter path: Where the text is from, for messages.
  /// - Throws: `BundleError` with `.malformedKey`; it shows nothing of the key.
  package init(_ text: String, path: String) throws(BundleError) {
    try self.init(MinisignText(Array(text.utf8), path: path, .secretKey, lines: [1, 2]))
  }

  /// Reads a key file.
  ///
  /// - Throws: `BundleError` with `.unreadable` or `.malformedKey`; it shows nothing of the key.
  package init(file path: String) throws(BundleError) {
    try self.init(MinisignText(file: path, .secretKey, lines: [1, 2]))
  }

  private init(_ text: MinisignText) throws(BundleError) {
    if text.count == 2 { _ = try text.comment(MinisignText.untrusted, line: 1) }
    let bytes = try text.bytes(line: text.count, count: 158)
    guard bytes.starts(with: PublicKey.algorithm) else {
      throw text.fault("the algorithm is unknown, expected 'Ed' of a secret key")
    }
    guard bytes[4..<6].elementsEqual(Self.checksum) else {
      throw text.fault("the kind of checksum is unknown, expected 'B2' of a secret key")
    }
    let content = Array(bytes[54...])
    if bytes[2..<4].elementsEqual(Self.noPassword) {
      guard let key = SecretKey(content, needsChecksum: false) else {
        throw text.fault("the key is damaged: its parts contradict each other")
      }
      self = .open(key)
      return
    }
    guard bytes[2..<4].elementsEqual(Self.scrypt) else {
      throw text.fault("the way from password to key is unknown, expected 'Sc' (scrypt) or none")
    }
    guard
      let cost = ScryptCost(
        operations: UInt64(littleEndianBytes: bytes[38..<46]),
        memory: UInt64(littleEndianBytes: bytes[46..<54]))
    else {
      throw text.fault(
        "the key is damaged: its password would take more memory or time than minisign ever asks")
    }
    self = .locked(
      LockedSecretKey(path: text.path, salt: Array(bytes[6..<38]), cost: cost, content: content))
  }
}

/// A secret key that a password locks.
package struct LockedSecretKey: Sendable {
  /// Bytes of the stream that the password must give.
  package static let streamBytes = 104
  /// Where the key is from, for messages.
  package let path: String
  /// What scrypt takes beside the password, 32 bytes.
  package let salt: [UInt8]
  /// What scrypt costs.
  package let cost: ScryptCost
  fileprivate let content: [UInt8]

  /// Unlocks the key.
  ///
  /// - Parameter stream: What scrypt makes of the password.
  /// - Throws: `BundleError` with `.malformedKey` when it is not the right password's.
  package func unlocked(by stream: [UInt8]) throws(BundleError) -> SecretKey {
    guard let key = SecretKey(zip(content, stream).map { $0 ^ $1 }, needsChecksum: true) else {
      throw BundleError(.malformedKey, path: path, "the password is not the key's, or the key is damaged")
    }
    return key
  }
}

/// How much work scrypt does.
package struct ScryptCost: Hashable, Sendable {
  /// The parameter N, a power of 2.
  package let rounds: Int
  /// The parameter r.
  package let blockSize = 8
  /// The parameter p.
  package let parallelism: Int

  /// The cost from libsodium's two limits.
  ///
  /// N is the largest power of 2 that keeps within the tighter of both; what operations are left over go into p.
  ///
  /// - Parameters:
  ///   - operations: How many operations it may take.
  ///   - memory: How many bytes it may take.
  /// - Returns: Nil beyond what minisign asks for, which is 2^25 operations and 2^30 bytes.
  ///
  /// Source: libsodium 1.0.18, `crypto_pwhash_scryptsalsa208sha256`, the function that picks its parameters.
  init?(operations: UInt64, memory: UInt64) {
    guard operations <= 1 << 25, memory <= 1 << 30 else { return nil }
    let operations = Int(max(operations, 1 << 15))
    let isBoundByTime = operations < Int(memory) / 32
    let most = isBoundByTime ? operations / (blockSize * 4) : Int(memory) / (blockSize * 128)
    var rounds = 2
    while rounds <= most / 2 { rounds *= 2 }
    self.rounds = rounds
    parallelism = isBoundByTime ? 1 : max(1, operations / 4 / rounds / blockSize)
  }
}
