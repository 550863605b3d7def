import CurriculumRuntime

/// The parts that a bundle was made of, as the cache knows it: so that the next one can be made of it and of what differs.
enum BuiltParts {
  /// A part, and under what the cache has its rows.
  typealias Part = (key: WorkCache.Key, part: JoinedRows.Part)

  /// A bundle of which it is known what it was made of.
  struct Bundle {
    let path: String
    /// The stamp of its file from before it was told what it is.
    let stamp: FileStamp
    let parts: [Part]
  }

  /// Keeps what the bundle at a path was made of.
  ///
  /// - Parameter digest: The digest of the bundle's file, which tells whether it is still that one.
  static func put(_ parts: [Part], bundle digest: [UInt8], at path: String, into cache: inout WorkCache) {
    var writer = ByteWriter()
    writer.add(block: digest)
    writer.add(parts.count)
    for part in parts { writer.add(bytes: part.key) }
    cache.set(key(path), writer.bytes)
  }

  /// The bundle at a path; nil where nobody knows what it was made of, or its file is another one.
  ///
  /// - Parameter products: Tells the digest of its file.
  static func find(
    at path: String, _ products: inout FileDigests, _ cache: inout WorkCache, threads: Int
  ) -> Bundle? {
    guard let stamp = FileStamp(path: path), let value = cache.value(key(path)) else { return nil }
    var reader = ByteReader(value)
    guard let known = reader.block(), let keys = reader.list({ $0.bytes(32).map(Array.init) }),
      reader.isAtEnd,
      let now = products.digest(
        path: path, isProduct: true, { PieceDigest.digest(path: $0, threads: threads) }),
      known.elementsEqual(now)
    else { return nil }
    var parts: [Part] = []
    for key in keys {
      guard let part = RowsRecord.rows(key, &cache) else { return nil }
      parts.append((key, part))
    }
    return Bundle(path: path, stamp: stamp, parts: parts)
  }

  private static func key(_ path: String) -> WorkCache.Key {
    var writer = ByteWriter()
    for text in ["bundle", path, ToolIdentity.text] { writer.add(text) }
    return FileDigest.rawSHA256(writer.bytes)
  }
}
