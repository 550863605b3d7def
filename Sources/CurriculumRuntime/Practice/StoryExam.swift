import Foundation

/// indi's kit test: every question of a kit once, with options.
///
/// Source: indi's document, "Testing"; docs/runtime/rules.md, Story mode.
public enum KitTest {
  /// The result of a test in whole per cent, rounded half up.
  public static func result(correct: Int, total: Int) -> Int { Score(correct: correct, total: total).percent }

  /// True when a result, which is rounded, reaches the threshold.
  public static func isPassed(_ result: Int, passPercent: Int = 70) -> Bool { result >= passPercent }

  /// The result to keep: the better one.
  public static func best(_ stored: Int?, _ new: Int) -> Int { max(stored ?? new, new) }

  /// The questions in random order.
  public static func drawn<Question>(_ questions: [Question], using generator: inout SplitMix64) -> [Question]
  {
    generator.shuffled(questions)
  }
}

/// indi's exam: questions drawn from the kits of stages, answered by typing.
///
/// Source: indi's document, "Exam"; docs/runtime/rules.md, Story mode.
public struct StoryExam: Hashable, Sendable {
  /// How many questions are drawn, and what the result is divided by even when there are fewer.
  public let questions: Int
  /// The least result that passes, in whole per cent.
  public let passPercent: Int

  /// An exam; 10 questions and 50 % are indi's own.
  public init(questions: Int = 10, passPercent: Int = 50) {
    self.questions = min(max(1, questions), 1_000_000)
    self.passPercent = min(max(passPercent, 1), 100)
  }

  /// The exams of a story of the bundle.
  public init(_ story: StoryRow) {
    self.init(questions: story.examQuestions, passPercent: story.examPassPercent)
  }

  /// How many questions are asked out of a pool.
  public func asked(pool: Int) -> Int { min(max(0, pool), questions) }

  /// Questions drawn from a pool, each at most once.
  public func drawn<Question>(from pool: [Question], using generator: inout SplitMix64) -> [Question] {
    generator.sample(questions, of: pool)
  }

  /// The result in whole per cent: right answers out of `questions`, however many were asked.
  public func result(correct: Int, pool: Int) -> Int {
    Score(correct: min(correct, asked(pool: pool)), total: questions).percent
  }

  /// True when a result passes.
  public func isPassed(_ result: Int) -> Bool { result >= passPercent }

  /// The best result that a pool allows, and how many right answers pass; nil when no number does.
  public func reach(pool: Int) -> (best: Int, needed: Int?) {
    let asked = asked(pool: pool)
    let needed = (0...asked).first { isPassed(result(correct: $0, pool: pool)) }
    return (result(correct: asked, pool: pool), needed)
  }

  /// How a typed answer is compared with the right one.
  public enum Comparison: Sendable {
    /// As indi's app does: case alone does not matter, and a space too many is an error.
    case strict
    /// As words are graded elsewhere, in a language: ISO 639 code.
    case lenient(language: String)
  }

  /// True when what was typed is right.
  ///
  /// - Parameters:
  ///   - typed: What the learner typed.
  ///   - correct: The right answer.
  ///   - alternatives: What else is right; the app knows none.
  ///   - comparison: As the app compares, or as words are graded elsewhere.
  public static func accepts(
    _ typed: String, for correct: String, alternatives: [String] = [], by comparison: Comparison = .strict
  ) -> Bool {
    switch comparison {
    case .strict:
      guard AnswerText.isReadable(typed) else { return false }
      let form = Self.form(typed)
      return ([correct] + alternatives).contains {
        Self.form($0.trimmingCharacters(in: .whitespacesAndNewlines)) == form
      }
    case .lenient(let language):
      let grader = TextGrader(accepted: [correct] + alternatives, language: language)
      return grader.finding(typed).verdict != .incorrect
    }
  }

  private static func form(_ text: String) -> [UInt8] {
    Array(text.precomposedStringWithCanonicalMapping.lowercased().utf8)
  }
}
