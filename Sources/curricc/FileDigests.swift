import CurriculumCompiler
import CurriculumRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The digests of files, of which those are not read again that nobody has touched since an earlier run.
///
/// A file counts as untouched when size, place on the disk, and the times of its content and of its last change are what
/// they were, and lay some seconds back when it was read. A file that is copied, moved or written again is read again.
struct FileDigests {
  /// What is known of a file.
  struct Record: Equatable, Sendable {
    let stamp: FileStamp
    /// When it was read, in nanoseconds since 1970.
    let seen: Int
    /// The digest of what is in it.
    let digest: [UInt8]
    /// What its beginning says; only of sources.
    var head: [String?] = []
  }

  private let key: WorkCache.Key
  private var records: [String: Record] = [:]
  private var isChanged = false

  /// What earlier runs know of the sources of a curriculum, or of what lies beside them.
  ///
  /// - Parameters:
  ///   - name: What the files are called together.
  ///   - folder: The curriculum's folder.
  init(_ name: String, in folder: String, _ cache: inout WorkCache) {
    var writer = ByteWriter()
    for text in ["files", name, folder, ToolIdentity.text] { writer.add(text) }
    key = FileDigest.rawSHA256(writer.bytes)
    if let bytes = cache.value(key), let known = Self.decode(bytes) { records = known }
  }

  /// What earlier runs know of the sources of a curriculum, by the folder's path without a slash at its end.
  init(sourcesIn folder: String, _ cache: inout WorkCache) { self.init("sources", in: folder, &cache) }

  /// True when nothing is known yet.
  var isEmpty: Bool { records.isEmpty }

  /// What is known of the sources, each of which is read if need be; nil where one cannot be.
  mutating func sources(of workspace: Workspace, threads: Int) -> [Record]? {
    let known = records
    let folder = workspace.folder
    let paths = workspace.sourcePaths
    let stamps = workspace.stamps
    let found = parallelMap(paths, threads: threads) { index, path -> (record: Record, isKnown: Bool)? in
      let path = folder + "/" + path
      if let record = known[path], record.stamp == stamps[index], record.isSettled { return (record, true) }
      let moment = FileStamp.now()
      guard case .success(let content) = Workspace.contents(path) else { return nil }
      let source = SourceFile(path: path, bytes: content.bytes, size: content.size)
      // Whatever is written from here on shows in a later stamp.
      let record = Record(
        stamp: stamps[index], seen: moment, digest: Self.digest(source), head: FileHead(source.bytes).values)
      return (record, false)
    }
    let whole = found.compactMap(\.self)
    guard whole.count == found.count else { return nil }
    let records = whole.map(\.record)
    // Most times nobody has touched any, and all that is known stays.
    if known.count != whole.count || whole.contains(where: { !$0.isKnown }) {
      self.records = Dictionary(uniqueKeysWithValues: zip(paths.map { folder + "/" + $0 }, records))
      isChanged = true
    }
    return records
  }

  /// The digest of another file, which is large or one of few; nil where it cannot be read.
  ///
  /// - Parameters:
  ///   - isProduct: True for a file that a program made, which no person writes.
  ///   - make: Reads the file if need be, and makes its digest.
  mutating func digest(path: String, isProduct: Bool = false, _ make: (String) -> [UInt8]?) -> [UInt8]? {
    guard let stamp = FileStamp(path: path) else { return nil }
    if let record = records[path], record.stamp == stamp,
      record.isSettled || isProduct && stamp.isSettledProduct(at: record.seen)
    {
      return record.digest
    }
    let moment = FileStamp.now()
    guard let digest = make(path) else { return nil }
    records[path] = Record(stamp: stamp, seen: moment, digest: digest)
    isChanged = true
    return digest
  }

  /// Takes note of the digest of a product that this run wrote under another name, renamed, and has seen at its path since.
  ///
  /// - Parameter stamp: What it had there.
  mutating func note(_ digest: [UInt8], _ stamp: FileStamp, ofProduct path: String) {
    records[path] = Record(stamp: stamp, seen: FileStamp.now(), digest: digest)
    isChanged = true
  }

  /// Keeps what is known of the files; of those beside the sources, as long as they are there.
  mutating func keep(in cache: inout WorkCache) {
    guard isChanged else { return }
    records = records.filter { !$0.value.head.isEmpty || FileStamp(path: $0.key) != nil }
    cache.setLater([key]) { [self] in [encoded] }
    isChanged = false
  }

  /// The digest of a source: of its bytes, or of its size where it is too large to be read.
  static func digest(_ source: SourceFile) -> [UInt8] {
    source.size == source.bytes.count
      ? FileDigest.rawSHA256(source.bytes) : FileDigest.rawSHA256(Array("\(source.size)".utf8))
  }
}

extension FileDigests.Record {
  fileprivate var isSettled: Bool { stamp.isSettled(at: seen) }
}

extension FileDigests {
  private var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.add(records.count)
    for (path, record) in records.sorted(by: { $0.key < $1.key }) {
      writer.add(path)
      for number in record.stamp.numbers + [record.seen] { writer.add(number) }
      writer.add(block: record.digest)
      writer.add(record.head.count)
      for value in record.head { writer.add(value) }
    }
    return writer.bytes
  }

  /// What is known of files, by their paths; nil for bytes that say something else.
  static func decode(_ bytes: ArraySlice<UInt8>) -> [String: Record]? {
    var reader = ByteReader(bytes)
    let list = reader.list { reader -> (String, Record)? in
      guard let path = reader.text() else { return nil }
      let numbers = (0..<6).compactMap { _ in reader.number() }
      guard numbers.count == 6, let stamp = FileStamp(Array(numbers.prefix(5))),
        let digest = reader.block(), let head = reader.list({ $0.optionalText() })
      else { return nil }
      return (path, Record(stamp: stamp, seen: numbers[5], digest: Array(digest), head: head))
    }
    guard let list, reader.isAtEnd else { return nil }
    return Dictionary(list) { first, _ in first }
  }
}
