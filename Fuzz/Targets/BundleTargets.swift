import CZlib
import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation

extension FuzzTarget {
  /// A bundle with bytes changed: what a reader makes of it is rows or a `BundleError`.
  ///
  /// The input is a list of changes: an offset in three bytes, how many bytes in one, and these.
  static let bundle = FuzzTarget(
    name: "bundle",
    seeds: { [[], [100, 0, 0, 1, 5], [24, 0, 0, 4, 0, 0, 0, 1, 0, 64, 0, 3, 1, 2, 3]] },
    run: { bytes in
      var damaged = starterBytes
      var input = InputReader(bytes)
      while !input.isAtEnd {
        let offset = input.byte() | input.byte() << 8 | input.byte() << 16
        for (index, byte) in input.bytes(input.byte() % 17).enumerated() {
          damaged[(offset + index) % damaged.count] = byte
        }
      }
      let file = ScratchFile("bundle.sqlite")
      file.write(damaged)
      attempt {
        let reader = try BundleReader(path: file.path)
        attempt { _ = try reader.contentHash() }
        attempt { try readContent(reader) }
        attempt { try readPractice(reader) }
        attempt { if try reader.hasSearch { _ = try reader.search("hola agua") } }
      }
      attempt { try BundleChecks.verify(path: file.path, threads: 1) }
    })

  /// A delta's file but for its digest, which is made right here.
  static let delta = FuzzTarget(
    name: "delta", seeds: { [Array(try TwoReleases.one.delta.dropLast(32))] },
    run: { bytes in
      let file = ScratchFile("a.delta")
      file.write(withDigest(bytes))
      attempt { _ = try BundleDelta(path: file.path).apply(to: TwoReleases.get.old, output: output) }
    })

  /// A delta's rows before they are squeezed, in a delta that is whole otherwise, applied to its bundle.
  static let deltaRows = FuzzTarget(
    name: "delta-rows", seeds: { [try TwoReleases.one.rows] },
    run: { rows in
      let releases = TwoReleases.get
      let file = ScratchFile("rows.delta")
      file.write(withDigest(releases.head(rows.count) + squeezed(rows)))
      attempt {
        try BundleDelta(path: file.path).apply(to: releases.old, output: output)
        expect(
          try BundleReader(path: output).contentHash() == releases.newHash,
          "another content than was promised")
      }
    })

  private static let output = ScratchFile("applied.sqlite").path

  /// Does what may throw a `BundleError` with words, and nothing else.
  static func attempt(_ body: () throws -> Void) {
    do { try body() } catch let error as BundleError {
      expect(!error.message.isEmpty, "an error without words")
    } catch { fatalError("another error than a bundle's: \(error)") }
  }

  // MARK: - Reading

  private static let starterBytes: [UInt8] = {
    guard let bundle = try? BuiltBundle(), let data = FileManager.default.contents(atPath: bundle.path) else {
      fatalError("the starter cannot be built")
    }
    return Array(data)
  }()

  private static func readContent(_ reader: BundleReader) throws {
    for language in try reader.languages().prefix(3) {
      for band in try reader.bands(ofLanguage: language.id).prefix(3) {
        for unit in try reader.units(ofBand: band.id).prefix(3) {
          for lesson in try reader.lessons(ofUnit: unit.id).prefix(3) {
            attempt { _ = try (reader.cards(ofLesson: lesson.id), reader.sentences(ofLesson: lesson.id)) }
          }
        }
        attempt { if let test = try reader.bossTest(ofBand: band.id) { _ = try reader.bossBattle(test) } }
      }
    }
    attempt { _ = try (reader.quizzes(), reader.decks(), reader.media()) }
  }

  private static func readPractice(_ reader: BundleReader) throws {
    for story in try reader.stories().prefix(2) {
      attempt { _ = try reader.storyMap(story) }
      for stage in try reader.stages(ofStory: story.id).prefix(3) {
        for kit in try reader.kits(ofStage: stage.id).prefix(3) {
          attempt { try practise(reader, .kit(kit.id)) }
        }
      }
    }
    for quiz in try reader.quizzes().prefix(2) { attempt { try practise(reader, .quiz(quiz.id)) } }
    for deck in try reader.decks().prefix(2) { attempt { try practise(reader, .deck(deck.id)) } }
  }

  private static func practise(_ reader: BundleReader, _ owner: QuestionOwner) throws {
    _ = try reader.options(of: owner)
    for question in try reader.questions(of: owner).prefix(6) {
      guard let grader = try reader.grader(of: question) else { continue }
      for answer in [LearnerAnswer.text("4 J"), .choice(0), .texts(["a"]), .known(true)] {
        _ = grader.grade(answer)
      }
    }
  }

  // MARK: - Deltas

  private static func withDigest(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array(FileDigest.sha256(bytes).utf8)
    return bytes
      + stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
      }
  }

  private static func squeezed(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    expect(compress2(&result, &count, bytes, UInt(bytes.count), 1) == Z_OK, "zlib squeezes nothing")
    return Array(result.prefix(Int(count)))
  }
}

/// Two releases of one curriculum, and what leads from one to the other.
private struct TwoReleases {
  private let folder: BuiltBundle
  private let newer: BuiltBundle
  let old: String
  let newHash: String
  let delta: [UInt8]
  /// The delta's rows as they are before they are squeezed.
  let rows: [UInt8]
  private let start: String
  private let rest: String

  static let made = Result { try TwoReleases() }
  static var one: TwoReleases { get throws { try made.get() } }
  static var get: TwoReleases {
    switch made {
    case .success(let releases): releases
    case .failure(let error): fatalError("two releases cannot be built: \(error)")
    }
  }

  private init() throws {
    var random = SeededRandom(seed: 4)
    var curriculum = GeneratedCurriculum(seed: 4)
    folder = try BuiltBundle(curriculum.files, version: "1.0.0", isStructural: true)
    for edit in GeneratedEdit.allCases { _ = edit.apply(to: &curriculum, using: &random) }
    newer = try BuiltBundle(curriculum.files, version: "1.1.0", isStructural: true)
    old = folder.path
    newHash = try BundleReader(path: newer.path).info.contentHash
    let path = folder.folder.path("a.delta")
    _ = try DeltaMaker(base: BundleReader(path: old), target: BundleReader(path: newer.path)).write(to: path)
    delta = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let lines = delta.split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
    let head = String(decoding: lines[1], as: UTF8.self)
    let payload = Array(lines[2].dropLast(32))
    guard let match = head.firstMatch(of: /"payload_bytes":([0-9]+)/), let count = UInt(match.1) else {
      fatalError("the delta's head is another")
    }
    (start, rest) = (String(head[..<match.range.lowerBound]), String(head[match.range.upperBound...]))
    var length = count
    var unpacked = [UInt8](repeating: 0, count: Int(count))
    expect(uncompress(&unpacked, &length, payload, UInt(payload.count)) == Z_OK, "the delta is damaged")
    rows = unpacked
  }

  /// What stands before the squeezed rows of a delta with so many bytes of them.
  func head(_ count: Int) -> [UInt8] {
    Array("curricc delta 1\n\(start)\"payload_bytes\":\(count)\(rest)\n".utf8)
  }
}
