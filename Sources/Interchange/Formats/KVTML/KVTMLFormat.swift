import CurriculumCompiler

extension ImportFormat {
  /// Vocabulary of KDE's Parley.
  static let kvtml = ImportFormat(
    name: "kvtml", summary: "KVTML 2, vocabulary of KDE's Parley, KWordQuiz and Kanagram",
    recognise: { source in
      guard !source.isFolder, let bytes = try? source.bytes() else { return .none }
      let head = String(decoding: bytes.prefix(1 << 12).filter { $0 != 0 }, as: UTF8.self)
      return head.contains("<kvtml") ? .sure : .none
    },
    read: { source, request, report throws(ImportError) in
      let document = try KVTMLDocument(source, &report)
      var content = KVTMLContent(document: document, source: source, request: request)
      return try content.content(&report)
    })
}

/// A file of KVTML 2 as it stands there.
///
/// Source: KDE, libkeduvocdocument, kvtml2.dtd; files before 4.3 have `lesson` and `wordtype` where later ones have
/// `container`.
struct KVTMLDocument {
  /// A language.
  struct Language {
    var tag: String
    var name: String
    /// Definite articles by gender: 'm', 'f', 'n'; and all articles that the file names.
    var definite: [String: String] = [:]
    var articles: [String] = []
  }

  /// What a list of the file has in it.
  struct Lesson {
    /// Names, the outermost first.
    var path: [String]
    var entries: [String]
  }

  /// What kind of word a translation is.
  struct WordType {
    var partOfSpeech: String?
    var gender: String?
    var name: String
  }

  private(set) var title = ""
  private(set) var comment = ""
  /// Languages by the identifiers that the file gives them.
  private(set) var languages: [String: Language] = [:]
  /// The identifiers in order.
  private(set) var identifiers: [String] = []
  private(set) var entries: [XMLElement] = []
  private(set) var lessons: [Lesson] = []
  /// Word types by entry and language: '12 0'.
  private(set) var wordTypes: [String: WordType] = [:]
  /// Word types that files before 4.3 define by name.
  private var definitions: [String: String] = [:]

  /// Reads a file.
  ///
  /// - Throws: `ImportError` for what is no KVTML 2.
  init(_ source: ImportSource, _ report: inout ImportReport) throws(ImportError) {
    let reader = XMLReader(try source.bytes(), file: source.name)
    if let repair = reader.repair { report.repair(at: source.name, repair) }
    var hasRoot = false
    reading: while true {
      switch try reader.next() {
      case .finished: break reading
      case .text, .end: break
      case .start where !hasRoot:
        guard reader.name == "kvtml" else {
          throw reader.failure("expected <kvtml>, found <\(reader.name)>")
        }
        let version = reader.allAttributes.first { $0.name == "version" }?.value ?? ""
        guard version.hasPrefix("2") else {
          throw reader.failure(
            "it is KVTML \(version.isEmpty ? "1" : version), expected 2: open it in Parley and save it again")
        }
        hasRoot = true
      case .start: try read(reader, &report)
      }
    }
    guard hasRoot else { throw reader.failure("expected <kvtml>, found nothing") }
  }

  private mutating func read(_ reader: XMLReader, _ report: inout ImportReport) throws(ImportError) {
    switch reader.name {
    case "entries": break
    case "entry": entries.append(try reader.element())
    case "information": readInformation(try reader.element(), &report)
    case "identifiers":
      for identifier in try reader.element().children("identifier") { readLanguage(identifier) }
    case "lessons":
      let element = try reader.element()
      for lesson in element.children { readLesson(lesson, []) }
    case "wordtypes":
      for container in try reader.element().children("container") { readTypes(container, [], nil) }
    case "wordtypedefinitions": readDefinitions(try reader.element())
    case "tenses": try reader.skip()
    case "leitnerboxes", "synonyms", "antonyms", "falsefriends", "statistics":
      report.lose(reader.name, at: "line \(reader.line)", because: "it is the learner's, or of the program")
      try reader.skip()
    default:
      report.lose(reader.name, at: "line \(reader.line)", because: "no such part of KVTML 2 is known")
      try reader.skip()
    }
  }

