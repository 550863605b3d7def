import CurriculumCompiler
import CurriculumRuntime

/// What the cache keeps of the rules that judge each lesson and item by itself, for the next check of a part.
struct LoneRecord {
  /// A file as it was.
  private struct File {
    let path: String
    let digest: [UInt8]
    /// What was found in it; nil for a file that others belong to.
    var findings: [Diagnostic]?
  }

  /// What stands for all that the findings depend on beside the file that they are in.
  private let frame: [UInt8]
  private let files: [File]

  /// What was found in a part; nil where it is not certain what it follows from.
  init?(_ part: PartCompilation, of group: CurriculumOutline.Group, _ known: KnownSources) {
    guard let lone = part.lone else { return nil }
    frame = known.frameDigest(part.frame)
    let isFrame = Set(part.frame)
    files = group.files.map { file in
      File(
        path: known.path(file), digest: known.digest(file),
        findings: isFrame.contains(file) ? nil : lone.byFile[file] ?? [])
    }
  }

  /// What was found, from bytes; nil when they are none, or a file of those days is gone.
  init?(_ bytes: ArraySlice<UInt8>, of group: CurriculumOutline.Group, _ known: KnownSources) {
    let places = Dictionary(uniqueKeysWithValues: group.files.map { (known.path($0), $0) })
    var reader = ByteReader(bytes)
    guard let frame = reader.bytes(32),
      let list = reader.list({ reader -> (file: File, id: SourceFile.ID, count: Int)? in
        guard let path = reader.text(), let id = places[path], let digest = reader.bytes(32),
          let isLeaf = reader.byte(), let count = reader.number(), count >= 0
        else { return nil }
        return (File(path: path, digest: Array(digest), findings: isLeaf == 1 ? [] : nil), id, count)
      }),
      let block = reader.block(), reader.isAtEnd,
      let findings = FindingCodec(files: list.map(\.id)).decode(block)
    else { return nil }
    var files: [File] = []
    var rest = findings[...]
    for entry in list {
      guard entry.count <= rest.count else { return nil }
      var file = entry.file
      if file.findings != nil { file.findings = Array(rest.prefix(entry.count)) }
      rest = rest.dropFirst(entry.count)
      files.append(file)
    }
    guard rest.isEmpty else { return nil }
    self.frame = Array(frame)
    self.files = files
  }

  /// The record as bytes; nil when a finding lies in a file of another part.
  func encoded(_ codec: FindingCodec) -> [UInt8]? {
    guard let findings = codec.encode(files.flatMap { $0.findings ?? [] }) else { return nil }
    var writer = ByteWriter()
    writer.add(bytes: frame)
    writer.add(files.count)
    for file in files {
      writer.add(file.path)
      writer.add(bytes: file.digest)
      writer.add(byte: file.findings == nil ? 0 : 1)
      writer.add(file.findings?.count ?? 0)
    }
    writer.add(block: findings)
    return writer.bytes
  }

  /// What still holds of it, by the files of a group.
  ///
  /// - Parameter frame: The files that others belong to.
  func holding(
    _ frame: [SourceFile.ID], of group: CurriculumOutline.Group, _ known: KnownSources
  ) -> [SourceFile.ID: [Diagnostic]] {
    guard known.frameDigest(frame) == self.frame else { return [:] }
    let files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    var found: [SourceFile.ID: [Diagnostic]] = [:]
    for id in Set(group.files).subtracting(frame) {
      guard let file = files[known.path(id)], file.digest == known.digest(id) else { continue }
      found[id] = file.findings
    }
    return found
  }
}
