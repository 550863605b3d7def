/// A comment that allows findings: `# curricc: allow RULE because …`, on the line or on the line above.
package struct Suppression: Sendable {
  /// The rules or families that it names.
  package let rules: [Text]
  /// The bytes of the file whose findings it allows: a line, or the whole file.
  package let covered: Range<UInt32>
  /// The comment.
  package let span: SourceSpan
}

/// Finds the allowing comments of a file.
///
/// A `#` within a text is no comment, which the tree tells.
///
/// - Complexity: O(*n*) in the bytes of the file; a file without such comments costs one search for `#`.
func readSuppressions(
  _ source: SourceFile, _ tree: YAMLTree, _ diagnostics: inout Diagnostics
) -> [Suppression] {
  let comments = markedComments(source)
  guard !comments.isEmpty else { return [] }
  var reader = SuppressionReader(source: source, file: tree.file)
  var suppressions: [Suppression] = []
  // Nodes stand in the order of their places, and only scalars can hide a '#'.
  var node = tree.nodes.startIndex
  for comment in comments {
    while node < tree.nodes.endIndex,
      tree.nodes[node].kind != .scalar || tree.nodes[node].upper <= comment.lowerBound
    {
      node += 1
    }
    let isText = node < tree.nodes.endIndex && tree.nodes[node].lower < comment.lowerBound
    if !isText, let found = reader.read(comment) { suppressions.append(found) }
  }
  diagnostics.append(reader.diagnostics)
  return suppressions
}

private let mark = Array("curricc:".utf8)

/// The places that look like `# curricc: …`, from the `#` to the end of the line.
private func markedComments(_ source: SourceFile) -> [Range<Int>] {
  let bytes = source.bytes
  var comments: [Range<Int>] = []
  var position = bytes.startIndex
  while let hash = bytes[position...].firstIndex(of: 0x23) {
    position = hash + 1
    while position < bytes.endIndex, bytes[position] == 0x20 { position += 1 }
    guard bytes[position...].starts(with: mark) else { continue }
    let end = bytes[position...].firstIndex(of: 0x0A) ?? bytes.endIndex
    comments.append(hash..<end)
    position = end
  }
  return comments
}

private struct SuppressionReader {
  let source: SourceFile
  let file: SourceFile.ID
  var diagnostics = Diagnostics()

  private static let form = "write '# curricc: allow RULE because …', or 'allow-file' for the whole file"

  mutating func read(_ comment: Range<Int>) -> Suppression? {
    var words = Words(source.bytes[comment], from: comment.lowerBound)
    // '#' and 'curricc:' are there; they may be one word.
    while let word = words.next(), !word.text.hasSuffix("curricc:") {}
    let span = SourceSpan(file, comment.lowerBound, words.end)
    guard let order = words.next(), order.text == "allow" || order.text == "allow-file" else {
      diagnostics.report(.allowanceForm, "the comment does not say 'allow'", at: span, help: Self.form)
      return nil
    }
    var rules: [Text] = []
    var hasReason = false
    while let word = words.next() {
      if word.text == "because" {
        hasReason = words.next() != nil
        break
      }
      let name = word.text.hasSuffix(",") ? String(word.text.dropLast()) : word.text
      if name.isEmpty { continue }
      rules.append(Text(name, SourceSpan(file, word.lower, word.lower + name.utf8.count)))
    }
    guard !rules.isEmpty else {
      diagnostics.report(.allowanceForm, "the comment names no rule", at: span, help: Self.form)
      return nil
    }
    guard hasReason else {
      diagnostics.report(
        .allowanceForm, "the comment does not say why", at: span, help: "end it with 'because' and the reason"
      )
      return nil
    }
    let known = rules.filter { isKnown($0) }
    guard !known.isEmpty else { return nil }
    let covered = order.text == "allow-file" ? 0..<UInt32(source.bytes.count + 1) : line(of: comment)
    return Suppression(rules: known, covered: covered, span: span)
  }

  private mutating func isKnown(_ name: Text) -> Bool {
    if Rule.isNameOrFamily(name.string) { return true }
    let near = nearest(to: name.string, among: Rule.all.map(\.name))
    diagnostics.report(
      .unknownRule, "there is no rule '\(name.string)'", at: name.span,
      help: near.map { "did you mean '\($0)'?" } ?? "'curricc explain' lists the rules")
    return false
  }

  /// The line that a comment stands on, or the next one with content when the comment has a line of its own.
  private func line(of comment: Range<Int>) -> Range<UInt32> {
    let bytes = source.bytes
    var start = bytes[..<comment.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    if bytes[start..<comment.lowerBound].allSatisfy({ $0 == 0x20 }) {
      start = min(comment.upperBound + 1, bytes.count)
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
        let content = bytes[start..<end].first { $0 != 0x20 && $0 != 0x0D }
        if let content, content != 0x23 { break }
        start = min(end + 1, bytes.count)
      }
    }
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
    return UInt32(start)..<UInt32(end + 1)
  }

  /// The words of a comment with their places.
  private struct Words: IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    /// Behind the last byte that is no space.
    let end: Int

    init(_ bytes: ArraySlice<UInt8>, from start: Int) {
      self.bytes = bytes
      position = start
      end = (bytes.lastIndex { $0 > 0x20 } ?? start) + 1
    }

    mutating func next() -> (text: String, lower: Int)? {
      while position < end, bytes[position] <= 0x20 { position += 1 }
      guard position < end else { return nil }
      let start = position
      while position < end, bytes[position] > 0x20 { position += 1 }
      return (String(decoding: bytes[start..<position], as: UTF8.self), start)
    }
  }
}
