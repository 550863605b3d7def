import GRDB

/// What a signature proves of a bundle.
public enum SignatureProof: Sendable {
  /// The key's owner signed this file, byte for byte: everything in it is theirs, what a search finds too.
  case file
  /// The key's owner signed this content: every row of every content table, and the author's version of them.
  ///
  /// The file is another than the signed one, as after a delta. Its schema is that of the format, its indexes agree with
  /// its rows. Not proved are what a search finds, and what `BundleInfo` says beside content hash, content version and
  /// format: the curriculum's name, the compiler, the source revision, the counts.
  case content
}

extension BundleReader {
  /// Verifies a bundle's signature, then opens the bundle.
  ///
  /// The file must be the signed one; or its rows must have the content hash, and itself name the version, that the
  /// signature's trusted comment says, as is so after a delta. `proof` says which of both held.
  ///
  /// ```swift
  /// let reader = try BundleReader(
  ///   path: "curriculum.sqlite", signature: Signature(file: "curriculum.sqlite.minisig"), publicKey: key)
  /// ```
  ///
  /// The file must lie where only the app can write: what happens to it later is not seen. An old release is
  /// signed as well as a new one; compare `info.contentVersion` with that of the bundle you have.
  ///
  /// - Parameters:
  ///   - path: The bundle's file.
  ///   - signature: The signature.
  ///   - publicKey: The key of whom you trust.
  ///   - proofs: What is accepted. With `.file` alone SQLite never sees a file that was not signed.
  /// - Throws: `BundleError` with `.otherKey`, `.badSignature`, and what `init(path:)` throws.
  /// - Complexity: O(*n*) in the file's bytes; some ten times as long when the rows have to be looked at.
  public convenience init(
    path: String, signature: Signature, publicKey: PublicKey,
    accepting proofs: Set<SignatureProof> = [.file, .content]
  ) throws(BundleError) {
    try signature.verifyTrustedComment(with: publicKey, path: path)
    if proofs.contains(.file), try signature.covers(file: path, with: publicKey) {
      try self.init(path: path, proof: .file)
      return
    }
    let refusal = "the file is not the one that key \(publicKey.id) signed"
    guard proofs.contains(.content), let release = TrustedComment(signature.trustedComment)?.release else {
      throw BundleError(.badSignature, path: path, refusal)
    }
    do throws(BundleError) {
      try self.init(path: path, proof: .content)
      try checkContent(is: release)
    } catch {
      throw BundleError(.badSignature, path: path, "\(refusal), nor is its content: \(error.message)")
    }
  }

  /// Checks the whole bundle: its structure as SQLite sees it, and its content by its hash.
  ///
  /// - Throws: `BundleError` with `.damaged`.
  package func check() throws(BundleError) {
    try read { try BundleChecks.check($0, path) }
    let hash = try contentHash()
    guard hash == info.contentHash else {
      throw BundleError(
        .damaged, path: path, "the content has hash \(hash), the bundle says \(info.contentHash)")
    }
  }

  /// Checks that the bundle teaches what was signed, and is nothing else than a bundle.
  private func checkContent(is release: TrustedComment.Release) throws(BundleError) {
    func expect(_ what: String, _ found: String, _ expected: String) throws(BundleError) {
      guard found != expected else { return }
      throw BundleError(
        .damaged, path: path,
        "found \(what) \(printableText(found.utf8)), signed was \(expected)")
    }
    try expect("content version", info.contentVersion, release.contentVersion)
    try expect("content hash", info.contentHash, release.contentHash)
    try expect("format", "\(info.formatVersion)", "\(BundleFormat.version)")
    try read { try BundleSchema.check($0, path) }
    try check()
  }
}
