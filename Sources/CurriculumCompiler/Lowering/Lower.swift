package import CurriculumRuntime

/// A media file that the content names.
package struct MediaFile: Sendable, Codable, Equatable {
  /// Path relative to the curriculum's folder.
  package let path: String
  /// Size.
  package let bytes: Int
  /// SHA-256 of its bytes in hexadecimal.
  package let sha256: String

  package init(path: String, bytes: Int, sha256: String) {
    self.path = path
    self.bytes = bytes
    self.sha256 = sha256
  }
}

/// A curriculum on its way into a bundle: its rows, table by table in the schema's order, by primary key.
package struct Lowering: Sendable {
  let curriculum: Curriculum
  let cards: CardTable
  let chosen: ChosenOptions
  private let media: [MediaFile]

  /// The rows of a curriculum.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cards, for their order.
  package init(_ completed: CompletedCurriculum, media: [MediaFile]) {
    curriculum = completed.checked.curriculum
    cards = CardTable(completed.checked.curriculum)
    chosen = completed.options
    self.media = media.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Writes the rows of every table.
  ///
  /// - Complexity: O(*n* log *n*) in the number of rows. Rows are handed on as they are made, so memory stays that
  ///   of the curriculum.
  package func write(to writer: BundleRows) throws {
    try writeCourses(to: writer)
    try writeLessons(to: writer)
    try writeCards(to: writer)
    try writeBossTests(to: writer)
    try writeSentences(to: writer)
    try writeStories(to: writer)
    try writeQuizzes(to: writer)
    try writeQuestions(to: writer)
    try writer.begin("media")
    try Self.write(media, to: writer)
  }

  /// Writes the rows of media files, given in the order of their paths.
  package static func write(_ media: [MediaFile], to writer: BundleRows) throws {
    for file in media { try writer.add { add(file, to: $0) } }
  }

  /// Adds the rows of media files, which stand by their paths.
  package static func add(_ media: [MediaFile], to rows: RowBatch) {
    for file in media { rows.addRow { add(file, to: $0) } }
  }

  private static func add(_ file: MediaFile, to row: RowBatch) {
    row.text(file.path)
    row.integer(file.bytes)
    row.text(file.sha256)
  }

  /// Positions in the order of the entities' numbers.
  func byNumber<Entity>(_ entities: [Entity], _ number: (Entity) -> Int64) -> [Int] {
    let numbers = entities.map(number)
    return numbers.indices.sorted { numbers[$0] < numbers[$1] }
  }

  func writeCourses(to writer: BundleRows) throws {
    try writer.begin("languages")
    for index in byNumber(curriculum.courses, \.identity.number) {
      let course = curriculum.courses[index]
      try writer.add { row in
        row.integer(course.identity.number)
        row.text(course.code.string)
        row.text(course.name.string)
        row.text(course.flagEmoji?.string)
        row.text(course.identity.key)
        row.text(course.nativeName?.string)
        row.text(course.variant?.string)
        row.text(course.script.string)
        row.text(course.direction.rawValue)
        row.text(course.source.code.string)
        row.text(course.source.variant?.string)
        row.text(course.dialectPolicy?.string)
        row.text(course.romanisation?.string)
        row.json(course.details)
      }
    }
    try writer.begin("bands")
    for index in byNumber(curriculum.bands, \.identity.number) {
      guard let course = curriculum.courseOfBand[index] else { continue }
      let band = curriculum.bands[index]
      try writer.add { row in
        row.integer(band.identity.number)
        row.integer(curriculum.courses[course].identity.number)
        row.text(band.sublevel.value.rawValue)
        row.text(band.longLabel.string)
        row.integer(band.order.value)
        row.integer(band.unitsRequired.value)
        row.text(band.identity.key)
        row.text(band.description?.string)
        row.text(mapJSON(band.cefr))
        row.text(mapJSON(band.parameters))
      }
    }
    try writer.begin("units")
    for index in byNumber(curriculum.units, \.identity.number) {
      guard let band = curriculum.bandOfUnit[index] else { continue }
      let unit = curriculum.units[index]
      try writer.add { row in
        row.integer(unit.identity.number)
        row.integer(curriculum.bands[band].identity.number)
        row.text(unit.title.string)
        row.text(unit.description?.string)
        row.integer(unit.order.value)
        row.text(unit.identity.key)
        row.text(unit.canDo?.string)
        row.text(listJSON(unit.topics))
      }
    }
  }

  /// A JSON object of named texts, or nil when there are none.
  func mapJSON(_ entries: [(name: Text, value: Text)]) -> String? {
    guard !entries.isEmpty else { return nil }
    var json = CanonicalJSON()
    json.map(entries)
    return json.text
  }

  /// A JSON array of texts, or nil when there are none.
  func listJSON(_ texts: [Text]) -> String? {
    guard !texts.isEmpty else { return nil }
    var json = CanonicalJSON()
    json.strings(texts.map(\.string))
    return json.text
  }
}

extension Course {
  /// What a course says beside its columns.
  fileprivate var details: CanonicalJSON? {
    optionalObject { json in
      json.member("closed_class", closedClass)
      json.member("entry", entry?.string)
      if let hasGenderedNouns {
        json.key("gendered_nouns")
        json.raw(hasGenderedNouns ? "true" : "false")
      }
      json.member("proper_names", properNames)
      json.member("source_script", source.script?.string)
    }
  }
}
