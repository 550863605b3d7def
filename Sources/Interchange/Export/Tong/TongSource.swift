import CurriculumRuntime

/// Where in the bundle the rows of one of Tong's tables come from.
struct TongSource {
  /// What they are.
  let kind: ExportKind
  /// The statement up to its condition: the staged columns, then those that go into `details_json`, then the JSON column
  /// whose members go there, too.
  let select: String
  /// How many staged columns there are before `details_json`.
  let columns: Int
  /// Names of the members of `details_json` that come from columns.
  let names: [String]
  /// Whether the statement ends with a JSON column.
  let hasMembers: Bool
  /// The column that says which course a row belongs to.
  let course: String
  /// Columns to order by.
  let order: String

  private init(
    _ kind: ExportKind, _ columns: [String], details: [String], members: String? = nil, from source: String,
    course: String, order: String
  ) {
    self.kind = kind
    self.columns = columns.count
    names = details.map { name in
      let local = name.split(separator: ".").last.map(String.init) ?? name
      return local.hasSuffix("_json") ? String(local.dropLast(5)) : local
    }
    jsonColumns = Set(details.indices.filter { details[$0].hasSuffix("_json") })
    hasMembers = members != nil
    select =
      "SELECT \((columns + details + (members.map { [$0] } ?? [])).joined(separator: ", ")) FROM \(source)"
    self.course = course
    self.order = order
  }

  private let jsonColumns: Set<Int>

  /// By the name of Tong's table.
  static let all: [String: TongSource] = [
    "languages": TongSource(
      .course, ["language_id", "key", "code", "name", "flag_emoji"],
      details: [
        "native_name", "variant", "script", "direction", "source_code", "source_variant", "dialect_policy",
        "romanisation",
      ], members: "details_json", from: "languages", course: "language_id", order: "key"),
    "bands": TongSource(
      .band,
      ["band_id", "key", "language_id", "short_label", "long_label", "order_idx", "units_required"],
      details: ["description", "cefr_json", "parameters_json"], from: "bands", course: "language_id",
      order: "language_id, order_idx"),
    "units": TongSource(
      .unit, ["u.unit_id", "u.key", "u.band_id", "u.title", "u.description", "u.order_idx"],
      details: ["u.can_do", "u.topics_json"], from: "units AS u JOIN bands AS b USING (band_id)",
      course: "b.language_id", order: "u.band_id, u.order_idx"),
    "lessons": TongSource(
      .lesson,
      [
        "l.lesson_id", "l.key", "l.unit_id", "l.band_id", "l.title", "l.lesson_type", "l.content_json",
        "l.xp_value", "l.order_idx",
      ],
      details: ["l.mode", "l.can_do", "l.grammar_json"], from: "lessons AS l JOIN bands AS b USING (band_id)",
      course: "b.language_id", order: "l.unit_id, l.order_idx"),
    "cards": TongSource(
      .card,
      [
        "card_id", "key", "language_id", "lesson_id", "target_text", "native_text", "audio_url", "image_url",
        "answer_json", "difficulty_rating", "order_idx",
      ],
      details: ["lemma", "part_of_speech", "gender", "article", "ipa", "transliteration", "image_alt"],
      members: "details_json", from: "cards", course: "language_id", order: "lesson_id, order_idx, card_id"),
    "boss_tests": TongSource(
      .bossTest,
      [
        "t.boss_test_id", "t.key", "t.band_id", "t.title", "t.items_json", "t.time_limit_seconds",
        "t.pass_score_pct",
      ],
      details: [], from: "boss_tests AS t JOIN bands AS b USING (band_id)", course: "b.language_id",
      order: "t.band_id"),
  ]

  /// Everything of a row for which Tong's document has no column, as a JSON object; NULL where there is nothing.
  func details(of row: StatementRow) -> BundleValue {
    var members: [(key: String, json: String)] = []
    for (index, name) in names.enumerated() {
      guard let text = row.text(columns + index) else { continue }
      members.append((name, jsonColumns.contains(index) ? text : text.json))
    }
    if hasMembers, let json = row.text(columns + names.count) { members += JSONMembers(json)?.members ?? [] }
    guard !members.isEmpty else { return .null }
    var json = CanonicalJSON()
    json.object { json in
      for member in members.sorted(by: { $0.key < $1.key }) {
        json.key(member.key)
        json.raw(member.json)
      }
    }
    return .text(json.text)
  }
}

/// Rows on their way into a table of PostgreSQL, by INSERT or by COPY.
struct TongRows {
  private let output: ExportOutput
  private let table: String
  private let usesCopy: Bool
  private var count = 0
  /// Rows of one INSERT.
  private let batch = 500

  init(_ output: ExportOutput, into table: String, usesCopy: Bool) {
    self.output = output
    self.table = table
    self.usesCopy = usesCopy
  }

  /// Adds a row; true where a character had to be replaced.
  mutating func add(_ values: [BundleValue]) throws -> Bool {
    var isChanged = false
    var line: [UInt8] = []
    for (index, value) in values.enumerated() {
      if index > 0 { line += (usesCopy ? "\t" : ", ").utf8 }
      switch value {
      case .null: line += (usesCopy ? "\\N" : "NULL").utf8
      case .integer(let number): line += String(number).utf8
      case .real(let number): line += "\(number)".utf8
      case .text(let text):
        let fitting = Self.fitting(text)
        isChanged = isChanged || fitting.isChanged
        if usesCopy { Self.copy(fitting.text, to: &line) } else { Self.quote(fitting.text, to: &line) }
      }
    }
    if usesCopy {
      try output.write(count == 0 ? "COPY \(table) FROM stdin;\n" : "\n")
    } else {
      try output.write(
        count % batch == 0 ? "\(count == 0 ? "" : ";\n")INSERT INTO \(table) VALUES\n(" : ",\n(")
      line.append(0x29)
    }
    try output.write(utf8: line)
    count += 1
    return isChanged
  }

  /// Ends the last statement.
  func end() throws {
    guard count > 0 else { return }
    try output.write(usesCopy ? "\n\\.\n" : ";\n")
  }

  /// A text without what PostgreSQL cannot hold: U+0000, in `text` and, escaped, in `jsonb`.
  private static func fitting(_ text: String) -> (text: String, isChanged: Bool) {
    let hasNull =
      text.utf8.contains(0) || (text.first == "{" || text.first == "[") && text.contains("\\u0000")
    guard hasNull else { return (text, false) }
    return (text.replacing("\u{0}", with: "\u{FFFD}").replacing("\\u0000", with: "\u{FFFD}"), true)
  }

  /// Source: PostgreSQL 15, section 4.1.2.1, with `standard_conforming_strings` on.
  private static func quote(_ text: String, to line: inout [UInt8]) {
    line.append(0x27)
    for byte in text.utf8 {
      if byte == 0x27 { line.append(byte) }
      line.append(byte)
    }
    line.append(0x27)
  }

  /// Source: PostgreSQL 15, COPY, "Text Format".
  private static func copy(_ text: String, to line: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case 0x5C: line += [0x5C, 0x5C]
      case 0x09: line += [0x5C, 0x74]
      case 0x0A: line += [0x5C, 0x6E]
      case 0x0D: line += [0x5C, 0x72]
      default: line.append(byte)
      }
    }
  }
}
