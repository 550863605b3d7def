extension ReportFormat {
  /// For people at a terminal: each finding with its line and the place underlined.
  package static let human = ReportFormat("human", "for people, at a terminal", isForPeople: true) {
    report, output in
    var text = TextReport(report, usesColour: report.options.usesColour, limit: report.options.limit ?? 100)
    text.render(to: &output)
    if !report.isEmpty { output.write(report.summary + "\n") }
  }
}

/// Findings for people: what is wrong, the line with the place underlined, and what to do.
package struct TextReport {
  private let report: Report
  private let style: TerminalStyle
  private var finders: [PlaceFinder]

  /// A report for a terminal or a file.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - usesColour: Whether the terminal shows colour.
  ///   - limit: How many findings are printed at most; 0 for all.
  package init(_ report: Report, usesColour: Bool, limit: Int = 100) {
    var report = report
    report.options.limit = limit
    self.report = report
    style = TerminalStyle(usesColour: usesColour)
    finders = report.sections.map { PlaceFinder($0.sources) }
  }

  /// The whole report, which ends with a line break unless there are no findings.
  package mutating func render() -> String {
    var output = ReportOutput()
    render(to: &output)
    return output.text
  }

  /// Writes the report, which ends with a line break unless there are no findings.
  mutating func render(to output: inout ReportOutput) {
    let total = report.shownCount
    var references = report.chosen()
    let left = total - references.count
    // Errors are never hidden behind a flood of lesser findings.
    if left > 0 { references = report.chosenWorstFirst() }
    for reference in references { output.write(render(reference) + "\n") }
    if left > 0 { output.write("… and \(left) more; '--limit 0' shows all\n") }
  }

  private mutating func render(_ reference: FindingReference) -> String {
    let finding = report.finding(reference)
    let name = finding.severity == .info ? "remark" : finding.severity.rawValue
    var text = style.severity(name, finding.severity)
    text += style.bold("[\(finding.rule)]: \(finding.message.printable)") + "\n"
    let snippets = snippets(finding, in: reference.section)
    let width = "\(snippets.map(\.line).max() ?? 1)".count
    var shownFile: SourceFile.ID?
    for (index, snippet) in snippets.enumerated() {
      if index == 0 || snippet.file != shownFile {
        let sign = index == 0 && finding.span != nil ? "-->" : ":::"
        text += gutter(width, sign) + " \(place(snippet.marks[0].span, in: reference.section))\n"
      }
      text += render(snippet, width, in: reference.section)
      shownFile = snippet.file
    }
    for note in finding.notes { text += gutter(width, " =") + " note: \(note.printable)\n" }
    if let help = finding.help {
      text += gutter(width, " =") + " " + style.help("help") + ": \(help.printable)\n"
    }
    return text
  }

  private mutating func place(_ span: SourceSpan, in section: Int) -> String {
    let position = finders[section].position(span.file, span.lower)
    return "\(report.sections[section].path(of: span.file).printable):\(position.line):\(position.column)"
  }

  private func gutter(_ width: Int, _ sign: String) -> String {
    String(repeating: " ", count: width) + style.gutter(sign)
  }
}

/// A source line of a finding, and the places that are marked below it.
private struct Snippet {
  let file: SourceFile.ID
  let line: Int
  let excerpt: LineExcerpt
  /// The first is what the line is cut round, if it is long.
  var marks: [(span: SourceSpan, message: String?)]
}

extension TextReport {
  /// The lines that a finding shows, its own first; places on one line are marked on it together if all fit.
  private mutating func snippets(_ finding: Diagnostic, in section: Int) -> [Snippet] {
    var snippets: [Snippet] = []
    let places =
      [finding.span].compactMap { $0 }.map { ($0, nil) }
      + finding.labels.map { ($0.span, Optional($0.message)) }
    for (span, message) in places {
      let table = finders[section].table(span.file)
      let line = table.line(at: Int(span.lower))
      let known = snippets.firstIndex { $0.file == span.file && $0.line == line && $0.excerpt.shows(span) }
      if let known {
        snippets[known].marks.append((span, message))
      } else {
        let excerpt = LineExcerpt(table, line: line, round: span)
        snippets.append(Snippet(file: span.file, line: line, excerpt: excerpt, marks: [(span, message)]))
      }
    }
    return snippets
  }

  /// The source line with its places marked below it.
  private mutating func render(_ snippet: Snippet, _ width: Int, in section: Int) -> String {
    let number = String(repeating: " ", count: max(0, width - "\(snippet.line)".count)) + "\(snippet.line)"
    var text = gutter(width + 1, "|") + "\n"
    text += style.gutter(number) + " " + style.gutter("|") + " " + snippet.excerpt.text + "\n"
    for row in rows(snippet) { text += gutter(width + 1, "|") + " " + row + "\n" }
    // Terminals that reorder right-to-left text move it away from its marks, so it is named as well.
    if snippet.excerpt.isRightToLeft {
      for (span, message) in snippet.marks where message == nil {
        let marked = finders[section].table(span.file).text(Int(span.lower), Int(span.upper))
        text += gutter(width, " =") + " here: '\(marked.shortened(to: 60).printable)'\n"
      }
    }
    return text
  }

  /// The lines of marks: a mark shares the line of the one before it when it stands right of that and of no words.
  private func rows(_ snippet: Snippet) -> [String] {
    var rows: [(text: String, width: Int, isOpen: Bool)] = []
    for (span, message) in snippet.marks {
      let mark = snippet.excerpt.mark(span)
      let sign = message == nil ? "^" : "-"
      let signs = String(repeating: sign, count: max(1, mark.width)) + (mark.goesOn ? "…" : "")
      let painted =
        (message == nil ? style.mark(signs) : style.gutter(signs))
        + (message.map { " " + $0.printable } ?? "")
      let row = (painted, mark.start + signs.count, message == nil)
      if let last = rows.last, last.isOpen, mark.start > last.width {
        let gap = String(repeating: " ", count: mark.start - last.width)
        rows[rows.count - 1] = (last.text + gap + row.0, row.1, row.2)
      } else {
        rows.append((String(repeating: " ", count: mark.start) + row.0, row.1, row.2))
      }
    }
    return rows.map(\.text)
  }
}
