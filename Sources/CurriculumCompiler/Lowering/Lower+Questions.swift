package import CurriculumRuntime

extension Lowering {
  /// What full-text search finds: cards, and the prompts of all questions but theirs.
  package var search: SearchContent {
    SearchContent(count: cards.cards.count + questionPlaces.count) { try writeSearch(to: $0) }
  }

  /// Adds what full-text search finds, by id: cards, and the prompts of all questions but theirs.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cards and questions.
  private func writeSearch(to rows: SearchRows) throws {
    let questions = questionPlaces
    let order = RowOrder(cards.cards.map(\.identity.number) + questions.map(\.number))
    try rows.add(in: order) { position, row in
      guard position < cards.cards.count else {
        let question = lowered(questions[position - cards.cards.count])
        row.integer(question.number)
        for _ in 0..<3 { row.null() }
        row.text(question.prompt)
        return
      }
      let card = cards.cards[position]
      let target = card.targetText.string
      row.integer(card.identity.number)
      row.text(segmented(target) ?? target)
      row.text(card.nativeText.string)
      row.text(card.transliteration?.string)
      row.null()
    }
  }

  /// Where a question that is no card's stands, by its number.
  private struct QuestionPlace {
    enum Owner { case exercise, bossItem, kitQuestion, quizQuestion, flashcard }

    let number: Int64
    let owner: Owner
    /// Position of the lesson, boss test, kit, quiz or deck.
    let parent: Int32
    /// Position in it.
    let child: Int32
  }

  func writeQuestions(to writer: BundleRows) throws {
    let places = questionPlaces
    // First both questions of each card, which need no list of places: they are nearly all there are.
    let ofCards = cards.cards.count * 2
    let order = RowOrder(questionNumbers(places))
    try writer.begin("questions")
    var answer = CanonicalJSON()
    try writer.add(in: order) { position, row in
      if position < ofCards {
        write(cards.cards[position / 2], isRecognition: position % 2 == 0, answer: &answer, to: row)
        return
      }
      let question = lowered(places[position - ofCards])
      row.integer(question.number)
      row.text(question.key)
      row.text(question.ownerKind)
      row.integer(question.ownerNumber)
      row.integer(question.order)
      row.text(question.type)
      row.text(question.grading)
      row.text(question.prompt)
      row.json(question.answer)
      row.integer(question.marks)
      row.integer(question.difficulty)
      row.text(question.explanation)
      row.json(question.details)
    }
    try writer.begin("options")
    try writer.addGroups(in: order) { position, row in
      if position < ofCards { return writeCardOptions(position / 2, position % 2 == 0, to: row) }
      let place = places[position - ofCards]
      let options = options(of: place)
      for (order, option) in options.enumerated() { write(option, place.number, order, to: row) }
      return options.count
    }
  }

  /// The numbers of all questions: for each card of recognition and production, then those at places.
  private func questionNumbers(_ places: [QuestionPlace]) -> [Int64] {
    var numbers: [Int64] = []
    numbers.reserveCapacity(cards.cards.count * 2 + places.count)
    for card in cards.cards {
      numbers.append(card.recogniseNumber)
      numbers.append(card.produceNumber)
    }
    for place in places { numbers.append(place.number) }
    return numbers
  }

  /// Where all questions but those of cards stand, in the order in which they lie in memory.
  private var questionPlaces: [QuestionPlace] {
    var places: [QuestionPlace] = []
    for (parent, lesson) in curriculum.lessons.enumerated() {
      for (child, question) in lesson.exercises.enumerated() {
        places.append(place(question.identity.number, .exercise, parent, child))
      }
    }
    func add(_ owner: QuestionPlace.Owner, _ lists: [[Int64]]) {
      for (parent, list) in lists.enumerated() {
        for (child, number) in list.enumerated() { places.append(place(number, owner, parent, child)) }
      }
    }
    add(.bossItem, curriculum.bossTests.map { $0.items.map(\.identity.number) })
    add(.kitQuestion, curriculum.kits.map { $0.questions.map(\.identity.number) })
    add(.quizQuestion, curriculum.quizzes.map { $0.questions.map(\.identity.number) })
    add(.flashcard, curriculum.decks.map { $0.flashcards.map(\.identity.number) })
    return places
  }

