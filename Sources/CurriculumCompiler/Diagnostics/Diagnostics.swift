/// The findings that phases add to: a value, passed `inout`, merged in source order.
package struct Diagnostics: Sendable {
  /// The findings so far, in no particular order until `sorted`.
  package private(set) var all: [Diagnostic] = []

  /// No findings.
  package init() {}

  /// Some findings.
  package init(_ findings: [Diagnostic]) { all = findings }

  /// Adds a finding of a rule with the rule's own severity, unless another is given.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - message: What is wrong: lower case, no full stop, single quotes round what they wrote.
  ///   - span: The smallest place that shows it, or nil for the whole curriculum.
  ///   - severity: A severity other than the rule's, where the rule has degrees.
  ///   - labels: Other places that belong to it.
  ///   - notes: Further facts.
  ///   - help: What to do.
  ///   - fix: Edits that mend it.
  package mutating func report(
    _ rule: Rule, _ message: String, at span: SourceSpan?, severity: Severity? = nil, labels: [Label] = [],
    notes: [String] = [], help: String? = nil, fix: Fix? = nil
  ) {
    all.append(
      Diagnostic(
        rule: rule.name, severity: severity ?? rule.severity, message: message, span: span, labels: labels,
        notes: notes, help: help, fix: fix))
  }

  /// Adds the findings of another collection behind these.
  package mutating func append(_ other: Diagnostics) { all.append(contentsOf: other.all) }

  /// Keeps what `isKept` returns, in place; the change may lower or raise a severity.
  package mutating func transform(_ change: (Diagnostic) -> Diagnostic?) {
    all = all.compactMap(change)
  }

  /// The findings of some families of rules.
  package func about(_ families: Set<String>) -> Diagnostics {
    var found = self
    found.transform { families.contains(String($0.rule.prefix { $0 != "/" })) ? $0 : nil }
    return found
  }

  /// True when a finding is an error.
  package var hasErrors: Bool { all.contains { $0.severity == .error } }

  /// How many findings have a severity.
  package func count(_ severity: Severity) -> Int { all.count { $0.severity == severity } }

  /// The findings by file, place and rule, each once.
  ///
  /// Files are in the order of their ids, which is by path.
  package var sorted: [Diagnostic] {
    let ordered = all.enumerated().sorted { left, right in
      if Self.precedes(left.element, right.element) { return true }
      if Self.precedes(right.element, left.element) { return false }
      return left.offset < right.offset
    }
    var result: [Diagnostic] = []
    result.reserveCapacity(ordered.count)
    // Findings that are the same stand among those of the same place, rule and message.
    var group = 0
    for (_, finding) in ordered {
      if group < result.count, Self.precedes(result[group], finding) { group = result.count }
      if !result[group...].contains(finding) { result.append(finding) }
    }
    return result
  }

  private static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let leftPlace = place(left)
    let rightPlace = place(right)
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }

  private static func place(_ diagnostic: Diagnostic) -> (UInt32, UInt32, UInt32) {
    guard let span = diagnostic.span else { return (0, 0, 0) }
    return (span.file.index + 1, span.lower, span.upper)
  }
}
