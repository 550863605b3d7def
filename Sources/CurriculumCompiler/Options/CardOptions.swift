import CurriculumRuntime
import Distractors

/// What was chosen for one direction of one card.
struct CardOutcome: Sendable {
  var choices: [CardChoice] = []
  /// Texts of choices that are no cards of the course: the choice names them by -1 less their place here.
  var texts: [String] = []
  /// True when it is what the lock file says.
  var isKept = false
  /// True when that is known from an earlier run; what the choices are was not looked up then.
  var isProved = false
  var fingerprint: UInt32 = 0
  var refusedPins: [(text: Text, rejection: Rejection)] = []
}

/// Chooses wrong options for the cards of one course.
///
/// A class only so that handing it on costs one reference count; it never changes.
final class CardOptionFinder: Sendable {
  let realm: CardRealm
  let entries: LockEntries
  let policy: DistractorPolicy
  let weights: SignalWeights
  /// What letters and length weigh, since that is asked for each pair.
  private let letterWeights: (ending: Float, beginning: Float, length: Float)
  /// The same without anything but meaning: what the translations say of a choice between words.
  private let meaningWeights: SignalWeights
  /// The same with what does not depend on the language of the texts.
  private let productionWeights: SignalWeights
  let memory: CoOptionMemory
  /// What words of the course are taken for.
  let friends: FalseFriendTable
  /// True when an author decided anything about a card's options.
  private let hasMemory: Bool

  init(_ realm: CardRealm, _ entries: LockEntries, _ policy: DistractorPolicy) {
    self.realm = realm
    friends = FalseFriendTable(taught: realm.code, known: realm.sourceCode)
    self.entries = entries
    self.policy = policy
    var memory = CoOptionMemory(lexicon: realm.lexicon)
    for card in realm.cards {
      guard let verdicts = card.details?.verdicts else { continue }
      memory.take(verdicts, key: card.firstSense)
      memory.take(verdicts, key: card.targetText.string)
    }
    self.memory = memory
    hasMemory = realm.cards.contains { $0.details?.verdicts != nil }
    weights = (try? SignalWeights(overriding: policy.weights)) ?? .standard
    letterWeights = (weights[.ending], weights[.beginning], weights[.lengthDifference])
    meaningWeights = weights.keeping([.meaning, .field, .kind, .sister])
    productionWeights = weights.keeping([
      .meaning, .field, .kind, .sister, .distance, .partOfSpeech, .gender, .number, .lookAlike,
    ])
  }

  /// Chooses for both directions of the cards in a range; nothing more where nobody waits for it any more.
  ///
  /// - Parameter isProved: For each lesson of the curriculum whether what is kept for its cards is known to hold.
  func choose(_ range: Range<Int>, _ plan: LintPlan, isProved: [Bool]) -> [CardOutcome] {
    var outcomes: [CardOutcome] = []
    outcomes.reserveCapacity(range.count * 2)
    var marks = [Int32](repeating: -1, count: realm.cards.count)
    var candidates: [Candidate] = []
    var look = LockLook()
    var choosing = Choosing()
    for index in range where !plan.isOver {
      if !isProved.isEmpty, isProved[Int(realm.places[index].lesson)] {
        outcomes += [proved(index), proved(index)]
        continue
      }
      let recognition = kept(index, isRecognition: true, isWeighed: plan.wantsChoices, &look)
      let production = kept(index, isRecognition: false, isWeighed: plan.wantsChoices, &look)
      if let first = recognition.outcome, let second = production.outcome {
        outcomes.append(first)
        outcomes.append(second)
        continue
      }
      candidates.removeAll(keepingCapacity: true)
      // What was chosen before and cannot be taken over as it is, is looked at together with everything else.
      if recognition.isNew || production.isNew {
        realm.forEachCandidate(index, marks: &marks) { other in
          candidates.append(weigh(index, other))
        }
      }
      for (known, isRecognition) in [(recognition, true), (production, false)] {
        outcomes.append(
          known.outcome
            ?? choose(index, isRecognition, known.wasChosen ? [] : candidates, known.fingerprint, &choosing))
      }
    }
    return outcomes
  }

