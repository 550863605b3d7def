import Foundation

/// CrowdAnki's folder or file: decks within decks, with their notes, and the note types at the top.
struct CrowdAnkiReader {
  private let source: ImportSource

  private struct Deck: Decodable {
    var name: String?
    var desc: String?
    var children: [Deck]?
    var notes: [Note]?
    var note_models: [AnkiModel]?
    var media_files: [String]?
  }

  private struct Note: Decodable {
    var guid: String?
    var fields: [String]?
    var tags: [String]?
    var note_model_uuid: String?
  }

  init(_ source: ImportSource) { self.source = source }

  /// The path of the file that holds the deck, in a folder as CrowdAnki writes it.
  static func deckPath(in source: ImportSource) -> String? {
    let candidates = source.paths.filter { $0.hasSuffix(".json") && !$0.contains("/media/") }
    let depth = { (path: String) in path.utf8.count { $0 == 0x2F } }
    let ordered = candidates.sorted { (depth($0), $0) < (depth($1), $1) }
    return ordered.first { path in
      guard depth(path) <= 1, let bytes = try? source.bytes(path) else { return false }
      return String(decoding: bytes.prefix(1 << 16), as: UTF8.self).contains("\"__type__\"")
    }
  }

  /// The notes.
  ///
  /// - Throws: `ImportError` for what is no deck.
  func content(_ report: inout ImportReport) throws(ImportError) -> AnkiContent {
    guard let path = source.isFolder ? Self.deckPath(in: source) : source.paths.first else {
      throw ImportError("'\(source.name)' has no deck.json")
    }
    let deck: Deck
    do { deck = try JSONDecoder().decode(Deck.self, from: Data(try source.bytes(path))) } catch {
      throw ImportError("'\(path)' is no deck as CrowdAnki writes it: \(Self.words(error))")
    }
    var content = AnkiContent()
    collect(deck, "", path, &content)
    let folder = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) + "/" : ""
    let paths = Set(source.paths)
    let source = source
    content.media = { name in
      let file = "\(folder)media/\(name)"
      guard let place = AnkiMedia.path(for: name), paths.contains(file) else { return nil }
      return ImportedMedia(path: place) { () throws(ImportError) in try source.bytes(file) }
    }
    return content
  }

  private func collect(_ deck: Deck, _ above: String, _ path: String, _ content: inout AnkiContent) {
    let name = [above, deck.name ?? ""].filter { !$0.isEmpty }.joined(separator: "::")
    if let description = deck.desc?.nonEmpty { content.descriptions[name] = description }
    for model in deck.note_models ?? [] {
      content.types[model.crowdanki_uuid ?? ""] = model.noteType
    }
    for (index, note) in (deck.notes ?? []).enumerated() {
      content.notes.append(
        AnkiNote(
          guid: note.guid ?? "", type: note.note_model_uuid ?? "", fields: note.fields ?? [],
          tags: note.tags ?? [], deck: name, place: "\(name), note \(index + 1)"))
    }
    content.mediaNames.formUnion(deck.media_files ?? [])
    for child in deck.children ?? [] { collect(child, name, path, &content) }
  }

  /// Why JSON could not be decoded.
  private static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted: "it is no JSON"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "'" + context.codingPath.map(\.stringValue).joined(separator: ".") + "' is of another kind"
    default: "\(error)"
    }
  }
}
