import Foundation

extension ImportReport {
  /// The report as JSON with sorted keys.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers, which JSON can always hold.
    guard let data = try? encoder.encode(self) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The report for people.
  ///
  /// - Parameter limit: Places named for each reason; 0 for all.
  package func text(limit: Int = 5) -> String {
    var lines = ["\(source): \(format)"]
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) {
      let rest = count.leftOut == 0 ? "" : ", \(count.leftOut) left out"
      lines.append("  \(kind): \(count.found) found, \(count.imported) imported\(rest)")
    }
    if let licence { lines.append("  licence: \(licence)") }
    if !authors.isEmpty { lines.append("  authors: \(authors.joined(separator: ", "))") }
    add("left out", leftOut.map { ("\($0.kind), because \($0.reason)", $0.place) }, limit, &lines)
    add("had no place", fields.map { ("\($0.field), because \($0.reason)", $0.place) }, limit, &lines)
    add("put right", repairs.map { ($0.what, $0.place) }, limit, &lines)
    for action in ImportChange.Action.allCases {
      let those = changes.filter { $0.action == action }
      guard !those.isEmpty else { continue }
      add(
        action.words,
        those.map {
          (
            ($0.fields.isEmpty ? "whole" : $0.fields.joined(separator: ", ")),
            $0.path + ($0.id.isEmpty ? "" : " \($0.id)")
          )
        }, limit, &lines)
    }
    for note in notes { lines.append("  note: \(note)") }
    return lines.map { $0.filter { $0 != "\n" } }.joined(separator: "\n") + "\n"
  }

  private func add(
    _ title: String, _ entries: [(what: String, place: String)], _ limit: Int, _ lines: inout [String]
  ) {
    var groups: [String: [String]] = [:]
    var order: [String] = []
    for entry in entries {
      if groups[entry.what] == nil { order.append(entry.what) }
      groups[entry.what, default: []].append(entry.place)
    }
    guard !order.isEmpty else { return }
    lines.append("  \(title):")
    for what in order {
      let places = groups[what] ?? []
      let shown = limit == 0 ? places[...] : places.prefix(limit)
      let more = places.count - shown.count
      lines.append(
        "    \(what): \(shown.joined(separator: "; "))" + (more > 0 ? "; and \(more) more" : ""))
    }
  }
}

extension ImportChange.Action {
  /// What happened, for people.
  fileprivate var words: String {
    switch self {
    case .added: "new"
    case .updated: "brought up to date"
    case .removed: "taken out, as the source has it no more"
    case .kept: "kept as the author has it"
    }
  }
}
