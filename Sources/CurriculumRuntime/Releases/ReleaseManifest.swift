public import Foundation

/// What a folder of releases offers: the file `releases.json`, which apps poll.
///
/// ```swift
/// let manifest = try ReleaseManifest(json: data)
/// guard let update = try manifest.update(from: reader.info) else { return }  // nothing newer
/// for step in update.steps { … }  // fetch step.file.name, check it, apply it
/// ```
///
/// Source: docs/releases.md; schemas/releases.schema.json is the format.
public struct ReleaseManifest: Hashable, Sendable, Codable {
  /// A file of the folder.
  public struct File: Hashable, Sendable, Codable {
    /// The file's name; never a path.
    public let name: String
    /// Its size.
    public let bytes: Int
    /// SHA-256 of its bytes, 64 hexadecimal digits.
    public let sha256: String

    /// A file by its name, size and digest.
    public init(name: String, bytes: Int, sha256: String) {
      self.name = name
      self.bytes = bytes
      self.sha256 = sha256
    }
  }

  /// A delta that leads to a release.
  public struct Delta: Hashable, Sendable, Codable {
    /// Content version of the bundle that it is for.
    public let baseVersion: String
    /// Content hash of the bundle that it is for.
    public let baseHash: String
    /// The delta's file.
    public let file: File

    /// A delta for a bundle.
    public init(baseVersion: String, baseHash: String, file: File) {
      self.baseVersion = baseVersion
      self.baseHash = baseHash
      self.file = file
    }
  }

  /// A release.
  public struct Release: Hashable, Sendable, Codable {
    /// The author's version of the content.
    public let contentVersion: String
    /// SHA-256 over the logical content.
    public let contentHash: String
    /// Version of the bundle's format.
    public let formatVersion: Int
    /// The oldest format that a reader may know and still read the bundle.
    public let minReaderVersion: Int
    /// The bundle.
    public let bundle: File
    /// Deltas that lead to it, the newest base first.
    public let deltas: [Delta]
    /// The version before it; nil for the first.
    public let previousVersion: String?
    /// What it does to learners' progress beside the version before it: safe, rescore, reset, lost; nil for the first.
    public let impact: String?
    /// The diff to the version before it, as JSON; nil for the first.
    public let diff: File?
    /// Release notes in Markdown; nil for the first.
    public let notes: File?

    /// A release with its files.
    public init(
      info: BundleInfo, bundle: File, deltas: [Delta], previousVersion: String?, impact: String?, diff: File?,
      notes: File?
    ) {
      contentVersion = info.contentVersion
      contentHash = info.contentHash
      formatVersion = info.formatVersion
      minReaderVersion = info.minReaderVersion
      self.bundle = bundle
      self.deltas = deltas
      self.previousVersion = previousVersion
      self.impact = impact
      self.diff = diff
      self.notes = notes
    }
  }

  /// What the file says that it is.
  public static let format = "curricc-releases"
  /// Version of the format.
  public static let version = 1
  /// The manifest's name in its folder.
  public static let fileName = "releases.json"
  /// Bytes that a manifest may have.
  public static let maximumBytes = 16 << 20
  /// Bytes that a file which it names may have; the sum of all files of an update stays a number.
  static let maximumFileBytes = 1 << 40

  /// What the file says that it is: `curricc-releases`.
  public let format: String
  /// Version of its format.
  public let formatVersion: Int
  /// The curriculum's name.
  public let curriculumName: String
  /// The releases, the newest first.
  public let releases: [Release]

  /// A manifest of some releases, the newest first.
  public init(curriculumName: String, releases: [Release]) {
    format = Self.format
    formatVersion = Self.version
    self.curriculumName = curriculumName
    self.releases = releases
  }

  /// Reads a manifest, and checks what it names.
  ///
  /// - Throws: `BundleError` with `.malformedManifest` when it is none, names a file outside its folder, or says things
  ///   that cannot be; with `.tooNew` when it has a format that this library does not know.
  public init(json: Data, path: String = ReleaseManifest.fileName) throws(BundleError) {
    guard json.count <= Self.maximumBytes else {
      throw BundleError(
        .tooLarge, path: path, "the manifest has \(json.count) bytes, the limit is \(Self.maximumBytes)")
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    struct Head: Decodable {
      let format: String
      let formatVersion: Int
    }
    guard let head = try? decoder.decode(Head.self, from: json), head.format == Self.format else {
      throw BundleError(
        .malformedManifest, path: path, "this is no list of releases, as 'curricc release' writes it")
    }
    guard head.formatVersion <= Self.version else {
      throw BundleError(
        .tooNew, path: path,
        "the list of releases has format \(head.formatVersion), this library knows \(Self.version)")
    }
    do { self = try decoder.decode(Self.self, from: json) } catch {
      throw BundleError(
        .malformedManifest, path: path, "the list of releases cannot be read: \(Self.words(error))")
    }
    if let fault = fault { throw BundleError(.malformedManifest, path: path, fault) }
  }

  /// The manifest as JSON with sorted keys.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }

  /// What is wrong with what it says; nil for nothing.
  private var fault: String? {
    for release in releases {
      let files =
        [release.bundle, release.diff, release.notes].compactMap(\.self) + release.deltas.map(\.file)
      for file in files {
        guard Self.isPlainName(file.name) else {
          return "'\(file.name.prefix(80))' is no file of the manifest's folder"
        }
        guard 0...Self.maximumFileBytes ~= file.bytes, Self.isDigest(file.sha256) else {
          return "'\(file.name)' has no size and digest"
        }
      }
      guard Self.isDigest(release.contentHash), release.deltas.allSatisfy({ Self.isDigest($0.baseHash) })
      else {
        return "version \(release.contentVersion.prefix(80)) has no content hash"
      }
    }
    let versions = releases.map(\.contentVersion)
    return Set(versions).count == versions.count ? nil : "a version is listed twice"
  }

  /// True for a name that stays in its folder and hides nothing.
  static func isPlainName(_ name: String) -> Bool {
    let allowed = name.utf8.allSatisfy { byte in
      0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || "-_.+".utf8.contains(byte)
    }
    return allowed && !name.isEmpty && name.utf8.count <= 200 && !name.hasPrefix(".") && !name.hasPrefix("-")
  }

  private static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
  }

  private static func words(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context): return "\(place(context)) has no '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return "\(place(context)): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty ? "it" : context.codingPath.map(\.stringValue).joined(separator: ".")
  }
}

extension ReleaseManifest.File {
  /// Checks that a fetched file is the one that the manifest names.
  ///
  /// - Throws: `BundleError` with `.damaged` when its bytes are others, `.unreadable`.
  public func check(path: String) throws(BundleError) {
    let file = try RegularFile(path)
    guard file.size == bytes, FileDigest.sha256(path: path) == sha256 else {
      throw BundleError(
        .damaged, path: path, "the file is not '\(name)' as the list of releases has it: fetch it again")
    }
  }
}
