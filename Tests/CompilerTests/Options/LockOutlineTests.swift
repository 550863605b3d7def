import CurriculumCompiler
import Testing

/// Which lines of `distractors.lock` are about which course, story, quiz or deck.
@Suite struct LockOutlineTests {
  private static func line(_ key: String, _ word: String) -> String {
    "question/\(key): {for: 00000001, use: [\(word)]}\n"
  }

  @Test func linesOfOneNameStandTogetherWhereverTheyStandInTheFile() throws {
    let lines = [
      Self.line("es/b/produce", "one"), Self.line("q/1", "two"), Self.line("es/a/produce", "three"),
      Self.line("es-mx/a/produce", "four"),
    ]
    let file = Array(("# a remark\nversion: 1\n" + lines.joined()).utf8)
    let outline = try #require(LockOutline(file))
    #expect(outline.lines == 4)
    #expect(outline.sections.mapValues(\.lines) == ["es": 2, "q": 1, "es-mx": 1])
    #expect(outline.lines(of: ["es"], in: file) == Array((lines[2] + lines[0]).utf8))
    #expect(
      outline.lines(of: ["es", "es-mx", "fr"], in: file) == Array((lines[3] + lines[2] + lines[0]).utf8))
    let lock = outline.lock(of: ["es", "q"]) { Array(file[$0]) }
    #expect(lock?.count == 3)
  }

  @Test func linesAreGivenAsTheyAreWritten() throws {
    let lines = [Self.line("es/b/produce", "one"), Self.line("es/a/produce", "two")]
    let quoted = lines[1].replacing("[two]", with: "[\"two\"]")
    let file = (lines[0] + "# a remark: with a colon\n\n" + quoted).replacing("\n", with: "\r\n")
    let outline = try #require(LockOutline(Array(file.utf8)))
    #expect(outline.lines(of: ["es"], in: Array(file.utf8)) == Array((lines[1] + lines[0]).utf8))
  }

  @Test func aLineThatChangesMakesAnotherSectionOfItsNameAlone() throws {
    let before = Array((Self.line("es/a/produce", "one") + Self.line("fr/a/produce", "two")).utf8)
    let after = Array((Self.line("es/a/produce", "ten") + Self.line("fr/a/produce", "two")).utf8)
    let (one, other) = (try #require(LockOutline(before)), try #require(LockOutline(after)))
    #expect(one.sections["es"]?.digest != other.sections["es"]?.digest)
    #expect(one.sections["fr"]?.digest == other.sections["fr"]?.digest)
    // What was outlined and is no longer there is not taken for it.
    #expect(one.lock(of: ["es"]) { Array(after[$0]) } == nil)
    #expect(one.lock(of: ["fr"]) { Array(after[$0]) } != nil)
  }

  @Test func aLineThatIsNoEntryLeavesTheFileWhole() {
    let good = Self.line("es/a/produce", "one")
    #expect(LockOutline(Array((good + "nonsense\n").utf8)) == nil)
    #expect(LockOutline(Array((good + good).utf8)) == nil)
    // The last line may lack its end.
    #expect(
      LockOutline(Array(good.dropLast().utf8))?.sections
        == LockOutline(Array(good.utf8))?.sections.mapValues {
          LockOutline.Section(ranges: [0..<good.utf8.count - 1], lines: $0.lines, digest: $0.digest)
        })
  }
}
