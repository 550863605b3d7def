import CurriculumRuntime

/// What is asked, in the one shape that exercises, boss items, quiz questions and flashcards share.
package struct Question: Sendable {
  package let identity: Identity
  /// The name the author gave the type: `fill_blank`.
  package let typeName: Text
  package let prompt: Wording
  package let body: QuestionBody
  package let details: QuestionDetails
  package let head: SourceSpan
}

/// What a right answer is, by the way the answer is given.
package enum QuestionBody: Sendable {
  /// One or several of the options; `keys` are positions in `options`, ascending.
  case choice(options: [Text], keys: [Int], isSingle: Bool)
  /// A statement that is true or false.
  case trueFalse(Spanned<Bool>)
  /// Words to type: the answer, and others that are as good.
  case typed(answer: Text, accept: [Text])
  /// Words to say.
  case spoken(answer: Text, accept: [Text])
  /// A gap for each entry; the first text of an entry is the answer, the others are accepted.
  case cloze(gaps: [[Text]])
  /// Items in the right order.
  case ordering([Text])
  /// Pairs that belong together.
  case matching([(left: Text, right: Text)])
  /// A number with a unit.
  case numeric(NumericAnswer)
  /// A few sentences, a mark for each point.
  case rubric(points: [Text])
  /// The learner judges.
  case recall(answer: Text)
}

/// A numeric answer with what is accepted for it.
package struct NumericAnswer: Sendable {
  package let value: Spanned<Decimal>
  /// nil when the author wrote none; "none" when there is no unit.
  package let unit: Text?
  package let tolerance: Tolerance?
  package let significantFigures: Spanned<Int>?
  package let accept: [(value: Spanned<Decimal>, unit: Text?)]
  package let span: SourceSpan
}

/// How far a numeric answer may be from the key.
package enum Tolerance: Sendable {
  /// A percentage of the key.
  case relative(Spanned<Decimal>)
  /// An amount in the key's unit.
  case absolute(Spanned<Decimal>)
  /// From one value to another, both included, in the key's unit.
  case range(low: Spanned<Decimal>, high: Spanned<Decimal>)
  /// None: the rounded value must be the key.
  case exactAfterRounding(SourceSpan)
}

/// What any question may say beside prompt and answer.
package struct QuestionDetails: Sendable {
  package var explanation: Text?
  package var marks: Spanned<Int>?
  package var difficulty: Spanned<Int>?
  package var hints: [Text] = []
  package var tags: [Text] = []
  package var audio: Text?
  package var image: Image?
  /// The unit that a boss item covers.
  package var unit: Text?
  package var tier: Spanned<Tier>?
  package var objective: Spanned<AssessmentObjective>?
  package var commandWord: Text?
  package var working: Text?
  package var equation: Text?
  package var imageKeywords: [Text] = []
  package var topics: [(name: Text, value: Text)] = []
  package var practical: [(name: Text, value: Text)] = []
  package var source: QuestionSource?
  /// What a mark scheme says beside the answer.
  package var marking = MarkingNotes()
  /// What a person has to look at before learners see it.
  package var review: [Text] = []
  /// Incorrect options by the mistake they diagnose: text of the option to the mistake's name.
  package var errors: [(name: Text, value: Text)] = []
  /// What the author decided about wrong answers.
  package var verdicts: DistractorVerdicts?

  /// Nothing said.
  package init() {}
}

/// What a mark scheme tells those who mark, beside the right answer.
package struct MarkingNotes: Sendable {
  /// Answers that earn the mark, too, of a question whose type has no such list in its answer.
  package var accepted: [Text] = []
  /// Answers that earn nothing.
  package var rejected: [Text] = []
  /// What neither earns nor costs a mark.
  package var ignored: [Text] = []
  /// Anything else it says.
  package var guidance: [Text] = []

  /// Nothing said.
  package init() {}
}

/// Where a question, a flashcard or a card was taken from.
package struct QuestionSource: Sendable {
  package let file: Text
  package let page: Spanned<Int>?
  package let lastPage: Spanned<Int>?
  /// Left, top, right and bottom on the page, in points from its top left corner; nil or four.
  package let box: [Spanned<Decimal>]?
  package let snippet: Text?
  package let sha256: Text?
  package let confidence: Text?
  /// The file with the answer, where that is another one.
  package let answerFile: Text?
  package let answerPage: Spanned<Int>?
}

/// Spark: a set of exam-style questions.
package struct Quiz: Sendable {
  package let identity: Identity
  package let title: Text
  package let programme: Spanned<Programme>
  package let subject: Spanned<Subject>
  package let board: Spanned<Board>?
  package let tier: Spanned<Tier>
  package let topic: Text?
  package let subtopic: Text?
  package let generationMode: GenerationMode
  package let language: Text
  package let specifications: [(name: Text, value: Text)]
  package let equations: [Text]
  package let questions: [Question]
  package let head: SourceSpan
}
