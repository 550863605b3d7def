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
    let items = extraction.items.filter { $0.kind != .answer }
    answersAlone = extraction.items.count - items.count
    let isPairs = ["pairs", "headings"].contains(extraction.layout ?? "") && items.allSatisfy(\.isPlainPair)
    let words = items.filter { $0.kind == .vocabulary }
    let goesToLesson = request.language != nil && request.unit != nil
    let cards = items.filter { item in
      switch item.kind {
      case .vocabulary: !goesToLesson
      case .definition: true
      default: isPairs
      }
    }
    let asked = items.filter { ![.vocabulary, .definition].contains($0.kind) && !isPairs }
    let base = makeSlug(from: document.baseName) ?? "extracted"
    let title = request.title ?? document.title
    let batches = stride(from: 0, to: cards.count, by: Self.batch).map { start in
      cards[start..<min(start + Self.batch, cards.count)]
    }
    let kinds = [!asked.isEmpty, goesToLesson && !words.isEmpty, !cards.isEmpty].count { $0 }
    func id(_ kind: AuthoringFile.Kind) -> String { kinds > 1 ? "\(base)-\(kind.rawValue)" : base }
    var files: [AuthoringFile] = []
    if !asked.isEmpty {
      let mapping = QuizFile(items: asked, document: document, request: request).mapping(id(.quiz), title)
      files.append(AuthoringFile(kind: .quiz, id: id(.quiz), text: try mapping.text()))
    }
    if goesToLesson, !words.isEmpty {
      let mapping = LessonFile(items: words, document: document, request: request).mapping(id(.lesson), title)
      files.append(AuthoringFile(kind: .lesson, id: id(.lesson), text: try mapping.text()))
    }
    for (number, batch) in batches.enumerated() {
      let name = batches.count > 1 ? "\(id(.deck))-\(number + 1)" : id(.deck)
      let deck = DeckFile(items: Array(batch), document: document)
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
  }
}

extension ExtractedItem {
  /// True for a question with its answer and nothing of a test about it.
  fileprivate var isPlainPair: Bool { options.isEmpty && marks == nil && rubric.isEmpty && kind == .short }
}

extension SourceDocument {
  /// The name of the file without its ending.
  package var baseName: String {
    file.lowercased().hasSuffix(".pdf") && file.count > 4 ? String(file.dropLast(4)) : file
  }

  /// The name of the file as words.
  var title: String {
    let words = baseName.split { "_- ".contains($0) }.joined(separator: " ")
    return words.isEmpty ? file : words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// Gives out ids that no two entries of a file share.
struct EntryIdentifiers {
  private var taken: Set<String> = []

  /// An id made of a label such as "1(a)(ii)", else of a text.
  mutating func next(label: String?, text: String, prefix: String) -> String {
    let base: String
    if let slug = label.flatMap(makeSlug(from:)) {
      base = prefix + slug
    } else {
      base = makeSlug(from: text) ?? prefix
    }
    var id = base
    var number = 2
    while !taken.insert(id).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
  }
}