  private func place(_ number: Int64, _ owner: QuestionPlace.Owner, _ parent: Int, _ child: Int)
    -> QuestionPlace
  {
    QuestionPlace(number: number, owner: owner, parent: Int32(parent), child: Int32(child))
  }

  /// Writes one of a card's two questions: by far the most rows of a bundle, so nothing is built for them.
  private func write(_ card: Card, isRecognition: Bool, answer: inout CanonicalJSON, to row: RowBatch) {
    let identity = card.identity
    if isRecognition { card.writeRecognition(to: &answer) } else { card.writeProduction(to: &answer) }
    row.integer(isRecognition ? card.recogniseNumber : card.produceNumber)
    row.key(
      "question/", identity.namespace, identity.id.string,
      isRecognition ? "/recognise" : "/produce")
    row.text("card")
    row.integer(identity.number)
    row.integer(isRecognition ? 0 : 1)
    row.text("typed")
    row.text("type-text")
    row.text(isRecognition ? card.targetText.string : card.nativeText.string)
    row.json(answer)
    row.integer(1)
    row.integer(card.difficulty)
    row.null()
    row.null()
  }

  private func options(of place: QuestionPlace) -> [ShownOption] {
    let parent = Int(place.parent)
    let child = Int(place.child)
    return switch place.owner {
    case .exercise: options(of: curriculum.lessons[parent].exercises[child])
    case .bossItem: options(of: curriculum.bossTests[parent].items[child])
    case .kitQuestion: options(of: curriculum.kits[parent].questions[child])
    case .quizQuestion: options(of: curriculum.quizzes[parent].questions[child])
    case .flashcard: options(of: curriculum.decks[parent].flashcards[child])
    }
  }

  private func lowered(_ place: QuestionPlace) -> LoweredQuestion {
    let parent = Int(place.parent)
    let child = Int(place.child)
    switch place.owner {
    case .exercise:
      let lesson = curriculum.lessons[parent]
      return lesson.exercises[child].lowered(
        ownerKind: "lesson", ownerNumber: lesson.identity.number, order: child)
    case .bossItem:
      let boss = curriculum.bossTests[parent]
      return boss.items[child].lowered(
        ownerKind: "boss-test", ownerNumber: boss.identity.number, order: child)
    case .kitQuestion:
      let kit = curriculum.kits[parent]
      return kit.questions[child].lowered(kit: kit.identity.number, order: child)
    case .quizQuestion:
      let quiz = curriculum.quizzes[parent]
      return quiz.questions[child].lowered(ownerKind: "quiz", ownerNumber: quiz.identity.number, order: child)
    case .flashcard:
      let deck = curriculum.decks[parent]
      return deck.flashcards[child].lowered(
        ownerKind: "deck", ownerNumber: deck.identity.number, order: child)
    }
  }
}

extension Card {
  /// The answer to the question from the language taught into the source language.
  fileprivate func writeRecognition(to json: inout CanonicalJSON) {
    json.clear()
    json.object { json in
      json.member("alternatives", otherSenses)
      json.key("correct")
      json.strings(senses)
    }
  }

  /// The answer to the question from the source language into the language taught.
  fileprivate func writeProduction(to json: inout CanonicalJSON) {
    json.clear()
    json.object { json in
      json.member("alternatives", acceptTarget)
      json.key("correct")
      json.array { $0.string(targetText.string) }
    }
  }
}

extension KitQuestion {
  fileprivate func lowered(kit: Int64, order: Int) -> LoweredQuestion {
    var json = CanonicalJSON()
    json.object { json in
      if !accept.isEmpty {
        json.key("alternatives")
        json.strings(accept.map(\.string))
      }
      json.key("correct")
      json.strings([correctAnswer.string])
    }
    return LoweredQuestion(
      number: identity.number, key: identity.key, ownerKind: "kit", ownerNumber: kit, order: order,
      type: "choice", grading: "choose-one", prompt: question.string, answer: json, marks: 1,
      difficulty: details.difficulty?.value, explanation: details.explanation?.string,
      details: details.json())
  }
}
