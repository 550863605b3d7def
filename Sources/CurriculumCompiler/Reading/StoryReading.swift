/// Keys of `kind: story`.
enum StoryKey: Int, FieldKey {
  case kind, id, was, uid, title, source, target, kitPass, examPass, examQuestions, partial, stages, exams

  static let table = FieldTable(Self.self, "story", "indi's story: stages to grow up through, and exams.")

  var field: Field {
    switch self {
    case .kind: .kind("story")
    case .id: .id("The story: 'indi'.")
    case .was: .was
    case .uid: .uid
    case .title: Field("title", .text, .required, "The story's name.")
    case .source:
      Field(
        "source_language", .object { LanguageTagKey.table.shape }, .required, "The language of the questions."
      )
    case .target:
      Field(
        "target_language", .object { LanguageTagKey.table.shape }, .required, "The language of the answers.")
    case .kitPass: Field("kit_pass_pct", .integer(1...100), "Least result on every kit of a stage; 70.")
    case .examPass: Field("exam_pass_pct", .integer(1...100), "Least result on an exam; 50.")
    case .examQuestions: Field("exam_questions", .integer(1...1000), "Questions drawn for an exam; 10.")
    case .partial: Field("partial", .boolean, "Whether fewer than eight stages are meant to be there.")
    case .stages: Field("stages", .list(.object { StageKey.table.shape }), .required, "The stages.")
    case .exams: Field("exams", .list(.object { ExamKey.table.shape }), .required, "The exams, in order.")
    }
  }
}

/// Keys of a stage.
enum StageKey: Int, FieldKey {
  case id, rawValue, title

  static let table = FieldTable(Self.self, "stage", "A stage of life.")

  var field: Field {
    switch self {
    case .id: Field("id", .word(StageName.words, rule: .stageUnknown), .required, "indi's name of the stage.")
    case .rawValue: Field("raw_value", .integer(0...7), "indi's number of the stage; follows from the id.")
    case .title: Field("title", .text, .required, "The title shown to the learner.")
    }
  }
}

/// Keys of an exam.
enum ExamKey: Int, FieldKey {
  case id, was, uid, title, covers, opens, selected

  static let table = FieldTable(Self.self, "exam", "An exam over the kits of some stages.")

  var field: Field {
    switch self {
    case .id: .id("The exam: 'newborn-exam'.")
    case .was: .was
    case .uid: .uid
    case .title: Field("title", .text, .required, "The title shown to the learner.")
    case .covers: Field("covers", .list(.reference("stage")), .required, "Stages whose kits it draws on.")
    case .opens: Field("opens", .list(.reference("stage")), "Stages it opens; none for the final exam.")
    case .selected: Field("selected", .boolean, "Whether it covers only the stages the learner selected.")
    }
  }
}

/// Keys of `kind: kit`.
enum KitKey: Int, FieldKey {
  case kind, story, stage, id, was, uid, name, order, isBasic, questions

  static let table = FieldTable(Self.self, "kit", "A set of words of a stage.")

  var field: Field {
    switch self {
    case .kind: .kind("kit")
    case .story: Field("story", .reference("story"), .required, "The story's id.")
    case .stage: Field("stage", .word(StageName.words, rule: .stageUnknown), .required, "The stage's id.")
    case .id: .id("The kit: 'my-family'.")
    case .was: .was
    case .uid: .uid
    case .name: Field("name", .text, .required, "1 to 30 characters; the app stores results under it.")
    case .order: .order
    case .isBasic: Field("is_basic", .boolean, "Whether it ships with the app; true if you say nothing.")
    case .questions:
      Field("questions", .list(.object { KitQuestionKey.table.shape }), .required, "The questions, in order.")
    }
  }
}

/// Keys of a kit's question.
enum KitQuestionKey: Int, FieldKey {
  case id, was, uid, question, correctAnswer, incorrectAnswers, accept, explanation, difficulty, hints, tags
  case audio, image, distractors

  static let table = FieldTable(Self.self, "kit question", "A word to translate.")

  var field: Field {
    switch self {
    case .id: .id("The question: 'my-family-mother'; unique in the story.")
    case .was: .was
    case .uid: .uid
    case .question: Field("question", .text, .required, "What is asked.")
    case .correctAnswer: Field("correct_answer", .text, .required, "The right answer.")
    case .incorrectAnswers:
      Field("incorrect_answers", .list(.text), "Wrong answers; what is missing to three is chosen.")
    case .accept: Field("accept", .list(.text), "Other right answers, for typing.")
    case .explanation: Field("explanation", .markdown, "Shown after answering.")
    case .difficulty: Field("difficulty", .integer(1...5), "1 easy to 5 hard.")
    case .hints: Field("hints", .list(.text), "Hints for the learner.")
    case .tags: Field("tags", .list(.text), "Words to group questions by.")
    case .audio: Field("audio", .media, "A recording.")
    case .image: Field("image", .either([.media, .object { ImageKey.table.shape }]), "A picture.")
    case .distractors:
      Field("distractors", .object { DistractorsKey.table.shape }, "Wrong answers to use or to avoid.")
    }
  }
}

