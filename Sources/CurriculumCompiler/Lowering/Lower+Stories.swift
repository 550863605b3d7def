import CurriculumRuntime

extension Story {
  /// What a story says beside its columns.
  fileprivate var details: CanonicalJSON? {
    optionalObject { json in
      json.member("source_script", source.script?.string)
      json.member("source_variant", source.variant?.string)
      json.member("target_script", target.script?.string)
      json.member("target_variant", target.variant?.string)
    }
  }
}

extension Lowering {
  func writeStories(to writer: BundleRows) throws {
    try writer.begin("stories")
    for index in byNumber(curriculum.stories, \.identity.number) {
      let story = curriculum.stories[index]
      try writer.add { row in
        row.integer(story.identity.number)
        row.text(story.identity.key)
        row.text(story.title.string)
        row.text(story.source.code.string)
        row.text(story.target.code.string)
        row.integer(story.kitPassPercent.value)
        row.integer(story.examPassPercent.value)
        row.integer(story.examQuestions.value)
        row.json(story.details)
      }
    }
    let stages = curriculum.stories.flatMap { story in story.stages.map { (story, $0) } }
    try writer.begin("stages")
    for index in byNumber(stages, \.1.identity.number) {
      let (story, stage) = stages[index]
      try writer.add { row in
        row.integer(stage.identity.number)
        row.integer(story.identity.number)
        row.text(stage.identity.key)
        row.text(stage.name.value.rawValue)
        row.integer(stage.name.value.storedValue)
        row.text(stage.title.string)
      }
    }
    try writeExams(to: writer)
    try writeKits(to: writer)
  }

  private func writeExams(to writer: BundleRows) throws {
    let exams = curriculum.stories.flatMap { story in
      story.exams.enumerated().map { (story: story, order: $0.offset, exam: $0.element) }
    }
    let order = byNumber(exams, \.exam.identity.number)
    try writer.begin("exams")
    for index in order {
      let (story, place, exam) = exams[index]
      try writer.add { row in
        row.integer(exam.identity.number)
        row.integer(story.identity.number)
        row.text(exam.identity.key)
        row.text(exam.title.string)
        row.integer(place)
        row.text(exam.coversSelected ? "selected" : "all")
      }
    }
    try writer.begin("exam_stages")
    for index in order {
      let (story, _, exam) = exams[index]
      for (relation, stages) in [("covers", exam.covers), ("opens", exam.opens)] {
        for (place, name) in stages.enumerated() {
          guard let stage = story.stages.first(where: { $0.name.value.rawValue == name.string }) else {
            continue
          }
          try writer.add { row in
            row.integer(exam.identity.number)
            row.text(relation)
            row.integer(place)
            row.integer(stage.identity.number)
          }
        }
      }
    }
  }

  private func writeKits(to writer: BundleRows) throws {
    try writer.begin("kits")
    for index in byNumber(curriculum.kits, \.identity.number) {
      let kit = curriculum.kits[index]
      guard let story = curriculum.storyOfKit[index],
        let stage = curriculum.stories[story].stages.first(where: {
          $0.name.value.rawValue == kit.stage.string
        })
      else { continue }
      try writer.add { row in
        row.integer(kit.identity.number)
        row.integer(stage.identity.number)
        row.text(kit.identity.key)
        row.text(kit.name.string)
        row.integer(kit.isBasic.value ? 1 : 0)
        row.integer(kit.order.value)
      }
    }
  }

  func writeQuizzes(to writer: BundleRows) throws {
    try writer.begin("quizzes")
    for index in byNumber(curriculum.quizzes, \.identity.number) {
      let quiz = curriculum.quizzes[index]
      try writer.add { row in
        row.integer(quiz.identity.number)
        row.text(quiz.identity.key)
        row.text(quiz.title.string)
        row.text(quiz.programme.value.rawValue)
        row.text(quiz.subject.value.rawValue)
        row.text(quiz.board?.value.rawValue)
        row.text(quiz.tier.value.rawValue)
        row.text(quiz.topic?.string)
        row.text(quiz.subtopic?.string)
        row.text(quiz.generationMode.rawValue)
        row.text(quiz.language.string)
        row.text(mapJSON(quiz.specifications))
        row.text(listJSON(quiz.equations))
      }
    }
    try writer.begin("decks")
    for index in byNumber(curriculum.decks, \.identity.number) {
      let deck = curriculum.decks[index]
      try writer.add { row in
        row.integer(deck.identity.number)
        row.text(deck.identity.key)
        row.text(deck.topic.string)
        row.text(deck.aspect?.string)
        row.text(deck.depth.rawValue)
        row.integer(deck.batch)
        row.text(listJSON(deck.imageKeywords))
      }
    }
  }
}
