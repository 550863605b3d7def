import Foundation

/// What a delta says about itself, before its rows: from which bundle to which it leads.
struct DeltaHeader: Codable, Sendable {
  /// A release, by its content.
  struct Release: Codable, Sendable {
    let contentHash: String
    let contentVersion: String
    let curriculumName: String
  }

  /// The `bundle_info` of the bundle that it leads to.
  struct Target: Codable, Sendable {
    let compilerVersion: String
    let contentHash: String
    let contentVersion: String
    let countsJSON: String
    let curriculumName: String
    let formatVersion: Int
    let minReaderVersion: Int
    let sourceRevision: String?
  }

  let base: Release
  /// How many rows are removed, added or changed.
  let changes: Int
  /// Whether the bundle that it leads to has a full-text index.
  let hasSearch: Bool
  /// Bytes of the rows before they are squeezed.
  let payloadBytes: Int
  let target: Target

  /// The first bytes of a delta of this version.
  static let signature = Array("curricc delta 1\n".utf8)
  /// The first bytes of a delta of any version.
  static let family = Array("curricc delta ".utf8)
  /// Bytes of the SHA-256 at the end.
  static let digestBytes = 32
  /// Bytes that a header may have.
  static let maximumBytes = 1 << 16

  /// The header as one line of JSON with sorted keys.
  var line: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try Array(encoder.encode(self)) + [0x0A]
    }
  }

  /// The header that a line of JSON holds.
  static func read(_ line: ArraySlice<UInt8>) throws -> DeltaHeader {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(DeltaHeader.self, from: Data(line))
  }

  private enum CodingKeys: String, CodingKey {
    case base, changes, hasSearch, payloadBytes, target
  }
}

extension DeltaHeader.Target {
  // The strategy for keys writes JSON as `json`, and would read it back as `Json`.
  private enum CodingKeys: String, CodingKey {
    case compilerVersion, contentHash, contentVersion, countsJSON = "counts", curriculumName, formatVersion
    case minReaderVersion, sourceRevision
  }

  init(_ info: BundleInfo) {
    self.init(
      compilerVersion: info.compilerVersion, contentHash: info.contentHash,
      contentVersion: info.contentVersion, countsJSON: info.countsJSON,
      curriculumName: info.curriculumName, formatVersion: info.formatVersion,
      minReaderVersion: info.minReaderVersion, sourceRevision: info.sourceRevision)
  }
}
