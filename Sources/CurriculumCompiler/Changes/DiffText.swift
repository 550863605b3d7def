import CurriculumRuntime

/// A diff for people at a terminal.
package struct DiffText: Sendable {
  private let diff: BundleDiff
  private let style: TerminalStyle
  /// How many changes of each kind of impact are shown before the rest is counted; 0 for all.
  private let limit: Int

  /// A diff to be shown.
  package init(_ diff: BundleDiff, usesColour: Bool, limit: Int) {
    self.diff = diff
    style = TerminalStyle(usesColour: usesColour)
    self.limit = limit
  }

  /// The whole text.
  package func render() -> String {
    var text =
      style.bold(
        "\(diff.target.curriculumName) \(diff.base.contentVersion) → \(diff.target.contentVersion)".printable)
      + "\n"
    text += "  \(diff.summary)\n"
    for impact in ProgressImpact.allCases.reversed() {
      let changes = diff.changes.filter { $0.impact == impact }
      guard !changes.isEmpty else { continue }
      text += "\n" + heading(impact, changes.count) + "\n"
      let shown = limit == 0 ? changes[...] : changes.prefix(limit)
      for change in shown { text += lines(change) }
      if shown.count < changes.count {
        text += "  … and \(changes.count - shown.count) more; --limit 0 shows all\n"
      }
    }
    return text
  }

  private func heading(_ impact: ProgressImpact, _ count: Int) -> String {
    let title =
      "\(impact.rawValue): \(count.counted("change")) that \(count == 1 ? impact.meaning : impact.meaningOfMany)"
    return impact >= .reset ? style.mark(title) : style.bold(title)
  }

  private func lines(_ change: EntityChange) -> String {
    let actions = change.actions.map(\.rawValue).joined(separator: ", ")
    var text =
      "  \(style.bold(change.key.printable)) “\(change.title.shortened(to: 60).printable)” \(actions)\n"
    if let formerKey = change.formerKey { text += "    was \(formerKey.printable)\n" }
    if let homes = change.homes {
      text += "    stood in \(homes.was.printable), now in \(homes.now.printable)\n"
    }
    if let places = change.places {
      text += "    was number \(places.was) of those that stayed, now number \(places.now)\n"
    }
    for field in change.fields { text += "    \(field.name.printable): \(shown(field))\n" }
    for finding in change.findings {
      text += "    \(style.mark("[\(finding.rule.name)]")) \(finding.message.printable)\n"
      if let reason = finding.allowance { text += "      allowed: \(reason)\n" }
    }
    return text
  }

  private func shown(_ field: FieldChange) -> String {
    field.difference.map { part in
      switch part.kind {
      case .same: part.text.printable.shortenedInside
      case .removed: style.mark("[-\(part.text.printable.shortened(to: 200))-]")
      case .added: style.help("{+\(part.text.printable.shortened(to: 200))+}")
      }
    }.joined()
  }
}

extension ProgressImpact {
  /// What several changes do.
  fileprivate var meaningOfMany: String {
    switch self {
    case .safe: "keep learners' progress"
    case .rescore: "score learners otherwise"
    case .reset: "make learners' progress about something else"
    case .lost: "lose learners' progress"
    }
  }
}

extension BundleDiff {
  /// What has changed, counted, in one line.
  package var summary: String {
    let counts = EntityChange.Action.allCases.compactMap { action in
      let number = count(action)
      return number == 0 ? nil : "\(number) \(action.rawValue)"
    }
    if counts.isEmpty {
      return rows.isEmpty ? "nothing has changed" : "nothing that learners see has changed"
    }
    return counts.joined(separator: ", ")
  }
}

extension String {
  /// A stretch that stays, with its middle left out where it is long.
  fileprivate var shortenedInside: String {
    count <= 60 ? self : "\(prefix(28))…\(suffix(28))"
  }
}
