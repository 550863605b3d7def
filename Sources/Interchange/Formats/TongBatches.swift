import CurriculumCompiler

extension ImportFormat {
  /// Lesson batches of Tong's seeding scripts.
  static let tong = ImportFormat(
    name: "tong", summary: "Tong's lesson batches: level_code, topic_slug, can_do_statement, lessons",
    recognise: { source in
      guard !source.isFolder, let bytes = try? source.bytes() else { return .none }
      let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
      return head.contains("level_code") && head.contains("topic_slug") ? .sure : .none
    },
    read: { source, request, report throws(ImportError) in
      try TongReader(source: source, request: request).read(&report)
    })
}

/// Reads batches, bare or as the scripts log them: `{timestamp, language, level, can_do, prompt, response}`, whose
/// response is a batch in a code fence.
///
/// Source: Tong's seeding scripts, as docs/import.md has them: a topic is a unit, front the word taught.
private struct TongReader {
  let source: ImportSource
  let request: ImportRequest

  private struct Batch {
    let value: UntidyValue
    let language: String?
    let place: String
  }

  func read(_ report: inout ImportReport) throws(ImportError) -> ImportedContent {
    let json = UntidyJSON(try source.bytes())
    for mend in json.mends where ![.prose, .severalValues].contains(mend) {
      report.repair(at: source.name, mend.text)
    }
    var batches: [Batch] = []
    for value in json.values { collect(value, language: nil, into: &batches, &report) }
    guard !batches.isEmpty else {
      throw ImportError("'\(source.name)' holds no batch: expected level_code, topic_slug, lessons")
    }
    var content = ImportedContent()
    content.files.append(CurriculumScaffold.curriculum(request.name ?? source.title, hasCourse: true))
    var cards: [String: CourseCards] = [:]
    var seenBands: Set<String> = []
    var seenUnits: Set<String> = []
    for batch in batches {
      guard let target = language(of: batch) else {
        report.leaveOut("batches", at: batch.place, because: "it names no language; say --language")
        continue
      }
      let code = batch.value["level_code"]?.string?.trimmed ?? ""
      guard let band = (request.band ?? code).sublevel else {
        report.leaveOut("batches", at: batch.place, because: "'\(code.shortened(to: 20))' is no sublevel")
        continue
      }
      report.take("batches")
      if seenBands.insert(target.code).inserted {
        content.files.append(
          CurriculumScaffold.course(
            target.variant ?? target.code, name: nil, source: request.sourceLanguage ?? "en"))
      }
      if seenBands.insert("\(target.code) \(band)").inserted {
        content.files.append(CurriculumScaffold.band(band, course: target.code))
      }
      let files = self.files(batch, target.code, band, &cards[target.code, default: CourseCards()], &report)
      for file in files where file.kind != "unit" || seenUnits.insert(file.sourceKey).inserted {
        content.files.append(file)
      }
    }
    content.requireUnits()
    return content
  }

  private func collect(
    _ value: UntidyValue, language: String?, into batches: inout [Batch], _ report: inout ImportReport
  ) {
    switch value {
    case .list(let elements, _):
      for element in elements { collect(element, language: language, into: &batches, &report) }
    case .object(let members, _):
      if value["lessons"] != nil {
        batches.append(Batch(value: value, language: language, place: "batch \(batches.count + 1)"))
      } else if let response = value["response"] {
        let named = value["language"]?.string
        guard case .text(let text) = response else {
          return collect(response, language: named, into: &batches, &report)
        }
        for inner in UntidyJSON(Array(text.utf8)).values {
          collect(inner, language: named, into: &batches, &report)
        }
      } else if !members.isEmpty {
        report.leaveOut("objects", at: "object behind batch \(batches.count)", because: "it has no lessons")
      }
    default: break
    }
  }

  private func language(of batch: Batch) -> LanguageTag? {
    (request.language ?? batch.language ?? batch.value["language"]?.string).flatMap(LanguageTag.named)
  }

  private func files(
    _ batch: Batch, _ course: String, _ band: String, _ taught: inout CourseCards,
    _ report: inout ImportReport
  ) -> [ImportedFile] {
    let slug = batch.value["topic_slug"]?.string?.trimmed ?? ""
    let title = batch.value["topic_title"]?.string?.trimmed ?? slug
    let key = "\(course)/\(band)/\(slug.isEmpty ? title : slug)"
    var unit = CurriculumScaffold.unit(key, title: title, band: band, course: course)
    unit.head.add("can_do", batch.value["can_do_statement"]?.string?.trimmed)
    report.take("topics")
    var files = [unit]
    guard case .list(let lessons, _)? = batch.value["lessons"] else { return files }
    // The order that they give themselves counts, else that of the file.
    let ordered = lessons.enumerated().sorted { left, right in
      let (one, two) = (left.element["order_in_topic"]?.integer, right.element["order_in_topic"]?.integer)
      return (one ?? left.offset, left.offset) < (two ?? right.offset, right.offset)
    }
    for (index, value) in ordered {
      let place = "\(batch.place), lesson \(index + 1)"
      if let lesson = lesson(value, key, band, course, at: place, &taught, &report) { files.append(lesson) }
    }
    let known: Set<String> = [
      "level_code", "topic_slug", "topic_title", "can_do_statement", "lessons", "language",
    ]
    report.loseMembers(of: batch.value, but: known, at: batch.place, "a unit has no such field")
    return files
  }

