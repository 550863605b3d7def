/// What Anki calls a note type: fields, and the cards that are made of them.
struct AnkiNoteType: Sendable {
  /// How a card shows fields.
  struct Template: Sendable {
    var name: String
    var question: String
    var answer: String
  }

  var name: String
  /// Whether its cards hide parts of a text.
  var isCloze: Bool
  var fields: [String]
  var templates: [Template]
}

/// A note.
struct AnkiNote: Sendable {
  /// What Anki knows it by, in every collection.
  var guid: String
  /// Its type, by the type's number or id in the source.
  var type: String
  var fields: [String]
  var tags: [String]
  /// The deck of its first card, with `::` between levels.
  var deck: String
  /// Where it is in the source.
  var place: String
}

/// What an Anki source has, whichever way it was packed.
struct AnkiContent: Sendable {
  var types: [String: AnkiNoteType] = [:]
  var notes: [AnkiNote] = []
  /// Decks that have a description, by name.
  var descriptions: [String: String] = [:]
  /// Reads a media file; nil where there is none of that name.
  var media: @Sendable (String) -> ImportedMedia? = { _ in nil }
  /// Names of the media files.
  var mediaNames: Set<String> = []
  /// How many cards and reviews the source keeps schedules of.
  var schedules = 0
}
