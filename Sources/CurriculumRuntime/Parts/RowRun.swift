import Crypto
import GRDB

/// Where in a file the rows of a part of a bundle stand: table by table, each by primary key.
///
/// The rows have the form of `RowBatch`, one behind the other.
package struct RowRun: Sendable, Codable, Equatable {
  /// The rows of one table, or the entries of the search index.
  package struct Section: Sendable, Codable, Equatable {
    /// The table's name, or `search`.
    package let table: String
    /// The first byte in the file.
    package fileprivate(set) var offset: Int
    /// How many bytes.
    package var bytes: Int
    /// How many rows.
    package var rows: Int
    /// SHA-256 of the bytes in hexadecimal, which tells them from others; nil in a file that nobody else sees.
    package var digest: String?
    /// CRC-32 of the bytes, by which it is seen in a quarter of the time that they are what they were; nil unless they are
    /// kept.
    package var checksum: UInt32?
  }

  /// Who reads rows again.
  package enum Readers: Sendable {
    /// Only the run that wrote them.
    case none
    /// Other machines.
    case others
    /// Later runs on the same machine, each of which reads all of them.
    case later
  }

  /// The tables in the schema's order, then the search index.
  package private(set) var sections: [Section] = []

  /// The name of the search index among the sections.
  static let search = "search"

  /// Writes the rows of a part to a file.
  ///
  /// - Parameters:
  ///   - content: Adds the part's rows, table by table, and what is found in it.
  ///   - file: The file.
  ///   - start: The first byte to be written.
  ///   - readers: Who will read the file, and want to know that it is whole.
  /// - Throws: `BundleError` when the file cannot be written.
  package init(_ content: BundleWriter.Content, to file: RowFile, at start: Int, for readers: Readers) throws
  {
    let writer = SectionWriter(file, at: start, for: readers)
    let rows = BundleRows { batch in
      if batch.rows == 0 { writer.begin(batch.table) } else { try writer.add(batch.bytes, rows: batch.rows) }
    }
    try content.rows(rows)
    _ = try rows.finish()
    writer.begin(Self.search)
    let batch = RowBatch(table: Self.search)
    let entries = SearchRows { row in
      batch.append(rows: row, count: 1)
      guard batch.count >= 1 << 17 else { return }
      try writer.add(batch.bytes, rows: batch.rows)
      batch.clear()
    }
    try content.search?.write(entries)
    try writer.add(batch.bytes, rows: batch.rows)
    sections = writer.finish()
  }

  /// How many rows it has, with the entries of the search index.
  package var rows: Int { sections.reduce(0) { $0 + $1.rows } }

  /// The byte behind the last row.
  package var end: Int { sections.last.map { $0.offset + $0.bytes } ?? 0 }

  /// The first byte of the first row.
  package var start: Int { sections.first?.offset ?? 0 }

  /// The same rows so many bytes further behind.
  package func moved(by distance: Int) -> RowRun {
    var run = self
    for index in run.sections.indices { run.sections[index].offset += distance }
    return run
  }

  /// The section of a table.
  func section(_ table: String) -> Section? { sections.first { $0.table == table } }
}

/// Writes the sections of a run one behind the other.
private final class SectionWriter {
  private let file: RowFile
  private var offset: Int
  private var sections: [RowRun.Section] = []
  private var hash: SHA256?
  private var checksum: Checksum?
  private let readers: RowRun.Readers

  init(_ file: RowFile, at start: Int, for readers: RowRun.Readers) {
    self.file = file
    offset = start
    self.readers = readers
  }

  func begin(_ table: String) {
    finishSection()
    sections.append(RowRun.Section(table: table, offset: offset, bytes: 0, rows: 0))
    hash = readers == .none ? nil : SHA256()
    checksum = readers == .later ? Checksum() : nil
  }

  func add(_ bytes: UnsafeRawBufferPointer, rows: Int) throws {
    guard bytes.count > 0 else { return }
    try file.write(bytes, at: offset)
    hash?.update(bufferPointer: bytes)
    checksum?.update(bytes)
    offset += bytes.count
    sections[sections.count - 1].bytes += bytes.count
    sections[sections.count - 1].rows += rows
  }

  func finish() -> [RowRun.Section] {
    finishSection()
    return sections
  }

  private func finishSection() {
    guard let hash, !sections.isEmpty else { return }
    sections[sections.count - 1].digest = hash.finalize().hexadecimal
    sections[sections.count - 1].checksum = checksum?.value
  }
}

extension BundleFormat {
  /// How many columns each content table has; five for an entry of the search index.
  static let columnCounts: [String: Int] = {
    let counts = try? DatabaseQueue().write { database in
      try database.execute(sql: BundleFormat.parts.tables)
      return try BundleFormat.contentTables.map { ($0, try database.columns(in: $0).count) }
    }
    // The schema is part of the program, and tests build bundles with it.
    guard let counts else { preconditionFailure("the schema can be executed") }
    return Dictionary(uniqueKeysWithValues: counts + [(RowRun.search, 5)])
  }()
}
