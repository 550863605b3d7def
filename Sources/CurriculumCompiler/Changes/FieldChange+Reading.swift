import CurriculumRuntime

extension FieldChange {
  /// What differs between two values of a column; of JSON objects each member that does.
  static func all(_ column: String, _ old: BundleValue, _ new: BundleValue) -> [FieldChange] {
    guard column.hasSuffix("_json") else { return [FieldChange(name: column, was: old.json, now: new.json)] }
    let name = String(column.dropLast("_json".count))
    // A bundle that curricc did not write may hold anything there; what is said of it is JSON all the same.
    guard [old, new].allSatisfy({ $0 == .null || JSONMembers.isJSON($0.text ?? "") }) else {
      return [FieldChange(name: name, was: old.json, now: new.json)]
    }
    guard let before = JSONMembers(old.text ?? "{}"), let after = JSONMembers(new.text ?? "{}") else {
      return [FieldChange(name: name, was: old.text, now: new.text)]
    }
    let was = Dictionary(before.members.map { ($0.key, $0.json) }) { first, _ in first }
    let now = Dictionary(after.members.map { ($0.key, $0.json) }) { first, _ in first }
    return Set(was.keys).union(now.keys).compactMap { member in
      let (old, new) = (was[member], now[member])
      guard old.map({ Array($0.utf8) }) != new.map({ Array($0.utf8) }) else { return nil }
      return FieldChange(name: "\(name).\(member)", was: old, now: new)
    }
  }

  /// Lists that stand in tables of their own: sentences, options, an exam's stages.
  static func lists(_ kind: EntityTable, _ number: Int64, base: EntitySource, target: EntitySource)
    throws(BundleError) -> [FieldChange]
  {
    func change(_ name: String, _ sql: String) throws(BundleError) -> [FieldChange] {
      let was = list(try base.reader.values(sql, [number]))
      let now = list(try target.reader.values(sql, [number]))
      return was == now ? [] : [FieldChange(name: name, was: was, now: now)]
    }
    switch kind.name {
    case "lesson":
      return try change(
        "sentences",
        """
        SELECT target_text, native_text, transliteration, audio_url, note FROM sentences
        WHERE lesson_id = ? ORDER BY order_idx
        """)
    case "question":
      return try change("options", optionsOf + "WHERE question_id = ? ORDER BY order_idx")
    case "exam":
      var fields: [FieldChange] = []
      for relation in ["covers", "opens"] {
        fields += try change(
          "stages.\(relation)",
          """
          SELECT s.key FROM exam_stages AS e JOIN stages AS s USING (stage_id)
          WHERE e.exam_id = ? AND e.relation = '\(relation)' ORDER BY e.order_idx
          """)
      }
      return fields
    default: return []
    }
  }

  private static let optionsOf = "SELECT CASE is_key WHEN 1 THEN '✓ ' ELSE '' END || text FROM options "

  /// What is asked about a card otherwise than its own fields say: options, and how answers are judged.
  static func ofCardQuestions(
    _ card: Int64, base: EntitySource, target: EntitySource, _ fields: [FieldChange]
  ) throws(BundleError) -> [FieldChange] {
    let old = try base.cardQuestions(card)
    let new = try target.cardQuestions(card)
    // Prompt and answer are the card's texts and what its details accept: where those changed, they say it.
    let isExplained = fields.contains { $0.name.hasSuffix("_text") || $0.name.hasPrefix("details.") }
    var changes: [FieldChange] = []
    for before in old {
      guard let after = new.first(where: { $0.number == before.number }) else { continue }
      let direction = String(after.key.split(separator: "/").last ?? "")
      func add(_ name: String, _ was: String, _ now: String) {
        if !was.utf8.elementsEqual(now.utf8) {
          changes.append(FieldChange(name: "\(direction).\(name)", was: was, now: now))
        }
      }
      add("options", list(before.shownOptions), list(after.shownOptions))
      add("grading", json(before.grading), json(after.grading))
      add("type", json(before.type), json(after.type))
      add("marks", "\(before.marks)", "\(after.marks)")
      guard !isExplained else { continue }
      add("prompt", json(before.prompt), json(after.prompt))
      add("answer", list(before.accepted), list(after.accepted))
    }
    return changes
  }

  private static func list(_ texts: [String]) -> String {
    var json = CanonicalJSON()
    json.strings(texts)
    return json.text
  }

  private static func json(_ text: String) -> String {
    var json = CanonicalJSON()
    json.string(text)
    return json.text
  }

  /// Rows as a JSON array: of texts where a row is one, else of arrays.
  private static func list(_ rows: [[BundleValue]]) -> String {
    "["
      + rows.map { row in
        row.count == 1
          ? row[0].json ?? "null" : "[" + row.map { $0.json ?? "null" }.joined(separator: ",") + "]"
      }.joined(separator: ",") + "]"
  }
}

extension AskedQuestion {
  /// The options as they are shown, the right ones with a tick.
  fileprivate var shownOptions: [String] { options.map { ($0.isKey ? "✓ " : "") + $0.text } }

  /// Everything that counts as right.
  var accepted: [String] { answer.correct + answer.alternatives }
}

extension BundleValue {
  /// The value as JSON; nil for NULL.
  var json: String? {
    switch self {
    case .null: return nil
    case .integer(let number): return "\(number)"
    case .real(let number): return "\(number)"
    case .text(let text):
      var json = CanonicalJSON()
      json.string(text)
      return json.text
    }
  }
}