  /// As many choices as are wanted, of which nobody asks what they are.
  private func proved(_ index: Int) -> CardOutcome {
    var outcome = CardOutcome()
    outcome.isKept = true
    outcome.isProved = true
    outcome.choices = Array(
      repeating: CardChoice(unweighed: realm.places[index].position), count: policy.cards)
    return outcome
  }

  /// A card in the running for both directions.
  struct Candidate {
    let other: Int
    let recognition: Float
    let production: Float
  }

  // MARK: Weighing

  private func context(_ index: Int, _ other: Int) -> PairContext {
    var context = PairContext()
    context.distance = realm.distance(index, other)
    realm.places.withUnsafeBufferPointer { places in
      /// Whether two traits agree; nil where the author states none.
      func agreement(_ one: Int8, _ other: Int8) -> Bool? { one >= 0 && other >= 0 ? one == other : nil }
      context.samePartOfSpeech = agreement(places[index].partOfSpeech, places[other].partOfSpeech)
      context.sameGender = agreement(places[index].gender, places[other].gender)
      context.sameNumber = agreement(places[index].number, places[other].number)
      context.lookAlike = places[index].looks.likeness(to: places[other].looks)
    }
    return context
  }

  private func values(_ index: Int, _ other: Int, isRecognition: Bool, _ context: PairContext) -> SignalValues
  {
    var context = context
    if isRecognition {
      if hasMemory { context.coOptions = memory.count(realm.nativeHashes[index], realm.nativeHashes[other]) }
      return compare(key: index, candidate: other, in: realm.natives, context, lexicon: realm.lexicon)
    }
    if hasMemory { context.coOptions = memory.count(realm.targetHashes[index], realm.targetHashes[other]) }
    return compare(key: index, candidate: other, in: realm.targets, context, lexicon: realm.targetLexicon)
  }

  /// What the translations say for either direction.
  private func nativeScores(
    _ index: Int, _ other: Int, _ known: PairContext
  ) -> (recognition: Float, production: Float) {
    var context = known
    if hasMemory { context.coOptions = memory.count(realm.nativeHashes[index], realm.nativeHashes[other]) }
    return scores(
      key: index, candidate: other, in: realm.natives, context, lexicon: realm.lexicon, by: weights,
      and: productionWeights)
  }

  private func weigh(_ index: Int, _ other: Int) -> Candidate {
    let context = context(index, other)
    let native = nativeScores(index, other, context)
    let cost = 5 * Float(OptionSelection.costOfFlaw)
    let shared = (context.samePartOfSpeech == false ? 1 : 0) + (context.sameGender == false ? 1 : 0)
    return Candidate(
      other: other,
      recognition: native.recognition - cost * Float(shared + lengthFlaw(realm.natives, index, other)),
      // What the texts in the language taught say is weighed when one is about to be chosen.
      production: native.production + likeness(index, other)
        - cost * Float(shared + lengthFlaw(realm.targets, index, other)))
  }

  /// What length and letters of the words taught say: the greater part of what telling them apart takes.
  private func likeness(_ index: Int, _ other: Int) -> Float {
    realm.targets.withUnsafeBufferPointer { likeness($0[index], $0[other]) }
  }

  private func likeness(_ one: OptionTraits, _ two: OptionTraits) -> Float {
    let ending = (one.lastLetters ^ two.lastLetters).trailingZeroBitCount / 8
    let beginning = (one.firstLetters ^ two.firstLetters).leadingZeroBitCount / 8
    let scale = 1 / Float(max(min(8, max(one.foldedLength, two.foldedLength)), 1))
    return letterWeights.ending * Float(min(ending, 8)) * scale
      + letterWeights.beginning * Float(min(beginning, 8)) * scale
      + letterWeights.length * min(2, abs(one.logarithmOfLength - two.logarithmOfLength)) / 2
  }

