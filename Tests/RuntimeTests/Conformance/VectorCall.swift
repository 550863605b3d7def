import CurriculumRuntime
import Foundation

/// What the library gives for the input of a conformance case.
typealias VectorCall = @Sendable (VectorValue) throws -> [String: VectorValue]

/// Every call that the vectors may make, by name.
let vectorCalls: [String: VectorCall] = [
  reviewCalls, experienceCalls, streakCalls, bossCalls, storyCalls, edutokCalls, feedCalls, limitCalls,
  randomCalls,
  gradingCalls,
].reduce(into: [:]) { $0.merge($1) { _, _ in preconditionFailure("a call has two meanings") } }

private let reviewCalls: [String: VectorCall] = [
  "sm2.review": { input in
    guard let quality = ReviewQuality(rawValue: try input.int("quality")) else { return ["error": "quality"] }
    let state = ReviewState(
      repetitions: try input.int("repetitions"), interval: try input.int("interval"),
      ease: try input.int("ease"))
    return output(SM2(try input.choice("profile")).reviewed(state, quality))
  },
  "sm2.sequence": { input in
    let scheduler = SM2(try input.choice("profile"))
    var states = [ReviewState.new]
    for number in try input.ints("qualities") {
      guard let quality = ReviewQuality(rawValue: number) else { return ["error": "quality"] }
      states.append(scheduler.reviewed(states[states.count - 1], quality))
    }
    let reviewed = states.dropFirst()
    return ["intervals": VectorValue(reviewed.map(\.interval)), "eases": VectorValue(reviewed.map(\.ease))]
  },
  "sm2.next_review": { input in
    let due = try input.day("reviewed_on").adding(days: try input.int("interval"))
    return ["next_review_at": VectorValue(due.description)]
  },
  "sm2.button": { input in
    guard let button = ReviewButton(rawValue: try input.string("button")) else { return ["error": "button"] }
    return ["quality": VectorValue(button.quality.rawValue)]
  },
  "sm2.replay": { input in
    let log = try input.array("log").map { review in
      guard let quality = ReviewQuality(rawValue: try review.int("quality")) else {
        throw VectorValue.Missing(description: "no quality")
      }
      return LoggedReview(
        card: try review.id("card"), quality: quality,
        time: try review.instant("reviewed_at"),
        day: try review.day("reviewed_on"))
    }
    let cards = SM2(try input.choice("profile")).replayed(log).sorted { $0.key < $1.key }
    return [
      "cards": .array(
        cards.map { card, review in
          var members = output(review.state)
          members["card"] = VectorValue(Int(card))
          members["next_review_at"] = VectorValue(review.due.description)
          return .object(members)
        })
    ]
  },
  "due_queue.due": { input in
    ["cards": VectorValue(DueQueue.due(try dueCards(input), on: try input.day("today")).map(\.card))]
  },
  "due_queue.review_set": { input in
    let errors = try input.array("errors").map {
      CardErrors(
        card: try $0.id("card"), count: try $0.int("error_count"),
        last: try $0["last_error_at"]?.string.map(VectorValue.instant))
    }
    let cards = DueQueue.reviewSet(
      errors: errors, cards: try dueCards(input), on: try input.day("today"),
      limit: input["limit"]?.int ?? DueQueue.usualLimit)
    return ["cards": VectorValue(cards)]
  },
]

private func output(_ state: ReviewState) -> [String: VectorValue] {
  [
    "repetitions": VectorValue(state.repetitions), "interval": VectorValue(state.interval),
    "ease": VectorValue(state.ease),
  ]
}

private func dueCards(_ input: VectorValue) throws -> [DueCard] {
  try input.array("cards").map {
    DueCard(card: try $0.id("card"), due: try $0.day("next_review_at"), ease: try $0.int("ease"))
  }
}

private let experienceCalls: [String: VectorCall] = [
  "tong.xp.review": { try earned($0, "review") },
  "tong.xp.lesson": { try earned($0, "lesson") },
  "tong.xp.boss": { try earned($0, "boss") },
  "tong.xp.game": { try earned($0, "game") },
  "tong.xp.live_session": { try earned($0, "live_session") },
  "tong.level": { input in
    let points = try input.int("xp")
    return [
      "level": VectorValue(TongLevels.level(points)), "seed_level": VectorValue(TongLevels.seedLevel(points)),
    ]
  },
  "tong.level_xp": { ["xp": VectorValue(TongLevels.experience(forLevel: try $0.int("level")))] },
  "tong.level_progress": { output(TongLevels.progress(try $0.int("xp"))) },
  "tong.session": { input in
    let points = try input.array("events").reduce(0) { sum, event in
      sum + (try tongEvent(event, try event.string("event"))?.experience ?? 0)
    }
    var members = output(TongLevels.progress(points))
    members["xp_in_level"] = nil
    members["xp"] = VectorValue(points)
    return members
  },
  "progress.ring": { input in
    ["percent": VectorValue(Score(correct: try input.int("done"), total: try input.int("total")).percent)]
  },
]

