import CurriculumRuntime
import _CryptoExtras

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the key is that a command signs with: a file, or a variable of the environment.
///
/// Nothing of the key is ever part of a message.
struct SigningKey {
  /// The variable of the environment that may hold the key's password.
  static let passwordVariable = "CURRICC_KEY_PASSWORD"
  private static let variablePrefix = "env:"
  private let source: String
  private let passwordFile: String?

  /// A key at a place.
  ///
  /// - Parameters:
  ///   - source: A path, or `env:` and the name of a variable.
  ///   - passwordFile: A file whose first line is the key's password.
  init(_ source: String, passwordFile: String?) {
    self.source = source
    self.passwordFile = passwordFile
  }

  /// Reads the key, and unlocks it where it has a password.
  ///
  /// - Throws: `InputError`, or `BundleError` with `.unreadable` or `.malformedKey`.
  func read() throws -> SecretKey {
    switch try file() {
    case .open(let key): return key
    case .locked(let locked): return try unlock(locked)
    }
  }

  private func file() throws -> SecretKeyFile {
    if source.hasPrefix(Self.variablePrefix) {
      let name = String(source.dropFirst(Self.variablePrefix.count))
      guard let value = getenv(name) else {
        throw InputError("the variable '\(name)' of the environment is not set, expected a secret key in it")
      }
      return try SecretKeyFile(String(cString: value), path: source)
    }
    // Who gives the key itself, whole or in part, must not find it again in a log.
    guard !source.hasPrefix("RW") || source.utf8.count < 100, !source.contains("\n") else {
      throw InputError(
        "--key takes a file or env:NAME, not the key itself, which other users of the machine could see")
    }
    let key = try SecretKeyFile(file: source)
    var status = stat()
    if stat(source, &status) == 0, status.st_mode & 0o077 != 0 {
      Terminal.writeError("warning: others may read '\(source)'; run 'chmod 600' on it\n")
    }
    return key
  }

  private func unlock(_ locked: LockedSecretKey) throws -> SecretKey {
    let password: String
    if let passwordFile {
      password = try PasswordFile.password(in: passwordFile)
    } else if let value = getenv(Self.passwordVariable) {
      password = String(cString: value)
    } else {
      throw InputError(
        "'\(locked.path)' has a password: give it with --password-file or \(Self.passwordVariable); "
          + "'curricc sign --new-key NAME' and 'minisign -G -W' make keys without one")
    }
    let cost = locked.cost
    do {
      let stream = try KDF.Scrypt.deriveKey(
        from: Array(password.utf8), salt: locked.salt, outputByteCount: LockedSecretKey.streamBytes,
        rounds: cost.rounds, blockSize: cost.blockSize, parallelism: cost.parallelism)
      return try locked.unlocked(by: stream.withUnsafeBytes { Array($0) })
    } catch let error as BundleError {
      throw error
    } catch {
      let megabytes = cost.rounds * cost.blockSize * 128 >> 20
      throw InputError("'\(locked.path)' cannot be unlocked, for which \(megabytes) MB of memory are needed")
    }
  }
}

/// Two new files with the two halves of a new key.
struct NewKeyFiles {
  /// Where the secret half is.
  let secretPath: String
  /// Where the public half is.
  let publicPath: String

  /// The files of a key with a name.
  init(name: String) {
    secretPath = name + ".key"
    publicPath = name + ".pub"
  }

  /// Makes both files, the secret one for its owner's eyes.
  ///
  /// - Throws: `InputError` when one of them is there already or cannot be written; nothing is then left behind.
  func write(_ key: SecretKey) throws(InputError) {
    try write(key.publicKey.text, to: publicPath, mode: 0o644)
    do throws(InputError) {
      try write(key.text, to: secretPath, mode: 0o600)
    } catch {
      unlink(publicPath)
      throw error
    }
  }

  private func write(_ text: String, to path: String, mode: mode_t) throws(InputError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      let advice = errno == EEXIST ? "; keys are never replaced, take another name" : ""
      throw InputError("'\(path)' cannot be made: \(Workspace.reason())\(advice)")
    }
    let isWhole = AtomicFile.write(Array(text.utf8)[...], to: descriptor) && fsync(descriptor) == 0
    let reason = Workspace.reason()
    close(descriptor)
    guard isWhole else {
      unlink(path)
      throw InputError("'\(path)' cannot be written: \(reason)")
    }
  }
}
