/// Keys of `kind: quiz`.
enum QuizKey: Int, FieldKey {
  case kind, id, was, uid, title, programme, subject, board, specifications, tier, topic, subtopic, mode,
    language
  case equations, questions

  static let table = FieldTable(Self.self, "quiz", "A set of exam-style questions.")

  var field: Field {
    switch self {
    case .kind: .kind("quiz")
    case .id: .id("The quiz: 'aqa-energy'.")
    case .was: .was
    case .uid: .uid
    case .title: Field("title", .text, .required, "The title shown to the learner.")
    case .programme:
      Field(
        "programme", .word(Programme.words, rule: .programmeUnknown), .required,
        "The programme of study. \(Programme.remark)")
    case .subject:
      Field(
        "subject", .word(Subject.words, rule: .subjectUnknown), .required, "The subject. \(Programme.remark)")
    case .board:
      Field("board", .word(Board.words, rule: .boardUnknown), "The board, when it is written for one.")
    case .specifications:
      Field("specifications", .map(.text), "Specification or paper by board: {aqa: '8463'}, {aqa: 8463/1F}.")
    case .tier: Field("tier", .word(Tier.words, rule: .tierUnknown), .required, "Tier of its questions.")
    case .topic: Field("topic", .text, "The topic in words.")
    case .subtopic: Field("subtopic", .text, "The subtopic in words.")
    case .mode:
      Field(
        "generation_mode", .word(GenerationMode.words, rule: .unknownWord),
        "extraction: word for word from a source; synthesis: authored, the default.")
    case .language: Field("language", .text, "BCP 47 tag; en-GB if you say nothing.")
    case .equations: Field("equations", .list(.text), "Balanced equations that belong to the quiz.")
    case .questions:
      Field("questions", .list(.object { QuestionKey.table.shape }), .required, "The questions, in order.")
    }
  }
}

/// Keys of `kind: deck`.
enum DeckKey: Int, FieldKey {
  case kind, id, was, uid, topic, aspect, depth, batch, imageKeywords, flashcards

  static let table = FieldTable(Self.self, "deck", "A batch of flashcards on a topic.")

  var field: Field {
    switch self {
    case .kind: .kind("deck")
    case .id: .id("The deck: 'volcanoes'.")
    case .was: .was
    case .uid: .uid
    case .topic: Field("topic", .text, .required, "The topic: 'Volcanoes'.")
    case .aspect: Field("aspect", .text, "What the batch looks at: 'Key terms'.")
    case .depth: Field("depth", .word(Depth.words, rule: .unknownWord), .required, "How deep it goes.")
    case .batch:
      Field(
        "batch", .integer(1...1_000_000_000), "Number of the batch within the topic; 1 if you say nothing.")
    case .imageKeywords: Field("image_keywords", .list(.text), "Words for the app's image search.")
    case .flashcards:
      Field("flashcards", .list(.object { FlashcardKey.table.shape }), .required, "The cards, 15 a batch.")
    }
  }
}

/// Keys of a flashcard.
enum FlashcardKey: Int, FieldKey {
  case id, was, uid, type, question, answer, explanation, hints, tags, imageKeywords
  case source, review

  static let table = FieldTable(Self.self, "flashcard", "A card of a deck.")
  static let types = ["definition", "question", "true-false", "cloze"]

  var field: Field {
    switch self {
    case .id: .id("The card: 'magma'; unique in the deck.")
    case .was: .was
    case .uid: .uid
    case .type:
      Field("type", .word(Self.types, rule: .questionTypeUnknown), .required, "What kind of card it is.")
    case .question: Field("question", .markdown, .required, "The front.")
    case .answer:
      Field("answer", .markdown, .required, "The back: 1 to 4 sentences; true or false for true-false.")
    case .explanation: Field("explanation", .markdown, "More, for those who want to know.")
    case .hints: Field("hints", .list(.text), "Hints for the learner.")
    case .tags: Field("tags", .list(.text), "Words to group cards by.")
    case .imageKeywords: Field("image_keywords", .list(.text), "Words for the app's image search.")
    case .source: .source
    case .review: .review
    }
  }
}

extension Programme {
  /// What a quiz is for, said to those who write one about something else.
  static let remark =
    "Quizzes are GCSE science; questions about a language belong into lessons or boss tests."
}

