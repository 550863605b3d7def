import CurriculumRuntime
import Foundation

/// What Tong's services ask of a bundle.
struct TongCourse {
  let reader: BundleReader

  /// LearnService: the lessons of a band that are left, in the order of learning.
  func lessonsLeft(ofBand band: Int64, completed: Set<Int64>) throws -> [LessonRow] {
    try reader.lessons(ofBand: band).filter { !completed.contains($0.id) }
  }

  /// LearnService: the right answer and its distractors, shuffled; empty where none good enough were found.
  func choices(ofCard card: Int64, isProduced: Bool, using generator: inout SplitMix64) throws -> [OptionRow]
  {
    let questions = try reader.questions(of: .card(card))
    guard let question = isProduced ? questions.last : questions.first else { return [] }
    return generator.shuffled(try reader.options(ofQuestion: question.id))
  }

  /// FlashcardService: what a typed answer is worth, and when the card comes back.
  func review(_ card: Int64, typed: String, state: ReviewState, on today: CalendarDay)
    throws -> (grade: Grade, next: ScheduledReview, experience: Int)?
  {
    guard let question = try reader.questions(of: .card(card)).last,
      let grader = try reader.grader(of: question)
    else { return nil }
    let grade = grader.grade(.text(typed))
    let quality: ReviewQuality =
      switch grade.verdict {
      case .correct: .good
      case .partial: .difficult
      case .incorrect: .incorrect
      }
    return (grade, SM2().reviewed(state, quality, on: today), TongEvent.review(quality).experience)
  }

  /// ReviewService: the cards of a review, errors first; the two lists come from the app's own tables.
  func reviewItems(errors: [Int64], due: [Int64]) throws -> [CardRow] {
    try reader.cards(ProgressQueries.reviewSet(errors: errors, due: due))
  }

  /// BossBattleService: a battle from its start to its submission; answers are in the order of the items.
  func battle(ofBand band: Int64, answers: [LearnerAnswer], from start: Date, to end: Date) throws
    -> BossBattle?
  {
    guard let test = try reader.bossTest(ofBand: band) else { return nil }
    var battle = try reader.bossBattle(test)
    battle.start(at: start)
    for (item, (question, answer)) in zip(try reader.questions(of: .bossTest(test.id)), answers).enumerated()
    {
      let grade = try reader.grader(of: question)?.grade(answer)
      battle.answer(item, isCorrect: grade?.verdict == .correct, at: start)
    }
    battle.submit(at: end)
    return battle
  }
}
