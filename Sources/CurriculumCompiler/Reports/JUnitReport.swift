extension ReportFormat {
  /// JUnit's XML, which most systems for continuous integration show as tests.
  ///
  /// Source: the JUnit XML that Jenkins and GitLab read, https://github.com/testmoapp/junitxml.
  package static let junit = ReportFormat(
    "junit", "JUnit's XML, for systems that show tests: a test for each finding"
  ) { report, output in
    var placer = FindingPlacer(report, unit: .characters)
    let references = report.chosen()
    let failures = references.count { report.isFailure($0) }
    output.write(XMLText.declaration)
    output.write(
      XMLText.tag(
        "testsuites",
        [
          "name": "curricc", "tests": "\(max(1, references.count))", "failures": "\(failures)",
          "errors": "0", "skipped": "\(references.count - failures)",
        ]) + "\n")
    for (path, references) in report.byFile(references) {
      writeSuite(path, references, of: report, &placer, to: &output)
    }
    // Some systems take a report without tests for one that is broken.
    if references.isEmpty { output.write(passedSuite) }
    output.write("</testsuites>\n")
  }
}

private let passedSuite = """
    <testsuite name="curricc" tests="1" failures="0" errors="0" skipped="0">
      <testcase name="no findings" classname="curricc"/>
    </testsuite>

  """

/// The findings of one file: those that make the command fail are failures, the others skipped tests.
private func writeSuite(
  _ path: String, _ references: ArraySlice<FindingReference>, of report: Report,
  _ placer: inout FindingPlacer,
  to output: inout ReportOutput
) {
  let failures = references.count { report.isFailure($0) }
  output.write(
    "  "
      + XMLText.tag(
        "testsuite",
        [
          "name": path, "tests": "\(references.count)", "failures": "\(failures)", "errors": "0",
          "skipped": "\(references.count - failures)",
        ]) + "\n")
  // Tests are known by their names, so those of one name are numbered.
  var seen: [String: Int] = [:]
  for reference in references {
    let placed = placer.placed(reference)
    let finding = placed.finding
    var name = "\(finding.rule): \(finding.message)"
    seen[name, default: 0] += 1
    if let count = seen[name], count > 1 { name += " (\(count))" }
    let line = "\(placed.place?.start.line ?? 1)"
    output.write(
      "    " + XMLText.tag("testcase", ["name": name, "classname": path, "file": path, "line": line]) + "\n")
    output.write("      " + outcome(placed, isFailure: report.isFailure(reference)) + "\n    </testcase>\n")
  }
  output.write("  </testsuite>\n")
}

private func outcome(_ placed: PlacedFinding, isFailure: Bool) -> String {
  let finding = placed.finding
  guard isFailure else { return XMLText.tag("skipped", ["message": finding.message], isEmpty: true) }
  let place = placed.place.map { ":\($0.start.line):\($0.start.column)" } ?? ""
  let lines = ["\(placed.path)\(place): \(finding.severity.rawValue) [\(finding.rule)]", finding.fullText]
  return XMLText.tag("failure", ["message": finding.message, "type": finding.severity.rawValue])
    + lines.map { XMLText.escaped($0) }.joined(separator: "\n") + "</failure>"
}

extension Report {
  /// True for a finding that makes the command fail.
  fileprivate func isFailure(_ reference: FindingReference) -> Bool {
    finding(reference).severity >= options.failing
  }
}
