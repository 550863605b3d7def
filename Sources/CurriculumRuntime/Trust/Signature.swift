import Foundation

/// A signature of a file, as the program minisign writes it beside the file.
///
/// ```swift
/// let signature = try Signature(file: "curriculum.sqlite.minisig")
/// try signature.verify(file: "curriculum.sqlite", with: key)
/// ```
public struct Signature: Hashable, Sendable {
  /// What is signed.
  enum Algorithm: String {
    /// The BLAKE2b digest of the file.
    case prehashed = "ED"
    /// The file itself, as minisign before 0.6 did and `minisign -l` does.
    case legacy = "Ed"
  }

  /// A comment that nobody has signed; anyone may have changed it.
  public let untrustedComment: String
  /// The comment that the signature covers, in bytes.
  let trustedBytes: [UInt8]
  let algorithm: Algorithm
  /// The number of the key that made the signature.
  let number: UInt64
  /// The file's signature, 64 bytes.
  let bytes: [UInt8]
  /// The signature of the file's signature and the trusted comment, 64 bytes.
  let commentSignature: [UInt8]

  /// Reads a signature.
  ///
  /// - Parameter text: What stands in a signature file.
  /// - Throws: `BundleError` with `.malformedSignature`.
  public init(_ text: String) throws(BundleError) {
    try self.init(MinisignText(Array(text.utf8), path: "signature", .signature, lines: [4]))
  }

  /// Reads a signature from a file, whose name mostly ends in `.minisig`.
  ///
  /// - Throws: `BundleError` with `.unreadable` or `.malformedSignature`.
  public init(file path: String) throws(BundleError) {
    try self.init(MinisignText(file: path, .signature, lines: [4]))
  }

  private init(_ text: MinisignText) throws(BundleError) {
    let comment = try text.comment(MinisignText.untrusted, line: 1)
    let line = try text.bytes(line: 2, count: 74)
    guard let algorithm = Algorithm(rawValue: String(decoding: line.prefix(2), as: UTF8.self)) else {
      throw text.fault(
        "the algorithm is '\(printableText(line.prefix(2)))', expected 'ED' or 'Ed' of a signature")
    }
    let trustedBytes = try text.comment(MinisignText.trusted, line: 3)
    self.init(
      algorithm: algorithm, number: UInt64(littleEndianBytes: line[2..<10]), bytes: Array(line[10...]),
      trustedBytes: trustedBytes, commentSignature: try text.bytes(line: 4, count: 64),
      untrustedComment: String(decoding: comment, as: UTF8.self))
  }

  init(
    algorithm: Algorithm, number: UInt64, bytes: [UInt8], trustedBytes: [UInt8], commentSignature: [UInt8],
    untrustedComment: String
  ) {
    self.algorithm = algorithm
    self.number = number
    self.bytes = bytes
    self.trustedBytes = trustedBytes
    self.commentSignature = commentSignature
    self.untrustedComment = untrustedComment
  }

  /// The comment that the signature covers; to be believed once the signature has been verified.
  public var trustedComment: String { String(decoding: trustedBytes, as: UTF8.self) }

  /// The id of the key that made the signature, as it says: 16 hexadecimal digits.
  public var keyID: String { number.keyID }

  /// Verifies that the key's owner signed the file, byte for byte, and the trusted comment.
  ///
  /// - Throws: `BundleError` with `.badSignature`, `.otherKey` or `.unreadable`.
  /// - Complexity: O(*n*) in the file's bytes, in pieces of 1 MiB; with a legacy signature the file is read as a whole.
  public func verify(file path: String, with key: PublicKey) throws(BundleError) {
    try verifyTrustedComment(with: key, path: path)
    guard try covers(file: path, with: key) else {
      throw BundleError(.badSignature, path: path, "the file is not the one that key \(key.id) signed")
    }
  }

  /// What stands in the signature's file.
  package var text: String {
    let line = Data(Array(algorithm.rawValue.utf8) + number.littleEndianBytes + bytes).base64EncodedString()
    return """
      \(MinisignText.untrusted)\(untrustedComment)
      \(line)
      \(MinisignText.trusted)\(trustedComment)
      \(Data(commentSignature).base64EncodedString())

      """
  }

  /// Verifies that the key's owner signed the trusted comment.
  ///
  /// - Parameter path: The file that the signature is for, for the error.
  func verifyTrustedComment(with key: PublicKey, path: String) throws(BundleError) {
    guard number == key.number else {
      throw BundleError(
        .otherKey, path: path, "the file was signed by another key: found \(keyID), expected \(key.id)")
    }
    guard key.verifies(commentSignature, of: bytes + trustedBytes) else {
      throw BundleError(
        .badSignature, path: path, "the signature's trusted comment is not the one that key \(key.id) signed")
    }
  }

  /// True when the key's owner signed the file, byte for byte.
  func covers(file path: String, with key: PublicKey) throws(BundleError) -> Bool {
    let message = try algorithm.message(of: RegularFile(path))
    return key.verifies(bytes, of: message)
  }
}

extension Signature.Algorithm {
  /// Bytes of a file that can be signed as it is, which is minisign's limit, too.
  private static let legacyLimit = 1 << 30

  /// What of a file is signed.
  func message(of file: RegularFile) throws(BundleError) -> [UInt8] {
    switch self {
    case .prehashed:
      var hash = BLAKE2b()
      try file.forEachPiece { hash.update($0) }
      return hash.finish()
    case .legacy:
      return try file.bytes(
        upTo: Self.legacyLimit, else: .malformedSignature, "for a signature without a digest ('Ed') one")
    }
  }
}
