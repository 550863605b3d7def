import CurriculumRuntime

extension Lowering {
  /// Where a question stands, by its number.
  private struct QuestionPlace {
    enum Owner { case recognise, produce, exercise, bossItem, kitQuestion, quizQuestion, flashcard }

    let number: Int64
    let owner: Owner
    /// Position of the lesson, boss test, kit, quiz or deck.
    let parent: Int32
    /// Position in it.
    let child: Int32
  }

  func writeQuestions(to writer: BundleWriter) throws {
    let places = questionsByNumber()
    var withOptions: [(number: Int64, options: [LoweredOption])] = []
    try writer.begin("questions")
    for place in places {
      let question = lowered(place)
      try writer.add { row in
        row.integer(question.number)
        row.text(question.key)
        row.text(question.ownerKind)
        row.integer(question.ownerNumber)
        row.integer(question.order)
        row.text(question.type)
        row.text(question.grading)
        row.text(question.prompt)
        row.text(question.answer.bytes)
        row.integer(question.marks)
        row.integer(question.difficulty)
        row.text(question.explanation)
        row.text(question.details?.text)
      }
      if !question.options.isEmpty { withOptions.append((question.number, question.options)) }
    }
    try writer.begin("options")
    for (number, options) in withOptions {
      for (order, option) in options.enumerated() {
        try writer.add { row in
          row.integer(number)
          row.integer(order)
          row.text(option.text)
          row.integer(option.isKey ? 1 : 0)
          row.text("author")
          row.real(nil)
          row.null()
          row.text(option.errorTag)
        }
      }
    }
  }

  private func questionsByNumber() -> [QuestionPlace] {
    var places: [QuestionPlace] = []
    places.reserveCapacity(curriculum.cardCount * 2)
    for (parent, lesson) in curriculum.lessons.enumerated() {
      for (child, card) in lesson.cards.enumerated() {
        places.append(place(card.recogniseNumber, .recognise, parent, child))
        places.append(place(card.produceNumber, .produce, parent, child))
      }
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
    places.sort { $0.number < $1.number }
    return places
  }

  private func place(_ number: Int64, _ owner: QuestionPlace.Owner, _ parent: Int, _ child: Int) -> QuestionPlace {
    QuestionPlace(number: number, owner: owner, parent: Int32(parent), child: Int32(child))
  }

  private func lowered(_ place: QuestionPlace) -> LoweredQuestion {
    let parent = Int(place.parent)
    let child = Int(place.child)
    switch place.owner {
    case .recognise: return curriculum.lessons[parent].cards[child].recogniseQuestion
    case .produce: return curriculum.lessons[parent].cards[child].produceQuestion
    case .exercise:
      let lesson = curriculum.lessons[parent]
      return lesson.exercises[child].lowered(
        ownerKind: "lesson", ownerNumber: lesson.identity.number, order: child)
    case .bossItem:
      let boss = curriculum.bossTests[parent]
      return boss.items[child].lowered(ownerKind: "boss-test", ownerNumber: boss.identity.number, order: child)
    case .kitQuestion:
      let kit = curriculum.kits[parent]
      return kit.questions[child].lowered(kit: kit.identity.number, order: child)
    case .quizQuestion:
      let quiz = curriculum.quizzes[parent]
      return quiz.questions[child].lowered(ownerKind: "quiz", ownerNumber: quiz.identity.number, order: child)
    case .flashcard:
      let deck = curriculum.decks[parent]
      return deck.flashcards[child].lowered(ownerKind: "deck", ownerNumber: deck.identity.number, order: child)
    }
  }
}

extension Card {
  /// From the language taught into the source language.
  fileprivate var recogniseQuestion: LoweredQuestion {
    let senses = AcceptableAnswers.senses(of: nativeText.string)
    let others = acceptNative.map(\.string).filter { !senses.contains($0) }
    return direction(
      "recognise", number: recogniseNumber, order: 0, prompt: targetText, correct: senses, alternatives: others)
  }

  /// From the source language into the language taught.
  fileprivate var produceQuestion: LoweredQuestion {
    direction(
      "produce", number: produceNumber, order: 1, prompt: nativeText, correct: [targetText.string],
      alternatives: acceptTarget.map(\.string))
  }

  private func direction(
    _ name: String, number: Int64, order: Int, prompt: Text, correct: [String], alternatives: [String]
  ) -> LoweredQuestion {
    var json = CanonicalJSON()
    json.object { json in
      if !alternatives.isEmpty {
        json.key("alternatives")
        json.strings(alternatives)
      }
      json.key("correct")
      json.strings(correct)
    }
    return LoweredQuestion(
      number: number, key: "question" + identity.key.dropFirst(4) + "/" + name, ownerKind: "card",
      ownerNumber: identity.number, order: order, type: "typed", grading: "type-text", prompt: prompt.string,
      answer: json, marks: 1, difficulty: difficulty, explanation: nil, details: nil, options: [])
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
    let options =
      [LoweredOption(text: correctAnswer.string, isKey: true, errorTag: nil)]
      + incorrectAnswers.map { LoweredOption(text: $0.string, isKey: false, errorTag: nil) }
    return LoweredQuestion(
      number: identity.number, key: identity.key, ownerKind: "kit", ownerNumber: kit, order: order,
      type: "choice", grading: "choose-one", prompt: question.string, answer: json, marks: 1,
      difficulty: details.difficulty?.value, explanation: details.explanation?.string, details: details.json(),
      options: options)
  }
}
