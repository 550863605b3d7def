import CurriculumRuntime

extension ReportFormat {
  /// A Code Quality report, which GitLab shows in a merge request.
  ///
  /// Source: GitLab, "Code Quality report format", https://docs.gitlab.com/ci/testing/code_quality/.
  package static let gitlab = ReportFormat(
    "gitlab", "a Code Quality report, which GitLab shows in a merge request; lines only"
  ) { report, output in
    var placer = FindingPlacer(report, unit: .characters)
    var json = CanonicalJSON()
    json.array { json in
      for reference in report.chosen() {
        let placed = placer.placed(reference)
        json.object { json in
          json.member("check_name", placed.finding.rule)
          json.member("description", placed.finding.fullText)
          json.member("fingerprint", placer.fingerprint(reference).text)
          json.key("location")
          writeLocation(placed, to: &json)
          json.member("severity", severityName(placed.finding.severity))
        }
        output.write(&json)
      }
    }
    output.write(&json)
    output.write("\n")
  }
}

/// The file and its lines; GitLab wants a line for every finding, so a whole curriculum is its manifest's first.
private func writeLocation(_ placed: PlacedFinding, to json: inout CanonicalJSON) {
  json.object { json in
    json.key("lines")
    json.object { json in
      json.key("begin")
      json.integer(placed.place?.start.line ?? 1)
      json.key("end")
      json.integer(placed.place?.lastLine ?? 1)
    }
    json.member("path", placed.path)
  }
}

/// GitLab knows info, minor, major, critical and blocker.
private func severityName(_ severity: Severity) -> String {
  switch severity {
  case .error: "major"
  case .warning: "minor"
  case .info: "info"
  }
}
