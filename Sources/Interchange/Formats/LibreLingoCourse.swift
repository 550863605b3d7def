import CurriculumCompiler

extension ImportFormat {
  /// LibreLingo's courses.
  static let libreLingo = ImportFormat(
    name: "librelingo", summary: "a LibreLingo course: the folder with course.yaml, modules and skills",
    recognise: { source in
      source.isFolder && source.paths.contains { $0.hasSuffix("/course.yaml") || $0 == "course.yaml" }
        ? .sure : .none
    },
    read: { source, request, report throws(ImportError) in
      var reader = LibreLingoReader(source: source, request: request)
      return try reader.read(&report)
    })
}

/// Reads a course: a module becomes a unit, a skill a lesson, a word or a phrase a card.
///
/// Texts are taken as they stand: `no` and `on` are words there, as here.
/// Source: the loader's own schema, as docs/import/librelingo.md has it.
private struct LibreLingoReader {
  let source: ImportSource
  let request: ImportRequest
  private var content = ImportedContent()
  private var cards = CourseCards()
  private var course = ""
  private var band = "N1"
  private var names: (target: String, source: String) = ("", "")
  private var remarks: [String] = []

  init(source: ImportSource, request: ImportRequest) {
    self.source = source
    self.request = request
  }

  mutating func read(_ report: inout ImportReport) throws(ImportError) -> ImportedContent {
    let paths = source.paths.filter { $0 == "course.yaml" || $0.hasSuffix("/course.yaml") }
    guard let path = paths.min(by: { $0.utf8.count < $1.utf8.count }) else {
      throw ImportError("'\(source.name)' has no course.yaml")
    }
    let folder = String(path.dropLast("course.yaml".count))
    guard let file = try SkillYAML(source, path) else { throw ImportError("'\(path)' is empty") }
    let modules = try readCourse(file, &report)
    for module in modules {
      let place = folder + (module.hasSuffix("/") ? module : module + "/")
      try readModule(place, &report)
    }
    content.files.insert(CurriculumScaffold.band(band, course: course), at: 2)
    content.requireUnits()
    let read = Set(readPaths)
    for other in source.paths where !read.contains(other) && other.hasSuffix(".yaml") {
      report.leaveOut("files", at: other, because: "no module names it")
    }
    return content
  }

  private var readPaths: [String] = []

  // MARK: - The course

  private mutating func readCourse(_ file: SkillYAML, _ report: inout ImportReport) throws(ImportError)
    -> [String]
  {
    readPaths.append(file.path)
    report.take("files")
    let course = file.value("Course")
    let target = file.value("Language", in: course)
    let known = file.value("For speakers of", in: course)
    names = (file.text("Name", in: target) ?? "", file.text("Name", in: known) ?? "")
    guard
      let tag = (request.language ?? file.text("IETF BCP 47", in: target) ?? names.target.nonEmpty)
        .flatMap(LanguageTag.named) ?? file.text("IETF BCP 47", in: target).map(LanguageTag.init)
    else { throw ImportError("'\(file.path)' names no language; say --language") }
    let native = request.sourceLanguage ?? file.text("IETF BCP 47", in: known) ?? "en"
    self.course = tag.code
    band = request.band?.sublevel ?? "N1"
    if request.band == nil {
      report.note("the course names no level: its units are in N1, Novice Low; say --band for another")
    }
    let licence = file.value("License", in: course)
    report.licence = file.text("Short name", in: licence) ?? file.text("Name", in: licence)
    if let name = report.licence {
      let link = file.text("Link", in: licence).map { " (\($0))" } ?? ""
      remarks.append("Licence: \(name)\(link)")
    }
    if let repository = file.text("Repository", in: course) { remarks.append("From: \(repository)") }
    content.files.append(
      CurriculumScaffold.curriculum(request.name ?? "\(names.target) from LibreLingo", hasCourse: true))
    var language = CurriculumScaffold.course(
      tag.variant ?? tag.code, name: names.target.nonEmpty, source: native)
    language.remarks = remarks
    content.files.append(language)
    report.lose(
      file, course, but: ["Language", "For speakers of", "License", "Repository"],
      "a course has no such field")
    report.lose(file, file.root, but: ["Course", "Modules"], "a course has no such field")
    return file.texts("Modules", in: file.root)
  }

  private mutating func readModule(_ folder: String, _ report: inout ImportReport) throws(ImportError) {
    let path = folder + "module.yaml"
    guard source.paths.contains(path) else {
      report.leaveOut("modules", at: path, because: "the course names it, and it is not there")
      return
    }
    readPaths.append(path)
    guard let file = try SkillYAML(source, path) else {
      report.leaveOut("modules", at: path, because: "the file is empty")
      return
    }
    report.take("files")
    let module = file.value("Module")
    let name = file.text("Name", in: module) ?? folder.split(separator: "/").last.map(String.init) ?? "Unit"
    var unit = CurriculumScaffold.unit(folder, title: name, band: band, course: course)
    unit.remarks = remarks
    content.files.append(unit)
    report.take("modules")
    report.lose(file, module, but: ["Name"], "a unit has no such field")
    report.lose(file, file.root, but: ["Module", "Skills"], "a unit has no such field")
    for skill in file.texts("Skills", in: file.root) {
      let inFolder = folder + "skills/" + skill
      try readSkill(source.paths.contains(inFolder) ? inFolder : folder + skill, unit: folder, &report)
    }
  }

  // MARK: - Skills

