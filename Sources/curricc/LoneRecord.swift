import CurriculumCompiler
import CurriculumRuntime

/// What the cache keeps of single files for the next check of a part: what the rules found that judge each lesson and item by
/// itself, and for which cards the choice of wrong answers holds.
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
  /// What stands for what was chosen before.
  private let lock: [UInt8]
  private let files: [File]
  /// For which cards the choice holds, by the files' places.
  private let choices: ChoicesRecord

  /// What was found in a part; nil where it is not certain what it follows from.
  init?(_ part: PartCompilation, of group: CurriculumOutline.Group, _ known: KnownSources) {
    guard let lone = part.lone else { return nil }
    frame = known.frameDigest(part.frame)
    lock = known.lockDigest(group)
    let isFrame = Set(part.frame)
    files = group.files.map { file in
      File(
        path: known.path(file), digest: known.digest(file),
        findings: isFrame.contains(file) ? nil : lone.byFile[file] ?? [])
    }
    choices = ChoicesRecord(part.keptChoices, files: group.files)
  }

  /// What was found, from bytes; nil when they are none, or a file of those days is gone.
  init?(_ bytes: ArraySlice<UInt8>, of group: CurriculumOutline.Group, _ known: KnownSources) {
    let places = Dictionary(uniqueKeysWithValues: group.files.map { (known.path($0), $0) })
    var reader = ByteReader(bytes)
    guard let frame = reader.bytes(32), let lock = reader.bytes(32),
      let list = reader.list({ reader -> (file: File, id: SourceFile.ID, count: Int)? in
        guard let path = reader.text(), let id = places[path], let digest = reader.bytes(32),
          let isLeaf = reader.byte(), let count = reader.number(), count >= 0
        else { return nil }
        return (File(path: path, digest: Array(digest), findings: isLeaf == 1 ? [] : nil), id, count)
      }),
      let block = reader.block(), let choices = ChoicesRecord(&reader, files: list.count), reader.isAtEnd,
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
    self.lock = Array(lock)
    self.files = files
    self.choices = choices
  }

  /// The record as bytes; nil when a finding lies in a file of another part.
  func encoded(_ codec: FindingCodec) -> [UInt8]? {
    guard let findings = codec.encode(files.flatMap { $0.findings ?? [] }) else { return nil }
    var writer = ByteWriter()
    writer.add(bytes: frame)
    writer.add(bytes: lock)
    writer.add(files.count)
    for file in files {
      writer.add(file.path)
      writer.add(bytes: file.digest)
      writer.add(byte: file.findings == nil ? 0 : 1)
      writer.add(file.findings?.count ?? 0)
    }
    writer.add(block: findings)
    choices.add(to: &writer)
    return writer.bytes
  }

  /// What still holds of it, by the files of a group.
  ///
  /// - Parameter frame: The files that others belong to.
  func holding(
    _ frame: [SourceFile.ID], of group: CurriculumOutline.Group, _ known: KnownSources
  ) -> KnownOfFiles {
    guard known.frameDigest(frame) == self.frame else { return KnownOfFiles() }
    let places = Dictionary(group.files.map { (known.path($0), $0) }) { first, _ in first }
    let ids = files.map { places[$0.path] }
    let isFrame = Set(frame)
    var result = KnownOfFiles()
    var same: Set<SourceFile.ID> = []
    for (file, id) in zip(files, ids) {
      guard let id, file.digest == known.digest(id) else { continue }
      same.insert(id)
      if !isFrame.contains(id) { result.findings[id] = file.findings }
    }
    if lock == known.lockDigest(group) { result.choices = choices.choices(ids, same: same) }
    return result
  }
}

/// For which cards the choice of wrong answers holds, with files named by their places in a list.
private struct ChoicesRecord {
  /// What is used for the cards of a file.
  private struct Use {
    let file: Int32
    let files: [Int32]
    let texts: [UInt32]
  }

  private var order: [Int32] = []
  private var uses: [Use] = []
  /// What tells which cards may be options beside those of a file, by the file's place.
  private var keys: [(file: Int32, keys: [CardKeys])] = []

