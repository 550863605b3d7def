import CurriculumCompiler
import CurriculumTestSupport
import Testing

@Suite struct CompilerSessionTests {
  /// Slow: each step compiles the whole once more, to compare with.
  @Test(arguments: 0..<UInt64(12))
  func editsFindWhatCompilingAnewFinds(seed: UInt64) {
    var curriculum = EditedCurriculum(GeneratedCurriculum(seed: seed).files, seed: seed)
    var history = ["seed \(seed)"]
    for _ in 0..<12 {
      let before = curriculum.files
      history.append(curriculum.edit())
      // Some edits come before the last is checked, as when one types on.
      if Bool.random(using: &curriculum.random) { curriculum.session.settle() }
      // What is broken is mended at times, or nothing would be left to check.
      if Int.random(in: 0..<3, using: &curriculum.random) == 0 {
        for (path, bytes) in before where curriculum.files[path] != bytes { curriculum.set(path, bytes) }
        for path in curriculum.files.keys where before[path] == nil { curriculum.set(path, nil) }
        history.append("undo")
      }
    }
    curriculum.session.settle()
    let expected = curriculum.expected
    let found = curriculum.found
    #expect(Set(found).subtracting(expected).isEmpty, "\(history)")
    #expect(Set(expected).subtracting(found).isEmpty, "\(history)")
    #expect(found.count == expected.count, "\(history)")
  }

  /// The starter has a file of every kind.
  @Test(arguments: 100..<UInt64(112))
  func theStartersFilesKeepInStep(seed: UInt64) {
    var curriculum = EditedCurriculum(Starter.files, seed: seed)
    var history = ["seed \(seed)"]
    for _ in 0..<6 { history.append(curriculum.edit()) }
    curriculum.session.settle()
    #expect(Set(curriculum.found) == Set(curriculum.expected), "\(history)")
  }

  @Test func anEditChecksNoOtherCourse() {
    let files = GeneratedCurriculum(seed: 1).files
    var session = CompilerSession(Compiler(), CompilerInput(sources: files))
    session.settle()
    session.update([SourceChange(SourceFile(path: "quizzes/sums.yaml", text: "kind: quiz\nid: sums\n"))])
    var checked: [String] = []
    while let check = session.nextCheck() {
      checked += check.sourcePaths
      if let result = check.run() { session.accept(result, of: check) }
    }
    #expect(checked == ["quizzes/sums.yaml"])
  }

  @Test func aCheckThatAnEditOvertookIsNotTaken() throws {
    let files = GeneratedCurriculum(seed: 2).files
    var session = CompilerSession(Compiler(), CompilerInput(sources: files))
    let next = session.nextCheck()
    let check = try #require(next)
    let path = try #require(check.sourcePaths.last)
    session.update([SourceChange(SourceFile(path: path, text: "kind: lesson\n"))])
    let result = try #require(check.run())
    let isTaken = session.accept(result, of: check)
    #expect(!isTaken)
  }

  @Test func findingsMoveWithTheTextUntilTheyAreCheckedAgain() throws {
    var curriculum = EditedCurriculum(GeneratedCurriculum(seed: 3).files, seed: 3)
    curriculum.session.settle()
    let path = try #require(
      curriculum.files.keys.sorted().first { curriculum.session.findings(in: $0).count > 1 })
    let before = curriculum.session.findings(in: path).compactMap { $0.span?.lower }
    curriculum.set(path, Array("# a remark\n".utf8) + (curriculum.files[path] ?? []))
    let after = curriculum.session.findings(in: path).compactMap { $0.span?.lower }
    #expect(after == before.map { $0 + 11 })
  }

  @Test(arguments: 200..<UInt64(208))
  func withWrongAnswersChosenTheSameIsFoundAsByCompilingAnew(seed: UInt64) {
    let files = seed % 2 == 0 ? Starter.files : GeneratedCurriculum(seed: seed).files
    var curriculum = EditedCurriculum(files, seed: seed)
    var history = ["seed \(seed)"]
    // More options than there are words, so that something is found.
    let manifest = String(decoding: curriculum.files["curriculum.yaml"] ?? [], as: UTF8.self)
      .replacing("profile: lenient", with: "profile: default")
    curriculum.set("curriculum.yaml", Array((manifest + "\ndistractors: {cards: 9}\n").utf8))
    for step in 0..<4 {
      curriculum.choose()
      let expected = curriculum.expected(.keep)
      #expect(step > 0 || expected.contains { $0.finding.contains("distractor/") })
      #expect(Set(curriculum.found) == Set(expected), "\(history)")
      history.append(curriculum.edit())
    }
    #expect(history.count == 5)
  }
}
