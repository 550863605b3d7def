import CurriculumRuntime

/// Which fields of which kinds a target carries, and why not the others.
struct ExportCoverage: Sendable {
  /// Fields by kind that are carried; a kind that is not here is left out as a whole.
  let carried: [ExportKind: [String]]
  /// Why a kind is left out, where it is not `reason`.
  let reasons: [ExportKind: String]
  /// Why what is not carried is lost, as a part of a sentence.
  let reason: String

  init(_ reason: String, _ carried: [ExportKind: [String]], reasons: [ExportKind: String] = [:]) {
    self.carried = carried
    self.reasons = reasons
    self.reason = reason
  }

  /// Why a kind is left out, or a field of it is lost.
  func reason(for kind: ExportKind) -> String { reasons[kind] ?? reason }

  /// Completes a report: counts what the bundle has, and reports what the target does not carry.
  func complete(_ report: inout ExportReport, _ reader: BundleReader, _ request: ExportRequest) throws {
    for kind in ExportKind.allCases {
      var total = 0
      try reader.forEachRow("SELECT count(*) FROM \(kind.table)") { total = Int($0.integer(0)) }
      report.setTotal(kind, total)
      guard total > 0 else { continue }
      guard let fields = carried[kind], request.includes(kind) else {
        let reason = request.includes(kind) ? reason(for: kind) : "it was not asked for"
        try reader.forEachRow("SELECT \(kind.key) FROM \(kind.table)") {
          report.leave(kind, $0.string(0), reason)
        }
        continue
      }
      try reportFields(of: kind, beside: Set(fields), &report, reader)
    }
    // What no owner lists is neither carried nor left out.
    for kind in report.counts.keys.sorted() {
      guard let count = report.counts[kind], count.carried + count.left != count.total else { continue }
      throw ExportError(
        "the bundle is not whole: of \(count.total) \(kind.plural) \(count.carried + count.left) stand where they belong"
      )
    }
  }

  private func reportFields(
    of kind: ExportKind, beside carried: Set<String>, _ report: inout ExportReport, _ reader: BundleReader
  ) throws {
    let columns = kind.fields.filter { !carried.contains($0.name) && $0.condition != nil }
    let members = kind.fields.contains { $0.condition == nil && !carried.contains($0.name) }
    let column = members ? kind.memberColumn : nil
    guard !columns.isEmpty || column != nil else { return }
    let values = [kind.key] + columns.map { "(\($0.condition ?? ""))" } + (column.map { [$0] } ?? [])
    let why = reason(for: kind)
    try reader.forEachRow("SELECT \(values.joined(separator: ", ")) FROM \(kind.table)") { row in
      let key = row.string(0)
      guard !report.hasLeft(key) else { return }
      for (index, field) in columns.enumerated() where row.integer(index + 1) != 0 {
        report.lose(kind, key, field.name, why)
      }
      guard column != nil, let json = row.text(values.count - 1) else { return }
      for member in JSONMembers(json)?.members ?? []
      where !carried.contains(member.key) && !ExportKind.derivedMembers.contains(member.key) {
        report.lose(kind, key, member.key, why)
      }
    }
  }
}
