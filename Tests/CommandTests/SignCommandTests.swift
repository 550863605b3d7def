import CurriculumTestSupport
import Foundation
import Testing

@Suite struct SignCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder)
    try #require(try run("build", "c", "-o", "b.sqlite").status == 0)
    try #require(try run("sign", "--new-key", "my").status == 0)
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Tool.Result {
    try Tool.run(arguments, in: folder.path, environment: environment)
  }

  private func expect(
    _ result: Tool.Result, _ status: Int32, _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let all = result.output + result.error
    #expect(result.status == status, "\(all)", sourceLocation: sourceLocation)
    for word in words { #expect(all.contains(word), "\(all)", sourceLocation: sourceLocation) }
  }

  /// A key file that minisign made.
  private func standard(_ name: String) -> String { Repository.path + "/Tests/RuntimeTests/Minisign/" + name }

  /// The key itself, as it stands in its file.
  private func secret() throws -> String {
    String(decoding: try folder.read("my.key"), as: UTF8.self).split(separator: "\n").last.map(String.init)
      ?? ""
  }

  @Test func aSignedBundleIsGoodAndAChangedOneIsNot() throws {
    expect(try run("sign", "b.sqlite", "--key", "my.key"), 0, "b.sqlite.minisig", "file:b.sqlite")
    expect(
      try run("verify", "b.sqlite", "--key", "my.pub"), 0, "a good signature", "the file is the signed one",
      "content hash, structure and foreign keys hold")
    try folder.write("b.sqlite", try folder.read("b.sqlite") + Data([0]))
    expect(
      try run("verify", "b.sqlite", "--key", "my.pub"), 0, "the content is the signed one, in another file")
    try folder.write("b.sqlite", try folder.read("b.sqlite").prefix(100_000))
    let result = try run("verify", "b.sqlite", "--key", "my.pub")
    expect(result, 1, "b.sqlite: the file is not the one that key", "nor is its content")
    #expect(result.output.isEmpty)
  }

  @Test func severalFilesOfAnyKindAreSigned() throws {
    try folder.write("notes.md", "# Notes\n")
    expect(try run("sign", "b.sqlite", "notes.md", "notes.md", "--key", "my.key"), 0)
    let key = String(decoding: try folder.read("my.pub"), as: UTF8.self).split(separator: "\n")[1]
    expect(
      try run("verify", "notes.md", "--key", String(key)), 0, "the file is the signed one\n",
      "file:notes.md\n")
    try folder.write("notes.md", "# Other notes\n")
    expect(try run("verify", "notes.md", "--key", "my.pub"), 1, "notes.md: the file is not the one")
  }

  @Test func aSignatureMayLieElsewhere() throws {
    expect(try run("sign", "b.sqlite", "--key", "my.key", "-o", "s"), 0, ": s\n")
    expect(try run("verify", "b.sqlite", "--signature", "s", "--key", "my.pub"), 0)
    expect(
      try run("sign", "b.sqlite", "--key", "my.key", "-o", "b.sqlite"), 2,
      "expected another for the signature")
    expect(try run("sign", "b.sqlite", "my.pub", "--key", "my.key", "-o", "s"), 2, "--output takes")
  }

  @Test func aNewKeyIsForItsOwnerAloneAndReplacesNone() throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("my.key"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let old = try folder.read("my.key")
    expect(try run("sign", "--new-key", "my"), 2, "File exists", "keys are never replaced")
    #expect(try folder.read("my.key") == old)
    try folder.write("half.key", "mine")
    expect(try run("sign", "--new-key", "half"), 2, "'half.key'")
    #expect(!FileManager.default.fileExists(atPath: folder.path("half.pub")))
    expect(try run("sign", "--new-key", "nowhere/x"), 2, "No such file or directory")
  }

  @Test func theKeyMayComeFromTheEnvironment() throws {
    let whole = String(decoding: try folder.read("my.key"), as: UTF8.self)
    for value in [whole, try secret()] {
      expect(try run("sign", "b.sqlite", "--key", "env:K", environment: ["K": value]), 0)
      expect(try run("verify", "b.sqlite", "--key", "my.pub"), 0)
    }
    expect(try run("sign", "b.sqlite", "--key", "env:K_UNSET"), 2, "'K_UNSET' of the environment is not set")
  }

  @Test func nothingOfTheSecretKeyIsEverSaid() throws {
    let secret = try secret()
    let damaged = String(secret.dropLast(3))
    try folder.write("damaged.key", "untrusted comment: x\n\(damaged)\n")
    try folder.write("bare.key", damaged)
    try folder.write("twice.key", "\(secret)\n\(secret)\n")
    let results = [
      try run("sign", "b.sqlite", "--key", "my.key"), try run("sign", "b.sqlite", "--key", secret),
      try run("sign", "b.sqlite", "--key", damaged), try run("sign", "b.sqlite", "--key", "damaged.key"),
      try run("sign", "b.sqlite", "--key", "bare.key"), try run("sign", "b.sqlite", "--key", "twice.key"),
      try run("sign", "b.sqlite", "--key", "env:K", environment: ["K": damaged]),
      try run("verify", "b.sqlite", "--key", secret), try run("verify", "b.sqlite", "--key", "my.key"),
      try run("verify", "b.sqlite", "--signature", "my.key", "--key", "my.pub"),
      try run("sign", "--new-key", "n"),
    ]
    #expect(results.map(\.status) == [0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0])
    // The seed begins behind numbers that are no secret, 62 bytes of 158.
    let seed = secret.dropFirst(84).prefix(40)
    let new = String(decoding: try folder.read("n.key"), as: UTF8.self).split(separator: "\n")[1].dropFirst(
      84)
    for result in results {
      #expect(!(result.output + result.error).contains(seed.prefix(12)))
      #expect(!(result.output + result.error).contains(new.prefix(12)))
    }
  }

  @Test func aKeyThatOthersMayReadIsWarnedOf() throws {
    expect(try run("sign", "b.sqlite", "--key", standard("plain.key")), 0, "warning: others may read")
    #expect(try run("sign", "b.sqlite", "--key", "my.key").error.isEmpty)
  }

  @Test func aKeyWithAPasswordNeedsIt() throws {
    let key = standard("locked.key")
    expect(
      try run("sign", "b.sqlite", "--key", key), 2, "has a password", "CURRICC_KEY_PASSWORD", "minisign -G -W"
    )
    let name = "CURRICC_KEY_PASSWORD"
    expect(
      try run("sign", "b.sqlite", "--key", key, environment: [name: "wrong"]), 2, "password is not the key's")
    expect(try run("sign", "b.sqlite", "--key", key, environment: [name: "correct horse"]), 0)
    expect(try run("verify", "b.sqlite", "--key", standard("locked.pub")), 0)
    try folder.write("password", "correct horse\n")
    expect(try run("sign", "b.sqlite", "--key", key, "--password-file", "password"), 0)
    expect(
      try run("sign", "b.sqlite", "--key", key, "--password-file", "nowhere"), 2, "'nowhere' cannot be read")
  }

  @Test func whatCannotBeReadIsNamed() throws {
    expect(try run("sign", "b.sqlite", "--key", "my.key"), 0)
    expect(try run("sign", "nowhere", "--key", "my.key"), 2, "nowhere: No such file or directory")
    expect(try run("sign", "c", "--key", "my.key"), 2, "c: this is a folder, expected a file")
    expect(try run("sign", "b.sqlite", "--key", "my.pub"), 2, "public key, expected a secret key")
    expect(try run("verify", "c", "--key", "my.pub"), 2, "c.minisig: No such file or directory")
    expect(
      try run("verify", "c", "--signature", "b.sqlite.minisig", "--key", "my.pub"), 2, "this is a folder")
    expect(
      try run("verify", "b.sqlite", "--key", "nowhere"), 2, "neither a file that is there nor a public key")
    expect(
      try run("verify", "b.sqlite", "--signature", "my.pub", "--key", "my.pub"), 2,
      "found 2 lines, expected 4")
    expect(try run("verify", "b.sqlite", "--key", standard("plain.pub")), 1, "signed by another key")
    expect(try run("verify", "b.sqlite"), 2, "--key", "--reproduce")
    expect(try run("sign", "b.sqlite"), 2, "--new-key")
  }
}
