import CurriculumCompiler

/// Makes decks of flashcards of Anki's notes, or lessons of words where the author names the language.
struct AnkiImport {
  private let source: ImportSource
  private let request: ImportRequest
  private let content: AnkiContent
  private let language: LanguageTag?

  init(_ content: AnkiContent, source: ImportSource, request: ImportRequest) {
    self.content = content
    self.source = source
    self.request = request
    language = request.language.flatMap(LanguageTag.named)
  }

  /// The files.
  ///
  /// - Throws: `ImportError` where no note can be a card.
  func files(_ report: inout ImportReport) throws(ImportError) -> ImportedContent {
    if content.schedules > 0 {
      report.note("schedules and reviews of \(content.schedules) cards are the learner's, and were left out")
    }
    let used = Set(content.notes.compactMap { content.types[$0.type]?.name })
    for name in used.sorted() {
      report.note(
        "the note type '\(name)' has its own layout and style, which a curriculum has no place for")
    }
    var result = try language.map { tag throws(ImportError) in try course(tag, &report) } ?? decks(&report)
    result.files.insert(
      CurriculumScaffold.curriculum(request.name ?? source.title, hasCourse: language != nil), at: 0)
    return result
  }

  // MARK: - Flashcards

  private func decks(_ report: inout ImportReport) -> ImportedContent {
    var result = ImportedContent()
    var places: [String: Int] = [:]
    var asked: Set<String> = []
    for (note, cards) in flashcards(&report) {
      let index = places[note.deck] ?? result.files.count
      if index == result.files.count {
        places[note.deck] = index
        result.files.append(deck(note.deck))
      }
      for card in cards {
        let question = card.question
        guard asked.insert("\(note.deck)\t\(question.lowercased())").inserted else {
          report.leaveOut("flashcards", at: note.place, because: "the deck asks '\(question)' already")
          continue
        }
        report.take("flashcards")
        result.files[index].entries.append(card.entry)
      }
    }
    return result
  }

  /// Notes that are read at once, each with a report of its own.
  private static let stretch = 1024

  /// The notes with their flashcards, in order.
  private func flashcards(_ report: inout ImportReport) -> [(AnkiNote, [AnkiFlashcards.Card])] {
    let types = content.types.mapValues { ($0, AnkiFlashcards.Sides.all(of: $0)) }
    @Sendable func read(_ note: AnkiNote) -> (cards: [AnkiFlashcards.Card], report: ImportReport) {
      var part = ImportReport(format: "", source: "")
      guard let (type, sides) = types[note.type] else {
        part.leaveOut("notes", at: note.place, because: "its note type is not in the source")
        return ([], part)
      }
      let cards = AnkiFlashcards(note, type, sides).cards(&part)
      if cards.isEmpty {
        part.leaveOut("notes", at: note.place, because: "none of its cards has a front and a back")
      } else {
        part.take("notes")
      }
      return (cards, part)
    }
    var all: [(AnkiNote, [AnkiFlashcards.Card])] = []
    for start in stride(from: 0, to: content.notes.count, by: Self.stretch) {
      let notes = Array(content.notes[start..<min(start + Self.stretch, content.notes.count)])
      let found = parallelMap(notes, threads: request.threads) { _, note in read(note) }
      for (note, found) in zip(notes, found) {
        report.add(found.report)
        if !found.cards.isEmpty { all.append((note, found.cards)) }
      }
    }
    return all
  }

  /// A deck: its name's last part is the topic, what stands before it the aspect.
  private func deck(_ name: String) -> ImportedFile {
    let levels = name.split(separator: "::").map { String($0).trimmed }.filter { !$0.isEmpty }
    let topic = levels.last ?? request.name ?? source.title
    var head = AuthoringMapping()
    head.add("topic", ForeignQuestion.oneLine(topic))
    head.add("aspect", levels.dropLast().joined(separator: " – "))
    head.add("depth", Depth.foundational.rawValue)
    var file = ImportedFile(
      kind: "deck", folder: "decks", sourceKey: name, idHint: levels.suffix(2).joined(separator: " "),
      head: head, entriesKey: "flashcards", batchSize: 15)
    if let text = content.descriptions[name].map({ SafeMarkdown(html: $0, style: .plain).text }),
      !text.isEmpty
    {
      file.remarks = text.split(separator: "\n").prefix(20).map { String($0) }
    }
    return file
  }

  // MARK: - Words

  private func course(_ language: LanguageTag, _ report: inout ImportReport) throws(ImportError)
    -> ImportedContent
  {
    let mapping =
      try request.mapping.map { bytes throws(ImportError) in try TableMapping(bytes) }
      ?? TableMapping()
    var table = TableContent(request: request, source: source)
    var media = AnkiMedia(content)
    var known: [String: TableRoles?] = [:]
    for note in content.notes {
      guard let type = content.types[note.type] else {
        report.leaveOut("notes", at: note.place, because: "its note type is not in the source")
        continue
      }
      if known[note.type] == nil {
        known[note.type] = .some(try roles(of: type, mapping, table.languageNames))
      }
      guard let roles = known[note.type] ?? nil else {
        report.leaveOut(
          "notes", at: note.place, because: "its note type '\(type.name)' names no word and translation")
        continue
      }
      var cells: [String] = []
      for (index, field) in note.fields.enumerated() {
        cells.append(plain(field, index, roles, note, &media, &report))
      }
      while cells.count < type.fields.count { cells.append("") }
      cells = Array(cells.prefix(type.fields.count))
      let deck = note.deck.replacing("::", with: " / ")
      cells += [deck, note.tags.joined(separator: "\n"), note.guid]
      try table.add(
        [DelimitedText.Record(cells: cells, line: 0)], roles, note.place, 0, &report)
      report.take("notes")
    }
    var result = table.content(&report)
    // The table brings a curriculum of its own.
    result.files.removeAll { $0.kind == "curriculum" }
    result.media = media.used
    return result
  }

  /// What the fields of a note type hold, with the deck, the tags and the guid behind them; nil where none is a word.
  private func roles(
    of type: AnkiNoteType, _ mapping: TableMapping, _ others: [String: TableRoles.Role]
  ) throws(ImportError) -> TableRoles? {
    let names = type.fields + ["deck", "tags", "guid"]
    let roles = try mapping.roles(names, others: others, count: names.count)
    if roles.has(.targetText), roles.has(.nativeText) { return roles }
    guard type.fields.count >= 2, !type.isCloze else { return nil }
    return TableRoles(names: ["target_text", "native_text"] + names.dropFirst(2))
  }

  /// A field as plain text; of one that holds a recording or a picture its path in the curriculum.
  private func plain(
    _ html: String, _ column: Int, _ roles: TableRoles, _ note: AnkiNote, _ media: inout AnkiMedia,
    _ report: inout ImportReport
  ) -> String {
    let (rest, sounds) = AnkiMedia.sounds(in: html)
    let markdown = SafeMarkdown(html: rest, style: .plain)
    for loss in markdown.losses {
      report.lose(loss.what, loss.value, at: note.place, because: "it acts, which a text must not")
    }
    let names = sounds + markdown.pictures.map(\.source) + markdown.sounds
    guard let name = names.first else { return markdown.text }
    let role = roles.role(of: column)
    for other in role == .audio || role == .image ? names.dropFirst()[...] : names[...] {
      report.lose("media", other, at: note.place, because: "only a field for sound or pictures keeps it")
    }
    guard role == .audio || role == .image else { return markdown.text }
    return media.path(of: name)
      ?? {
        report.lose("media", name, at: note.place, because: "the source has no such file")
        return ""
      }()
  }
}