  private func lengthFlaw(_ texts: [OptionTraits], _ one: Int, _ other: Int) -> Int {
    texts.withUnsafeBufferPointer {
      OptionValidity.ratio($0[one].characterCount, $0[other].characterCount) > OptionValidity.longestRatio
        ? 1 : 0
    }
  }

  // MARK: Validity

  /// Why a card cannot be a wrong option of another one; nil when it can.
  func rejection(_ index: Int, _ other: Int, isRecognition: Bool) -> Rejection? {
    if !policy.allowsNotYetTaught, !realm.isTaught(other, by: index) { return .notTaught }
    let shown = isRecognition ? realm.nativeHashes : realm.targetHashes
    let asked = isRecognition ? realm.targetHashes : realm.nativeHashes
    if shown[index] == shown[other] { return .sameText }
    if realm.sharesAnswer(index, other) { return .accepted }
    if asked[index] == asked[other] || realm.isSamePrompt(index, other, isRecognition: isRecognition) {
      return .samePrompt
    }
    if realm.isPart(index, other, isRecognition: isRecognition) { return .partOfKey }
    if isRecognition, shown[other] == asked[index] { return .inStem }
    return areSynonyms(index, other) ? .synonym : nil
  }

  private func areSynonyms(_ one: Int, _ other: Int) -> Bool {
    realm.places.withUnsafeBufferPointer { $0[one].senses.share(with: $0[other].senses) }
  }

  /// Why a card cannot stand beside one that is chosen already; nil when it can.
  func rejection(_ other: Int, beside chosen: Int, isRecognition: Bool) -> Rejection? {
    let shown = isRecognition ? realm.nativeHashes : realm.targetHashes
    return shown[other] == shown[chosen] || realm.sharesAnswer(other, chosen) || areSynonyms(other, chosen)
      ? .otherOption : nil
  }

  // MARK: Choosing

  /// What choosing uses again and again.
  private struct Choosing {
    /// Cards that were chosen.
    var chosen: [Int] = []
    /// Candidates that were not looked at yet.
    var rest: [(score: Float, other: Int)] = []
  }

  /// Chooses among candidates; without any, the rest of the curriculum is asked later.
  private func choose(
    _ index: Int, _ isRecognition: Bool, _ candidates: [Candidate], _ fingerprint: UInt32,
    _ choosing: inout Choosing
  ) -> CardOutcome {
    var outcome = CardOutcome()
    outcome.fingerprint = fingerprint
    outcome.choices.reserveCapacity(min(policy.cards, 8))
    choosing.chosen.removeAll(keepingCapacity: true)
    if hasMemory { takePins(index, isRecognition, &outcome, &choosing.chosen) }
    if isRecognition, !candidates.isEmpty, outcome.choices.count < policy.cards,
      let friend = falseFriend(index)
    {
      outcome.texts.append(friend.text)
      outcome.choices.append(choice(index, friend: friend, place: outcome.texts.count - 1))
    }
    choosing.rest.removeAll(keepingCapacity: true)
    for candidate in candidates {
      choosing.rest.append((isRecognition ? candidate.recognition : candidate.production, candidate.other))
    }
    let least = policy.leastScore * 10_000
    while outcome.choices.count < policy.cards, let best = takeBest(from: &choosing.rest) {
      let other = realm.first(best, isRecognition: isRecognition)
      guard canStand(other, isRecognition, for: index, beside: choosing.chosen) else { continue }
      let choice = choice(index, other, isRecognition)
      guard Double(choice.score) >= least else { continue }
      choosing.chosen.append(other)
      outcome.choices.append(choice)
    }
    return outcome
  }

