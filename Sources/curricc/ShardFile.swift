import CurriculumCompiler
import CurriculumRuntime
import Foundation

/// What a shard says about itself, beside the rows in it.
struct ShardFacts: Codable {
  /// Version of the compiler that built it.
  let compiler: String
  let shard: ShardNumber
  /// How it was built; the same in all shards of a curriculum.
  let settings: ShardSettings
  /// The curriculum's name and version.
  let name: String
  let version: String
  let counts: ContentCounts
  let media: [MediaFile]
  /// What of its parts bears on others, and which of curriculum.yaml's allowances they used.
  let summaries: [PartSummary]
  let runs: [RowRun]
  /// For each part what it has to say to the lock file.
  let lock: [LockSection]
  /// curriculum.yaml, byte for byte; nil where there is none.
  let manifest: Data?
  /// The paths of all sources, where curriculum.yaml allows findings by path; else its own alone.
  let paths: [String]

  /// Lines of the lock file in the shard.
  struct LockSection: Codable {
    let offset: Int
    let bytes: Int
    let count: Int
    let areKept: Bool
    let digest: String
  }
}

/// How a shard was built.
struct ShardSettings: Codable, Equatable {
  /// SHA-256 over the paths and sizes of all sources, the manifest and the lock file.
  let sources: String
  let isStructuralOnly: Bool
  let choosesDistractors: Bool
  let includesSearch: Bool
  let sourceRevision: String?
  /// Lines that the lock file had.
  let lockLines: Int
}

/// A file with the rows of some parts of a curriculum, and what has to be known to join it with others.
///
/// 16 bytes that say what it is, the offset and the length of the facts as 8 bytes each, little-endian, the facts'
/// SHA-256 as 32 bytes, then rows, lines of the lock file, and the facts as JSON.
struct ShardFile {
  /// The first byte behind the head.
  static let start = 64
  private static let mark = Array("curricc shard 1\n".utf8)
  /// Bytes of facts at most.
  private static let mostFacts = 1 << 30

  /// The file.
  let file: RowFile
  let facts: ShardFacts

  /// Writes the facts behind the rows, and the head.
  ///
  /// - Parameter end: The byte behind the last row.
  /// - Throws: `BundleError` when the file cannot be written.
  static func finish(_ file: RowFile, _ facts: ShardFacts, at end: Int) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = Array(try encoder.encode(facts))
    try bytes.withUnsafeBytes { try file.write($0, at: end) }
    var head = mark
    for number in [UInt64(end), UInt64(bytes.count)] {
      withUnsafeBytes(of: number.littleEndian) { head += $0 }
    }
    head += FileDigest.rawSHA256(bytes)
    try head.withUnsafeBytes { try file.write($0, at: 0) }
    try file.synchronise()
  }

  /// Opens a shard.
  ///
  /// - Throws: `InputError` when it is none, or damaged.
  init(_ path: String) throws {
    let file = try RowFile(path: path, isNew: false)
    var head = [UInt8](repeating: 0, count: Self.start)
    let count = try head.withUnsafeMutableBytes { try file.read(into: $0, at: 0) }
    guard count == Self.start, head.starts(with: Self.mark) else {
      throw InputError("'\(path)' is no shard, expected what 'curricc build --shard' writes")
    }
    func number(_ offset: Int) -> UInt64 {
      head.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
    }
    let (offset, length) = (number(16), number(24))
    let size = UInt64(file.size)
    guard length <= UInt64(Self.mostFacts), offset >= UInt64(Self.start), offset <= size,
      length == size - offset
    else {
      throw InputError("'\(path)' ends in the middle; build that shard again")
    }
    var bytes = [UInt8](repeating: 0, count: Int(length))
    _ = try bytes.withUnsafeMutableBytes { try file.read(into: $0, at: Int(offset)) }
    guard FileDigest.rawSHA256(bytes).elementsEqual(head[32..<64]),
      let facts = try? JSONDecoder().decode(ShardFacts.self, from: Data(bytes)),
      Self.isSound(facts, size: Int(offset))
    else { throw InputError("'\(path)' is damaged, or of another version; build that shard again") }
    self.file = file
    self.facts = facts
  }

  /// True when what the facts say lies in the file.
  private static func isSound(_ facts: ShardFacts, size: Int) -> Bool {
    func fits(_ offset: Int, _ bytes: Int) -> Bool {
      offset >= start && bytes >= 0 && offset <= size && bytes <= size - offset
    }
    return facts.shard.isPossible
      && facts.runs.allSatisfy { $0.sections.allSatisfy { fits($0.offset, $0.bytes) && $0.digest != nil } }
      && facts.lock.allSatisfy { fits($0.offset, $0.bytes) && (0...1 << 40).contains($0.count) }
      && facts.counts.isPossible && (0...1 << 40).contains(facts.settings.lockLines)
      && (facts.manifest == nil || facts.paths.contains("curriculum.yaml"))
  }

  /// What its parts have to say to the lock file.
  ///
  /// - Throws: `InputError` when they are damaged.
  func lockLines() throws -> [LockLines] {
    try facts.lock.map { section in
      var bytes = [UInt8](repeating: 0, count: section.bytes)
      _ = try bytes.withUnsafeMutableBytes { try file.read(into: $0, at: section.offset) }
      guard FileDigest.sha256(bytes) == section.digest else {
        throw InputError("'\(file.path)' is damaged; build that shard again")
      }
      return LockLines(count: section.count, areKept: section.areKept, bytes: bytes)
    }
  }
}
