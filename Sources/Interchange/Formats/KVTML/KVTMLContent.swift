import CurriculumCompiler

/// Makes a course of a vocabulary in two languages, and decks of one in a single language.
struct KVTMLContent {
  private let document: KVTMLDocument
  private let source: ImportSource
  private let request: ImportRequest
  private var settings = ForeignSettings()
  private var cards = CourseCards()

  init(document: KVTMLDocument, source: ImportSource, request: ImportRequest) {
    self.document = document
    self.source = source
    self.request = request
  }

  /// The files.
  ///
  /// - Throws: `ImportError` where nothing can be written.
  mutating func content(_ report: inout ImportReport) throws(ImportError) -> ImportedContent {
    let used = document.identifiers.filter { identifier in
      document.entries.contains { entry in
        entry.children("translation").contains {
          $0["id"] == identifier && !($0.child("text")?.text ?? "").isEmpty
        }
      }
    }
    guard !used.isEmpty else { throw ImportError("'\(source.name)' has no word") }
    var content = used.count == 1 ? decks(used[0], &report) : try course(used, &report)
    settings.report(&report, of: "word")
    // Where all was left out, the report says so, and nothing is written.
    if !content.files.contains(where: { !$0.entries.isEmpty }) { content.files = [] }
    return content
  }

  private var title: String {
    request.name ?? (document.title.isEmpty ? source.title : document.title)
  }

  private var key: String { request.name ?? source.baseName }

  /// The entries of each lesson, each once, then those of none.
  private func lessons(_ report: inout ImportReport) -> [(path: [String], entries: [XMLElement])] {
    var byName: [String: XMLElement] = [:]
    for entry in document.entries { byName[entry["id"] ?? ""] = entry }
    var lessons: [(path: [String], entries: [XMLElement])] = []
    var homes: [String: String] = [:]
    for lesson in document.lessons {
      var entries: [XMLElement] = []
      for name in lesson.entries {
        guard let entry = byName[name] else {
          report.lose(
            "entry", name, at: lesson.path.joined(separator: "/"), because: "the file has no such entry")
          continue
        }
        let place = lesson.path.joined(separator: "/")
        if let home = homes.updateValue(place, forKey: name) {
          homes[name] = home
          report.lose("lesson", place, at: Self.place(entry), because: "it stands in '\(home)' already")
        } else {
          entries.append(entry)
        }
      }
      lessons.append((lesson.path, entries))
    }
    let rest = document.entries.filter { homes[$0["id"] ?? ""] == nil }
    if !rest.isEmpty { lessons.append(([], rest)) }
    return lessons
  }

  private static func place(_ entry: XMLElement) -> String {
    "entry \(entry["id"] ?? ""), line \(entry.line)"
  }

  private func remarks(_ report: ImportReport) -> [String] {
    (document.comment.isEmpty ? [] : [document.comment]) + report.remarks
  }

  // MARK: - One language

  private mutating func decks(_ language: String, _ report: inout ImportReport) -> ImportedContent {
    var content = ImportedContent()
    content.files = [CurriculumScaffold.curriculum(title)]
    for lesson in lessons(&report) {
      let name = lesson.path.isEmpty ? title : lesson.path.joined(separator: ", ")
      var head = AuthoringMapping()
      head.add("topic", title)
      if name != title { head.add("aspect", name) }
      head.add("depth", Depth.foundational.rawValue)
      var deck = ImportedFile(
        kind: "deck", folder: "decks", sourceKey: key + "/" + lesson.path.joined(separator: "/"),
        idHint: name == title ? title : "\(title) \(name)", head: head, entriesKey: "flashcards",
        batchSize: 15)
      var asked: Set<String> = []
      for entry in lesson.entries {
        if let card = flashcard(entry, language, &asked, &report) { deck.entries.append(card) }
      }
      deck.remarks = remarks(report)
      if !deck.entries.isEmpty { content.files.append(deck) }
    }
    return content
  }

