import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// Files that the standard program made: see Minisign/README.md.
enum StandardFile {
  static func path(_ name: String) -> String { Repository.path + "/Tests/RuntimeTests/Minisign/" + name }

  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The secret key that made the signatures.
  static func secretKey() throws -> SecretKey {
    guard case .open(let key) = try SecretKeyFile(file: path("plain.key")) else {
      throw BundleError(.malformedKey, path: "plain.key", "the key has no password")
    }
    return key
  }
}

extension BundleError {
  /// What went wrong in a piece of work, or nil when nothing did.
  static func of(_ work: () throws -> Void) -> BundleError? {
    do {
      try work()
      return nil
    } catch {
      return error as? BundleError
    }
  }
}

@Suite struct SignatureTests {
  @Test(arguments: [
    ("prehashed.minisig", "timestamp:1795301430\tfile:hello.txt\thashed"),
    ("legacy.minisig", "Übung, signed by the standard program"),
  ])
  func signaturesOfTheStandardProgramAreVerified(name: String, comment: String) throws {
    let signature = try Signature(file: StandardFile.path(name))
    let key = try PublicKey(file: StandardFile.path("plain.pub"))
    try signature.verify(file: StandardFile.path("hello.txt"), with: key)
    #expect(signature.trustedComment == comment)
    #expect(signature.keyID == "7D8F9959818B3DEF")
    #expect(key.id == signature.keyID)
    let error = BundleError.of {
      try signature.verify(file: StandardFile.path("plain.pub"), with: key)
    }
    #expect(error?.code == .badSignature)
  }

  @Test func theStandardProgramsKeySignsHereToo() throws {
    let key = try StandardFile.secretKey()
    let signature = try key.signature(ofFile: StandardFile.path("hello.txt"))
    #expect(signature.trustedComment == "curricc file:hello.txt")
    #expect(try key.publicKey == PublicKey(file: StandardFile.path("plain.pub")))
    try Signature(signature.text).verify(file: StandardFile.path("hello.txt"), with: key.publicKey)
  }

  @Test func aNewKeySurvivesItsFile() throws {
    let key = SecretKey()
    guard case .open(let read) = try SecretKeyFile(key.text, path: "new.key") else {
      Issue.record("the key has no password")
      return
    }
    #expect(read.publicKey == key.publicKey)
    #expect(read.text == key.text)
    #expect(try PublicKey(key.publicKey.text) == key.publicKey)
    #expect(try PublicKey(key.publicKey.description) == key.publicKey)
    #expect(SecretKey().publicKey != key.publicKey)
  }

