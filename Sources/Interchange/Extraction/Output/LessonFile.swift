import CurriculumCompiler

/// A lesson with the words that were found in a document.
struct LessonFile {
  let items: [ExtractedItem]
  let document: SourceDocument
  let request: AuthoringRequest

  /// The file.
  func mapping(_ id: String, _ title: String) -> AuthoringMapping {
    var mapping = AuthoringMapping()
    mapping.add("kind", "lesson")
    mapping.add("language", request.language)
    mapping.add("unit", request.unit)
    mapping.add("id", id)
    mapping.add("order_idx", 0)
    mapping.add("title", title)
    mapping.add("lesson_type", LessonType.vocabulary.rawValue)
    mapping.add("cards", cards)
    return mapping
  }

  /// The cards, one for each item.
  var cards: [AuthoringMapping] {
    var identifiers = EntryIdentifiers()
    return items.map { card($0, identifiers.next(label: nil, text: $0.question, prefix: "word")) }
  }

  private func card(_ item: ExtractedItem, _ id: String) -> AuthoringMapping {
    let details = WordDetails(item)
    var card = AuthoringMapping()
    card.add("id", id)
    card.add("target_text", item.question)
    card.add("native_text", item.answer)
    card.add("pos", details.partOfSpeech?.rawValue)
    card.add("ipa", details.ipa)
    card.add("transliteration", details.transliteration)
    card.add("accept_native", item.accepted)
    card.add("image", item.image)
    card.addRow("tags", [item.section].compactMap(\.self))
    card.add("note", details.notes.isEmpty ? nil : details.notes.joined(separator: "\n"))
    card.addLine("source", item.source(in: document, hasSnippet: false))
    card.add("review", ReviewNotes(item).notes)
    return card
  }
}
