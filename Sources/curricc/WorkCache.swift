import CurriculumRuntime

/// What earlier runs found, by digests of everything that it depends on.
///
/// Whatever else than entries is in its file counts for nothing, so that it may be deleted, damaged or written by two runs
/// at once.
struct WorkCache {
  /// What an entry is found under: SHA-256, 32 bytes.
  typealias Key = [UInt8]

  private struct Slot {
    var entry: CacheFile.Entry
    /// What is not in the file yet.
    var value: [UInt8]?
    var rows: CacheFile.Source?
    var isUsed = false

    mutating func grow() { entry.age = isUsed ? 0 : min(entry.age, WorkCache.mostAge) + 1 }

    /// True when it is too long ago that it was used; rows take room, so that they are let go of sooner.
    var isStale: Bool { entry.age >= (entry.rows.bytes > 0 ? WorkCache.mostAgeOfRows : WorkCache.mostAge) }
  }

  /// Its name in the folder that bundles go to.
  ///
  /// Hidden, so that it is none of a curriculum's files where that folder lies in one.
  static let usualPath = "build/.curricc-cache"

  private let path: String
  private let file: CacheFile?
  private var slots: [Key: Slot] = [:]
  /// What makes values when they are asked for, or the file is written.
  private var later: [(keys: [Key], make: @Sendable () -> [[UInt8]?])] = []
  private var isChanged = false
  /// Runs that added something after which an entry that nobody used is dropped.
  private static let mostAge: UInt8 = 20
  private static let mostAgeOfRows: UInt8 = 5
  /// Bytes of entries that are kept.
  private static let mostBytes = 1 << 30

  /// The cache in a file, which need not be there.
  ///
  /// - Returns: nil where something else is there than a cache, which is left alone.
  init?(path: String) {
    self.path = path
    switch CacheFile.open(path) {
    case .other: return nil
    case .nothing: file = nil
    case .cache(let found):
      file = found
      for entry in found.entries { slots[entry.key] = Slot(entry: entry) }
    }
  }

  /// The cache of a run that names none: in the folder that bundles go to, if there is one here.
  static func usual() -> WorkCache? {
    FilePath.kind("build") == .folder ? WorkCache(path: usualPath) : nil
  }

  /// What stands under a key.
  mutating func value(_ key: Key) -> ArraySlice<UInt8>? {
    while let place = later.firstIndex(where: { $0.keys.contains(key) }) { make(later.remove(at: place)) }
    guard let slot = slots[key] else { return nil }
    guard let value = slot.value ?? file?.value(slot.entry) else {
      // Damaged: what is set next has to be written, though it be the same.
      slots[key] = nil
      return nil
    }
    slots[key]?.isUsed = true
    return value[...]
  }

  /// Forgets all rows that stand in the file, one of which was found to be damaged.
  mutating func forgetRows() {
    let count = slots.count
    slots = slots.filter { $0.value.rows != nil || $0.value.entry.rows.bytes == 0 }
    isChanged = isChanged || slots.count < count
  }

  /// Where the rows stand that were put under a key, which may be none; nil where they are not in the file yet.
  func rows(_ key: Key) -> (file: RowFile, range: Range<Int>)? {
    guard let file, let slot = slots[key], slot.value == nil, slot.rows == nil else { return nil }
    return (file.file, slot.entry.rows.range)
  }

  /// Puts a value under a key, unless it stands there already.
  ///
  /// - Parameter rows: Rows that belong to it, which are copied when the cache is written.
  mutating func set(_ key: Key, _ value: [UInt8], rows: (file: RowFile, range: Range<Int>)? = nil) {
    let digest = FileDigest.rawSHA256(value)
    guard rows != nil || slots[key]?.entry.digest != digest else {
      slots[key]?.isUsed = true
      return
    }
    let entry = CacheFile.Entry(
      key: key, age: 0, value: CacheFile.Place(bytes: value.count), digest: digest,
      rows: CacheFile.Place(bytes: rows?.range.count ?? 0))
    slots[key] = Slot(
      entry: entry, value: value, rows: rows.map { .file($0.file, $0.range) }, isUsed: true)
    isChanged = true
  }

  /// Puts values under keys, which are made when the file is written: the run that found them need not wait for it.
  ///
  /// - Parameter make: Makes a value for each key, or nil where there is none to be put there.
  mutating func setLater(_ keys: [Key], _ make: @escaping @Sendable () -> [[UInt8]?]) {
    later.append((keys, make))
  }

  private mutating func make(_ values: (keys: [Key], make: @Sendable () -> [[UInt8]?])) {
    for (key, value) in zip(values.keys, values.make()) {
      if let value { set(key, value) }
    }
  }

  /// Writes the file on another thread, if there are any to spare.
  ///
  /// - Returns: What to wait for before the process ends; nil where it is written.
  consuming func beginWriting(threads: Int) -> Promise<Void>? {
    var cache = self
    guard threads > 1 else {
      cache.write()
      return nil
    }
    return Promise(onThread: { [cache] in
      var cache = cache
      cache.write()
    })
  }

  /// Writes the file, if there is anything new; a cache that cannot be written is no fault.
  mutating func write() {
    // Also what runs left there that were killed.
    LeftoverFiles.remove(beside: [path])
    while !later.isEmpty { make(later.removeFirst()) }
    guard isChanged else { return }
    for key in slots.keys { slots[key]?.grow() }
    let ordered = slots.values.filter { !$0.isStale }.sorted {
      ($0.entry.age, $0.entry.bytes) < ($1.entry.age, $1.entry.bytes)
    }
    var left = Self.mostBytes
    var changes: [CacheFile.Change] = []
    for slot in ordered {
      left -= slot.entry.bytes
      guard left >= 0 else { break }
      changes.append((slot.entry, slot.value.map { .bytes($0) }, slot.rows))
    }
    CacheFile.write(path, from: file, changes)
    isChanged = false
  }
}