extension NodeReader {
  mutating func readStory(_ node: YAMLTree.NodeID, into draft: inout CurriculumDraft) {
    guard let fields = fields(node, StoryKey.self) else { return }
    let title = text(fields, .title)
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let identity = identity(.story, namespace: "", nodes, of: fields, hint: title)
    let namespace = identity?.id.string ?? ""
    let source = fields[.source].flatMap { languageTag($0) }
    let target = fields[.target].flatMap { languageTag($0) }
    let kitPass = integer(fields, .kitPass) ?? Spanned(70, fields.head)
    let examPass = integer(fields, .examPass) ?? Spanned(50, fields.head)
    let examQuestions = integer(fields, .examQuestions) ?? Spanned(10, fields.head)
    let isPartial = boolean(fields, .partial)?.value ?? false
    let stages = elements(fields, .stages, of: "stages").compactMap { readStage($0, namespace) }
    let exams = elements(fields, .exams, of: "exams").compactMap { readExam($0, namespace) }
    guard let identity, let title, let source, let target else { return declare(.story, "", nodes.id) }
    draft.stories.append(
      Story(
        identity: identity, title: title, source: source, target: target, kitPassPercent: kitPass,
        examPassPercent: examPass, examQuestions: examQuestions, isPartial: isPartial, stages: stages,
        exams: exams, head: fields.head))
  }

  private mutating func readStage(_ node: YAMLTree.NodeID, _ namespace: String) -> Stage? {
    guard let fields = fields(node, StageKey.self) else { return nil }
    let name: Spanned<StageName>? = word(fields, .id)
    let title = text(fields, .title)
    let nodes = IdentityNodes(id: fields[.id], was: nil, uid: nil)
    if let name, let given = integer(fields, .rawValue), given.value != name.value.storedValue {
      report(
        .stageRawValue,
        "'\(name.value.rawValue)' has raw value \(name.value.storedValue), found \(given.value)",
        at: given.span,
        help: "the app's enumeration decides; leave raw_value out",
        fix: Fix("write \(name.value.storedValue)", [Edit(given.span, "\(name.value.storedValue)")]))
    }
    guard let name, let title,
      let identity = identity(.stage, namespace: namespace, nodes, of: fields, hint: title)
    else { return nil }
    return Stage(identity: identity, name: name, title: title)
  }

  private mutating func readExam(_ node: YAMLTree.NodeID, _ namespace: String) -> Exam? {
    guard let fields = fields(node, ExamKey.self) else { return nil }
    let title = text(fields, .title)
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let identity = identity(.exam, namespace: namespace, nodes, of: fields, hint: title)
    let covers = texts(fields, .covers)
    let opens = texts(fields, .opens)
    let selected = boolean(fields, .selected)?.value ?? false
    guard let identity, let title else {
      declare(.exam, namespace, nodes.id)
      return nil
    }
    return Exam(
      identity: identity, title: title, covers: covers, opens: opens, coversSelected: selected,
      head: fields.head)
  }

  mutating func readKit(_ node: YAMLTree.NodeID, into draft: inout CurriculumDraft) {
    guard let fields = fields(node, KitKey.self) else { return }
    let story = text(fields, .story)
    let namespace = story?.string ?? ""
    let stage: Spanned<StageName>? = word(fields, .stage)
    let name = text(fields, .name)
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let identity = identity(.kit, namespace: namespace, nodes, of: fields, hint: name)
    let order = order(fields, .order, position: nil, head: fields.head, of: "kit")
    let isBasic = boolean(fields, .isBasic) ?? Spanned(true, fields.head)
    let questions = elements(fields, .questions, of: "questions").compactMap {
      readKitQuestion($0, namespace)
    }
    guard let identity, let story, let stage, let name, let order else {
      return declare(.kit, namespace, nodes.id)
    }
    draft.kits.append(
      Kit(
        identity: identity, story: story, stage: Text(stage.value.rawValue, stage.span), name: name,
        order: order, isBasic: isBasic, questions: questions, head: fields.head))
  }

  private mutating func readKitQuestion(_ node: YAMLTree.NodeID, _ namespace: String) -> KitQuestion? {
    guard let fields = fields(node, KitQuestionKey.self) else { return nil }
    let question = text(fields, .question)
    let correct = text(fields, .correctAnswer)
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let identity = identity(.question, namespace: namespace, nodes, of: fields, hint: correct ?? question)
    let incorrect = texts(fields, .incorrectAnswers)
    let accept = texts(fields, .accept)
    var details = QuestionDetails()
    details.explanation = text(fields, .explanation)
    details.difficulty = integer(fields, .difficulty)
    details.hints = texts(fields, .hints)
    details.tags = texts(fields, .tags)
    details.audio = text(fields, .audio)
    details.image = fields[.image].flatMap { readImage($0) }
    details.verdicts = fields[.distractors].flatMap { readVerdicts($0) }
    guard let identity, let question, let correct else {
      declare(.question, namespace, nodes.id)
      return nil
    }
    return KitQuestion(
      identity: identity, question: question, correctAnswer: correct, incorrectAnswers: incorrect,
      accept: accept, details: details, head: fields.head)
  }
}
