import CurriculumTestSupport
import Testing

@testable import CurriculumCompiler

/// The file that keeps what was chosen.
@Suite struct DistractorLockTests {
  private func read(_ text: String) -> (lock: DistractorLock, findings: [Diagnostic]) {
    var diagnostics = Diagnostics()
    let lock = DistractorLock(Array(text.utf8), &diagnostics)
    return (lock, diagnostics.sorted)
  }

  private func entry(_ lock: DistractorLock, _ key: String) -> DistractorLock.Entry? {
    var key = key
    return key.withUTF8 { lock.entry(for: $0) }
  }

  // Found by the fuzzer: what was kept stood before what was new, and the run after put it in its place.
  @Test func aLockThatIsKeptInPartIsWrittenOnceAndThenStays() throws {
    var input = CompilerInput(sources: Starter.files)
    let whole = try #require(Compiler().compile(input).completed?.options.lock)
    let text = String(decoding: whole, as: UTF8.self)
    let line = try #require(text.firstMatch(of: #/(question/energy/.*use: \[)([^,]+), ([^,]+), /#))
    input.lock = Array(text.replacing(line.0, with: "\(line.1)no such answer, \(line.3), ").utf8)
    let written = try #require(Compiler().compile(input).completed?.options.lock)
    input.lock = written
    #expect(try #require(Compiler().compile(input).completed).options.lock == nil)
  }

  @Test(arguments: UInt64(1)...UInt64(20))
  func whatIsWrittenIsReadAgain(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let alphabet = Array("ab ,[]{}:#'\"\\\n\té漢ا-!%&*|>@`~0.5\u{2028}\u{85}")
    func text() -> String {
      String(
        (0...Int.random(in: 0...12, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "x"
        })
    }
    var entries: [(key: String, entry: DistractorLock.Entry)] = []
    for number in 0..<50 {
      let texts = (0..<Int.random(in: 1...4, using: &random)).map { _ in text() }
      entries.append(
        (
          "question/es/c\(number)/recognise",
          .init(fingerprint: UInt32.random(in: 0 ... .max, using: &random), texts: texts)
        ))
    }
    entries.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var writer = LockWriter()
    for (key, entry) in entries { writer.add(Array(key.utf8), entry.fingerprint, entry.texts) }
    let (lock, findings) = read(String(decoding: writer.bytes, as: UTF8.self))
    #expect(findings.isEmpty, "\(findings.map(\.message))")
    #expect(lock.count == entries.count)
    for (key, expected) in entries {
      #expect(entry(lock, key) == expected)
      // The quick way finds the same, or leaves it to the other.
      var places: [Range<Int>] = []
      let bytes = Array(key.utf8)
      let isPlain = bytes.withUnsafeBufferPointer { lock.findTexts(for: $0, expected.fingerprint, &places) }
      let found = places.map { String(decoding: lock.bytes[$0], as: UTF8.self) }
      #expect(isPlain == true ? found == expected.texts : isPlain == false && writer.bytes.contains(0x22))
      #expect(
        bytes.withUnsafeBufferPointer { lock.findTexts(for: $0, expected.fingerprint &+ 1, &places) } == nil)
    }
    #expect(entry(lock, "question/es/c99/recognise") == nil)
    // Other programs read it, too.
    var diagnostics = Diagnostics()
    let source = SourceFile(path: "distractors.lock", bytes: writer.bytes)
    let (_, isComplete) = parseYAML(source, file: SourceFile.ID(0), limits: YAMLLimits(), &diagnostics)
    #expect(isComplete && diagnostics.all.isEmpty, "\(diagnostics.sorted.map(\.message))")
  }

  @Test(arguments: [
    "<<<<<<< HEAD", "question/es/a/recognise: [x, y]", "question/es/a: {for: 12, use: [a]}", "- a list",
    "question/es/a: {for: 1234abcd, use: [a, b]", "question/es/a/recognise",
  ])
  func aLineThatIsNoChoiceIsAFinding(line: String) {
    let text = "version: 1\nquestion/es/b: {for: 1234abcd, use: [a]}\n\(line)\n"
    let (lock, findings) = read(text)
    let isRead = entry(lock, String(line.prefix { $0 != ":" }))
    #expect(findings.map(\.rule) == ["distractor/lock-line"] || isRead == nil, "\(line)")
    #expect(entry(lock, "question/es/b")?.texts == ["a"])
  }

  @Test func ofTwoLinesForOneItemTheFirstCounts() {
    let (lock, findings) = read(
      "question/es/b: {for: 1234abcd, use: [a]}\nquestion/es/b: {for: 1234abcd, use: [b]}\n")
    #expect(entry(lock, "question/es/b")?.texts == ["a"])
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("distractors.lock:2") == true)
  }

  @Test func anEmptyFileAndOneWithWindowsLineEndsAreRead() {
    #expect(read("").findings.isEmpty)
    let (lock, findings) = read(
      "# remark\r\nversion: 1\r\nquestion/es/b: {for: 1234abcd, use: [a, \"b, c\"]}\r\n")
    #expect(findings.isEmpty)
    #expect(entry(lock, "question/es/b")?.texts == ["a", "b, c"])
  }
}
