import CurriculumRuntime

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

func checkHomographs(_ context: LintContext, _ findings: inout Findings) {
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

func checkTranslationCollisions(_ context: LintContext, _ findings: inout Findings) {
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

func checkSemanticClusters(_ context: LintContext, _ findings: inout Findings) {
  let limit = Int(findings.number("max"))
  var setOfWord: [String: String] = [:]
  for (name, words) in findings.wordLists("sets").sorted(by: { $0.key < $1.key }) {
    for word in words { setOfWord[word] = name }
  }
  for (index, lesson) in zip(context.lessons.indices, context.lessons) where lesson.cards.count > limit {
    guard context.course(ofLesson: index)?.source.code.string == "en" else { continue }
    var members: [String: [Card]] = [:]
    var seen: Set<String> = []
    for card in lesson.cards {
      // 'gato' and 'el gato' are one word of the set.
      guard let word = card.senses.lazy.map(withoutArticle).first(where: { setOfWord[$0] != nil }),
        let set = setOfWord[word], seen.insert(word).inserted
      else { continue }
      members[set, default: []].append(card)
    }
    for (set, cards) in members.sorted(by: { $0.key < $1.key }) where cards.count > limit {
      findings.report(
        "the lesson brings \(cards.count) words for \(set), expected \(limit) at most",
        at: lesson.identity.id.span,
        notes: ["they are: \(cards.map(\.targetText.string).joined(separator: ", "))"],
        help: "move some of them to another lesson, among words of other kinds")
    }
  }
}

private func withoutArticle(_ sense: String) -> String {
  for article in ["the ", "a ", "an "] where sense.hasPrefix(article) {
    return String(sense.dropFirst(article.count))
  }
  return sense
}

func checkFalseFriends(_ context: LintContext, _ findings: inout Findings) {
  var friends: [String: [String: String]] = [:]
  for (pair, lines) in findings.wordLists("pairs") {
    for line in lines {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      friends[pair, default: [:]][parts[0]] = parts[1]
    }
  }
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index),
      let list = friends["\(course.code.string)-\(course.source.code.string)"]
    else { continue }
    for card in lesson.cards {
      guard let word = headword(of: card), let wrong = list[word],
        card.details?.hints.isEmpty ?? true,
        card.details?.texts.contains(where: { $0.name == "note" }) != true
      else { continue }
      // Where the lookalike is one of the meanings, it is no false friend of this card.
      guard !card.senses.contains(where: { foldedWords($0).contains(wrong) }) else { continue }
      let insertion = context.insertion(
        of: "hints", "[{kind: false_friend, text: \(YAMLScalarWriter.plainOrQuoted("not " + wrong))}]",
        behind: card.nativeText)
      findings.report(
        "'\(card.targetText.string)' looks like '\(wrong)' and has no hint", at: card.targetText.span,
        help: "add hints: [{kind: false_friend, text: not \(wrong)}]",
        fix: insertion.map { Fix("add the hint", [$0]) })
    }
  }
}

/// The word of a card in lower case, without an article: its lemma, or the last word of its text.
private func headword(of card: Card) -> String? {
  let words = foldedWords((card.lemma ?? card.targetText).string)
  return words.count <= 2 ? words.last : nil
}
