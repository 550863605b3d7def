import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// What must hold whatever learners do.
@Suite struct PracticeLawTests {
  @Test(arguments: SM2Profile.allCases)
  func reviewsKeepIntervalsAndEaseWithinTheirBounds(profile: SM2Profile) {
    let scheduler = SM2(profile)
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      var state = ReviewState.new
      for _ in 0..<60 {
        guard let quality = ReviewQuality(rawValue: random.below(6)) else { return }
        let next = scheduler.reviewed(state, quality)
        #expect((1...36_500).contains(next.interval))
        #expect((130...10_000).contains(next.ease))
        #expect((next.repetitions == 0) == !quality.isKnown)
        if quality.isKnown, state.repetitions >= 2, state.interval >= 6, next.interval < 36_500 {
          #expect(next.interval > state.interval, "\(state) graded \(quality)")
        }
        if quality.isKnown, state.repetitions >= 2, profile == .literal {
          // The exact product lies at most a day below what is rounded up.
          #expect(next.interval * 100 - state.interval * state.ease < 100 || next.interval == 1)
        }
        state = next
      }
    }
  }

  @Test func aLogGivesTheSameCardsInWhateverOrderItArrives() {
    var random = SplitMix64(seed: 12)
    let log = (0..<300).map { index in
      LoggedReview(
        card: Int64(random.below(20)), quality: ReviewQuality(rawValue: random.below(6)) ?? .good,
        // Some at one and the same time.
        time: Date(timeIntervalSince1970: Double(index / 3)), day: CalendarDay(number: 20_000 + index / 30))
    }
    let expected = SM2().replayed(log)
    for _ in 0..<20 { #expect(SM2().replayed(random.shuffled(log)) == expected) }
  }

  @Test func trainingEndsOnceEverythingWasAnsweredRightly() {
    var random = SplitMix64(seed: 13)
    for size in 0..<40 {
      var training = Training(questions: (0..<size).map { Int64($0) })
      var right: Set<Int64> = []
      var (asked, before) = (0, 0.0)
      while let question = training.question, asked < 10_000 {
        #expect(!right.contains(question), "what was right is not asked again")
        let isCorrect = random.below(3) == 0
        if isCorrect { right.insert(question) }
        training.answer(isCorrect: isCorrect)
        #expect(training.progress >= before)
        (asked, before) = (asked + 1, training.progress)
      }
      #expect(training.isFinished)
      #expect(training.progress == 1)
      #expect(right.count == size)
      #expect(training.rounds.reduce(0) { $0 + $1.total } == asked)
      #expect(training.rounds.reduce(0) { $0 + $1.correct } == size)
      #expect(training.answer(isCorrect: true) == nil)
    }
  }

  @Test func trainingDrawsEachQuestionOnceAndAtLeastOne() {
    var random = SplitMix64(seed: 14)
    let questions = (0..<30).map { Int64($0) }
    #expect(Training(drawing: 12, from: questions, using: &random).total == 12)
    #expect(Training(drawing: 0, from: questions, using: &random).total == 1)
    #expect(Training(drawing: Int.min, from: questions, using: &random).total == 1)
    #expect(Training(drawing: Int.max, from: questions, using: &random).total == 30)
    #expect(Training(drawing: 5, from: [], using: &random).isFinished)
  }

  @Test func aShuffleIsAPermutationAndEveryOneIsReached() {
    var random = SplitMix64(seed: 15)
    var orders: [[Int]: Int] = [:]
    for _ in 0..<24_000 { orders[random.shuffled(0..<4), default: 0] += 1 }
    #expect(orders.count == 24)
    #expect(orders.keys.allSatisfy { $0.sorted() == [0, 1, 2, 3] })
    // A thousand each are expected; six standard deviations are 186.
    #expect(orders.values.allSatisfy { (814...1186).contains($0) })
    for size in [0, 1, 2, 50, 1000] { #expect(random.shuffled(0..<size).sorted() == Array(0..<size)) }
  }

  @Test func numbersBelowABoundAreBelowItAndAllOccur() {
    var random = SplitMix64(seed: 16)
    for bound in 1...40 {
      let drawn = Set((0..<bound * 40).map { _ in random.below(bound) })
      #expect(drawn == Set(0..<bound))
    }
    for bound in [0, -1, Int.min] { #expect(random.below(bound) == 0) }
    for _ in 0..<100 { #expect((0..<Int.max).contains(random.below(Int.max))) }
    for _ in 0..<10_000 { #expect((0..<1).contains(random.unit())) }
  }

  @Test func daysAreThoseOfTheGregorianCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for number in stride(from: -141_000, through: 2_932_896, by: 89) {
      let day = CalendarDay(number: number)
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(number) * 86_400))
      #expect(parts.year == day.date.year && parts.month == day.date.month && parts.day == day.date.day)
      #expect(CalendarDay(day.description) == day)
    }
    #expect(CalendarDay("0001-01-01")?.number == -719_162)
    #expect(CalendarDay("9999-12-31")?.number == 2_932_896)
    #expect(CalendarDay(number: Int.max).description == "9999-12-31")
    #expect(CalendarDay(number: Int.min).description == "0001-01-01")
  }

  @Test(arguments: [
    "Europe/London", "America/Havana", "Asia/Kathmandu", "Pacific/Kiritimati", "Pacific/Apia",
  ])
  func everyInstantLiesOnTheDayThatBeginsBeforeIt(identifier: String) throws {
    let zone = try #require(TimeZone(identifier: identifier))
    for hour in stride(from: 0, to: 24 * 800, by: 7) {
      let instant = Date(timeIntervalSince1970: 1_293_840_000 + Double(hour) * 3600 + 1799)
      let day = CalendarDay(of: instant, in: zone)
      #expect(day.start(in: zone) <= instant)
      #expect(CalendarDay(of: day.start(in: zone), in: zone) == day)
      #expect(DailyChallenge.expiry(after: instant, in: zone) > instant)
    }
  }

  @Test func daysAndStreaksAreKeptAsJSON() throws {
    let day = try #require(CalendarDay("2026-03-01"))
    let json = try JSONEncoder().encode([day])
    #expect(String(decoding: json, as: UTF8.self) == #"["2026-03-01"]"#)
    #expect(try JSONDecoder().decode([CalendarDay].self, from: json) == [day])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDay].self, from: Data(#"["1 March"]"#.utf8))
    }
  }

  @Test func levelsAreThoseOfTheirThresholds() {
    for level in 1...400 {
      for (start, of) in [
        (TongLevels.experience(forLevel: level), TongLevels.progress),
        (EdutokLevels.experience(forLevel: level), EdutokLevels.progress),
      ] {
        #expect(of(start).level == level)
        #expect(of(start).experienceInLevel == 0)
        if level > 1 { #expect(of(start - 1).level == level - 1) }
        #expect((0..<1).contains(of(start + 7).fraction))
      }
    }
  }
}
