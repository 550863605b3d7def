/// Keys of a question: an exercise, a boss item or a quiz question.
enum QuestionKey: Int, FieldKey {
  case id, was, uid, unit, type, stem, context, prompt, options, answer, accept, pairs, rubric, reject, ignore
  case guidance, errors, explanation, marks
  case difficulty, hints, tags, audio, image, tier, objective, commandWord, topics, practical, working,
    equation
  case source, review, distractors

  static let table = FieldTable(Self.self, "question", "Something that is asked.")

  var field: Field {
    switch self {
    case .id: .id("The question: 'phy-num-01'.")
    case .was: .was
    case .uid: .uid
    case .unit: Field("unit", .reference("unit"), "The unit that a boss item covers.")
    case .type:
      Field("type", .word(QuestionType.names, rule: .questionTypeUnknown), .required, "How it is asked.")
    case .stem:
      Field(
        "stem", .markdown, "What is said to all parts of a question; shown before them, and the same in each."
      )
    case .context:
      Field("context", .markdown, "The sentences before the one that asks; shown before the prompt.")
    case .prompt: Field("prompt", .markdown, .required, "What is asked.")
    case .options:
      Field(
        "options", .list(.text),
        "The options, in the order to show them; the wrong ones are chosen if you give none.")
    case .answer:
      Field(
        "answer",
        .either([.text, .list(.either([.text, .list(.text)])), .object { NumericAnswerKey.table.shape }]),
        "The right answer, in the form its type wants.")
    case .accept: Field("accept", .list(.text), "Other right answers.")
    case .pairs: Field("pairs", .map(.text), "What belongs together: left to right.")
    case .rubric: Field("rubric", .list(.text), "The mark scheme: a point for each mark.")
    case .reject: Field("reject", .list(.text), "Answers that earn nothing, as the mark scheme says.")
    case .ignore:
      Field("ignore", .list(.text), "What neither earns nor costs a mark, as the mark scheme says.")
    case .guidance: Field("guidance", .list(.text), "What else the mark scheme tells those who mark.")
    case .errors:
      Field("errors", .map(.text), "Wrong options and the mistake each shows: {'135 J': unit_prefix_1000}.")
    case .explanation: Field("explanation", .markdown, "Shown after answering.")
    case .marks: Field("marks", .integer(1...1_000_000_000), "Marks for a full answer; 1 if you say nothing.")
    case .difficulty: Field("difficulty", .integer(1...5), "1 easy to 5 hard.")
    case .hints: Field("hints", .list(.text), "Hints for the learner.")
    case .tags: Field("tags", .list(.text), "Words to group questions by.")
    case .audio: Field("audio", .media, "A recording.")
    case .image: Field("image", .either([.media, .object { ImageKey.table.shape }]), "A picture.")
    case .tier:
      Field("tier", .word(Tier.words, rule: .tierUnknown), "Tier, where it differs from the quiz's.")
    case .objective:
      Field("ao", .word(AssessmentObjective.words, rule: .unknownWord), "The assessment objective.")
    case .commandWord: Field("command_word", .text, "The board's command word: 'Calculate'.")
    case .topics: Field("topics", .map(.text), "Topic by board: {aqa: '4.1'}.")
    case .practical: Field("practical", .map(.text), "Required practical by board: {aqa: RP1}.")
    case .working: Field("working", .text, "The calculation, from the data of the prompt: '0.5*1200*15**2'.")
    case .equation: Field("equation", .text, "The chemical equation that the answer is about.")
    case .source: .source
    case .review: .review
    case .distractors:
      Field("distractors", .object { DistractorsKey.table.shape }, "Wrong answers to use or to avoid.")
    }
  }
}

/// Keys of a numeric answer.
enum NumericAnswerKey: Int, FieldKey {
  case value, unit, tolerance, significantFigures, accept

  static let table = FieldTable(Self.self, "numeric answer", "A number with its unit.")

  var field: Field {
    switch self {
    case .value: Field("value", .decimal, .required, "The number.")
    case .unit: Field("unit", .text, "The unit; 'none' for a number without one.")
    case .tolerance:
      Field("tolerance", .object { ToleranceKey.table.shape }, "How far an answer may be from it.")
    case .significantFigures:
      Field("significant_figures", .integer(1...10), "Figures that the answer must have.")
    case .accept:
      Field("accept", .list(.object { AcceptedNumberKey.table.shape }), "The same value in other units.")
    }
  }
}

/// Keys of another value that is accepted for a numeric answer.
enum AcceptedNumberKey: Int, FieldKey {
  case value, unit

