import CurriculumTestSupport
import Foundation
import Testing

/// What the cache keeps of the choice of wrong answers, for checks that only look for findings.
///
/// Slow, since each of many checks is a process.
@Suite struct KeptChoicesCacheTests {
  /// A course of 26 lessons, with the lock file that a build writes.
  private static func course(_ random: inout SeededRandom) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder)
    try FileManager.default.createDirectory(atPath: folder.path("build"), withIntermediateDirectories: true)
    // So many that there are lessons which lack some.
    let manifest = String(decoding: try folder.read("c/curriculum.yaml"), as: UTF8.self)
    try folder.write("c/curriculum.yaml", manifest + "distractors: {cards: 9, sources: [course]}\n")
    for lesson in 0..<25 {
      var text = """
        kind: lesson
        language: es
        unit: es-n1-u1
        id: l\(lesson)
        order_idx: \(lesson + 1)
        title: Lesson \(lesson)
        lesson_type: vocabulary
        cards:

        """
      for card in 0..<5 {
        text += "  - {id: c\(lesson)-\(card), target_text: \(word(&random)), "
        text += "native_text: the \(word(&random)), pos: noun, gender: m}\n"
      }
      try folder.write(path(lesson), text)
    }
    #expect(try Tool.run(["build", "c", "--structural", "-o", "b.sqlite"], in: folder.path).status == 0)
    return folder
  }

  private static func path(_ lesson: Int) -> String { "c/courses/es/n1/l\(lesson).yaml" }

  private static func word(_ random: inout SeededRandom) -> String {
    (0..<2).map { _ in ["ba", "ru", "te", "lo", "mi", "sa", "ño"].randomElement(using: &random) ?? "" }
      .joined()
  }

  private static func edit(_ folder: TemporaryFolder, _ random: inout SeededRandom) throws -> String {
    let lesson = Int.random(in: 0..<25, using: &random)
    let text = String(decoding: try folder.read(path(lesson)), as: UTF8.self)
    var lines = text.components(separatedBy: "\n")
    let line = Int.random(in: 8..<lines.count - 1, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: lines[line] = lines[line].replacing("native_text: the", with: "native_text: the \(word(&random))")
    case 1: lines[line] = lines[line].replacing("target_text: ", with: "target_text: \(word(&random)) ")
    case 2: lines[4] = "order_idx: \(Int.random(in: 0..<30, using: &random))"
    case 3: lines[line] = "  - {id: n\(line), target_text: \(word(&random)), native_text: new}"
    default: lines.append("# a remark")
    }
    try folder.write(path(lesson), lines.joined(separator: "\n"))
    return "\(lesson):\(line)"
  }

  @Test(arguments: 0..<UInt64(4))
  func afterAnyEditsOfCardsTheSameIsFoundAsByACleanRun(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &+ 40)
    let folder = try Self.course(&random)
    var history = ["seed \(seed)"]
    for _ in 0..<8 {
      let lint = ["lint", "c", "--format", "json", "--profile", "default"]
      let cached = try Tool.run(lint, in: folder.path)
      let clean = try Tool.run(lint + ["--no-cache"], in: folder.path)
      #expect(cached.output == clean.output && cached.status == clean.status, "\(history)")
      #expect(cached.output.contains("distractor/card-options"), "\(history)")
      history.append(try Self.edit(folder, &random))
    }
  }
}
