import CurriculumRuntime

extension ChangeRule {
  /// Every rule on changes, the worst first.
  package static let all: [ChangeRule] = [
    removed, replaced, answerChanged, promptRewritten, kitRenamed, courseChanged,
    answerRemoved,
    gradingChanged, toleranceChanged, marksChanged, passMarkChanged, examScopeChanged, movedElsewhere,
    experienceChanged,
  ]

  private static let lesson = "courses/es/n1/hello.yaml"
  private static let kit = "story/first-words.yaml"
  private static let dog =
    "  - {id: dog, question: собака, correct_answer: dog, incorrect_answers: [cat, horse, cow]}\n"
  private static let quiz = "quizzes/energy.yaml"
  private static let boss = "courses/es/n1/boss.yaml"

  // MARK: - Lost

  static let removed = ChangeRule(
    name: "progress/removed", impact: .lost,
    summary: "Something is gone that learners may have a record of.",
    rationale:
      "A review, a score or a pass points at a number. When nothing has the number any more, the app can show "
      + "neither what was learnt nor when it is due again.",
    source: "Tong's card_reviews and user_band_progress; indi's results by kit",
    bad: ChangeExample(
      lesson, "  - id: adios\n    target_text: adiós\n    native_text: goodbye\n    pos: intj\n", ""),
    good: ChangeExample(lesson, "native_text: goodbye", "native_text: goodbye; bye")
  ) { change, evidence in
    guard change.actions.contains(.removed), !change.actions.contains(.replaced), isHeld(change) else {
      return []
    }
    return ["\(change.key) is gone, and with it what learners achieved on it"]
  }

  static let replaced = ChangeRule(
    name: "progress/replaced", impact: .lost,
    summary: "Something has another identity than before, and its source does not say which it had.",
    rationale:
      "Learners would begin anew with what they know. `was:` keeps the number over a change of the id.",
    source: "the loudest wish of users of flashcard tools: edits that keep their reviews",
    bad: ChangeExample(lesson, "- id: adios", "- id: goodbye"),
    good: ChangeExample(lesson, "- id: adios", "- id: goodbye\n    was: [adios]")
  ) { change, evidence in
    guard change.actions.contains(.replaced), let counterpart = change.counterpart else { return [] }
    guard counterpart != change.key else {
      return ["\(change.key) has another number than before; restore its 'was:' or 'uid:'"]
    }
    let id = change.key.split(separator: "/").last ?? ""
    return [
      "\(change.key) is gone, and \(counterpart) says the same; write 'was: [\(id)]' there to keep its progress"
    ]
  }

  // MARK: - Reset

  static let answerChanged = ChangeRule(
    name: "progress/answer-changed", impact: .reset,
    summary: "What was right is right no more, and something else is.",
    rationale:
      "Whoever knew the old answer does not know the new one, yet the app counts it as learnt and shows it "
      + "late.",
    source: "spaced repetition: the record of a card is about its answer",
    bad: ChangeExample(lesson, "native_text: hello", "native_text: excuse me"),
    good: ChangeExample(lesson, "native_text: hello", "native_text: hello; hi")
  ) { change, evidence in
    guard !gradingDiffers(evidence) else { return [] }
    return evidence.asked.compactMap { asked in
      guard case .other(let was, let now) = AnswerComparison(asked) else { return nil }
      return "\(asked.new.key): '\(was.shortened(to: 60))' was right, now '\(now.shortened(to: 60))' is"
    }
  }

  static let promptRewritten = ChangeRule(
    name: "progress/prompt-rewritten", impact: .reset,
    summary: "A question asks something else than before.",
    rationale: "A record says how a learner answered what was asked. Under other words it says nothing.",
    source: "the contract of ids: a corrected text keeps its record, another question is another question",
    bad: ChangeExample(
      quiz, "prompt: Which energy store does a stretched spring have?",
      "prompt: Which energy store does a moving spring not have?"),
    good: ChangeExample(
      quiz, "prompt: Which energy store does a stretched spring have?",
      "prompt: Which energy store does a streched spring have?")
  ) { change, evidence in
    guard change.kind == "question" else { return [] }
    return evidence.asked.compactMap { asked in
      let (was, now) = (asked.old.prompt, asked.new.prompt)
      guard !TextLikeness.isSameWording(was, now) else { return nil }
      return "\(change.key) asked '\(was.shortened(to: 60))', now it asks '\(now.shortened(to: 60))'"
    }
  }

