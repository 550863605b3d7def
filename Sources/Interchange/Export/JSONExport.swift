import CurriculumRuntime

extension ExportTarget {
  /// The whole bundle as JSON.
  static let json = ExportTarget(
    name: "json", summary: "The whole bundle as one JSON file, with nothing left out.",
    shape: .file(ending: "json"),
    coverage: ExportCoverage(
      "", Dictionary(uniqueKeysWithValues: ExportKind.allCases.map { ($0, $0.fields.map(\.name)) })),
    notes: """
      A member for each table of the bundle, in its order, with its rows by primary key; the rows have the columns'
      names. What a column that ends in `_json` holds stands as JSON under the name without that ending, and what the
      author did not give is left out. [export.schema.json](../schemas/export.schema.json) describes it.
      """
  ) { reader, _, output, report in
    try output.begin("curriculum.json")
    try WholeBundle(reader: reader).write(to: output)
    for kind in ExportKind.allCases {
      try reader.forEachRow("SELECT count(*) FROM \(kind.table)") { row in
        report.carry(kind, count: Int(row.integer(0)))
      }
    }
  }
}

/// A bundle on its way to JSON, table by table.
private struct WholeBundle {
  let reader: BundleReader

  /// Columns whose 0 and 1 mean false and true.
  private static let claims: Set<String> = ["is_basic", "is_key"]

  func write(to output: ExportOutput) throws {
    let info = reader.info
    var json = CanonicalJSON()
    json.object { json in
      json.key("content_hash")
      json.string(info.contentHash)
      json.key("content_version")
      json.string(info.contentVersion)
      json.key("curriculum_name")
      json.string(info.curriculumName)
      json.key("format_version")
      json.integer(info.formatVersion)
      if let revision = info.sourceRevision {
        json.key("source_revision")
        json.string(revision)
      }
    }
    try output.write("{\"bundle\":\(json.text)")
    for table in BundleFormat.contentTables {
      try output.write(",\n\"\(table)\":[")
      try write(table, to: output)
      try output.write("]")
    }
    try output.write("}\n")
  }

  private func write(_ table: String, to output: ExportOutput) throws {
    let names = try reader.columns(of: table)
    let order = names.indices.sorted { Self.member(names[$0]) < Self.member(names[$1]) }
    var json = CanonicalJSON()
    var isFirst = true
    let statement = "SELECT * FROM \(table) ORDER BY \(Self.primaryKey[table] ?? names[0])"
    try reader.forEachRow(statement) { row in
      json.clear()
      json.object { json in
        for column in order { Self.write(row[column], names[column], to: &json) }
      }
      try output.write(isFirst ? "\n" : ",\n")
      isFirst = false
      try output.write(utf8: json.bytes)
    }
  }

  private static let primaryKey = [
    "sentences": "lesson_id, order_idx", "exam_stages": "exam_id, relation, order_idx",
    "options": "question_id, order_idx",
  ]

  private static func member(_ column: String) -> String {
    column.hasSuffix("_json") ? String(column.dropLast(5)) : column
  }

  private static func write(_ value: BundleValue, _ column: String, to json: inout CanonicalJSON) {
    if value == .null { return }
    json.key(member(column))
    switch value {
    case .null: break
    case .integer(let number):
      json.raw(claims.contains(column) ? (number == 0 ? "false" : "true") : "\(number)")
    case .real(let number): json.raw("\(number)")
    case .text(let text): if column.hasSuffix("_json") { json.raw(text) } else { json.string(text) }
    }
  }
}