  private mutating func readInformation(_ element: XMLElement, _ report: inout ImportReport) {
    title = ForeignQuestion.oneLine(element.child("title")?.text ?? "")
    comment = ForeignQuestion.oneLine(element.child("comment")?.text ?? "")
    let licence = ForeignQuestion.oneLine(
      element.child("license")?.text ?? element.child("licence")?.text ?? "")
    if !licence.isEmpty { report.licence = licence }
    let authors = element.child("author")?.text.split(separator: ",") ?? []
    report.authors = authors.map { ForeignQuestion.oneLine(String($0)) }.filter { !$0.isEmpty }
    for name in ["category", "contact"] {
      guard let value = element.child(name)?.text, !value.isEmpty else { continue }
      report.lose(name, value, at: "line \(element.line)", because: "a curriculum has no such field")
    }
  }

  private mutating func readLanguage(_ element: XMLElement) {
    let identifier = element["id"] ?? "\(identifiers.count)"
    var language = Language(
      tag: element.child("locale")?.text ?? "",
      name: ForeignQuestion.oneLine(element.child("name")?.text ?? ""))
    for (kind, articles) in [("definite", true), ("indefinite", false)] {
      for part in element.child("article")?.descendants([kind]) ?? [] {
        for (index, gender) in ["male", "female", "neutral"].enumerated() {
          guard let word = part.child(gender)?.text, !word.isEmpty else { continue }
          language.articles.append(word)
          let letter = ["m", "f", "n"][index]
          if articles, language.definite[letter] == nil { language.definite[letter] = word }
        }
      }
    }
    languages[identifier] = language
    identifiers.append(identifier)
  }

  // MARK: - Lessons

  private mutating func readLesson(_ element: XMLElement, _ path: [String]) {
    guard ["container", "lesson"].contains(element.name) else { return }
    let name = ForeignQuestion.oneLine(element.child("name")?.text ?? "")
    let path = path + [name.isEmpty ? "\(lessons.count + 1)" : name]
    let entries = element.children("entry") + element.children("containerentry")
    let names = entries.compactMap { $0["id"] } + element.children("entryid").map(\.text)
    if !names.isEmpty { lessons.append(Lesson(path: path, entries: names)) }
    for child in element.children { readLesson(child, path) }
  }

  // MARK: - Word types

  private mutating func readTypes(_ element: XMLElement, _ path: [String], _ special: String?) {
    let path = path + [ForeignQuestion.oneLine(element.child("name")?.text ?? "")]
    let special = element.child("specialwordtype")?.text ?? special
    let type = Self.type(path, special)
    for entry in element.children("entry") + element.children("containerentry") {
      let translations = entry.children("translation") + entry.children("containertranslation")
      for translation in translations {
        wordTypes["\(entry["id"] ?? "") \(translation["id"] ?? "")"] = type
      }
    }
    for child in element.children("container") { readTypes(child, path, special) }
  }

  private mutating func readDefinitions(_ element: XMLElement) {
    for definition in element.children("wordtypedefinition") {
      let special = definition.child("specialwordtype")?.text
      if let name = definition.child("typename")?.text, let special { definitions[name] = special }
      for part in definition.children("subwordtypedefinition") {
        if let name = part.child("subtypename")?.text, let special = part.child("specialwordtype")?.text {
          definitions[name] = special
        }
      }
    }
  }

  /// The word type of a translation: as the file lists it, else as the translation says.
  func wordType(_ translation: XMLElement, entry: String, language: String) -> WordType? {
    if let type = wordTypes["\(entry) \(language)"] { return type }
    guard let own = translation.child("wordtype") else { return nil }
    let names = ["typename", "subwordtypename", "subtypename"].compactMap { own.child($0)?.text }
    let special = names.compactMap { definitions[$0] }.joined(separator: " ")
    return names.isEmpty ? nil : Self.type(names, special)
  }

  private static func type(_ path: [String], _ special: String?) -> WordType {
    let words = ([special ?? ""] + path).flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) }
    return WordType(
      partOfSpeech: words.compactMap { parts[$0] }.first, gender: words.compactMap { genders[$0] }.first,
      name: path.filter { !$0.isEmpty }.joined(separator: "/"))
  }

  private static let parts = [
    "noun": "noun", "verb": "verb", "adjective": "adj", "adverb": "adv", "pronoun": "pron", "numeral": "num",
    "number": "num", "conjunction": "conj", "preposition": "prep", "article": "det", "determiner": "det",
    "interjection": "intj", "phrase": "phrase", "particle": "particle",
  ]
  private static let genders = [
    "male": "m", "masculine": "m", "female": "f", "feminine": "f", "neutral": "n", "neuter": "n",
    "common": "c",
  ]
}
