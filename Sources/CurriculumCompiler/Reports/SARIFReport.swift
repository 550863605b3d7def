import CurriculumRuntime

extension ReportFormat {
  /// SARIF 2.1.0, for code scanning at GitHub and viewers in editors.
  package static let sarif = ReportFormat(
    "sarif", "SARIF 2.1.0, for code scanning and editors; columns count UTF-16 units"
  ) { report, output in
    var sarif = SARIFReport(report)
    sarif.render(to: &output)
  }
}

/// Findings as SARIF 2.1.0, with every rule described.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0 Plus Errata 01"; what GitHub wants
/// beyond it: "SARIF support for code scanning", https://docs.github.com/en/code-security/reference.
private struct SARIFReport {
  private let report: Report
  private var placer: FindingPlacer
  private let ruleIndices: [String: Int]
  /// The name of the folder that paths begin at; GitHub takes it for the root of the repository.
  private static let base = "%SRCROOT%"

  init(_ report: Report) {
    self.report = report
    // GitHub disregards columnKind, and what it knows best is CodeQL's output, which counts UTF-16 units.
    placer = FindingPlacer(report, unit: .utf16)
    ruleIndices = Dictionary(uniqueKeysWithValues: Rule.all.enumerated().map { ($1.name, $0) })
  }

