import CurriculumRuntime

extension ReportFormat {
  /// The format of reviewdog, which comments on pull requests of many hosts and offers the fixes as suggestions.
  ///
  /// Source: reviewdog, proto/rdf/reviewdog.proto, DiagnosticResult.
  package static let rdjson = ReportFormat(
    "rdjson", "reviewdog's format, with fixes as suggestions; columns count bytes of UTF-8"
  ) { report, output in
    var placer = FindingPlacer(report, unit: .bytes)
    var json = CanonicalJSON()
    json.object { json in
      json.key("diagnostics")
      json.array { json in
        for reference in report.chosen() {
          write(reference, of: report, &placer, to: &json)
          output.write(&json)
        }
      }
      json.key("source")
      json.object { json in
        json.member("name", "curricc")
        json.member("url", "https://curricc.dev/")
      }
    }
    output.write(&json)
    output.write("\n")
  }
}

private func write(
  _ reference: FindingReference, of report: Report, _ placer: inout FindingPlacer,
  to json: inout CanonicalJSON
) {
  let placed = placer.placed(reference)
  let finding = placed.finding
  let section = report.sections[reference.section]
  json.object { json in
    json.key("code")
    json.object { json in
      json.member("url", RulePages.address + finding.rule)
      json.member("value", finding.rule)
    }
    json.key("location")
    writeLocation(placed.path, placed.place, to: &json)
    json.member("message", finding.fullText)
    if !finding.labels.isEmpty {
      json.key("related_locations")
      json.array { json in
        for label in finding.labels {
          let path = report.workingPath(section.path(of: label.span.file))
          json.object { json in
            json.key("location")
            writeLocation(path, placer.place(label.span, in: reference.section), to: &json)
            json.member("message", label.message)
          }
        }
      }
    }
    json.member("severity", finding.severity.rawValue.uppercased())
    if let suggestion = finding.fix.flatMap({ Suggestion($0, in: section.sources) }) {
      json.key("suggestions")
      json.array { json in
        json.object { json in
          json.key("range")
          writeRange(placer.place(suggestion.span, in: reference.section), to: &json)
          json.member("text", suggestion.text)
        }
      }
    }
  }
}

/// A fix as one replacement: reviewdog takes several suggestions for several ways to mend a finding.
private struct Suggestion {
  let span: SourceSpan
  let text: String

  init?(_ fix: Fix, in sources: [SourceFile]) {
    guard let first = fix.edits.first, let last = fix.edits.last else { return nil }
    let source = sources[Int(first.span.file.index)]
    var bytes: [UInt8] = []
    var position = Int(first.span.lower)
    for edit in fix.edits {
      bytes += source.bytes[position..<Int(edit.span.lower)]
      bytes += Array(edit.replacement.utf8)
      position = Int(edit.span.upper)
    }
    span = SourceSpan(first.span.file, Int(first.span.lower), Int(last.span.upper))
    text = String(decoding: bytes, as: UTF8.self)
  }
}

private func writeLocation(_ path: String, _ place: Place?, to json: inout CanonicalJSON) {
  json.object { json in
    json.member("path", path)
    if let place {
      json.key("range")
      writeRange(place, to: &json)
    }
  }
}

/// A range whose end is behind its last byte.
private func writeRange(_ place: Place, to json: inout CanonicalJSON) {
  json.object { json in
    for (key, position) in [("end", place.end), ("start", place.start)] {
      json.key(key)
      json.object { json in
        json.key("column")
        json.integer(position.column)
        json.key("line")
        json.integer(position.line)
      }
    }
  }
}
