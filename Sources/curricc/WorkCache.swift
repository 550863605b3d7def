import CurriculumCompiler
import CurriculumRuntime
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What earlier runs found, by digests of everything that it depends on.
///
/// One file: 16 bytes that say what it is, the SHA-256 of the rest, then the entries. Whatever else is there counts for
/// nothing, so that it may be deleted, damaged or written by two runs at once; the last one's stays.
struct WorkCache {
  /// What an entry is found under: SHA-256, 32 bytes.
  typealias Key = [UInt8]

  private struct Entry {
    let value: ArraySlice<UInt8>
    /// Runs that added entries since it was used last.
    var age: UInt8
    var isUsed = false

    mutating func grow() { age = isUsed ? 0 : min(age, WorkCache.mostAge) + 1 }
  }

  /// Its name in the folder that bundles go to.
  ///
  /// Hidden, so that it is none of a curriculum's files where that folder lies in one.
  static let usualPath = "build/.curricc-cache"

  private let path: String
  private var entries: [Key: Entry] = [:]
  private var isChanged = false
  private static let mark = Array("curricc cache 1\n".utf8)
  /// Runs after which an entry that nobody used is dropped.
  private static let mostAge: UInt8 = 20
  /// Bytes of entries that are kept.
  private static let mostBytes = 256 << 20

  /// The cache in a file, which need not be there.
  ///
  /// - Returns: nil where something else is there than a cache, which is left alone.
  init?(path: String) {
    self.path = path
    guard FilePath.mayBeReplaced(path) else { return nil }
    guard case .success(let content) = Workspace.contents(path, limit: 2 * Self.mostBytes) else { return }
    // Of a file that is longer than any cache nothing is read but its size.
    let isOther = !content.bytes.starts(with: Self.mark.prefix(14)) && content.size > 0
    guard !isOther else { return nil }
    guard content.bytes.starts(with: Self.mark), content.bytes.count >= 48,
      FileDigest.rawSHA256(content.bytes[48...]).elementsEqual(content.bytes[16..<48])
    else { return }
    var reader = ByteReader(content.bytes[48...])
    while !reader.isAtEnd {
      guard let key = reader.bytes(32), let age = reader.byte(), let value = reader.block() else { return }
      entries[Array(key)] = Entry(value: value, age: age)
    }
  }

  /// The cache of a run that names none: in the folder that bundles go to, if there is one here.
  static func usual() -> WorkCache? {
    FilePath.kind("build") == .folder ? WorkCache(path: usualPath) : nil
  }

  /// What stands under a key.
  mutating func value(_ key: Key) -> ArraySlice<UInt8>? {
    guard let entry = entries[key] else { return nil }
    entries[key]?.isUsed = true
    return entry.value
  }

  /// Puts a value under a key.
  mutating func set(_ key: Key, _ value: [UInt8]) {
    entries[key] = Entry(value: value[...], age: 0, isUsed: true)
    isChanged = true
  }

  /// Writes the file, if there is anything new; a cache that cannot be written is no fault.
  mutating func write() {
    guard isChanged else { return }
    var writer = ByteWriter()
    var left = Self.mostBytes
    for key in entries.keys { entries[key]?.grow() }
    let ordered = entries.sorted {
      ($0.value.age, $0.value.value.count) < ($1.value.age, $1.value.value.count)
    }
    for (key, entry) in ordered where entry.age < Self.mostAge {
      left -= entry.value.count
      guard left >= 0 else { break }
      writer.add(bytes: key)
      writer.add(byte: entry.age)
      writer.add(block: entry.value)
    }
    try? AtomicFile.replace(path, with: Self.mark + FileDigest.rawSHA256(writer.bytes[...]) + writer.bytes)
  }
}
