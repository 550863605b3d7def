import CurriculumRuntime
import Foundation

let bossCalls: [String: VectorCall] = [
  "boss.score": { input in
    let score = Score(correct: try input.int("correct"), total: try input.int("total"))
    return [
      "percent": VectorValue(score.percent),
      "passed": VectorValue(score.passes(percent: try input.int("pass_score_pct"))),
    ]
  },
  "boss.eligibility": { input in
    let progress = BandProgress(
      unitsCompleted: try input.int("units_completed"), isBossPassed: try input.bool("boss_passed"))
    let eligibility = progress.bossEligibility(
      unitsRequired: try input.int("units_required"), isBandAccessible: input["band_accessible"]?.bool ?? true
    )
    return ["eligibility": VectorValue(eligibility.rawValue)]
  },
  "boss.run": { input in
    var battle = BossBattle(
      items: try input.int("items"), timeLimitSeconds: input["time_limit_seconds"]?.int,
      passScorePercent: try input.int("pass_score_pct"))
    let outcomes = try input.array("steps").map { try step($0, &battle).rawValue }
    var members = ["outcomes": VectorValue(outcomes), "state": VectorValue(battle.state.rawValue)]
    guard let result = battle.result else {
      members["remaining_seconds"] = VectorValue(battle.remainingSeconds)
      return members
    }
    members["correct"] = VectorValue(result.score.correct)
    members["total"] = VectorValue(result.score.total)
    members["percent"] = VectorValue(result.score.percent)
    members["elapsed_ms"] = VectorValue(result.milliseconds)
    members["timed_out"] = VectorValue(result.isTimedOut)
    return members
  },
  "boss.aftermath": { input in
    let before = BandProgress(
      unitsCompleted: try input.int("units_completed"), isBossPassed: try input.bool("boss_passed"),
      passedAt: input["passed_at_ms"] == nil ? nil : try input.milliseconds("passed_at_ms"))
    let (progress, points) = before.after(
      battleIsPassed: try input.bool("passed"), unitsRequired: try input.int("units_required"),
      at: try input.milliseconds("at_ms"))
    return [
      "units_completed": VectorValue(progress.unitsCompleted),
      "boss_passed": VectorValue(progress.isBossPassed),
      "passed_at_ms": VectorValue(progress.passedAt.map { Int(($0.timeIntervalSince1970 * 1000).rounded()) }),
      "xp": VectorValue(points),
    ]
  },
  "unlock.bands": { input in
    let passed = try input.array("passed").compactMap(\.bool)
    return ["accessible": .array(BandProgress.accessible(passed: passed).map { .bool($0) })]
  },
]

private func step(_ input: VectorValue, _ battle: inout BossBattle) throws -> BossBattle.Outcome {
  let now = try input.milliseconds("at_ms")
  switch try input.string("do") {
  case "start": return battle.start(at: now)
  case "answer": return battle.answer(try input.int("item"), isCorrect: try input.bool("correct"), at: now)
  case "submit": return battle.submit(at: now)
  case "tick": return battle.tick(at: now)
  case let other: throw VectorValue.Missing(description: "no step '\(other)'")
  }
}

