/// What the parser reports: files that are not YAML, or not within bounds.
extension Rule {
  static let yamlRules: [Rule] = [
    yamlSyntax, yamlEncoding, yamlTooLarge, yamlTooDeep, yamlAnchor, yamlTag, yamlSeveralDocuments,
    yamlByteOrderMark, yamlLineEnding, emptyFile,
  ]

  static let yamlSyntax = Rule(
    "yaml/syntax", aliases: ["yaml/tab"], .error, "A file is well-formed YAML.",
    why: "What cannot be read cannot be taught; the other files are still checked.",
    source: "YAML 1.1, as libyaml reads it",
    bad: """
      # file: decks/extra.yaml
      kind: deck
      id: extra
      topic: Rivers: the longest
      depth: Foundational
      flashcards: []
      """,
    good: """
      # file: decks/extra.txt
      Only files that end in .yaml or .yml are read.
      """)

  static let yamlEncoding = Rule(
    "yaml/encoding", .error, "A file is text in UTF-8.",
    why: "Bytes in another encoding would show up as other letters in the app.", source: "product promise 3",
    bad: """
      # file: decks/extra.yaml
      kind: deck\u{0}
      """,
    good: "# file: notes.txt\nnothing")

  static let yamlTooLarge = Rule(
    "yaml/too-large", .error, "Files, texts and aliases stay within their limits.",
    why: "A file that grows without bound, by mistake or by malice, would stop the build for everyone.",
    source: "product promise 7; limits in docs/limits.md",
    bad: """
      # file: decks/extra.yaml
      a: &a [x, x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
      f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
      g: [*f, *f, *f, *f, *f, *f, *f, *f, *f, *f]
      """,
    good: "# file: notes.txt\nnothing")

  static let yamlTooDeep = Rule(
    "yaml/too-deep", .error, "Collections are nested at most 64 deep.",
    why: "No field is nested deeper than a few levels; deeper nesting is a mistake or an attack.",
    source: "product promise 7; limits in docs/limits.md",
    bad: Example(stringLiteral: "# file: decks/extra.yaml\nkind: " + String(repeating: "[", count: 70)),
    good: "# file: notes.txt\nnothing")

  static let yamlAnchor = Rule(
    "yaml/anchor", .error, "An alias names an anchor defined before it.",
    why: "The value it stands for would be missing.", source: "YAML 1.1, section 3.2.2.2",
    bad: """
      # file: decks/extra.yaml
      kind: deck
      id: extra
      topic: *rivers
      """,
    good: """
      # file: curriculum.yaml
      kind: curriculum
      name: &name My curriculum
      version: 0.1.0
      """)

  static let yamlTag = Rule(
    "yaml/tag", .error, "Values carry no YAML tags.",
    why: "Each value is read by the type its field wants, so a tag would promise what it cannot do.",
    source: "product promise 3",
    bad: """
      # file: curriculum.yaml
      kind: curriculum
      name: !!str My curriculum
      version: 0.1.0
      """,
    good: """
      # file: curriculum.yaml
      kind: curriculum
      name: "1.10"
      version: 0.1.0
      """)

  static let yamlSeveralDocuments = Rule(
    "yaml/several-documents", .error, "A file holds one document.",
    why: "A second document behind '---' would be dropped without a word by most readers.",
    source: "product promise 1",
    bad: .manifest(
      """
      ---
      kind: deck
      """),
    good: """
      # file: curriculum.yaml
      ---
      kind: curriculum
      name: My curriculum
      version: 0.1.0
      """)

  static let yamlByteOrderMark = Rule(
    "yaml/byte-order-mark", .warning, "A file does not begin with a byte order mark.",
    why: "Some tools take the mark for a letter of the first key.", source: "Unicode 15.0, section 2.6",
    fix: "Takes the mark away.",
    bad: """
      # file: curriculum.yaml
      \u{FEFF}kind: curriculum
      name: My curriculum
      version: 0.1.0
      """,
    good: .manifest())

  static let yamlLineEnding = Rule(
    "yaml/line-ending", .info, "Lines end in LF.",
    why: "A change of line endings shows every line as changed, and hides what an author really changed.",
    source: "house style",
    bad: Example(
      stringLiteral:
        "# file: curriculum.yaml\nkind: curriculum\r\u{0}name: My curriculum\r\u{0}version: 0.1.0"
        .replacing("\r\u{0}", with: "\u{D}\n")),
    good: .manifest())

  static let emptyFile = Rule(
    "source/empty-file", .error, "A file says something.",
    why: "An empty file is most often one that was lost while saving.", source: "product promise 1",
    bad: """
      # file: decks/extra.yaml
      # nothing yet
      """,
    good: "# file: notes.txt\nnothing")
}
