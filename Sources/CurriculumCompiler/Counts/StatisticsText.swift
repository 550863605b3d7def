import CurriculumRuntime

/// A bundle's figures as tables for a terminal, at most 100 columns wide.
package struct StatisticsText: Sendable {
  private static let width = 100
  /// What a column of labels is not cut below.
  private static let leastLabelWidth = 8

  private let statistics: BundleStatistics

  /// The text of figures.
  package init(_ statistics: BundleStatistics) { self.statistics = statistics }

  /// The whole text, without tables that have no rows.
  package func render() -> String {
    var lines = [Self.head(statistics)]
    for table in statistics.tables where !table.rows.isEmpty {
      lines += ["", table.form.title] + Self.lines(table)
      lines += table.notes.flatMap { Self.wrapped("! " + $0.printable) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func head(_ statistics: BundleStatistics) -> String {
    let info = statistics.info
    let since = statistics.base.map { ", since \($0.curriculumName) \($0.contentVersion)" } ?? ""
    return "\(info.curriculumName) \(info.contentVersion)\(since)".printable
  }

  private static func lines(_ table: StatisticsTable) -> [String] {
    let form = table.form
    let figures = table.rows.map { row in zip(row.figures, row.changes).map { shown($0.0, $0.1) } }
    var cells = [(form.labels + form.measures).map(\.heading)]
    cells += zip(table.rows, figures).map { row, figures in row.labels.map(\.printable) + figures }
    var widths = cells[0].indices.map { column in cells.map { columns($0[column]) }.max() ?? 0 }
    let labels = form.labels.count
    while widths.reduce(0, +) + 2 * widths.count > width,
      let widest = widths[..<labels].indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > leastLabelWidth
    {
      widths[widest] -= 1
    }
    return cells.map { row in
      let line = row.enumerated().map { column, cell in
        let text = shortened(cell, to: widths[column])
        let space = String(repeating: " ", count: max(0, widths[column] - columns(text)))
        return column < labels ? text + space : space + text
      }.joined(separator: "  ")
      return "  " + line.trimmingTrailingSpaces
    }
  }

  /// A figure with its change, where it has changed.
  private static func shown(_ figure: Int?, _ change: Int?) -> String {
    guard let figure else { return "–" }
    guard let change, change != 0 else { return String(figure) }
    return "\(figure) (\(change > 0 ? "+" : "−")\(change.magnitude))"
  }

  private static func columns(_ text: String) -> Int { text.reduce(0) { $0 + displayWidth($1) } }

  private static func shortened(_ text: String, to width: Int) -> String {
    guard columns(text) > width else { return text }
    var result = ""
    var used = 1
    for character in text {
      used += displayWidth(character)
      guard used <= width else { break }
      result.append(character)
    }
    return result + "…"
  }

  /// A text broken between words, so that it fits.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = " "
    for word in text.split(separator: " ") {
      if columns(line) + 1 + columns(String(word)) > width {
        lines.append(line)
        line = "   "
      }
      line += " " + word
    }
    return lines + [line]
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}
