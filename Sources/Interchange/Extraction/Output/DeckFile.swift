import CurriculumCompiler
import PDFText

/// A deck of flashcards: terms with their meanings, or questions with their answers.
struct DeckFile {
  let items: [ExtractedItem]
  let document: SourceDocument

  /// The file.
  func mapping(_ id: String, topic: String, batch: Int) -> AuthoringMapping {
    var mapping = AuthoringMapping()
    mapping.add("kind", "deck")
    mapping.add("id", id)
    mapping.add("topic", topic)
    mapping.add("aspect", aspect)
    mapping.add("depth", Depth.foundational.rawValue)
    mapping.add("batch", batch)
    mapping.add("flashcards", flashcards)
    return mapping
  }

  /// The flashcards, one for each item.
  var flashcards: [AuthoringMapping] {
    var identifiers = EntryIdentifiers()
    return items.map { item in
      let label = item.kind == .short ? item.number : nil
      return flashcard(
        item, identifiers.next(label: label, text: item.question, prefix: "q"), hasAspect: aspect != nil)
    }
  }

  /// The heading that all of them stand under.
  private var aspect: String? {
    let sections = Set(items.map(\.section))
    return sections.count == 1 ? sections.first ?? nil : nil
  }

  private func flashcard(_ item: ExtractedItem, _ id: String, hasAspect: Bool) -> AuthoringMapping {
    var card = AuthoringMapping()
    card.add("id", id)
    card.add("type", [.definition, .vocabulary].contains(item.kind) ? "definition" : "question")
    card.add("question", item.wording)
    card.add("answer", item.answer)
    let details = item.accepted.map { "accept: \($0)" } + WordDetails(item).all
    card.add("explanation", details.isEmpty ? nil : details.joined(separator: "\n"))
    if !hasAspect { card.addRow("tags", [item.section].compactMap(\.self)) }
    card.addLine("source", item.source(in: document, hasSnippet: false))
    card.add("review", ReviewNotes(item).notes)
    return card
  }
}

/// The further columns of a table of words, by what cards know.
struct WordDetails {
  private(set) var ipa: String?
  private(set) var partOfSpeech: PartOfSpeech?
  private(set) var transliteration: String?
  /// What has no field of its own: examples, notes, other columns.
  private(set) var notes: [String] = []
  /// Everything, as the page has it.
  let all: [String]

  /// The columns of an item.
  init(_ item: ExtractedItem) {
    let columns = item.details.sorted { $0.key < $1.key }
    all = columns.map(\.value)
    for (name, text) in columns {
      switch name {
      case "pronunciation", "ipa": ipa = Self.betweenSlashes(text)
      case "reading", "transliteration": transliteration = text
      case "pos":
        partOfSpeech = Self.partOfSpeech(text)
        if partOfSpeech == nil { notes.append(text) }
      default: notes.append(text)
      }
    }
  }

  private static func betweenSlashes(_ text: String) -> String {
    let isMarked = ["/", "["].contains(text.first.map(String.init) ?? "")
    return isMarked ? text : "/\(text)/"
  }

  private static let abbreviations: [String: PartOfSpeech] = [
    "n": .noun, "nm": .noun, "nf": .noun, "noun": .noun, "v": .verb, "vb": .verb, "verb": .verb,
    "adj": .adjective, "adjective": .adjective, "a": .adjective, "adv": .adverb, "adverb": .adverb,
    "pron": .pronoun, "pronoun": .pronoun, "det": .determiner, "determiner": .determiner,
    "prep": .preposition, "preposition": .preposition, "conj": .conjunction, "conjunction": .conjunction,
    "num": .numeral, "number": .numeral, "numeral": .numeral, "int": .interjection, "intj": .interjection,
    "interj": .interjection, "interjection": .interjection, "phr": .phrase, "phrase": .phrase,
    "expr": .phrase, "particle": .particle, "part": .particle, "classifier": .classifier, "mw": .classifier,
    "measure word": .classifier,
  ]

  private static func partOfSpeech(_ text: String) -> PartOfSpeech? {
    let plain = text.lowercased().filter { $0.isLetter || $0 == " " }
    return abbreviations[plain.trimmed]
  }
}