  private mutating func flashcard(
    _ entry: XMLElement, _ language: String, _ asked: inout Set<String>, _ report: inout ImportReport
  ) -> ImportedEntry? {
    let translation = entry.children("translation").first { $0["id"] == language }
    let word = Self.text(translation?.child("text"))
    let comment = Self.text(translation?.child("comment"))
    let place = word.isEmpty ? Self.place(entry) : "\(Self.place(entry)), '\(word)'"
    guard let translation, !word.isEmpty else {
      report.leaveOut("words", at: place, because: "it has no word")
      return nil
    }
    guard !comment.isEmpty else {
      report.leaveOut("words", at: place, because: "it has no comment that says what it is")
      return nil
    }
    guard asked.insert(word).inserted else {
      report.leaveOut("words", at: place, because: "it stands there twice")
      return nil
    }
    var mapping = AuthoringMapping()
    mapping.add("type", "definition")
    mapping.add("question", word)
    mapping.add("answer", comment)
    let type = document.wordType(translation, entry: entry["id"] ?? "", language: language)
    mapping.addRow("tags", [type?.partOfSpeech].compactMap(\.self))
    nameTheRest(
      translation, ["text", "comment", "wordtype"], at: place, "a flashcard has no such field", &report)
    nameSettings(entry)
    report.take("words")
    return ImportedEntry(sourceKey: entry["id"] ?? word, idHint: word, mapping: mapping)
  }

  // MARK: - Two languages

  private mutating func course(
    _ used: [String], _ report: inout ImportReport
  ) throws(ImportError) -> ImportedContent {
    let (target, native) = try languages(used, &report)
    let course = LanguageTag(target.tag).code
    let band = request.band?.sublevel ?? "N1"
    if request.band == nil {
      report.note("the source names no level: its units are in N1, Novice Low; say --band for another")
    }
    var content = ImportedContent()
    content.files = [
      CurriculumScaffold.curriculum(title, hasCourse: true),
      CurriculumScaffold.course(target.tag, name: nil, source: native.tag),
      CurriculumScaffold.band(band, course: course),
    ]
    var units: Set<String> = []
    for lesson in lessons(&report) {
      let unit = lesson.path.count > 1 ? lesson.path[0] : title
      let unitKey = lesson.path.count > 1 ? "\(key)/\(unit)" : key
      let name =
        lesson.path.count > 1 ? lesson.path.dropFirst().joined(separator: ", ") : lesson.path.first ?? title
      var file = CurriculumScaffold.lesson(
        "\(key)/\(lesson.path.joined(separator: "/"))", title: name, unit: unitKey, band: band, course: course
      )
      for entry in lesson.entries {
        if let card = card(entry, target, native, &report) { file.entries.append(card) }
      }
      guard !file.entries.isEmpty else { continue }
      file.batchSize = 20
      file.remarks = remarks(report)
      if units.insert(unitKey).inserted {
        content.files.append(CurriculumScaffold.unit(unitKey, title: unit, band: band, course: course))
      }
      content.files.append(file)
    }
    content.requireUnits()
    return content
  }

  /// A language of the file that takes part.
  private struct Side {
    let identifier: String
    let tag: String
    let language: KVTMLDocument.Language
  }

