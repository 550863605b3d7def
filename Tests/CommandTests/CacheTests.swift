import CurriculumTestSupport
import Foundation
import Testing

/// What earlier runs found, in `build/.curricc-cache`.
@Suite struct CacheTests {
  /// A small curriculum with files of every kind, and a folder for bundles beside it.
  private static func starter() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder, decks: 2)
    try FileManager.default.createDirectory(atPath: folder.path("build"), withIntermediateDirectories: true)
    return folder
  }

  private static func lint(_ folder: TemporaryFolder, _ options: String...) throws -> Tool.Result {
    try Tool.run(["lint", "c", "--format", "json"] + options, in: folder.path)
  }

  /// Edits as authors make them: lines that come, go and change, files that come, go and move.
  private static func edit(_ folder: TemporaryFolder, _ random: inout SeededRandom) throws -> String {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path("c")).sorted()
      .filter { $0.hasSuffix(".yaml") }
    let path = try #require(paths.randomElement(using: &random))
    let text = String(decoding: try folder.read("c/" + path), as: UTF8.self)
    var lines = text.components(separatedBy: "\n")
    let line = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: lines.remove(at: line)
    case 1: lines.insert("  'broken", at: line)
    case 2: lines[line] += "s"
    case 3: lines.insert("# a remark", at: line)
    case 4: lines[line] = lines[line].replacingOccurrences(of: "id: ", with: "id: x")
    case 5:
      try folder.write("c/copy/\(line).yaml", text)
      return "copy \(path)"
    default:
      guard path != "curriculum.yaml" else { return "nothing" }
      try FileManager.default.removeItem(atPath: folder.path("c/" + path))
      return "delete \(path)"
    }
    try folder.write("c/" + path, lines.joined(separator: "\n"))
    return "edit \(path) at \(line + 1)"
  }

  @Test(arguments: 0..<UInt64(6))
  func afterAnyEditsTheSameIsFoundAsByACleanRun(seed: UInt64) throws {
    let folder = try Self.starter()
    var random = SeededRandom(seed: seed)
    var history = ["seed \(seed)"]
    var states: [[String: Data]] = []
    for _ in 0..<10 {
      let before = try Self.content(folder)
      // What is broken is undone at times, so that old entries are met again.
      if let old = states.randomElement(using: &random), Bool.random(using: &random) {
        try Self.restore(old, folder)
        history.append("undo")
      } else {
        history.append(try Self.edit(folder, &random))
      }
      states.append(before)
      let cached = try Self.lint(folder)
      let clean = try Self.lint(folder, "--no-cache")
      #expect(cached.output == clean.output && cached.status == clean.status, "\(history)")
    }
  }

  private static func content(_ folder: TemporaryFolder) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path("c"))
    return Dictionary(
      uniqueKeysWithValues: try paths.filter { $0.hasSuffix(".yaml") }.map {
        ($0, try folder.read("c/" + $0))
      })
  }

  private static func restore(_ content: [String: Data], _ folder: TemporaryFolder) throws {
    for path in try Self.content(folder).keys where content[path] == nil {
      try FileManager.default.removeItem(atPath: folder.path("c/" + path))
    }
    for (path, data) in content { try folder.write("c/" + path, data) }
  }

  @Test(arguments: 0..<UInt64(4))
  func afterAnyEditsTheSameBundleIsBuiltAsByACleanRun(seed: UInt64) throws {
    let folder = try Self.starter()
    var random = SeededRandom(seed: seed &+ 100)
    var history = ["seed \(seed)"]
    var states: [[String: Data]] = []
    // Parts are kept of larger curricula alone, unless their size is given.
    let build = ["build", "c", "--part-size", "1", "--format", "json", "-o", "b.sqlite"]
    for _ in 0..<6 {
      let clean = try TemporaryFolder()
      try FileManager.default.copyItem(atPath: folder.path("c"), toPath: clean.path("c"))
      let cached = try Tool.run(build, in: folder.path)
      let other = try Tool.run(build + ["--no-cache"], in: clean.path)
      #expect(cached.status == other.status && cached.error == other.error, "\(history)")
      for file in ["b.sqlite", "c/distractors.lock"] where cached.status == 0 {
        #expect(try folder.read(file) == clean.read(file), "\(file) after \(history)")
      }
      states.append(try Self.content(folder))
      if cached.status != 0 || Int.random(in: 0..<4, using: &random) == 0 {
        try Self.restore(try #require(states.randomElement(using: &random)), folder)
        history.append("undo")
      } else {
        history.append(try Self.edit(folder, &random))
      }
    }
  }

  /// The rows that the cache's index names.
  private static func rows(in cache: [UInt8]) -> [ArraySlice<UInt8>] {
    func number(_ offset: Int) -> Int {
      cache[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    return stride(from: number(16), to: number(16) + number(24), by: 97).map { entry in
      cache[number(entry + 81)..<number(entry + 81) + number(entry + 89)]
    }.filter { !$0.isEmpty }
  }

  @Test func rowsThatAreDamagedInTheCacheAreMadeAnew() throws {
    let folder = try Self.starter()
    let build = ["build", "c", "--part-size", "1", "-o", "b.sqlite"]
    // The second build finds the wrong answers that the first chose, and keeps the rows.
    for _ in 0..<2 { #expect(try Tool.run(build, in: folder.path).status == 0) }
    let cache = try folder.read("build/.curricc-cache")
    let text = Data("adiós".utf8)
    try #require(cache.range(of: text) != nil)
    #expect(Self.rows(in: Array(cache)).contains { Data($0).range(of: text) != nil })
    var damaged = cache
    while let range = damaged.range(of: text) {
      damaged.replaceSubrange(range, with: Data("adiós".utf8.reversed()))
    }
    try folder.write("build/.curricc-cache", damaged)
    let deck = String(decoding: try folder.read("c/decks/d0.yaml"), as: UTF8.self)
    try folder.write("c/decks/d0.yaml", deck + "# a remark\n")
    let result = try Tool.run(build, in: folder.path)
    #expect(result.status == 0, "\(result.error)")
    let bundle = try folder.read("b.sqlite")
    #expect(try Tool.run(build + ["--no-cache"], in: folder.path).status == 0)
    #expect(try folder.read("b.sqlite") == bundle)
    // Nor is it met again by the next build.
    let live = try Self.rows(in: Array(folder.read("build/.curricc-cache")))
    #expect(live.allSatisfy { Data($0).range(of: Data("adiós".utf8.reversed())) == nil })
    try folder.write("build/.curricc-cache", damaged)
    #expect(try Tool.run(build + ["--check-cache"], in: folder.path).status == 0)
  }

  @Test func aBundleIsNotBuiltTwice() throws {
    let folder = try Self.starter()
    func build(_ options: String...) throws -> Tool.Result {
      try Tool.run(["build", "c", "-o", "b.sqlite"] + options, in: folder.path)
    }
    func isOld(_ result: Tool.Result) -> Bool { result.output.contains("nothing has changed since") }
    // The first build chooses wrong answers, which the next ones find in the curriculum.
    #expect(try build().error.contains("wrote c/distractors.lock"))
    let first = try build()
    #expect(first.status == 0 && !isOld(first), "\(first.error)")
    let bundle = try folder.read("b.sqlite")
    let again = try build()
    #expect(again.status == 0 && isOld(again), "\(again.output)")
    #expect(again.error == first.error)
    #expect(again.output.contains(try #require(first.output.firstMatch(of: #/hash (\w+)/#)).1))
    // Whatever the bundle depends on makes it new; and then the old one counts again.
    let manifest = try folder.read("c/curriculum.yaml")
    try folder.write("c/curriculum.yaml", String(decoding: manifest, as: UTF8.self) + "\n# a remark\n")
    #expect(try !isOld(build()))
    try folder.write("c/curriculum.yaml", manifest)
    #expect(try isOld(build()))
    #expect(try !isOld(build("--source-revision", "r1")))
    #expect(try !isOld(build("--source-revision=-")))
    #expect(try !isOld(build()))
    try folder.write("b.sqlite", "something else")
    #expect(try !isOld(build()))
    #expect(try folder.read("b.sqlite") == bundle)
    try FileManager.default.removeItem(atPath: folder.path("b.sqlite"))
    #expect(try !isOld(build()))
    #expect(try !isOld(build("--no-cache")))
    #expect(try build("--check-cache").status == 0)
  }

  @Test func aPictureThatChangesMakesAnotherBundle() throws {
    let folder = try Self.starter()
    let lesson = String(decoding: try folder.read("c/courses/es/n1/hello.yaml"), as: UTF8.self)
    let edited = lesson.replacing(
      "  - id: hola\n", with: "  - id: hola\n    image: {file: media/p.png, alt: A hand}\n")
    try #require(edited != lesson)
    try folder.write("c/courses/es/n1/hello.yaml", edited)
    try folder.write("c/media/p.png", "one")
    func build() throws -> Tool.Result { try Tool.run("build", "c", "-o", "b.sqlite", in: folder.path) }
    #expect(try build().status == 0)
    #expect(try build().output.hasPrefix("built"))
    #expect(try build().output.hasPrefix("nothing has changed"))
    try folder.write("c/media/p.png", "two")
    let changed = try build()
    #expect(changed.output.hasPrefix("built"), "\(changed.output)\(changed.error)")
  }

  @Test func aFileThatIsChangedUnderItsOldTimeIsReadAgain() throws {
    let folder = try Self.starter()
    // Files that were touched a moment ago are read again in any case.
    Thread.sleep(forTimeInterval: 2.2)
    for _ in 0..<2 { _ = try Self.lint(folder) }
    let path = folder.path("c/decks/d0.yaml")
    let date = try #require(FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    let text = String(decoding: try folder.read("c/decks/d0.yaml"), as: UTF8.self)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.write(contentsOf: Data(text.replacing("topic:", with: "topyc:").utf8))
    try file.close()
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    let clean = try Self.lint(folder, "--no-cache")
    #expect(clean.output.contains("topyc"))
    #expect(try Self.lint(folder).output == clean.output)
  }

  @Test func aCacheThatIsDamagedCountsForNothing() throws {
    let folder = try Self.starter()
    let clean = try Self.lint(folder, "--no-cache")
    #expect(!FileManager.default.fileExists(atPath: folder.path("build/.curricc-cache")))
    _ = try Self.lint(folder)
    let good = try folder.read("build/.curricc-cache")
    var turned = good
    turned[good.count / 2] ^= 0x10
    let head = Data("curricc cache 2\n".utf8)
    for content in [
      Data(), head, good.prefix(good.count / 2), turned, head + Data(count: 500),
    ] {
      try folder.write("build/.curricc-cache", content)
      let result = try Self.lint(folder)
      #expect(result.output == clean.output && result.status == clean.status && result.error == clean.error)
      #expect(try folder.read("build/.curricc-cache").count > 100)
    }
    try FileManager.default.removeItem(atPath: folder.path("build/.curricc-cache"))
    try FileManager.default.createDirectory(
      atPath: folder.path("build/.curricc-cache"), withIntermediateDirectories: false)
    #expect(try Self.lint(folder).output == clean.output)
    #expect(try Self.lint(folder, "--cache", "/dev/null/x").output == clean.output)
  }

  @Test func runsAtTheSameTimeDoNotDisturbEachOther() throws {
    let folder = try Self.starter()
    let clean = try Self.lint(folder, "--no-cache")
    for _ in 0..<3 {
      try? FileManager.default.removeItem(atPath: folder.path("build/.curricc-cache"))
      let script = """
        for i in 1 2 3 4; do (cd "$1"; "$CURRICC" lint c --format json > "$i.out"; echo $? > "$i.status") & done
        wait
        """
      #expect(try Shell.run(script, folder.path).status == 0)
      for number in 1...4 {
        #expect(try folder.read("\(number).out") == Data(clean.output.utf8))
        #expect(try folder.read("\(number).status") == Data("\(clean.status)\n".utf8))
      }
      #expect(try Self.lint(folder).output == clean.output)
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("build"))
    #expect(left == [".curricc-cache"])
  }

  /// With a line in the lock file that is no entry, parts are not told apart, and the whole is kept.
  @Test(arguments: ["", "nonsense\n"])
  func aCacheThatLiesIsFoundOut(lock: String) throws {
    let folder = try Self.starter()
    if !lock.isEmpty { try folder.write("c/distractors.lock", lock) }
    try folder.write("c/decks/d1.yaml", "kind: deck\nid: d1\ntopic: \n")
    let clean = try Self.lint(folder)
    #expect(clean.status == 1)
    #expect(try Self.lint(folder, "--check-cache").output == clean.output)
    // Words of findings change, and the digests of the values and of the index with them.
    let script = """
      import hashlib, struct, sys
      content = bytearray(open(sys.argv[1], 'rb').read())
      offset, length = struct.unpack('<QQ', content[16:32])
      for entry in range(offset, offset + length, 97):
          start, count = struct.unpack('<QQ', content[entry + 33:entry + 49])
          value = content[start:start + count].replace(b'schema/', b'Schema/')
          content[start:start + count] = value
          content[entry + 49:entry + 81] = hashlib.sha256(value).digest()
      content[32:64] = hashlib.sha256(content[offset:offset + length]).digest()
      open(sys.argv[1], 'wb').write(content)
      """
    let forged = try Shell.run("python3 -c \"$1\" \"$2\"", script, folder.path("build/.curricc-cache"))
    #expect(forged.status == 0, "\(forged.error)")
    let found = try Self.lint(folder, "--check-cache")
    #expect(found.status == 70)
    #expect(found.error.contains("other findings than a clean run"), "\(found.error)")
  }

  @Test func withoutAFolderForBundlesNothingIsKept() throws {
    let folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder)
    _ = try Self.lint(folder)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["c"])
    _ = try Self.lint(folder, "--cache", "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["c", "mine"])
    #expect(try Self.lint(folder, "--cache", "mine", "--no-cache").status == 2)
    #expect(try Self.lint(folder, "--check-cache").status == 2)
  }

  @Test func aFileThatIsNoCacheIsLeftAlone() throws {
    let folder = try Self.starter()
    let deck = try folder.read("c/decks/d0.yaml")
    let named = try Self.lint(folder, "--cache", "c/decks/d0.yaml")
    #expect(named.status == 2 && named.error.contains("is no cache"), "\(named.error)")
    #expect(try folder.read("c/decks/d0.yaml") == deck)
    // Longer than any cache, and of no content that takes room.
    let large = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("large")).creatingFile())
    try large.truncate(atOffset: 600 << 20)
    try large.close()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "c/decks/d0.yaml")
    for name in ["large", "link", "c", "/dev/null"] {
      #expect(try Self.lint(folder, "--cache", name).status == 2, "\(name)")
    }
    let size = try FileManager.default.attributesOfItem(atPath: folder.path("large"))[.size] as? Int
    #expect(size == 600 << 20)
    try folder.write("build/.curricc-cache", "an author's")
    #expect(try Self.lint(folder).output == Self.lint(folder, "--no-cache").output)
    #expect(try folder.read("build/.curricc-cache") == Data("an author's".utf8))
  }

  @Test func aCacheWithinTheCurriculumIsNoneOfItsFiles() throws {
    let folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder)
    let place = folder.path("c")
    try FileManager.default.createDirectory(atPath: place + "/build", withIntermediateDirectories: false)
    for _ in 0..<2 { #expect(try Tool.run("build", in: place).status == 0) }
    let again = try Tool.run("build", in: place)
    #expect(again.output.hasPrefix("nothing has changed"), "\(again.output)")
    #expect(FileManager.default.fileExists(atPath: folder.path("c/build/.curricc-cache")))
  }
}

extension URL {
  /// The same place, with an empty file there.
  fileprivate func creatingFile() -> URL {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return self
  }
}
