import CurriculumCompiler

/// A file of authoring YAML that was made of a document.
package struct AuthoringFile: Sendable {
  /// What it holds.
  package enum Kind: String, Sendable {
    case quiz, lesson, deck
  }

  package var kind: Kind
  /// The id of what it holds, which names the file, too.
  package var id: String
  /// The file, laid out as by `curricc fmt`.
  package var text: String
}

/// Makes authoring files of what was found in a document.
///
/// Questions become a quiz. Words become a lesson where the author names the course, else decks of flashcards, as do
/// terms with their meanings, and questions that stand with their answers: fifteen a deck.
package struct AuthoringFiles {
  /// The files, in the document's order of kinds.
  package let files: [AuthoringFile]
  /// Answers without their questions, which no file can hold.
  package let answersAlone: Int
  /// What was made of each item, by its position among all.
  private let entries: [Int: AuthoringMapping]

  private static let batch = 15

  /// Writes the files.
  ///
  /// - Parameters:
  ///   - extraction: What was found.
  ///   - document: The document.
  ///   - request: What is known about it.
  ///   - synthetic: What a program made of its pages; a quiz of its own, which never has what was found.
  /// - Throws: `AuthoringTextError` for texts beyond the limits of an authoring file.
  package init(
    _ extraction: Extraction, of document: SourceDocument, _ request: AuthoringRequest,
    synthetic: [ExtractedItem] = []
  ) throws(AuthoringTextError) {
    let positions = extraction.items.indices.filter { extraction.items[$0].kind != .answer }
    let items = positions.map { extraction.items[$0] }
    answersAlone = extraction.items.count - items.count
    let isPairs = ["pairs", "headings"].contains(extraction.layout ?? "") && items.allSatisfy(\.isPlainPair)
    let goesToLesson = request.language != nil && request.unit != nil
    let kindOf = { (position: Int) -> AuthoringFile.Kind in
      switch extraction.items[position].kind {
      case .vocabulary: goesToLesson ? .lesson : .deck
      case .definition: .deck
      default: isPairs ? .deck : .quiz
      }
    }
    let places = Dictionary(grouping: positions, by: kindOf)
    let asked = places[.quiz] ?? []
    let words = places[.lesson] ?? []
    let cards = places[.deck] ?? []
    let base = makeSlug(from: document.baseName) ?? "extracted"
    let title = request.title ?? document.title
    let batches = stride(from: 0, to: cards.count, by: Self.batch).map { start in
      cards[start..<min(start + Self.batch, cards.count)]
    }
    let kinds = [!asked.isEmpty, !words.isEmpty, !cards.isEmpty].count { $0 }
    func id(_ kind: AuthoringFile.Kind) -> String { kinds > 1 ? "\(base)-\(kind.rawValue)" : base }
    var files: [AuthoringFile] = []
    var entries: [Int: AuthoringMapping] = [:]
    func chosen(at positions: some Sequence<Int>) -> [ExtractedItem] {
      positions.map { extraction.items[$0] }
    }
    if !asked.isEmpty {
      let quiz = QuizFile(items: chosen(at: asked), document: document, request: request)
      var rest = asked[...]
      for question in quiz.questions {
        for position in rest.prefix(question.count) { entries[position] = question.mapping }
        rest = rest.dropFirst(question.count)
      }
      let mapping = quiz.mapping(id(.quiz), title)
      files.append(AuthoringFile(kind: .quiz, id: id(.quiz), text: try mapping.text()))
    }
    if !words.isEmpty {
      let lesson = LessonFile(items: chosen(at: words), document: document, request: request)
      entries.merge(zip(words, lesson.cards)) { one, _ in one }
      let mapping = lesson.mapping(id(.lesson), title)
      files.append(AuthoringFile(kind: .lesson, id: id(.lesson), text: try mapping.text()))
    }
    for (number, batch) in batches.enumerated() {
      let name = batches.count > 1 ? "\(id(.deck))-\(number + 1)" : id(.deck)
      let deck = DeckFile(items: chosen(at: batch), document: document)
      entries.merge(zip(batch, deck.flashcards)) { one, _ in one }
      let mapping = deck.mapping(name, topic: request.topic ?? title, batch: number + 1)
      files.append(AuthoringFile(kind: .deck, id: name, text: try mapping.text()))
    }
    if !synthetic.isEmpty {
      let quiz = QuizFile(
        items: synthetic, document: document, request: request, generationMode: .synthesis)
      let mapping = quiz.mapping("\(base)-synthetic", "\(title) (made by a program)")
      files.append(AuthoringFile(kind: .quiz, id: "\(base)-synthetic", text: try mapping.text()))
    }
    self.files = files
    self.entries = entries
  }

  /// What was made of an item, as it stands in its file; empty for an answer without its question.
  ///
  /// - Parameter item: Its position among all that were found.
  package func text(ofItem item: Int) -> String { (try? entries[item]?.text()) ?? "" }
}

extension ExtractedItem {
  /// True for a question with its answer and nothing of a test about it.
  fileprivate var isPlainPair: Bool { options.isEmpty && marks == nil && rubric.isEmpty && kind == .short }
}

extension SourceDocument {
  /// The name of the file without its ending.
  package var baseName: String {
    let ending = [".pdf", ".png", ".jpg", ".jpeg"].first { file.lowercased().hasSuffix($0) }
    guard let ending, file.count > ending.count else { return file }
    return String(file.dropLast(ending.count))
  }

  /// The name of the file as words.
  var title: String {
    let words = baseName.split { "_- ".contains($0) }.joined(separator: " ")
    return words.isEmpty ? file : words.prefix(1).uppercased() + words.dropFirst()
  }
}
