import CurriculumRuntime

/// A question of a bundle with its options, as exporters take it.
struct ExportedQuestion {
  /// An option.
  struct Option {
    /// What the learner sees.
    let text: String
    /// Whether it is right.
    let isKey: Bool
    /// The mistake that choosing it shows.
    let error: String?
  }

  /// The columns that `read` expects, in order.
  static let columns = """
    q.question_id, q.key, q.owner_kind, q.type, q.grading, q.prompt, q.answer_json, q.marks, q.difficulty,
    q.explanation, q.details_json, o.text, o.is_key, o.error_tag
    """

  /// `question/<namespace>/<id>`.
  let key: String
  /// What kind of thing it is.
  let kind: ExportKind
  /// The authoring type.
  let type: String
  /// How an answer is judged, for example `choose-one`.
  let grading: String
  /// What is asked.
  let prompt: String
  /// The right answer.
  let answer: QuestionAnswer
  /// The right answer as JSON, in the shape of its grading.
  let answerJSON: String
  /// What else is accepted where it is typed though it is asked as a choice, as in indi's exams.
  let alternatives: [String]
  /// Marks for a full answer.
  let marks: Int
  /// 1 easy to 5 hard.
  let difficulty: Int?
  /// Shown after answering.
  let explanation: String?
  /// Everything else, by name, as JSON.
  let details: [String: String]
  /// In the order to show them.
  fileprivate(set) var options: [Option] = []

  fileprivate init?(_ row: StatementRow) {
    guard let kind = ExportKind(owner: row.string(2)) else { return nil }
    self.kind = kind
    key = row.string(1)
    type = row.string(3)
    grading = row.string(4)
    prompt = row.string(5)
    answerJSON = row.string(6)
    answer = QuestionAnswer(grading: grading, json: answerJSON)
    let others = JSONMembers(answerJSON)?.members.first { $0.key == "alternatives" }
    alternatives = if case .choice = answer { others.map { Self.texts($0.json) } ?? [] } else { [] }
    marks = Int(row.integer(7))
    difficulty = row.isNull(8) ? nil : Int(row.integer(8))
    explanation = row.text(9)
    let members = row.text(10).flatMap { JSONMembers($0)?.members } ?? []
    details = Dictionary(members.map { ($0.key, $0.json) }) { first, _ in first }
  }

  /// The key without `question/`: short, and as unique.
  var name: String { String(key.drop { $0 != "/" }.dropFirst()) }

  /// The texts of the right options.
  var keys: [String] { options.filter(\.isKey).map(\.text) }

  /// The texts of the wrong options.
  var distractors: [String] { options.filter { !$0.isKey }.map(\.text) }

  /// A text of the details.
  func detail(_ name: String) -> String? { details[name].flatMap { JSONMembers.text($0) } }

  /// Texts of the details; none where there is no such list.
  func detailList(_ name: String) -> [String] { details[name].map { Self.texts($0) } ?? [] }

  /// The texts of a JSON array.
  static func texts(_ json: String) -> [String] {
    (JSONMembers.elements(json) ?? []).compactMap { JSONMembers.text($0) }
  }
}

extension BundleReader {
  /// Hands out questions with their options, one by one.
  ///
  /// - Parameters:
  ///   - source: What stands behind FROM and before the options are joined, with `q` for questions, and its condition.
  ///   - order: Columns to order by.
  func forEachQuestion(
    from source: String, where condition: String, _ numbers: [Int64], orderedBy order: String,
    _ body: (ExportedQuestion) throws -> Void
  ) throws {
    var current: (id: Int64, question: ExportedQuestion)?
    try forEachRow(
      """
      SELECT \(ExportedQuestion.columns) FROM \(source) LEFT JOIN options AS o ON o.question_id = q.question_id
      WHERE \(condition) ORDER BY \(order), o.order_idx
      """, numbers
    ) { row in
      let id = row.integer(0)
      if current?.id != id {
        if let current { try body(current.question) }
        current = ExportedQuestion(row).map { (id, $0) }
      }
      if let text = row.text(11) {
        current?.question.options.append(
          ExportedQuestion.Option(text: text, isKey: row.integer(12) != 0, error: row.text(13)))
      }
    }
    if let current { try body(current.question) }
  }

  /// Hands out the questions of an owner, in order.
  func forEachQuestion(of kind: ExportKind, _ owner: Int64, _ body: (ExportedQuestion) throws -> Void) throws
  {
    try forEachQuestion(
      from: "questions AS q", where: "q.owner_id = ? AND q.owner_kind = '\(kind.owner ?? "")'", [owner],
      orderedBy: "q.order_idx", body)
  }
}
