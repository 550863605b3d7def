import CurriculumRuntime

/// Finds what is gone and came back under another identity, and tells both of each other.
///
/// That is what a new id without `was:` looks like: the same key with another number, or the same words under another
/// key. Only what is alone in saying so on either side is paired.
///
/// - Complexity: O(*n*) in what was added and removed.
func markReplaced(_ changes: inout [EntityChange]) {
  var gone: [String: [Int]] = [:]
  var come: [String: [Int]] = [:]
  for (index, change) in changes.enumerated() {
    let row = change.actions.contains(.removed) ? change.evidence?.old : change.evidence?.new
    guard let row, change.kind != "media" else { continue }
    for sign in signs(change, row) {
      if change.actions.contains(.removed) { gone[sign, default: []].append(index) }
      if change.actions.contains(.added) { come[sign, default: []].append(index) }
    }
  }
  for (sign, indices) in gone.sorted(by: { $0.key < $1.key }) {
    guard indices.count == 1, let arrivals = come[sign], arrivals.count == 1 else { continue }
    let (old, new) = (indices[0], arrivals[0])
    guard changes[old].counterpart == nil, changes[new].counterpart == nil else { continue }
    changes[old].actions.append(.replaced)
    changes[old].counterpart = changes[new].key
    changes[new].counterpart = changes[old].key
  }
}

/// What an entity is recognised by: its key, and what it says.
private func signs(_ change: EntityChange, _ row: EntityRow) -> [String] {
  let form = { (column: String) in AcceptableAnswers.comparisonForm(of: row[column].text ?? "") }
  let words =
    switch change.kind {
    case "card": form("target_text") + "\n" + form("native_text")
    case "question": form("prompt") + "\n" + (row["answer_json"].text ?? "")
    case "band": row["short_label"].text ?? ""
    default: AcceptableAnswers.comparisonForm(of: change.title)
    }
  return ["0 \(change.key)", "1 \(change.kind)\n\(words)"]
}
