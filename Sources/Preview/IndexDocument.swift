import CurriculumCompiler
import CurriculumRuntime

/// What there is to choose from: courses with their bands, stories, quizzes, decks.
struct IndexDocument {
  private let edition: PreviewEdition

  /// The index of an edition.
  init(_ edition: PreviewEdition) { self.edition = edition }

  /// The limit of new words that holds where sources say nothing.
  static func standardLimit(_ sublevel: String) -> Int? { VocabularyLimit.standard(at: sublevel) }

  /// The document.
  ///
  /// - Throws: `BundleError` when the bundle cannot be read.
  func json() throws(BundleError) -> String {
    let rows = edition.rows
    let info = edition.reader.info
    var document = MemberList()
    document.add("name", text: info.curriculumName)
    document.add("version", text: info.contentVersion)
    document.add("content_hash", text: info.contentHash)
    document.add("revision", text: info.sourceRevision)
    document.add("counts", json: info.countsJSON)
    document.add("languages", list: try languages())
    document.add("stories", list: try rows.rows(of: "stories", orderedBy: "title, story_id").map(\.members))
    for (table, kind, order) in [
      ("quizzes", "quiz", "title, quiz_id"), ("decks", "deck", "topic, batch, deck_id"),
    ] {
      let asked = try rows.counts(
        "SELECT owner_id, count(*) FROM questions WHERE owner_kind = '\(kind)' GROUP BY 1")
      let list = try rows.rows(of: table, orderedBy: order).map { row in
        var members = row.members
        members.add("questions", number: asked[row.number] ?? 0)
        return members
      }
      document.add(table, list: list)
    }
    return document.json
  }

  private func languages() throws(BundleError) -> [MemberList] {
    let rows = edition.rows
    let units = try rows.counts("SELECT band_id, count(*) FROM units GROUP BY 1")
    let lessons = try rows.counts("SELECT band_id, count(*) FROM lessons GROUP BY 1")
    let cards = try rows.counts(
      "SELECT l.band_id, count(*) FROM cards AS c JOIN lessons AS l USING (lesson_id) GROUP BY 1")
    let tests = try rows.counts("SELECT band_id, boss_test_id FROM boss_tests")
    var languages: [MemberList] = []
    for language in try rows.rows(of: "languages", orderedBy: "name, language_id") {
      var members = language.members
      let bands = try rows.rows(
        of: "bands", where: "language_id", is: language.number, orderedBy: "order_idx")
      let list = bands.map { band in
        var members = band.members
        members.add("units", number: units[band.number] ?? 0)
        members.add("lessons", number: lessons[band.number] ?? 0)
        members.add("cards", number: cards[band.number] ?? 0)
        members.add("boss_test_id", number: tests[band.number])
        return members
      }
      members.add("bands", list: list)
      languages.append(members)
    }
    return languages
  }
}
