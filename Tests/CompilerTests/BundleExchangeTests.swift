import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// Bundles that are made of older ones are those that a build from nothing writes.
@Suite struct BundleExchangeTests {
  private static let manifest = BundleManifest(
    curriculumName: "Test", contentVersion: "1.0.0", compilerVersion: "0", sourceRevision: nil)

  /// A curriculum's rows in a file, and the bundle that is built of them from nothing.
  private struct Version {
    let folder: TemporaryFolder
    let part: JoinedRows.Part
    let content: BundleWriter.Content
    var path: String { folder.path("clean.sqlite") }

    /// nil where the sources have errors.
    init?(_ files: [String: [UInt8]], includesSearch: Bool = true) throws {
      var compiler = Compiler()
      compiler.plan.isStructuralOnly = true
      let compilation = compiler.compile(
        CompilerInput(sources: files.map { SourceFile(path: $0.key, bytes: $0.value) }))
      guard let completed = compilation.completed else { return nil }
      folder = try TemporaryFolder()
      let lowering = Lowering(completed, media: [])
      let file = try RowFile(besides: folder.path("rows"))
      let run = try RowRun(
        BundleWriter.Content(rows: { try lowering.write(to: $0) }, search: lowering.search), to: file, at: 0,
        for: .later)
      part = (file, run)
      let joined = JoinedRows([part]) { _ in }
      content = BundleWriter.Content(
        rows: { try joined.write(to: $0) }, search: includesSearch ? joined.search : nil)
      _ = try BundleWriter(path: path, manifest: manifest, threads: 1).write(content)
    }

    /// Makes the bundle of that of another version; nil where it is not to be made so.
    func made(
      of old: Version, isUntouched: Bool = true, threads: Int = 2, rows: Int? = nil
    ) throws -> Data? {
      let exchange = BundleExchange(
        base: old.path, isUntouched: { isUntouched }, old: [old.part], new: [part],
        rows: rows ?? part.run.rows, media: { _ in })
      let path = folder.path("made.sqlite")
      defer { try? FileManager.default.removeItem(atPath: path) }
      guard try exchange.write(content, to: path, manifest, threads: threads) != nil else { return nil }
      let bytes = try folder.read("made.sqlite")
      try BundleChecks.verifyChanged(path: path)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["clean.sqlite", "made.sqlite"])
      return bytes
    }

    /// Says of another version's bundle that it was made of this one's rows.
    func claim(_ other: Version) throws -> String? {
      let exchange = BundleExchange(
        base: other.path, isUntouched: { true }, old: [part], new: [other.part], rows: 1 << 30,
        media: { _ in })
      return try exchange.write(other.content, to: folder.path("claimed.sqlite"), manifest, threads: 1)
    }

    func bytes() throws -> Data { try folder.read("clean.sqlite") }
  }

  private static let starter = Dictionary(
    uniqueKeysWithValues: Starter.files.map { ($0.path, $0.bytes) })

  @Test func afterAnyEditsTheBundleIsThatOfACleanBuild() throws {
    var made = 0
    for seed in 0..<UInt64(24) {
      var edited = EditedCurriculum(Starter.files, seed: seed &+ 7000)
      var last = try #require(try Version(edited.files))
      var history: [String] = []
      for _ in 0..<4 {
        let before = edited.files
        history.append(edited.edit())
        guard let version = try Version(edited.files) else {
          edited.files = before
          continue
        }
        // As if there were many other parts, so that no edit is too large.
        let bytes = try version.made(of: last, threads: Int(seed % 2) + 1, rows: 1 << 30)
        made += bytes == nil ? 0 : 1
        if let bytes { #expect(try bytes == version.bytes(), "seed \(seed): \(history)") }
        last = version
      }
    }
    #expect(made >= 20)
  }

  @Test(arguments: [
    // An order that moves, names that are exchanged, what comes twice in a row.
    (
      "courses/es/n1/hello.yaml", "  - id: hola\n",
      "  - {id: nueva, target_text: nueva, native_text: new}\n  - id: hola\n"
    )
  ])
  func oneCardMovesAllThatFollow(path: String, old: String, new: String) throws {
    var files = Self.starter
    let text = String(decoding: try #require(files[path]), as: UTF8.self)
    files[path] = Array(text.replacing(old, with: new).utf8)
    let first = try #require(try Version(Self.starter))
    let second = try #require(try Version(files))
    #expect(try second.made(of: first, rows: 1 << 30) == second.bytes())
    #expect(try first.made(of: second, rows: 1 << 30) == first.bytes())
    #expect(try first.made(of: first) == first.bytes())
  }

  /// Entries enough for several stretches of the search index.
  private static func large(_ changed: Int? = nil, decks: Int = 640) -> [String: [UInt8]] {
    var files = starter
    for deck in 0..<decks {
      var text =
        "kind: deck\nid: d\(deck)\ntopic: Topic \(deck)\naspect: Key facts\ndepth: Foundational\n"
        + "image_keywords: [water]\nflashcards:\n"
      for card in 0..<15 {
        let word = deck == changed ? "changed" : "fact"
        text +=
          "  - {id: c\(card), type: question, question: Which \(word) \(card) of \(deck)?, answer: It is \(card)}\n"
      }
      files["decks/d\(deck).yaml"] = Array(text.utf8)
    }
    return files
  }

  // Slow: thousands of cards.
  @Test func aLargeIndexIsMadeAnewWhereItDiffers() throws {
    let first = try #require(try Version(Self.large()))
    for changed in [3, 500] {
      let second = try #require(try Version(Self.large(changed)))
      #expect(try second.made(of: first) == second.bytes())
    }
    let reader = try BundleReader(path: first.path)
    #expect(try !reader.search("which fact").isEmpty)
    // So few entries that the index is cut in another way.
    let fewer = try #require(try Version(Self.large(decks: 500)))
    #expect(try fewer.made(of: first, rows: 1 << 30) == nil)
  }

  @Test func whatDoesNotFitIsBuiltFromNothing() throws {
    let first = try #require(try Version(Self.starter))
    var files = Self.starter
    for (path, bytes) in files {
      files[path] = Array(String(decoding: bytes, as: UTF8.self).replacing("a", with: "e").utf8)
    }
    #expect(try first.made(of: first, isUntouched: false) == nil)
    let withoutSearch = try #require(try Version(Self.starter, includesSearch: false))
    #expect(try first.made(of: withoutSearch) == nil)
    #expect(try withoutSearch.made(of: first) == nil)
    #expect(try withoutSearch.made(of: withoutSearch) == withoutSearch.bytes())
    let fewer = try #require(try Version(Self.starter.filter { !$0.key.hasPrefix("decks/") }))
    #expect(try fewer.made(of: first, rows: 1) == nil)
    // Rows that are another bundle's, which therefore are not there to be taken out, or are there already.
    #expect(throws: BundleError.self) { _ = try fewer.claim(first) }
  }
}
