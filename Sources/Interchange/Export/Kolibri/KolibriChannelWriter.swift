import CurriculumRuntime
import Foundation

/// A bundle on its way into a channel: files are written as they are met, the database last.
final class KolibriChannelWriter {
  /// The bundle.
  let reader: BundleReader
  /// What was asked for.
  let request: ExportRequest
  /// The channel.
  let channel: KolibriChannel
  /// Its nodes so far.
  var tree: KolibriTree
  /// The sound and the pictures that they have.
  var media: KolibriMedia
  private let output: ExportOutput
  private var files: Set<String> = []

  init(_ reader: BundleReader, _ request: ExportRequest, _ output: ExportOutput) {
    self.reader = reader
    self.request = request
    self.output = output
    channel = KolibriChannel(reader.info, request)
    tree = KolibriTree(root: KolibriNode("", title: reader.info.curriculumName, language: nil))
    media = KolibriMedia(request)
  }

  /// Writes the channel, and counts what is in it.
  func write(_ report: inout ExportReport) throws {
    try addCourses(&report)
    try addStories(&report)
    try addQuizzes(&report)
    try addDecks(&report)
    try media.complete(&report, reader)
    let hollow = tree.hollow
    for (place, node) in tree.nodes.enumerated() {
      guard let subject = node.subject else { continue }
      if hollow.contains(place) {
        report.leave(subject.kind, subject.key, "there is nothing in it that Kolibri shows")
      } else {
        report.carry(subject.kind)
      }
    }
    let bytes = try KolibriDatabase(channel, tree).bytes()
    try output.begin("content/databases/\(channel.id.digits).sqlite3")
    try output.write(utf8: bytes)
  }

  // MARK: - Courses

  private func addCourses(_ report: inout ExportReport) throws {
    try reader.forEachRow(
      """
      SELECT language_id, key, name, dialect_policy, coalesce(source_variant, source_code), coalesce(variant, code)
      FROM languages ORDER BY name, language_id
      """
    ) { row in
      let course = Course(language: row.string(4), target: row.string(5))
      tree.begin(
        KolibriNode(
          row.string(1), title: row.string(2), description: row.string(3), language: course.language,
          category: Course.category, subject: .init(kind: .course, key: row.string(1))))
      try addBands(of: row.integer(0), course, &report)
      tree.end()
    }
  }

  private struct Course {
    /// What learners know.
    let language: String
    /// What they learn.
    let target: String
    /// Kolibri's code for the learning of languages.
    static let category = "d&WXdXWF.JDUfJNXc"
  }

  private func addBands(of course: Int64, _ languages: Course, _ report: inout ExportReport) throws {
    try reader.forEachRow(
      """
      SELECT b.band_id, b.key, b.long_label, b.short_label, b.description, t.boss_test_id, t.key, t.title,
        t.pass_score_pct
      FROM bands AS b LEFT JOIN boss_tests AS t USING (band_id) WHERE b.language_id = ? ORDER BY b.order_idx
      """, [course]
    ) { row in
      tree.begin(
        KolibriNode(
          row.string(1), title: row.string(2), description: row.string(4), language: languages.language,
          category: Course.category, tags: tags([row.string(3)], .band, row.string(1), &report),
          subject: .init(kind: .band, key: row.string(1))))
      try addUnits(of: row.integer(0), languages, &report)
      if !row.isNull(5) {
        try addQuestions(
          KolibriQuestions(
            kind: .bossItem, id: row.integer(5), key: row.string(6), title: row.string(7),
            language: languages.language, category: Course.category, percent: Int(row.integer(8)),
            subject: .bossTest), &report)
      }
      tree.end()
    }
  }

  private func addUnits(of band: Int64, _ course: Course, _ report: inout ExportReport) throws {
    try reader.forEachRow(
      "SELECT unit_id, key, title, description, can_do, topics_json FROM units WHERE band_id = ? ORDER BY order_idx",
      [band]
    ) { row in
      let words = ExportedQuestion.texts(row.string(5))
      tree.begin(
        KolibriNode(
          row.string(1), title: row.string(2), description: Self.lines([row.text(3), row.text(4)]),
          language: course.language, category: Course.category,
          tags: tags(words, .unit, row.string(1), &report),
          subject: .init(kind: .unit, key: row.string(1))))
      try addLessons(of: row.integer(0), course, &report)
      tree.end()
    }
  }