  private mutating func readSkill(_ path: String, unit: String, _ report: inout ImportReport)
    throws(ImportError)
  {
    guard source.paths.contains(path) else {
      report.leaveOut("skills", at: path, because: "the module names it, and it is not there")
      return
    }
    readPaths.append(path)
    guard let file = try SkillYAML(source, path) else {
      report.leaveOut("skills", at: path, because: "the file is empty")
      return
    }
    report.take("files")
    let skill = file.value("Skill")
    let name = file.text("Name", in: skill) ?? "Lesson"
    let id = file.text("Id", in: skill)
    var lesson = CurriculumScaffold.lesson(
      id.map { "\(unit)#\($0)" } ?? path, title: name, unit: unit, band: band, course: course)
    lesson.remarks = remarks
    let intro = String(path.dropLast(".yaml".count)) + ".md"
    if source.paths.contains(intro) {
      let text = DecodedText(try source.bytes(intro)).text.trimmed
      lesson.head.add("explanations", [text])
      report.take("introductions")
    }
    report.take("skills")
    lesson.entries = words(file, &report) + phrases(file, &report) + characters(file, &report)
    lesson.entries += pairs(file, &report)
    reportDictionary(file, &report)
    report.lose(file, skill, but: ["Name", "Id"], "a lesson has no such field")
    report.lose(
      file, file.root,
      but: ["Skill", "New words", "Phrases", "New Characters", "Two-way-dictionary", "Mini-dictionary"],
      "a lesson has no such field")
    content.files.append(lesson)
  }

  private mutating func words(_ file: SkillYAML, _ report: inout ImportReport) -> [ImportedEntry] {
    file.elements("New words").compactMap { node in
      var mapping = AuthoringMapping()
      let word = file.text("Word", in: node)
      mapping.add("target_text", word.map(Self.bare))
      mapping.add("native_text", file.text("Translation", in: node).map(Self.bare))
      mapping.addRow("accept_target", file.texts("Synonyms", in: node).map(Self.bare))
      mapping.addRow("accept_native", file.texts("Also accepted", in: node).map(Self.bare))
      report.lose(
        file, node, but: ["Word", "Translation", "Synonyms", "Also accepted"],
        "LibreLingo's pictures are no files of the course", elsewhere: "LibreLingo has no such key here",
        others: ["Images"])
      return cards.entry(mapping, "word \(word ?? "")", "words", at: file.place(node), &report)
    }
  }

  private mutating func phrases(_ file: SkillYAML, _ report: inout ImportReport) -> [ImportedEntry] {
    file.elements("Phrases").compactMap { node in
      var mapping = AuthoringMapping()
      let phrase = file.text("Phrase", in: node)
      mapping.add("target_text", phrase.map(Self.bare))
      mapping.add("native_text", file.text("Translation", in: node).map(Self.bare))
      mapping.add("pos", "phrase")
      mapping.add("accept_target", file.texts("Alternative versions", in: node).map(Self.bare))
      mapping.add("accept_native", file.texts("Alternative translations", in: node).map(Self.bare))
      report.lose(
        file, node, but: ["Phrase", "Translation", "Alternative versions", "Alternative translations"],
        "LibreLingo has no such key here")
      return cards.entry(mapping, "phrase \(phrase ?? "")", "phrases", at: file.place(node), &report)
    }
  }

  private mutating func characters(_ file: SkillYAML, _ report: inout ImportReport) -> [ImportedEntry] {
    file.elements("New Characters").compactMap { node in
      var mapping = AuthoringMapping()
      let character = file.text("Character", in: node)
      let sounds = file.texts("Transliteration", in: node)
      mapping.add("target_text", character)
      mapping.add("native_text", sounds.first ?? file.texts("IPA", in: node).first)
      mapping.addRow("accept_native", Array(sounds.dropFirst()))
      mapping.add("ipa", file.texts("IPA", in: node).first.map { $0.hasPrefix("/") ? $0 : "/\($0)/" })
      report.lose(
        file, node, but: ["Character", "Transliteration", "IPA"], "LibreLingo has no such key here")
      return cards.entry(mapping, "character \(character ?? "")", "characters", at: file.place(node), &report)
    }
  }

  /// Pairs of source and target; what stands in parentheses on the learner's side is a note there, too.
  private mutating func pairs(_ file: SkillYAML, _ report: inout ImportReport) -> [ImportedEntry] {
    var entries: [ImportedEntry] = []
    for node in file.elements("Two-way-dictionary") {
      for pair in file.pairs(node) {
        var mapping = AuthoringMapping()
        let target = file.texts(pair.value)
        mapping.add("target_text", target.first.map(Self.bare))
        mapping.add("native_text", Self.bare(pair.name))
        mapping.addRow("accept_target", target.dropFirst().map(Self.bare))
        let entry = cards.entry(
          mapping, "pair \(pair.name) \(target.first ?? "")", "pairs", at: file.place(pair.value), &report)
        if let entry { entries.append(entry) }
      }
    }
    return entries
  }

  /// Definitions of single words have no home of their own: a card defines its word, a sentence none.
  private func reportDictionary(_ file: SkillYAML, _ report: inout ImportReport) {
    for language in file.pairs(file.value("Mini-dictionary")) {
      for node in file.elements(of: language.value) {
        for entry in file.pairs(node) {
          report.leaveOut(
            "definitions", at: "\(file.place(entry.value)) \(language.name): \(entry.name)",
            because: "a curriculum has no dictionary of single words")
        }
      }
    }
  }

  /// A text without the braces that hold several words together.
  private static func bare(_ text: String) -> String {
    text.filter { $0 != "{" && $0 != "}" }.trimmed
  }
}

extension String {
  /// The text, or nil for an empty one.
  var nonEmpty: String? { isEmpty ? nil : self }
}
