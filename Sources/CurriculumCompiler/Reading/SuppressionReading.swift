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
    let hash = comment.range.lowerBound
    while node < tree.nodes.endIndex,
      tree.nodes[node].kind != .scalar || tree.nodes[node].upper <= hash
    {
      node += 1
    }
    let isText = node < tree.nodes.endIndex && isWithin(tree.nodes[node], hash, source)
    if !isText, let found = reader.read(comment) { suppressions.append(found) }
  }
  diagnostics.append(reader.diagnostics)
  return suppressions
}

/// True for a '#' that is a character of a scalar's text; beside the mark of a block text it is none.
private func isWithin(_ node: YAMLTree.Node, _ hash: Int, _ source: SourceFile) -> Bool {
  let lower = Int(node.lower)
  guard lower < hash else { return false }
  guard node.style == .literal || node.style == .folded else { return true }
  return source.bytes[lower..<hash].contains { $0 == 0x0A || $0 == 0x0D }
}

/// A comment that means curricc.
private struct MarkedComment {
  /// From the `#` to the end of the line.
  let range: Range<Int>
  /// UTF-8 offset behind `curricc:`.
  let content: Int
  /// False for one that is nearly written as it should be: `# Curricc: Allow …`.
  let isExact: Bool
}

private let mark = Array("curricc".utf8)

/// The places that look like `# curricc: …`, and those like `# Curricc allow …`.
private func markedComments(_ source: SourceFile) -> [MarkedComment] {
  let bytes = source.bytes
  var comments: [MarkedComment] = []
  var position = bytes.startIndex
  while let hash = bytes[position...].firstIndex(of: 0x23) {
    position = skipSpace(bytes, hash + 1)
    let name = bytes[position...].prefix(mark.count)
    guard name.elementsEqual(mark, by: { $0 | 0x20 == $1 }) else { continue }
    let colon = skipSpace(bytes, name.endIndex)
    let hasColon = colon < bytes.endIndex && bytes[colon] == 0x3A
    let content = hasColon ? colon + 1 : name.endIndex
    let isExact = hasColon && colon == name.endIndex && name.elementsEqual(mark)
    guard isExact || bytes[skipSpace(bytes, content)...].saysAllow, content > name.endIndex || colon > content
    else { continue }
    let end = bytes[position...].firstIndex(of: 0x0A) ?? bytes.endIndex
    comments.append(MarkedComment(range: hash..<end, content: content, isExact: isExact))
    position = end
  }
  return comments
}

private func skipSpace(_ bytes: [UInt8], _ start: Int) -> Int {
  var position = start
  while position < bytes.endIndex, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
  return position
}

extension ArraySlice<UInt8> {
  /// True when it begins with "allow", in capitals or not.
  fileprivate var saysAllow: Bool { prefix(5).elementsEqual("allow".utf8) { $0 | 0x20 == $1 } }
}

private struct SuppressionReader {
  let source: SourceFile
  let file: SourceFile.ID
  var diagnostics = Diagnostics()

  private static let form = "write '# curricc: allow RULE because …', or 'allow-file' for the whole file"

  mutating func read(_ comment: MarkedComment) -> Suppression? {
    var words = Words(source.bytes[comment.range], from: comment.content)
    let span = SourceSpan(file, comment.range.lowerBound, words.end)
    guard comment.isExact else {
      diagnostics.report(
        .allowanceForm, "the comment is not written as one that allows something", at: span, help: Self.form)
      return nil
    }
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
    let covered = order.text == "allow-file" ? 0..<UInt32(source.bytes.count + 1) : line(of: comment.range)
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