  private func addLessons(of unit: Int64, _ course: Course, _ report: inout ExportReport) throws {
    try reader.forEachRow(
      """
      SELECT lesson_id, key, title, can_do, lesson_type, mode, grammar_json, content_json FROM lessons
      WHERE unit_id = ? ORDER BY order_idx
      """, [unit]
    ) { row in
      let (id, key, title) = (row.integer(0), row.string(1), row.string(2))
      let words = [row.text(4), row.text(5)].compactMap { $0 } + ExportedQuestion.texts(row.string(6))
      tree.begin(
        KolibriNode(
          key, title: title, description: row.string(3), language: course.language,
          category: Course.category, tags: tags(words, .lesson, key, &report),
          subject: .init(kind: .lesson, key: key)))
      let explanations = JSONMembers(row.string(7))?.members.first { $0.key == "explanations" }
      try addPage(
        of: id, key, title, explanations.map { ExportedQuestion.texts($0.json) } ?? [], course, &report)
      for (kind, name) in [(ExportKind.cardQuestion, "words"), (.exercise, "exercises")] {
        try addQuestions(
          KolibriQuestions(
            kind: kind, id: id, key: "\(key)#\(name)", title: "\(title) – \(name)", language: course.language,
            category: Course.category, isShuffled: kind == .cardQuestion), &report)
      }
      tree.end()
    }
  }

  private func addPage(
    of lesson: Int64, _ lessonKey: String, _ title: String, _ explanations: [String], _ course: Course,
    _ report: inout ExportReport
  ) throws {
    var page = KolibriPage(title: title, language: course.language)
    for explanation in explanations { page.add(text: explanation) }
    try reader.forEachRow(
      """
      SELECT key, target_text, native_text, ipa, transliteration, audio_url, image_url, image_alt, answer_json,
        details_json FROM cards WHERE lesson_id = ? ORDER BY order_idx
      """, [lesson]
    ) { row in
      let key = row.string(0)
      let answer = JSONMembers(row.string(8))?.members ?? []
      let others = answer.filter { $0.key != "type" }.flatMap { ExportedQuestion.texts($0.json) }
      let senses = Set(row.string(2).components(separatedBy: "; "))
      let meanings = [row.string(2)] + others.filter { $0 != row.string(2) && !senses.contains($0) }
      let note = JSONMembers(row.string(9))?.members.first { $0.key == "note" }
      let picture = media.medium(row.text(6), "image_url", .card, key, &report)
      page.add(
        target: row.string(1), language: course.target, sounds: [row.text(4), row.text(3)].compactMap { $0 },
        meanings: meanings, note: note.flatMap { JSONMembers.text($0.json) },
        sound: media.medium(row.text(5), "audio_url", .card, key, &report),
        picture: picture.map { ($0, row.string(7)) })
      report.carry(.card)
    }
    try reader.forEachRow(
      """
      SELECT order_idx, target_text, native_text, transliteration, audio_url, note FROM sentences
      WHERE lesson_id = ? ORDER BY order_idx
      """, [lesson]
    ) { row in
      page.add(
        target: row.string(1), language: course.target, sounds: [row.text(3)].compactMap { $0 },
        meanings: [row.string(2)], note: row.text(5),
        sound: media.medium(row.text(4), "audio_url", .sentence, "\(lessonKey)#\(row.integer(0))", &report),
        picture: nil)
      report.carry(.sentence)
    }
    guard !page.isEmpty else { return }
    tree.add(
      KolibriNode(
        "\(lessonKey)#page", title: title, language: course.language, category: Course.category,
        content: .page(try file(page.packed(), "zip"))))
  }

  // MARK: - Stories, quizzes and decks

