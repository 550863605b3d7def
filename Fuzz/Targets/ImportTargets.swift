import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Interchange

extension FuzzTarget {
  /// A target for each format of import: `import-gift`.
  static let importers = ImportFormat.all.map { format in
    FuzzTarget(
      name: "import-\(format.name)", seeds: { try importSeeds(format.name) },
      run: { bytes in
        let isFolder = format.name == "librelingo"
        check(format, isFolder ? folder(bytes) : ImportSource(file: fileName(format.name), bytes))
      })
  }

  /// A folder of files: form feeds stand between them, the first line of each is its path.
  private static func folder(_ bytes: [UInt8]) -> ImportSource {
    var files: [String: [UInt8]] = [:]
    for piece in bytes.split(separator: 0x0C) {
      let head = piece.prefix { $0 != 0x0A }
      files[String(decoding: head, as: UTF8.self)] = Array(piece.dropFirst(head.count + 1))
    }
    let content = files
    return ImportSource(folder: "course", paths: files.keys.sorted()) { path throws(ImportError) in
      guard let bytes = content[path] else { throw ImportError("'\(path)' is not there") }
      return bytes
    }
  }

  /// Packages of files, as they come.
  static let zip = FuzzTarget(
    name: "zip",
    seeds: {
      let zips = try repositoryFiles(under: "Tests/InterchangeTests/Imports", [".zip"], most: 60_000)
      let notes = try exported("anki", most: 1 << 20).compactMap(collection).first ?? []
      return zips + [
        StoredZip(oneFile: "imsmanifest.xml", Array("<manifest/>".utf8)).bytes,
        StoredZip(oneFile: "collection.anki2", notes).bytes,
      ]
    },
    run: { bytes in
      for name in ["qti", "anki"] {
        if let format = ImportFormat.named(name) { check(format, ImportSource(file: "a.zip", bytes)) }
      }
    })

  private static func fileName(_ format: String) -> String {
    ["gift": "a.gift", "moodle": "a.xml", "qti": "a.xml", "kvtml": "a.kvtml", "csv": "a.csv"][format]
      ?? "a.json"
  }

  /// What an author says; half of the inputs come without, by their length.
  private static func request(_ source: ImportSource) -> ImportRequest {
    var request = ImportRequest()
    guard let path = source.paths.first, let bytes = try? source.bytes(path), bytes.count % 2 == 0 else {
      return request
    }
    request.name = "Fuzzed"
    request.language = "es"
    request.sourceLanguage = "en"
    request.stage = "newborn"
    request.story = "indi"
    request.subject = .physics
    request.tier = .higher
    request.board = .aqa
    return request
  }

  /// Imports into nothing; what is written can be read, and a second import changes nothing.
  private static func check(_ format: ImportFormat, _ source: ImportSource) {
    _ = try? ImportFormat.of(source)
    let request = request(source)
    do {
      let (content, report) = try format.content(of: source, request)
      expect(report.addsUp, "the report does not add up")
      _ = report.text()
      _ = report.json
      for medium in content.media.prefix(4) { _ = try? medium.bytes() }
      let (files, record) = try merged(content, format, ExistingFiles([]), ImportRecord())
      let sources = files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
      for (index, file) in sources.enumerated() {
        let found = readFile(file, SourceFile.ID(index), limits: YAMLLimits()).diagnostics.all
        let fault = found.first { $0.rule.hasPrefix("yaml/") }
        expect(
          fault == nil,
          "\(file.path): \(fault?.message ?? "")\n\(String(decoding: file.bytes, as: UTF8.self))")
      }
      expect(Set(sources.map(\.path)).count == sources.count, "two files have one path")
      let reread = try ImportRecord(record.text)
      expect(reread.text == record.text, "the record is not read as it was written")
      let again = try format.content(of: source, request).content
      let (changed, _) = try merged(again, format, ExistingFiles(sources), reread)
      expect(
        changed.isEmpty,
        "a second import changes \(changed.first?.path ?? ""):\n"
          + String(decoding: changed.first?.bytes ?? [], as: UTF8.self))
    } catch let error as ImportError {
      expect(!error.message.isEmpty, "an error without words")
    } catch { fatalError("another error than an import's: \(error)") }
  }

  private static func merged(
    _ content: ImportedContent, _ format: ImportFormat, _ existing: ExistingFiles, _ record: ImportRecord
  ) throws -> (files: [ImportMerge.WrittenFile], record: ImportRecord) {
    var files: [ImportMerge.WrittenFile] = []
    let merge = try ImportMerge(
      content, format: format.name, origin: "fuzz", into: existing, record: record
    ) { files.append($0) }
    return (files, merge.record)
  }

  // MARK: - Seeds

  @Sendable private static func importSeeds(_ format: String) throws -> [[UInt8]] {
    let folder = "Tests/InterchangeTests/Imports"
    var seeds = texts[format, default: []].map { Array($0.utf8) }
    switch format {
    case "gift": seeds += try repositoryFiles(under: folder + "/GIFT", [".gift"])
    case "moodle": seeds += try repositoryFiles(under: folder + "/moodle", [".xml"])
    case "qti": seeds += try repositoryFiles(under: folder + "/qti", [".xml"])
    case "kvtml": seeds += try repositoryFiles(under: folder + "/kvtml", [".kvtml"])
    default: break
    }
    // What is written for a format is a seed of it.
    let written = [
      "jsonbin": "indi", "edutok": "edutok", "tong": "tong", "gift": "gift", "moodle": "moodle", "csv": "csv",
    ]
    if let name = written[format] { seeds += try exported(name) }
    if format == "qti" { seeds += try exported("qti-2.1") + exported("qti-3.0") }
    if format == "anki" { seeds += try exported("anki", most: 1 << 20).compactMap(collection) }
    return seeds
  }

