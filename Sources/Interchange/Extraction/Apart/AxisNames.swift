import PDFText

/// Names of axes in graphs to draw: "time" below each of several, far in from the edge, and nothing beside it.
///
/// They stand between the questions, and are no words of any.
enum AxisNames {
  private static let names: Set<String> = [
    "time", "distance", "position", "displacement", "velocity", "speed", "acceleration", "force", "mass",
    "zeit", "weg", "temps", "tiempo", "tempo",
  ]

  /// The lines without such names, where one comes again and again.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    var counts: [String: Int] = [:]
    for line in lines {
      guard let name = name(line) else { continue }
      counts[name, default: 0] += line.cells.count
    }
    let again = Set(counts.filter { $0.value > 1 }.keys)
    guard !again.isEmpty else { return lines }
    return lines.filter { name($0).map { !again.contains($0) } ?? true }
  }

  /// The name that all cells of a line are; nil for any other line.
  private static func name(_ line: TextLine) -> String? {
    guard line.box.left - line.columnLeft > 5_000, let first = line.cells.first?.text, names.contains(first),
      line.cells.allSatisfy({ $0.text == first })
    else { return nil }
    return first
  }
}
