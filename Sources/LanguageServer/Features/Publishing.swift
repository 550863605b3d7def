package import CurriculumCompiler

/// Telling clients what was found.
extension ServerSession {
  /// Findings of a file at most; more are no help to anyone.
  static let mostFindings = 1000

  /// The next check that takes long, to be done on any thread; nil when everything is settled.
  package func nextCheck() -> PendingCheck? {
    guard state == .running else { return nil }
    for index in curricula.indices {
      let check = curricula[index].session.nextCheck(around: curricula[index].latestPath)
      if let check { return PendingCheck(folder: curricula[index].folder, check: check) }
      // What was known already may have come into force.
      publish(index)
    }
    return nil
  }

  /// The check that chooses wrong answers for what was edited last; nil when that is done, or other checks come first.
  package func nextChoice() -> PendingCheck? {
    guard state == .running else { return nil }
    for index in curricula.indices {
      guard let path = curricula[index].latestPath else { continue }
      let check = curricula[index].session.nextChoice(around: path)
      if let check { return PendingCheck(folder: curricula[index].folder, check: check) }
    }
    return nil
  }

  /// Takes what came of a check.
  ///
  /// - Returns: What is to be sent.
  package func accept(_ result: CheckedPart, of pending: PendingCheck) -> [JSONValue] {
    if let index = curricula.firstIndex(where: { $0.folder == pending.folder }),
      curricula[index].session.accept(result, of: pending.check)
    {
      publish(index)
    }
    return takeOutbox()
  }

  /// What has been found without being asked for.
  package func takeFindings() -> [JSONValue] { takeOutbox() }

  /// Tells what is found in the files of which something else may be found than before.
  ///
  /// - Parameter always: A file of which it is told though nothing has changed, since its text has.
  func publish(_ index: Int, always: String? = nil) {
    var paths = curricula[index].session.takeChanged()
    // Whether the manifest's allowances allow anything depends on all files.
    paths.insert("curriculum.yaml")
    if let always { paths.insert(always) }
    for path in paths.sorted() {
      let findings = findings(in: path, of: curricula[index])
      let known = curricula[index].published[path]
      guard path == always || findings != known ?? [] else { continue }
      curricula[index].published[path] = findings.isEmpty ? nil : findings
      let address = address(of: path, in: curricula[index])
      let lines = curricula[index].session.source(path).map { TextLines($0.bytes) }
      send(
        findings.prefix(Self.mostFindings).map { value($0, in: curricula[index], lines) }, of: address,
        version: documents[address]?.version)
    }
  }

  /// The findings of a file; the manifest's have those of the whole, too.
  private func findings(in path: String, of curriculum: OpenCurriculum) -> [Diagnostic] {
    let findings = curriculum.session.findings(in: path)
    return path == "curriculum.yaml" ? curriculum.session.generalFindings + findings : findings
  }

  /// Tells what is wrong with a document that is in no curriculum: whether it can be read.
  func publishAlone(_ document: OpenDocument) {
    let source = SourceFile(path: document.path ?? document.address, bytes: document.lines.bytes)
    var found = Diagnostics()
    _ = parseYAML(source, file: SourceFile.ID(0), limits: compiler.limits, &found)
    let values = found.sorted.map { finding -> JSONValue in
      value(finding, range: range(finding, in: document.lines), related: [])
    }
    send(values, of: document.address, version: document.version)
  }

  /// Sends the findings of a file.
  func send(_ findings: [JSONValue], of address: String, version: Int?) {
    let params: JSONValue = ["uri": .string(address), "diagnostics": .array(findings)]
    outbox.append(
      .notification("textDocument/publishDiagnostics", params.with("version", version.map { .integer($0) })))
  }

  /// The address of a file as the client writes it, or as it would.
  func address(of path: String, in curriculum: OpenCurriculum) -> String {
    let outer = curriculum.outer(path)
    let usual = FileAddress.address(outer)
    if documents[usual] != nil { return usual }
    return documents.values.first { $0.path == outer }?.address ?? usual
  }

  /// The lines of a file that a span lies in.
  func lines(of span: SourceSpan, in curriculum: OpenCurriculum) -> TextLines {
    TextLines(curriculum.session.source(of: span).bytes)
  }

  /// A finding as the protocol writes it.
  ///
  /// - Parameter lines: The lines of its file, where they are known.
  func value(
    _ finding: Diagnostic, in curriculum: OpenCurriculum, _ lines: TextLines? = nil
  ) -> JSONValue {
    guard let span = finding.span else {
      return value(finding, range: TextLines([]).range(0..<0, encoding), related: [])
    }
    let lines = lines ?? self.lines(of: span, in: curriculum)
    let related = finding.labels.map { label -> JSONValue in
      let isHere = label.span.file == span.file
      let source = curriculum.session.source(of: label.span)
      let place = (isHere ? lines : TextLines(source.bytes)).range(label.span, encoding)
      return [
        "location": ["uri": .string(address(of: source.path, in: curriculum)), "range": place],
        "message": .string(label.message),
      ]
    }
    return value(finding, range: range(finding, in: lines), related: related)
  }

  private func range(_ finding: Diagnostic, in lines: TextLines) -> JSONValue {
    guard let span = finding.span else { return lines.range(0..<0, encoding) }
    return lines.range(span, encoding)
  }

  private func value(_ finding: Diagnostic, range: JSONValue, related: [JSONValue]) -> JSONValue {
    let severity =
      switch finding.severity {
      case .error: 1
      case .warning: 2
      case .info: 3
      }
    let message = ([finding.message] + finding.notes + [finding.help].compactMap(\.self))
      .joined(separator: "\n")
    let value: JSONValue = [
      "range": range, "severity": .integer(severity), "code": .string(finding.rule), "source": "curricc",
      "message": .string(message),
    ]
    return value.with("relatedInformation", related.isEmpty ? nil : .array(related))
  }
}

/// A check that a session handed out.
package struct PendingCheck: Sendable {
  let folder: String
  let check: PartCheck

  /// Does it, on any thread.
  ///
  /// - Returns: nil when it was cancelled.
  package func run(isCancelled: (@Sendable () -> Bool)? = nil) -> CheckedPart? {
    check.run(isCancelled: isCancelled)
  }
}
