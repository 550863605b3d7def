import ArgumentParser
import CurriculumRuntime

/// `curricc sign`: signatures beside files.
struct SignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign", abstract: "Signs bundles and other files.",
    discussion: """
      Each signature is written beside its file, as <file>.minisig, in the format of the program minisign, which \
      verifies it as 'curricc verify' does. What it proves, and how to keep keys: docs/signing.md.

      Example: curricc sign --new-key release
      Example: curricc sign build/curriculum.sqlite --key release.key
      Example: curricc sign build/curriculum.sqlite --key env:RELEASE_KEY

      Exit status: 0 signed, 2 usage, or a file or key that cannot be read or written.
      """)

  @Argument(help: ArgumentHelp("The files to sign.", valueName: "file"), completion: .file())
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The secret key: a file, or env:NAME for a variable of the environment.", valueName: "secret"),
    completion: .file(extensions: ["key"]))
  var key: String?

  @Option(
    help: "A file whose first line is the key's password; else \(SigningKey.passwordVariable) may hold it.",
    completion: .file())
  var passwordFile: String?

  @Option(
    name: .shortAndLong,
    help: "The signature's file, when one file is signed; <file>.minisig, if you say nothing.",
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Make a new key instead: NAME.key, to be kept secret, and NAME.pub.", valueName: "name"))
  var newKey: String?

  func validate() throws {
    if newKey != nil {
      guard files.isEmpty, key == nil, output == nil, passwordFile == nil else {
        throw ValidationError("--new-key makes a key and takes nothing beside; sign in a second run.")
      }
      return
    }
    if files.isEmpty { throw ValidationError("Name the files to sign, or --new-key NAME.") }
    if key == nil { throw ValidationError("Name the secret key with --key; --new-key NAME makes one.") }
    if output != nil, files.count > 1 { throw ValidationError("--output takes the signature of one file.") }
  }

  func run() throws {
    if let newKey { return try makeKey(newKey) }
    guard let key else { preconditionFailure("a key was asked for") }
    let secret = try SigningKey(key, passwordFile: passwordFile).read()
    var signatures: [(path: String, bytes: [UInt8])] = []
    var said = ""
    for file in files where !signatures.contains(where: { $0.path == target(of: file) }) {
      let target = target(of: file)
      guard !FilePath.areSame(file, target) else {
        throw InputError("'\(file)' is the file to sign, expected another for the signature")
      }
      let signature = try secret.signature(ofFile: file)
      signatures.append((target, Array(signature.text.utf8)))
      said += "signed \(file) with key \(signature.keyID): \(target)\n  \(signature.trustedComment)\n"
    }
    try AtomicFile.replaceAll(signatures)
    Terminal.write(said)
  }

  private func target(of file: String) -> String { output ?? file + ".minisig" }

  private func makeKey(_ name: String) throws {
    let files = NewKeyFiles(name: name)
    let key = SecretKey()
    try files.write(key)
    Terminal.write(
      """
      made \(files.secretPath), the secret key: keep it where nobody else can read it
      made \(files.publicPath), the public key \(key.publicKey.id): \(key.publicKey)

      """)
  }
}