  static let kitRenamed = ChangeRule(
    name: "progress/kit-renamed", impact: .reset,
    summary: "A kit has another name.",
    rationale:
      "indi stores a learner's results under the name of the kit, so under another name there are none.",
    source: "indi's Core Data model: results by kit name",
    bad: ChangeExample(kit, "name: First words", "name: My first words"),
    good: ChangeExample(kit, "id: first-words", "id: first-word-kit\nwas: [first-words]")
  ) { change, evidence in
    guard change.kind == "kit", let name = change.field("name")?.texts else { return [] }
    return ["\(change.key) was called '\(name.was)', now '\(name.now)'; indi keeps results under the name"]
  }

  static let courseChanged = ChangeRule(
    name: "progress/course-changed", impact: .reset,
    summary: "A course teaches another language, or teaches it from another one.",
    rationale: "What learners achieved was in the language that it taught.",
    source: "Tong's languages.code",
    bad: ChangeExample(
      "courses/es/course.yaml", "code: es\nname: Spanish\nnative_name: español\nvariant: es-MX",
      "code: ca\nname: Catalan\nnative_name: català\nvariant: ca-ES"),
    good: ChangeExample("courses/es/course.yaml", "name: Spanish", "name: Spanish (Mexico)")
  ) { change, evidence in
    guard change.kind == "language", change.field("code") != nil || change.field("source_code") != nil else {
      return []
    }
    return ["\(change.key) is about another pair of languages"]
  }
}

extension ChangeRule {
  // MARK: - Scored otherwise

  static let answerRemoved = ChangeRule(
    name: "progress/answer-removed", impact: .rescore,
    summary: "An answer that was accepted is accepted no more.",
    rationale: "A learner who gave it was told that it is right, and is told now that it is wrong.",
    source: "the contract of grading: what is accepted is part of the key",
    bad: ChangeExample(kit, "accept: [mum, mom]", "accept: [mum]"),
    good: ChangeExample(kit, "accept: [mum, mom]", "accept: [mum, mom, mummy]")
  ) { change, evidence in
    guard !gradingDiffers(evidence) else { return [] }
    return evidence.asked.compactMap { asked in
      switch AnswerComparison(asked) {
      case .same, .other: return nil
      case .mended(let was, let now):
        return
          "\(asked.new.key): '\(now.shortened(to: 60))' is right in place of '\(was.shortened(to: 60))'; add the old "
          + "spelling to what is accepted, if learners may have typed it"
      case .narrowed(let texts):
        return "\(asked.new.key): \(quoted(texts)) was right, and is no more"
      case .extended(let texts):
        return "\(asked.new.key): \(quoted(texts)) must be given as well now"
      }
    }
  }

  static let gradingChanged = ChangeRule(
    name: "progress/grading-changed", impact: .rescore,
    summary: "Answers are judged in another way.",
    rationale: "Choosing an answer is easier than typing it, so scores before and after do not compare.",
    source: "the contract of gradings",
    bad: ChangeExample(boss, "type: translate_text", "type: speak_phrase"),
    good: ChangeExample(boss, "Novice Low boss battle", "Novice Low boss fight")
  ) { change, evidence in
    evidence.asked.compactMap { asked in
      let (was, now) = (asked.old.grading, asked.new.grading)
      return was == now ? nil : "\(asked.new.key) was judged by '\(was)', now by '\(now)'"
    }
  }

  static let toleranceChanged = ChangeRule(
    name: "progress/tolerance", impact: .rescore,
    summary: "A number may be further from the key than before, or less far, or be given in other units.",
    rationale: "The same answer counts otherwise.",
    source: "GCSE mark schemes: tolerance, significant figures and units are part of the mark",
    bad: ChangeExample(quiz, "pct: 1}", "pct: 2}"),
    good: ChangeExample(quiz, "working: 0.5*1200*15**2", "working: 1200*15**2/2")
  ) { change, evidence in
    evidence.asked.compactMap { asked in
      guard asked.new.grading == "type-number", asked.old.grading == "type-number" else { return nil }
      let names = ["tolerance", "significant_figures", "unit", "accept"]
      let changed = names.filter { asked.old.answer.others[$0] != asked.new.answer.others[$0] }
      return changed.isEmpty ? nil : "\(asked.new.key): other \(changed.joined(separator: ", "))"
    }
  }

  static let marksChanged = ChangeRule(
    name: "progress/marks", impact: .rescore,
    summary: "A question has more or fewer marks.",
    rationale: "A test that was passed may be failed with the same answers, or the reverse.",
    source: "GCSE mark schemes",
    bad: ChangeExample(quiz, "marks: 3", "marks: 4"),
    good: ChangeExample(quiz, "command_word: Calculate", "command_word: Calculate\n    difficulty: 3")
  ) { change, evidence in
    evidence.asked.compactMap { asked in
      let (was, now) = (asked.old.marks, asked.new.marks)
      return was == now ? nil : "\(asked.new.key) had \(was) of the marks, now \(now)"
    }
  }

