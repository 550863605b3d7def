/// One of Tong's content tables: what is staged for it, and how that becomes its rows.
struct TongTable: Sendable {
  /// A table whose id a column holds.
  struct Parent: Sendable {
    /// The table.
    let table: String
    /// The column that is the table's primary key, and has the same name here.
    let column: String
    /// Whether there may be none.
    let isOptional: Bool
  }

  /// The table, which is also what is staged: `staged_<name>`.
  let name: String
  /// Its primary key.
  let id: String
  /// What its rows belong to, staged by their numbers.
  ///
  /// The first is the one that `order_idx` counts in.
  let parents: [Parent]
  /// Other columns with their types, in the order in which they are staged.
  let columns: [(name: String, type: String)]
  /// The condition under which a row `t` that no load has made is the staged row `s`.
  let adoption: String
  /// Whether `order_idx` may stand once in the first parent.
  let hasUniqueOrder: Bool

  /// The tables, each behind those that it points at.
  static let all: [TongTable] = [
    TongTable(
      name: "languages", id: "language_id", parents: [],
      columns: [("code", "text"), ("name", "text"), ("flag_emoji", "text")],
      adoption: "t.code = s.code", hasUniqueOrder: false),
    TongTable(
      name: "bands", id: "band_id", parents: [.init("languages", "language_id")],
      columns: [
        ("short_label", "text"), ("long_label", "text"), ("order_idx", "int"), ("units_required", "int"),
      ],
      adoption: "t.short_label = s.short_label", hasUniqueOrder: true),
    TongTable(
      name: "units", id: "unit_id", parents: [.init("bands", "band_id")],
      columns: [("title", "text"), ("description", "text"), ("order_idx", "int")],
      adoption: "t.title = s.title", hasUniqueOrder: true),
    TongTable(
      name: "lessons", id: "lesson_id", parents: [.init("units", "unit_id"), .init("bands", "band_id")],
      columns: [
        ("title", "text"), ("lesson_type", "text"), ("content_json", "jsonb"), ("xp_value", "int"),
        ("order_idx", "int"),
      ],
      adoption: "t.title = s.title", hasUniqueOrder: true),
    TongTable(
      name: "cards", id: "card_id",
      parents: [.init("languages", "language_id"), .init("lessons", "lesson_id", isOptional: true)],
      columns: [
        ("target_text", "text"), ("native_text", "text"), ("audio_url", "text"), ("image_url", "text"),
        ("answer_json", "jsonb"), ("difficulty_rating", "int"), ("order_idx", "int"),
      ],
      adoption: "t.target_text = s.target_text AND t.native_text = s.native_text", hasUniqueOrder: false),
    TongTable(
      name: "boss_tests", id: "boss_test_id", parents: [.init("bands", "band_id")],
      columns: [
        ("title", "text"), ("items_json", "jsonb"), ("time_limit_seconds", "int"), ("pass_score_pct", "int"),
      ],
      adoption: "true", hasUniqueOrder: false),
  ]

  /// The columns that every content table has beside the document's.
  var identityColumns: String {
    """
    ALTER TABLE public.\(name)
      ADD COLUMN IF NOT EXISTS content_id BIGINT,
      ADD COLUMN IF NOT EXISTS key TEXT,
      ADD COLUMN IF NOT EXISTS details_json JSONB;
    CREATE UNIQUE INDEX IF NOT EXISTS idx_\(name)_content ON public.\(name) (content_id);

    """
  }

  // MARK: - Staging

  /// The columns of what is staged, in order: number and key, the parents' numbers, the columns, all else.
  private var stagedColumns: [(name: String, type: String)] {
    [("content_id", "bigint"), ("key", "text")] + parents.map { ($0.column, "bigint") } + columns
      + [("details_json", "jsonb")]
  }

  /// Makes the table that the load is staged in, which goes with the transaction.
  var staging: String {
    let list = stagedColumns.map { "\($0.name) \($0.type)" }.joined(separator: ", ")
    return "CREATE TEMP TABLE staged_\(name) (\(list)) ON COMMIT DROP;\n"
  }

  /// Tells the planner how much is staged, and makes looking up fast.
  var staged: String {
    "CREATE UNIQUE INDEX ON pg_temp.staged_\(name) (content_id);\nANALYZE pg_temp.staged_\(name);\n"
  }

  // MARK: - Merging