  static let table = FieldTable(Self.self, "accepted number", "The answer in another unit.")

  var field: Field {
    switch self {
    case .value: Field("value", .decimal, .required, "The number.")
    case .unit: Field("unit", .text, "Its unit.")
    }
  }
}

/// Keys of a tolerance.
enum ToleranceKey: Int, FieldKey {
  case kind, percent, value, low, high

  static let table = FieldTable(Self.self, "tolerance", "How far an answer may be from the key.")
  static let kinds = ["relative", "absolute", "range", "exact_after_rounding"]

  var field: Field {
    switch self {
    case .kind: Field("kind", .word(Self.kinds, rule: .unknownWord), .required, "How it is measured.")
    case .percent: Field("pct", .decimal, "relative: percentage of the value.")
    case .value: Field("value", .decimal, "absolute: an amount in the answer's unit.")
    case .low: Field("low", .decimal, "range: the least value accepted.")
    case .high: Field("high", .decimal, "range: the greatest value accepted.")
    }
  }
}

extension NodeReader {
  mutating func readQuestion(_ node: YAMLTree.NodeID, namespace: String) -> Question? {
    guard let fields = fields(node, QuestionKey.self) else { return nil }
    let stem = text(fields, .stem)
    let context = text(fields, .context)
    let prompt = text(fields, .prompt)
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let identity = identity(.question, namespace: namespace, nodes, of: fields, hint: prompt)
    let details = questionDetails(fields)
    let typeName = text(fields, .type)
    var body: QuestionBody?
    if let typeName {
      if let type = QuestionType.named(typeName.string) {
        reportUnused(fields, type)
        body = type.read(&self, fields)
      } else {
        reportUnknownWord(typeName, name: "type", QuestionType.names, .questionTypeUnknown)
      }
    }
    guard let identity, let prompt, let typeName, let body else {
      declare(.question, namespace, nodes.id)
      return nil
    }
    return Question(
      identity: identity, typeName: typeName, prompt: Wording(prompt, stem: stem, context: context),
      body: body,
      details: details, head: fields.head)
  }

  /// Reports what the type has no place for, so that nothing an author wrote is dropped silently.
  private mutating func reportUnused(_ fields: Fields<QuestionKey>, _ type: QuestionType) {
    for key in [QuestionKey.options, .answer, .accept, .pairs, .rubric, .distractors]
    where !type.keys.contains(key) {
      guard let value = fields[key] else { continue }
      report(
        .unknownKey, "a question of type '\(type.name)' has no '\(key.cached.name)'", at: tree.span(value),
        help: "it takes \(type.keys.map(\.field.name).sorted().joined(separator: ", "))")
    }
  }

  private mutating func questionDetails(_ fields: Fields<QuestionKey>) -> QuestionDetails {
    var details = QuestionDetails()
    details.explanation = text(fields, .explanation)
    details.marks = integer(fields, .marks)
    details.difficulty = integer(fields, .difficulty)
    details.hints = texts(fields, .hints)
    details.tags = texts(fields, .tags)
    details.audio = text(fields, .audio)
    details.image = fields[.image].flatMap { readImage($0) }
    details.unit = text(fields, .unit)
    details.tier = word(fields, .tier)
    details.objective = word(fields, .objective)
    details.commandWord = text(fields, .commandWord)
    details.working = text(fields, .working)
    details.equation = text(fields, .equation)
    details.topics = boardMap(fields, .topics)
    details.practical = boardMap(fields, .practical)
    details.errors = textMap(fields, .errors)
    details.source = fields[.source].flatMap { readSource($0) }
    details.review = readReview(fields, .review)
    if let type = text(fields, .type), QuestionType.named(type.string)?.name == QuestionType.short.name {
      details.marking.accepted = texts(fields, .accept)
    }
    details.marking.rejected = texts(fields, .reject)
    details.marking.ignored = texts(fields, .ignore)
    details.marking.guidance = texts(fields, .guidance)
    details.verdicts = fields[.distractors].flatMap { readVerdicts($0) }
    return details
  }

  /// A mapping from boards to texts.
  mutating func boardMap<Key: FieldKey>(_ fields: Fields<Key>, _ key: Key) -> [(name: Text, value: Text)] {
    let entries = textMap(fields, key)
    for entry in entries where Board(rawValue: entry.name.string) == nil {
      reportUnknownWord(entry.name, name: key.cached.name, Board.words, .boardUnknown)
    }
    return entries
  }
}
