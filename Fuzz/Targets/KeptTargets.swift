import ArgumentParser
import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation

@testable import curricc

extension FuzzTarget {
  /// A shard but for the digest of its facts, which is made right, or these facts behind good rows: joined with no other
  /// into a bundle.
  static let shard = FuzzTarget(
    name: "shard", seeds: { [try WrittenShard.one.bytes, try WrittenShard.one.json] },
    run: { bytes in
      guard let shard = try? WrittenShard.one else { return }
      let file = ScratchFile("a.shard")
      file.write(bytes.first == 0x7B ? shard.with(facts: bytes) : WrittenShard.withDigest(bytes))
      join(file.path)
    })

  /// Rows of one table of a shard that is whole otherwise: the table's place, then its rows.
  static let shardRows = FuzzTarget(
    name: "shard-rows", seeds: { try WrittenShard.one.tables },
    run: { bytes in
      guard let shard = try? WrittenShard.one, let changed = shard.changed(bytes) else { return }
      let file = ScratchFile("rows.shard")
      file.write(changed)
      join(file.path)
    })

  /// The cache's file: its index and what stands behind it, with a right head, or as it is, by the parity of the length.
  static let cache = FuzzTarget(
    name: "cache",
    seeds: {
      let file = try WrittenCache.one.file
      var index = WrittenCache.index(file)
      if index.count % 2 != 0 { index.append(0) }
      return [index, [], file.count % 2 == 0 ? Array(file.dropLast(1)) : file]
    },
    run: { bytes in
      let file = ScratchFile("cache")
      let content = bytes.count % 2 == 0 ? WrittenCache.head(bytes) + bytes : bytes
      file.write(content)
      let key = [UInt8](repeating: 7, count: 32)
      if case .cache(let found) = CacheFile.open(file.path) {
        for entry in found.entries { _ = found.value(entry) }
      }
      guard var cache = WorkCache(path: file.path) else {
        expect(!content.starts(with: CacheFile.mark), "a cache is taken for something else")
        return
      }
      cache.set(key, [1, 2, 3])
      cache.write()
      var again = WorkCache(path: file.path)
      expect(again?.value(key) == [1, 2, 3], "what was kept is not there")
    })

  /// What stands in the cache under a key, by the first byte: findings, those of a part, digests of files, an outline of
  /// the lock file, or what a build came to.
  static let cacheValues = FuzzTarget(
    name: "cache-values", seeds: { try WrittenCache.one.values },
    run: { bytes in
      guard let kind = bytes.first, let cache = try? WrittenCache.one else { return }
      let codec = FindingCodec(files: cache.sources)
      let value = bytes.dropFirst()
      switch kind % 5 {
      case 0:
        guard let found = codec.decode(value), let again = codec.encode(found) else { return }
        expect(codec.decode(again[...]) == found, "findings are not read as they were written")
        show(found)
      case 1:
        guard let part = PartRecord(value, codec), let again = part.encoded(codec) else { return }
        expect(PartRecord(again[...], codec)?.encoded(codec) == again, "a part is not read as it was written")
        _ = PartFacts.areIndependent([part.summary.facts] + cache.facts)
        show(part.findings + cache.partwise.findings([part.summary]).all)
      case 3: _ = FileDigests.decode(value)
      case 4:
        guard let outline = LockOutline(value) else { return }
        expect(
          LockOutline(outline.encoded[...])?.sections == outline.sections,
          "an outline is not read as it was written")
        let names = Set(outline.sections.keys)
        _ = outline.lines(of: names, in: bytes)
        _ = outline.lock(of: names) { $0.upperBound <= bytes.count ? Array(bytes[$0]) : nil }
      default:
        guard let result = BuildMemory.Result(value, codec), let again = result.encoded(codec) else { return }
        expect(BuildMemory.Result(again[...], codec) == result, "a result is not read as it was written")
        show(result.findings)
      }
    })

  /// Joins a shard as `curricc merge` does: a bundle comes of it, or words.
  private static func join(_ path: String) {
    do {
      let set = try ShardSet([path])
      let findings = set.findings(Compiler())
      _ = ReportFormat.human.text(Report(findings, sources: set.manifest.map { [$0] } ?? []))
      guard !findings.hasErrors else { return }
      if set.changesLock { _ = try set.lockFile() }
      let output = ScratchFile("joined.sqlite")
      output.remove()
      defer { output.remove() }
      let build = BundleBuild(
        includesSearch: set.first.settings.includesSearch, sourceRevision: set.first.settings.sourceRevision,
        threads: 1)
      _ = try build.write(set.content(), toScratch: output.path)
      try BundleChecks.verify(path: output.path, threads: 1)
    } catch let error as InputError {
      expect(!error.message.isEmpty, "an error without words")
    } catch let error as BundleError {
      expect(!error.message.isEmpty, "an error without words")
    } catch { fatalError("another error than a shard's: \(error)") }
  }