  /// What was proved of a part; nothing where nothing was.
  init(_ choices: KeptChoices?, files: [SourceFile.ID]) {
    guard let choices else { return }
    let places = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, Int32($0)) })
    order = choices.order.compactMap { places[$0] }
    for (place, file) in files.enumerated() {
      if let own = choices.keys[file] { keys.append((Int32(place), own)) }
      guard let use = choices.uses[file] else { continue }
      uses.append(Use(file: Int32(place), files: use.files.compactMap { places[$0] }, texts: use.texts))
    }
  }

  /// What was proved, from bytes; nil when they are none.
  init?(_ reader: inout ByteReader, files count: Int) {
    func places(_ reader: inout ByteReader) -> [Int32]? {
      guard let numbers = reader.numbers(), numbers.allSatisfy({ $0 < count }) else { return nil }
      return numbers.map { Int32($0) }
    }
    guard let order = places(&reader),
      let uses = reader.list({ reader -> Use? in
        guard let file = reader.number(), (0..<count).contains(file), let files = places(&reader),
          let texts = reader.numbers()
        else { return nil }
        return Use(file: Int32(file), files: files, texts: texts)
      }),
      let keys = reader.list({ reader -> (file: Int32, keys: [CardKeys])? in
        guard let file = reader.number(), (0..<count).contains(file), let numbers = reader.numbers(),
          numbers.count % 5 == 0
        else { return nil }
        return (Int32(file), stride(from: 0, to: numbers.count, by: 5).map { CardKeys(numbers[$0..<$0 + 5]) })
      })
    else { return nil }
    self.order = order
    self.uses = uses
    self.keys = keys
  }

  func add(to writer: inout ByteWriter) {
    writer.add(order.map { UInt32($0) })
    writer.add(uses.count)
    for use in uses {
      writer.add(Int(use.file))
      writer.add(use.files.map { UInt32($0) })
      writer.add(use.texts)
    }
    writer.add(keys.count)
    for entry in keys {
      writer.add(Int(entry.file))
      writer.add(entry.keys.flatMap(\.numbers))
    }
  }

  /// What was proved, by the files' ids, those of files that are gone left out; nothing where a lesson is gone.
  func choices(_ ids: [SourceFile.ID?], same: Set<SourceFile.ID>) -> KeptChoices {
    let taught = order.compactMap { ids[Int($0)] }
    guard taught.count == order.count else { return KeptChoices() }
    var kept: [SourceFile.ID: KeptChoices.Use] = [:]
    for use in uses {
      let files = use.files.compactMap { ids[Int($0)] }
      guard let id = ids[Int(use.file)], files.count == use.files.count else { continue }
      kept[id] = KeptChoices.Use(files: files.sorted(), texts: use.texts)
    }
    let own = keys.compactMap { entry in ids[Int(entry.file)].map { ($0, entry.keys) } }
    return KeptChoices(
      order: taught, uses: kept, keys: Dictionary(own) { first, _ in first }, same: same)
  }
}

extension CardKeys {
  /// The keys as five numbers of four bytes.
  fileprivate var numbers: [UInt32] {
    [
      UInt32(bitPattern: cluster) << 1 | (isPlural ? 1 : 0), UInt32(truncatingIfNeeded: sound),
      UInt32(truncatingIfNeeded: sound >> 32), UInt32(truncatingIfNeeded: shape),
      UInt32(truncatingIfNeeded: shape >> 32),
    ]
  }

  /// The keys from five such numbers.
  fileprivate init(_ numbers: ArraySlice<UInt32>) {
    let first = numbers.startIndex
    func long(_ place: Int) -> UInt64 { UInt64(numbers[place]) | UInt64(numbers[place + 1]) << 32 }
    self.init(
      isPlural: numbers[first] & 1 == 1, cluster: Int32(bitPattern: numbers[first]) >> 1,
      sound: long(first + 1),
      shape: long(first + 3))
  }
}
