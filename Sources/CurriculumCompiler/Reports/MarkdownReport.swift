extension ReportFormat {
  /// A table in GitHub's Markdown, for a comment on a pull request.
  package static let markdown = ReportFormat(
    "markdown", "a table for a comment on a pull request, the worst first; lines only"
  ) { report, output in
    output.write("**curricc**: \(report.summary)\n")
    let references = report.chosenWorstFirst(usualLimit: 100)
    guard !references.isEmpty else { return }
    output.write("\n| | where | what is wrong | what to do | rule |\n| --- | --- | --- | --- | --- |\n")
    var placer = FindingPlacer(report, unit: .characters)
    var written = 0
    var size = 0
    for reference in references {
      let row = tableRow(placer.placed(reference))
      size += row.utf8.count
      guard size <= commentSize else { break }
      output.write(row)
      written += 1
    }
    if written < report.shownCount { output.write("\n… and \(report.shownCount - written) more\n") }
  }
}

/// GitHub takes comments of 65,536 characters; this many bytes leave room for what stands round the table.
private let commentSize = 60_000

private func tableRow(_ placed: PlacedFinding) -> String {
  let finding = placed.finding
  let place = placed.place.map { ":\($0.start.line)" } ?? ""
  let name = finding.severity == .info ? "remark" : finding.severity.rawValue
  let cells = [
    name, markdownCell(placed.path + place), markdownCell(finding.message), markdownCell(finding.help ?? ""),
    "[\(finding.rule)](\(RulePages.address)\(finding.rule))",
  ]
  return "| " + cells.joined(separator: " | ") + " |\n"
}

/// A text as it stands, in a cell of a table: no mark-up, no link, no mention of a user, no line break.
///
/// Source: GitHub Flavored Markdown 0.29, sections 4.10 (tables), 6.1 (backslash escapes) and 6.9 (autolinks).
func markdownCell(_ text: String) -> String {
  var result = ""
  for character in text.prefix(longestCell) {
    if character == "\r\n" {
      result += " "
      continue
    }
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: result += " "
      // Direction overrides would turn the rest of the cell round.
      case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: result += "\u{FFFD}"
      // A user would be told of it, or another issue would show it; only a break within the word prevents that.
      case 0x40, 0x23: result += "\\\(scalar)\u{2060}"
      case 0x00...0x7F where markup.contains(scalar): result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
  // Addresses become links without any mark-up.
  result = result.replacing("://", with: ":\u{2060}//").replacing("www.", with: "www\u{2060}.")
  return text.count > longestCell ? result + "…" : result
}

/// Characters of a text that are shown at most.
private let longestCell = 400
private let markup = "\\&*_<>[]|`~!$".unicodeScalars
