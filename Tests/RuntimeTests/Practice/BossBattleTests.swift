import CurriculumRuntime
import Foundation
import Testing

@Suite struct BossBattleTests {
  private let begin = Date(timeIntervalSince1970: 1_772_355_600)

  @Test func whateverHappensTimeNeverComesBackAndTheEndIsTheEnd() {
    var random = SplitMix64(seed: 21)
    for _ in 0..<300 {
      var battle = BossBattle(
        items: random.below(6), timeLimitSeconds: random.below(90), passScorePercent: 60)
      var left = battle.remainingSeconds ?? Int.max
      for _ in 0..<40 {
        let result = battle.result
        let now = begin + Double(random.below(200_000)) / 1000 - 60
        switch random.below(10) {
        case 0: battle.start(at: now)
        case 1: battle.submit(at: now)
        case 2: battle.tick(at: now)
        default: battle.answer(random.below(8) - 1, isCorrect: random.below(2) == 0, at: now)
        }
        #expect((battle.remainingSeconds ?? Int.max) <= left)
        left = battle.remainingSeconds ?? Int.max
        if let result {
          #expect(battle.result == result, "nothing changes a result")
          #expect(battle.state == (result.isPassed ? .passed : .failed))
        }
      }
    }
  }

  @Test func aBattleGoesOnAfterTheAppWasEnded() throws {
    var battle = BossBattle(items: 3, timeLimitSeconds: 60, passScorePercent: 66)
    func kept(_ battle: BossBattle) throws -> BossBattle {
      try JSONDecoder().decode(BossBattle.self, from: JSONEncoder().encode(battle))
    }
    #expect(try kept(battle) == battle)
    battle.start(at: begin)
    battle.answer(0, isCorrect: true, at: begin + 5)
    battle.answer(1, isCorrect: true, at: begin + 20)
    var later = try kept(battle)
    #expect(later == battle)
    #expect(later.remainingSeconds == 40)
    #expect(later.tick(at: begin + 61) == .timeUp)
    #expect(later.result?.score == Score(correct: 2, total: 3))
    #expect(later.result?.isPassed == true)
    #expect(try kept(later) == later)
  }

  @Test func aBattleThatWasTamperedWithIsStillOne() throws {
    let json = #"{"items": 2, "limit": -5, "pass": 900, "started": 9e15, "used": -3, "right": [0, 7, -1, 1]}"#
    var battle = try JSONDecoder().decode(BossBattle.self, from: Data(json.utf8))
    #expect(battle.limit == nil)
    #expect(battle.passScorePercent == 100)
    #expect(battle.submit(at: begin) == .submitted)
    #expect(battle.result?.score == Score(correct: 2, total: 2))
  }

  @Test func timesThatNoClockShowsDoNoHarm() {
    for instant in [
      Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: -.infinity),
      Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: 1e300), .distantPast, .distantFuture,
    ] {
      var battle = BossBattle(items: 1, timeLimitSeconds: Int.max, passScorePercent: Int.min)
      battle.start(at: instant)
      battle.answer(0, isCorrect: true, at: .distantFuture)
      battle.submit(at: instant)
      #expect(battle.result != nil)
      _ = CalendarDay(of: instant, in: .gmt).start(in: .gmt)
    }
    var battle = BossBattle(items: Int.min, timeLimitSeconds: Int.min, passScorePercent: Int.max)
    #expect(battle.start(at: begin) == .started)
    #expect(battle.submit(at: begin) == .submitted)
    #expect(battle.state == .failed)
  }

  @Test func numbersThatCannotBeAreTakenAsTheNearestThatCan() {
    for number in [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max] {
      for other in [Int.min, -1, 0, 1, Int.max] {
        let score = Score(correct: number, total: other)
        #expect((0...100).contains(score.percent))
        #expect((0...10_000).contains(score.percentHundredths))
        _ = score.passes(percent: number)
        #expect(
          (0...100).contains(
            StoryExam(questions: number, passPercent: other).result(correct: other, pool: number)))
        _ = StoryExam().reach(pool: number)
        let state = ReviewState(repetitions: number, interval: other, ease: number)
        for quality in ReviewQuality.allCases { #expect(SM2().reviewed(state, quality).interval >= 1) }
        #expect(TongLevels.progress(number).level >= 1)
        #expect(EdutokLevels.progress(number).level >= 1)
        #expect(TongLevels.experience(forLevel: number) >= 0)
        #expect(EdutokLevels.experience(forLevel: number) >= 0)
        #expect(TongEvent.lesson(value: number, errors: other).experience >= 0)
        #expect(TongEvent.liveSession(seconds: number).experience >= 0)
        var challenge = DailyChallenge(.perfectScore, progress: number)
        challenge.add(other)
        #expect((0...10).contains(challenge.progress))
        #expect((0..<12).contains(FlashcardBatches.imageIndex(cards: number, index: other)))
        #expect((0..<15).contains(FlashcardBatches.aspectIndex(batch: number)))
        #expect(FlashcardBatches.next(cards: number) >= 2)
        #expect(CalendarDay(number: number).adding(days: other).date.year >= 1)
        var streak = DayStreak(length: number, lastActiveDay: CalendarDay(number: other))
        streak.recordActivity(on: CalendarDay(number: number))
        #expect(streak.shown(on: CalendarDay(number: 0)) >= 0)
        var ladder = ReviewLadder(understoodOn: CalendarDay(number: number), reviewCount: other)
        ladder.review(on: CalendarDay(number: number))
        #expect(ladder.due >= ladder.understoodOn || number < 0)
      }
    }
    for easeFactor in [Double.nan, .infinity, -.infinity, 0, 1e300, 2.36] {
      let state = ReviewState(repetitions: 2, interval: 6, easeFactor: easeFactor)
      #expect((130...10_000).contains(state.ease))
    }
    #expect(ReviewState(repetitions: 2, interval: 6, easeFactor: 2.36).ease == 236)
    for unit in [Double.nan, .infinity, -.infinity, -1, 2] { _ = MysteryBox.Rarity(unit) }
    #expect(CardCompletion(isCorrect: true, isFirstTry: true, seconds: .nan).experience == 50)
  }
}
