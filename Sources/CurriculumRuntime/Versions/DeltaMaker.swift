import Crypto
import Foundation
import GRDB

/// Makes the delta that leads from one bundle to another, and proves it before anyone gets it.
package struct DeltaMaker {
  private let base: BundleReader
  private let target: BundleReader

  /// A maker for two bundles.
  ///
  /// - Throws: `BundleError` with `.otherFormat` or `.unrelated`.
  package init(base: BundleReader, target: BundleReader) throws(BundleError) {
    self.base = base
    self.target = target
    let (old, new) = (base.info, target.info)
    guard (old.contentHash, old.contentVersion) != (new.contentHash, new.contentVersion) else {
      throw BundleError(
        .identical, path: target.path,
        "the bundle has the version and the content of '\(base.path)', so no delta leads from one to the other"
      )
    }
    guard try base.isRelated(to: target) else {
      throw BundleError(
        .unrelated, path: target.path,
        "\(target.info.curriculumName) and \(base.info.curriculumName) of '\(base.path)' have nothing in common, "
          + "so a delta would be larger than the bundle")
    }
  }

  /// Writes the delta.
  ///
  /// It is applied to a copy of the base first; the result's content hash must be the target's, and SQLite's checks
  /// of integrity, foreign keys and search index must pass.
  ///
  /// - Parameter path: The delta's file; what it was before stays until the delta is proved.
  /// - Returns: The delta.
  /// - Throws: `BundleError`.
  package func write(to path: String) throws(BundleError) -> BundleDelta {
    let temporary = path + ".curricc-new"
    let proof = path + ".curricc-proof"
    do {
      defer {
        for name in [temporary, proof] { try? FileManager.default.removeItem(atPath: name) }
      }
      try Data(try bytes()).write(to: URL(fileURLWithPath: temporary))
      let delta = try BundleDelta(path: temporary, limit: .max)
      try delta.apply(to: base.path, output: proof)
      try BundleChecks.verifyChanged(path: proof)
      guard FileSync.wait(for: temporary), rename(temporary, path) == 0 else {
        throw BundleError(
          errno == ENOSPC ? .diskFull : .unwritable, path: path, String(cString: strerror(errno)))
      }
      return try BundleDelta(path: path, limit: .max)
    } catch {
      let fault = BundleError(wrapping: error, path)
      // Nobody knows the files beside it that are proved.
      throw BundleError(fault.code, path: path, fault.message)
    }
  }

  private func bytes() throws -> [UInt8] {
    var squeezed: [UInt8] = []
    let compressor = Compressor { squeezed += $0 }
    var count = 0
    var length = 0
    var table: String?
    var pending: [UInt8] = []
    func add(_ record: DeltaRecord) throws {
      record.write(to: &pending)
      guard pending.count > 1 << 16 || record == .end else { return }
      length += pending.count
      try compressor.add(pending)
      pending.removeAll(keepingCapacity: true)
    }
    let keys = try base.keyColumns()
    try BundleComparison(old: base, new: target).forEachDifference { difference in
      if table != difference.table { try add(.table(difference.table)) }
      table = difference.table
      count += 1
      try add(Self.record(difference, key: keys[difference.table] ?? [0]))
    }
    try add(.end)
    try compressor.finish()
    let header = DeltaHeader(
      base: DeltaHeader.Release(
        contentHash: base.info.contentHash, contentVersion: base.info.contentVersion,
        curriculumName: base.info.curriculumName),
      changes: count, hasSearch: try target.hasSearch, payloadBytes: length,
      target: DeltaHeader.Target(target.info))
    var bytes = DeltaHeader.signature
    bytes += try header.line
    bytes += squeezed
    return bytes + SHA256.hash(data: bytes)
  }

  private static func record(_ difference: RowDifference, key: [Int]) -> DeltaRecord {
    switch (difference.old, difference.new) {
    case (let old?, let new?):
      var columns: UInt64 = 0
      var values: [BundleValue] = []
      for column in new.indices where old[column] != new[column] {
        columns |= 1 << UInt64(column)
        values.append(new[column])
      }
      return .change(key: key.map { old[$0] }, columns: columns, values: values)
    case (nil, let new?): return .add(row: new)
    case (let old?, nil): return .remove(key: key.map { old[$0] })
    case (nil, nil): preconditionFailure("a difference has a row on one side at least")
    }
  }
}

extension BundleReader {
  /// Places of the primary key's columns, by table.
  fileprivate func keyColumns() throws(BundleError) -> [String: [Int]] {
    try read { database in
      var keys: [String: [Int]] = [:]
      for table in BundleFormat.contentTables {
        let columns = try database.columns(in: table).map(\.name)
        keys[table] = try database.primaryKey(table).columns.compactMap { columns.firstIndex(of: $0) }
      }
      return keys
    }
  }

  /// Whether two bundles are versions of one curriculum: they have its name, or anything a learner may hold, in common.
  package func isRelated(to other: BundleReader) throws(BundleError) -> Bool {
    if info.curriculumName == other.info.curriculumName || info.contentHash == other.info.contentHash {
      return true
    }
    for table in ["languages", "stories", "quizzes", "decks"] {
      let ids = try Set(self.ids(of: table))
      if try other.ids(of: table).contains(where: ids.contains) { return true }
    }
    return false
  }

  private func ids(of table: String) throws(BundleError) -> [Int64] {
    try read { database in
      let key = try database.primaryKey(table).columns[0]
      return try Int64.fetchAll(database, sql: "SELECT \(key) FROM \(table)")
    }
  }
}
