import PDFText

/// Schemes that say each part again with its capital letter before they answer it: "A. Define deindustrialization. (1 point)".
///
/// Source: scoring guidelines of the College Board's Advanced Placement examinations.
extension MarkSchemeReader {
  /// A question with such parts below it, which letters name elsewhere only where they are options; as it is without them.
  func partedAtCapitals(_ node: QuestionNode) -> QuestionNode {
    guard node.children.isEmpty else { return node }
    var parted = node
    parted.lines = []
    for line in node.lines {
      if line.skipped == 0, let part = order(line.line, letter: parted.children.count + 1) {
        var child = QuestionNode(path: node.path + [part])
        child.lines = [(line.line, document.labels[line.line]?.wordCount ?? 1)]
        child.run = node.run
        parted.children.append(child)
      } else if let last = parted.children.indices.last {
        parted.children[last].lines.append(line)
      } else {
        parted.lines.append(line)
      }
    }
    return parted.children.count > 1 ? parted : node
  }

  /// The label of a line whose letter comes next and that tells to do something.
  private func order(_ line: Int, letter: Int) -> LabelPart? {
    guard let label = document.labels[line], label.parts.count == 1, label.parts[0].isUpper,
      label.parts[0].style != .bare, label.parts[0].letter == letter
    else { return nil }
    let words = document.lines[line].words.dropFirst(label.wordCount)
    guard words.count > 1, let first = words.first, Asking.isOrder(first.text) else { return nil }
    var part = label.parts[0]
    part.text = "(\(part.text.trimmedOfPunctuation))"
    return part
  }
}