  private static func exported(_ name: String, most: Int = 20_000) throws -> [[UInt8]] {
    guard let target = ExportTarget.named(name) else { return [] }
    let bundle = try BuiltBundle()
    var files: [[UInt8]] = []
    _ = try target.write(BundleReader(path: bundle.path)) { piece in
      switch piece {
      case .file: files.append([])
      case .bytes(let bytes): files[files.count - 1] += bytes
      }
    }
    return Array(files.filter { $0.count <= most }.prefix(12))
  }

  /// The database that lies in a package of Anki's, which the exporter does not squeeze; SQLite's head says its length.
  private static func collection(_ package: [UInt8]) -> [UInt8]? {
    let magic = Array("SQLite format 3\0".utf8)
    guard
      let start = package.indices.first(where: { package[$0...].starts(with: magic) }),
      package.count > start + 100
    else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int {
      package[(start + offset)..<(start + offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    return Array(package[start...].prefix(number(16, 2) * number(28, 4)))
  }

  private static let texts = [
    "csv": [
      "question;answer;wrong\nWhat is 2+2?;4;5|6|7\n\"a \"\"b\"\"\nc\";d;e\n",
      "front\tback\ntags\nhola\thello\n",
    ],
    "quizlet": ["hola\thello\nadiós\tgoodbye\n", "term;definition\na;b\n"],
    "anki": [
      "#separator:tab\n#html:true\n#notetype column:1\n#deck column:2\n#tags column:5\n"
        + "Basic\tSpanish::Food\tel <b>pan</b>\tbread\tfood\nCloze\tBio\tThe {{c1::cell::small}} has {{c2::ATP}}.\t\t\n",
      """
      {"__type__":"Deck","crowdanki_uuid":"d","name":"D","children":[],"notes":[{"__type__":"Note","fields":["a","b"],
      "guid":"g","note_model_uuid":"m","tags":["t"]}],"note_models":[{"__type__":"NoteModel","crowdanki_uuid":"m",
      "name":"Basic","type":0,"flds":[{"name":"Front","ord":0},{"name":"Back","ord":1}],
      "tmpls":[{"name":"Card 1","qfmt":"{{Front}}","afmt":"{{FrontSide}}<hr>{{Back}}"}]}]}
      """,
    ],
    "librelingo": [
      """
      course.yaml
      Course:
        Language: {Name: Spanish, IETF BCP 47: es}
        For speakers of: {Name: English, IETF BCP 47: en}
        License: {Name: Attribution 4.0, Short name: CC BY 4.0, Link: "https://creativecommons.org/"}
        Special characters: [á, ñ]
      Modules: [basics, missing/]
      \u{0C}basics/module.yaml
      Module: {Name: Basics}
      Skills: [animals.yaml, words.yaml]
      \u{0C}basics/skills/animals.yaml
      Skill: {Name: Animals, Id: 2, Thumbnails: null}
      New words:
        - {Word: perro, Synonyms: [can], Translation: dog, Also accepted: [hound], Images: [dog1]}
      Phrases:
        - Phrase: La {casa de campo}
          Translation: The {country house}
          Alternative translations: [The villa]
      New Characters:
        - {Character: ñ, Transliteration: [ny], IPA: [ɲ]}
      Mini-dictionary:
        Spanish:
          - la: the
        English:
          - the: [la, el]
      \u{0C}basics/skills/animals.md
      # Animals

      Of the *house*.
      \u{0C}basics/skills/words.yaml
      Skill: {Name: Words, Id: words}
      Two-way-dictionary:
        - the house: la casa
        - the house: [el hogar, la morada]
      """
    ],
    "tong": [
      """
      {"timestamp": "t", "language": "Spanish", "level": "NM", "response": "```json\\n{\\"level_code\\": \\"NM\\"}\\n```"}
      """,
      """
      {"level_code": "NM", "topic_slug": "cafe", "topic_title": "At the café", "can_do_statement": "I can order.",
       "lessons": [{"slug": "order", "title": "Ordering", "objective": "Order", "content": "Say *por favor*.",
       "order_in_topic": 1, "mood": "calm", "cards": [{"front": "el café", "back": "coffee", "ipa": "/el kaˈfe/",
       "example_sentence": "Un café, por favor. – A coffee, please."}, {"front": "el café", "back": "coffee"}]}]}
      """,
    ],
    "moodle": [
      """
      <quiz><question type="cloze"><name><text>n</text></name><questiontext format="html"><text><![CDATA[
      {1:SHORTANSWER:=Berlin~%50%Bonn#half} {2:NUMERICAL:=3.14:0.01}]]></text></questiontext></question></quiz>
      """
    ],
    "kvtml": [
      "<kvtml version=\"2.0\"><information><title>t</title></information><identifiers><identifier id=\"0\">"
        + "<locale>en</locale></identifier><identifier id=\"1\"><locale>de</locale></identifier></identifiers>"
        + "<entries><entry id=\"0\"><translation id=\"0\"><text>cat</text></translation><translation id=\"1\">"
        + "<text>Katze</text></translation></entry></entries></kvtml>"
    ],
  ]
}
