import CurriculumCompiler
import CurriculumTestSupport
import Testing

/// A file before and after it is laid out; one layout is canonical when both are the same.
struct FormatCase: CustomTestStringConvertible, Sendable {
  let name: String
  let before: String
  let after: String
  var testDescription: String { name }

  init(_ name: String, _ before: String, _ after: String) {
    (self.name, self.before, self.after) = (name, before, after)
  }

  /// A file that is canonical as it is.
  init(_ name: String, canonical text: String) { self.init(name, text, text) }
}

/// The file laid out, as text; in brackets what kept it from that.
func formattedText(_ text: String) -> String {
  switch format(SourceFile(path: "a.yaml", text: text), file: SourceFile.ID(0)) {
  case .canonical: text
  case .changed(let bytes): String(decoding: bytes, as: UTF8.self)
  case .unreadable(let diagnostics): "[unreadable: \(diagnostics.all.map(\.message))]"
  case .defect(let difference): "[defect: \(difference)]"
  }
}

@Suite struct FormatTests {
  private func check(_ example: FormatCase) {
    let text = formattedText(example.before)
    #expect(text.utf8.elementsEqual(example.after.utf8), "\(example.name):\n\(text)")
    #expect(formattedText(text).utf8.elementsEqual(text.utf8), "\(example.name): a second run changes it")
  }

  @Test(arguments: [
    FormatCase("lists below keys stand further in", "a:\n- 1\n-   2\nb: c\n", "a:\n  - 1\n  - 2\nb: c\n"),
    FormatCase(
      "every level takes two spaces", "a:\n    b:\n       - c:  1\n         d: 2\n",
      "a:\n  b:\n    - c: 1\n      d: 2\n"),
    FormatCase("a file that is indented as a whole", "  a: 1\n  b: 2\n", "a: 1\nb: 2\n"),
    FormatCase(
      "an entry begins behind its dash", "-\n  a: 1\n-\n\n  b\n-   - c\n    - d\n",
      "- a: 1\n\n- b\n- - c\n  - d\n"),
    FormatCase("tabs between words", "a:\tb\t# c\n", "a: b  # c\n"),
    FormatCase("white space at the ends of lines", "a: b  \nc:\t\n  - d \n", "a: b\nc:\n  - d\n"),
    FormatCase("blank lines", "\n\na: 1\n\n\n \n\nb: 2\n\n\n", "a: 1\n\nb: 2\n"),
    FormatCase("no line break at the end", "a: 1", "a: 1\n"),
    FormatCase("CRLF, CR and a byte order mark", "\u{FEFF}a: 1\r\nb:\r- c\r\n", "a: 1\nb:\n  - c\n"),
    FormatCase("marks of the document", "--- # one\na: 1\n...\n# end\n", "# one\na: 1\n# end\n"),
    FormatCase("directives need the mark", canonical: "%YAML 1.1\n---\na: 1\n"),
    FormatCase("a document of nothing keeps its mark", "# a\n---\n# b\n", "# a\n# b\n---\n"),
    FormatCase("an empty file", canonical: ""),
    FormatCase("nothing but comments", "\n # a\n\n\n   # b", "# a\n\n# b\n"),
    FormatCase("a value of one line moves up to its key", "a:\n  b c\nd:\n   [e]\n", "a: b c\nd: [e]\n"),
    FormatCase("keys and entries without values", canonical: "a:\nb:\n  -\n  - c:\n    d: \"\"\n"),
    FormatCase("a question mark that is not needed", "? a\n: b\n? c\n", "a: b\nc:\n"),
    FormatCase(
      "a question mark that is", "? - a\n  - b\n: - c\n? |\n  d\n:   e\n",
      "? - a\n  - b\n: - c\n? |\n  d\n: e\n"),
    FormatCase(
      "anchors, aliases and tags", "a:   &x    1\nb: &y\n    c: *x\n? *x\n: - &z\n    - !!str  2\n",
      "a: &x 1\nb: &y\n  c: *x\n*x :\n  - &z\n    - !!str 2\n"),
    FormatCase(
      "an anchor of a key and one of its mapping",
      canonical: "a: &m\n  &k b: 1\n"),
  ])
  func whiteSpace(example: FormatCase) { check(example) }

