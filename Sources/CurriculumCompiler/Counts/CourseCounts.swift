import CurriculumRuntime

/// Words and lessons of a bundle's courses, band by band.
struct CourseCounts {
  /// Words taught, against what a band's limits say.
  private(set) var words = StatisticsTable(.words, [])
  /// How often the words come back.
  private(set) var recycling = StatisticsTable(.recycling, [])

  /// A band with what was counted in it.
  private struct Band {
    let name: String
    let course: Int64
    let sublevel: String
    let parameters: [(name: String, value: String)]
    var cards = 0
    var lessons = 0
    var largestLesson = 0
    var taught: [TaughtWord] = []
  }

  /// Counts the courses of a bundle.
  init(_ reader: BundleReader, _ settings: Settings) throws(BundleError) {
    var (bands, positions) = try Self.bands(reader)
    var lessons = LessonPlaces()
    for row in try reader.values(
      """
      SELECT l.lesson_id, u.band_id, (SELECT count(*) FROM cards AS c WHERE c.lesson_id = l.lesson_id)
      FROM lessons AS l JOIN units AS u USING (unit_id) JOIN bands AS b ON b.band_id = u.band_id
      ORDER BY b.language_id, b.order_idx, u.order_idx, l.order_idx
      """, [])
    {
      guard let lesson = row[0].integer, let band = row[1].integer.flatMap({ positions[$0] }) else {
        continue
      }
      lessons.add(lesson, course: bands[band].course, band: band)
      let cards = Int(row[2].integer ?? 0)
      bands[band].lessons += 1
      bands[band].cards += cards
      bands[band].largestLesson = max(bands[band].largestLesson, cards)
    }
    for word in try WordMeetings(reader, lessons).words { bands[word.band].taught.append(word) }
    let load = Findings(of: .newWordsPerLesson, settings: settings)
    let vocabulary = Findings(of: .cumulativeVocabulary, settings: settings)
    let window = Findings(of: .recycleWindow, settings: settings)
    var known: [Int64: Int] = [:]
    for band in bands {
      func limit(_ findings: Findings, _ name: String) -> Int? {
        findings.number(name, at: band.sublevel, own: band.parameters).map(Int.init(saturating:))
      }
      known[band.course, default: 0] += band.taught.count
      words.rows.append(
        .init(
          [band.name, band.sublevel],
          [
            band.cards, band.taught.count, known[band.course], limit(vocabulary, "min"),
            limit(vocabulary, "max"), band.lessons, band.largestLesson, limit(load, "max"),
          ]))
      let lessons = limit(window, "lessons")
      let inTime = band.taught.count { word in
        guard let lessons, let distance = word.nextUse else { return false }
        return distance <= lessons
      }
      recycling.rows.append(
        .init(
          [band.name, band.sublevel],
          [band.taught.count, inTime, lessons]
            + [0...0, 1...2, 3...5, 6...Int.max].map { range in band.taught.count { range ~= $0.uses } }))
    }
    words.notes = Self.notes(words.rows)
  }

  /// The bands in the order of the scale within each course, and where each stands by its number.
  private static func bands(_ reader: BundleReader) throws(BundleError) -> ([Band], [Int64: Int]) {
    var bands: [Band] = []
    var positions: [Int64: Int] = [:]
    for row in try reader.values(
      """
      SELECT b.band_id, b.key, b.language_id, b.short_label, b.parameters_json
      FROM bands AS b JOIN languages AS g USING (language_id) ORDER BY g.key, b.order_idx, b.key
      """, [])
    {
      guard let id = row[0].integer, let key = row[1].text, let course = row[2].integer else { continue }
      positions[id] = bands.count
      let parameters = row[4].text.flatMap { JSONMembers($0) }?.members ?? []
      bands.append(
        Band(
          name: String(key.dropFirst("band/".count)), course: course, sublevel: row[3].text ?? "",
          parameters: parameters.map { ($0.key, JSONMembers.text($0.json) ?? $0.json) }))
    }
    return (bands, positions)
  }

  /// What is beyond the limits.
  private static func notes(_ rows: [StatisticsTable.Row]) -> [String] {
    rows.flatMap { row in
      let (known, lesson) = (row.figures[2] ?? 0, row.figures[6] ?? 0)
      var notes: [String] = []
      if let least = row.figures[3], known < least {
        notes.append("\(row.labels[0]) ends with \(known) words, fewer than \(least).")
      }
      if let most = row.figures[4], known > most {
        notes.append("\(row.labels[0]) ends with \(known) words, more than \(most).")
      }
      if let limit = row.figures[7], lesson > limit {
        notes.append("A lesson of \(row.labels[0]) teaches \(lesson) cards, more than \(limit).")
      }
      return notes
    }
  }
}

/// Where lessons stand in their courses.
struct LessonPlaces {
  /// A lesson's course, its band's position, and its place in the course, from 0.
  struct Place {
    let course: Int64
    let band: Int
    let order: Int
  }

  /// By the lesson's number.
  private(set) var places: [Int64: Place] = [:]
  /// Numbers of the lessons, course by course, first to last.
  private(set) var order: [Int64] = []
  private var counts: [Int64: Int] = [:]

  /// Adds the lesson that follows those of its course.
  mutating func add(_ lesson: Int64, course: Int64, band: Int) {
    let place = counts[course, default: 0]
    counts[course] = place + 1
    places[lesson] = Place(course: course, band: band, order: place)
    order.append(lesson)
  }
}
