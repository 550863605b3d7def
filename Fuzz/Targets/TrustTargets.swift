import CurriculumRuntime
import CurriculumTestSupport
import Foundation

extension FuzzTarget {
  /// Signatures, public keys and secret keys as minisign writes them; what is read is written the same way again.
  static let trust = FuzzTarget(
    name: "trust",
    seeds: {
      try repositoryFiles(under: "Tests/RuntimeTests/Minisign", [".minisig", ".key", ".pub"])
        + [Array("timestamp:1 file:a.sqlite curriculum:1.0.0 hash:00".utf8)]
    },
    run: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      attempt {
        let key = try PublicKey(text)
        expect(try PublicKey(key.description) == key && PublicKey(key.text) == key, "a public key changes")
        attempt { try signature?.verify(file: #filePath, with: key) }
      }
      attempt {
        let signature = try Signature(text)
        expect(try Signature(signature.text) == signature, "a signature changes")
        _ = TrustedComment(signature.trustedComment)
        if let publicKey { attempt { try signature.verify(file: #filePath, with: publicKey) } }
      }
      attempt {
        switch try SecretKeyFile(text, path: "key") {
        case .open(let key): expect(try PublicKey(key.publicKey.text) == key.publicKey, "a key changes")
        case .locked(let key): attempt { _ = try key.unlocked(by: Array(repeating: 7, count: 104)) }
        }
      }
      if let comment = TrustedComment(text) {
        expect(TrustedComment(comment.text) == comment, "a trusted comment changes")
      }
    })

  private static let signature = try? Signature(
    Repository.text("Tests/RuntimeTests/Minisign/prehashed.minisig"))
  private static let publicKey = try? PublicKey(Repository.text("Tests/RuntimeTests/Minisign/plain.pub"))

  /// `releases.json`: read, asked for an update, written again.
  static let releases = FuzzTarget(
    name: "releases",
    seeds: {
      [
        Array(
          """
          {"format":"curricc-releases","format_version":1,"curriculum_name":"C","releases":[{"content_version":"1.1.0",
          "content_hash":"\(digest)","format_version":1,"min_reader_version":1,"bundle":{"name":"b.sqlite","bytes":9,
          "sha256":"\(digest)"},"deltas":[{"base_version":"1.0.0","base_hash":"\(otherDigest)","file":{"name":"a.delta",
          "bytes":3,"sha256":"\(digest)"}}],"previous_version":"1.0.0","impact":"safe","diff":{"name":"d.json","bytes":2,
          "sha256":"\(digest)"},"notes":null},{"content_version":"1.0.0","content_hash":"\(otherDigest)",
          "format_version":1,"min_reader_version":1,"bundle":{"name":"a.sqlite","bytes":9,"sha256":"\(digest)"},
          "deltas":[]}]}
          """.utf8)
      ]
    },
    run: { bytes in
      attempt {
        let manifest = try ReleaseManifest(json: Data(bytes))
        expect(try ReleaseManifest(json: manifest.json) == manifest, "a list of releases changes")
        _ = manifest.update(from: nil)
        if let update = manifest.update(from: installed?.info) {
          expect(update.bytes >= 0 && !update.steps.isEmpty, "an update without steps")
          attempt { for step in update.steps { try step.file.check(path: #filePath) } }
        }
      }
    })

  private static let digest = String(repeating: "0123456789abcdef", count: 4)
  private static let installed = (try? BuiltBundle(version: "1.0.0")).flatMap {
    try? BundleReader(path: $0.path)
  }
  private static let otherDigest = installed?.info.contentHash ?? ""
}
