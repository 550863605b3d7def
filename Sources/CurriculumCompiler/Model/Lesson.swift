/// A sitting: cards, explanations, sentences, exercises.
///
/// A class only so that handing it on costs one reference count, not one for each text; it never changes.
package final class Lesson: Sendable {
  package let identity: Identity
  package let course: Text
  /// The unit's id.
  package let unit: Text
  package let title: Text
  package let type: Spanned<LessonType>
  package let mode: Spanned<Mode>?
  /// Experience points for completing it.
  package let experience: Spanned<Int>?
  package let canDo: Text?
  package let grammar: [Text]
  package let order: Spanned<Int>
  package let explanations: [Text]
  package let sentences: [Sentence]
  package let cards: [Card]
  package let exercises: [Question]
  package let head: SourceSpan

  init(
    identity: Identity, course: Text, unit: Text, title: Text, type: Spanned<LessonType>,
    mode: Spanned<Mode>?, experience: Spanned<Int>?, canDo: Text?, grammar: [Text], order: Spanned<Int>,
    explanations: [Text], sentences: [Sentence], cards: [Card], exercises: [Question], head: SourceSpan
  ) {
    self.identity = identity
    self.course = course
    self.unit = unit
    self.title = title
    self.type = type
    self.mode = mode
    self.experience = experience
    self.canDo = canDo
    self.grammar = grammar
    self.order = order
    self.explanations = explanations
    self.sentences = sentences
    self.cards = cards
    self.exercises = exercises
    self.head = head
  }

  /// Texts that are certain to be in the language taught: cards and example sentences.
  var targetTexts: LessonTexts { LessonTexts(self, .target) }

  /// Texts that are certain to be in the learners' own language: translations.
  var nativeTexts: LessonTexts { LessonTexts(self, .native) }

  /// Both, those in the language taught first.
  var textsOfBothLanguages: LessonTexts { LessonTexts(self, .both) }
}

/// An example sentence.
package struct Sentence: Sendable {
  package let targetText: Text
  package let nativeText: Text
  package let transliteration: Text?
  package let audio: Text?
  package let note: Text?
}
