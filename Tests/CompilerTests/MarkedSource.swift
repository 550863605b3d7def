import CurriculumCompiler

/// A source with places to point at: each `⟦…⟧` in the text is one, in the order they begin.
struct MarkedSource {
  /// The source without the marks.
  let source: SourceFile
  /// The places, in UTF-8 offsets.
  let spans: [(lower: Int, upper: Int)]

  /// The source of a text with marks.
  init(_ path: String, _ text: String) {
    var bytes: [UInt8] = []
    var spans: [(lower: Int, upper: Int)] = []
    var open: [Int] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "⟦":
        open.append(spans.count)
        spans.append((bytes.count, bytes.count))
      case "⟧":
        if let index = open.popLast() { spans[index].upper = bytes.count }
      default: bytes += Array(String(scalar).utf8)
      }
    }
    source = SourceFile(path: path, bytes: bytes)
    self.spans = spans
  }
}
