import CurriculumCompiler
import CurriculumRuntime
import Foundation

/// What the cache keeps of a part that was built: what was found in it, and its rows.
struct RowsRecord {
  /// What was found in the part, and what of it bears on others.
  let part: PartRecord
  private let facts: Facts
  private let file: RowFile
  private let start: Int

  /// What is known of the rows.
  private struct Facts: Codable {
    /// Where they stand behind the first of them.
    let run: RowRun
    let counts: ContentCounts
    /// The media files that they name.
    let media: [String]
    /// Lines of the lock file; nil where nothing was to be chosen.
    let lines: Int?

    /// True when the rows lie between two places.
    func isSound(_ bytes: Int) -> Bool {
      counts.isPossible && lines.map { (0...1 << 40).contains($0) } ?? true
        && run.sections.allSatisfy { section in
          section.offset >= 0 && section.bytes >= 0 && section.offset <= bytes
            && section.bytes <= bytes - section.offset && section.digest != nil
        }
    }
  }

  /// What is kept of a part; nil where nothing is.
  ///
  /// - Parameter key: `RowsRecord.key` of the part.
  init?(_ key: WorkCache.Key, _ cache: inout WorkCache, _ codec: FindingCodec) {
    guard let kept = Self.kept(key, &cache), var part = PartRecord(kept.record, codec) else { return nil }
    let (facts, rows) = (kept.facts, kept.rows)
    part.summary.lines = facts.lines.map { LockLines(count: $0, areKept: true) }
    self.part = part
    self.facts = facts
    file = rows.file
    start = rows.range.lowerBound
  }

  /// The rows that stand under a key.
  static func rows(_ key: WorkCache.Key, _ cache: inout WorkCache) -> JoinedRows.Part? {
    kept(key, &cache).map { ($0.rows.file, $0.facts.run.moved(by: $0.rows.range.lowerBound)) }
  }

  private typealias Kept = (record: ArraySlice<UInt8>, facts: Facts, rows: (file: RowFile, range: Range<Int>))

  private static func kept(_ key: WorkCache.Key, _ cache: inout WorkCache) -> Kept? {
    guard let value = cache.value(key), let rows = cache.rows(key) else { return nil }
    var reader = ByteReader(value)
    guard let record = reader.block(), let json = reader.block(), reader.isAtEnd,
      let facts = try? JSONDecoder().decode(Facts.self, from: Data(json)), facts.isSound(rows.range.count)
    else { return nil }
    return (record, facts, rows)
  }

  /// The rows for another bundle.
  ///
  /// - Parameter media: Reads the media files, which may have changed.
  /// - Throws: `InputError` when one cannot be read.
  func made(_ media: MediaDigests, _ sizes: [String: Int]) throws -> PartRows.Made {
    PartRows.Made(
      part: (file, facts.run.moved(by: start)), counts: facts.counts,
      media: try facts.media.map { try media.digest(of: $0, size: sizes[$0] ?? 0) }, isFromCache: true)
  }

  /// Keeps a part.
  ///
  /// - Parameters:
  ///   - record: What was found in it; nothing where the rows are for comparisons alone.
  ///   - made: Its rows.
  ///   - lines: Lines of the lock file; nil where nothing was to be chosen.
  static func put(
    _ record: [UInt8], _ made: PartRows.Made, lines: Int?, under key: WorkCache.Key,
    into cache: inout WorkCache
  ) {
    let run = made.part.run
    let facts = Facts(
      run: run.moved(by: -run.start), counts: made.counts, media: made.media.map(\.path), lines: lines)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Numbers and texts can be encoded.
    guard let json = try? encoder.encode(facts) else { return }
    var writer = ByteWriter()
    writer.add(block: record)
    writer.add(block: json)
    cache.set(key, writer.bytes, rows: (made.part.file, run.start..<run.end))
  }

  /// Under what the rows of a part are kept.
  ///
  /// - Parameter holds: False where no other run is to take them for those of the part: it changed the lock file, and so is
  ///   another part with the new one.
  static func key(_ part: WorkCache.Key, holds: Bool = true) -> WorkCache.Key {
    FileDigest.rawSHA256(Array((holds ? "rows" : "passing rows").utf8) + part)
  }
}
