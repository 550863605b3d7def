import CurriculumRuntime

extension ExportTarget {
  /// Printed tests.
  static let paper = ExportTarget(
    name: "paper", summary: "Tests to print, in two forms each, with their mark schemes, as HTML.",
    shape: .folder,
    coverage: ExportCoverage(
      "a printed test does not show it",
      [
        .bossTest: ["title", "time_limit_seconds", "pass_score_pct"], .kit: ["name"],
        .quiz: ["title", "tier"],
        .bossItem: asked, .kitQuestion: asked, .quizQuestion: asked,
      ],
      reasons: [
        .cardQuestion: "tests are made of quizzes, boss tests and kits",
        .exercise: "tests are made of quizzes, boss tests and kits",
        .flashcard: "tests are made of quizzes, boss tests and kits",
      ]),
    notes: """
      A folder for each quiz, boss test and kit, named by its key, with `form-a.html`, `form-b.html` and `mark-scheme.html`. Form A keeps the
      author's order, form B has another one. In both the right options of choices stand about as often at A as at B, C
      and D, but options that are numbers stand by size. The mark scheme has both forms' numbers
      and letters, the points, what else is accepted, and what is not. The pages load nothing, but for pictures with an
      address; a browser prints them, or makes PDF files of them.

      What is answered by speaking or by listening is left out.
      """
  ) { reader, request, output, report in
    for sheet in try PaperSheet.all(in: reader, request) {
      var questions: [ExportedQuestion] = []
      try reader.forEachQuestion(of: sheet.kind, sheet.id) { question in
        if let reason = sheet.unfitness(of: question) {
          report.leave(question.kind, question.key, reason)
        } else {
          questions.append(question)
          report.carry(question.kind)
          if let image = question.detail("image_url"), !image.hasPrefix("https://") {
            report.lose(
              question.kind, question.key, "image_url", "the page takes addresses, and this is a file's path")
          }
          if question.answer.isTypedDespiteOptions(question) {
            report.lose(question.kind, question.key, "options", "it is answered without a choice")
          }
        }
      }
      try sheet.write(questions, to: output)
      report.carry(sheet.owner)
    }
    for (kind, table) in [(ExportKind.bossTest, "boss_tests"), (.kit, "kits"), (.quiz, "quizzes")] {
      guard let question = PaperSheet.questions[kind], !request.includes(question) else { continue }
      try reader.forEachRow("SELECT key FROM \(table)") {
        report.leave(kind, $0.string(0), "it was not asked for")
      }
    }
  }

  private static let asked = [
    "prompt", "answer", "options", "marks", "explanation", "accept", "reject", "ignore", "guidance", "ao",
    "image_url", "image_alt", "tier",
  ]
}

extension QuestionAnswer {
  /// Whether a question has options that are not shown where it is typed.
  func isTypedDespiteOptions(_ question: ExportedQuestion) -> Bool {
    switch self {
    case .choice, .truth: false
    default: !question.options.isEmpty
    }
  }
}

/// A printed test: what it is about, and how its pages are written.
struct PaperSheet {
  /// The kind of its questions.
  let kind: ExportKind
  /// The kind of what owns them.
  let owner: ExportKind
  /// The owner's id.
  let id: Int64
  private let folder: String
  private let title: String
  private let language: String
  private let tier: String?
  private let seconds: Int?
  private let passPercent: Int?

  /// The kinds of questions that tests are made of, by their owners.
  static let questions: [ExportKind: ExportKind] = [
    .bossTest: .bossItem, .kit: .kitQuestion, .quiz: .quizQuestion,
  ]

  private init(_ owner: ExportKind, _ row: StatementRow) {
    self.owner = owner
    kind = Self.questions[owner] ?? .quizQuestion
    id = row.integer(0)
    folder = row.string(1)
    title = row.string(2)
    language = row.string(3)
    tier = row.text(4)
    seconds = row.isNull(5) ? nil : Int(row.integer(5))
    passPercent = row.isNull(6) ? nil : Int(row.integer(6))
  }

