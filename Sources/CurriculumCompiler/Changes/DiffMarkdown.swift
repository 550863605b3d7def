import CurriculumRuntime

/// A diff as release notes in Markdown.
package struct DiffMarkdown: Sendable {
  private let diff: BundleDiff
  /// How many lines of a list are shown before the rest is counted; 0 for all.
  private let limit: Int

  /// Release notes of a diff.
  package init(_ diff: BundleDiff, limit: Int) {
    self.diff = diff
    self.limit = limit
  }

  /// The whole text.
  package func render() -> String {
    var text = "# \(markdownCell(diff.target.curriculumName)) \(markdownCell(diff.target.contentVersion))\n\n"
    text += "Since \(markdownCell(diff.base.contentVersion)): \(diff.summary).\n"
    text += progress
    text += section("New", diff.changes.filter { $0.actions.contains(.added) }.map(name))
    text += section("Gone", diff.changes.filter { $0.actions.contains(.removed) }.map(name))
    text += section("Changed", diff.changes.flatMap(fieldLines))
    text += section(
      "Moved",
      diff.changes.compactMap { change in
        change.homes.map { "\(name(change)): from `\($0.was)` to `\($0.now)`" }
      })
    text += section(
      "Renamed",
      diff.changes.compactMap { change in change.formerKey.map { "`\($0)` is now `\(change.key)`" } })
    text += section(
      "In another order",
      diff.changes.compactMap { change in
        change.places.map { "\(name(change)): from place \($0.was) to place \($0.now)" }
      })
    return text
  }

  private var progress: String {
    let touched = diff.changes.filter { !$0.findings.isEmpty }
    guard !touched.isEmpty else { return "\nLearners keep all their progress.\n" }
    var text = "\n## Learners' progress\n"
    for impact in ProgressImpact.allCases.reversed() where impact != .safe {
      let lines = touched.flatMap { change in
        change.findings.filter { $0.rule.impact == impact }.map { finding in
          let allowed = finding.allowance.map { " – meant: \(markdownCell($0))" } ?? ""
          return "\(markdownCell(finding.message)) (`\(finding.rule.name)`)\(allowed)"
        }
      }
      guard !lines.isEmpty else { continue }
      text += list("\n**What \(impact.meaning):**\n\n", lines)
    }
    return text
  }

  private func name(_ change: EntityChange) -> String {
    "\(change.kind) **\(markdownCell(change.title.shortened(to: 80)))** (`\(change.key)`)"
  }

  private func fieldLines(_ change: EntityChange) -> [String] {
    change.fields.map { field in
      let words = field.difference.map { part in
        switch part.kind {
        case .same: markdownCell(part.text.shortened(to: 120))
        case .removed: "~~\(markdownCell(part.text))~~"
        case .added: "**\(markdownCell(part.text))**"
        }
      }
      return "\(name(change)): \(field.name): \(words.joined())"
    }
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : list("\n## \(title)\n\n", lines)
  }

  private func list(_ heading: String, _ lines: [String]) -> String {
    let shown = limit == 0 ? lines[...] : lines.prefix(limit)
    var text = heading + shown.map { "- \($0)\n" }.joined()
    if shown.count < lines.count { text += "- … and \(lines.count - shown.count) more\n" }
    return text
  }
}
