import CurriculumRuntime
import Distractors

/// What the lock file says of a direction of a card.
struct KeptOptions {
  /// The choice, where all of it still holds.
  var outcome: CardOutcome?
  /// True when something was chosen for the card as it is now, whether it holds or not.
  var wasChosen = false
  let fingerprint: UInt32

  /// True when nothing was chosen for the card as it is now.
  var isNew: Bool { outcome == nil && !wasChosen }
}

/// What looking into the lock file uses again and again.
struct LockLook {
  fileprivate var key: [UInt8] = []
  fileprivate var texts: [Range<Int>] = []
  fileprivate var chosen: [Int] = []
}

extension CardOptionFinder {
  /// What the lock file says of a direction: as an outcome where all of it still holds.
  ///
  /// - Parameter isWeighed: Whether anybody asks what the options are worth.
  func kept(_ index: Int, isRecognition: Bool, isWeighed: Bool, _ look: inout LockLook) -> KeptOptions {
    let card = realm.cards[index]
    let fingerprint = card.fingerprint(entries.policyFingerprint, policy.cards, isRecognition: isRecognition)
    var kept = KeptOptions(fingerprint: fingerprint)
    guard !entries.isEmpty else { return kept }
    card.writeQuestionKey(isRecognition: isRecognition, to: &look.key)
    guard let isPlain = entries.findTexts(for: look.key, fingerprint, &look.texts) else { return kept }
    kept.wasChosen = isPlain || !entries.kept(look.key, fingerprint).isEmpty
    // What an author says is weighed anew each time.
    guard isPlain, look.texts.count == policy.cards, card.details?.verdicts == nil else { return kept }
    kept.outcome = entries.bytes.withUnsafeBufferPointer {
      take(index, isRecognition, isWeighed, &look, from: $0)
    }
    kept.outcome?.fingerprint = fingerprint
    return kept
  }

  /// Takes over what was found; nil when any of it is no card any more, or cannot be an option any more.
  private func take(
    _ index: Int, _ isRecognition: Bool, _ isWeighed: Bool, _ look: inout LockLook,
    from bytes: UnsafeBufferPointer<UInt8>
  ) -> CardOutcome? {
    var outcome = CardOutcome()
    outcome.isKept = true
    outcome.choices.reserveCapacity(look.texts.count)
    look.chosen.removeAll(keepingCapacity: true)
    for place in look.texts {
      let text = UnsafeBufferPointer(rebasing: bytes[place])
      guard let other = realm.card(showingExactly: text, isRecognition: isRecognition) else {
        // A false friend is no card.
        guard isRecognition, let friend = falseFriend(index), friend.text.utf8.elementsEqual(text) else {
          return nil
        }
        outcome.texts.append(friend.text)
        outcome.choices.append(choice(index, friend: friend, place: outcome.texts.count - 1))
        continue
      }
      guard rejection(index, other, isRecognition: isRecognition) == nil,
        !look.chosen.contains(where: { rejection(other, beside: $0, isRecognition: isRecognition) != nil })
      else { return nil }
      look.chosen.append(other)
      outcome.choices.append(
        isWeighed ? choice(index, other, isRecognition) : CardChoice(unweighed: realm.places[other].position))
    }
    return outcome
  }
}
