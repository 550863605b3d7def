/// Findings for people: what is wrong, the line with the place underlined, and what to do.
package struct TextReport {
  private let report: Report
  private let style: TerminalStyle
  private let limit: Int
  private var places: PlaceFinder

  /// A report for a terminal or a file.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - usesColour: Whether the terminal shows colour.
  ///   - limit: How many findings are printed at most; 0 for all.
  package init(_ report: Report, usesColour: Bool, limit: Int = 100) {
    self.report = report
    style = TerminalStyle(usesColour: usesColour)
    self.limit = limit
    places = PlaceFinder(report.sources)
  }

  /// The whole report, which ends with a line break unless there are no findings.
  package mutating func render() -> String {
    var findings = report.findings
    var left = 0
    if limit > 0, findings.count > limit {
      left = findings.count - limit
      // Errors are never hidden behind a flood of lesser findings.
      let bySeverity = [Severity.error, .warning, .info].flatMap { severity in
        findings.filter { $0.severity == severity }
      }
      findings = Array(bySeverity.prefix(limit))
    }
    var text = ""
    for finding in findings {
      text += render(finding)
      text += "\n"
    }
    if left > 0 { text += "… and \(left) more; '--limit 0' shows all\n" }
    return text
  }

  private mutating func render(_ finding: Diagnostic) -> String {
    let name = finding.severity == .info ? "remark" : finding.severity.rawValue
    var text =
      style.severity(name, finding.severity) + style.bold("[\(finding.rule)]: \(finding.message)") + "\n"
    let numbers = ([finding.span].compactMap { $0 } + finding.labels.map(\.span)).map {
      places.table($0.file).line(at: Int($0.lower))
    }
    let width = "\(numbers.max() ?? 1)".count
    var shownFile: SourceFile.ID?
    if let span = finding.span {
      text += gutter(width, "-->") + " \(place(span))\n" + snippet(span, width, marker: "^", message: nil)
      shownFile = span.file
    }
    for label in finding.labels {
      if label.span.file != shownFile { text += gutter(width, ":::") + " \(place(label.span))\n" }
      text += snippet(label.span, width, marker: "-", message: label.message)
      shownFile = label.span.file
    }
    for note in finding.notes { text += gutter(width, " =") + " note: \(note)\n" }
    if let help = finding.help { text += gutter(width, " =") + " " + style.help("help") + ": \(help)\n" }
    return text
  }

  private mutating func place(_ span: SourceSpan) -> String {
    let position = places.position(span.file, span.lower)
    return "\(report.path(of: span)):\(position.line):\(position.column)"
  }

  private func gutter(_ width: Int, _ sign: String) -> String {
    String(repeating: " ", count: width) + style.gutter(sign)
  }

  /// The source line with the place marked below it.
  private mutating func snippet(_ span: SourceSpan, _ width: Int, marker: String, message: String?) -> String
  {
    let table = places.table(span.file)
    let number = table.line(at: Int(span.lower))
    let excerpt = LineExcerpt(table, line: number, lower: Int(span.lower), upper: Int(span.upper))
    let label = String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
    let marks = String(repeating: marker, count: max(1, excerpt.markWidth)) + (excerpt.goesOn ? "…" : "")
    var text = gutter(width + 1, "|") + "\n"
    text += style.gutter(label) + " " + style.gutter("|") + " " + excerpt.text + "\n"
    text += gutter(width + 1, "|") + " " + String(repeating: " ", count: excerpt.markStart)
    text +=
      (marker == "^" ? style.mark(marks) : style.gutter(marks)) + (message.map { " " + $0 } ?? "") + "\n"
    // Terminals that reorder right-to-left text move it away from its marks, so it is named as well.
    if excerpt.isRightToLeft, marker == "^" {
      text +=
        gutter(width, " =") + " here: '\(table.text(Int(span.lower), Int(span.upper)).shortened(to: 60))'\n"
    }
    return text
  }
}

/// The part of a source line that a snippet shows, with tabs expanded, and where its marks go.
struct LineExcerpt {
  /// What is shown.
  let text: String
  /// Columns before the marks.
  let markStart: Int
  /// Columns of the marks; 0 for a place between two characters.
  let markWidth: Int
  /// True when the span goes on in the next lines.
  let goesOn: Bool
  /// True when the line has letters that a terminal may reorder.
  let isRightToLeft: Bool

  /// The excerpt of a 1-based line for a span in UTF-8 offsets; a long line is cut round the span.
  init(_ table: LineTable, line: Int, lower: Int, upper: Int) {
    let lineStart = table.start(ofLine: line)
    let lineEnd = table.end(ofLine: line)
    let low = min(max(lower, lineStart), lineEnd)
    let high = min(max(upper, low), lineEnd)
    let start = low - lineStart > 160 ? low - 80 : lineStart
    let end = lineEnd - high > 160 ? high + 80 : lineEnd
    let markEnd = min(high, low + 400)
    let isCut = markEnd < high
    // A cut may fall inside a character; what is left of it is dropped.
    let before = Self.expanded((start > lineStart ? "…" : "") + Self.clean(table.text(start, low)))
    let shown = isCut ? Self.clean(table.text(low, markEnd)) : table.text(low, markEnd)
    let marked = Self.expanded(shown, from: displayWidth(before))
    let rest = isCut ? "…" : Self.clean(table.text(high, end)) + (end < lineEnd ? "…" : "")
    let after = Self.expanded(rest, from: displayWidth(before) + displayWidth(marked))
    text = before + marked + after
    markStart = displayWidth(before)
    markWidth = displayWidth(marked)
    goesOn = isCut || upper > lineEnd + 1
    isRightToLeft = CurriculumCompiler.isRightToLeft(text)
  }

  private static func clean(_ text: String) -> String { text.filter { $0 != "\u{FFFD}" } }

  /// The text with each tab as spaces up to the next multiple of four columns, and control characters shown.
  private static func expanded(_ text: String, from column: Int = 0) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    var result = ""
    var width = column
    for character in text {
      if character == "\t" {
        let spaces = 4 - width % 4
        result += String(repeating: " ", count: spaces)
        width += spaces
      } else if let scalar = character.unicodeScalars.first, scalar.value < 0x20 || scalar.value == 0x7F {
        result += "\u{FFFD}"
        width += 1
      } else {
        result.append(character)
        width += displayWidth(character)
      }
    }
    return result
  }
}

/// Colours of a terminal, or none.
struct TerminalStyle {
  let usesColour: Bool

  func bold(_ text: String) -> String { paint(text, "1") }
  func gutter(_ text: String) -> String { paint(text, "34") }
  func mark(_ text: String) -> String { paint(text, "1;31") }
  func help(_ text: String) -> String { paint(text, "1;36") }

  func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: paint(text, "1;31")
    case .warning: paint(text, "1;33")
    case .info: paint(text, "1;36")
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    usesColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
