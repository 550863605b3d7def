import CurriculumRuntime

extension ReportFormat {
  /// All that is known of each finding; schemas/diagnostics.schema.json is the format.
  package static let json = ReportFormat(
    "json", "everything, for your own programs; columns count characters"
  ) {
    report, output in
    var json = JSONReport(report)
    json.render(to: &output)
  }
}

/// Findings for programs; schemas/diagnostics.schema.json is the format.
package struct JSONReport {
  /// Version of the format.
  package static let version = 1

  private let report: Report
  private var placer: FindingPlacer

  /// A report as JSON.
  package init(_ report: Report) {
    self.report = report
    placer = FindingPlacer(report, unit: .characters)
  }

  /// The JSON, one object, ending with a line break.
  package mutating func render() -> String {
    var output = ReportOutput()
    render(to: &output)
    return output.text
  }

  /// Writes the JSON, one object, ending with a line break.
  package mutating func render(to output: inout ReportOutput) {
    var json = CanonicalJSON()
    json.object { json in
      json.key("findings")
      json.array { json in
        for reference in report.chosen() {
          write(reference, to: &json)
          output.write(&json)
        }
      }
      json.key("summary")
      json.object { json in
        for (name, severity) in [("errors", Severity.error), ("infos", .info), ("warnings", .warning)] {
          json.key(name)
          json.integer(report.count(severity))
        }
      }
      json.key("version")
      json.integer(Self.version)
    }
    output.write(&json)
    output.write("\n")
  }

  private mutating func write(_ reference: FindingReference, to json: inout CanonicalJSON) {
    let finding = report.finding(reference)
    let section = reference.section
    json.object { json in
      if finding.span == nil { json.member("curriculum", report.sections[section].paths.folder) }
      json.key("fingerprint")
      json.string(placer.fingerprint(reference).text)
      if let fix = finding.fix {
        json.key("fix")
        write(fix, section, to: &json)
      }
      json.member("help", finding.help)
      json.key("labels")
      json.array { json in
        for label in finding.labels {
          json.object { json in
            json.key("location")
            write(label.span, section, to: &json)
            json.member("message", label.message)
          }
        }
      }
      if let span = finding.span {
        json.key("location")
        write(span, section, to: &json)
      }
      json.member("message", finding.message)
      json.key("notes")
      json.strings(finding.notes)
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
    }
  }

  private mutating func write(_ span: SourceSpan, _ section: Int, to json: inout CanonicalJSON) {
    let place = placer.place(span, in: section)
    json.object { json in
      json.key("end")
      Self.write(place.end, offset: span.upper, to: &json)
      json.member("path", report.sections[section].path(of: span.file))
      json.key("start")
      Self.write(place.start, offset: span.lower, to: &json)
    }
  }

  private static func write(_ position: LineTable.Position, offset: UInt32, to json: inout CanonicalJSON) {
    json.object { json in
      json.key("column")
      json.integer(position.column)
      json.key("line")
      json.integer(position.line)
      json.key("offset")
      json.integer(Int(offset))
    }
  }

  private func write(_ fix: Fix, _ section: Int, to json: inout CanonicalJSON) {
    json.object { json in
      json.key("edits")
      json.array { json in
        for edit in fix.edits {
          json.object { json in
            json.key("end")
            json.integer(Int(edit.span.upper))
            json.member("path", report.sections[section].path(of: edit.span.file))
            json.member("replacement", edit.replacement)
            json.key("start")
            json.integer(Int(edit.span.lower))
          }
        }
      }
      json.member("safety", fix.safety.rawValue)
      json.member("title", fix.title)
    }
  }
}
