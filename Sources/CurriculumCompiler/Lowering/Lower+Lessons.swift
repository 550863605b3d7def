import CurriculumRuntime

extension Lowering {
  func writeLessons(to writer: BundleRows) throws {
    try writer.begin("lessons")
    for index in byNumber(curriculum.lessons, \.identity.number) {
      let lesson = curriculum.lessons[index]
      guard let unit = curriculum.unitOfLesson[index], let band = curriculum.bandOfUnit[unit] else {
        continue
      }
      try writer.add { row in
        row.integer(lesson.identity.number)
        row.integer(curriculum.units[unit].identity.number)
        row.text(lesson.title.string)
        row.text(lesson.type.value.rawValue)
        row.json(lesson.content { options(of: $0) })
        row.integer(lesson.experience?.value ?? 15)
        row.integer(lesson.order.value)
        row.integer(curriculum.bands[band].identity.number)
        row.text(lesson.identity.key)
        row.text(lesson.mode?.value.rawValue)
        row.text(lesson.canDo?.string)
        row.text(listJSON(lesson.grammar))
      }
    }
  }

  func writeCards(to writer: BundleRows) throws {
    try writer.begin("cards")
    var answer = CanonicalJSON()
    var details = CanonicalJSON()
    let owners = curriculum.lessons.indices.map { index in
      (
        lesson: curriculum.lessons[index].identity.number,
        course: curriculum.courseOfLesson[index].map { curriculum.courses[$0].identity.number }
      )
    }
    try writer.add(in: cards.order) { position, row in
      let card = cards.cards[position]
      let owner = owners[Int(cards.lessons[position])]
      card.writeTranslation(to: &answer)
      let hasDetails = card.writeDetails(to: &details)
      row.integer(card.identity.number)
      row.integer(owner.lesson)
      row.integer(owner.course)
      row.text(card.targetText.string)
      row.text(card.nativeText.string)
      row.text(card.details?.audio?.string)
      row.text(card.details?.image?.file.string)
      row.json(answer)
      row.integer(card.difficulty)
      row.integer(Int64(cards.places[position]))
      row.key("card/", card.identity.namespace, card.identity.id.string)
      row.text(card.lemma?.string)
      row.text(card.partOfSpeech?.rawValue)
      row.text(card.gender?.rawValue)
      row.text(card.article?.string)
      row.text(card.ipa?.string)
      row.text(card.transliteration?.string)
      row.text(card.details?.image?.alt?.string)
      row.text(segmented(card.targetText.string))
      if hasDetails { row.json(details) } else { row.null() }
    }
  }

  func writeBossTests(to writer: BundleRows) throws {
    try writer.begin("boss_tests")
    for index in byNumber(curriculum.bossTests, \.identity.number) {
      guard let band = curriculum.bandOfBossTest[index] else { continue }
      let boss = curriculum.bossTests[index]
      var items = CanonicalJSON()
      items.array { json in
        for item in boss.items { item.write(options(of: item), to: &json) }
      }
      try writer.add { row in
        row.integer(boss.identity.number)
        row.integer(curriculum.bands[band].identity.number)
        row.text(boss.title.string)
        row.json(items)
        row.integer(boss.timeLimitSeconds?.value)
        row.integer(boss.passScorePercent.value)
        row.text(boss.identity.key)
      }
    }
  }

  func writeSentences(to writer: BundleRows) throws {
    try writer.begin("sentences")
    for index in byNumber(curriculum.lessons, \.identity.number) {
      let lesson = curriculum.lessons[index]
      for (order, sentence) in lesson.sentences.enumerated() {
        try writer.add { row in
          row.integer(lesson.identity.number)
          row.integer(order)
          row.text(sentence.targetText.string)
          row.text(sentence.nativeText.string)
          row.text(sentence.transliteration?.string)
          row.text(sentence.audio?.string)
          row.text(sentence.note?.string)
        }
      }
    }
  }
}

extension Card {
  /// What is accepted in the source language beside the senses.
  var otherSenses: [Text] {
    acceptNative.isEmpty ? [] : acceptNative.filter { !senses.contains($0.string) }
  }

