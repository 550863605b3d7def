/// The part of docs/export.md that follows from the targets themselves.
package enum ExportPage {
  /// The heading that the part begins with.
  package static let heading = "## Targets\n"

  /// The part, from its heading to the end of the page; Markdown.
  package static var text: String {
    ExportTarget.all.reduce(into: heading) { page, target in
      page += "\n### \(target.name)\n\n\(target.summary)\n\n\(target.notes)\n\n\(table(target))"
    }
  }

  private static func table(_ target: ExportTarget) -> String {
    var rows: [(cells: String, kinds: [String])] = []
    func add(_ kind: ExportKind, _ cells: String) {
      if let place = rows.firstIndex(where: { $0.cells == cells }) {
        rows[place].kinds.append(kind.plural)
      } else {
        rows.append((cells, [kind.plural]))
      }
    }
    for kind in ExportKind.allCases {
      guard let carried = target.coverage.carried[kind] else { continue }
      let names = kind.fields.map(\.name)
      let lost = names.filter { !carried.contains($0) }
      add(
        kind, "\(lost.isEmpty ? "everything" : list(names.filter { carried.contains($0) })) | \(list(lost))")
    }
    for kind in ExportKind.allCases where target.coverage.carried[kind] == nil {
      add(kind, "| left out: \(target.coverage.reason(for: kind))")
    }
    return "| what | carried | not carried |\n|---|---|---|\n"
      + rows.map { "| \($0.kinds.joined(separator: ", ")) | \($0.cells) |\n" }.joined()
  }

  private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: " ") }
}
