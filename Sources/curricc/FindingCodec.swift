import CurriculumCompiler

/// Findings as bytes, with files named by their places in a list.
struct FindingCodec {
  /// The files, by their places.
  let files: [SourceFile.ID]

  /// Findings as bytes; nil when one lies in another file.
  func encode(_ findings: [Diagnostic]) -> [UInt8]? {
    let places = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
    var isOurs = true
    var writer = ByteWriter()
    func add(_ span: SourceSpan) {
      guard let place = places[span.file] else {
        isOurs = false
        return
      }
      writer.add(place)
      writer.add(Int(span.lower))
      writer.add(Int(span.upper))
    }
    writer.add(findings.count)
    for finding in findings {
      writer.add(finding.rule)
      writer.add(byte: UInt8(Severity.allCases.firstIndex(of: finding.severity) ?? 0))
      writer.add(finding.message)
      writer.add(byte: finding.span == nil ? 0 : 1)
      if let span = finding.span { add(span) }
      writer.add(finding.labels.count)
      for label in finding.labels {
        add(label.span)
        writer.add(label.message)
      }
      writer.add(finding.notes.count)
      for note in finding.notes { writer.add(note) }
      writer.add(finding.help)
      writer.add(byte: finding.fix == nil ? 0 : 1)
      guard let fix = finding.fix else { continue }
      writer.add(fix.title)
      writer.add(fix.safety.rawValue)
      writer.add(fix.edits.count)
      for edit in fix.edits {
        add(edit.span)
        writer.add(edit.replacement)
        writer.add(edit.original)
      }
    }
    return isOurs ? writer.bytes : nil
  }

  /// Findings from bytes; nil when they are none.
  func decode(_ bytes: ArraySlice<UInt8>) -> [Diagnostic]? {
    var reader = ByteReader(bytes)
    let findings = reader.list { finding(&$0) }
    return reader.isAtEnd ? findings : nil
  }

  private func span(_ reader: inout ByteReader) -> SourceSpan? {
    guard let place = reader.number(), files.indices.contains(place), let lower = reader.number(),
      let upper = reader.number(), lower >= 0, lower <= upper, upper < 1 << 27
    else { return nil }
    return SourceSpan(files[place], lower, upper)
  }

  private func finding(_ reader: inout ByteReader) -> Diagnostic? {
    guard let rule = reader.text(), let severity = reader.byte(), severity < Severity.allCases.count,
      let message = reader.text(), let hasSpan = reader.byte()
    else { return nil }
    let span = hasSpan == 0 ? nil : span(&reader)
    let labels = reader.list { reader in
      self.span(&reader).flatMap { span in reader.text().map { Label(span, $0) } }
    }
    guard (span == nil) == (hasSpan == 0), let labels, let notes = reader.list({ $0.text() }),
      let help = reader.optionalText(), let hasFix = reader.byte()
    else { return nil }
    let fix = hasFix == 0 ? nil : fix(&reader)
    guard (fix == nil) == (hasFix == 0) else { return nil }
    return Diagnostic(
      rule: rule, severity: Severity.allCases[Int(severity)], message: message, span: span, labels: labels,
      notes: notes, help: help, fix: fix)
  }

  private func fix(_ reader: inout ByteReader) -> Fix? {
    guard let title = reader.text(), let safety = reader.text().flatMap(Fix.Safety.init),
      let edits = reader.list({ edit(&$0) })
    else { return nil }
    return Fix(title, edits, safety: safety)
  }

  private func edit(_ reader: inout ByteReader) -> Edit? {
    guard let span = span(&reader), let replacement = reader.text(), let original = reader.optionalText()
    else { return nil }
    return Edit(span, replacement, original: original)
  }
}