  @Test(arguments: [
    FormatCase(
      "spaces in brackets and braces", "a: [ b,c ,  d ]\ne: { f : g,h: i }\n",
      "a: [b, c, d]\ne: {f: g, h: i}\n"),
    FormatCase("a comma too many", "a: [b, c, ]\n", "a: [b, c]\n"),
    FormatCase("empty ones", "a: [ ]\nb: {  }\nc: [\n]\n", "a: []\nb: {}\nc: []\n"),
    FormatCase("pairs in brackets", "[ a: b , {c: d}, ? e ]\n", "[a: b, {c: d}, e: ]\n"),
    FormatCase("keys alone in braces", "{ a,b: , c : d }\n", "{a, b: , c: d}\n"),
    FormatCase(
      "keys like those of JSON", "{\"a\":1,\"b\":[2,{\"c\":null}]}\n", "{a: 1, b: [2, {c: null}]}\n"),
    FormatCase(
      "one line stays one line, however long",
      canonical: "- {a: \(String(repeating: "word ", count: 60))end}\n"),
    FormatCase(
      "several lines become block style", "a: [b,\n  c, {d: e},\n {f: g,\n  h: [i]}\n]\nj: {\n}\n",
      "a:\n  - b\n  - c\n  - {d: e}\n  - f: g\n    h: [i]\nj: {}\n"),
    FormatCase(
      "comments keep to their entries",
      "a: [ # one\n  b, # two\n  # three\n  c # four\n  # five\n] # six\n# seven\nd: e\n",
      "a:  # one\n  - b  # two\n  # three\n  - c  # four\n  # five\n# six\n# seven\nd: e\n"),
    FormatCase("pairs and keys over several lines", "[ a: b,\n  ? c\n  : d ]\n", "- a: b\n- c: d\n"),
    FormatCase(
      "JSON over several lines", "{\n  \"a\": 1,\n  \"b\": [\n    true\n  ]\n}\n", "a: 1\nb:\n  - true\n"),
  ])
  func bracketsAndBraces(example: FormatCase) { check(example) }

  @Test(arguments: [
    FormatCase(
      "quotes that are not needed", "a: 'b c'\n\"d\": \"e, [f] {g}\"\nh: 'it''s'\ni: \"say \\\"x\\\"\"\n",
      "a: b c\nd: e, [f] {g}\nh: it's\ni: say \"x\"\n"),
    FormatCase(
      "quotes that are",
      canonical:
        "a: \"b: c\"\nd: \"e #f\"\ng: \"- h\"\ni: \"\"\nj: \" k\"\nl: [\"m, n\", \"[o\"]\np: \"q:\"\n"),
    FormatCase(
      "texts that others take for numbers and the like keep theirs",
      "[\"1\", '1.5', \"0x1F\", '1e3', \"no\", 'Null', \"~\", '2026-01-01', \"12:30\", '+1', \".5\", '-', \"=\"]\n",
      "[\"1\", \"1.5\", \"0x1F\", \"1e3\", \"no\", \"Null\", \"~\", \"2026-01-01\", \"12:30\", \"+1\", \".5\", \"-\", \"=\"]\n"
    ),
    FormatCase("nor are any added", canonical: "[1, 1.5, no, ~, 2026-01-01, 1PH0]\n"),
    FormatCase("double quotes are the canonical ones", "a: ': b'\n", "a: \": b\"\n"),
    FormatCase("single ones spare backslashes", canonical: "a: '\\frac: x'\nb: '\"c\": d'\n"),
    FormatCase("escapes stay", canonical: "a: \"\\u00e9\"\nb: \"c\\td\"\ne: \"\\\"f\\\": g\"\n"),
    FormatCase("spaces that nobody sees stay in quotes", canonical: "a: \"b\u{A0}\"\n"),
    FormatCase("a key of quotes", "'a: b': c\n'1': d\n", "\"a: b\": c\n\"1\": d\n"),
  ])
  func quotes(example: FormatCase) { check(example) }

  @Test(arguments: [
    FormatCase(
      "plain text over several lines", "a: b\n      c\n\n\n   d\ne:\n      f\n      g\n",
      "a: b\n  c\n\n\n  d\ne:\n  f\n  g\n"),
    FormatCase(
      "quoted text over several lines", "a: 'b   \n      c''s'\nd: \"e \\\n     \\ f\\ \n   g \"\n",
      "a: \"b\n  c's\"\nd: \"e \\\n  \\ f\\ \n  g \"\n"),
    FormatCase(
      "block text", "a:   |\n     b\n       c  \n\n\nd: >-\n e\n\n f\n",
      "a: |\n  b\n    c  \n\nd: >-\n  e\n\n  f\n"),
    FormatCase("block text below its key", "a:\n  |\n   b\n", "a: |\n  b\n"),
    FormatCase("a width that is not needed", "a: |4-\n    b\n", "a: |-\n  b\n"),
    FormatCase(
      "one that is", "- a: |-1\n    b\n   c\n",
      "- a: |2-\n     b\n    c\n"),
    FormatCase(
      "blank lines that belong to the text", "a: |+\n    b\n\n\n\n# c\n\n\nd: |+\n\n",
      "a: |+\n  b\n\n\n\n# c\n\nd: |+\n\n"),
    FormatCase("blank lines that do not", "a: |\n    b\n\n\n\nc: >\n  d\n\n", "a: |\n  b\n\nc: >\n  d\n"),
    FormatCase("no line break at the end of block text", "a: |\n  b", "a: |-\n  b\n"),
    FormatCase("spaces that belong to block text", canonical: "a: |\n  b  \n     \n  c\n"),
    FormatCase(
      "folded text with lines further in", "a: >\n    b\n    c\n      d\n\n    e\n",
      "a: >\n  b\n  c\n    d\n\n  e\n"),
    FormatCase(
      "a comment behind the mark of block text", "a: |   # b\n    c # d\n # e\n", "a: |  # b\n  c # d\n# e\n"),
    FormatCase("block text without text", canonical: "a: |\nb: >-\nc: d\n"),
    FormatCase("block text in lists", "-   |\n    a\n- - >\n      b\n", "- |\n  a\n- - >\n    b\n"),
    FormatCase("a text alone", "'a\n b'\n", "\"a\n  b\"\n"),
    FormatCase("a text that would begin a document", "  ---\n", "\"---\"\n"),
    FormatCase("a dash that is text in brackets", "{b:\n-}\n", "b: \"-\"\n"),
  ])
  func texts(example: FormatCase) { check(example) }