  static let passMarkChanged = ChangeRule(
    name: "progress/pass-mark", impact: .rescore,
    summary: "What is needed to pass has changed: the pass mark, the time, the number of questions or units.",
    rationale: "A pass may be a fail by the new measure, or the reverse, though the learner did the same.",
    source: "Tong's boss_tests.pass_score_pct and bands.units_required; indi's thresholds",
    bad: ChangeExample(boss, "pass_score_pct: 75", "pass_score_pct: 80"),
    good: ChangeExample(boss, "title: Novice Low boss battle", "title: Novice Low boss fight")
  ) { change, evidence in
    let names = [
      "pass_score_pct", "time_limit_seconds", "kit_pass_pct", "exam_pass_pct", "exam_questions",
      "units_required",
    ]
    return change.fields.filter { names.contains($0.name) }.map { field in
      "\(change.key): \(field.name) was \(field.was ?? "none"), now \(field.now ?? "none")"
    }
  }

  static let examScopeChanged = ChangeRule(
    name: "progress/exam-scope", impact: .rescore,
    summary: "An exam draws on other stages, or opens others.",
    rationale: "A learner who passed it was asked about something else, or may enter what was closed.",
    source: "indi's exams",
    bad: ChangeExample("story/story.yaml", "covers: [newborn]}", "covers: [newborn], selected: true}"),
    good: ChangeExample("story/story.yaml", "title: Newborn exam", "title: The newborn exam")
  ) { change, evidence in
    guard change.kind == "exam" else { return [] }
    return change.fields.filter { $0.name == "covers" || $0.name.hasPrefix("stages.") }.map { field in
      "\(change.key): \(field.name) was \(field.was ?? "none"), now \(field.now ?? "none")"
    }
  }

  static let movedElsewhere = ChangeRule(
    name: "progress/moved", impact: .rescore,
    summary: "Something counts towards another band, unit, stage or test than before.",
    rationale: "Its record stands, but what it was part of may be complete now, or complete no more.",
    source: "Tong's user_band_progress; indi's exams, which open when the kits of a stage are passed",
    bad: ChangeExample([
      (kit, dog, ""),
      (
        "story/more-words.yaml", "",
        """
        kind: kit
        story: indi
        stage: newborn
        id: more-words
        name: More words
        order_idx: 1
        questions:

        """ + dog
      ),
    ]),
    good: ChangeExample(
      lesson,
      "  - id: gracias\n    target_text: gracias\n    native_text: thank you; thanks\n    pos: intj\n"
        + "  - id: adios\n    target_text: adiós\n    native_text: goodbye\n    pos: intj\n",
      "  - id: adios\n    target_text: adiós\n    native_text: goodbye\n    pos: intj\n"
        + "  - id: gracias\n    target_text: gracias\n    native_text: thank you; thanks\n    pos: intj\n")
  ) { change, evidence in
    // A card counts for itself, wherever it is taught.
    guard let homes = change.homes, change.kind != "card" else { return [] }
    return ["\(change.key) stood in \(homes.was), now in \(homes.now)"]
  }

  static let experienceChanged = ChangeRule(
    name: "progress/experience", impact: .rescore,
    summary: "A lesson gives more or fewer points of experience.",
    rationale: "Two learners who did the same have different points.",
    source: "Tong's lessons.xp_value",
    bad: ChangeExample(lesson, "lesson_type: vocabulary", "lesson_type: vocabulary\nxp_value: 30"),
    good: ChangeExample(lesson, "title: Hello and goodbye", "title: Hello and good bye")
  ) { change, evidence in
    guard change.kind == "lesson", let points = change.field("xp_value") else { return [] }
    return ["\(change.key) gave \(points.was ?? "none") points, now \(points.now ?? "none")"]
  }

  // MARK: - What rules ask

  private static func quoted(_ texts: [String]) -> String {
    let shown = texts.prefix(3).map { "'\($0.shortened(to: 40))'" }.joined(separator: ", ")
    return texts.count > 3 ? "\(shown) and \(texts.count - 3) more" : shown
  }

  private static func isHeld(_ change: EntityChange) -> Bool {
    EntityTable.named(change.kind)?.isHeld ?? true
  }

  private static func gradingDiffers(_ evidence: ChangeEvidence) -> Bool {
    evidence.asked.contains {
      $0.old.grading != $0.new.grading && $0.old.answer.correct == $0.new.answer.correct
    }
  }
}
