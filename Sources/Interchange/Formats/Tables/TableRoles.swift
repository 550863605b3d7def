import CurriculumCompiler

/// What the columns of a table, or the fields of a note, hold.
struct TableRoles: Sendable {
  /// What a column holds.
  enum Role: String, CaseIterable, Sendable {
    case key, place
    case targetText = "target_text"
    case nativeText = "native_text"
    case lemma
    case partOfSpeech = "pos"
    case gender, article, ipa, transliteration, audio, image
    case imageAlt = "image_alt"
    case difficulty, accept, note, tags, register, plural
    case prompt, answer, wrong, type, unit, tolerance, marks, explanation, hints

    /// Names that columns have elsewhere, in lower case.
    var names: [String] {
      switch self {
      case .key: ["key", "id", "guid"]
      case .place: ["place", "lesson", "topic", "category", "deck"]
      case .targetText: ["target_text", "target", "term", "word", "foreign", "expression", "vocabulary"]
      case .nativeText: ["native_text", "native", "translation", "meaning", "gloss"]
      case .lemma: ["lemma"]
      case .partOfSpeech: ["pos", "part_of_speech", "part of speech", "word type"]
      case .gender: ["gender"]
      case .article: ["article"]
      case .ipa: ["ipa", "pronunciation"]
      case .transliteration: ["transliteration", "romanisation", "romanization", "pinyin", "romaji"]
      case .audio: ["audio", "audio_url", "sound"]
      case .image: ["image", "image_url", "picture"]
      case .imageAlt: ["image_alt", "alt"]
      case .difficulty: ["difficulty", "difficulty_rating"]
      case .accept: ["accept", "also_accepted", "also accepted", "alternatives", "synonyms"]
      case .note: ["note", "notes", "comment", "remark"]
      case .tags: ["tags", "tag"]
      case .register: ["register"]
      case .plural: ["plural"]
      case .prompt: ["prompt", "question", "front", "stem"]
      case .answer:
        ["answer", "answers", "correct answer", "correct_answer", "correctanswer", "back", "definition"]
      case .wrong: ["wrong", "incorrect_answers", "incorrectanswers", "distractors", "wrong answers"]
      case .type: ["type"]
      case .unit: ["unit"]
      case .tolerance: ["tolerance"]
      case .marks: ["marks", "points"]
      case .explanation: ["explanation", "feedback"]
      case .hints: ["hints", "hint"]
      }
    }
  }

  /// Columns by what they hold; several may hold wrong answers.
  private(set) var columns: [Role: [Int]] = [:]
  /// Columns that nobody knows, by their names.
  private(set) var unknown: [(name: String, column: Int)] = []

  /// No columns.
  init() {}

  /// Columns by their names.
  ///
  /// - Parameter others: Names that stand for a role in this source alone, in lower case: the name of its language.
  init(names: [String], others: [String: Role] = [:]) {
    for (index, name) in names.enumerated() {
      let name = name.trimmed.lowercased()
      let bare = name.last?.isNumber == true ? String(name.dropLast()).trimmed : name
      let role =
        others[name] ?? Role.allCases.first { $0.names.contains(name) }
        ?? Role.allCases.first { $0 == .wrong && $0.names.contains(bare.trimmingUnderscore) }
      if let role, columns[role] == nil || role == .wrong {
        columns[role, default: []].append(index)
      } else if !name.isEmpty {
        unknown.append((name, index))
      }
    }
  }

  /// Gives a role a column.
  mutating func set(_ role: Role, _ column: Int) {
    columns[role] = [column]
    unknown.removeAll { $0.column == column }
  }

  /// Names a column that nobody knows.
  mutating func addUnknown(_ name: String, _ column: Int) { unknown.append((name, column)) }

  /// What a column holds; nil where nobody knows.
  func role(of column: Int) -> Role? { columns.first { $0.value.contains(column) }?.key }

  /// True where a role has a column.
  func has(_ role: Role) -> Bool { columns[role] != nil }

  /// The text of a role in some cells; nil where there is none, or it is empty.
  func text(_ role: Role, in cells: [String]) -> String? {
    guard let column = columns[role]?.first, column < cells.count else { return nil }
    return cells[column].trimmed.nonEmpty
  }

  /// The texts of a role: of each of its columns, and each line of them.
  func texts(_ role: Role, in cells: [String]) -> [String] {
    (columns[role] ?? []).filter { $0 < cells.count }
      .flatMap { cells[$0].split(separator: "\n").map { String($0).trimmed } }.filter { !$0.isEmpty }
  }
}

extension String {
  /// The text without low lines at its end: `wrong_` of `wrong_1`.
  fileprivate var trimmingUnderscore: String {
    var text = self[...]
    while text.last == "_" || text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
