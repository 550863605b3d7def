import CurriculumRuntime

/// Questions and options of a bundle: types, difficulty, places of the keys, media, origins.
struct QuestionCounts {
  /// Questions by owner, type and grading.
  let types: StatisticsTable
  /// Ratings of cards, and of questions by owner.
  let difficulty: StatisticsTable
  /// Where keys stand in questions whose options are all the author's.
  let keyPositions: StatisticsTable
  /// Cards, sentences and questions with sound and pictures.
  let media: StatisticsTable
  /// Wrong options by origin.
  let distractors: StatisticsTable
  /// Wrong options by the mistake that they stand for.
  let errors: StatisticsTable

  /// Counts the questions of a bundle.
  init(_ reader: BundleReader, _ settings: Settings) throws(BundleError) {
    types = try Self.table(
      .questions, reader,
      """
      SELECT owner_kind, type, grading, count(*), sum(marks) FROM questions GROUP BY 1, 2, 3
      ORDER BY \(Self.ownerOrder("owner_kind")), 4 DESC, 2, 3
      """)
    var ratings = try Self.table(
      .difficulty, reader, "SELECT 'card', \(Self.ratings("difficulty_rating")) FROM cards GROUP BY 1")
    ratings.rows += try Self.table(
      .difficulty, reader,
      """
      SELECT owner_kind, \(Self.ratings("difficulty")) FROM questions WHERE owner_kind <> 'card' GROUP BY 1
      ORDER BY \(Self.ownerOrder("owner_kind"))
      """
    ).rows
    difficulty = ratings
    keyPositions = try Self.keyPositions(reader, Findings(of: .keyPosition, settings: settings))
    media = try Self.media(reader)
    distractors = try Self.table(
      .distractors, reader,
      """
      SELECT q.owner_kind, o.origin, count(*) FROM options AS o JOIN questions AS q USING (question_id)
      WHERE o.is_key = 0 GROUP BY 1, 2 ORDER BY \(Self.ownerOrder("q.owner_kind")), 3 DESC, 2
      """)
    errors = try Self.table(
      .errors, reader,
      """
      SELECT q.owner_kind, o.error_tag, count(*) FROM options AS o JOIN questions AS q USING (question_id)
      WHERE o.is_key = 0 AND o.error_tag IS NOT NULL GROUP BY 1, 2
      ORDER BY \(Self.ownerOrder("q.owner_kind")), 3 DESC, 2
      """)
  }

  /// Owners from the smallest part of a course to what stands alone.
  private static func ownerOrder(_ column: String) -> String {
    "instr('card lesson boss-test kit quiz deck', \(column))"
  }

  private static func ratings(_ column: String) -> String {
    (["count(\(column))"] + (1...5).map { "count(*) FILTER (WHERE \(column) = \($0))" }
      + ["count(*) - count(\(column))"]).joined(separator: ", ")
  }

  /// The rows that a statement gives: first the labels of a table, then its measures.
  private static func table(
    _ form: StatisticsTable.Form, _ reader: BundleReader, _ sql: String
  ) throws(BundleError) -> StatisticsTable {
    let rows = try reader.values(sql, []).map { values in
      let labels = values.prefix(form.labels.count).map { $0.text ?? "" }
      return StatisticsTable.Row(
        labels, values.dropFirst(form.labels.count).map { $0.integer.map(Int.init) })
    }
    return StatisticsTable(form, rows)
  }

  // MARK: - Places of keys

  /// Choices between the same number of options.
  private struct Choices: Hashable {
    let owner: String
    let options: Int
  }

  private static func keyPositions(
    _ reader: BundleReader, _ limits: Findings
  ) throws(BundleError) -> StatisticsTable {
    var places: [Choices: KeyPositions] = [:]
    var order: [Choices] = []
    for row in try reader.values(
      """
      SELECT q.owner_kind, count(*) AS options, max(CASE WHEN o.is_key THEN o.order_idx END) AS place
      FROM questions AS q JOIN options AS o USING (question_id)
      WHERE q.grading = 'choose-one' AND q.type <> 'true-false' GROUP BY q.question_id
      HAVING sum(o.is_key) = 1 AND count(*) > 1 AND min(o.origin = 'author')
      ORDER BY \(Self.ownerOrder("q.owner_kind")), options
      """, [])
    {
      guard let owner = row[0].text, let options = row[1].integer, let place = row[2].integer,
        (0..<options).contains(place)
      else { continue }
      let choices = Choices(owner: owner, options: Int(options))
      if places[choices] == nil { order.append(choices) }
      places[choices, default: KeyPositions()].add(Int(place), of: Int(options))
    }
    var table = StatisticsTable(.keyPositions, [])
    for choices in order {
      guard let positions = places[choices] else { continue }
      for (position, count) in positions.counts.enumerated() {
        table.rows.append(
          .init(
            [choices.owner, String(choices.options), letters(position)],
            [count, percent(count, of: positions.itemCount)]))
      }
      if let note = note(choices.owner, positions, limits) { table.notes.append(note) }
    }
    return table
  }

  /// A letter, or a number behind Z.
  private static func letters(_ position: Int) -> String {
    position < 26 ? KeyPositions.letter(position) : String(position + 1)
  }

  /// What to say of places that are not chance.
  private static func note(_ owner: String, _ positions: KeyPositions, _ limits: Findings) -> String? {
    guard positions.itemCount >= Int(saturating: limits.number("min_items")),
      let critical = positions.criticalValue, positions.chiSquare > critical
    else { return nil }
    let most = positions.largestShare
    let words =
      "\(owner): the right one of \(positions.counts.count) options is \(KeyPositions.letter(most.position)) "
      + "in \(positions.counts[most.position]) of \(positions.itemCount)"
    // In a kit's file the right answer is written first.
    return words + (owner == "kit" ? "; apps shuffle a kit's options." : ", which is not chance.")
  }

  // MARK: - Media

  private static func media(_ reader: BundleReader) throws(BundleError) -> StatisticsTable {
    var table = try table(
      .media, reader,
      """
      SELECT 'card', count(*), count(audio_url), count(image_url), count(iif(image_url IS NULL, NULL, image_alt))
      FROM cards GROUP BY 1
      UNION ALL SELECT 'sentence', count(*), count(audio_url), 0, 0 FROM sentences GROUP BY 1
      """)
    var counts: [String: [Int]] = [:]
    for row in try reader.values(
      "SELECT owner_kind, details_json FROM questions WHERE owner_kind <> 'card'", [])
    {
      let keys = row[1].text.flatMap { JSONMembers($0) }?.members.map(\.key) ?? []
      let picture = keys.contains("image_url")
      let found = [true, keys.contains("audio_url"), picture, picture && keys.contains("image_alt")]
      let sums = counts[row[0].text ?? "", default: [0, 0, 0, 0]]
      counts[row[0].text ?? ""] = zip(sums, found).map { $0 + ($1 ? 1 : 0) }
    }
    for owner in ["lesson", "boss-test", "kit", "quiz", "deck"] {
      if let sums = counts[owner] { table.rows.append(.init([owner], sums)) }
    }
    return table
  }
}

/// A share in whole per cent, half rounded up; nil of nothing.
func percent(_ part: Int, of whole: Int) -> Int? { whole > 0 ? (200 * part + whole) / (2 * whole) : nil }