  private func lesson(
    _ value: UntidyValue, _ unit: String, _ band: String, _ course: String, at place: String,
    _ taught: inout CourseCards, _ report: inout ImportReport
  ) -> ImportedFile? {
    guard case .list(let cards, _)? = value["cards"] else {
      report.leaveOut("lessons", at: place, because: "it has no cards")
      return nil
    }
    let slug = value["slug"]?.string?.trimmed ?? ""
    let title = value["title"]?.string?.trimmed ?? slug
    var lesson = CurriculumScaffold.lesson(
      "\(unit)/\(slug.isEmpty ? title : slug)", title: title.isEmpty ? "Lesson" : title, unit: unit,
      band: band, course: course)
    let objective = value["objective"]?.string?.trimmed ?? ""
    if objective.hasPrefix("I can ") { lesson.head.add("can_do", objective) }
    let explanations = [
      objective.hasPrefix("I can ") ? "" : objective, value["content"]?.string?.trimmed ?? "",
    ]
    lesson.head.add("explanations", explanations.filter { !$0.isEmpty })
    var sentences: [AuthoringMapping] = []
    for (index, card) in cards.enumerated() {
      let entry = entry(card, at: "\(place), card \(index + 1)", &taught, &sentences, &report)
      if let entry { lesson.entries.append(entry) }
    }
    lesson.head.add("sentences", sentences)
    report.loseMembers(
      of: value, but: ["slug", "title", "objective", "content", "cards", "order_in_topic"], at: place,
      "a lesson has no such field")
    report.take("lessons")
    return lesson
  }

  private func entry(
    _ card: UntidyValue, at place: String, _ taught: inout CourseCards,
    _ sentences: inout [AuthoringMapping], _ report: inout ImportReport
  ) -> ImportedEntry? {
    var mapping = AuthoringMapping()
    let front = card["front"]?.string?.trimmed ?? ""
    mapping.add("target_text", front)
    mapping.add("native_text", card["back"]?.string?.trimmed)
    mapping.add("ipa", card["ipa"]?.string?.trimmed)
    for (name, key) in [("audio_url", "audio"), ("image_url", "image")] {
      guard let address = card[name]?.string?.trimmed, !address.isEmpty else { continue }
      if address.hasPrefix("https://") {
        mapping.add(key, address)
      } else {
        report.lose(name, address, at: place, because: "it is no https address")
      }
    }
    mapping.add("note", card["grammar_explanation"]?.string?.trimmed)
    guard let entry = taught.entry(mapping, front, "cards", at: place, &report) else { return nil }
    addSentence(card["example_sentence"], at: place, &sentences, &report)
    report.loseMembers(
      of: card,
      but: ["front", "back", "ipa", "audio_url", "image_url", "example_sentence", "grammar_explanation"],
      at: place, "a card has no such field")
    return entry
  }

  /// The example: a sentence with its translation behind a dash or in parentheses, or an object of both.
  private func addSentence(
    _ value: UntidyValue?, at place: String, _ sentences: inout [AuthoringMapping],
    _ report: inout ImportReport
  ) {
    guard let value, value != .null else { return }
    var parts: (target: String, native: String)?
    if let text = value.string?.trimmed {
      if text.isEmpty { return }
      parts = Self.halves(text)
    } else if let target = (value["target"] ?? value["sentence"] ?? value["text"])?.string,
      let native = (value["native"] ?? value["translation"])?.string
    {
      parts = (target.trimmed, native.trimmed)
    }
    guard let parts, !parts.target.isEmpty, !parts.native.isEmpty else {
      report.lose(
        "example_sentence", value.shown, at: place, because: "it has no translation, which a sentence needs")
      return
    }
    var sentence = AuthoringMapping()
    sentence.add("target_text", parts.target)
    sentence.add("native_text", parts.native)
    sentences.append(sentence)
  }

  private static func halves(_ text: String) -> (target: String, native: String)? {
    for divider in [" — ", " – ", " - "] {
      let halves = text.split(separator: divider, maxSplits: 1)
      if halves.count == 2 { return (String(halves[0]).trimmed, String(halves[1]).trimmed) }
    }
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex else { return nil }
    let native = text[text.index(after: open)...].dropLast()
    return (String(text[..<open]).trimmed, String(native).trimmed)
  }
}

extension String {
  /// The label of a sublevel by any of its names: 'NL' is N1.
  var sublevel: String? { (Sublevel(rawValue: trimmed) ?? Sublevel(alias: trimmed))?.rawValue }
}

extension ImportReport {
  /// Names the members of an object that no field takes.
  mutating func loseMembers(
    of value: UntidyValue, but known: Set<String>, at place: String, _ reason: String
  ) {
    guard case .object(let members, _) = value else { return }
    for member in members where !known.contains(member.key) && member.value != .null {
      lose(member.key, member.value.shown, at: place, because: reason)
    }
  }
}
