import CurriculumRuntime

/// One of two bundles that are compared, asked for entities.
struct EntitySource {
  let reader: BundleReader
  private let places: [String: [String: Int]]
  private let names: [String: [String]]

  init(_ reader: BundleReader) throws(BundleError) {
    self.reader = reader
    var places: [String: [String: Int]] = [:]
    var names: [String: [String]] = [:]
    for kind in EntityTable.all {
      let columns = try reader.columns(of: kind.table)
      names[kind.table] = columns
      places[kind.table] = Dictionary(
        uniqueKeysWithValues: columns.enumerated().map { ($0.element, $0.offset) })
    }
    self.places = places
    self.names = names
  }

  /// Names of a table's columns, in order.
  func columns(of table: String) -> [String] { names[table] ?? [] }

  /// A row by its columns' names.
  func row(_ values: [BundleValue], of table: String) -> EntityRow {
    EntityRow(columns: places[table] ?? [:], values: values)
  }

  /// The row of an entity, or nil.
  func entity(_ kind: EntityTable, _ number: Int64) throws(BundleError) -> EntityRow? {
    guard !kind.number.isEmpty else { return nil }
    return try reader.values(of: kind.table, where: kind.number, is: number, orderedBy: kind.number).first
      .map { row($0, of: kind.table) }
  }

  /// What a question belongs to; nil where there is no such question.
  func owner(of question: Int64) throws(BundleError) -> ChangeCollector.EntityName? {
    try reader.values("SELECT owner_kind, owner_id FROM questions WHERE question_id = ?", [question]).first
      .map { ChangeCollector.EntityName(kind: $0[0].text ?? "", number: $0[1].integer ?? 0) }
  }

  /// Numbers of the entities of a kind that stand in another, in order.
  func children(_ kind: EntityTable, of home: Int64, owner: String) throws(BundleError) -> [Int64] {
    guard let column = kind.home?.column else { return [] }
    let condition = owner.isEmpty ? "" : " AND owner_kind = '\(owner)'"
    return try reader.values(
      "SELECT \(kind.number) FROM \(kind.table) WHERE \(column) = ?\(condition) ORDER BY order_idx", [home]
    ).compactMap { $0[0].integer }
  }

  /// The key of what an entity stands in.
  func homeKey(_ kind: EntityTable, _ row: EntityRow) throws(BundleError) -> String? {
    guard let home = kind.home, let number = row[home.column].integer,
      let parent = EntityTable.named(home.kind == "owner" ? row["owner_kind"].text ?? "" : home.kind)
    else { return nil }
    return try entity(parent, number)?.key
  }

  /// What is asked about an entity: a card in both directions, a question itself.
  func asked(_ kind: EntityTable, _ number: Int64, _ row: EntityRow?) throws(BundleError) -> [AskedQuestion] {
    switch kind.name {
    case "card": return try cardQuestions(number)
    case "question": return try row.map { row throws(BundleError) in [try question(row)] } ?? []
    default: return []
    }
  }

  /// The questions that ask a card, in order.
  func cardQuestions(_ card: Int64) throws(BundleError) -> [AskedQuestion] {
    let rows = try reader.values(
      "SELECT * FROM questions WHERE owner_id = ? AND owner_kind = 'card' ORDER BY order_idx", [card])
    var questions: [AskedQuestion] = []
    for values in rows { questions.append(try question(row(values, of: "questions"))) }
    return questions
  }

  private func question(_ row: EntityRow) throws(BundleError) -> AskedQuestion {
    let number = row["question_id"].integer ?? 0
    let options = try reader.values(
      "SELECT text, is_key FROM options WHERE question_id = ? ORDER BY order_idx", [number])
    return AskedQuestion(
      number: number, key: row.key, prompt: row["prompt"].text ?? "", grading: row["grading"].text ?? "",
      type: row["type"].text ?? "", marks: row["marks"].integer ?? 1,
      answer: AnswerKey(row["answer_json"].text ?? "") ?? AnswerKey(),
      options: options.map { (text: $0[0].text ?? "", isKey: $0[1].integer == 1) })
  }
}

/// A question as a bundle asks it.
struct AskedQuestion: Sendable {
  let number: Int64
  let key: String
  let prompt: String
  let grading: String
  let type: String
  let marks: Int64
  let answer: AnswerKey
  let options: [(text: String, isKey: Bool)]

  /// The wrong options.
  var distractors: [String] { options.filter { !$0.isKey }.map(\.text) }
}

/// A question that both bundles ask.
struct AskedChange: Sendable {
  let old: AskedQuestion
  let new: AskedQuestion
}

/// What rules judge a change by: the entity's rows, and what is asked about it.
struct ChangeEvidence: Sendable {
  let old: EntityRow?
  let new: EntityRow?
  let asked: [AskedChange]
}
