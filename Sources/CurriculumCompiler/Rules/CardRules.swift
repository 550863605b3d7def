import CurriculumRuntime

/// Cards among each other: copies, words with two meanings, translations with two words.
extension Rule {
  static let cardRules: [Rule] = [
    duplicateCard, homographConflict, translationCollision,
  ]

  static let duplicateCard = Rule(
    "lang/duplicate-card", .error, "A course teaches a word once.",
    why: "Spaced repetition would schedule the two copies as two words, and both with the wrong intervals.",
    source: "a default of curricc's own", scope: .course,
    fix: "Takes an exact copy away, and with it what learners did with it; only with --unsafe.",
    bad: .lesson(cards: ["{id: hola-2, target_text: Hola, native_text: hello, pos: intj}"]),
    good: .lesson(cards: [
      "{id: manana, target_text: mañana, native_text: tomorrow, pos: adv}",
      "{id: la-manana, target_text: la mañana, native_text: morning, pos: noun, gender: f, article: la}",
    ]), check: .whole(checkDuplicateCards))

  static let homographConflict = Rule(
    "lang/homograph-conflict", .warning,
    "Two cards that show the same word with different meanings say which meaning is wanted.",
    why: "The learner who is shown the word cannot know which of the two translations is asked for.",
    source: "a default of curricc's own", scope: .course,
    bad: .lesson(cards: [
      "{id: tiempo, target_text: el tiempo, native_text: weather, pos: noun, gender: m, article: el}",
      "{id: tiempo-2, target_text: el tiempo, native_text: time, pos: noun, gender: m, article: el}",
    ]),
    good: .lesson(cards: [
      "{id: tiempo, target_text: el tiempo, native_text: weather, pos: noun, gender: m, article: el, sense: sun and rain}",
      "{id: tiempo-2, target_text: el tiempo, native_text: time, pos: noun, gender: m, article: el, sense: hours and days}",
    ]), check: .whole(checkHomographs))

  static let translationCollision = Rule(
    "lang/translation-collision", .warning,
    "Two cards with the same translation accept each other's word.",
    why: "A learner who is asked for the translation cannot tell which of the two words is wanted.",
    source: "Tong's document, section 4.2 (certainty high)", scope: .course,
    bad: .lesson(cards: [
      "{id: aula, target_text: el aula, native_text: classroom, pos: noun, gender: f, article: el}",
      "{id: clase, target_text: la clase, native_text: classroom, pos: noun, gender: f, article: la}",
    ]),
    good: .lesson(cards: [
      "{id: tal-vez, target_text: tal vez, native_text: perhaps, pos: adv}",
      "{id: quizas, target_text: quizás, native_text: maybe, pos: adv}",
    ]), check: .whole(checkTranslationCollisions))
}

func checkDuplicateCards(_ context: LintContext, _ findings: inout Findings) {
  for cards in context.facts.cards {
    cards.forEachShared { entries in
      for (index, entry) in entries.enumerated() {
        guard let first = entries[..<index].first(where: { isCopy(entry.card, $0.card) })?.card else {
          continue
        }
        findings.report(
          "'\(entry.card.targetText.string)' is taught already", at: entry.card.targetText.span,
          labels: [Label(first.targetText.span, "here, as '\(first.identity.id.string)'")],
          help: "take one of the two away, or say with 'sense' how they differ",
          fix: context.removing(entry.card, besides: first))
      }
    }
  }
}

extension LintContext {
  /// Takes away a card that says nothing that another one does not say.
  fileprivate func removing(_ copy: Card, besides card: Card) -> Fix? {
    guard copy.nativeText.string == card.nativeText.string, copy.details == nil, copy.identity.originID == nil
    else { return nil }
    return removalOfElement(with: copy.targetText).map { Fix("take the copy away", [$0], safety: .unsafe) }
  }
}

/// True when two cards with the same word ask the same.
private func isCopy(_ card: Card, _ other: Card) -> Bool {
  card.partOfSpeech == other.partOfSpeech && card.gender == other.gender && isShownAlike(card, other)
    && shareMeaning(card, other) && card.sense == other.sense
}

/// True when learners see no difference between the words of two cards: vowel points show one, capitals do not.
private func isShownAlike(_ card: Card, _ other: Card) -> Bool {
  AcceptableAnswers.comparisonForm(of: card.targetText.string)
    == AcceptableAnswers.comparisonForm(of: other.targetText.string)
}

extension Card {
  /// Which sense of a word is meant, where the author says so.
  var sense: String? { details?.texts.first { $0.name == "sense" }?.text.string }

  /// Every text that answers the card in the source language, in the form of comparison.
  fileprivate var meanings: Set<String> {
    Set((senses + acceptNative.map(\.string)).map { AcceptableAnswers.comparisonForm(of: $0) })
  }

  /// True when the card tells its word from another one that looks the same.
  fileprivate var tellsItsSense: Bool {
    guard let details else { return false }
    return !details.hints.isEmpty || details.texts.contains { $0.name == "sense" || $0.name == "note" }
  }
}

/// True when an answer in the source language is right for both cards.
func shareMeaning(_ card: Card, _ other: Card) -> Bool { !card.meanings.isDisjoint(with: other.meanings) }

private func checkHomographs(_ context: LintContext, _ findings: inout Findings) {
  for cards in context.facts.cards {
    cards.forEachShared { entries in
      for (index, entry) in entries.enumerated() {
        guard
          let other = entries[..<index].first(where: { isAmbiguous(entry.card, $0.card) })?.card
        else { continue }
        findings.report(
          "'\(entry.card.targetText.string)' has another meaning on another card",
          at: entry.card.targetText.span,
          labels: [Label(other.targetText.span, "here it is '\(other.nativeText.string.shortened(to: 30))'")],
          help: "say on both which one is wanted: 'sense', 'hints' or, in Arabic, the vowels")
      }
    }
  }
}

/// True when two cards show the same word, want different answers, and do not both say which.
private func isAmbiguous(_ card: Card, _ other: Card) -> Bool {
  guard !(card.tellsItsSense && other.tellsItsSense), !shareMeaning(card, other) else { return false }
  // Vowel points tell words apart only where both have them.
  return isShownAlike(card, other) || !hasVowelPoints(card.targetText.string)
    || !hasVowelPoints(other.targetText.string)
}

private func checkTranslationCollisions(_ context: LintContext, _ findings: inout Findings) {
  for cards in context.facts.cards {
    cards.forEachSharedTranslation { entries in
      for (index, entry) in entries.enumerated() {
        let others = entries[..<index].filter {
          $0.target != entry.target && !acceptEachOther($0.card, entry.card)
        }
        guard let other = others.first?.card else { continue }
        let words = "'\(other.targetText.string)' and '\(entry.card.targetText.string)'"
        findings.report(
          "both \(words) are '\(entry.card.nativeText.string.shortened(to: 40))'",
          at: entry.card.nativeText.span, labels: [Label(other.nativeText.span, "the other one")],
          help: "tell them apart in parentheses, or accept each for the other with 'accept_target'")
      }
    }
  }
}

private func acceptEachOther(_ card: Card, _ other: Card) -> Bool {
  accepts(card, other) && accepts(other, card)
}

/// True when a card accepts another one's word as an answer.
private func accepts(_ card: Card, _ other: Card) -> Bool {
  let wanted = AcceptableAnswers.comparisonForm(of: other.targetText.string)
  let accepted = card.acceptTarget + (card.details?.variants.map(\.value) ?? [])
  return accepted.contains { AcceptableAnswers.comparisonForm(of: $0.string) == wanted }
}