extension NodeReader {
  mutating func readQuiz(_ node: YAMLTree.NodeID, into draft: inout CurriculumDraft) {
    guard let fields = fields(node, QuizKey.self) else { return }
    let title = text(fields, .title)
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let identity = identity(.quiz, namespace: "", nodes, of: fields, hint: title)
    let namespace = identity?.id.string ?? ""
    let programme: Spanned<Programme>? = word(fields, .programme)
    let subject: Spanned<Subject>? = word(fields, .subject)
    let board: Spanned<Board>? = word(fields, .board)
    let tier: Spanned<Tier>? = word(fields, .tier)
    let mode: Spanned<GenerationMode>? = word(fields, .mode)
    let topic = text(fields, .topic)
    let subtopic = text(fields, .subtopic)
    let language = text(fields, .language) ?? Text("en-GB", fields.head)
    let specifications = boardMap(fields, .specifications)
    let equations = texts(fields, .equations)
    let questions = elements(fields, .questions, of: "questions").compactMap {
      readQuestion($0, namespace: namespace)
    }
    guard let identity, let title, let programme, let subject, let tier, fields.has(.board) == (board != nil)
    else {
      return declare(.quiz, "", nodes.id)
    }
    draft.quizzes.append(
      Quiz(
        identity: identity, title: title, programme: programme, subject: subject, board: board, tier: tier,
        topic: topic, subtopic: subtopic, generationMode: mode?.value ?? .synthesis, language: language,
        specifications: specifications, equations: equations, questions: questions, head: fields.head))
  }

  mutating func readDeck(_ node: YAMLTree.NodeID, into draft: inout CurriculumDraft) {
    guard let fields = fields(node, DeckKey.self) else { return }
    let topic = text(fields, .topic)
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let identity = identity(.deck, namespace: "", nodes, of: fields, hint: topic)
    let namespace = identity?.id.string ?? ""
    let aspect = text(fields, .aspect)
    let depth: Spanned<Depth>? = word(fields, .depth)
    let batch = integer(fields, .batch)
    let keywords = texts(fields, .imageKeywords)
    let cards = elements(fields, .flashcards, of: "flashcards").compactMap { readFlashcard($0, namespace) }
    guard let identity, let topic, let depth else { return declare(.deck, "", nodes.id) }
    draft.decks.append(
      Deck(
        identity: identity, topic: topic, aspect: aspect, depth: depth.value, batch: batch?.value ?? 1,
        imageKeywords: keywords, flashcards: cards, head: fields.head))
  }

  private mutating func readFlashcard(_ node: YAMLTree.NodeID, _ namespace: String) -> Question? {
    guard let fields = fields(node, FlashcardKey.self) else { return nil }
    let prompt = text(fields, .question)
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let identity = identity(.question, namespace: namespace, nodes, of: fields, hint: prompt)
    let type = text(fields, .type)
    var details = QuestionDetails()
    details.explanation = text(fields, .explanation)
    details.hints = texts(fields, .hints)
    details.tags = texts(fields, .tags)
    details.imageKeywords = texts(fields, .imageKeywords)
    details.source = fields[.source].flatMap { readSource($0) }
    details.review = readReview(fields, .review)
    let body = type.flatMap { flashcardBody($0, fields) }
    guard let identity, let prompt, let type, let body else {
      declare(.question, namespace, nodes.id)
      return nil
    }
    return Question(
      identity: identity, typeName: type, prompt: Wording(prompt), body: body, details: details,
      head: fields.head)
  }

  private mutating func flashcardBody(_ type: Text, _ fields: Fields<FlashcardKey>) -> QuestionBody? {
    guard FlashcardKey.types.contains(type.string) else {
      reportUnknownWord(type, name: "type", FlashcardKey.types, .questionTypeUnknown)
      return nil
    }
    if type.string == "true-false" { return boolean(fields, .answer).map { .trueFalse($0) } }
    guard let answer = text(fields, .answer) else { return nil }
    if type.string == "cloze", let node = fields[.question], gapCount(in: tree.text(node)) != 1 {
      report(
        .clozeForm, "a cloze card needs one gap", at: tree.span(node), help: "write the gap as '___'")
      return nil
    }
    return .recall(answer: answer)
  }
}