  /// Reports findings in a format that their number chooses.
  private static func show(_ findings: [Diagnostic]) {
    let report = Report(Diagnostics(findings), sources: WrittenCache.files)
    for format in [.human, ReportFormat.all[findings.count % ReportFormat.all.count]] {
      _ = format.text(report)
    }
  }
}

/// A shard as `curricc build --shard 1/1` writes it.
private struct WrittenShard {
  let bytes: [UInt8]
  private let rows: [UInt8]
  /// Its facts as they stand in it.
  let json: [UInt8]
  private let facts: [String: Any]
  /// The rows of each table, with the table's place in front.
  let tables: [[UInt8]]

  // Read by one thread; `Any` is JSON.
  nonisolated(unsafe) private static let made = Result { try WrittenShard() }
  static var one: WrittenShard { get throws { try made.get() } }

  private init() throws {
    let folder = try TemporaryFolder()
    for file in Starter.files where !file.path.hasPrefix("courses/") {
      try folder.write("c/" + file.path, String(decoding: file.bytes, as: UTF8.self))
    }
    let path = folder.path("a.shard")
    var command = try Curricc.parseAsRoot(["build", folder.path("c"), "--shard", "1/1", "-o", path])
    try command.run()
    bytes = Array(try folder.read("a.shard"))
    guard let (offset, length) = Self.place(bytes), offset + length == bytes.count,
      let facts = try JSONSerialization.jsonObject(with: Data(bytes[offset...])) as? [String: Any]
    else { fatalError("a shard has another form") }
    rows = Array(bytes[64..<offset])
    json = Array(bytes[offset...])
    self.facts = facts
    let bytes = bytes
    tables = Self.sections(facts).enumerated().map { index, section in
      let (start, count) = (section["offset"] as? Int ?? 0, section["bytes"] as? Int ?? 0)
      return [UInt8(index)] + bytes[start..<(start + count)]
    }
  }

