import CurriculumRuntime

extension ExportTarget {
  /// Tables for spreadsheets.
  static let csv = ExportTarget(
    name: "csv", summary: "Cards and questions as tables for spreadsheets.", shape: .folder,
    coverage: ExportCoverage(
      "the tables have no column for it",
      [
        .card: [
          "target_text", "native_text", "audio_url", "image_url", "answer", "difficulty_rating", "lemma",
          "part_of_speech", "gender", "article", "ipa", "transliteration", "image_alt", "note", "tags",
        ],
        .cardQuestion: questionFields, .exercise: questionFields, .bossItem: questionFields,
        .kitQuestion: questionFields, .quizQuestion: questionFields, .flashcard: questionFields,
      ],
      reasons: [.sentence: "the tables hold cards and questions alone"]),
    notes: """
      `cards.csv` and `questions.csv` by RFC 4180: UTF-8, commas, CRLF, the first row has the names. `place` is the way
      down to the lesson, kit, quiz or deck. `answers` and `wrong` hold one text a line within their cell; of a question
      with gaps `answers` has a line for each gap, its alternatives divided by ` | `; pairs stand as `left = right`.
      Texts stand as they are, so a spreadsheet that takes `=` at the beginning for a formula has to be told that these
      columns are text.
      """
  ) { reader, request, output, report in
    try CSVTables(reader: reader, request: request).write(to: output, &report)
  }

  private static let questionFields = [
    "prompt", "answer", "marks", "difficulty", "explanation", "options", "hints", "tags", "audio_url",
    "image_url",
  ]
}

/// A bundle's cards and questions as tables.
private struct CSVTables {
  let reader: BundleReader
  let request: ExportRequest

  func write(to output: ExportOutput, _ report: inout ExportReport) throws {
    try output.begin("cards.csv")
    try writeCards(to: output, &report)
    try output.begin("questions.csv")
    let names = [
      "key", "place", "type", "grading", "prompt", "answers", "wrong", "unit", "tolerance", "marks",
      "difficulty",
      "explanation", "hints", "tags", "audio_url", "image_url",
    ]
    try output.write(Self.record(names))
    for group in try QuestionGroup.all(in: reader, request) {
      let place = group.path.joined(separator: " / ")
      try group.forEachQuestion(in: reader) { question in
        try output.write(Self.record(Self.cells(of: question, place)))
        report.carry(question.kind)
      }
    }
  }

  private func writeCards(to output: ExportOutput, _ report: inout ExportReport) throws {
    let columns = [
      "key", "target_text", "native_text", "lemma", "part_of_speech", "gender", "article", "ipa",
      "transliteration", "audio_url", "image_url", "image_alt", "difficulty_rating",
    ]
    try output.write(Self.record(["place"] + columns + ["also_accepted", "note", "tags"]))
    let list = columns.map { "c.\($0)" }.joined(separator: ", ")
    try reader.forEachRow(
      """
      SELECT \(list), g.name || ' / ' || b.long_label || ' / ' || u.title || ' / ' || l.title, c.answer_json, c.details_json
      FROM cards AS c JOIN languages AS g USING (language_id) LEFT JOIN lessons AS l USING (lesson_id)
      LEFT JOIN units AS u USING (unit_id) LEFT JOIN bands AS b ON b.band_id = u.band_id
      ORDER BY g.name, g.language_id, b.order_idx, u.order_idx, l.order_idx, c.order_idx, c.card_id
      """
    ) { row in
      let details = row.text(columns.count + 2).flatMap { JSONMembers($0)?.members } ?? []
      let answer = JSONMembers(row.string(columns.count + 1))?.members ?? []
      let others = answer.first { $0.key == "alternatives" }.map { ExportedQuestion.texts($0.json) } ?? []
      let note = details.first { $0.key == "note" }.flatMap { JSONMembers.text($0.json) } ?? ""
      let tags = details.first { $0.key == "tags" }.map { ExportedQuestion.texts($0.json) } ?? []
      try output.write(
        Self.record(
          [row.string(columns.count)] + columns.indices.map { row.string($0) }
            + [others.joined(separator: "\n"), note, tags.joined(separator: "\n")]))
      report.carry(.card)
    }
  }

  private static func cells(of question: ExportedQuestion, _ place: String) -> [String] {
    var unit = ""
    var tolerance = ""
    let answers: [String]
    switch question.answer {
    case .choice: answers = question.keys + question.alternatives
    case .truth(let isTrue): answers = [isTrue ? "True" : "False"]
    case .words(let texts), .order(let texts), .points(let texts), .speech(let texts): answers = texts
    case .recall(let text): answers = [text]
    case .gaps(let gaps): answers = gaps.map { $0.joined(separator: " | ") }
    case .pairs(let pairs): answers = pairs.map { "\($0.left) = \($0.right)" }
    case .number(let key):
      unit = key.unit ?? ""
      tolerance = key.toleranceText
      answers = [key.value] + key.others.map { $0.value + ($0.unit.map { " \($0)" } ?? "") }
    }
    let isTruth = if case .truth = question.answer { true } else { false }
    return [
      question.key, place, question.type, question.grading, question.prompt, answers.joined(separator: "\n"),
      isTruth ? "" : question.distractors.joined(separator: "\n"), unit, tolerance, String(question.marks),
      question.difficulty.map { String($0) } ?? "", question.explanation ?? "",
      question.detailList("hints").joined(separator: "\n"),
      question.detailList("tags").joined(separator: "\n"),
      question.detail("audio_url") ?? "", question.detail("image_url") ?? "",
    ]
  }

  /// A record with its line end.
  ///
  /// Source: RFC 4180, section 2.
  private static func record(_ cells: [String]) -> String {
    cells.map { cell in
      let needsQuotes = cell.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
      return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
    }.joined(separator: ",") + "\r\n"
  }
}

extension NumericKey {
  /// The tolerance for people.
  var toleranceText: String {
    switch tolerance {
    case nil: ""
    case .relative(let percent): "\(percent) %"
    case .absolute(let amount): "± \(amount)"
    case .range(let low, let high): "\(low) to \(high)"
    case .rounded: figures.map { "to \($0) significant figures" } ?? "rounded"
    }
  }
}