  @Test func anotherKeyIsNamedAndRefused() throws {
    let signature = try Signature(file: StandardFile.path("prehashed.minisig"))
    let error = BundleError.of {
      try signature.verify(file: StandardFile.path("hello.txt"), with: SecretKey().publicKey)
    }
    #expect(error?.code == .otherKey)
    #expect(
      error?.message.contains("found 7D8F9959818B3DEF, expected ") == true, "\(String(describing: error))")
  }

  @Test func windowsLineEndsAndBlankLinesAtTheEndAreNoFault() throws {
    for name in ["prehashed.minisig", "legacy.minisig"] {
      let text = try StandardFile.text(name).replacingOccurrences(of: "\n", with: "\r\n") + " \t\r\n\n"
      #expect(try Signature(text) == Signature(StandardFile.text(name)))
    }
    let key = try StandardFile.text("plain.pub").replacingOccurrences(of: "\n", with: "\r\n") + "\r\n\r\n"
    #expect(try PublicKey(key) == PublicKey(StandardFile.text("plain.pub")))
  }

  @Test func anUntrustedCommentMayBeAnything() throws {
    var lines = try StandardFile.text("prehashed.minisig").components(separatedBy: "\n")
    lines[0] = "untrusted comment: 签名 \u{202E} signé"
    let signature = try Signature(lines.joined(separator: "\n"))
    try signature.verify(
      file: StandardFile.path("hello.txt"), with: PublicKey(file: StandardFile.path("plain.pub")))
  }

  @Test(arguments: [
    ("", "found 0 lines, expected 4 of a signature"),
    ("\n\n\n", "found 0 lines, expected 4"),
    ("a\nb\nc\nd\ne\n", "found 5 lines, expected 4"),
    (
      "hello\nb\nc\nd", "line 1 does not begin with 'untrusted comment: ', as a signature does; found 'hello'"
    ),
    ("untrusted comment: x\nRUTv\nc\nd", "line 2 has 4 bytes, expected 100 of base64; found 'RUTv'"),
    (
      "untrusted comment: x\n\u{1B}[31m\nc\nd",
      "line 2 has 5 bytes, expected 100 of base64; found '\u{FFFD}[31m'"
    ),
  ])
  func whatIsNoSignatureIsSaidWithWhatWasFound(text: String, message: String) {
    let error = BundleError.of { _ = try Signature(text) }
    #expect(error?.code == .malformedSignature)
    #expect(error?.message.hasPrefix(message) == true, "\(String(describing: error))")
  }

  @Test func everyPartOfASignatureIsHeldToItsForm() throws {
    let lines = try StandardFile.text("prehashed.minisig").components(separatedBy: "\n")
    func fault(_ line: Int, _ text: String) -> String? {
      var lines = lines
      lines[line - 1] = text
      let error = BundleError.of { _ = try Signature(lines.joined(separator: "\n")) }
      return error?.code == .malformedSignature ? error?.message : nil
    }
    // The last digit before the '=' has two bits that stand for nothing.
    #expect(
      fault(2, lines[1].replacingOccurrences(of: "U=", with: "V="))?.contains("not the base64 of 74") == true)
    #expect(fault(2, "!" + lines[1].dropFirst())?.contains("line 2 is not the base64 of 74 bytes") == true)
    #expect(
      fault(2, "RVT" + lines[1].dropFirst(3))?.contains("the algorithm is 'ET', expected 'ED' or 'Ed'")
        == true)
    #expect(fault(3, "comment: x")?.contains("line 3 does not begin with 'trusted comment: '") == true)
    #expect(fault(4, lines[3] + " ")?.contains("line 4 has 89 bytes, expected 88") == true)
    #expect(fault(4, lines[3].replacingOccurrences(of: "==", with: "= "))?.contains("line 4 is not") == true)
  }

  @Test func whatIsNoKeyIsSaidWithWhatWasExpected() throws {
    func fault(_ text: String) -> String? {
      let error = BundleError.of { _ = try PublicKey(text) }
      return error?.code == .malformedKey ? error?.message : nil
    }
    #expect(fault("")?.contains("found 0 lines, expected 1 or 2 of a public key") == true)
    #expect(fault("untrusted comment: x\nabc")?.contains("line 2 has 3 bytes, expected 56") == true)
    #expect(fault("RXT" + String(repeating: "A", count: 53))?.contains("'Et', expected 'Ed'") == true)
    let secret = fault(try StandardFile.text("plain.key"))
    #expect(secret == "line 2 is as long as that of a secret key, expected a public key")
    let pub = BundleError.of { _ = try SecretKeyFile(file: StandardFile.path("plain.pub")) }
    #expect(pub?.message == "line 2 is as long as that of a public key, expected a secret key")
  }

  @Test func whatIsNoFileIsNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    try folder.write("long.minisig", String(repeating: "x", count: 1_048_577))
    func error(_ name: String) -> BundleError? { .of { _ = try Signature(file: folder.path(name)) } }
    #expect(error("")?.message == "this is a folder, expected a file")
    #expect(error("pipe")?.message == "this is no file, expected a file")
    #expect(error("missing")?.code == .unreadable)
    #expect(error("long.minisig")?.code == .malformedSignature)
    #expect(
      error("long.minisig")?.message.contains("1048577 bytes, expected a signature of at most 65536") == true)
    let key = BundleError.of { _ = try PublicKey(file: folder.path) }
    #expect(key?.code == .unreadable)
  }

  @Test func aNameThatWouldBreakTheCommentIsNotSigned() throws {
    let folder = try TemporaryFolder()
    try folder.write("a\nb", "text")
    let error = BundleError.of { _ = try SecretKey().signature(ofFile: folder.path("a\nb")) }
    #expect(error?.message.contains("without line breaks") == true)
  }
}
