/// indi's story: stages to grow up through, and the exams between them.
package struct Story: Sendable {
  package let identity: Identity
  package let title: Text
  package let source: LanguageTag
  package let target: LanguageTag
  /// Least percentage on every kit of a stage before its exam opens.
  package let kitPassPercent: Spanned<Int>
  /// Least percentage on an exam.
  package let examPassPercent: Spanned<Int>
  /// Questions drawn for an exam.
  package let examQuestions: Spanned<Int>
  /// True when fewer than eight stages are meant to be there.
  package let isPartial: Bool
  package let stages: [Stage]
  package let exams: [Exam]
  package let head: SourceSpan
}

/// A stage of life.
package struct Stage: Sendable {
  package let identity: Identity
  package let name: Spanned<StageName>
  package let title: Text
}

/// An exam over the kits of some stages, and the stages it opens.
package struct Exam: Sendable {
  package let identity: Identity
  package let title: Text
  package let covers: [Text]
  package let opens: [Text]
  /// True when it covers those of its stages that the learner selected.
  package let coversSelected: Bool
  package let head: SourceSpan
}

/// A set of words of a stage.
package struct Kit: Sendable {
  package let identity: Identity
  /// The story's id.
  package let story: Text
  /// The stage's id.
  package let stage: Text
  package let name: Text
  package let order: Spanned<Int>
  package let isBasic: Spanned<Bool>
  package let questions: [KitQuestion]
  package let head: SourceSpan
}

/// A word to translate, with one correct answer and up to three incorrect ones; what is missing to three is chosen.
package struct KitQuestion: Sendable {
  package let identity: Identity
  package let question: Text
  package let correctAnswer: Text
  package let incorrectAnswers: [Text]
  package let accept: [Text]
  package let details: QuestionDetails
  package let head: SourceSpan
}

/// Edutok: a batch of flashcards.
package struct Deck: Sendable {
  package let identity: Identity
  package let topic: Text
  package let aspect: Text?
  package let depth: Depth
  package let batch: Int
  package let imageKeywords: [Text]
  package let flashcards: [Question]
  package let head: SourceSpan
}
