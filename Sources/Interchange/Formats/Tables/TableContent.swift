import CurriculumCompiler

/// Content that is made of tables, record by record.
struct TableContent {
  private let request: ImportRequest
  private let source: ImportSource
  /// The language taught; nil where nobody says.
  private var language: LanguageTag?
  private var cards = CourseCards()
  private var lessons: [(place: String, entries: [ImportedEntry])] = []
  private var lessonPlaces: [String: Int] = [:]
  private var decks: [(place: String, entries: [ImportedEntry])] = []
  private var deckPlaces: [String: Int] = [:]
  private var quizzes: [ForeignQuiz] = []
  private var quizPlaces: [String: Int] = [:]

  init(request: ImportRequest, source: ImportSource) {
    self.request = request
    self.source = source
    language = request.language.flatMap(LanguageTag.named)
  }

  /// Columns that are named after the two languages.
  var languageNames: [String: TableRoles.Role] {
    var names: [String: TableRoles.Role] = [:]
    for (tag, role) in [(language, TableRoles.Role.targetText), (native, .nativeText)] {
      guard let tag else { continue }
      names[tag.englishName.lowercased()] = role
      names[tag.code] = role
    }
    return names
  }

  private var native: LanguageTag? { LanguageTag.named(request.sourceLanguage ?? "en") }

  /// Takes the language taught from columns that are named after it and the one that learners know.
  mutating func learnLanguage(from names: [String], _ report: inout ImportReport) {
    guard language == nil, let native,
      names.contains(where: { $0.trimmed.lowercased() == native.englishName.lowercased() })
    else { return }
    let others = names.filter { $0.trimmed.count > 3 }
      .compactMap { name in LanguageTag.named(name).map { (name: name.trimmed, tag: $0) } }
      .filter { $0.tag.code != native.code }
    guard others.count == 1 else { return }
    language = others[0].tag
    report.note(
      "the columns are \(others[0].name) and \(native.englishName): \(others[0].name) is what is taught")
  }

  /// True for a record of columns' names: two of them are known.
  func looksLikeNames(_ cells: [String]) -> Bool {
    let roles = TableRoles(names: cells, others: languageNames)
    return roles.columns.count >= 2 || (cells.count == 2 && roles.columns.count == 2)
  }

  /// Takes records in.
  ///
  /// - Parameters:
  ///   - path: Their file, or what else they are called, for the report.
  ///   - width: How many columns have names; 0 for none.
  mutating func add(
    _ records: [DelimitedText.Record], _ roles: TableRoles, _ path: String, _ width: Int,
    _ report: inout ImportReport
  ) throws(ImportError) {
    let isWords = roles.has(.targetText) && roles.has(.nativeText)
    guard
      isWords || (roles.has(.prompt) && roles.has(.answer)) || roles.has(.targetText) && roles.has(.answer)
    else {
      let known = roles.unknown.map { "'\($0.name)'" }.joined(separator: ", ")
      throw ImportError(
        "'\(path)' has no columns of words or questions that are known by name; found \(known): say in a "
          + "--mapping file which is target_text and native_text, or prompt and answer")
    }
    for record in records {
      // A note has no line.
      let place = record.line > 0 ? "\(path), line \(record.line)" : path
      for (name, column) in roles.unknown
      where column < record.cells.count && !record.cells[column].trimmed.isEmpty {
        report.lose(name, record.cells[column], at: place, because: "no column of that name is known")
      }
      if width > 0, record.cells.count > width {
        let more = record.cells[width...].joined(separator: " ")
        report.lose("more cells", more, at: place, because: "the row has more cells than the table has names")
      }
      if isWords {
        addWord(record, roles, at: place, &report)
      } else {
        addQuestion(record, roles, at: place, &report)
      }
    }
  }

