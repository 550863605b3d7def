import CurriculumCompiler
import CurriculumRuntime

/// What the compiler found, for the page: the worst findings with their lines and the items that they are about.
struct FindingsDocument {
  /// Findings that the page is given at most; the rest is counted.
  static let most = 3000

  private let findings: [Diagnostic]
  private let sources: [SourceFile]
  private let places: ItemPlaces
  /// Lines and columns, by file, worked out once.
  private var tables: [SourceFile.ID: LineTable] = [:]

  /// What a compilation found.
  init(_ compilation: Compilation, _ places: ItemPlaces) {
    findings = compilation.diagnostics.sorted
    sources = compilation.sources
    self.places = places
  }

  /// The document.
  mutating func json() -> String {
    var document = MemberList()
    document.add("errors", number: findings.count { $0.severity == .error })
    document.add("infos", number: findings.count { $0.severity == .info })
    document.add("warnings", number: findings.count { $0.severity == .warning })
    let worst = findings.enumerated().sorted { left, right in
      left.element.severity == right.element.severity
        ? left.offset < right.offset : left.element.severity > right.element.severity
    }
    document.add("omitted", number: max(0, findings.count - Self.most))
    document.add("findings", list: worst.prefix(Self.most).map { members(of: $0.element) })
    return document.json
  }

  private mutating func members(of finding: Diagnostic) -> MemberList {
    var members = MemberList()
    members.add("rule", text: finding.rule)
    members.add("severity", text: finding.severity.rawValue)
    members.add("message", text: finding.message)
    members.add("help", text: finding.help)
    members.add("fix", text: finding.fix?.title)
    if !finding.notes.isEmpty {
      var notes = CanonicalJSON()
      notes.strings(finding.notes)
      members.add("notes", json: notes.text)
    }
    guard let span = finding.span else { return members }
    let source = sources[Int(span.file.index)]
    let table = tables[span.file] ?? LineTable(source)
    tables[span.file] = table
    let position = table.position(at: Int(span.lower))
    members.add("path", text: source.path)
    members.add("line", number: position.line)
    members.add("column", number: position.column)
    let start = table.start(ofLine: position.line)
    members.add("excerpt", text: String(table.text(start, table.end(ofLine: position.line)).prefix(400)))
    if let item = places.item(at: span, table) {
      members.add("item", number: item.identity.number)
      members.add("item_key", text: item.identity.key)
      members.add("owner", number: item.owner.number)
      members.add("owner_kind", text: item.owner.kind.rawValue)
    }
    return members
  }
}