  /// All tests of a bundle that are asked for.
  static func all(in reader: BundleReader, _ request: ExportRequest) throws -> [PaperSheet] {
    let sources: [(ExportKind, String)] = [
      (
        .bossTest,
        """
        SELECT t.boss_test_id, t.key, t.title, coalesce(g.source_variant, g.source_code), NULL, t.time_limit_seconds,
          t.pass_score_pct
        FROM boss_tests AS t JOIN bands AS b USING (band_id) JOIN languages AS g USING (language_id)
        ORDER BY g.name, g.language_id, b.order_idx
        """
      ),
      (
        .kit,
        """
        SELECT k.kit_id, k.key, k.name, s.source_code, NULL, NULL, s.kit_pass_pct
        FROM kits AS k JOIN stages AS a USING (stage_id) JOIN stories AS s USING (story_id)
        ORDER BY s.title, s.story_id, a.raw_value, k.order_idx
        """
      ),
      (.quiz, "SELECT quiz_id, key, title, language, tier, NULL, NULL FROM quizzes ORDER BY title, quiz_id"),
    ]
    var sheets: [PaperSheet] = []
    for (owner, sql) in sources where request.includes(questions[owner] ?? .quizQuestion) {
      try reader.forEachRow(sql) { sheets.append(PaperSheet(owner, $0)) }
    }
    return sheets
  }

  /// Why a question cannot be asked on paper; nil where it can.
  func unfitness(of question: ExportedQuestion) -> String? {
    if case .speech = question.answer { return "it is answered by speaking" }
    if ["listen_and_type", "multiple_choice_audio"].contains(question.type)
      || question.details["audio_url"] != nil
    {
      return "it is answered by listening"
    }
    if case .choice = question.answer, question.options.count < 2 {
      return "it is a choice without wrong answers"
    }
    return nil
  }

  // MARK: - Pages

  /// Writes both forms and the mark scheme.
  func write(_ questions: [ExportedQuestion], to output: ExportOutput) throws {
    let forms = ["A", "B"].map { PaperForm(questions, name: $0) }
    for form in forms {
      try output.begin("\(folder)/form-\(form.name.lowercased()).html")
      try output.write(PaperPage.head(title: "\(title) – Form \(form.name)", language: language))
      try output.write(heading(of: form))
      try output.write("<ol>\n")
      for item in form.items { try output.write(PaperPage.question(item)) }
      try output.write("</ol>\n" + PaperPage.foot)
    }
    try output.begin("\(folder)/mark-scheme.html")
    try output.write(PaperPage.head(title: "\(title) – Mark scheme", language: language))
    try output.write(
      "<header><h1>\(PaperPage.escaped(title))</h1><p>Mark scheme, \(facts(questions))</p></header>\n")
    try output.write(
      "<table>\n<thead><tr><th>A</th><th>B</th><th>Answer</th><th>Marks</th></tr></thead>\n<tbody>\n")
    var placesInB: [String: Int] = [:]
    for (place, item) in forms[1].items.enumerated() { placesInB[item.question.key] = place }
    for (place, item) in forms[0].items.enumerated() {
      guard let other = placesInB[item.question.key] else { continue }
      try output.write(PaperPage.marking(item, place, forms[1].items[other], other))
    }
    try output.write("</tbody>\n</table>\n" + PaperPage.foot)
  }

  private func heading(of form: PaperForm) -> String {
    """
    <header><h1>\(PaperPage.escaped(title))</h1><p>Form \(form.name), \(facts(form.items.map(\.question)))</p>
    <p class="who">Name <span class="line"></span> Date <span class="line"></span></p></header>

    """
  }

  private func facts(_ questions: [ExportedQuestion]) -> String {
    let marks = questions.reduce(0) { $0 + $1.marks }
    var facts = [marks == 1 ? "1 mark" : "\(marks) marks"]
    if let tier { facts.append("\(tier) tier") }
    if let seconds { facts.append(seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds) s") }
    if let passPercent { facts.append("\(passPercent) % to pass") }
    return PaperPage.escaped(facts.joined(separator: ", "))
  }
}
