import CurriculumRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The cache's file: values one behind the other, and an index that says where they are.
///
/// 16 bytes that say what it is, the offset and the length of the index as 8 bytes each, little-endian, the index's
/// SHA-256, then values and indexes. New values and a new index are put behind the old ones, and then the head is changed:
/// who is killed on the way leaves the old index in force. A file of which more is dead than alive is written anew.
struct CacheFile {
  /// Where something stands in the file.
  struct Place: Equatable {
    var offset = 0
    var bytes = 0
    var range: Range<Int> { offset..<offset + bytes }
  }

  /// What the index says of a value.
  struct Entry {
    let key: [UInt8]
    /// Runs that added entries since it was used last.
    var age: UInt8
    var value: Place
    /// SHA-256 of the value.
    let digest: [UInt8]
    /// Rows that belong to it, which have digests of their own.
    var rows = Place()
    /// Bytes of the file that it takes.
    var bytes: Int { value.bytes + rows.bytes }
  }

  /// What is written: a value's bytes, or what stands in a file.
  enum Source {
    case bytes([UInt8])
    case file(RowFile, Range<Int>)
  }

  static let mark = Array("curricc cache 2\n".utf8)
  private static let headLength = 64
  /// Bytes of an entry in the index.
  private static let entryLength = 32 + 1 + 16 + 32 + 16
  /// Bytes of an index at most.
  private static let mostIndex = 64 << 20

  /// The file, to be read.
  let file: RowFile
  let entries: [Entry]
  private let head: [UInt8]

  /// What a path leads to.
  enum Finding {
    /// A cache.
    case cache(CacheFile)
    /// Nothing, or a cache that is damaged or of another version.
    case nothing
    /// Something else, which is left alone.
    case other
  }

  /// Looks for a cache.
  static func open(_ path: String) -> Finding {
    guard FilePath.mayBeReplaced(path) else { return .other }
    guard let file = try? RowFile(path: path, isNew: false) else { return .nothing }
    guard let head = bytes(of: file, Place(offset: 0, bytes: headLength)) else {
      // A file that is being written, or was cut.
      let start = bytes(of: file, Place(offset: 0, bytes: file.size)) ?? []
      return start.starts(with: mark.prefix(14)) || start.isEmpty ? .nothing : .other
    }
    guard head.starts(with: mark.prefix(14)) else { return .other }
    guard head.starts(with: mark), let entries = entries(file, head) else { return .nothing }
    return .cache(CacheFile(file: file, entries: entries, head: head))
  }

  private static func entries(_ file: RowFile, _ head: [UInt8]) -> [Entry]? {
    let size = file.size
    var reader = ByteReader(head[16...])
    guard let offset = reader.number(), let length = reader.number(), let digest = reader.bytes(32),
      (headLength...size).contains(offset), (0...mostIndex).contains(length), length <= size - offset,
      length % entryLength == 0,
      let index = bytes(of: file, Place(offset: offset, bytes: length)),
      FileDigest.rawSHA256(index).elementsEqual(digest)
    else { return nil }
    func place(_ reader: inout ByteReader) -> Place? {
      guard let offset = reader.number(), let bytes = reader.number(), (0...size).contains(offset),
        (0...size - offset).contains(bytes)
      else { return nil }
      return Place(offset: offset, bytes: bytes)
    }
    reader = ByteReader(index[...])
    var entries: [Entry] = []
    while !reader.isAtEnd {
      guard let key = reader.bytes(32), let age = reader.byte(), let value = place(&reader),
        let digest = reader.bytes(32), let rows = place(&reader)
      else { return nil }
      entries.append(Entry(key: Array(key), age: age, value: value, digest: Array(digest), rows: rows))
    }
    return entries
  }

  /// A value; nil when it is damaged.
  func value(_ entry: Entry) -> [UInt8]? {
    Self.bytes(of: file, entry.value).flatMap { FileDigest.rawSHA256($0) == entry.digest ? $0 : nil }
  }

  private static func bytes(of file: RowFile, _ place: Place) -> [UInt8]? {
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: place.bytes) { buffer, count in
      count = (try? file.read(into: UnsafeMutableRawBufferPointer(buffer), at: place.offset)) ?? 0
      isWhole = count == place.bytes
    }
    return isWhole ? bytes : nil
  }

  /// An entry with what is to be written for it; none of it where the file has it already.
  typealias Change = (entry: Entry, value: Source?, rows: Source?)

  /// Puts new entries behind the old ones, or writes the file anew; a cache that cannot be written is no fault.
  ///
  /// - Parameters:
  ///   - path: Where the cache is.
  ///   - old: The cache as it was read; nil where there was none.
  ///   - changes: All entries that there are to be, and what is new of them.
  static func write(_ path: String, from old: CacheFile?, _ changes: [Change]) {
    let alive = changes.reduce(0) { $0 + $1.entry.bytes }
    if let old, old.file.size < 2 * alive + (1 << 20) {
      old.append(path, changes)
    } else {
      replace(path, old, changes)
    }
  }

  /// Puts what is new behind the rest, unless another run has written meanwhile: what it kept stays then.
  private func append(_ path: String, _ changes: [Change]) {
    guard let target = try? RowFile(path: path, isNew: true) else { return }
    guard target.isSameFile(as: file), target.lock(), Self.bytes(of: target, Place(bytes: 64)) == head else {
      return
    }
    let end = target.size
    do {
      try Self.write(changes, from: nil, to: target, at: end)
    } catch { target.cut(to: end) }
  }

  /// Writes a new file, which takes the old one's place.
  private static func replace(_ path: String, _ old: CacheFile?, _ changes: [Change]) {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let temporary = String(path[..<slash]) + LeftoverFiles.name(for: path[slash...])
    guard let target = try? RowFile(newAt: temporary) else { return }
    do {
      try write(changes, from: old?.file, to: target, at: headLength)
      guard rename(temporary, path) == 0 else { throw BundleError(.unwritable, path: path, "") }
    } catch { unlink(temporary) }
  }

  /// Writes what is new, with what another file has already, the index and the head.
  private static func write(
    _ changes: [Change], from old: RowFile?, to target: RowFile, at start: Int
  ) throws {
    var end = start
    func put(_ source: Source?, _ place: inout Place) throws {
      switch source ?? old.map({ .file($0, place.range) }) {
      case .bytes(let bytes): try bytes.withUnsafeBytes { try target.write($0, at: end) }
      case .file(let file, let range): try file.copy(range, to: target, at: end)
      case nil: return
      }
      place.offset = end
      end += place.bytes
    }
    var index = ByteWriter()
    for change in changes {
      var entry = change.entry
      try put(change.value, &entry.value)
      try put(change.rows, &entry.rows)
      index.add(bytes: entry.key)
      index.add(byte: entry.age)
      index.add(entry.value.offset)
      index.add(entry.value.bytes)
      index.add(bytes: entry.digest)
      index.add(entry.rows.offset)
      index.add(entry.rows.bytes)
    }
    try index.bytes.withUnsafeBytes { try target.write($0, at: end) }
    var head = ByteWriter()
    head.add(bytes: mark)
    head.add(end)
    head.add(index.bytes.count)
    head.add(bytes: FileDigest.rawSHA256(index.bytes))
    try head.bytes.withUnsafeBytes { try target.write($0, at: 0) }
  }
}
