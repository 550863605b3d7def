import CurriculumCompiler
import Testing

@Suite struct FileMeaningTests {
  private func difference(_ before: String, _ after: String) throws -> String? {
    let before = try #require(FileMeaning(SourceFile(path: "a.yaml", text: before)))
    return before.difference(from: try #require(FileMeaning(SourceFile(path: "a.yaml", text: after))))
  }

  @Test(arguments: [
    ("another text", "a: b\n", "a: c\n"),
    ("a text that is longer", "a: b\n", "a: bc\n"),
    ("another order of keys", "a: 1\nb: 2\n", "b: 2\na: 1\n"),
    ("another order of entries", "[a, b]\n", "[b, a]\n"),
    ("an entry less", "[a, b]\n", "[a]\n"),
    ("a value that moved to another list", "[[a, b], [c]]\n", "[[a], [b, c]]\n"),
    ("a mapping for a list", "[a, b]\n", "{a: b}\n"),
    ("nothing for an empty text", "a: \"\"\n", "a:\n"),
    ("an empty text for nothing", "a:\n", "a: ''\n"),
    ("a text for a mapping", "a: {}\n", "a: x\n"),
    ("a line break less", "a: |\n  b\n", "a: |-\n  b\n"),
    ("a line break more", "a: |+\n  b\n", "a: |+\n  b\n\n"),
    ("block text no longer", "a: |-\n  b\n", "a: b\n"),
    ("folded for literal", "a: |-\n  b\n", "a: >-\n  b\n"),
    ("another anchor's value", "[&a x, &b x, *a]\n", "[&a x, &b x, *b]\n"),
    ("an alias written out", "[&a x, *a]\n", "[&a x, x]\n"),
    ("an anchor of another name", "[&a x]\n", "[&b x]\n"),
    ("an anchor less", "[&a x]\n", "[x]\n"),
    ("another tag", "[!a x]\n", "[!b x]\n"),
    ("a comment less", "a: b # c\n", "a: b\n"),
    ("a comment more", "a: b\n", "a: b # c\n"),
    ("another comment", "a: b # c\n", "a: b # d\n"),
    ("other words for a comment's first letters", "# a\n# b\nc: d\n", "# b\n# a\nc: d\n"),
    ("a comment within block text", "a: | # b\n  c\n", "a: |\n  c\n"),
    ("another directive", "%YAML 1.1\n---\na: b\n", "---\na: b\n"),
    ("no document", "---\n", ""),
  ])
  func whatWouldSaySomethingElseIsNoticed(what: String, before: String, after: String) throws {
    #expect(try difference(before, after) != nil)
  }

  @Test(arguments: [
    ("a: 'b'\n", "a: b\n"), ("a: \"\\u0062\"\n", "a: b\n"), ("{a: [b]}\n", "a:\n- b\n"),
    ("a: |2-\n   b\n", "a: |1-\n  b\n"),
    ("# c \r\na: b\r\n", "---\n# c\na:\n  b\n...\n"), ("a: b\n  c\n", "a: b c\n"), ("? a\n: b\n", "a: b\n"),
    ("\u{FEFF}a: b\n", "a: b\n"),
  ])
  func anotherLayoutSaysTheSame(before: String, after: String) throws {
    #expect(try difference(before, after) == nil)
  }
}
