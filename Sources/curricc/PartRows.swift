import CurriculumCompiler
import CurriculumRuntime

/// Makes the rows of one part after another; with two threads and more, while the next part is compiled.
final class PartRows {
  /// What came of a part.
  struct Made: Sendable {
    let part: JoinedRows.Part
    let counts: ContentCounts
    let media: [MediaFile]
    /// Whether the rows were made by an earlier run.
    var isFromCache = false
  }

  /// What came of each part so far.
  private(set) var made: [Made] = []
  /// Where the rows of the parts so far stand.
  var parts: [JoinedRows.Part] { made.map(\.part) }
  /// How much the parts so far have.
  private(set) var counts = ContentCounts()
  private var media: [String: MediaFile] = [:]
  private var next: Promise<Made>?

  private let folder: String
  private let threads: Int
  private let start: Int
  private let readers: RowRun.Readers
  private let makeFile: () throws -> RowFile
  private var file: RowFile?
  /// The byte behind the last row that was made.
  private var end: Int { made.last { $0.part.file === file }?.part.run.end ?? start }

  /// Rows that go to a file.
  ///
  /// - Parameters:
  ///   - makeFile: Makes the file, once there are rows.
  ///   - start: The first byte of the file for rows.
  ///   - readers: Who will read the file, and want to know that it is whole.
  ///   - folder: The curriculum's folder, where its media are.
  ///   - threads: How many threads may work.
  init(
    to makeFile: @escaping () throws -> RowFile, at start: Int, for readers: RowRun.Readers, folder: String,
    threads: Int
  ) {
    self.makeFile = makeFile
    self.start = start
    self.readers = readers
    self.folder = folder
    self.threads = threads
  }

  /// Makes the rows of a part, or begins to; those of the part before are done then.
  ///
  /// - Throws: `BundleError` or `InputError` when rows cannot be written or a media file cannot be read.
  func add(_ completed: CompletedCurriculum) throws {
    try finish()
    let file = try file ?? makeFile()
    self.file = file
    let (folder, readers, offset) = (folder, readers, end)
    let make: @Sendable () throws -> Made = {
      let curriculum = completed.checked.curriculum
      let content = BuiltContent(completed, media: [])
      let run = try RowRun(
        BundleWriter.Content(rows: content.rows, search: content.search), to: file, at: offset,
        for: readers)
      return Made(
        part: (file, run), counts: content.counts,
        media: try MediaDigests(folder).digests(of: curriculum))
    }
    if threads > 1 { next = Promise(onThread: make) } else { take(try make()) }
  }

  /// Waits for the rows of the last part.
  ///
  /// - Throws: What `add(_:)` throws.
  func finish() throws {
    guard let last = next else { return }
    next = nil
    take(try last.value())
  }

  /// The media files that the parts so far name, each once, by path.
  var mediaFiles: [MediaFile] {
    media.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Takes over rows that stand somewhere already.
  func take(_ made: Made) {
    self.made.append(made)
    counts.add(made.counts)
    for file in made.media where media[file.path] == nil { media[file.path] = file }
  }
}
