import CurriculumRuntime
import CurriculumTestSupport
import GRDB
import Testing

@testable import CurriculumCompiler

/// What a diff says of things that stand elsewhere, or whose parts differ.
@Suite struct ChangedPlaceTests {
  private func diff(_ edits: [ChangeExample.Edit]) throws -> BundleDiff {
    let old = try BuiltBundle(isStructural: true)
    let new = try BuiltBundle(ChangeExample(edits).files, isStructural: true)
    return try BundleDiff(base: BundleReader(path: old.path), target: BundleReader(path: new.path))
  }

  @Test func ofCardsInReverseEveryOneButOneIsReordered() throws {
    // The second of three keeps its number in the lesson, and still stands elsewhere.
    let path = try #require(
      Starter.files.first { String(decoding: $0.bytes, as: UTF8.self).contains("id: buenos-dias") }?.path)
    let hola = "  - id: hola\n    target_text: hola\n    native_text: hello\n    pos: intj\n    ipa: /ˈola/\n"
    let buenos =
      "  - id: buenos-dias\n    target_text: buenos días\n    native_text: good morning\n    pos: phrase\n"
    let gracias =
      "  - id: gracias\n    target_text: gracias\n    native_text: thank you; thanks\n    pos: intj\n"
    let diff = try diff([(path, hola + buenos + gracias, gracias + buenos + hola)])
    let reordered = diff.changes.filter { $0.actions.contains(.reordered) }
    #expect(reordered.count == 2, "\(reordered.map(\.key))")
    #expect(diff.changes.allSatisfy { $0.impact == .safe })
  }

  @Test func anOptionOfABossTestsItemIsAChangeOfTheItemAlone() throws {
    let path = try #require(Starter.files.map(\.path).first { $0.hasSuffix("boss.yaml") })
    let diff = try diff([
      (path, "options: [hello, thank you, goodbye]", "options: [please, thank you, goodbye]")
    ])
    // A card that is taught with the same words has other wrong options too.
    let asked = diff.changes.filter { $0.kind != "card" }
    #expect(asked.map(\.kind) == ["question"], "\(asked.map(\.key))")
    #expect(asked.first?.fields.map(\.name) == ["options"])
  }

  @Test func aTextThatCommandsATerminalIsShownWithoutItsPower() throws {
    let old = try BuiltBundle(isStructural: true)
    let new = try BuiltBundle(isStructural: true)
    try DatabaseQueue(path: new.path).write { database in
      try database.execute(sql: "UPDATE units SET title = 'x' || char(27) || '[2Jy'")
    }
    let diff = try BundleDiff(base: BundleReader(path: old.path), target: BundleReader(path: new.path))
    let text = DiffText(diff, usesColour: false, limit: 0).render()
    #expect(text.contains("x\u{FFFD}[2Jy") && !text.contains("\u{1B}"), "\(text)")
  }
}
