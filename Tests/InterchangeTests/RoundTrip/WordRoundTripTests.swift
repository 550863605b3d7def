import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Testing

@testable import Interchange

/// Words that are exported and imported again are what they were.
@Suite struct WordRoundTripTests {
  /// What is compared of a word.
  private static let columns = ["target_text", "native_text", "ipa", "transliteration"]

  @Test(arguments: 0..<10)
  func wordsOfAnkiComeBackAsTheyWere(seed: Int) throws {
    let bundle = try Self.bundle(seed)
    var request = ExportRequest()
    request.questions = [.cardQuestion]
    let package = try ExportedFiles("anki", bundle.path, request)
    try Self.expectTheSame(
      bundle, ImportSource(file: "curriculum.apkg", package.files["curriculum.apkg"] ?? []))
  }

  @Test(arguments: 0..<10)
  func wordsOfTablesComeBackAsTheyWere(seed: Int) throws {
    let bundle = try Self.bundle(seed)
    let tables = try ExportedFiles("csv", bundle.path)
    try Self.expectTheSame(bundle, ImportSource(file: "cards.csv", tables.files["cards.csv"] ?? []))
  }

  /// Of LibreLingo's skills the words with their translations; braces mark words of phrases there.
  @Test(arguments: 0..<10)
  func wordsOfLibreLingoComeBackAsTheyWere(seed: Int) throws {
    let bundle = try Self.bundle(seed, without: ["{", "}"])
    let words = try Self.words(in: bundle.path)
    var skill = AuthoringMapping()
    var head = AuthoringMapping()
    head.add("Name", "Words")
    head.add("Id", 1)
    skill.add("Skill", head)
    skill.add(
      "New words",
      words.map { word in
        var entry = AuthoringMapping()
        entry.add("Word", word[0])
        entry.add("Translation", word[1])
        return entry
      })
    let source = ImportSource.folder(
      "course",
      [
        "course.yaml": """
        Course:
          Language: {Name: Spanish, IETF BCP 47: es}
          For speakers of: {Name: English, IETF BCP 47: en}
        Modules: [one]
        """,
        "one/module.yaml": "Module: {Name: One}\nSkills: [words.yaml]\n",
        "one/skills/words.yaml": try skill.text(),
      ])
    try Self.expectTheSame(bundle, source, columns: 2)
  }

  private static func bundle(_ seed: Int, without signs: [String] = []) throws -> BuiltBundle {
    var text = GeneratedText(seed: UInt64(seed))
    let cards = (0..<15).map { number in
      var card = AuthoringMapping()
      card.add("id", "card-\(number)")
      card.add("target_text", text.line(without: signs))
      card.add("native_text", text.line(without: signs))
      if text.number(0...1) == 0 { card.add("ipa", "/\(text.line(without: signs))/") }
      if text.number(0...1) == 0 { card.add("transliteration", text.line(without: signs)) }
      if text.number(0...1) == 0 { card.addRow("tags", text.lines(1...2, without: signs)) }
      return card
    }
    var lesson = AuthoringMapping()
    for (key, value) in [
      ("kind", "lesson"), ("language", "es"), ("unit", "es-n1-u1"), ("id", "generated"),
      ("title", "Generated"), ("lesson_type", "vocabulary"), ("mode", "interpersonal"),
    ] { lesson.add(key, value) }
    lesson.add("order_idx", 1)
    lesson.add("cards", cards)
    let course = Starter.files.filter { $0.path.hasPrefix("courses/es/") }
    return try BuiltBundle(
      course + [
        SourceFile(path: "curriculum.yaml", text: "kind: curriculum\nname: Generated\nversion: 1.0.0\n"),
        SourceFile(path: "courses/es/n1/generated.yaml", text: try lesson.text()),
      ], version: nil, isStructural: true, choosesOptions: false)
  }

  private static func words(in path: String) throws -> [[String]] {
    var words: [[String]] = []
    try BundleReader(path: path).forEachRow(
      "SELECT \(columns.joined(separator: ", ")) FROM cards ORDER BY lesson_id, order_idx"
    ) { row in words.append(columns.indices.map { row.text($0) ?? "" }) }
    return words
  }

  private static func expectTheSame(
    _ bundle: BuiltBundle, _ source: ImportSource, columns count: Int = columns.count
  ) throws {
    var folder = ImportedFolder()
    var request = ImportRequest()
    request.language = "es"
    let report = try folder.take(source, request)
    #expect(report.addsUp && report.leftOut.isEmpty, "\(report.leftOut)")
    let again = try BuiltBundle(folder.sources, version: nil, isStructural: true, choosesOptions: false)
    let before = try words(in: bundle.path).map { $0.prefix(count) }
    let after = try words(in: again.path).map { $0.prefix(count) }
    #expect(before.count == after.count && !before.isEmpty)
    for (before, after) in zip(before, after) { #expect(before == after) }
  }
}
