import CurriculumRuntime

extension ExportTarget {
  /// Tong's database.
  static let tong = ExportTarget(
    name: "tong",
    summary: "Courses of Tong as SQL for PostgreSQL: a migration, and a load that may be repeated.",
    shape: .folder,
    coverage: ExportCoverage(
      "Tong's tables have no place for it",
      [
        .course: ExportKind.course.fields.map(\.name), .band: ExportKind.band.fields.map(\.name),
        .unit: ExportKind.unit.fields.map(\.name), .lesson: ExportKind.lesson.fields.map(\.name),
        .card: ExportKind.card.fields.map(\.name), .bossTest: ExportKind.bossTest.fields.map(\.name),
        .sentence: ExportKind.sentence.fields.map(\.name), .exercise: asked, .bossItem: asked,
      ],
      reasons: [
        .cardQuestion: "Tong asks its cards by their texts and accepted answers",
        .exercise: "Tong's content_json has no place for it",
        .bossItem: "Tong's items_json has no place for it",
      ]),
    notes: """
      `migration.sql` makes the tables, checks, indexes and policies of Tong's document, and may be run again.
      `content.sql` loads the content in one transaction, again and again: rows are found by `content_id`, the number
      that an authored key keeps for ever, so serial ids stay, and with them reviews, errors and progress. Columns that
      the document does not have stand behind its own: `content_id`, `key`, `details_json` with everything else,
      `cards.order_idx`, `lessons.band_id`.

      What is no longer in the bundle goes, as far as it belongs to one of the bundle's courses: lessons, units, boss
      tests; cards that nobody has reviewed. A card with reviews or errors stays, without a lesson; a band with learners'
      progress stays, behind the others and without units. Rows that were made by hand and say the same become the
      load's. Loads wait for each other. The role that loads must own the tables or bypass their policies.

      `--direct postgres://…` hands the same to `psql`, with COPY in place of INSERT; `--content-only` leaves the
      migration out. A password in the address goes to psql by its environment, not by its arguments.

      Tong's `languages.code` has two letters and stands once, and so does the name: a second course for a language, and
      one whose code has three letters, are left out.
      """
  ) { reader, request, output, report in
    if !request.isContentOnly {
      try output.begin("migration.sql")
      try output.write(TongMigration.sql)
    }
    try output.begin("content.sql")
    try TongLoad(reader, request, &report).write(to: output, &report)
  }

  private static let asked = [
    "prompt", "answer", "options", "explanation", "audio_url", "image_url", "unit",
  ]
}

/// The content of a bundle on its way to Tong's tables.
private struct TongLoad {
  private let reader: BundleReader
  private let usesCopy: Bool
  /// Numbers of the courses that fit, for a condition of SQL.
  private let courses: String

  init(_ reader: BundleReader, _ request: ExportRequest, _ report: inout ExportReport) throws {
    self.reader = reader
    usesCopy = request.usesCopy
    var codes: Set<String> = []
    var names: Set<String> = []
    var fitting: [String] = []
    for course in try reader.languages().sorted(by: { $0.key < $1.key }) {
      if course.code.utf8.count != 2 {
        try Self.leave(course, "Tong's code of a language has two letters", reader, &report)
      } else if !codes.insert(course.code).inserted || !names.insert(course.name).inserted {
        try Self.leave(course, "Tong has one course for each language", reader, &report)
      } else {
        fitting.append(String(course.id))
      }
    }
    courses = "(\(fitting.joined(separator: ", ")))"
  }

  func write(to output: ExportOutput, _ report: inout ExportReport) throws {
    let info = reader.info
    try output.write(
      """
      -- \(info.curriculumName.replacing("\n", with: " ")) \(info.contentVersion), content hash \(info.contentHash)
      BEGIN;
      SET LOCAL client_min_messages = warning;
      SET LOCAL standard_conforming_strings = on;
      SET client_encoding = 'UTF8';
      -- One load after the other.
      SELECT pg_advisory_xact_lock(\(Self.lock));


      """)
    for table in TongTable.all {
      try output.write(table.staging)
      try stage(table, to: output, &report)
      try output.write(table.staged)
    }
    try countQuestions(&report)
    for table in TongTable.all {
      // A band has one boss test: the old one goes before the new one comes.
      if table.name == "boss_tests" { try output.write("\n" + Self.replacedTests(table)) }
      try output.write(table.merge)
    }
    try output.write(Self.removal + "\nCOMMIT;\n")
  }

  /// The number that loads wait for each other by: 'curr' in ASCII.
  private static let lock = 0x6375_7272

  // MARK: - What is left out