  /// What was taken in, as files.
  func content(_ report: inout ImportReport) -> ImportedContent {
    var content = ImportedContent()
    if quizzes.contains(where: { !$0.isEmpty }) {
      content = ForeignQuiz.content(of: quizzes, request, from: source, &report)
    } else {
      content.files = [
        CurriculumScaffold.curriculum(request.name ?? source.title, hasCourse: !lessons.isEmpty)
      ]
    }
    if let language, !lessons.isEmpty { addCourse(language, to: &content, &report) }
    for (place, entries) in decks {
      let title = place.isEmpty ? request.name ?? source.title : place
      var head = AuthoringMapping()
      head.add("topic", title)
      head.add("depth", Depth.foundational.rawValue)
      content.files.append(
        ImportedFile(
          kind: "deck", folder: "decks", sourceKey: place.isEmpty ? request.name ?? source.baseName : place,
          idHint: title, head: head, entriesKey: "flashcards", entries: entries, batchSize: 15))
    }
    return content
  }

  private func addCourse(
    _ language: LanguageTag, to content: inout ImportedContent, _ report: inout ImportReport
  ) {
    let band = request.band?.sublevel ?? "N1"
    if request.band == nil {
      report.note("the source names no level: its unit is in N1, Novice Low; say --band for another")
    }
    let course = language.code
    let title = request.name ?? source.title
    let key = request.name ?? source.baseName
    content.files.append(
      CurriculumScaffold.course(
        language.variant ?? course, name: nil, source: request.sourceLanguage ?? "en"))
    content.files.append(CurriculumScaffold.band(band, course: course))
    content.files.append(CurriculumScaffold.unit(key, title: title, band: band, course: course))
    for (place, entries) in lessons {
      var lesson = CurriculumScaffold.lesson(
        "\(key)/\(place)", title: place.isEmpty ? title : place, unit: key, band: band, course: course)
      lesson.entries = entries
      // A sitting is some twenty words at most; of more, each twenty are one.
      lesson.batchSize = 20
      content.files.append(lesson)
    }
    content.requireUnits()
  }

  // MARK: - Words

  private mutating func addWord(
    _ record: DelimitedText.Record, _ roles: TableRoles, at place: String, _ report: inout ImportReport
  ) {
    func text(_ role: TableRoles.Role) -> String? { roles.text(role, in: record.cells) }
    let target = text(.targetText) ?? ""
    let home = text(.place).map(Self.lastPart) ?? ""
    let sourceKey = text(.key) ?? target
    guard language != nil else {
      guard let native = text(.nativeText), !target.isEmpty else {
        let missing = target.isEmpty ? "term" : "definition"
        return report.leaveOut("terms", at: place, because: "it has no \(missing)")
      }
      var mapping = AuthoringMapping()
      mapping.add("type", "definition")
      mapping.add("question", target)
      mapping.add("answer", native)
      mapping.addRow("tags", roles.texts(.tags, in: record.cells))
      lose(Self.wordRoles, record, roles, at: place, "a flashcard has no such field", &report)
      report.take("terms")
      return Self.append(
        ImportedEntry(sourceKey: sourceKey, idHint: target, mapping: mapping), home, &decks, &deckPlaces)
    }
    var mapping = AuthoringMapping()
    mapping.add("target_text", target)
    mapping.add("native_text", text(.nativeText))
    for (key, role) in [
      ("lemma", TableRoles.Role.lemma), ("gender", .gender), ("article", .article),
      ("plural", .plural), ("ipa", .ipa), ("transliteration", .transliteration), ("note", .note),
      ("register", .register), ("audio", .audio),
    ] { mapping.add(key, text(role)) }
    if let pos = text(.partOfSpeech) {
      if let known = PartOfSpeech(rawValue: pos.lowercased()) {
        mapping.add("pos", known.rawValue)
      } else {
        report.lose("pos", pos, at: place, because: "it is no part of speech that a card can name")
      }
    }
    if let image = text(.image) {
      var picture = AuthoringMapping()
      picture.add("file", image)
      picture.add("alt", text(.imageAlt))
      mapping.addLine("image", picture)
    }
    mapping.addRow("accept_native", roles.texts(.accept, in: record.cells))
    mapping.addRow("tags", roles.texts(.tags, in: record.cells))
    if let difficulty = text(.difficulty).flatMap({ Int($0) }), (1...5).contains(difficulty) {
      mapping.add("difficulty_rating", difficulty)
    }
    lose(
      [.prompt, .answer, .wrong, .type, .unit, .tolerance, .marks, .explanation, .hints], record, roles,
      at: place, "a card has no such field", &report)
    if let entry = cards.entry(mapping, sourceKey, "words", at: place, &report) {
      Self.append(entry, home, &lessons, &lessonPlaces)
    }
  }

