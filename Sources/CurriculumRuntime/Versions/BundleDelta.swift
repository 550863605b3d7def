import Crypto
import Foundation

/// What leads from one bundle to another: the rows that differ, in a file that is small when little has changed.
///
/// ```swift
/// let delta = try BundleDelta(path: "1.3.0-from-1.2.0.delta")
/// try delta.apply(to: "curriculum.sqlite", output: "curriculum.sqlite")
/// ```
///
/// Source: docs/deltas.md, which describes the file.
public struct BundleDelta: Sendable {
  /// How many bytes of rows a delta may hold unless you say otherwise: 1 GiB.
  public static let defaultLimit = 1 << 30

  /// The delta's file.
  public let path: String
  /// Content hash of the bundle that it starts from.
  public var baseHash: String { header.base.contentHash }
  /// Content version of the bundle that it starts from.
  public var baseVersion: String { header.base.contentVersion }
  /// Content hash of the bundle that it leads to.
  public var targetHash: String { header.target.contentHash }
  /// Content version of the bundle that it leads to.
  public var targetVersion: String { header.target.contentVersion }
  /// How many rows it removes, adds or changes.
  public var changes: Int { header.changes }

  let header: DeltaHeader
  /// The squeezed rows.
  let payload: [UInt8]

  /// Opens a delta and checks that its file is whole.
  ///
  /// - Parameters:
  ///   - path: The delta's file.
  ///   - limit: How many bytes of rows it may hold.
  /// - Throws: `BundleError` with `.unreadable`, `.notADelta`, `.tooNew` or `.damaged`.
  /// - Complexity: O(*n*) in the bytes of the file.
  public init(path: String, limit: Int = BundleDelta.defaultLimit) throws(BundleError) {
    self.path = path
    let bytes = try RegularFile(path).bytes(upTo: limit, else: .tooLarge, "a delta")
    guard bytes.starts(with: DeltaHeader.family) else {
      throw BundleError(.notADelta, path: path, "this is no delta; 'curricc diff --delta' makes one")
    }
    guard bytes.starts(with: DeltaHeader.signature) else {
      throw BundleError(
        .tooNew, path: path, "the delta has a format that this reader does not know; update the app")
    }
    let end = bytes.count - DeltaHeader.digestBytes
    let start = DeltaHeader.signature.count
    guard end > start, SHA256.hash(data: bytes[..<end]).elementsEqual(bytes[end...]) else {
      throw BundleError(
        .damaged, path: path, "the delta is not whole: its bytes do not match its digest; fetch it again")
    }
    guard
      let line = bytes[start..<min(end, start + DeltaHeader.maximumBytes)].firstIndex(of: 0x0A),
      let header = try? DeltaHeader.read(bytes[start..<line]), header.payloadBytes >= 0, header.changes >= 0
    else { throw BundleError(.damaged, path: path, "the delta does not say what it is") }
    guard header.payloadBytes <= limit else {
      throw BundleError(
        .tooLarge, path: path, "the delta holds \(header.payloadBytes) bytes of rows, the limit is \(limit)")
    }
    guard header.target.minReaderVersion <= BundleFormat.version,
      header.target.formatVersion <= BundleFormat.version
    else {
      throw BundleError(
        .tooNew, path: path,
        "the delta leads to a bundle of format \(header.target.formatVersion), this reader knows "
          + "\(BundleFormat.version); update the app")
    }
    self.header = header
    payload = Array(bytes[(line + 1)..<end])
  }

  /// Applies the delta: copies the bundle, changes the rows, checks that the content is what was promised.
  ///
  /// The output takes its place only when it is whole and its content hash is that of the delta's target; interrupted
  /// at any moment, the file there is the old one or the new one.
  ///
  /// - Parameters:
  ///   - bundle: The bundle that the delta was made for.
  ///   - output: Where the new bundle goes; it may be the same file.
  /// - Throws: `BundleError` with `.wrongBase` or `.alreadyApplied` when the bundle is another, `.damaged` when the
  ///   bundle's rows or the delta's are not what they say, `.unwritable` or `.diskFull`.
  /// - Complexity: O(*n*) in the bytes of the bundle, for the copy and for working out its hash.
  public func apply(to bundle: String, output: String) throws(BundleError) {
    try DeltaApplication(self, bundle: bundle).write(to: output)
  }
}
