extension ReportFormat {
  /// Workflow commands, which GitHub turns into notes beside the lines of a pull request.
  package static let github = ReportFormat(
    "github",
    "notes beside the lines of a pull request, written by a GitHub workflow; columns count UTF-16 units"
  ) { report, output in
    var placer = FindingPlacer(report, unit: .utf16)
    // GitHub shows ten errors, ten warnings and ten notices of a step.
    for reference in report.chosenWorstFirst() {
      output.write(workflowCommand(placer.placed(reference)) + "\n")
    }
  }
}

/// The command for one finding: `::error file=a.yaml,line=1::message`.
///
/// Source: "Workflow commands for GitHub Actions"; columns are taken for places in one line only
/// (actions/runner, ActionCommandManager.cs, ValidateLinesAndColumns).
private func workflowCommand(_ placed: PlacedFinding) -> String {
  var properties: [(name: String, value: String)] = []
  if let place = placed.place {
    properties += [("file", placed.path), ("line", "\(place.start.line)"), ("endLine", "\(place.lastLine)")]
    if place.start.line == place.end.line {
      properties += [("col", "\(place.start.column)"), ("endColumn", "\(place.end.column)")]
    }
  }
  properties.append(("title", placed.finding.rule))
  let list = properties.map { "\($0.name)=\(escapedProperty($0.value))" }.joined(separator: ",")
  let command =
    switch placed.finding.severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  return "::\(command) \(list)::\(escapedData(placed.finding.fullText))"
}

/// Source: actions/toolkit, packages/core/src/command.ts, escapeData.
private func escapedData(_ text: String) -> String { escaped(text) { [0x25, 0x0D, 0x0A].contains($0) } }

/// Source: actions/toolkit, packages/core/src/command.ts, escapeProperty.
private func escapedProperty(_ text: String) -> String {
  escaped(text) { [0x25, 0x0D, 0x0A, 0x3A, 0x2C].contains($0) }
}

/// Writes bytes as `%` and two digits; by bytes, since CR and LF together are one character.
private func escaped(_ text: String, _ isEscaped: (UInt8) -> Bool) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if isEscaped(byte) {
      let digits = String(byte, radix: 16, uppercase: true)
      bytes += Array(("%" + (digits.count == 1 ? "0" : "") + digits).utf8)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