  private static let wordRoles: [TableRoles.Role] = [
    .lemma, .partOfSpeech, .gender, .article, .ipa, .transliteration, .audio, .image, .imageAlt, .difficulty,
    .accept, .note, .register, .plural,
  ]

  // MARK: - Questions

  private mutating func addQuestion(
    _ record: DelimitedText.Record, _ roles: TableRoles, at place: String, _ report: inout ImportReport
  ) {
    func text(_ role: TableRoles.Role) -> String? { roles.text(role, in: record.cells) }
    let prompt = text(.prompt) ?? text(.targetText) ?? ""
    let answers = roles.texts(.answer, in: record.cells)
    let home = text(.place)
    guard roles.has(.wrong) || roles.has(.type) else {
      guard !prompt.isEmpty, let answer = text(.answer) else {
        return report.leaveOut(
          "questions", at: place, because: "it has no \(prompt.isEmpty ? "question" : "answer")")
      }
      var mapping = AuthoringMapping()
      mapping.add("type", "question")
      mapping.add("question", prompt)
      mapping.add("answer", answer)
      mapping.add("explanation", text(.explanation))
      mapping.add("hints", roles.texts(.hints, in: record.cells))
      mapping.addRow("tags", roles.texts(.tags, in: record.cells))
      report.take("questions")
      return Self.append(
        ImportedEntry(sourceKey: text(.key) ?? prompt, idHint: prompt, mapping: mapping),
        home.map(Self.lastPart) ?? "", &decks, &deckPlaces)
    }
    guard !prompt.isEmpty, !answers.isEmpty else {
      return report.leaveOut(
        "questions", at: place, because: "it has no \(prompt.isEmpty ? "question" : "answer")")
    }
    let row = TableQuestion(
      type: text(.type) ?? "choice", prompt: prompt, answers: answers,
      wrong: roles.texts(.wrong, in: record.cells), unit: text(.unit), tolerance: text(.tolerance))
    var question = ForeignQuestion(row.kind, prompt: prompt, at: place)
    question.explanation = text(.explanation) ?? ""
    question.hints = roles.texts(.hints, in: record.cells)
    question.tags = roles.texts(.tags, in: record.cells)
    question.marks = text(.marks).flatMap(Double.init)
    question.sourceKey = text(.key)
    question.recordings = [text(.audio)].compactMap(\.self)
    question.pictures =
      text(.image).map { [ForeignQuestion.Picture(file: $0, alt: text(.imageAlt) ?? "")] } ?? []
    let path = home?.split(separator: "/").map { String($0).trimmed } ?? []
    let index = quizPlaces[home ?? ""] ?? quizzes.count
    if index == quizzes.count {
      quizzes.append(ForeignQuiz(path: path))
      quizPlaces[home ?? ""] = index
    }
    quizzes[index].add(question, &report)
  }

  private func lose(
    _ lost: [TableRoles.Role], _ record: DelimitedText.Record, _ roles: TableRoles, at place: String,
    _ reason: String, _ report: inout ImportReport
  ) {
    for role in lost {
      if let text = roles.text(role, in: record.cells) {
        report.lose(role.rawValue, text, at: place, because: reason)
      }
    }
  }

  /// The last name of a way down: the lesson of 'Spanish / Greetings / Hello'.
  private static func lastPart(_ place: String) -> String {
    place.split(separator: "/").last.map { String($0).trimmed } ?? ""
  }

  private static func append(
    _ entry: ImportedEntry, _ home: String, _ groups: inout [(place: String, entries: [ImportedEntry])],
    _ places: inout [String: Int]
  ) {
    let index = places[home] ?? groups.count
    if index == groups.count {
      groups.append((home, []))
      places[home] = index
    }
    groups[index].entries.append(entry)
  }
}
