import CurriculumRuntime

/// A diff as one HTML page that needs nothing else.
package struct DiffPage: Sendable {
  private let diff: BundleDiff
  private let gate: VersionGate

  /// A page of a diff.
  package init(_ diff: BundleDiff, _ gate: VersionGate) {
    self.diff = diff
    self.gate = gate
  }

  /// The whole page.
  package func render() -> String {
    let title =
      "\(diff.target.curriculumName) \(diff.base.contentVersion) → \(diff.target.contentVersion)"
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1>\(Self.escaped(title))</h1>
      <p>\(Self.escaped(diff.summary)). \(Self.escaped(verdict))</p>

      """
    for impact in ProgressImpact.allCases.reversed() {
      let changes = diff.changes.filter { $0.impact == impact }
      guard !changes.isEmpty else { continue }
      text +=
        "<h2 class=\"\(impact.rawValue)\">\(impact.rawValue) <small>\(changes.count)</small></h2>\n<ul>\n"
      for change in changes { text += item(change) }
      text += "</ul>\n"
    }
    return text + "</body>\n</html>\n"
  }

  private var verdict: String {
    if let complaint = gate.complaint { return "Version: \(complaint)." }
    guard let needed = gate.needed else { return "The version may stay." }
    return "The changes ask for a \(needed.rawValue) version, and it was raised far enough."
  }

  private func item(_ change: EntityChange) -> String {
    var text = "<li><span class=\"title\" dir=\"auto\">\(Self.escaped(change.title))</span> "
    text += "<code>\(Self.escaped(change.key))</code> "
    text +=
      change.actions.map { "<span class=\"action\">\($0.rawValue)</span>" }.joined(separator: " ") + "\n"
    var rows: [(String, String)] = []
    if let formerKey = change.formerKey { rows.append(("was", "<code>\(Self.escaped(formerKey))</code>")) }
    if let homes = change.homes {
      rows.append(
        (
          "stands in",
          "<del><code>\(Self.escaped(homes.was))</code></del> <ins><code>\(Self.escaped(homes.now))</code></ins>"
        ))
    }
    if let places = change.places {
      rows.append(("place", "<del>\(places.was)</del> <ins>\(places.now)</ins>"))
    }
    for field in change.fields { rows.append((field.name, shown(field))) }
    if !rows.isEmpty {
      text +=
        "<dl>" + rows.map { "<dt>\(Self.escaped($0.0))</dt><dd dir=\"auto\">\($0.1)</dd>" }.joined()
        + "</dl>\n"
    }
    for finding in change.findings {
      let allowed = finding.allowance.map { " <em>Meant: \(Self.escaped($0))</em>" } ?? ""
      text += "<p class=\"finding \(finding.rule.impact.rawValue)\">\(Self.escaped(finding.message)) "
      text += "<code>\(finding.rule.name)</code>\(allowed)</p>\n"
    }
    return text + "</li>\n"
  }

  private func shown(_ field: FieldChange) -> String {
    field.difference.map { part in
      let words = Self.escaped(part.text)
      return switch part.kind {
      case .same: words
      case .removed: "<del>\(words)</del>"
      case .added: "<ins>\(words)</ins>"
      }
    }.joined()
  }

  private static func escaped(_ text: String) -> String { XMLText.escaped(text) }

  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --lost: #b3261e; --reset: #a15c00; --rescore: #6b5b00; --safe: #1b6e3c; }
    @media (prefers-color-scheme: dark) { :root { --lost: #ff8a80; --reset: #ffb74d; --rescore: #ffe082; --safe: #81c784; } }
    body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    h2 { border-bottom: 2px solid; padding-bottom: .2rem; }
    h2 small { font-weight: normal; }
    .lost { color: var(--lost); } .reset { color: var(--reset); }
    .rescore { color: var(--rescore); } .safe { color: var(--safe); }
    ul { list-style: none; padding: 0; }
    li { border-bottom: 1px solid var(--line); padding: .6rem 0; }
    .title { font-weight: 600; }
    .action { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .5rem; font-size: .85rem; }
    dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .1rem 1rem; margin: .4rem 0; }
    dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
    ins { background: #2e7d3233; text-decoration: underline; } del { background: #c6282833; }
    .finding { margin: .2rem 0; }
    """
}
