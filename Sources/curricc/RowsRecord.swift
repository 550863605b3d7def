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

  /// What is kept under the key of a part; nil where nothing is.
  init?(_ key: WorkCache.Key, _ cache: inout WorkCache, _ codec: FindingCodec) {
    let key = Self.key(key)
    guard let value = cache.value(key), let rows = cache.rows(key) else { return nil }
    var reader = ByteReader(value)
    guard let record = reader.block(), var part = PartRecord(record, codec), let json = reader.block(),
      reader.isAtEnd, let facts = try? JSONDecoder().decode(Facts.self, from: Data(json)),
      facts.isSound(rows.range.count)
    else { return nil }
    part.summary.lines = facts.lines.map { LockLines(count: $0, areKept: true) }
    self.part = part
    self.facts = facts
    file = rows.file
    start = rows.range.lowerBound
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
  ///   - record: What was found in it.
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
    cache.set(Self.key(key), writer.bytes, rows: (made.part.file, run.start..<run.end))
  }

  private static func key(_ part: WorkCache.Key) -> WorkCache.Key {
    FileDigest.rawSHA256(Array("rows".utf8) + part)
  }
}
