import CurriculumRuntime
import Foundation

extension ExportTarget {
  /// Anki's packages.
  static let anki = ExportTarget(
    name: "anki", summary: "Words and questions as a package of Anki's.", shape: .file(ending: "apkg"),
    coverage: ExportCoverage(
      "Anki's notes have no place for it",
      [
        .card: [
          "target_text", "native_text", "ipa", "transliteration", "audio_url", "image_url", "note", "tags",
          "answer",
        ],
        .cardQuestion: ["prompt", "answer", "options", "option_origins", "difficulty", "option_errors"],
        .exercise: questionFields, .bossItem: questionFields, .kitQuestion: questionFields,
        .quizQuestion: questionFields, .flashcard: questionFields,
      ],
      reasons: [.cardQuestion: "a learner of Anki judges the own answer"]),
    notes: """
      A word is a note with two cards, one for each direction; every other question is a note of its own, one with gaps a
      cloze note. Decks stand as the curriculum does: course, band, unit, lesson; story, stage, kit; quiz; topic. A note's
      guid is its key, so a later release brings Anki's notes up to date and leaves the learner's schedule as it is. Anki
      takes over notes that are later than its own: their time is `SOURCE_DATE_EPOCH`, else a number that rises with the
      content's version. Sound and pictures are packed where `--media` names the folder that has them; addresses stay
      addresses. The package is of the older kind, which all versions of Anki and its relatives read.
      """
  ) { reader, request, output, report in
    try AnkiPackageWriter(reader, request).write(to: output, &report)
  }

  private static let questionFields = [
    "prompt", "answer", "explanation", "options", "option_origins", "tags", "audio_url", "image_url",
  ]
}

/// A bundle's words and questions on their way into a package.
private final class AnkiPackageWriter {
  private let reader: BundleReader
  private let request: ExportRequest
  private let database: AnkiDatabase
  private var media: [(name: String, bytes: [UInt8])] = []
  private var mediaNames: [String: String?] = [:]

  init(_ reader: BundleReader, _ request: ExportRequest) throws {
    self.reader = reader
    self.request = request
    database = try AnkiDatabase(
      moment: request.moment > 0 ? request.moment : 1_000_000_000 + reader.info.releaseNumber)
  }

  func write(to output: ExportOutput, _ report: inout ExportReport) throws {
    if request.includes(.cardQuestion) { try writeWords(&report) }
    for group in try QuestionGroup.all(in: reader, request) where group.kind != .cardQuestion {
      let deck = group.path.map(Self.level).joined(separator: "::")
      try group.forEachQuestion(in: reader) { try add($0, deck, &report) }
    }
    try output.begin("curriculum.apkg")
    var zip = ZipWriter { try output.write(utf8: $0) }
    try zip.add("collection.anki2", try database.finish(AnkiExportType.allCases))
    let names = Dictionary(uniqueKeysWithValues: media.enumerated().map { ("\($0.offset)", $0.element.name) })
    let list = try JSONSerialization.data(
      withJSONObject: names, options: [.sortedKeys, .withoutEscapingSlashes])
    try zip.add("media", Array(list))
    for (index, medium) in media.enumerated() { try zip.add("\(index)", medium.bytes, isPacked: false) }
    try zip.finish()
  }

  /// A part of a deck's name, in which two colons would be another level.
  private static func level(_ text: String) -> String {
    text.replacing("::", with: ":").replacing("\n", with: " ").replacing("\"", with: "'")
  }

  // MARK: - Words

  private func writeWords(_ report: inout ExportReport) throws {
    var deck: (names: [String], path: String) = ([], "")
    try reader.forEachRow(
      """
      SELECT c.card_id, c.key, c.target_text, c.native_text, c.ipa, c.transliteration, c.audio_url, c.image_url,
        c.details_json, g.name, b.long_label, u.title, l.title
      FROM cards AS c JOIN languages AS g USING (language_id) LEFT JOIN lessons AS l USING (lesson_id)
      LEFT JOIN units AS u USING (unit_id) LEFT JOIN bands AS b ON b.band_id = u.band_id
      ORDER BY g.name, g.language_id, b.order_idx, u.order_idx, l.order_idx, c.order_idx, c.card_id
      """
    ) { row in
      let key = row.string(1)
      let details = row.text(8).flatMap { JSONMembers($0)?.members } ?? []
      let note = details.first { $0.key == "note" }.flatMap { JSONMembers.text($0.json) } ?? ""
      let tags = details.first { $0.key == "tags" }.map { ExportedQuestion.texts($0.json) } ?? []
      let names = (9...12).compactMap { row.text($0) }
      // Words of a lesson come one after the other.
      if names != deck.names { deck = (names, names.map(Self.level).joined(separator: "::")) }
      try database.add(
        key, id: row.integer(0), type: .word,
        fields: [
          MarkdownHTML.plain(row.string(2)), MarkdownHTML.plain(row.string(3)),
          MarkdownHTML.plain(row.text(4) ?? ""),
          MarkdownHTML.plain(row.text(5) ?? ""), sound(row.text(6), .card, key, &report),
          picture(row.text(7), .card, key, &report), MarkdownHTML.plain(note), key,
        ], tags: tags, cards: [0, 1], deck: deck.path)
      report.carry(.card)
    }
    try reader.forEachRow("SELECT count(*) FROM questions WHERE owner_kind = 'card'") {
      report.carry(.cardQuestion, count: Int($0.integer(0)))
    }
  }

