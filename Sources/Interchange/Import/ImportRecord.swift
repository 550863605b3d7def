import CurriculumCompiler
import CurriculumRuntime

/// What was imported before, by digests: the file `imports.lock` in the curriculum.
///
/// It tells what an author changed since from what the source says otherwise now.
package struct ImportRecord: Sendable, Equatable {
  /// The record's name in a curriculum's folder.
  package static let path = "imports.lock"
  private static let remark =
    "# What 'curricc import' brought here, so that it can bring it up to date. Commit it; do not edit it."
  private static let version = "curricc-imports 1"

  /// An imported entry.
  struct Entry: Sendable, Equatable {
    var id: String
    var sourceKey: String
    var digests: ValueDigests
  }

  /// An imported file.
  struct File: Sendable, Equatable {
    let format: String
    /// What it came with.
    let origin: String
    let kind: String
    let id: String
    let sourceKey: String
    var digests: ValueDigests
    var entries: [Entry]
  }

  /// The files, in the order of format, origin, kind and id.
  var files: [File] = []
  /// What is being brought in: not all of it need be there yet.
  private var announcement: ImportAnnouncement?
  /// Ids that an import which did not end meant to give to entries of files that are not in their places.
  private(set) var promised: [EntryPlace: String] = [:]

  /// What a source knows an entry by.
  struct EntryPlace: Hashable, Sendable {
    let kind: String
    let file: String
    let entry: String
  }

  /// True where nothing was imported.
  package var isEmpty: Bool { files.isEmpty }

  /// Nothing was imported.
  package init() {}

  /// Reads a record.
  ///
  /// - Throws: `ImportError` for what is none.
  package init(_ text: String) throws(ImportError) {
    var isOfVersion = false
    var earlier: [File]?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch (cells.first, cells.count) {
      case (Self.version, 1): isOfVersion = true
      case ("file", 7) where isOfVersion:
        files.append(
          File(
            format: cells[1], origin: Self.plain(cells[2]), kind: cells[3], id: cells[4],
            sourceKey: Self.plain(cells[5]), digests: ValueDigests(cells[6][...]), entries: []))
      case ("entry", 4) where !files.isEmpty:
        files[files.count - 1].entries.append(
          Entry(id: cells[1], sourceKey: Self.plain(cells[2]), digests: ValueDigests(cells[3][...])))
      case ("coming", 4) where isOfVersion && earlier == nil:
        announcement = announcement ?? ImportAnnouncement()
        announcement?.coming.append(
          ImportMerge.WrittenPlace(kind: cells[1], id: cells[2], digest: cells[3]))
      case ("before", 1) where announcement != nil && earlier == nil:
        (earlier, files) = (files, [])
      default:
        throw ImportError(
          "'\(Self.path)', line \(number + 1), is not as 'curricc import' writes it: restore the file, or delete "
            + "it; without it all that is imported counts as new")
      }
    }
    // What was before stands behind what is coming.
    if let earlier {
      announcement?.before = files
      files = earlier
    }
    // Of two files that come of one thing the last counts, here as when the record has been written again.
    announcement?.before.sort(by: Self.precedes)
    files.sort(by: Self.precedes)
  }

  /// The record of an import whose files are about to take their places, for whoever comes after it if it does not end.
  ///
  /// - Parameters:
  ///   - written: The files that are to take their places.
  ///   - before: What was imported before.
  package func announcing(_ written: [ImportMerge.WrittenPlace], before: ImportRecord) -> ImportRecord {
    var record = self
    record.announcement = ImportAnnouncement(coming: written, before: before.files)
    return record
  }

  /// True when an import has announced what it did not end.
  package var isUnfinished: Bool { announcement != nil }

  /// What was imported, as the files say: of an import that did not end what took its place, and else what was before.
  package func settled(_ existing: ExistingFiles) -> ImportRecord {
    guard let announcement else { return self }
    var record = ImportRecord()
    let (settled, missing) = announcement.settle(files) { kind, id in
      existing.source(kind, id).map { FileDigest.sha256($0.bytes) }
    }
    record.files = settled
    // An entry that left one file for another may be in neither now: its id was decided before.
    for file in missing {
      for entry in file.entries {
        let place = EntryPlace(kind: file.kind, file: file.sourceKey, entry: entry.sourceKey)
        record.promised[place] = entry.id
      }
    }
    return record
  }

  /// Gives up what was promised, once it has been kept.
  mutating func forgetPromises() { promised = [:] }

  /// The record as text.
  package var text: String {
    var text = ""
    write { text += String(decoding: $0, as: UTF8.self) }
    return text
  }

  /// Hands out the record's text piece by piece, since it may be as long as what it is about.
  package func write(to sink: ([UInt8]) throws -> Void) rethrows {
    var piece = Self.remark + "\n" + Self.version + "\n"
    try Self.write(files, &piece, to: sink)
    if let announcement {
      for file in announcement.coming { piece += "coming\t\(file.kind)\t\(file.id)\t\(file.digest)\n" }
      piece += "before\n"
      try Self.write(announcement.before, &piece, to: sink)
    }
    try sink(Array(piece.utf8))
  }

  private static func write(
    _ files: [File], _ piece: inout String, to sink: ([UInt8]) throws -> Void
  ) rethrows {
    let order = files.indices.sorted { precedes(files[$0], files[$1]) }
    for index in order {
      let file = files[index]
      piece += "file\t\(file.format)\t\(Self.escaped(file.origin))\t\(file.kind)\t\(file.id)\t"
      piece += "\(Self.escaped(file.sourceKey))\t"
      file.digests.write(to: &piece)
      piece += "\n"
      for entry in file.entries {
        piece += "entry\t"
        piece += entry.id
        piece += "\t"
        piece += Self.escaped(entry.sourceKey)
        piece += "\t"
        entry.digests.write(to: &piece)
        piece += "\n"
        if piece.utf8.count >= Self.pieceSize {
          try sink(Array(piece.utf8))
          piece.removeAll(keepingCapacity: true)
        }
      }
    }
  }

  private static func precedes(_ one: File, _ other: File) -> Bool {
    (one.format, one.origin, one.kind, one.id) < (other.format, other.origin, other.kind, other.id)
  }

  private static let pieceSize = 1 << 16

  /// A source's key on one line, without the signs that divide it.
  private static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == 0x25 || $0 < 0x20 }) else { return key }
    return key.replacing("%", with: "%25").replacing("\t", with: "%09").replacing("\n", with: "%0A")
      .replacing("\r", with: "%0D")
  }

  private static func plain(_ key: String) -> String {
    guard key.utf8.contains(0x25) else { return key }
    return key.replacing("%0D", with: "\r").replacing("%0A", with: "\n").replacing("%09", with: "\t")
      .replacing("%25", with: "%")
  }
}

extension AuthoringValue {
  /// The value in one way of writing, whatever quotes or blocks it has in a file.
  var canonical: String {
    switch self {
    case .text(let text), .plain(let text): Self.canonical(text)
    case .list(let values), .row(let values): "[" + values.map(\.canonical).joined(separator: ",") + "]"
    case .mapping(let mapping), .line(let mapping):
      "{"
        + mapping.entries.map { Self.canonical($0.key) + ":" + $0.value.canonical }.joined(separator: ",")
        + "}"
    }
  }

  /// A text in one way of writing; line breaks at its end are of the way that it is written.
  static func canonical(_ text: String) -> String {
    var text = text[...]
    while text.last == "\n" { text = text.dropLast() }
    var json = CanonicalJSON()
    json.string(String(text))
    return json.text
  }
}