  /// Leaves a course out, with everything in it.
  private static func leave(
    _ course: LanguageRow, _ reason: String, _ reader: BundleReader, _ report: inout ExportReport
  ) throws {
    report.leave(.course, course.key, reason)
    let inCourse = "its course does not fit: \(reason)"
    let parts: [(ExportKind, String)] = [
      (.band, "SELECT key FROM bands WHERE language_id = ?"),
      (.unit, "SELECT u.key FROM units AS u JOIN bands AS b USING (band_id) WHERE b.language_id = ?"),
      (.lesson, "SELECT l.key FROM lessons AS l JOIN bands AS b USING (band_id) WHERE b.language_id = ?"),
      (.card, "SELECT key FROM cards WHERE language_id = ?"),
      (
        .bossTest, "SELECT t.key FROM boss_tests AS t JOIN bands AS b USING (band_id) WHERE b.language_id = ?"
      ),
      (
        .sentence,
        """
        SELECT \(ExportKind.sentence.key) FROM sentences AS s JOIN lessons AS l USING (lesson_id)
        JOIN bands AS b USING (band_id) WHERE b.language_id = ?
        """
      ),
      (
        .exercise,
        """
        SELECT q.key FROM questions AS q JOIN lessons AS l ON l.lesson_id = q.owner_id
        JOIN bands AS b USING (band_id) WHERE q.owner_kind = 'lesson' AND b.language_id = ?
        """
      ),
      (
        .bossItem,
        """
        SELECT q.key FROM questions AS q JOIN boss_tests AS t ON t.boss_test_id = q.owner_id
        JOIN bands AS b USING (band_id) WHERE q.owner_kind = 'boss-test' AND b.language_id = ?
        """
      ),
    ]
    for (kind, sql) in parts {
      try reader.forEachRow(sql, [course.id]) { report.leave(kind, $0.string(0), inCourse) }
    }
  }

  /// Counts what goes in within the JSON of lessons and boss tests.
  private func countQuestions(_ report: inout ExportReport) throws {
    let inCourses = "JOIN bands AS b USING (band_id) WHERE b.language_id IN \(courses)"
    let counts: [(ExportKind, String)] = [
      (.sentence, "sentences AS s JOIN lessons AS l USING (lesson_id) \(inCourses)"),
      (
        .exercise,
        "questions AS q JOIN lessons AS l ON l.lesson_id = q.owner_id \(inCourses) AND q.owner_kind = 'lesson'"
      ),
      (
        .bossItem,
        "questions AS q JOIN boss_tests AS t ON t.boss_test_id = q.owner_id \(inCourses) AND q.owner_kind = 'boss-test'"
      ),
    ]
    for (kind, source) in counts {
      try reader.forEachRow("SELECT count(*) FROM \(source)") { row in
        report.carry(kind, count: Int(row.integer(0)))
      }
    }
  }

  // MARK: - Staging

  private func stage(_ table: TongTable, to output: ExportOutput, _ report: inout ExportReport) throws {
    guard let source = TongSource.all[table.name] else { preconditionFailure("'\(table.name)' has a source") }
    var rows = TongRows(output, into: "pg_temp.staged_\(table.name)", usesCopy: usesCopy)
    let statement = "\(source.select) WHERE \(source.course) IN \(courses) ORDER BY \(source.order)"
    try reader.forEachRow(statement) { row in
      var values = (0..<source.columns).map { row[$0] }
      values.append(source.details(of: row))
      if try rows.add(values) {
        report.lose(
          source.kind, row.string(1), "characters", "PostgreSQL cannot hold U+0000; U+FFFD stands for it")
      }
      report.carry(source.kind)
    }
    try rows.end()
  }

  // MARK: - Removal

  private static func replacedTests(_ table: TongTable) -> String {
    """
    DELETE FROM public.boss_tests AS t WHERE \(table.isRemoved);
    DELETE FROM public.boss_tests AS t USING pg_temp.staged_boss_tests AS s, public.bands AS b
      WHERE t.content_id = s.content_id AND b.band_id = t.band_id AND b.content_id IS DISTINCT FROM s.band_id;

    """
  }

  private static var removal: String {
    let tables = Dictionary(uniqueKeysWithValues: TongTable.all.map { ($0.name, $0) })
    func removed(_ name: String) -> String { tables[name]?.isRemoved ?? "false" }
    let isInUse = """
      (EXISTS (SELECT 1 FROM public.card_reviews AS r WHERE r.card_id = t.card_id)
            OR EXISTS (SELECT 1 FROM public.learn_errors AS e WHERE e.card_id = t.card_id))
      """
    return """

      -- What is no longer there. Learners keep their reviews: such a card stays, without a lesson.
      UPDATE public.cards AS t SET lesson_id = NULL, order_idx = NULL
        WHERE \(removed("cards"))
          AND t.lesson_id IS NOT NULL AND \(isInUse);
      DELETE FROM public.cards AS t
        WHERE \(removed("cards"))
          AND NOT \(isInUse);
      DELETE FROM public.lessons AS t
        WHERE \(removed("lessons"));
      DELETE FROM public.units AS t
        WHERE \(removed("units"));
      DELETE FROM public.bands AS t
        WHERE \(removed("bands"))
          AND NOT EXISTS (SELECT 1 FROM public.user_band_progress AS p WHERE p.band_id = t.band_id);

      """
  }
}