  /// The language taught and the one that learners know.
  private func languages(_ used: [String], _ report: inout ImportReport) throws(ImportError) -> (Side, Side) {
    let sides = used.compactMap { identifier -> Side? in
      guard let language = document.languages[identifier] else { return nil }
      let tag = LanguageTag.named(language.tag.isEmpty ? language.name : language.tag)
      return Side(identifier: identifier, tag: tag?.variant ?? tag?.code ?? language.tag, language: language)
    }
    func side(_ wanted: String?) -> Side? {
      guard let wanted else { return nil }
      return sides.first { LanguageTag($0.tag).code == LanguageTag(wanted).code }
    }
    let names = sides.map(\.tag).joined(separator: ", ")
    if let wanted = request.language, side(wanted) == nil {
      throw ImportError("'\(source.name)' has no words in '\(wanted)'; it has \(names)")
    }
    let native =
      side(request.sourceLanguage) ?? sides.first { $0.identifier != side(request.language)?.identifier }
    guard let native,
      let target = side(request.language) ?? sides.first(where: { $0.identifier != native.identifier })
    else { throw ImportError("'\(source.name)' has one language alone") }
    if request.language == nil || request.sourceLanguage == nil {
      report.note(
        "\(target.tag) is taught to those who know \(native.tag), as the file has it first; say --language for another"
      )
    }
    for other in sides where ![target.identifier, native.identifier].contains(other.identifier) {
      report.lose(
        "identifier", other.tag, at: source.name, because: "a course has two languages; say --language for it"
      )
    }
    return (target, native)
  }

  private mutating func card(
    _ entry: XMLElement, _ target: Side, _ native: Side, _ report: inout ImportReport
  ) -> ImportedEntry? {
    let place = Self.place(entry)
    let translations = entry.children("translation")
    guard let taught = translations.first(where: { $0["id"] == target.identifier }),
      let known = translations.first(where: { $0["id"] == native.identifier })
    else {
      report.leaveOut("words", at: place, because: "it is in one of the two languages alone")
      return nil
    }
    var mapping = AuthoringMapping()
    let word = Self.text(taught.child("text"))
    mapping.add("target_text", word)
    mapping.add("native_text", Self.text(known.child("text")))
    addGrammar(taught, entry, target, word, &mapping, &report)
    addPronunciation(
      Self.text(taught.child("pronunciation")), LanguageTag(target.tag), at: place, &mapping, &report)
    addForms(taught, word, &mapping)
    mapping.add("note", notes(taught, known))
    if let friend = taught.child("falsefriend").map({ Self.text($0) }), !friend.isEmpty {
      var hint = AuthoringMapping()
      hint.add("kind", "false_friend")
      hint.add("text", friend)
      mapping.addValues("hints", [.line(hint)])
    }
    addMedia(taught, known, at: place, &mapping, &report)
    let read: Set<String> = [
      "text", "wordtype", "pronunciation", "comparison", "conjugation", "comment", "example", "paraphrase",
      "falsefriend", "image", "sound", "synonym", "antonym", "article",
    ]
    nameTheRest(taught, read, at: place, "a card has no such field", &report)
    nameTheRest(
      known, ["text", "wordtype", "comment", "image", "paraphrase", "example"], at: place,
      "a card says it of the word taught alone", &report)
    nameSettings(entry)
    return cards.entry(mapping, entry["id"] ?? word, "words", at: place, &report)
  }

  private func addGrammar(
    _ taught: XMLElement, _ entry: XMLElement, _ target: Side, _ word: String,
    _ mapping: inout AuthoringMapping,
    _ report: inout ImportReport
  ) {
    let type = document.wordType(taught, entry: entry["id"] ?? "", language: target.identifier)
    let first = word.split(separator: " ").first.map(String.init) ?? ""
    let hasArticle =
      first != word && target.language.articles.contains { $0.lowercased() == first.lowercased() }
    if hasArticle { mapping.add("lemma", String(word.dropFirst(first.count)).trimmed) }
    if let type, type.partOfSpeech == nil, !type.name.isEmpty {
      report.lose(
        "wordtype", type.name, at: Self.place(entry), because: "it is no part of speech that a card can name")
    }
    mapping.add("pos", type?.partOfSpeech ?? (hasArticle ? "noun" : nil))
    let byArticle = target.language.definite.first { $0.value.lowercased() == first.lowercased() }?.key
    let gender = type?.gender ?? (hasArticle ? byArticle : nil)
    mapping.add("gender", gender)
    mapping.add("article", hasArticle ? first : gender.flatMap { target.language.definite[$0] })
  }