let storyCalls: [String: VectorCall] = [
  "unlock.story": { input in
    let kits = try input.array("kits").map { (try $0.id("kit"), try $0.id("stage"), $0["result"]?.int) }
    let exams = try input.array("exams").map {
      StoryMap.Exam(
        exam: try $0.id("exam"), stages: try $0.ids("stages"),
        coversSelected: try $0.string("covers") == "selected",
        opens: try $0.ids("opens"))
    }
    let story = StoryMap(
      stages: try input.ids("stages"), kits: kits.map { StoryMap.Kit(kit: $0.0, stage: $0.1) }, exams: exams,
      kitPassPercent: try input.int("kit_pass_pct"), examPassPercent: try input.int("exam_pass_pct"))
    var results = StoryMap.Results(selectedStages: Set(try input.ids("selected_stages")))
    for (kit, _, result) in kits { results.kits[kit] = result }
    for exam in try input.array("exam_results") {
      results.exams[try exam.id("exam")] = try exam.int("result")
    }
    let progress = story.progress(results)
    return [
      "open_stages": VectorValue(progress.openStages), "open_exams": VectorValue(progress.openExams),
      "passed_exams": VectorValue(progress.passedExams), "finished": VectorValue(progress.isFinished),
    ]
  },
  "indi.kit_result": { input in
    let result = KitTest.result(correct: try input.int("correct"), total: try input.int("total"))
    return ["result": VectorValue(result), "passed": VectorValue(KitTest.isPassed(result))]
  },
  "indi.best": { input in
    ["best": VectorValue(try input.ints("results").reduce(nil as Int?) { KitTest.best($0, $1) })]
  },
  "indi.exam_result": { input in
    let (exam, pool) = (StoryExam(), try input.int("pool"))
    let result = exam.result(correct: try input.int("correct"), pool: pool)
    return [
      "asked": VectorValue(exam.asked(pool: pool)), "result": VectorValue(result),
      "passed": VectorValue(exam.isPassed(result)),
    ]
  },
  "indi.exam_reach": { input in
    let (best, needed) = StoryExam().reach(pool: try input.int("pool"))
    return ["best": VectorValue(best), "needed": VectorValue(needed)]
  },
  "indi.exam_answer": { input in
    let isStrict = try input.string("mode") == "strict"
    let isRight = StoryExam.accepts(
      try input.string("typed"), for: try input.string("correct"),
      by: isStrict ? .strict : .lenient(language: "en"))
    return ["correct": VectorValue(isRight)]
  },
  "indi.training": { input in
    var training = Training(questions: try input.ids("questions"))
    var (asked, right): ([Int64], [Int]) = ([], [])
    for answer in try input.array("answers") {
      guard let question = training.question else { break }
      asked.append(question)
      training.answer(isCorrect: answer.bool ?? false)
      right.append(training.right)
    }
    let rounds = training.rounds.map {
      VectorValue.object(["correct": VectorValue($0.correct), "asked": VectorValue($0.total)])
    }
    return [
      "asked": VectorValue(asked), "right_so_far": VectorValue(right), "rounds": .array(rounds),
      "finished": VectorValue(training.isFinished),
    ]
  },
  "indi.accuracy": { input in
    let score = Score(correct: try input.int("correct"), total: try input.int("total"))
    return ["hundredths": VectorValue(score.percentHundredths)]
  },
]

let edutokCalls: [String: VectorCall] = [
  "edutok.level": { output(EdutokLevels.progress(try $0.int("xp"))) },
  "edutok.level_xp": { ["xp": VectorValue(EdutokLevels.experience(forLevel: try $0.int("level")))] },
  "edutok.reward": { ["xp": VectorValue(try $0.choice("reward", as: EdutokReward.self).experience)] },
  "edutok.card_xp": { ["xp": VectorValue(try completion($0).experience)] },
  "edutok.session": { input in
    var session = EdutokSession()
    let points = try input.array("cards").map {
      session.experience(for: try $0.id("card"), try completion($0))
    }
    return ["xp": VectorValue(points)]
  },
  "edutok.challenge": { input in
    var challenge = DailyChallenge(try input.choice("challenge"))
    let points = try input.array("events").reduce(0) { sum, event in
      let isAnswer = try event.string("do") == "answer"
      let paid =
        isAnswer
        ? challenge.answer(isCorrect: try event.bool("correct")) : challenge.add(try event.int("amount"))
      return sum + paid
    }
    return [
      "progress": VectorValue(challenge.progress), "completed": VectorValue(challenge.isCompleted),
      "xp": VectorValue(points),
    ]
  },
  "edutok.challenge_expiry": { input in
    let expiry = DailyChallenge.expiry(after: try input.instant("at"), in: try input.timeZone("time_zone"))
    return ["expires_at": VectorValue(expiry.formatted(.iso8601))]
  },
  "edutok.rarity": { ["rarity": VectorValue(MysteryBox.Rarity(try $0.double("u")).rawValue)] },
  "edutok.rarity_xp": { input in
    let rarity: MysteryBox.Rarity = try input.choice("rarity")
    return [
      "least": VectorValue(rarity.experience.lowerBound), "most": VectorValue(rarity.experience.upperBound),
      "percent": VectorValue(rarity.percent),
    ]
  },
  "edutok.box_average": { _ in ["hundredths": VectorValue(MysteryBox.averageHundredths)] },
  "edutok.achievements": { input in
    let achievements = EdutokAchievement.earned(
      cardsCompleted: try input.int("cards_completed"), correctAnswers: try input.int("correct_answers"),
      streak: try input.int("streak"), hour: try input.int("hour"))
    return ["achievements": VectorValue(achievements.map(\.rawValue))]
  },
  "edutok.achievement_xp": {
    ["xp": VectorValue(try $0.choice("achievement", as: EdutokAchievement.self).experience)]
  },
]

