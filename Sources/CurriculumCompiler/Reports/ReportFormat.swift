/// A way to write findings, under the name that the user types.
package struct ReportFormat: Sendable {
  /// The name: `sarif`.
  package let name: String
  /// What it is for, in a few words.
  package let summary: String
  /// True when people read it at a terminal; the others are for programs and go to standard output alone.
  package let isForPeople: Bool
  /// Writes a report.
  package let render: @Sendable (Report, inout ReportOutput) -> Void

  /// A format with its words and its function.
  package init(
    _ name: String, _ summary: String, isForPeople: Bool = false,
    render: @escaping @Sendable (Report, inout ReportOutput) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.isForPeople = isForPeople
    self.render = render
  }

  /// Every format; the first is what curricc writes when none is named.
  package static let all: [ReportFormat] = [
    .human, .json, .sarif, .github, .gitlab, .junit, .checkstyle, .rdjson, .markdown,
  ]

  /// The format with a name, or nil.
  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }

  /// The whole report as one text.
  package func text(_ report: Report) -> String {
    var output = ReportOutput()
    render(report, &output)
    return output.text
  }
}
