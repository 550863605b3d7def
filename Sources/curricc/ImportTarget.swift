import CurriculumCompiler
import Foundation
import Interchange

/// The curriculum's folder that is imported into.
struct ImportTarget {
  /// Its YAML files, and what they hold.
  let existing: ExistingFiles
  /// What was imported before.
  let record: ImportRecord
  private let folder: String
  /// Whether an import began to put its files into their places, and did not end.
  private let isUnfinished: Bool

  /// A folder, which need not be there yet.
  ///
  /// - Throws: `InputError` when something else is there, or its files cannot be read.
  init(_ path: String) throws {
    folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    switch FilePath.kind(folder) {
    case .other: throw InputError("'\(path)' is a file, expected the folder of a curriculum")
    case nil: (existing, record, isUnfinished) = (ExistingFiles([]), ImportRecord(), false)
    case .folder:
      let input = try Workspace(folder).load(threads: 1)
      if let unreadable = input.diagnostics.all.first(where: { $0.severity == .error }) {
        throw InputError(unreadable.message)
      }
      existing = ExistingFiles(input.sources)
      let found = try Self.record(folder)
      isUnfinished = found.isUnfinished
      record = found.settled(existing)
    }
  }

  private static func record(_ folder: String) throws -> ImportRecord {
    let path = folder + "/" + ImportRecord.path
    guard FilePath.kind(path) != nil else { return ImportRecord() }
    switch Workspace.contents(path) {
    case .success(let content):
      do {
        return try ImportRecord(String(decoding: content.bytes, as: UTF8.self))
      } catch { throw InputError(error.message) }
    case .failure(let error): throw InputError("'\(path)' cannot be read: \(error.message)")
    }
  }

  /// Writes what an import came to: all of it, or nothing.
  ///
  /// - Throws: `InputError` when something cannot be written; `ImportError` when a picture cannot be read.
  func write(
    _ spooled: SpooledFiles, _ written: [ImportMerge.WrittenPlace], _ record: ImportRecord,
    media: [ImportedMedia]
  ) throws {
    var announcement: (path: String, bytes: [UInt8])?
    if self.record.isEmpty || record != self.record || isUnfinished {
      if !written.isEmpty {
        let announced = record.announcing(written, before: self.record)
        announcement = (try place(ImportRecord.path), Array(announced.text.utf8))
      }
      try spooled.take(.file(ImportRecord.path))
      try record.write { try spooled.take(.bytes($0)) }
    }
    let files = try spooled.ranges.map { (path: try place($0.name), bytes: $0.bytes) }
    var new: [String] = []
    do {
      LeftoverFiles.remove(beside: media.lazy.map { folder + "/" + $0.path })
      for medium in media {
        let path = try place(medium.path)
        let isNew = FilePath.kind(path) == nil
        try AtomicFile.replaceAll([(path, medium.bytes())], clearsLeftovers: false)
        if isNew { new.append(path) }
      }
      try AtomicFile.replaceAll(spooled: files, of: spooled.spool, announcedBy: announcement)
    } catch {
      for path in new { try? FileManager.default.removeItem(atPath: path) }
      throw error
    }
  }

  /// The path of a file within the folder, whose own folder is made.
  private func place(_ path: String) throws -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
      throw InputError("'\(path)' is no path within '\(folder)'")
    }
    var parent = folder
    for part in [""] + parts.dropLast() {
      if !part.isEmpty { parent += "/" + part }
      // A link could lead out of the folder; the folder itself may be one.
      if !part.isEmpty, FilePath.isLink(parent) {
        throw InputError("'\(parent)' is a link, and was not followed")
      }
    }
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    } catch { throw InputError("'\(parent)' cannot be made: \(error.localizedDescription)") }
    return folder + "/" + path
  }
}
