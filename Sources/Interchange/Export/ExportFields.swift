/// What a thing of a bundle says, field by field, as exports name it.
struct ExportField: Sendable {
  /// The name: of the column without `_json`, or of the member of a JSON column.
  let name: String
  /// The condition of SQL under which a row says something by it; nil for a member of a JSON column.
  let condition: String?

  /// A column that says something unless it is NULL.
  static func column(_ column: String) -> ExportField {
    let name = column.hasSuffix("_json") ? String(column.dropLast(5)) : column
    return ExportField(name: name, condition: "\(column) IS NOT NULL")
  }

  /// What says something under a condition.
  static func value(_ name: String, when condition: String) -> ExportField {
    ExportField(name: name, condition: condition)
  }

  /// A member of the kind's JSON column.
  static func member(_ name: String) -> ExportField { ExportField(name: name, condition: nil) }
}

extension ExportKind {
  /// All fields that the kind may have; what only says where a thing stands, or follows from others, is none.
  ///
  /// Source: schemas/bundle.sql; for the members of JSON columns `DetailsJSON.swift`.
  var fields: [ExportField] {
    switch self {
    case .course:
      Self.columns(
        "code", "name", "flag_emoji", "native_name", "variant", "script", "direction", "source_code",
        "source_variant", "dialect_policy", "romanisation")
        + Self.members("closed_class", "gendered_nouns", "proper_names")
    case .band:
      Self.columns(
        "short_label", "long_label", "units_required", "description", "cefr_json", "parameters_json")
    case .unit: Self.columns("title", "description", "can_do", "topics_json")
    case .lesson:
      Self.columns("title", "lesson_type") + [.value("xp_value", when: "xp_value <> 15")]
        + Self.columns("mode", "can_do", "grammar_json") + Self.members("explanations")
    case .card: Self.cardFields
    case .sentence:
      Self.columns("s.target_text", "s.native_text", "s.transliteration", "s.audio_url", "s.note").map {
        ExportField(name: String($0.name.dropFirst(2)), condition: $0.condition)
      }
    case .bossTest: Self.columns("title", "time_limit_seconds", "pass_score_pct")
    case .story:
      Self.columns(
        "title", "source_code", "target_code", "kit_pass_pct", "exam_pass_pct", "exam_questions")
        + Self.members("source_script", "source_variant", "target_script", "target_variant")
    case .stage: Self.columns("name", "raw_value", "title")
    case .exam: Self.columns("title", "covers")
    case .kit: Self.columns("name", "is_basic")
    case .quiz:
      Self.columns(
        "title", "programme", "subject", "board", "tier", "topic", "subtopic", "generation_mode",
        "language", "specifications_json", "equations_json")
    case .deck: Self.columns("topic", "aspect", "depth", "batch", "image_keywords_json")
    case .medium: Self.columns("bytes", "sha256")
    case .cardQuestion, .exercise, .bossItem, .kitQuestion, .quizQuestion, .flashcard: Self.questionFields
    }
  }

  /// The JSON column whose members are fields; nil where there is none.
  var memberColumn: String? {
    switch self {
    case .course, .card, .story: "details_json"
    case .lesson: "content_json"
    default: owner == nil ? nil : "details_json"
    }
  }

  /// Members of that column which say nothing that other tables do not.
  static let derivedMembers: Set<String> = ["exercises", "sentences"]

  private static let cardFields: [ExportField] =
    columns("target_text", "native_text", "audio_url", "image_url", "answer_json")
    + [.value("difficulty_rating", when: "difficulty_rating <> 3")]
    + columns("lemma", "part_of_speech", "gender", "article", "ipa", "transliteration", "image_alt")
    + members(
      "accept_target", "aspect_partner", "distractors_ban", "distractors_pin", "forms", "hints",
      "measure_word", "note", "number", "pinyin_numbered", "plural", "register", "review", "sense", "source",
      "tags", "traditional", "undiacritised", "variants")

  private static let questionFields: [ExportField] =
    columns("prompt", "answer_json") + [.value("marks", when: "marks <> 1")]
    + columns("difficulty", "explanation")
    + [
      .value("options", when: options("true")),
      .value("option_errors", when: options("error_tag IS NOT NULL")),
      .value("option_origins", when: options("origin <> 'author'")),
    ]
    + members(
      "accept", "ao", "audio_url", "command_word", "equation", "guidance", "hints", "ignore", "image_alt",
      "image_keywords", "image_url", "practical", "reject", "review", "source", "tags", "tier", "topics",
      "unit", "working")

  private static func options(_ condition: String) -> String {
    "EXISTS (SELECT 1 FROM options AS o WHERE o.question_id = q.question_id AND \(condition))"
  }

  private static func columns(_ names: String...) -> [ExportField] { names.map { .column($0) } }

  private static func members(_ names: String...) -> [ExportField] { names.map { .member($0) } }
}
