/// Entries that a source has moved from one file to another since the last import: they keep their ids.
///
/// Only where ids are unique beyond a file, as those of a course's words are; and only those that no author has worked on,
/// since those stay where they are.
struct MovedEntries {
  private struct Departure {
    let file: Int
    let entry: ImportRecord.Entry
  }

  /// By namespace, then by what the source knows them by.
  private var departures: [String: [String: Departure]] = [:]
  /// Ids of a file's entries that say what the source said, by the file's place in the record; filled when asked for.
  private var untouched: [Int: Set<String>] = [:]
  private let record: ImportRecord

  /// Compares what a source has with what it had.
  ///
  /// - Parameters:
  ///   - files: What it has now.
  ///   - place: Where a file is in the record; nil for one that is new.
  init(_ files: [ImportedFile], _ record: ImportRecord, place: (ImportedFile) -> Int?) {
    self.record = record
    for file in files {
      guard let namespace = file.namespace, let index = place(file) else { continue }
      let here = Set(file.entries.map(\.sourceKey))
      for entry in record.files[index].entries where !here.contains(entry.sourceKey) {
        departures[Self.space(file, namespace), default: [:]][entry.sourceKey] = Departure(
          file: index, entry: entry)
      }
    }
  }

  /// The id of an entry that is new in its file and was in another; nil where there is none.
  ///
  /// It is given out once.
  mutating func id(
    of sourceKey: String, in file: ImportedFile, _ existing: ExistingFiles
  ) throws(ImportError) -> String? {
    guard let namespace = file.namespace,
      let departure = departures[Self.space(file, namespace)]?.removeValue(forKey: sourceKey)
    else { return nil }
    if untouched[departure.file] == nil {
      untouched[departure.file] = try Self.untouched(record.files[departure.file], file.entriesKey, existing)
    }
    return untouched[departure.file]?.contains(departure.entry.id) ?? false ? departure.entry.id : nil
  }

  private static func space(_ file: ImportedFile, _ namespace: String) -> String {
    "\(file.entriesKey) \(namespace)"
  }

  private static func untouched(
    _ file: ImportRecord.File, _ key: String, _ existing: ExistingFiles
  ) throws(ImportError) -> Set<String> {
    guard let source = existing.source(file.kind, file.id) else { return [] }
    let document = try AuthoringDocument(source)
    let digests = Dictionary(file.entries.map { ($0.id, $0.digests) }) { first, _ in first }
    var ids: Set<String> = []
    for node in document.elements(document.value(key, of: document.root)) {
      guard let id = document.text(document.value("id", of: node)), let said = digests[id],
        document.isUntouched(node, since: said)
      else { continue }
      ids.insert(id)
    }
    return ids
  }
}
