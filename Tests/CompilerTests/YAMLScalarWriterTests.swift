import CurriculumCompiler
import CurriculumTestSupport
import Testing

@Suite struct YAMLScalarWriterTests {
  /// Characters that YAML gives a meaning, and characters that join with the one before them.
  private static let alphabet: [Unicode.Scalar] = [
    "a", "b", "Z", "0", "9", " ", " ", "\t", "\n", "\r", ":", "#", "-", "?", "[", "]", "{", "}", ",", "&",
    "*", "!",
    "|", ">", "'", "\"", "%", "@", "`", "\\", "/", "~", "=", "<", ".", "_", "é", "ñ", "語", "🇲", "🇽", "😀", "م",
    "\u{301}", "\u{308}", "\u{20DD}", "\u{200D}", "\u{FE0F}", "\u{A0}", "\u{AD}", "\u{85}", "\u{2028}",
    "\u{2029}",
    "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{7F}", "\u{80}", "\u{1}", "\u{1B}", "\u{202E}", "\u{E000}",
    "\u{10FFFF}",
  ]

  /// Texts that were once written wrong, or could be.
  static let known = [
    "", " ", "a", "a ", " a", "a: b", "a :b", "a:", ":a", "a #b", "#a", "a#b", "- a", "-", "--- a", "---",
    "...", "?",
    "? a", "no", "~", "1.10", "a, b", "[a]", "{a}", "'a'", "\"a\"", "a\"b", "it's", "%a", "@a", "`a`", "!a",
    "&a",
    "*a", "|", ">", "=", "<<", "a\nb", "a\n", "\n", "a\r\nb", "a\rb", "\ta", "a\t", "a\tb", "a\\b", "\\",
    "a \u{301}b",
    "a #\u{301}b", "a: \u{301}b", "#\u{301}a", "[\u{301}a", "a,\u{301}b", "a :\u{301} b", "a\u{85}b",
    "a\u{2028}b",
    "\u{FEFF}a", "a\u{FEFF}b", "a\u{7F}b", "a\u{FFFE}b", "\u{A0}a", "a\u{A0}", "日本語", "😀", "🇲🇽", "العربية",
  ]

  /// What a scalar is read as where files hold one: in a block mapping, a flow list and a flow mapping.
  private func read(_ scalar: String) -> [String] {
    ["key: \(scalar)\nnext: x\n", "[\(scalar), x]\n", "{key: \(scalar), next: x}\n", "- \(scalar)\n- x\n"].map
    { yaml in
      var diagnostics = Diagnostics()
      let source = SourceFile(path: "a.yaml", text: yaml)
      let (tree, isComplete) = parseYAML(source, file: SourceFile.ID(0), &diagnostics)
      guard isComplete, let root = tree.root, tree.kind(root) != .scalar else {
        return "cannot be read: \(diagnostics.all.map(\.message))"
      }
      let children = Array(tree.children(root))
      let isMapping = tree.kind(root) == .mapping
      guard children.count == (isMapping ? 4 : 2) else { return "became \(children.count) nodes" }
      let value = children[isMapping ? 1 : 0]
      return tree.kind(value) == .scalar ? tree.text(value) : "is no scalar"
    }
  }

  /// What went wrong with a text, or nil.
  private func fault(_ text: String) -> String? {
    let scalar = YAMLScalarWriter.plainOrQuoted(text)
    let wrong = read(scalar).first { !$0.unicodeScalars.elementsEqual(text.unicodeScalars) }
    return wrong.map { "\(shown(text)) was written as \(shown(scalar)) and read as \(shown($0))" }
  }

  /// The text with every character but plain ASCII as its number.
  private func shown(_ text: String) -> String {
    text.unicodeScalars.map { 0x20..<0x7F ~= $0.value ? String($0) : "<\(String($0.value, radix: 16))>" }
      .joined()
  }

  @Test(arguments: known)
  func aTextReadsBackAsItself(text: String) {
    let fault = fault(text)
    #expect(fault == nil)
  }

  @Test(arguments: 1...40)
  func aRandomTextReadsBackAsItself(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var faults: [String] = []
    for _ in 0..<50 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        text.append(Self.alphabet.randomElement(using: &random) ?? "a")
      }
      if let fault = fault(String(text)) { faults.append(fault) }
    }
    let shortest = faults.min { $0.count < $1.count }
    #expect(shortest == nil, "seed \(seed), \(faults.count) of 50 texts")
  }

  @Test(arguments: known)
  func aQuotedTextReadsBackAsItself(text: String) {
    let back = read(YAMLScalarWriter.quoted(text))
    #expect(back.allSatisfy { $0.unicodeScalars.elementsEqual(text.unicodeScalars) }, "\(back)")
  }
}
