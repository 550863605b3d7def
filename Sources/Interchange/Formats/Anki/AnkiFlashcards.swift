import CurriculumCompiler

/// The flashcards of a note: one of each of its type's templates, or of each of its gaps.
struct AnkiFlashcards {
  private let note: AnkiNote
  private let type: AnkiNoteType
  private let sides: [Sides]
  private let fields: [String: String]

  /// The two sides of a card.
  struct Sides: Sendable {
    let front: AnkiTemplate
    let back: AnkiTemplate

    /// Reads what a type says of its cards.
    static func all(of type: AnkiNoteType) -> [Sides] {
      type.templates.map { Sides(front: AnkiTemplate($0.question), back: AnkiTemplate($0.answer)) }
    }
  }

  /// A flashcard with what it asks.
  struct Card: Sendable {
    let question: String
    let entry: ImportedEntry
  }

  /// A note with its type, and the sides of its type's cards.
  init(_ note: AnkiNote, _ type: AnkiNoteType, _ sides: [Sides]) {
    self.note = note
    self.type = type
    self.sides = sides
    var fields = Dictionary(
      zip(
        type.fields, note.fields + Array(repeating: "", count: max(0, type.fields.count - note.fields.count)))
    ) { first, _ in first }
    fields["Tags"] = fields["Tags"] ?? note.tags.joined(separator: " ")
    fields["Deck"] = fields["Deck"] ?? note.deck
    fields["Type"] = fields["Type"] ?? type.name
    self.fields = fields
  }

  /// The entries of a deck; what of them has no place there is reported.
  func cards(_ report: inout ImportReport) -> [Card] {
    var losses: [(String, String, String)] = []
    var cards: [Card] = []
    for (number, card) in sides.enumerated() {
      let gaps = type.isCloze ? gapNumbers : [0]
      for gap in gaps {
        let order = type.isCloze ? gap : number + 1
        if let card = self.card(card, gap, order, &losses) { cards.append(card) }
      }
    }
    var seen: Set<String> = []
    for (field, value, reason) in losses where seen.insert(field + "\t" + value).inserted {
      report.lose(field, value, at: note.place, because: reason)
    }
    return cards
  }

  private var gapNumbers: [Int] {
    Array(Set(note.fields.flatMap { AnkiGaps($0).numbers })).sorted()
  }

  private func card(
    _ sides: Sides, _ gap: Int, _ order: Int, _ losses: inout [(String, String, String)]
  ) -> Card? {
    let front = sides.front.render(fields, gap: gap, showsAnswer: false)
    let back = sides.back.render(fields, gap: gap, showsAnswer: true)
    let question = text(front, &losses)
    guard !question.isEmpty else { return nil }
    var mapping = AuthoringMapping()
    let answer: String
    var explanation = ""
    if type.isCloze {
      let gaps = note.fields.map(AnkiGaps.init)
      let hidden = gaps.flatMap { $0.answers(gap) }.map { text($0, &losses) }.filter { !$0.isEmpty }
      answer = hidden.joined(separator: "; ")
      let isOne = hidden.count == 1 && gapCount(in: question) == 1
      mapping.add("type", isOne ? "cloze" : "question")
      mapping.add("question", question)
      mapping.add("answer", answer)
      // What the back says besides the text.
      let whole = text(sides.front.render(fields, gap: gap, showsAnswer: true), &losses)
      explanation = text(back, &losses).replacing(whole, with: "").trimmed
      mapping.add("explanation", explanation)
      mapping.add("hints", gaps.flatMap { $0.hints(gap) }.map { text($0, &losses) })
    } else {
      answer = text(back, &losses)
      mapping.add("type", "question")
      mapping.add("question", question)
      mapping.add("answer", answer)
    }
    guard !answer.isEmpty else { return nil }
    mapping.addRow("tags", tags)
    return Card(
      question: question,
      entry: ImportedEntry(sourceKey: "\(note.guid)/\(order)", idHint: question, mapping: mapping))
  }

  /// The note's tags, as words of a curriculum.
  private var tags: [String] {
    note.tags.map { ForeignQuestion.oneLine($0.replacing("::", with: " ").replacing("_", with: " ")) }
  }

  private func text(_ html: String, _ losses: inout [(String, String, String)]) -> String {
    let (rest, sounds) = AnkiMedia.sounds(in: html)
    let markdown = SafeMarkdown(html: rest)
    for sound in sounds + markdown.sounds {
      losses.append(("sound", sound, "a flashcard has no place for it; with --language words keep theirs"))
    }
    for picture in markdown.pictures {
      losses.append(
        ("picture", picture.source, "a flashcard has no place for it; with --language words keep theirs"))
    }
    for loss in markdown.losses { losses.append((loss.what, loss.value, "it acts, which a text must not")) }
    let text = markdown.text.trimmed
    // A side of a sound or a picture alone is known by its name.
    let names = sounds + markdown.sounds + markdown.pictures.map(\.source)
    return text.isEmpty && !names.isEmpty ? "(\(names.joined(separator: ", ")))" : text
  }
}
