import CurriculumCompiler
import Foundation

extension ImportFormat {
  /// Anki's packages, CrowdAnki's JSON and Anki's text export.
  static let anki = ImportFormat(
    name: "anki",
    summary: "Anki: packages (.apkg, .colpkg), CrowdAnki's JSON, or text with Anki's head lines",
    recognise: { source in
      if source.isFolder { return CrowdAnkiReader.deckPath(in: source) == nil ? .none : .sure }
      guard let bytes = try? source.bytes() else { return .none }
      if ZipArchive.isZip(bytes) {
        let name = source.name.lowercased()
        return name.hasSuffix(".apkg") || name.hasSuffix(".colpkg") || AnkiPackage.isPackage(bytes)
          ? .sure : .none
      }
      let head = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
      if head.contains("\"__type__\""), head.contains("crowdanki") || head.contains("Deck") { return .sure }
      return AnkiText.looksLike(head) ? .sure : .none
    },
    read: { source, request, report throws(ImportError) in
      let content = try content(of: source, &report)
      return try AnkiImport(content, source: source, request: request).files(&report)
    })

  private static func content(of source: ImportSource, _ report: inout ImportReport) throws(ImportError)
    -> AnkiContent
  {
    if source.isFolder { return try CrowdAnkiReader(source).content(&report) }
    let bytes = try source.bytes()
    if ZipArchive.isZip(bytes) { return try AnkiPackage(bytes, file: source.name).content(&report) }
    if bytes.starts(with: Array("SQLite format 3\0".utf8)) {
      return try AnkiCollection(bytes, file: source.name).content(&report)
    }
    let decoded = DecodedText(bytes)
    if let repair = decoded.repair { report.repair(at: source.name, repair) }
    if decoded.text.drop(while: \.isWhitespace).first == "{" {
      return try CrowdAnkiReader(source).content(&report)
    }
    return try AnkiText(decoded.text, file: source.name).content(&report)
  }
}

/// Anki's text export, and text that is made to be imported there.
///
/// Source: Anki's manual, "Text files": head lines say what the columns are; lines that begin with `#` are no notes.
struct AnkiText {
  private let file: String
  private var separator: String?
  private var isHTML = false
  private var names: [String] = []
  private var globals: [String: String] = [:]
  private var special: [String: Int] = [:]
  private var body: Substring
  private var firstLine = 1

  /// True for a text that begins with head lines.
  static func looksLike(_ head: String) -> Bool {
    let first = head.split(separator: "\n", maxSplits: 1).first ?? ""
    let known = ["separator", "html", "tags", "columns", "notetype", "deck", "guid"]
    return known.contains { first.lowercased().hasPrefix("#\($0)") }
  }

  init(_ text: String, file: String) {
    self.file = file
    body = text[...]
    while body.hasPrefix("#") {
      let line = body.prefix { $0 != "\n" }
      body = body[line.endIndex...].dropFirst()
      firstLine += 1
      read(line.dropFirst())
    }
  }

  private mutating func read(_ line: Substring) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let key = line[..<colon].lowercased()
    let value = String(line[line.index(after: colon)...])
    switch key {
    case "separator":
      let signs = [
        "tab": "\t", "comma": ",", "semicolon": ";", "space": " ", "pipe": "|", "colon": ":",
      ]
      separator = signs[value.trimmed.lowercased()] ?? (value.isEmpty ? nil : value)
    case "html": isHTML = value.trimmed.lowercased() == "true"
    case "columns":
      names = value.split(separator: separator ?? "\t", omittingEmptySubsequences: false).map(String.init)
    case "tags", "deck", "notetype": globals[key] = value.trimmed
    case "tags column", "deck column", "notetype column", "guid column":
      if let column = Int(value.trimmed), column > 0 {
        special[String(key.dropLast(" column".count))] = column - 1
      }
    default: break
    }
  }

  /// The notes.
  ///
  /// - Throws: `ImportError` for a quotation mark that nothing closes.
  func content(_ report: inout ImportReport) throws(ImportError) -> AnkiContent {
    // Anki skips such lines wherever they stand.
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { $0.hasPrefix("#") ? "" : $0 }.joined(separator: "\n")
    let separator = separator ?? (text.contains("\t") ? "\t" : DelimitedText.separator(of: text))
    let table = DelimitedText(text, separator: separator, line: firstLine)
    if let line = table.openQuote {
      throw ImportError("'\(file)', line \(line): a quotation mark opens that nothing closes")
    }
    var content = AnkiContent()
    let columns = Set(special.values)
    for record in table.records {
      let cells = record.cells
      func cell(_ name: String) -> String? {
        special[name].flatMap { $0 < cells.count ? cells[$0].trimmed.nonEmpty : nil }
      }
      let kept = cells.indices.filter { !columns.contains($0) }
      let fields = kept.map { isHTML ? cells[$0] : Self.escaped(cells[$0]) }
      let name = cell("notetype") ?? globals["notetype"] ?? "Text"
      let width = max(fields.count, content.types[name]?.fields.count ?? 0)
      content.types[name] = type(name, width, kept, isCloze: fields.contains { $0.contains("{{c1::") })
      let tags = (globals["tags"] ?? "") + " " + (cell("tags") ?? "")
      content.notes.append(
        AnkiNote(
          guid: cell("guid") ?? fields.first ?? "", type: name, fields: fields,
          tags: tags.split(separator: " ").map(String.init),
          deck: cell("deck") ?? globals["deck"] ?? "", place: "\(file), line \(record.line)"))
    }
    return content
  }

  private func type(_ name: String, _ width: Int, _ kept: [Int], isCloze: Bool) -> AnkiNoteType {
    let fields = (0..<width).map { index in
      let column = index < kept.count ? kept[index] : index
      return column < names.count
        ? names[column].trimmed.nonEmpty ?? "Field \(index + 1)" : "Field \(index + 1)"
    }
    let front = fields.first.map { "{{\(isCloze ? "cloze:" : "")\($0)}}" } ?? ""
    let back = fields.dropFirst().map { "{{\($0)}}" }.joined(separator: "<br>")
    return AnkiNoteType(
      name: name, isCloze: isCloze, fields: fields,
      templates: [
        AnkiNoteType.Template(name: "Card 1", question: front, answer: isCloze ? front + "<br>" + back : back)
      ])
  }

  private static func escaped(_ text: String) -> String {
    guard text.contains(where: { $0 == "<" || $0 == "&" }) else { return text }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
