import Foundation

/// A kit that a learner makes in indi, and what is wrong with it.
///
/// Kits of a bundle have been checked by the compiler; these are checked where they are made.
///
/// Source: indi's document, "New Kit"; the limits are the app's.
public struct CustomKit: Hashable, Sendable {
  /// A question of a kit.
  public struct Question: Hashable, Sendable {
    /// What is asked.
    public let question: String
    /// What is right.
    public let correctAnswer: String
    /// What is wrong: one to three.
    public let incorrectAnswers: [String]

    /// A question of a kit.
    public init(question: String, correctAnswer: String, incorrectAnswers: [String]) {
      self.question = question
      self.correctAnswer = correctAnswer
      self.incorrectAnswers = incorrectAnswers
    }
  }

  /// What is wrong with a kit; `rawValue` is the name that the conformance vectors use.
  public enum Problem: String, CaseIterable, Sendable {
    /// Nothing but white space.
    case nameEmpty = "name-empty"
    /// More than 30 characters.
    case nameTooLong = "name-too-long"
    /// Another kit of the stage has the name, but for case.
    case nameTaken = "name-taken"
    /// A kit asks at least one question.
    case noQuestions = "no-questions"
    /// A question of nothing but white space.
    case questionEmpty = "question-empty"
    /// A right or wrong answer of nothing but white space.
    case answerEmpty = "answer-empty"
    /// None, or more than three.
    case incorrectAnswersCount = "incorrect-answers-count"
    /// A wrong answer is the right one, or stands twice.
    case incorrectAnswerRepeated = "incorrect-answer-repeated"
  }

  /// The most characters of a name.
  public static let longestName = 30

  /// The kit's name.
  public let name: String
  /// Its questions.
  public let questions: [Question]

  /// A kit that a learner made.
  public init(name: String, questions: [Question]) {
    self.name = name
    self.questions = questions
  }

  /// What is wrong with the kit, each once, in the order of the list; nothing for a kit that may be kept.
  ///
  /// - Parameter otherNames: Names of the other kits of its stage.
  public func problems(otherNames: some Sequence<String>) -> [Problem] {
    var problems: Set<Problem> = []
    let name = Self.trimmed(name)
    if name.isEmpty { problems.insert(.nameEmpty) }
    if name.count > Self.longestName { problems.insert(.nameTooLong) }
    if otherNames.contains(where: { Self.form($0) == Self.form(name) }) { problems.insert(.nameTaken) }
    if questions.isEmpty { problems.insert(.noQuestions) }
    for question in questions {
      if Self.trimmed(question.question).isEmpty { problems.insert(.questionEmpty) }
      let wrong = question.incorrectAnswers.map(Self.form)
      let answers = [Self.form(question.correctAnswer)] + wrong
      if answers.contains("") { problems.insert(.answerEmpty) }
      if !(1...3).contains(wrong.count) { problems.insert(.incorrectAnswersCount) }
      if Set(answers).count < answers.count { problems.insert(.incorrectAnswerRepeated) }
    }
    return Problem.allCases.filter(problems.contains)
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The form in which texts are the same but for case.
  private static func form(_ text: String) -> String { trimmed(text).lowercased() }
}
