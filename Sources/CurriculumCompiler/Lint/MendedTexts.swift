/// Texts of one file whose mending makes one finding: what is wrong with which of them.
struct MendedTexts {
  private var texts: [(text: Text, edit: Edit?)] = []

  /// How many texts are to be mended.
  var count: Int { texts.count }
  /// The place of the first.
  var span: SourceSpan? { texts.first?.text.span }

  /// Adds a text with what is to stand in its place.
  mutating func add(_ text: Text, _ mended: String, _ context: some RuleContext) {
    texts.append((text, context.replacement(of: text, by: mended)))
  }

  /// Some of the texts, for a note.
  var examples: String {
    texts.prefix(5).map { "'\($0.text.string.shortened(to: 40))'" }.joined(separator: ", ")
  }

  /// The mending of all texts whose layout allows it; nil where none does.
  func fix(_ title: String, safety: Fix.Safety = .safe) -> Fix? {
    let edits = texts.compactMap(\.edit).sorted { $0.span.lower < $1.span.lower }
    return edits.isEmpty ? nil : Fix(title, edits, safety: safety)
  }
}
