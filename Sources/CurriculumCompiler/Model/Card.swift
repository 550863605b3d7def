/// A word or phrase to learn.
///
/// What few cards have is kept in `details`.
///
/// A class only so that handing it on costs one reference count, not one for each text; it never changes.
package final class Card: Sendable {
  package let identity: Identity
  package let targetText: Text
  package let nativeText: Text
  /// The senses of `nativeText` where it is not its own one sense, worked out while threads share the work.
  let dividedSenses: [String]?
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

  /// What the translation accepts: its senses, without remarks.
  package var senses: [String] { dividedSenses ?? [nativeText.string] }

  /// The first of the senses: what an option shows of the card.
  package var firstSense: String { dividedSenses.map { $0[0] } ?? nativeText.string }

  init(
    identity: Identity, targetText: Text, nativeText: Text, dividedSenses: [String]?, lemma: Text?,
    partOfSpeech: PartOfSpeech?,
    gender: Gender?, article: Text?, ipa: Text?, transliteration: Text?, acceptNative: [Text],
    acceptTarget: [Text], difficulty: Int, details: CardDetails?, recogniseNumber: Int64,
    produceNumber: Int64
  ) {
    self.identity = identity
    self.targetText = targetText
    self.nativeText = nativeText
    self.dividedSenses = dividedSenses
    self.lemma = lemma
    self.partOfSpeech = partOfSpeech
    self.gender = gender
    self.article = article
    self.ipa = ipa
    self.transliteration = transliteration
    self.acceptNative = acceptNative
    self.acceptTarget = acceptTarget
    self.difficulty = difficulty
    self.details = details
    self.recogniseNumber = recogniseNumber
    self.produceNumber = produceNumber
  }
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
  /// What the author decided about wrong answers; for both directions, by the text's language.
  package let verdicts: DistractorVerdicts?
  /// Where it was taken from.
  package let source: QuestionSource?
  /// What a person has to look at before learners see it.
  package let review: [Text]

  init(
    audio: Text?, image: Image?, texts: [(name: String, text: Text)], number: GrammaticalNumber?,
    register: Register?, forms: [Text], hints: [Hint], tags: [Text], variants: [(name: Text, value: Text)],
    verdicts: DistractorVerdicts?, source: QuestionSource?, review: [Text]
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
    self.verdicts = verdicts
    self.source = source
    self.review = review
  }
}

/// A hint, and what kind of hint it is where the author says.
package struct Hint: Sendable {
  package let kind: Text?
  package let text: Text
}
