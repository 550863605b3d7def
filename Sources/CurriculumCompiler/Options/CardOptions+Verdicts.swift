import CurriculumRuntime
import Distractors

extension CardOptionFinder {
  /// Takes the options that the author pinned: a card by either of its texts, or a text as it is.
  ///
  /// Notes pins that are right answers, or there already.
  func takePins(_ index: Int, _ isRecognition: Bool, _ outcome: inout CardOutcome, _ chosen: inout [Int]) {
    for pin in realm.cards[index].details?.verdicts?.pinned ?? [] {
      guard outcome.choices.count < policy.cards else { return }
      if let other = card(named: pin.string) {
        if let rejection = rejection(index, other, isRecognition: isRecognition), rejection != .notTaught {
          outcome.refusedPins.append((pin, rejection))
        } else if !chosen.contains(other) {
          chosen.append(other)
          outcome.choices.append(CardChoice(pinned: realm.places[other].position))
        }
      } else if isRecognition == isTranslation(pin.string) {
        if let rejection = rejection(ofText: pin.string, index, isRecognition) {
          outcome.refusedPins.append((pin, rejection))
        } else {
          outcome.texts.append(pin.string)
          outcome.choices.append(CardChoice(pinned: Int32(-outcome.texts.count)))
        }
      }
    }
  }

  /// True when the author of a card has banned another card, by either of its texts.
  func isBanned(_ other: Int, by index: Int) -> Bool {
    guard let banned = realm.cards[index].details?.verdicts?.banned, !banned.isEmpty else { return false }
    return banned.contains { ban in
      OptionText(ban.string, lexicon: realm.lexicon).foldedHash == realm.natives[other].foldedHash
        || OptionText(ban.string, lexicon: realm.targetLexicon).foldedHash == realm.targets[other].foldedHash
    }
  }

  /// The card that shows a text in either language; nil for none.
  private func card(named text: String) -> Int? {
    realm.card(showing: OptionText(text, lexicon: realm.targetLexicon), isRecognition: false)
      ?? realm.card(showing: OptionText(text, lexicon: realm.lexicon), isRecognition: true)
  }

  /// True for a text that the course does not have, when it looks like a translation: by its script, else by its words.
  private func isTranslation(_ text: String) -> Bool {
    if let script = WritingScript(of: text), let card = realm.cards.first,
      let native = WritingScript(of: card.nativeText.string),
      let target = WritingScript(of: card.targetText.string),
      native != target
    {
      return script == native
    }
    guard let lexicon = realm.lexicon else { return false }
    return foldedWords(text).allSatisfy { lexicon.word($0) != nil }
  }

  private func rejection(ofText text: String, _ index: Int, _ isRecognition: Bool) -> Rejection? {
    let card = realm.cards[index]
    let right =
      isRecognition
      ? card.senses + card.acceptNative.map(\.string)
      : [card.targetText.string] + card.acceptTarget.map(\.string)
    if AcceptedAnswers(right).contains(text) { return .sameText }
    let option = OptionText(text, lexicon: isRecognition ? realm.lexicon : realm.targetLexicon)
    let key = isRecognition ? realm.natives[index] : realm.targets[index]
    return isEqualAfterFolding(option.traits, key) ? .sameText : nil
  }
}

extension CardChoice {
  /// An option that the author pinned.
  fileprivate init(pinned option: Int32) {
    self.init(option: option, score: 10_000, signals: (255, 255), origin: .author)
  }
}

/// Finds options in the rest of the curriculum and in the dictionary for cards that their course has too few for.
///
/// - Complexity: Bounded for each such card; they are few in any course that has more than a handful of words.
func fillUp(
  _ outcomes: inout [CardOutcome], _ finder: CardOptionFinder, _ realms: inout OptionRealms,
  _ plan: LintPlan
) {
  let realm = finder.realm
  let wanted = finder.policy.cards
  for (direction, isRecognition) in [true, false].enumerated() {
    let short = stride(from: direction, to: outcomes.count, by: 2).filter {
      outcomes[$0].choices.count < wanted
    }
    guard !short.isEmpty else { continue }
    let taught = short.map { Int(realm.places[$0 / 2].taught) }.max() ?? 0
    let engine = realms.fillingEngine(
      isRecognition ? .translations(course: realm.course) : .words(course: realm.course),
      taught: taught, of: realm)
    let homes = realms.homes
    let before = outcomes
    let kept = short.map { slot in
      finder.entries.kept(
        realm.cards[slot / 2].questionKey(isRecognition: isRecognition), outcomes[slot].fingerprint)
    }
    let found = parallelMap(short, threads: plan.threads) { place, slot -> OptionOutcome? in
      if plan.isOver { return nil }
      let index = slot / 2
      let card = realm.cards[index]
      var request = OptionRequest(
        key: card.shown(isRecognition: isRecognition),
        prompt: isRecognition ? card.targetText.string : card.nativeText.string, wanted: wanted)
      request.accepted =
        isRecognition
        ? card.senses + card.acceptNative.map(\.string) : card.acceptTarget.map(\.string)
      request.take(card.details?.verdicts)
      request.pinned = []
      request.home = homes.card(Int(realm.places[index].lesson))
      request.authored = before[slot].pinned.map { choice in
        choice.option >= 0
          ? realm.text(at: choice.option, isRecognition: isRecognition)
          : before[slot].texts[Int(-1 - choice.option)]
      }
      request.kept = kept[place]
      return engine.choose(request)
    }
    for (place, (slot, outcome)) in zip(short, found).enumerated() {
      guard let outcome else { return }
      outcomes[slot].isKept = outcome.chosen.filter { $0.origin != .author }.count == kept[place].count
      outcomes[slot].choices = outcomes[slot].pinned
      for candidate in outcome.chosen where candidate.origin != .author {
        let text = candidate.option.text
        if !kept[place].contains(text) { outcomes[slot].isKept = false }
        if let other = realm.card(showingExactly: text, isRecognition: isRecognition) {
          outcomes[slot].choices.append(finder.choice(slot / 2, other, isRecognition))
        } else {
          outcomes[slot].texts.append(text)
          outcomes[slot].choices.append(
            CardChoice(
              option: Int32(-outcomes[slot].texts.count), score: UInt16((candidate.score * 10_000).rounded()),
              signals: candidate.reasons, origin: candidate.origin))
        }
      }
    }
  }
}

extension CardOutcome {
  /// What the author pinned.
  var pinned: [CardChoice] { choices.filter { $0.origin == .author } }

  /// Puts the choices in the order that does not depend on how they were found: pins, then by worth.
  mutating func sort() {
    // Three at most, most times: each is moved up past what is worth less.
    for place in choices.indices.dropFirst() where choices[place].origin != .author {
      var here = place
      while here > 0, choices[here - 1].origin != .author, choices[here - 1].score < choices[here].score {
        choices.swapAt(here, here - 1)
        here -= 1
      }
    }
  }
}
