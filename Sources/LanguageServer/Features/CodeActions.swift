import CurriculumCompiler

/// Quick fixes of findings, and allowing them.
extension ServerSession {
  func codeActions(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try openDocument(params)
    guard let range = document.lines.offsets(of: params["range"], encoding) else {
      throw ResponseError(.invalidParams, "'range' has a start and an end behind it")
    }
    guard let (curriculum, path) = home(of: document) else { return [] }
    let kinds = params["context"]?["only"]?.array?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      kinds?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    let findings = curriculum.session.findings(in: path)
    var actions: [JSONValue] = []
    if isWanted("quickfix") {
      let here = findings.filter { finding in
        guard let span = finding.span else { return false }
        return Int(span.lower) <= range.upperBound && range.lowerBound <= Int(span.upper)
      }
      actions += here.compactMap { quickFix($0, document, curriculum) }
      actions += here.compactMap { allowance($0, document, curriculum) }
    }
    // All of a file's fixes are offered to those who ask for them: on saving, or by name.
    if kinds != nil, isWanted("source.fixAll.curricc"), let all = fixAll(findings, document, curriculum) {
      actions.append(all)
    }
    return .array(actions)
  }

  private func quickFix(
    _ finding: Diagnostic, _ document: OpenDocument, _ curriculum: OpenCurriculum
  ) -> JSONValue? {
    guard let fix = finding.fix, !fix.edits.isEmpty, canApply(finding, document) else { return nil }
    let edits = fix.edits.map { edit -> JSONValue in
      ["range": document.lines.range(edit.span, encoding), "newText": .string(edit.replacement)]
    }
    return [
      "title": .string(fix.title), "kind": "quickfix", "isPreferred": .boolean(fix.safety == .safe),
      "diagnostics": [value(finding, in: curriculum, document.lines)],
      "edit": ["changes": [document.address: .array(edits)]],
    ]
  }

  /// True when the edits of a finding fit the text and leave it readable.
  private func canApply(_ finding: Diagnostic, _ document: OpenDocument) -> Bool {
    guard let file = finding.span?.file, let fix = finding.fix, fix.edits.allSatisfy({ $0.span.file == file })
    else { return false }
    return !mended([finding], document).applied.isEmpty
  }

  private func mended(_ findings: [Diagnostic], _ document: OpenDocument) -> FixApplier.Outcome {
    // One source stands for all: the fixes are of one file, whatever its place is.
    let moved = findings.compactMap { $0.inOnlyFile }
    let source = SourceFile(path: document.address, bytes: document.lines.bytes)
    return FixApplier.apply(moved, to: [source]) { _, _ in true }
  }

  private func fixAll(
    _ findings: [Diagnostic], _ document: OpenDocument, _ curriculum: OpenCurriculum
  ) -> JSONValue? {
    let safe = findings.filter { $0.fix?.safety == .safe }
    guard let changed = mended(safe, document).changed.first else { return nil }
    let all = document.lines.range(0..<document.lines.bytes.count, encoding)
    let text = String(decoding: changed.bytes, as: UTF8.self)
    return [
      "title": "Apply all safe fixes", "kind": "source.fixAll.curricc",
      "edit": ["changes": [document.address: [["range": all, "newText": .string(text)]]]],
    ]
  }

  /// A comment above the line that allows a finding; the reason is the author's to write.
  private func allowance(
    _ finding: Diagnostic, _ document: OpenDocument, _ curriculum: OpenCurriculum
  ) -> JSONValue? {
    guard let span = finding.span, isAllowable(finding) else { return nil }
    let lines = document.lines
    let start = lines.range(ofLine: lines.line(at: Int(span.lower))).lowerBound
    let indentation = lines.bytes[start...].prefix { $0 == 0x20 }
    let comment = "# curricc: allow \(finding.rule) because it is meant\n"
    let text = String(decoding: indentation, as: UTF8.self) + comment
    var bytes = lines.bytes
    bytes.insert(contentsOf: text.utf8, at: start)
    // Within a text of several lines it would be text.
    guard isComment(start + indentation.count, in: bytes) else { return nil }
    return [
      "title": "Allow \(finding.rule) here", "kind": "quickfix",
      "diagnostics": [value(finding, in: curriculum, lines)],
      "edit": [
        "changes": [
          document.address: [["range": lines.range(start..<start, encoding), "newText": .string(text)]]
        ]
      ],
    ]
  }

  private func isComment(_ hash: Int, in bytes: [UInt8]) -> Bool {
    var found = Diagnostics()
    let source = SourceFile(path: "", bytes: bytes)
    let (tree, isComplete) = parseYAML(source, file: SourceFile.ID(0), limits: compiler.limits, &found)
    return isComplete
      && !tree.nodes.contains { $0.kind == .scalar && Int($0.lower) <= hash && hash < Int($0.upper) }
  }
}

extension Diagnostic {
  /// The finding as one of the only file there is.
  fileprivate var inOnlyFile: Diagnostic? {
    guard let fix else { return nil }
    let file = SourceFile.ID(0)
    func moved(_ span: SourceSpan) -> SourceSpan { SourceSpan(file, Int(span.lower), Int(span.upper)) }
    let edits = fix.edits.map { Edit(moved($0.span), $0.replacement, original: $0.original) }
    guard fix.edits.allSatisfy(\.span.isExact) else { return nil }
    return Diagnostic(
      rule: rule, severity: severity, message: message, span: span.map(moved), labels: [], notes: [],
      help: nil, fix: Fix(fix.title, edits, safety: fix.safety))
  }
}
