/// A finding of a report.
struct FindingReference: Sendable {
  /// Position of its section.
  let section: Int
  /// Position among the section's findings.
  let index: Int
}

extension Report {
  /// A finding.
  func finding(_ reference: FindingReference) -> Diagnostic {
    sections[reference.section].findings[reference.index]
  }

  /// The findings that are written, by place: all that are shown, or the worst of them when there is a limit.
  ///
  /// - Parameter usualLimit: The limit when the user has not set one; 0 for none.
  func chosen(usualLimit: Int = 0) -> [FindingReference] {
    let limit = options.limit ?? usualLimit
    var all: [FindingReference] = []
    for (section, content) in sections.enumerated() {
      all += content.shown.map { FindingReference(section: section, index: $0) }
    }
    guard limit > 0, all.count > limit else { return all }
    var room = limit
    var places: [Severity: Int] = [:]
    for severity in Severity.worstFirst {
      places[severity] = min(room, count(severity))
      room -= places[severity] ?? 0
    }
    return all.filter { reference in
      let severity = finding(reference).severity
      guard let left = places[severity], left > 0 else { return false }
      places[severity] = left - 1
      return true
    }
  }

  /// The findings that are written, by severity and then by place.
  func chosenWorstFirst(usualLimit: Int = 0) -> [FindingReference] {
    let chosen = chosen(usualLimit: usualLimit)
    return Severity.worstFirst.flatMap { severity in
      chosen.filter { finding($0).severity == severity }
    }
  }

  /// How many findings are shown.
  var shownCount: Int { sections.reduce(0) { $0 + $1.shown.count } }
}

extension Severity {
  /// All severities, the worst first.
  static let worstFirst: [Severity] = [.error, .warning, .info]
}

extension Diagnostic {
  /// The message and what belongs to it, for formats that have one text: a line each for notes and help.
  var fullText: String {
    ([message] + notes.map { "note: \($0)" } + (help.map { ["help: \($0)"] } ?? [])).joined(separator: "\n")
  }
}
