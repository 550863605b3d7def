/// A note type as Anki's collections of schema 11 and CrowdAnki write it in JSON.
struct AnkiModel: Decodable {
  /// A field.
  struct Field: Decodable {
    var name: String?
    var ord: Int?
  }

  /// How a card shows fields.
  struct Template: Decodable {
    var name: String?
    var qfmt: String?
    var afmt: String?
    var ord: Int?
  }

  /// CrowdAnki's id of it.
  var crowdanki_uuid: String?
  var name: String?
  /// 1 for cloze.
  var type: Int?
  var flds: [Field]?
  var tmpls: [Template]?

  /// The note type, its fields and templates in their order.
  var noteType: AnkiNoteType {
    AnkiNoteType(
      name: name ?? "", isCloze: type == 1,
      fields: (flds ?? []).sorted { ($0.ord ?? 0) < ($1.ord ?? 0) }.map { $0.name ?? "" },
      templates: (tmpls ?? []).sorted { ($0.ord ?? 0) < ($1.ord ?? 0) }.map {
        AnkiNoteType.Template(name: $0.name ?? "", question: $0.qfmt ?? "", answer: $0.afmt ?? "")
      })
  }
}
