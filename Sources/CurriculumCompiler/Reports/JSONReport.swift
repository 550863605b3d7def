import CurriculumRuntime

/// Findings for programs; schemas/diagnostics.schema.json is the format.
package struct JSONReport {
  /// Version of the format.
  package static let version = 1

  private let report: Report
  private var places: PlaceFinder

  /// A report as JSON.
  package init(_ report: Report) {
    self.report = report
    places = PlaceFinder(report.sources)
  }

  /// The JSON, one object, ending with a line break.
  package mutating func render() -> String {
    // The places are found in order before the JSON is built, so that columns are counted on.
    let located = report.findings.map { ($0, $0.span.map { place($0) }, $0.labels.map { place($0.span) }) }
    var json = CanonicalJSON()
    json.object { json in
      json.key("findings")
      json.array { json in
        for (finding, place, labels) in located { write(finding, place, labels, to: &json) }
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
    return json.text + "\n"
  }

  private struct Place {
    let path: String
    let span: SourceSpan
    let start: LineTable.Position
    let end: LineTable.Position
  }

  private mutating func place(_ span: SourceSpan) -> Place {
    let start = places.position(span.file, span.lower)
    let end = places.position(span.file, span.upper)
    return Place(path: report.path(of: span), span: span, start: start, end: end)
  }

  private func write(_ finding: Diagnostic, _ place: Place?, _ labels: [Place], to json: inout CanonicalJSON)
  {
    json.object { json in
      if let fix = finding.fix {
        json.key("fix")
        write(fix, to: &json)
      }
      json.member("help", finding.help)
      json.key("labels")
      json.array { json in
        for (label, place) in zip(finding.labels, labels) {
          json.object { json in
            json.key("location")
            write(place, to: &json)
            json.member("message", label.message)
          }
        }
      }
      if let place {
        json.key("location")
        write(place, to: &json)
      }
      json.member("message", finding.message)
      json.key("notes")
      json.strings(finding.notes)
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
    }
  }

  private func write(_ place: Place, to json: inout CanonicalJSON) {
    json.object { json in
      json.key("end")
      write(place.end, offset: place.span.upper, to: &json)
      json.member("path", place.path)
      json.key("start")
      write(place.start, offset: place.span.lower, to: &json)
    }
  }

  private func write(_ position: LineTable.Position, offset: UInt32, to json: inout CanonicalJSON) {
    json.object { json in
      json.key("column")
      json.integer(position.column)
      json.key("line")
      json.integer(position.line)
      json.key("offset")
      json.integer(Int(offset))
    }
  }

  private func write(_ fix: Fix, to json: inout CanonicalJSON) {
    json.object { json in
      json.key("edits")
      json.array { json in
        for edit in fix.edits {
          json.object { json in
            json.key("end")
            json.integer(Int(edit.span.upper))
            json.member("path", report.path(of: edit.span))
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
