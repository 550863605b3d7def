import CurriculumRuntime

/// The parts that a bundle was made of, as the cache knows it: so that the next one can be made of it and of what differs.
enum BuiltParts {
  /// A part, and under what the cache has its rows.
  typealias Part = (key: WorkCache.Key, part: JoinedRows.Part)

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

  /// What the bundle at a path was made of; nil where nobody knows, or its file is another one.
  ///
  /// - Parameter digest: Tells the digest of the file.
  static func find(at path: String, _ cache: inout WorkCache, digest: () -> [UInt8]?) -> [Part]? {
    guard let value = cache.value(key(path)) else { return nil }
    var reader = ByteReader(value)
    guard let known = reader.block(), let keys = reader.list({ $0.bytes(32).map(Array.init) }),
      reader.isAtEnd, let now = digest(), known.elementsEqual(now)
    else { return nil }
    var parts: [Part] = []
    for key in keys {
      guard let part = RowsRecord.rows(key, &cache) else { return nil }
      parts.append((key, part))
    }
    return parts
  }

  private static func key(_ path: String) -> WorkCache.Key {
    var writer = ByteWriter()
    for text in ["bundle", path, ToolIdentity.text] { writer.add(text) }
    return FileDigest.rawSHA256(writer.bytes)
  }
}
