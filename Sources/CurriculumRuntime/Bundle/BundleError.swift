import Foundation
import GRDB

/// What can go wrong with a bundle file.
public struct BundleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, to switch on; later versions may add codes.
  public struct Code: Hashable, Sendable, RawRepresentable {
    /// The code's name.
    public let rawValue: String

    /// The code with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is no file, or it cannot be opened.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The file is something else than a bundle.
    public static let notABundle = Code(rawValue: "not-a-bundle")
    /// The bundle was made for readers newer than this one.
    public static let tooNew = Code(rawValue: "too-new")
    /// The bundle has a format that this reader no longer knows.
    public static let tooOld = Code(rawValue: "too-old")
    /// The bundle is damaged.
    public static let damaged = Code(rawValue: "damaged")
    /// Two bundles that are to be compared have different formats.
    public static let otherFormat = Code(rawValue: "other-format")
    /// Two bundles that are to be different releases are the same.
    public static let identical = Code(rawValue: "identical")
    /// Two bundles that are to be compared teach different things.
    public static let unrelated = Code(rawValue: "unrelated")
    /// The file is something else than a delta.
    public static let notADelta = Code(rawValue: "not-a-delta")
    /// What a file holds is beyond a limit.
    public static let tooLarge = Code(rawValue: "too-large")
    /// A delta was made for another bundle.
    public static let wrongBase = Code(rawValue: "wrong-base")
    /// A bundle already is what a delta leads to.
    public static let alreadyApplied = Code(rawValue: "already-applied")
    /// A list of releases is none, or names what it must not.
    public static let malformedManifest = Code(rawValue: "malformed-manifest")
    /// A file or folder could not be written.
    public static let unwritable = Code(rawValue: "unwritable")
    /// The disk is full.
    public static let diskFull = Code(rawValue: "disk-full")
    /// The file, or the trusted comment, is not what the key's owner signed.
    public static let badSignature = Code(rawValue: "bad-signature")
    /// The signature was made by another key.
    public static let otherKey = Code(rawValue: "other-key")
    /// What should be a signature is none.
    public static let malformedSignature = Code(rawValue: "malformed-signature")
    /// What should be a key is none.
    public static let malformedKey = Code(rawValue: "malformed-key")
  }

  /// What went wrong.
  public let code: Code
  /// The file.
  public let path: String
  /// The same in words.
  public let message: String

  /// An error about a file.
  public init(_ code: Code, path: String, _ message: String) {
    self.code = code
    self.path = path
    self.message = message
  }

  /// Path and message.
  public var description: String { "\(path): \(message)" }
}

extension BundleError {
  /// A fault of SQLite or of the system in words.
  package init(wrapping error: any Error, _ path: String) {
    if let error = error as? BundleError {
      self = error
      return
    }
    guard let error = error as? DatabaseError else {
      let reason = Self.systemError(error)
      let message = reason.map { "it cannot be written: \(String(cString: strerror($0)))" } ?? "\(error)"
      self.init(reason == ENOSPC ? .diskFull : .unwritable, path: path, message)
      return
    }
    switch error.resultCode {
    case .SQLITE_FULL: self.init(.diskFull, path: path, "the disk is full; the bundle was not written")
    case .SQLITE_CANTOPEN, .SQLITE_READONLY:
      // SQLite keeps the system's reason to itself, so what it could not do is tried once more.
      let reason = Self.reasonAgainstFile(beside: path)
      let words = reason.map { String(cString: strerror($0)) } ?? "SQLite says: \(error.message ?? "")"
      self.init(reason == ENOSPC ? .diskFull : .unwritable, path: path, "it cannot be written: \(words)")
    default: self.init(.unwritable, path: path, "SQLite says: \(error.message ?? "\(error.resultCode)")")
    }
  }

  /// Why no file can be made beside another; nil where one can.
  private static func reasonAgainstFile(beside path: String) -> Int32? {
    let probe = path + "-probe"
    let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return errno }
    close(descriptor)
    unlink(probe)
    return nil
  }

  /// The system's error behind one of Foundation's, whose own words leave it out.
  private static func systemError(_ error: any Error) -> Int32? {
    ((error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError)?.code.rawValue
  }
}
