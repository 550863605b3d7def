import CurriculumRuntime

/// A bundle's figures as one HTML page that needs nothing else and runs nothing.
package struct StatisticsPage: Sendable {
  private let statistics: BundleStatistics

  /// A page of figures.
  package init(_ statistics: BundleStatistics) { self.statistics = statistics }

  /// The whole page, without tables that have no rows.
  package func render() -> String {
    let info = statistics.info
    let title = "\(info.curriculumName) \(info.contentVersion)"
    let shown = statistics.tables.filter { !$0.rows.isEmpty }
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1 dir="auto">\(Self.escaped(title))</h1>

      """
    if let base = statistics.base {
      text +=
        "<p>Changes are those since <span dir=\"auto\">\(Self.escaped(base.curriculumName))</span> \(Self.escaped(base.contentVersion)).</p>\n"
    }
    text += "<nav aria-label=\"Tables\"><ul>\n"
    for form in shown.map(\.form) { text += "<li><a href=\"#\(form.name)\">\(form.title)</a></li>\n" }
    text += "</ul></nav>\n"
    for table in shown { text += section(table) }
    return text + "</body>\n</html>\n"
  }

  private func section(_ table: StatisticsTable) -> String {
    let form = table.form
    var text = "<section aria-labelledby=\"\(form.name)\">\n<h2 id=\"\(form.name)\">\(form.title)</h2>\n"
    if !table.notes.isEmpty {
      let notes = table.notes.map { "<li dir=\"auto\">\(Self.escaped($0))</li>" }.joined(separator: "\n")
      text += "<ul class=\"notes\">\n\(notes)\n</ul>\n"
    }
    text +=
      "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-labelledby=\"\(form.name)\"><table>\n<thead><tr>"
    for label in form.labels { text += "<th scope=\"col\">\(label.heading)</th>" }
    for measure in form.measures { text += "<th scope=\"col\" class=\"figure\">\(measure.heading)</th>" }
    text += "<td></td></tr></thead>\n<tbody>\n"
    let largest = table.rows.compactMap { $0.figures[0] }.max() ?? 0
    for row in table.rows { text += line(row, of: form, largest: largest) }
    return text + "</tbody>\n</table></div>\n</section>\n"
  }

  private func line(
    _ row: StatisticsTable.Row, of form: StatisticsTable.Form, largest: Int
  ) -> String {
    var text = "<tr>"
    for (index, label) in row.labels.enumerated() {
      let (name, scope) = index == 0 ? ("th", " scope=\"row\"") : ("td", "")
      text += "<\(name)\(scope) dir=\"auto\">\(Self.escaped(label))</\(name)>"
    }
    for (figure, change) in zip(row.figures, row.changes) {
      text += "<td class=\"figure\">\(figure.map(String.init) ?? "–")\(Self.shown(change))</td>"
    }
    let name = row.labels.joined(separator: ", ") + ": \(row.figures[0] ?? 0) \(form.measures[0].heading)"
    return text + "<td>\(Self.bar(row.figures[0] ?? 0, of: largest, name))</td></tr>\n"
  }

  private static func shown(_ change: Int?) -> String {
    guard let change, change != 0 else { return "" }
    return change > 0 ? " <ins>+\(change)</ins>" : " <del>−\(change.magnitude)</del>"
  }

  /// A bar as long as its share of the largest, in whole pixels.
  private static func bar(_ figure: Int, of largest: Int, _ name: String) -> String {
    let length = largest > 0 ? Int(saturating: (Double(figure) / Double(largest) * 160).rounded()) : 0
    return "<svg role=\"img\" width=\"160\" height=\"12\" viewBox=\"0 0 160 12\">"
      + "<title>\(escaped(name))</title><rect class=\"bar\" width=\"\(length)\" height=\"12\"/></svg>"
  }

  private static func escaped(_ text: String) -> String { XMLText.escaped(text) }

  private static let style = """
    :root { color-scheme: light dark; --line: #8886; --bar: #2f6db5; --more: #1b6e3c; --less: #b3261e; }
    @media (prefers-color-scheme: dark) { :root { --bar: #7fb2ec; --more: #81c784; --less: #ff8a80; } }
    body { font: 1rem/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
    nav ul { columns: 16rem; padding-left: 1.2rem; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; }
    th, td { padding: .15rem .6rem; text-align: start; border-bottom: 1px solid var(--line); vertical-align: middle; }
    tbody th { font-weight: normal; }
    .figure { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .notes { border-inline-start: .25rem solid var(--bar); padding: .2rem 0 .2rem 1.6rem; }
    .bar { fill: var(--bar); }
    ins { color: var(--more); text-decoration: none; } del { color: var(--less); text-decoration: none; }
    svg { display: block; }
    """
}
