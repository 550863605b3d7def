/// A course: one language taught from another.
package struct Course: Sendable {
  package let identity: Identity
  package let code: Text
  package let name: Text
  package let nativeName: Text?
  package let variant: Text?
  package let script: Text
  package let direction: WritingDirection
  package let flagEmoji: Text?
  package let source: LanguageTag
  package let dialectPolicy: Text?
  package let romanisation: Text?
  package let hasGenderedNouns: Bool?
  package let closedClass: [Text]
  package let properNames: [Text]
  package let entry: Text?
  package let span: SourceSpan
}

/// A step on the ACTFL scale within a course.
package struct Band: Sendable {
  package let identity: Identity
  /// The course's id.
  package let course: Text
  package let sublevel: Spanned<Sublevel>
  package let longLabel: Text
  /// Place among its siblings, from 0, as written or as it stands in a list.
  package let order: Spanned<Int>
  package let unitsRequired: Spanned<Int>
  package let description: Text?
  package let cefr: [(name: Text, value: Text)]
  package let parameters: [(name: Text, value: Text)]
  package let head: SourceSpan
}

/// A theme within a band.
package struct Unit: Sendable {
  package let identity: Identity
  package let course: Text
  /// The band's id.
  package let band: Text
  package let title: Text
  package let description: Text?
  package let canDo: Text?
  package let topics: [Text]
  package let order: Spanned<Int>
  package let head: SourceSpan
}

/// A sitting: cards, explanations, sentences, exercises.
package struct Lesson: Sendable {
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
}

/// An example sentence.
package struct Sentence: Sendable {
  package let targetText: Text
  package let nativeText: Text
  package let transliteration: Text?
  package let audio: Text?
  package let note: Text?
}

/// A word or phrase to learn. What few cards have is kept in `details`.
package struct Card: Sendable {
  package let identity: Identity
  package let targetText: Text
  package let nativeText: Text
  package let lemma: Text?
  package let partOfSpeech: PartOfSpeech?
  package let gender: Gender?
  package let article: Text?
  package let ipa: Text?
  package let transliteration: Text?
  /// Accepted in the source language beside the senses of `nativeText`.
  package let acceptNative: [Text]
  /// Accepted in the target language beside `targetText`.
  package let acceptTarget: [Text]
  /// 1 easy to 5 hard.
  package let difficulty: Int
  package let details: CardDetails?
  /// Number of the question from the language taught into the source language.
  package let recogniseNumber: Int64
  /// Number of the question from the source language into the language taught.
  package let produceNumber: Int64
}

/// Facts that few cards carry.
package final class CardDetails: Sendable {
  package let audio: Text?
  package let image: Image?
  /// Named texts in the order of `CardKey`: sense, note, plural and the like.
  package let texts: [(name: String, text: Text)]
  package let number: GrammaticalNumber?
  package let register: Register?
  package let forms: [Text]
  package let hints: [Hint]
  package let tags: [Text]
  package let variants: [(name: Text, value: Text)]
  package let pinned: [Text]
  package let banned: [Text]

  init(
    audio: Text?, image: Image?, texts: [(name: String, text: Text)], number: GrammaticalNumber?,
    register: Register?, forms: [Text], hints: [Hint], tags: [Text], variants: [(name: Text, value: Text)],
    pinned: [Text], banned: [Text]
  ) {
    self.audio = audio
    self.image = image
    self.texts = texts
    self.number = number
    self.register = register
    self.forms = forms
    self.hints = hints
    self.tags = tags
    self.variants = variants
    self.pinned = pinned
    self.banned = banned
  }
}

/// A hint, and what kind of hint it is where the author says.
package struct Hint: Sendable {
  package let kind: Text?
  package let text: Text
}

/// The assessment at the end of a band.
package struct BossTest: Sendable {
  package let identity: Identity
  package let course: Text
  /// The band's id.
  package let band: Text
  package let title: Text
  package let timeLimitSeconds: Spanned<Int>?
  package let passScorePercent: Spanned<Int>
  package let items: [Question]
  package let head: SourceSpan
}
