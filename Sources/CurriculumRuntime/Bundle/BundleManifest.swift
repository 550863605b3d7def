import GRDB

/// What a new bundle says about itself.
package struct BundleManifest: Sendable {
  package let curriculumName: String
  package let contentVersion: String
  package let compilerVersion: String
  package let sourceRevision: String?

  package init(
    curriculumName: String, contentVersion: String, compilerVersion: String, sourceRevision: String?
  ) {
    self.curriculumName = curriculumName
    self.contentVersion = contentVersion
    self.compilerVersion = compilerVersion
    self.sourceRevision = sourceRevision
  }

  /// Writes it into the bundle.
  ///
  /// - Parameters:
  ///   - counts: How many rows each content table has.
  ///   - hash: The content hash.
  func insert(_ counts: [BundleRows.Count], _ hash: String, into database: Database) throws {
    let counts = counts.sorted { $0.table < $1.table }.map { "\"\($0.table)\":\($0.rows)" }
    try database.execute(
      sql: "INSERT INTO bundle_info VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        BundleFormat.version, BundleFormat.lowestReaderVersion, contentVersion, hash, curriculumName,
        compilerVersion, sourceRevision, "{\(counts.joined(separator: ","))}",
      ])
  }
}