  /// Tong's `answer_json`: what is accepted in the source language.
  fileprivate func writeTranslation(to json: inout CanonicalJSON) {
    json.clear()
    json.object { json in
      json.key("alternatives")
      json.array { json in
        for sense in senses.dropFirst() { json.string(sense) }
        for text in otherSenses { json.string(text.string) }
      }
      json.key("correct")
      json.array { $0.string(senses[0]) }
      json.key("type")
      json.string("translation")
    }
  }

  /// What few cards carry; false when there is nothing.
  fileprivate func writeDetails(to json: inout CanonicalJSON) -> Bool {
    guard details != nil || !acceptTarget.isEmpty else { return false }
    json.clear()
    json.object { json in
      if let details {
        details.write(to: &json, acceptTarget: acceptTarget)
      } else {
        json.member("accept_target", acceptTarget)
      }
    }
    return json.bytes.count > 2
  }
}

extension Lesson {
  /// Tong's `content_json`: everything of the lesson but its cards.
  fileprivate func content(_ options: (Question) -> [ShownOption]) -> CanonicalJSON? {
    optionalObject { json in
      if !exercises.isEmpty {
        json.key("exercises")
        json.array { json in
          for exercise in exercises { exercise.write(options(exercise), to: &json) }
        }
      }
      json.member("explanations", explanations)
      if !sentences.isEmpty {
        json.key("sentences")
        json.array { json in
          for sentence in sentences { sentence.write(to: &json) }
        }
      }
    }
  }
}

extension Sentence {
  fileprivate func write(to json: inout CanonicalJSON) {
    json.object { json in
      json.member("audio_url", audio?.string)
      json.member("native_text", nativeText.string)
      json.member("note", note?.string)
      json.member("target_text", targetText.string)
      json.member("transliteration", transliteration?.string)
    }
  }
}

extension Question {
  /// The question as Tong's `items_json` has it: type, content, options and correct answers in one object.
  func write(_ options: [ShownOption], to json: inout CanonicalJSON) {
    json.object { json in
      switch body {
      case .typed(_, let accept), .spoken(_, let accept): json.member("alternatives", accept)
      default: break
      }
      if case .numeric = body {
        json.key("answer")
        json.embed(body.answerJSON)
      }
      json.member("audio_url", details.audio?.string)
      json.key("correct")
      writeCorrect(to: &json)
      json.member("explanation", details.explanation?.string)
      if case .cloze(let gaps) = body, gaps.contains(where: { $0.count > 1 }) {
        json.key("gaps")
        json.array { json in
          for gap in gaps { json.strings(gap.map(\.string)) }
        }
      }
      json.member("id", identity.id.string)
      json.member("image_url", details.image?.file.string)
      switch body {
      // Apps know the options of a statement.
      case .trueFalse: break
      default:
        if !options.isEmpty {
          json.key("options")
          json.strings(options.map(\.text))
        }
      }
      if case .matching(let pairs) = body {
        json.key("pairs")
        json.array { json in
          for pair in pairs { json.strings([pair.left.string, pair.right.string]) }
        }
      }
      json.member("prompt", prompt.string)
      json.member("type", typeName.string)
      json.member("unit", details.unit?.string)
    }
  }

  private func writeCorrect(to json: inout CanonicalJSON) {
    switch body {
    case .choice(let options, let keys, let isSingle):
      if isSingle {
        json.string(options[keys[0]].string)
      } else {
        json.strings(keys.map { options[$0].string })
      }
    case .trueFalse(let answer): json.raw(answer.value ? "true" : "false")
    case .typed(let answer, _), .spoken(let answer, _), .recall(let answer): json.strings([answer.string])
    case .cloze(let gaps): json.strings(gaps.map { $0[0].string })
    case .ordering(let items): json.strings(items.map(\.string))
    case .matching(let pairs): json.strings(pairs.map(\.right.string))
    case .numeric(let answer):
      json.strings([answer.value.value.text + (answer.unitText.map { " \($0)" } ?? "")])
    case .rubric(let points): json.strings(points.map(\.string))
    }
  }
}
