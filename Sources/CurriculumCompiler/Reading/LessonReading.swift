/// Keys of `kind: lesson`.
enum LessonKey: Int, FieldKey {
  case kind, language, unit, id, was, uid, order, title, type, mode, experience, canDo, grammar, explanations
  case sentences, cards, exercises

  static let table = FieldTable(
    Self.self, "lesson", "A sitting: cards, explanations, example sentences, exercises.")

  var field: Field {
    switch self {
    case .kind: .kind("lesson")
    case .language: Field("language", .reference("language"), .required, "The course's id.")
    case .unit: Field("unit", .reference("unit"), .required, "The unit's id.")
    case .id: .id("The lesson: 'es-n1-u1-l1'.")
    case .was: .was
    case .uid: .uid
    case .order: .order
    case .title: Field("title", .text, .required, "The title, in the source language.")
    case .type:
      Field(
        "lesson_type", .word(LessonType.words, rule: .lessonTypeUnknown), .required, "What the lesson trains."
      )
    case .mode: Field("mode", .word(Mode.words, rule: .modeUnknown), "The mode of communication it trains.")
    case .experience:
      Field(
        "xp_value", .integer(0...1_000_000_000), "Experience points for completing it; 15 if you say nothing."
      )
    case .canDo: Field("can_do", .text, "The lesson's own can-do statement.")
    case .grammar: Field("grammar", .list(.text), "Tags of the grammar points it introduces: 'present'.")
    case .explanations: Field("explanations", .oneOrMore(.markdown), "What is explained, in Markdown.")
    case .sentences: Field("sentences", .list(.object { SentenceKey.table.shape }), "Example sentences.")
    case .cards:
      Field("cards", .list(.object { CardKey.table.shape }), "Words and phrases to learn, in order.")
    case .exercises: Field("exercises", .list(.object { QuestionKey.table.shape }), "Questions, in order.")
    }
  }
}

/// Keys of an example sentence.
enum SentenceKey: Int, FieldKey {
  case targetText, nativeText, transliteration, audio, note

  static let table = FieldTable(Self.self, "sentence", "An example sentence with its translation.")

  var field: Field {
    switch self {
    case .targetText: Field("target_text", .text, .required, "The sentence in the language taught.")
    case .nativeText: Field("native_text", .text, .required, "The sentence in the source language.")
    case .transliteration: Field("transliteration", .text, "In the course's romanisation.")
    case .audio: Field("audio", .media, "A recording.")
    case .note: Field("note", .text, "A remark for the learner.")
    }
  }
}

extension NodeReader {
  mutating func readLesson(_ node: YAMLTree.NodeID, into draft: inout CurriculumDraft) {
    guard let fields = fields(node, LessonKey.self) else { return }
    let course = text(fields, .language)
    let namespace = course?.string ?? ""
    let unit = text(fields, .unit)
    let title = text(fields, .title)
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let identity = identity(.lesson, namespace: namespace, nodes, of: fields, hint: title)
    let order = order(fields, .order, position: nil, head: fields.head, of: "lesson")
    let type: Spanned<LessonType>? = word(fields, .type)
    let mode: Spanned<Mode>? = word(fields, .mode)
    let experience = integer(fields, .experience)
    let canDo = text(fields, .canDo)
    let grammar = texts(fields, .grammar)
    let explanations = texts(fields, .explanations)
    let sentences = elements(fields, .sentences, of: "sentences").compactMap { readSentence($0) }
    var cards: [Card] = []
    cards.reserveCapacity(fields[.cards].map { tree.childCount($0) } ?? 0)
    for child in elements(fields, .cards, of: "cards") {
      if let card = readCard(child, namespace: namespace) { cards.append(card) }
    }
    let exercises = elements(fields, .exercises, of: "questions").compactMap {
      readQuestion($0, namespace: namespace)
    }
    guard let identity, let course, let unit, let title, let order, let type else {
      for card in cards { declared.append(card.identity.key) }
      return declare(.lesson, namespace, nodes.id)
    }
    draft.lessons.append(
      Lesson(
        identity: identity, course: course, unit: unit, title: title, type: type, mode: mode,
        experience: experience, canDo: canDo, grammar: grammar, order: order, explanations: explanations,
        sentences: sentences, cards: cards, exercises: exercises, head: fields.head))
  }

  private mutating func readSentence(_ node: YAMLTree.NodeID) -> Sentence? {
    guard let fields = fields(node, SentenceKey.self) else { return nil }
    let target = text(fields, .targetText)
    let native = text(fields, .nativeText)
    let transliteration = text(fields, .transliteration)
    let audio = text(fields, .audio)
    let note = text(fields, .note)
    guard let target, let native else { return nil }
    return Sentence(
      targetText: target, nativeText: native, transliteration: transliteration, audio: audio, note: note)
  }
}
