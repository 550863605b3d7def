import ArgumentParser
import CurriculumRuntime

/// `curricc verify`: whether a file is what somebody signed, or what a curriculum builds.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Verifies a file's signature, or that a curriculum builds a bundle.",
    discussion: """
      Signatures are those of 'curricc sign' and of the program minisign. A bundle holds when the file is the signed \
      one, or when its rows have the content hash that was signed, as after a delta; it is said which. Of every bundle \
      the content hash, the structure and the foreign keys are checked, too. With --reproduce the curriculum is built \
      again, as the bundle says it was built, and compared byte for byte.

      Example: curricc verify curriculum.sqlite --key release.pub
      Example: curricc verify --reproduce curriculum build/curriculum.sqlite

      Exit status: 0 good, 1 not good, 2 usage, or a file, signature or key that cannot be read.
      """)

  @Argument(help: "The file.", completion: .file())
  var file: String

  @Option(
    help: "The signature; <file>.minisig, if you say nothing.", completion: .file(extensions: ["minisig"]))
  var signature: String?

  @Option(
    help: ArgumentHelp("The public key: a file, or the key itself in base64.", valueName: "public"),
    completion: .file(extensions: ["pub"]))
  var key: String?

  @Option(
    help: ArgumentHelp(
      "A curriculum's folder: whether it builds the bundle, byte for byte.", valueName: "source"),
    completion: .directory)
  var reproduce: String?

  @OptionGroup var work: WorkOptions

  func validate() throws {
    if key == nil, reproduce == nil {
      throw ValidationError("Name the public key with --key, or the curriculum's folder with --reproduce.")
    }
    if key == nil, signature != nil { throw ValidationError("--signature needs the public key, --key.") }
  }

  func run() throws {
    if let key { try verify(with: Self.publicKey(key)) }
    if let reproduce { try Reproduction(of: file, from: reproduce, threads: work.threads).run() }
  }

  private func verify(with key: PublicKey) throws {
    let path = signature ?? file + ".minisig"
    let signature = try Signature(file: path)
    do {
      let proof = try Self.proof(of: file, signature, key)
      Terminal.write(
        """
        \(file): a good signature by key \(key.id)
          \(proof)
          trusted comment: \(printableText(signature.trustedComment.utf8))

        """)
    } catch let error as BundleError {
      guard [.badSignature, .otherKey, .damaged].contains(error.code) else { throw error }
      Terminal.writeError("curricc: \(error)\n")
      throw ExitStatus.findings
    }
  }

  /// What the signature proves, in words.
  private static func proof(of file: String, _ signature: Signature, _ key: PublicKey) throws -> String {
    guard try BundleFormat.isBundle(path: file) else {
      try signature.verify(file: file, with: key)
      return "the file is the signed one"
    }
    let reader = try BundleReader(path: file, signature: signature, publicKey: key)
    guard reader.proof == .file else {
      return
        "the content is the signed one, in another file, as after a delta; structure and foreign keys hold"
    }
    try reader.check()
    return "the file is the signed one; content hash, structure and foreign keys hold"
  }

  /// Takes a public key from the command line: a file's, or what was given itself.
  private static func publicKey(_ argument: String) throws -> PublicKey {
    if let key = try? PublicKey(argument) { return key }
    guard FilePath.kind(argument) != nil else {
      throw InputError("--key is neither a file that is there nor a public key: 56 characters of base64")
    }
    return try PublicKey(file: argument)
  }
}