  private func addStories(_ report: inout ExportReport) throws {
    try reader.forEachRow(
      "SELECT story_id, key, title, source_code, kit_pass_pct FROM stories ORDER BY title, story_id"
    ) { story in
      let language = story.string(3)
      tree.begin(
        KolibriNode(
          story.string(1), title: story.string(2), language: language, category: Course.category,
          subject: .init(kind: .story, key: story.string(1))))
      try reader.forEachRow(
        "SELECT stage_id, key, title FROM stages WHERE story_id = ? ORDER BY raw_value", [story.integer(0)]
      ) { stage in
        tree.begin(
          KolibriNode(
            stage.string(1), title: stage.string(2), language: language, category: Course.category,
            subject: .init(kind: .stage, key: stage.string(1))))
        try reader.forEachRow(
          "SELECT kit_id, key, name FROM kits WHERE stage_id = ? ORDER BY order_idx", [stage.integer(0)]
        ) { row in
          try addQuestions(
            KolibriQuestions(
              kind: .kitQuestion, id: row.integer(0), key: row.string(1), title: row.string(2),
              language: language, category: Course.category, percent: Int(story.integer(4)),
              isShuffled: true, subject: .kit), &report)
        }
        tree.end()
      }
      tree.end()
    }
  }

  private func addQuizzes(_ report: inout ExportReport) throws {
    try reader.forEachRow(
      """
      SELECT quiz_id, key, title, language, subject, programme, board, tier, topic, subtopic, specifications_json
      FROM quizzes ORDER BY title, quiz_id
      """
    ) { row in
      let specifications = JSONMembers(row.string(10))?.members ?? []
      let words =
        (4...9).compactMap { row.text($0) }
        + specifications.map { "\($0.key) \(JSONMembers.text($0.json) ?? "")" }
      try addQuestions(
        KolibriQuestions(
          kind: .quizQuestion, id: row.integer(0), key: row.string(1), title: row.string(2),
          language: row.string(3), category: Self.sciences[row.string(4)],
          tags: tags(words, .quiz, row.string(1), &report), subject: .quiz), &report)
    }
  }

  /// Kolibri's codes of subjects.
  private static let sciences = [
    "biology": "d&WXdXWF.i1IdaNwr.uErN4PdS", "chemistry": "d&WXdXWF.i1IdaNwr.#r5ocgid",
    "physics": "d&WXdXWF.i1IdaNwr.r#wbt#jF",
  ]

  private func addDecks(_ report: inout ExportReport) throws {
    var topic: String?
    try reader.forEachRow(
      "SELECT deck_id, key, topic, aspect, depth, batch FROM decks ORDER BY topic, batch, deck_id"
    ) { row in
      if topic != row.string(2) {
        if topic != nil { tree.end() }
        topic = row.string(2)
        tree.begin(KolibriNode("topic/\(row.string(2))", title: row.string(2), language: nil))
      }
      try addQuestions(
        KolibriQuestions(
          kind: .flashcard, id: row.integer(0), key: row.string(1),
          title: "\(row.string(2)) – \(row.text(3) ?? String(row.integer(5)))", language: nil,
          tags: tags([row.string(4)], .deck, row.string(1), &report), isShuffled: true, subject: .deck),
        &report)
    }
    if topic != nil { tree.end() }
  }

  // MARK: - Parts

  /// The tags that Kolibri has room for; the others are reported.
  func tags(
    _ words: [String], _ kind: ExportKind, _ key: String, _ report: inout ExportReport
  ) -> Set<String> {
    for word in words where word.unicodeScalars.count > 30 {
      report.lose(kind, key, "tag '\(word)'", "Kolibri's tags have at most 30 characters")
    }
    return Set(words.filter { !$0.isEmpty && $0.unicodeScalars.count <= 30 })
  }

  /// Writes a file, unless the same is there already.
  func file(_ bytes: [UInt8], _ ending: String) throws -> KolibriFile {
    let file = KolibriFile(digest: ContentDigest.md5(bytes), ending: ending, size: bytes.count)
    if files.insert(file.path).inserted {
      try output.begin(file.path)
      try output.write(utf8: bytes)
    }
    return file
  }

  private static func lines(_ texts: [String?]) -> String {
    texts.compactMap { $0 }.joined(separator: "\n")
  }
}