private func completion(_ input: VectorValue) throws -> CardCompletion {
  CardCompletion(
    isCorrect: try input.bool("correct"), isFirstTry: try input.bool("first_try"),
    seconds: try input.double("seconds"))
}

let feedCalls: [String: VectorCall] = [
  "edutok.next_batch": { input in
    let batch = FlashcardBatches.next(cards: try input.int("cards"), numbering: try input.choice("reading"))
    return ["batch": VectorValue(batch)]
  },
  "edutok.depth": { input in
    let batch = try input.int("batch")
    return [
      "depth": VectorValue(FlashcardBatches.Depth(batch: batch).rawValue),
      "aspect_index": VectorValue(FlashcardBatches.aspectIndex(batch: batch)),
    ]
  },
  "edutok.card_type": { ["type": VectorValue(FlashcardType(loosely: try $0.string("name")).rawValue)] },
  "edutok.image_index": { input in
    [
      "index": VectorValue(
        FlashcardBatches.imageIndex(cards: try input.int("cards"), index: try input.int("index")))
    ]
  },
  "edutok.topic_progress": { input in
    let percent = FlashcardBatches.topicProgress(
      understood: try input.int("understood"), total: try input.int("total"))
    return ["percent": VectorValue(percent)]
  },
  "edutok.review_due": { input in
    guard try input.bool("understood") else { return ["due": .null] }
    return ["due": VectorValue(try ladder(input).due.description)]
  },
  "edutok.review": { input in
    var ladder = try ladder(input)
    if try input.string("answer") == "again" {
      ladder.forget()
    } else {
      ladder.review(on: try input.day("on"))
    }
    return [
      "review_count": VectorValue(ladder.reviewCount), "due": VectorValue(ladder.due.description),
      "last_reviewed_on": VectorValue(ladder.lastReviewedOn?.description),
    ]
  },
  "edutok.activity": { ["level": VectorValue(ActivityLevel(total: try $0.int("total")).rawValue)] },
  "edutok.leaderboard": { input in
    let entries = try input.array("entries").map { (name: try $0.string("name"), value: try $0.int("value")) }
    let ranked = Leaderboard.ranked(entries, by: \.value).enumerated().map { position, entry in
      VectorValue.object([
        "rank": VectorValue(position + 1), "name": VectorValue(entry.name), "value": VectorValue(entry.value),
      ])
    }
    return ["entries": .array(ranked)]
  },
]

private func ladder(_ input: VectorValue) throws -> ReviewLadder {
  ReviewLadder(
    understoodOn: try input.day("understood_on"),
    lastReviewedOn: input["last_reviewed_on"] == nil ? nil : try input.day("last_reviewed_on"),
    reviewCount: try input.int("review_count"))
}

let limitCalls: [String: VectorCall] = [
  "indi.kit_problems": { input in
    let questions = try input.array("questions").map {
      CustomKit.Question(
        question: try $0.string("question"), correctAnswer: try $0.string("correct_answer"),
        incorrectAnswers: try $0.strings("incorrect_answers"))
    }
    let kit = CustomKit(name: try input.string("name"), questions: questions)
    return [
      "problems": VectorValue(kit.problems(otherNames: try input.strings("other_names")).map(\.rawValue))
    ]
  },
  "tong.voice_notes": {
    ["left": VectorValue(TongLimits.voiceNotesLeft(recordedToday: try $0.int("recorded_today")))]
  },
  "tong.may_start_game": { ["allowed": VectorValue(TongLimits.mayStartGame(active: try $0.int("active")))] },
  "tong.recording": { input in
    let isAccepted = TongLimits.acceptsRecording(
      bytes: try input.int("bytes"), seconds: try input.double("seconds"))
    return ["accepted": VectorValue(isAccepted)]
  },
  "tong.turn": { input in
    let isOver = TongLimits.isTurnOver(begun: try input.instant("begun"), now: try input.instant("now"))
    return ["over": VectorValue(isOver)]
  },
  "tong.display_name": { ["accepted": VectorValue(TongLimits.acceptsDisplayName(try $0.string("name")))] },
]