  /// Makes the staged rows the table's: rows that are there keep their ids.
  var merge: String {
    """

    -- \(name)
    \(adopt)\(hasUniqueOrder ? makeRoom : "")\(update)\(insert)
    """
  }

  /// The staged rows `s` with the ids of their parents, `p0`, `p1`.
  private var source: String {
    var source = "pg_temp.staged_\(name) AS s"
    for (index, parent) in parents.enumerated() {
      source +=
        "\(parent.isOptional ? " LEFT" : "") JOIN public.\(parent.table) AS p\(index) "
        + "ON p\(index).content_id = s.\(parent.column)"
    }
    return source
  }

  private var values: [(column: String, value: String)] {
    [("key", "s.key")]
      + parents.enumerated().map { ($1.column, "p\($0).\($1.column)") }
      + columns.map { ($0.name, "s.\($0.name)") } + [("details_json", "s.details_json")]
  }

  /// Rows that somebody made by hand and that say the same become the load's, so that what hangs on them stays.
  private var adopt: String {
    let isHere = parents.first.map { "t.\($0.column) = p0.\($0.column) AND " } ?? ""
    return """
      UPDATE public.\(name) AS t SET content_id = m.content_id FROM (
        SELECT min(t.\(id)) AS id, s.content_id
        FROM \(source) JOIN public.\(name) AS t ON \(isHere)t.content_id IS NULL AND \(adoption)
        WHERE NOT EXISTS (SELECT 1 FROM public.\(name) AS o WHERE o.content_id = s.content_id)
        GROUP BY s.content_id
      ) AS m WHERE t.\(id) = m.id;

      """
  }

  /// Rows that go elsewhere, or nowhere, leave their places first: two may take each other's.
  private var makeRoom: String {
    guard let parent = parents.first else { return "" }
    return """
      UPDATE public.\(name) AS t SET order_idx = 1000000000 + t.\(id) FROM \(source)
        WHERE t.content_id = s.content_id
          AND (t.\(parent.column), t.order_idx) IS DISTINCT FROM (p0.\(parent.column), s.order_idx);
      UPDATE public.\(name) AS t SET order_idx = 1000000000 + t.\(id)
        WHERE \(isRemoved) AND t.order_idx < 1000000000;

      """
  }

  private var update: String {
    """
    UPDATE public.\(name) AS t SET \(values.map { "\($0.column) = \($0.value)" }.joined(separator: ", "))
      FROM \(source) WHERE t.content_id = s.content_id
        AND (\(values.map { "t.\($0.column)" }.joined(separator: ", ")))
          IS DISTINCT FROM (\(values.map(\.value).joined(separator: ", ")));

    """
  }

  private var insert: String {
    let order =
      parents.map { "s.\($0.column)" } + (columns.contains { $0.name == "order_idx" } ? ["s.order_idx"] : [])
    return """
      INSERT INTO public.\(name) (content_id, \(values.map(\.column).joined(separator: ", ")))
        SELECT s.content_id, \(values.map(\.value).joined(separator: ", ")) FROM \(source)
        WHERE NOT EXISTS (SELECT 1 FROM public.\(name) AS o WHERE o.content_id = s.content_id)
        ORDER BY \((order + ["s.key"]).joined(separator: ", "));

      """
  }

  // MARK: - Removal

  /// The condition under which a row `t` of the load's courses is no longer staged.
  var isRemoved: String {
    """
    t.content_id IS NOT NULL AND \(isInCourses)
          AND NOT EXISTS (SELECT 1 FROM pg_temp.staged_\(name) AS s WHERE s.content_id = t.content_id)
    """
  }

  private static let courses = """
    (SELECT l.language_id FROM public.languages AS l JOIN pg_temp.staged_languages AS g USING (content_id))
    """

  /// The condition under which a row `t` belongs to a course of the load: other courses are none of its business.
  private var isInCourses: String {
    switch name {
    case "units", "boss_tests":
      "t.band_id IN (SELECT b.band_id FROM public.bands AS b WHERE b.language_id IN \(Self.courses))"
    case "lessons":
      """
      t.unit_id IN (SELECT u.unit_id FROM public.units AS u JOIN public.bands AS b USING (band_id)
              WHERE b.language_id IN \(Self.courses))
      """
    default: "t.language_id IN \(Self.courses)"
    }
  }
}

extension TongTable.Parent {
  fileprivate init(_ table: String, _ column: String, isOptional: Bool = false) {
    self.init(table: table, column: column, isOptional: isOptional)
  }
}
