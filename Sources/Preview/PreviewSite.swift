package import CurriculumCompiler
package import CurriculumRuntime

/// All that the page shows of a curriculum at one moment, file by file.
///
/// What is asked for is made then, so that a large curriculum is there as soon as it is built.
package struct PreviewSite: Sendable {
  /// What was built last without errors; nil until something was.
  package let edition: PreviewEdition?
  /// What was found in the sources, as JSON; nil for a bundle alone.
  private let findings: String?
  /// Whether the sources have errors.
  package let hasErrors: Bool
  /// Whether the edition is what the sources say now.
  private let isCurrent: Bool
  /// Which state of the sources this is, counted from 1.
  package let number: Int
  /// Whether the page is to wait for the next one.
  private let isLive: Bool

  /// A bundle as it is.
  package init(_ edition: PreviewEdition, number: Int, isLive: Bool) {
    self.init(edition, findings: nil, hasErrors: false, isCurrent: true, number, isLive)
  }

  /// A curriculum's folder as it was compiled, with the last edition that could be built.
  ///
  /// - Parameter isCurrent: Whether that is an edition of these sources.
  package init(
    _ edition: PreviewEdition?, isCurrent: Bool, _ compilation: Compilation, _ places: ItemPlaces,
    number: Int,
    isLive: Bool
  ) {
    var document = FindingsDocument(compilation, places)
    self.init(
      edition, findings: document.json(), hasErrors: compilation.completed == nil, isCurrent: isCurrent,
      number, isLive)
  }

  private init(
    _ edition: PreviewEdition?, findings: String?, hasErrors: Bool, isCurrent: Bool, _ number: Int,
    _ isLive: Bool
  ) {
    self.edition = edition
    self.findings = findings
    self.hasErrors = hasErrors
    self.isCurrent = isCurrent
    self.number = number
    self.isLive = isLive
  }

  /// The JSON of a name such as `lesson-12`; nil for what there is not.
  ///
  /// - Throws: `BundleError` when the bundle cannot be read.
  package func document(_ name: String) throws(BundleError) -> String? {
    switch name {
    case "state": return state
    case "findings": return findings
    case "changes": return edition?.changes
    default: break
    }
    guard let edition else { return nil }
    if name == "index" { return try IndexDocument(edition).json() }
    if name == "coverage" { return try CoverageDocument(edition).json() }
    let parts = name.split(separator: "-")
    guard parts.count == 2, let kind = UnitDocuments.Kind(rawValue: String(parts[0])),
      let number = Int64(parts[1]), String(number) == parts[1]
    else { return nil }
    return try UnitDocuments(edition).json(kind, number)
  }

  /// The names of all documents.
  ///
  /// - Throws: `BundleError` when the bundle cannot be read.
  package func documentNames() throws(BundleError) -> [String] {
    var names = ["state"]
    if findings != nil { names.append("findings") }
    guard let edition else { return names }
    if edition.changes != nil { names.append("changes") }
    names += ["index", "coverage"]
    for kind in UnitDocuments.Kind.allCases {
      let table = kind.table
      let numbers = try edition.reader.values("SELECT \(table.key) FROM \(table.name) ORDER BY 1", [])
      names += numbers.compactMap { $0[0].integer.map { "\(kind.rawValue)-\($0)" } }
    }
    return names
  }

  /// The pictures and recordings that the content names.
  ///
  /// - Throws: `BundleError` when the bundle cannot be read.
  package func mediaPaths() throws(BundleError) -> [String] { try edition?.reader.media().map(\.path) ?? [] }

  /// Whether the content names a picture or recording.
  ///
  /// - Throws: `BundleError` when the bundle cannot be read.
  func hasMedia(_ path: String) throws(BundleError) -> Bool { try mediaPaths().contains(path) }

  /// The state of the page: what it has to know before all else.
  private var state: String {
    var members = MemberList()
    members.add("number", number: number)
    members.add("is_live", json: "\(isLive)")
    members.add("is_current", json: "\(isCurrent)")
    members.add("has_content", json: "\(edition != nil)")
    members.add("has_errors", json: "\(hasErrors)")
    members.add("has_findings", json: "\(findings != nil)")
    members.add("has_changes", json: "\(edition?.changes != nil)")
    return members.json
  }
}
