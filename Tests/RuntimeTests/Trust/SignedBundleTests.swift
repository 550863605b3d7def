import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

@Suite struct SignedBundleTests {
  private let bundle: BuiltBundle
  private let key = SecretKey()
  private let signature: Signature

  init() throws {
    bundle = try BuiltBundle()
    signature = try key.signature(ofFile: bundle.path)
  }

  private func open(_ proofs: Set<SignatureProof> = [.file, .content]) throws -> BundleReader {
    try BundleReader(path: bundle.path, signature: signature, publicKey: key.publicKey, accepting: proofs)
  }

  private func refusal() -> BundleError? { .of { _ = try open() } }

  @Test func theSignedFileOpensAndSaysSo() throws {
    let reader = try open([.file])
    #expect(reader.proof == .file)
    #expect(try reader.card(key: "card/es/gracias")?.nativeText == "thank you; thanks")
    #expect(try BundleReader(path: bundle.path).proof == nil)
  }

  @Test func theCommentSaysWhatTheBundleTeachesAndNoTime() throws {
    let info = try BundleReader(path: bundle.path).info
    #expect(
      signature.trustedComment
        == "curricc content-hash:\(info.contentHash) content-version:1.2.3 file:bundle.sqlite")
  }

  @Test func theSameContentInAnotherFileOpensAndSaysSo() throws {
    try vacuum(bundle.path)
    #expect(try open().proof == .content)
    let error = BundleError.of { _ = try open([.file]) }
    #expect(error?.code == .badSignature)
  }

  @Test func aFileWithoutItsSearchIndexTeachesTheSame() throws {
    let other = try BuiltBundle(includesSearch: false)
    let reader = try BundleReader(path: other.path, signature: signature, publicKey: key.publicKey)
    #expect(reader.proof == .content)
  }

  @Test(arguments: [
    ("UPDATE cards SET native_text = 'hi' WHERE native_text = 'hello'", "content has hash"),
    ("UPDATE bundle_info SET content_version = '1.2.4'", "found content version 1.2.4, signed was 1.2.3"),
    ("UPDATE bundle_info SET content_hash = 'x'", "found content hash x, signed was "),
    ("DELETE FROM bundle_info", "does not say what it is"),
    ("UPDATE bundle_info SET format_version = 2", "found format 2, signed was 1"),
    ("CREATE TABLE more (x)", "'more' of its schema"),
    ("CREATE TEMP TABLE t (x); DROP VIEW indi_kits", "'indi_kits' of its schema"),
    (
      "DROP VIEW indi_questions; CREATE VIEW indi_questions AS SELECT 'x' AS question",
      "'indi_questions' of its schema"
    ),
    ("CREATE TRIGGER t AFTER INSERT ON cards BEGIN SELECT 1; END", "'t' of its schema"),
    ("DROP INDEX idx_cards_key", "'idx_cards_key' of its schema"),
    ("DROP TABLE search; CREATE TABLE search_data (x)", "'search_data' of its schema"),
    ("DELETE FROM options WHERE is_key = 0", "content has hash"),
    ("PRAGMA application_id = 7", "no curricc bundle"),
  ])
  func aChangedBundleIsRefused(change: String, reason: String) throws {
    try execute(change, on: bundle.path)
    let error = refusal()
    #expect(error?.code == .badSignature)
    #expect(error?.message.contains(reason) == true, "\(String(describing: error))")
  }

  @Test func anotherContentUnderTheSignedHashIsRefused() throws {
    try execute("UPDATE units SET title = 'Other'", on: bundle.path)
    #expect(refusal()?.message.contains("the bundle says \(signature.hash)") == true)
  }

  /// The next release, in which a translation is another.
  private func nextRelease() throws -> BuiltBundle {
    try BuiltBundle(
      Starter.files.map { file in
        let text = String(decoding: file.bytes, as: UTF8.self)
        return SourceFile(
          path: file.path, text: text.replacingOccurrences(of: "thank you", with: "thanks a lot"))
      })
  }

  @Test func anOlderReleaseUnderTheNewSignatureIsRefused() throws {
    let next = try nextRelease()
    let signature = try key.signature(ofFile: next.path)
    let error = BundleError.of {
      _ = try BundleReader(path: bundle.path, signature: signature, publicKey: key.publicKey)
    }
    #expect(error?.code == .badSignature)
    #expect(error?.message.contains("found content hash") == true, "\(String(describing: error))")
  }

  @Test func whatADeltaLeadsToHoldsByTheNewSignature() throws {
    let next = try nextRelease()
    let signature = try key.signature(ofFile: next.path)
    let delta = try DeltaMaker(base: BundleReader(path: bundle.path), target: BundleReader(path: next.path))
      .write(to: bundle.folder.path("delta"))
    try delta.apply(to: bundle.path, output: bundle.path)
    #expect(refusal()?.code == .badSignature)
    let reader = try BundleReader(path: bundle.path, signature: signature, publicKey: key.publicKey)
    #expect(reader.proof == .content)
    #expect(try reader.card(key: "card/es/gracias")?.nativeText == "thanks a lot; thanks")
  }

  @Test func aBrokenFileIsRefused() throws {
    let bytes = try bundle.folder.read("bundle.sqlite")
    for count in [0, 99, 4096, bytes.count / 2, bytes.count - 16_384] {
      try bundle.folder.write("bundle.sqlite", bytes.prefix(count))
      #expect(refusal()?.code == .badSignature, "\(count) bytes")
    }
    try bundle.folder.write("bundle.sqlite", "no database at all")
    #expect(refusal()?.code == .badSignature)
    try FileManager.default.removeItem(atPath: bundle.path)
    #expect(refusal()?.code == .unreadable)
    try FileManager.default.createDirectory(atPath: bundle.path, withIntermediateDirectories: false)
    #expect(refusal()?.message == "this is a folder, expected a file")
  }

  @Test func anotherKeyIsRefusedBeforeTheFileIsLookedAt() throws {
    try FileManager.default.removeItem(atPath: bundle.path)
    let error = BundleError.of {
      _ = try BundleReader(path: bundle.path, signature: signature, publicKey: SecretKey().publicKey)
    }
    #expect(error?.code == .otherKey)
  }

  @Test func aCommentThatNobodySignedProvesNothing() throws {
    try vacuum(bundle.path)
    let text = signature.text.replacingOccurrences(of: "1.2.3", with: "1.2.4")
    try execute("UPDATE bundle_info SET content_version = '1.2.4'", on: bundle.path)
    let error = BundleError.of {
      _ = try BundleReader(path: bundle.path, signature: Signature(text), publicKey: key.publicKey)
    }
    #expect(error?.code == .badSignature)
    #expect(error?.message.contains("trusted comment") == true)
  }

  @Test func aBundleWhoseContentIsNotWhatItSaysIsNotSigned() throws {
    try execute("UPDATE cards SET native_text = 'hi' WHERE native_text = 'hello'", on: bundle.path)
    let error = BundleError.of { _ = try key.signature(ofFile: bundle.path) }
    #expect(error?.code == .damaged)
  }
}

extension Signature {
  /// The content hash in the trusted comment.
  fileprivate var hash: String {
    String(trustedComment.split(separator: ":").dropFirst().first?.prefix(64) ?? "")
  }
}