  /// The offset and the length of a shard's facts; nil where they do not lie in it.
  private static func place(_ bytes: [UInt8]) -> (offset: Int, length: Int)? {
    guard bytes.count >= 64 else { return nil }
    func number(_ offset: Int) -> Int? {
      Int(exactly: bytes[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
    guard let offset = number(16), let length = number(24), offset <= bytes.count,
      length <= bytes.count - offset
    else { return nil }
    return (offset, length)
  }

  /// Bytes with the digest of the facts, where they have any.
  static func withDigest(_ bytes: [UInt8]) -> [UInt8] {
    guard let (offset, length) = place(bytes) else { return bytes }
    var bytes = bytes
    bytes.replaceSubrange(32..<64, with: FileDigest.rawSHA256(bytes[offset..<(offset + length)]))
    return bytes
  }

  private static func sections(_ facts: [String: Any]) -> [[String: Any]] {
    let run = (facts["runs"] as? [[String: Any]])?.first
    return run?["sections"] as? [[String: Any]] ?? []
  }

  /// The shard with other rows for a table.
  func changed(_ input: [UInt8]) -> [UInt8]? {
    var sections = Self.sections(facts)
    guard let index = input.first.map(Int.init), sections.indices.contains(index) else { return nil }
    let table = Array(input.dropFirst())
    sections[index]["offset"] = 64 + rows.count
    sections[index]["bytes"] = table.count
    sections[index]["digest"] = FileDigest.sha256(table)
    var facts = facts
    facts["runs"] = [["sections": sections]]
    guard let json = try? JSONSerialization.data(withJSONObject: facts, options: .sortedKeys) else {
      return nil
    }
    return with(table: table, facts: Array(json))
  }

  /// The shard with other facts, and more rows behind its own.
  func with(table: [UInt8] = [], facts json: [UInt8]) -> [UInt8] {
    var shard = Array(bytes[..<16])
    for number in [64 + rows.count + table.count, json.count] {
      withUnsafeBytes(of: UInt64(number).littleEndian) { shard += $0 }
    }
    return shard + FileDigest.rawSHA256(json) + rows + table + json
  }
}

/// What `curricc lint` keeps of the starter with mistakes in it.
private struct WrittenCache: Sendable {
  let file: [UInt8]
  /// What stands under the keys, and what a build came to, each with a byte in front that says what it is.
  let values: [[UInt8]]
  let sources: [SourceFile.ID]
  let partwise: PartwiseCompiler
  let facts: [PartFacts]

  /// The head of a file whose index follows it, as far as the bytes make whole entries.
  static func head(_ bytes: [UInt8]) -> [UInt8] {
    let length = bytes.count / 97 * 97
    var head = CacheFile.mark
    for number in [64, length] { withUnsafeBytes(of: UInt64(number).littleEndian) { head += $0 } }
    return head + FileDigest.rawSHA256(bytes[..<length])
  }

  /// The index of a file.
  static func index(_ file: [UInt8]) -> [UInt8] {
    func number(_ offset: Int) -> Int { file[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | Int($1) } }
    return Array(file[number(16)..<number(16) + number(24)])
  }

  /// What stands in a file.
  static func entries(_ file: [UInt8]) -> [ArraySlice<UInt8>] {
    func number(_ offset: Int) -> Int { file[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | Int($1) } }
    return stride(from: number(16), to: number(16) + number(24), by: 97).map { entry in
      file[number(entry + 33)..<number(entry + 33) + number(entry + 41)]
    }
  }

  /// The starter with mistakes: a text that is too long, an id twice, an unknown key, one that is misspelt.
  static let files = Starter.files.map { file in
    var text = String(decoding: file.bytes, as: UTF8.self)
    if file.path.hasPrefix("decks/") { text += "\ntopc: x\ntitle: y\u{200B}\n" }
    if file.path.hasPrefix("quizzes/") { text = text.replacing("id:", with: "ID:", maxReplacements: 1) }
    if file.path.hasSuffix("hello.yaml") { text = text.replacing("id: adios", with: "id: hola") }
    return SourceFile(path: file.path, text: text)
  }

  static let made = Result { try WrittenCache() }
  static var one: WrittenCache { get throws { try made.get() } }

  private init() throws {
    let folder = try TemporaryFolder()
    for file in Self.files { try folder.write("c/" + file.path, String(decoding: file.bytes, as: UTF8.self)) }
    let path = folder.path("cache")
    guard var cache = WorkCache(path: path) else { fatalError("a new cache cannot be made") }
    let compiler = Compiler()
    let found = CachedCheck(try Workspace(folder.path("c")), compiler, threads: 1).run(&cache)
    cache.write()
    file = Array(try folder.read("cache"))
    sources = SourceFile.ID.all(Self.files.count)
    let manifest = Self.files.first { $0.path == "curriculum.yaml" }
    partwise = PartwiseCompiler(
      compiler, CompilerInput(sources: []), paths: Self.files.map(\.path), manifest: manifest)
    let codec = FindingCodec(files: sources)
    var values: [[UInt8]] = []
    var facts: [PartFacts] = []
    guard let outline = CurriculumOutline(Self.files, limits: compiler.limits) else {
      fatalError("the starter has no outline")
    }
    for group in outline.groups {
      let part = PartRecord(partwise.compile(group.files, of: Self.files))
      facts.append(part.summary.facts)
      if let bytes = part.encoded(codec) { values.append([1] + bytes) }
    }
    if let bytes = codec.encode(found.diagnostics.all) { values.append([0] + bytes) }
    let result = BuildMemory.Result(
      findings: Array(found.diagnostics.all.prefix(2)), bundle: [1, 2], contentHash: "cd", title: "T",
      counts: "1 deck", usualPath: "build/t.sqlite", media: [MediaFile(path: "a", bytes: 1, sha256: "ef")])
    if let bytes = result.encoded(codec) { values.append([2] + bytes) }
    let lock =
      "question/es/a/produce: {for: 00000001, use: [one]}\nquestion/q/1: {for: 00000001, use: [two]}\n"
    if let outline = LockOutline(Array(lock.utf8)) { values.append([4] + outline.encoded) }
    for entry in Self.entries(file) where FileDigests.decode(entry) != nil { values.append([3] + entry) }
    expect(values.count > 3 && !found.diagnostics.all.isEmpty, "the seeds have no findings")
    self.values = values
    self.facts = facts
  }
}