  /// Takes the best candidate out, of equal ones the earliest card: the best few are enough most times.
  private func takeBest(from rest: inout [(score: Float, other: Int)]) -> Int? {
    guard !rest.isEmpty else { return nil }
    let last = rest.count - 1
    let best = rest.withUnsafeMutableBufferPointer { rest in
      var best = 0
      for place in 1..<rest.count
      where rest[place].score > rest[best].score
        || (rest[place].score == rest[best].score && rest[place].other < rest[best].other)
      {
        best = place
      }
      rest.swapAt(best, last)
      return rest[last].other
    }
    rest.removeLast()
    return best
  }

  /// True when a card can be a wrong option of another one beside those chosen already.
  private func canStand(_ other: Int, _ isRecognition: Bool, for index: Int, beside chosen: [Int]) -> Bool {
    !chosen.contains(other) && !(hasMemory && isBanned(other, by: index))
      && rejection(index, other, isRecognition: isRecognition) == nil
      && !chosen.contains { rejection(other, beside: $0, isRecognition: isRecognition) != nil }
  }

  /// Every candidate of one direction of a card by worth, with what speaks against it.
  func considered(_ index: Int, isRecognition: Bool) -> [OptionCandidate] {
    var marks = [Int32](repeating: -1, count: realm.cards.count)
    var weighed: [Candidate] = []
    realm.forEachCandidate(index, marks: &marks) { weighed.append(weigh(index, $0)) }
    weighed.sort {
      isRecognition
        ? ($1.recognition, $0.other) < ($0.recognition, $1.other)
        : ($1.production, $0.other) < ($0.production, $1.other)
    }
    let lexicon = isRecognition ? realm.lexicon : realm.targetLexicon
    return weighed.map { candidate in
      let choice = choice(index, candidate.other, isRecognition)
      let context = context(index, candidate.other)
      var found = OptionCandidate(
        option: OptionText(
          realm.cards[candidate.other].shown(isRecognition: isRecognition), lexicon: lexicon),
        origin: choice.origin, home: OptionHome(),
        values: values(index, candidate.other, isRecognition: isRecognition, context),
        score: Double(choice.score) / 10_000)
      found.rejection =
        isBanned(candidate.other, by: index)
        ? .banned : rejection(index, candidate.other, isRecognition: isRecognition)
      if found.rejection == nil, found.score < policy.leastScore { found.rejection = .lowScore }
      if context.samePartOfSpeech == false { found.flaws.insert(.wordClass) }
      if context.sameGender == false { found.flaws.insert(.gender) }
      if lengthFlaw(isRecognition ? realm.natives : realm.targets, index, candidate.other) > 0 {
        found.flaws.insert(.length)
      }
      return found
    }
  }

  /// A card as a wrong option of another one.
  func choice(_ index: Int, _ other: Int, _ isRecognition: Bool) -> CardChoice {
    let context = context(index, other)
    let values = values(index, other, isRecognition: isRecognition, context)
    var score = values.score(weights)
    if !isRecognition {
      score += compareMeaning(key: index, candidate: other, in: realm.natives, lexicon: realm.lexicon)
        .score(meaningWeights)
    }
    let hasLexicon = (isRecognition ? realm.lexicon : realm.targetLexicon) != nil
    let share = OptionEngine.share(
      score, knowsGrammar: hasLexicon, knowsMeaning: hasLexicon || realm.lexicon != nil)
    let reasons = values.reasons(weights)
    let origin: OptionOrigin =
      if values[.memory] > 0 {
        .memory
      } else if context.lookAlike >= 0.5 {
        .lookAlike
      } else {
        switch context.distance {
        case .sameLesson: .lesson
        case .sameUnit: .unit
        case .sameBand: .band
        default: .course
        }
      }
    return CardChoice(
      option: realm.places[other].position, score: UInt16((share * 10_000).rounded()),
      signals: reasons, origin: origin)
  }
}