private func earned(_ input: VectorValue, _ event: String) throws -> [String: VectorValue] {
  guard let event = try tongEvent(input, event) else { return ["error": "quality"] }
  return ["xp": VectorValue(event.experience)]
}

private func tongEvent(_ input: VectorValue, _ name: String) throws -> TongEvent? {
  switch name {
  case "review": return ReviewQuality(rawValue: try input.int("quality")).map { .review($0) }
  case "lesson":
    let errors = try input.int("errors")
    return input["xp_value"]?.int.map { .lesson(value: $0, errors: errors) } ?? .lesson(errors: errors)
  case "boss":
    return .boss(isPassed: try input.bool("passed"), wasPassedBefore: try input.bool("passed_before"))
  case "game": return .quickGame(try input.choice("outcome"))
  case "live_session": return .liveSession(seconds: try input.int("seconds"))
  default: throw VectorValue.Missing(description: "no event '\(name)'")
  }
}

func output(_ progress: LevelProgress) -> [String: VectorValue] {
  [
    "level": VectorValue(progress.level), "xp_in_level": VectorValue(progress.experienceInLevel),
    "xp_to_next": VectorValue(progress.experienceToNext),
  ]
}

private let streakCalls: [String: VectorCall] = [
  "day.parse": { input in
    guard let day = CalendarDay(try input.string("day")) else { return ["error": "day"] }
    return ["day": VectorValue(day.description)]
  },
  "day.difference": { ["days": VectorValue(try $0.day("to").days(since: try $0.day("from")))] },
  "day.local": { input in
    let day = CalendarDay(of: try input.instant("at"), in: try input.timeZone("time_zone"))
    return ["day": VectorValue(day.description)]
  },
  "streak.tong": { input in
    let days = try input.strings("active_days").compactMap { CalendarDay($0) }
    return ["streak": VectorValue(streak(days).shown(on: try input.day("today")))]
  },
  "streak.tong_at": { input in
    let zone = try input.timeZone("time_zone")
    let days = try input.strings("active_at").map { CalendarDay(of: try VectorValue.instant($0), in: zone) }
    return [
      "streak": VectorValue(streak(days).shown(on: CalendarDay(of: try input.instant("now"), in: zone)))
    ]
  },
  "streak.edutok": { input in
    let days = try input.array("days").map {
      DayActivity(
        day: try $0.day("day"), cardsFlipped: try $0.int("cards_flipped"),
        topicsExplored: try $0.int("topics_explored"))
    }
    let current = ActivityStreak.current(days, on: try input.day("today"))
    let longest = ActivityStreak.longest(before: try input.int("longest_before"), current: current)
    return ["current": VectorValue(current), "longest": VectorValue(longest)]
  },
]

private func streak(_ days: [CalendarDay]) -> DayStreak {
  days.reduce(into: DayStreak()) { $0.recordActivity(on: $1) }
}

private let randomCalls: [String: VectorCall] = [
  "random.outputs": { input in
    var generator = try seeded(input)
    let outputs = (0..<(try input.int("count"))).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return ["outputs": VectorValue(outputs)]
  },
  "random.below": { input in
    var generator = try seeded(input)
    let bound = try input.int("bound")
    return ["numbers": VectorValue((0..<(try input.int("count"))).map { _ in generator.below(bound) })]
  },
  "random.units": { input in
    var generator = try seeded(input)
    let units = (0..<(try input.int("count"))).map { _ in Int((generator.unit() * 1e6).rounded()) }
    return ["millionths": VectorValue(units)]
  },
  "random.shuffle": { input in
    var generator = try seeded(input)
    return ["order": VectorValue(generator.shuffled(0..<(try input.int("count"))))]
  },
  "random.sample": { input in
    var generator = try seeded(input)
    return ["sample": VectorValue(generator.sample(try input.int("size"), of: 0..<(try input.int("count"))))]
  },
  "random.boxes": { input in
    var generator = try seeded(input)
    let boxes = MysteryBox.boxes(using: &generator).map {
      VectorValue.object(["rarity": VectorValue($0.rarity.rawValue), "xp": VectorValue($0.experience)])
    }
    return ["boxes": .array(boxes)]
  },
]

private func seeded(_ input: VectorValue) throws -> SplitMix64 {
  SplitMix64(seed: UInt64(try input.int("seed")))
}
