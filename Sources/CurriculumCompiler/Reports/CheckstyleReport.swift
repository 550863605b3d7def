extension ReportFormat {
  /// The XML of Checkstyle, which Jenkins and many other tools read.
  ///
  /// Source: Checkstyle, XMLLogger; columns count from 1.
  package static let checkstyle = ReportFormat(
    "checkstyle", "Checkstyle's XML, for Jenkins and others; columns count UTF-16 units"
  ) { report, output in
    var placer = FindingPlacer(report, unit: .utf16)
    output.write(XMLText.declaration + "<checkstyle version=\"10.0\">\n")
    for (path, references) in report.byFile(report.chosen()) {
      output.write("  " + XMLText.tag("file", ["name": path]) + "\n")
      for reference in references {
        output.write("    " + errorElement(placer.placed(reference)) + "\n")
      }
      output.write("  </file>\n")
    }
    output.write("</checkstyle>\n")
  }
}

private func errorElement(_ placed: PlacedFinding) -> String {
  let finding = placed.finding
  guard let place = placed.place else {
    return XMLText.tag(
      "error",
      ["severity": finding.severity.rawValue, "message": finding.fullText, "source": finding.rule],
      isEmpty: true)
  }
  return XMLText.tag(
    "error",
    [
      "line": "\(place.start.line)", "column": "\(place.start.column)",
      "severity": finding.severity.rawValue, "message": finding.fullText, "source": finding.rule,
    ], isEmpty: true)
}

extension Report {
  /// Findings that follow each other in one file, with the file's path from the working folder.
  func byFile(_ references: [FindingReference]) -> [(path: String, references: ArraySlice<FindingReference>)]
  {
    var groups: [(path: String, references: ArraySlice<FindingReference>)] = []
    var start = 0
    while start < references.count {
      let file = finding(references[start]).span?.file
      let section = sections[references[start].section]
      var end = start + 1
      while end < references.count, references[end].section == references[start].section,
        finding(references[end]).span?.file == file
      {
        end += 1
      }
      let path = file.map { section.path(of: $0) } ?? section.manifestPath
      groups.append((workingPath(path), references[start..<end]))
      start = end
    }
    return groups
  }
}