  @Test(arguments: [
    FormatCase(
      "behind a value", "a: b # c\nd: e      # f\n\ng: h#i\n",
      "a: b  # c\nd: e  # f\n\ng: h#i\n"),
    FormatCase("behind a key", "a: # b\n    - c\nd: # e\n  f\n", "a:  # b\n  - c\nd:  # e\n  f\n"),
    FormatCase("behind a dash", "- # a\n  b: c\n- d\n", "# a\n- b: c\n- d\n"),
    FormatCase("between a key and its value", "a:\n # b\n\n\n     # c\n  d\n", "a:\n  # b\n\n  # c\n  d\n"),
    FormatCase("before an entry", "a:\n# b\n  - c\n     # d\n  - e\n", "a:\n  # b\n  - c\n  # d\n  - e\n"),
    FormatCase(
      "at the end of a list, and behind it", "a:\n  - b: 1\n    # in b\n  # in a\n# in none\nc: 2\n",
      "a:\n  - b: 1\n    # in b\n  # in a\n# in none\nc: 2\n"),
    FormatCase(
      "at the end of the file", "a:\n   - b\n   # in a\n# in none", "a:\n  - b\n  # in a\n# in none\n"),
    FormatCase(
      "in place of a value", "a:\n    # - b\nc:\n  -\n     # d\n  - e\n",
      "a:\n  # - b\nc:\n  -\n    # d\n  - e\n"),
    FormatCase(
      "lined up", "a: 1    # b\nc: d\nefg: 22 # h\n\ni: 1    # j\n",
      "a: 1     # b\nc: d\nefg: 22  # h\n\ni: 1  # j\n"),
    FormatCase("lined up beside wide letters", "日本: 1  # b\nc: 1     # d\n", "日本: 1  # b\nc: 1     # d\n"),
    FormatCase(
      "not lined up", "a: 1 # b\nc: [ # d\n  ef, # g\n]\ncde: 22 # f\n",
      "a: 1  # b\nc:  # d\n  - ef  # g\ncde: 22  # f\n"),
    FormatCase("for the language server", canonical: "# yaml-language-server: $schema=x.json\na: b\n"),
    FormatCase(
      "allowances stay on the line they are for",
      "cards:\n- id: a   # curricc: allow text/x because it is so\n\n# curricc: allow text/y because of that\n- id:\n    b\n",
      "cards:\n  - id: a  # curricc: allow text/x because it is so\n\n  # curricc: allow text/y because of that\n  - id: b\n"
    ),
  ])
  func comments(example: FormatCase) { check(example) }

  @Test func theStarterIsCanonical() {
    for file in Starter.files {
      check(FormatCase(file.path, canonical: String(decoding: file.bytes, as: UTF8.self)))
    }
  }

  @Test func theFlagshipIsCanonical() throws {
    let files = try Repository.files(under: "curriculum", ending: ".yaml")
    #expect(files.count > 100)
    for file in files { check(FormatCase(file, canonical: try Repository.text(file))) }
  }

  @Test(arguments: [
    ("a: b: c\n", "yaml/syntax"), ("a: [b\n", "yaml/syntax"), ("a: *b\n", "yaml/anchor"),
    ("a: 1\n---\nb: 2\n", "yaml/several-documents"),
    ("a:\tb\u{0}\n", "yaml/encoding"), ("a: \"b\u{2028}c\"\n", "text/invisible-character"),
    (String(repeating: "[", count: 70) + String(repeating: "]", count: 70), "yaml/too-deep"),
  ])
  func whatCannotBeReadIsReportedAsAnError(text: String, rule: String) {
    let outcome = format(SourceFile(path: "a.yaml", text: text), file: SourceFile.ID(0))
    guard case .unreadable(let diagnostics) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(diagnostics.all.map(\.rule) == [rule])
    #expect(diagnostics.all.map(\.severity) == [.error])
  }

  @Test func aTagIsAnErrorElsewhereButNoObstacle() {
    #expect(formattedText("a:   !!str b\n") == "a: !!str b\n")
  }
}
