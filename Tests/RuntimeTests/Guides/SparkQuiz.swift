import CurriculumRuntime

/// What Spark's quiz player asks of a bundle.
struct SparkQuiz {
  let reader: BundleReader

  /// The quizzes of a subject that count for an exam board; one without a board is for all that it names.
  func quizzes(subject: String, board: String) throws -> [QuizRow] {
    try reader.quizzes().filter { $0.subject == subject && ($0.board ?? board) == board }
  }

  /// What an answer is worth, without a server: the grade has marks, a reason, and a sentence for the learner.
  func grade(_ answer: LearnerAnswer, to question: QuestionRow) throws -> Grade? {
    try reader.grader(of: question)?.grade(answer)
  }

  /// The marks of an attempt; what was not answered gets none.
  func score(ofQuiz quiz: Int64, answers: [Int64: LearnerAnswer]) throws -> Score {
    let questions = try reader.questions(of: .quiz(quiz))
    let marks = try questions.map { question in
      try answers[question.id].flatMap { try grade($0, to: question)?.marks } ?? 0
    }
    return Score(correct: marks.reduce(0, +), total: questions.reduce(0) { $0 + $1.marks })
  }
}
