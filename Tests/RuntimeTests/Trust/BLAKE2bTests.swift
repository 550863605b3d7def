import CurriculumRuntime
import Testing

@Suite struct BLAKE2bTests {
  @Test func theRFCsExampleHasItsDigest() {
    #expect(
      BLAKE2b.digest(of: "abc".utf8).hexadecimal
        == "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
        + "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923")
  }

  /// Digests of 00 01 02 … by length.
  ///
  /// Source: up to 255 the file blake2-kat.json of the reference code, entries without a key; beyond, Python's hashlib.
  private static let known: [(Int, String)] = [
    (
      0,
      "786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419"
        + "d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce"
    ),
    (
      1,
      "2fa3f686df876995167e7c2e5d74c4c7b6e48f8068fe0e44208344d480f7904c"
        + "36963e44115fe3eb2a3ac8694c28bcb4f5a0f3276f2e79487d8219057a506e4b"
    ),
    (
      127,
      "b6292669ccd38d5f01caae96ba272c76a879a45743afa0725d83b9ebb26665b7"
        + "31f1848c52f11972b6644f554c064fa90780dbbbf3a89d4fc31f67df3e5857ef"
    ),
    (
      128,
      "2319e3789c47e2daa5fe807f61bec2a1a6537fa03f19ff32e87eecbfd64b7e0e"
        + "8ccff439ac333b040f19b0c4ddd11a61e24ac1fe0f10a039806c5dcc0da3d115"
    ),
    (
      129,
      "f59711d44a031d5f97a9413c065d1e614c417ede998590325f49bad2fd444d3e"
        + "4418be19aec4e11449ac1a57207898bc57d76a1bcf3566292c20c683a5c4648f"
    ),
    (
      255,
      "5b21c5fd8868367612474fa2e70e9cfa2201ffeee8fafab5797ad58fefa17c9b"
        + "5b107da4a3db6320baaf2c8617d5a51df914ae88da3867c2d41f0cc14fa67928"
    ),
    (
      256,
      "1ecc896f34d3f9cac484c73f75f6a5fb58ee6784be41b35f46067b9c65c63a67"
        + "94d3d744112c653f73dd7deb6666204c5a9bfa5b46081fc10fdbe7884fa5cbf8"
    ),
    (
      257,
      "d8bfe068de0b4f9fa876a3f8024eb9f7b0029fd5dcf251199e065cee89e1a282"
        + "c8dbf0442f2ade7294ac1c6be19b388dc990c34d8cb79f5f10c54fa813834fda"
    ),
    (
      1024,
      "6b490f42e902f61b1ee12d3c85e34152e37c94d07ab9ea577cad6a6eb4690fad"
        + "38064f53a19c225703a5c52cdc9a85add71b339d327e1630ee3432b920240e8a"
    ),
  ]

  @Test(arguments: known)
  func anInputOfAnyLengthHasTheReferencesDigest(length: Int, digest: String) {
    #expect(BLAKE2b.digest(of: (0..<length).map { UInt8(truncatingIfNeeded: $0) }).hexadecimal == digest)
  }

  @Test func aShorterDigestIsAnother() {
    #expect(
      BLAKE2b.digest(of: "abc".utf8, digestBytes: 32).hexadecimal
        == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
  }

  @Test(arguments: [1, 2, 63, 127, 128, 129, 200, 256])
  func thePiecesInWhichBytesComeDoNotMatter(piece: Int) {
    let bytes = (0..<1025).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var hash = BLAKE2b()
    for start in stride(from: 0, to: bytes.count, by: piece) {
      hash.update(bytes[start..<min(start + piece, bytes.count)])
    }
    #expect(hash.finish() == BLAKE2b.digest(of: bytes))
  }
}
