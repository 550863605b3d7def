import Foundation
import GRDB
import GRDBSQLite

/// The work of applying a delta to a bundle.
struct DeltaApplication {
  private let delta: BundleDelta
  private let bundle: String

  /// The application of a delta to a bundle, which is opened and must be the delta's base.
  init(_ delta: BundleDelta, bundle: String) throws(BundleError) {
    self.delta = delta
    self.bundle = bundle
    let info = try BundleReader(path: bundle).info
    let (base, target) = (delta.header.base, delta.header.target)
    // Two releases may differ in nothing but their version.
    guard (info.contentHash, info.contentVersion) != (target.contentHash, target.contentVersion) else {
      throw BundleError(
        .alreadyApplied, path: bundle,
        "the bundle already is version \(target.contentVersion), to which '\(delta.path)' leads")
    }
    guard (info.contentHash, info.contentVersion) == (base.contentHash, base.contentVersion) else {
      throw BundleError(
        .wrongBase, path: bundle,
        "'\(delta.path)' is for \(base.curriculumName) \(base.contentVersion) with content hash "
          + "\(base.contentHash.prefix(12))…, this is \(info.curriculumName) \(info.contentVersion) with "
          + "\(info.contentHash.prefix(12))…")
    }
    guard info.formatVersion == target.formatVersion else {
      throw BundleError(
        .otherFormat, path: bundle,
        "the delta leads from format \(info.formatVersion) to \(target.formatVersion); load the whole bundle")
    }
  }

  /// Writes the new bundle beside its place, and puts it there.
  func write(to output: String) throws(BundleError) {
    let place = URL(fileURLWithPath: output).resolvingSymlinksInPath().path
    let temporary = place + ".curricc-delta"
    do {
      try? FileManager.default.removeItem(atPath: temporary)
      try FileManager.default.copyItem(
        atPath: URL(fileURLWithPath: bundle).resolvingSymlinksInPath().path, toPath: temporary)
      // A bundle that was shipped read-only is copied so.
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: temporary)
      try change(temporary)
      try BundleSeal.apply(path: temporary)
      guard rename(temporary, place) == 0 else {
        throw BundleError(.unwritable, path: output, String(cString: strerror(errno)))
      }
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      throw BundleError(wrapping: error, output)
    }
  }

  private func change(_ path: String) throws {
    var configuration = Configuration()
    // The content hash at the end says that the rows are the right ones.
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.writeWithoutTransaction { database in
      // Nobody sees the file before it is whole, so nothing of it needs to be saved on the way.
      try database.execute(
        sql: """
          PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
          PRAGMA cache_size = -65536;
          """)
      try BundleLoad.inTransaction(database) {
        try DeltaRows(delta, database).change()
        try database.execute(
          sql: """
            UPDATE bundle_info SET format_version = ?, min_reader_version = ?, content_version = ?, content_hash = ?,
              curriculum_name = ?, compiler_version = ?, source_revision = ?, counts_json = ?
            """,
          arguments: [
            delta.header.target.formatVersion, delta.header.target.minReaderVersion,
            delta.header.target.contentVersion, delta.header.target.contentHash,
            delta.header.target.curriculumName, delta.header.target.compilerVersion,
            delta.header.target.sourceRevision, delta.header.target.countsJSON,
          ])
        guard try ContentHasher.hash(of: database) == delta.targetHash else {
          throw BundleError(
            .damaged, path: bundle,
            "with the changes of '\(delta.path)' the content is not version \(delta.targetVersion): the bundle's rows "
              + "are not what its content hash says; load the whole bundle")
        }
      }
    }
    try queue.close()
  }
}