  /// Between slashes it is IPA; otherwise it is a transliteration, where the language is not in Latin letters.
  private func addPronunciation(
    _ text: String, _ language: LanguageTag, at place: String, _ mapping: inout AuthoringMapping,
    _ report: inout ImportReport
  ) {
    guard !text.isEmpty else { return }
    let inner = text.trimmingPrefix { "/[".contains($0) }.prefix { !"/]".contains($0) }
    let isMarked = inner.count < text.count
    let isIPA =
      isMarked || inner.unicodeScalars.contains { (0x250...0x2AF).contains($0.value) || $0.value == 0x2C8 }
    if isIPA {
      mapping.add("ipa", "/\(inner)/")
    } else if language.script != "Latn" {
      mapping.add("transliteration", text)
    } else {
      report.lose("pronunciation", text, at: place, because: "it is not in IPA")
    }
  }

  /// Comparisons and conjugations, as forms that a learner may meet.
  private mutating func addForms(_ taught: XMLElement, _ word: String, _ mapping: inout AuthoringMapping) {
    var forms: [String] = []
    let leaves = taught.children("comparison").flatMap(\.children)
    var words = leaves.map { $0.child("text") ?? $0 }.map { Self.text($0) }
    for conjugation in taught.children("conjugation") {
      for number in conjugation.children where number.name != "tense" {
        words += number.children.map { Self.text($0.child("text") ?? $0) }
      }
      settings.count(
        "conjugation", Self.text(conjugation.child("tense")),
        because: "forms have no tense and no person; the forms themselves are carried")
    }
    for form in words where !form.isEmpty && form != word && !forms.contains(form) { forms.append(form) }
    mapping.addRow("forms", forms)
  }

  private func notes(_ taught: XMLElement, _ known: XMLElement) -> String {
    var notes: [String] = []
    for (element, name, mark) in [
      (taught, "comment", ""), (known, "comment", ""), (taught, "paraphrase", ""),
      (taught, "example", "Example: "),
      (taught, "synonym", "Synonym: "), (taught, "antonym", "Antonym: "),
    ] {
      let text = Self.text(element.child(name))
      if !text.isEmpty, !notes.contains(text) { notes.append(mark + text) }
    }
    return notes.joined(separator: "; ")
  }

  private func addMedia(
    _ taught: XMLElement, _ known: XMLElement, at place: String, _ mapping: inout AuthoringMapping,
    _ report: inout ImportReport
  ) {
    let sound = Self.text(taught.child("sound"))
    let image = [taught, known].map { Self.text($0.child("image")) }.first { !$0.isEmpty } ?? ""
    for (key, address) in [("audio", sound), ("image", image)] where !address.isEmpty {
      if address.hasPrefix("https://") {
        mapping.add(key, address)
      } else {
        report.lose(key, address, at: place, because: "the source is one file, and does not hold it")
      }
    }
  }

  // MARK: - What is left

  private static func text(_ element: XMLElement?) -> String { ForeignQuestion.oneLine(element?.text ?? "") }

  private mutating func nameTheRest(
    _ translation: XMLElement, _ read: Set<String>, at place: String, _ reason: String,
    _ report: inout ImportReport
  ) {
    for child in translation.children where !read.contains(child.name) {
      if child.name == "grade" {
        settings.count("grade", Self.text(child.child("currentgrade")), because: "it is the learner's")
        continue
      }
      let value = Self.text(child)
      if !value.isEmpty { report.lose(child.name, value, at: place, because: reason) }
    }
  }

  private mutating func nameSettings(_ entry: XMLElement) {
    for name in ["inactive", "inquery", "deactivated"] where entry.child(name)?.text == "true" {
      settings.count(name, "true", because: "it is the learner's")
    }
  }
}