  mutating func render(to output: inout ReportOutput) {
    var json = CanonicalJSON()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.key("runs")
      json.array { json in
        json.object { json in
          json.member("columnKind", "utf16CodeUnits")
          json.member("defaultEncoding", "UTF-8")
          json.key("newlineSequences")
          json.strings(["\r\n", "\n", "\r"])
          writeBase(to: &json)
          json.key("results")
          json.array { json in
            for reference in report.chosen() {
              writeResult(reference, to: &json)
              output.write(&json)
            }
          }
          writeTool(to: &json)
        }
      }
      json.member("version", "2.1.0")
    }
    output.write(&json)
    output.write("\n")
  }

  private func writeBase(to json: inout CanonicalJSON) {
    json.key("originalUriBaseIds")
    json.object { json in
      json.key(Self.base)
      json.object { json in
        json.key("description")
        Self.writeMessage("the folder that curricc was run in", to: &json)
        if !report.options.workingFolder.isEmpty {
          json.member("uri", "file://\(Self.encoded(report.options.workingFolder))/")
        }
      }
    }
  }

  private mutating func writeResult(_ reference: FindingReference, to json: inout CanonicalJSON) {
    let placed = placer.placed(reference)
    let finding = placed.finding
    let section = reference.section
    let labels = finding.labels.map { label in
      (label, path: path(of: label.span, section), place: placer.place(label.span, in: section))
    }
    json.object { json in
      if let fix = finding.fix {
        json.key("fixes")
        json.array { json in write(fix, section, to: &json) }
      }
      json.member("level", Self.level(finding.severity))
      json.key("locations")
      json.array { json in
        json.object { json in Self.writePhysical(placed.path, placed.place, to: &json) }
      }
      json.key("message")
      Self.writeMessage(finding.fullText, to: &json)
      json.key("partialFingerprints")
      json.object { json in json.member("curricc/v1", placer.fingerprint(reference).text) }
      if !labels.isEmpty {
        json.key("relatedLocations")
        json.array { json in
          for (index, (label, path, place)) in labels.enumerated() {
            json.object { json in
              json.key("id")
              json.integer(index + 1)
              json.key("message")
              Self.writeMessage(label.message, to: &json)
              Self.writePhysical(path, place, to: &json)
            }
          }
        }
      }
      json.member("ruleId", finding.rule)
      if let index = ruleIndices[finding.rule] {
        json.key("ruleIndex")
        json.integer(index)
      }
    }
  }

  private func path(of span: SourceSpan, _ section: Int) -> String {
    report.workingPath(report.sections[section].path(of: span.file))
  }

  private static func writePhysical(_ path: String, _ place: Place?, to json: inout CanonicalJSON) {
    json.key("physicalLocation")
    json.object { json in
      json.key("artifactLocation")
      writeArtifact(path, to: &json)
      json.key("region")
      if let place {
        writeRegion(place, to: &json)
      } else {
        // GitHub wants a line for every result.
        json.object { json in
          json.key("startLine")
          json.integer(1)
        }
      }
    }
  }

  private static func writeArtifact(_ path: String, to json: inout CanonicalJSON) {
    json.object { json in
      if path.hasPrefix("/") {
        json.member("uri", "file://" + encoded(path))
      } else {
        json.member("uri", encoded(path))
        json.member("uriBaseId", base)
      }
    }
  }

  private static func writeRegion(_ place: Place, to json: inout CanonicalJSON) {
    json.object { json in
      for (key, number) in [
        ("endColumn", place.end.column), ("endLine", place.end.line), ("startColumn", place.start.column),
        ("startLine", place.start.line),
      ] {
        json.key(key)
        json.integer(number)
      }
    }
  }

  private mutating func write(_ fix: Fix, _ section: Int, to json: inout CanonicalJSON) {
    guard let first = fix.edits.first else { return }
    let edits = fix.edits.map { edit in (edit, place: placer.place(edit.span, in: section)) }
    let source = report.sections[section].sources[Int(first.span.file.index)]
    json.object { json in
      json.key("artifactChanges")
      json.array { json in
        json.object { json in
          json.key("artifactLocation")
          Self.writeArtifact(path(of: first.span, section), to: &json)
          json.key("replacements")
          json.array { json in
            for (edit, place) in edits { Self.write(edit, place, in: source, to: &json) }
          }
        }
      }
      json.key("description")
      let caution = fix.safety == .unsafe ? " (look at it: it may change what is taught)" : ""
      Self.writeMessage(fix.title + caution, to: &json)
    }
  }

  private static func write(
    _ edit: Edit, _ place: Place, in source: SourceFile, to json: inout CanonicalJSON
  ) {
    json.object { json in
      json.key("deletedRegion")
      // Lines and columns know no byte order mark, so its bytes are named.
      let isMark =
        edit.span.lower < 3 && edit.replacement.isEmpty && source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
      if isMark {
        json.object { json in
          json.key("byteLength")
          json.integer(Int(edit.span.upper - edit.span.lower))
          json.key("byteOffset")
          json.integer(Int(edit.span.lower))
        }
      } else {
        writeRegion(place, to: &json)
      }
      // It may be left out when empty, but some readers do not survive that.
      json.key("insertedContent")
      json.object { json in json.member(isMark ? "binary" : "text", edit.replacement) }
    }
  }

  private func writeTool(to json: inout CanonicalJSON) {
    json.key("tool")
    json.object { json in
      json.key("driver")
      json.object { json in
        json.member("informationUri", "https://curricc.dev/")
        json.member("name", "curricc")
        json.key("rules")
        json.array { json in
          for rule in Rule.all { Self.write(rule, to: &json) }
        }
        if !report.options.toolVersion.isEmpty {
          json.member("semanticVersion", report.options.toolVersion)
        }
      }
    }
  }

  private static func write(_ rule: Rule, to json: inout CanonicalJSON) {
    json.object { json in
      json.key("defaultConfiguration")
      json.object { json in json.member("level", level(rule.severity)) }
      if !rule.aliases.isEmpty {
        json.key("deprecatedIds")
        json.strings(rule.aliases)
      }
      json.key("fullDescription")
      writeMessage(rule.summary + " " + rule.rationale, to: &json)
      json.key("help")
      writeMessage(help(rule), to: &json)
      json.member("helpUri", RulePages.address + rule.name)
      json.member("id", rule.name)
      json.key("properties")
      json.object { json in
        json.key("tags")
        json.strings([String(rule.family)])
      }
      json.key("shortDescription")
      writeMessage(rule.summary, to: &json)
    }
  }

  /// What to know about a rule, without its examples: viewers show this as running text.
  private static func help(_ rule: Rule) -> String {
    [
      rule.summary, rule.rationale, rule.fix.map { "Fix: \($0)" }, "Source: \(rule.source)",
      "Examples: \(RulePages.address)\(rule.name)",
    ].compactMap(\.self).joined(separator: "\n\n")
  }

  /// A message; braces are doubled, since they would begin a placeholder (SARIF 2.1.0, section 3.11.5).
  private static func writeMessage(_ text: String, to json: inout CanonicalJSON) {
    let hasBraces = text.utf8.contains { $0 == 0x7B || $0 == 0x7D }
    let written = hasBraces ? text.replacing("{", with: "{{").replacing("}", with: "}}") : text
    json.object { json in json.member("text", written) }
  }

  private static func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }

  /// A path as part of a URI: all but letters, digits and `-._~/` as `%` and two digits for each byte (RFC 3986).
  private static func encoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let character = Character(UnicodeScalar(byte))
      let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "-._~/".contains(character))
      result += isPlain ? String(character) : "%" + [byte].hexadecimal.uppercased()
    }
    return result
  }
}