  // MARK: - Questions

  private func add(_ question: ExportedQuestion, _ deck: String, _ report: inout ExportReport) throws {
    let tags = question.detailList("tags")
    let media =
      sound(question.detail("audio_url"), question.kind, question.key, &report)
      + picture(question.detail("image_url"), question.kind, question.key, &report)
    let explanation = MarkdownHTML.markdown(question.explanation ?? "")
    let number = Self.number(of: question.key)
    if case .gaps(let gaps) = question.answer, let text = Self.cloze(question.prompt, gaps) {
      try database.add(
        question.key, id: number, type: .gaps, fields: [text, explanation, media, question.key], tags: tags,
        cards: Array(gaps.indices), deck: deck)
    } else {
      try database.add(
        question.key, id: number, type: .question,
        fields: [front(question), back(question), explanation, media, question.key], tags: tags, cards: [0],
        deck: deck)
    }
    report.carry(question.kind)
  }

  /// A number by the key alone: FNV-1a.
  private static func number(of key: String) -> Int64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int64(hash & 0x1F_FFFF_FFFF_FFFF)
  }

  private func front(_ question: ExportedQuestion) -> String {
    let prompt = MarkdownHTML.markdown(question.prompt)
    switch question.answer {
    case .choice where !question.options.isEmpty:
      return prompt + "<ol type=A>"
        + question.options.map { "<li>\(MarkdownHTML.plain($0.text))</li>" }.joined()
        + "</ol>"
    case .pairs(let pairs):
      let rights = pairs.map(\.right).sorted().map(MarkdownHTML.plain).joined(separator: ", ")
      return prompt + "<br/>" + pairs.map { MarkdownHTML.plain($0.left) }.joined(separator: ", ") + "<br/>"
        + rights
    case .order(let items):
      return prompt + "<br/>" + items.sorted().map(MarkdownHTML.plain).joined(separator: " / ")
    default: return prompt
    }
  }

  private func back(_ question: ExportedQuestion) -> String {
    switch question.answer {
    case .points(let points), .words(let points), .speech(let points):
      return points.map(MarkdownHTML.plain).joined(separator: "<br/>")
    case .recall(let text): return MarkdownHTML.markdown(text)
    default: return MarkdownHTML.plain(question.answer.text(of: question))
    }
  }

  /// The prompt with its gaps as Anki writes them; nil where gaps and answers do not match.
  private static func cloze(_ prompt: String, _ gaps: [[String]]) -> String? {
    let parts = prompt.components(separatedBy: "___")
    guard parts.count == gaps.count + 1 else { return nil }
    var text = MarkdownHTML.markdown(parts[0])
    for (index, gap) in gaps.enumerated() {
      let answer = MarkdownHTML.plain(gap.first ?? "").replacing("}}", with: "} }")
      text += "{{c\(index + 1)::\(answer)}}" + MarkdownHTML.markdown(parts[index + 1])
    }
    return text
  }

  // MARK: - Media

  private func sound(_ path: String?, _ kind: ExportKind, _ key: String, _ report: inout ExportReport)
    -> String
  {
    guard let path else { return "" }
    if path.hasPrefix("https://") { return "<audio controls src=\"\(MarkdownHTML.plain(path))\"></audio>" }
    return name(of: path, "audio_url", kind, key, &report).map { "[sound:\($0)]" } ?? ""
  }

  private func picture(_ path: String?, _ kind: ExportKind, _ key: String, _ report: inout ExportReport)
    -> String
  {
    guard let path else { return "" }
    if path.hasPrefix("https://") { return "<img src=\"\(MarkdownHTML.plain(path))\">" }
    return name(of: path, "image_url", kind, key, &report).map { "<img src=\"\(MarkdownHTML.plain($0))\">" }
      ?? ""
  }

  /// The name of a media file in the package, which has no folders.
  private func name(
    of path: String, _ field: String, _ kind: ExportKind, _ key: String, _ report: inout ExportReport
  ) -> String? {
    if let known = mediaNames[path] {
      if known == nil {
        report.lose(kind, key, field, "the file is not there; --media names the folder that has it")
      }
      return known
    }
    guard let bytes = request.media?(path) else {
      mediaNames[path] = .some(nil)
      report.lose(kind, key, field, "the file is not there; --media names the folder that has it")
      return nil
    }
    let name = path.replacing("/", with: "_")
    mediaNames[path] = name
    media.append((name, bytes))
    return name
  }
}
