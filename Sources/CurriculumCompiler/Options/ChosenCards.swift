import CurriculumRuntime
import Distractors

/// What was chosen for all cards, course by course.
struct ChosenCards: Sendable {
  /// The choices, by the cards' positions.
  private(set) var choices: CardChoices
  /// True when all of it is what the lock file says.
  private(set) var areKept = true
  /// How many directions of cards got an option that is not the author's.
  private(set) var count = 0
  private let curriculum: Curriculum
  private let cards: [Card]
  private var fingerprints: [UInt32]
  private var refusedPins: [(text: Text, card: Card, rejection: Rejection)] = []
  /// For which cards it is known now that what is kept for them holds; nil where nobody asks.
  fileprivate(set) var proof: KeptChoices?

  init(_ curriculum: Curriculum) {
    self.curriculum = curriculum
    cards = curriculum.settings.distractors.cards == 0 ? [] : curriculum.lessons.flatMap(\.cards)
    choices = CardChoices(cards: cards.count, count: curriculum.settings.distractors.cards)
    fingerprints = [UInt32](repeating: 0, count: cards.count * 2)
  }

  /// Takes over what was chosen for a course.
  mutating func take(_ outcomes: [CardOutcome], _ realm: CardRealm) {
    for (place, outcome) in outcomes.enumerated() {
      let index = place / 2
      let slot = Int(realm.places[index].position) * 2 + place % 2
      fingerprints[slot] = outcome.fingerprint
      if !outcome.isKept { areKept = false }
      for refused in outcome.refusedPins {
        refusedPins.append((refused.text, realm.cards[index], refused.rejection))
      }
      guard !outcome.choices.isEmpty else { continue }
      if outcome.choices.contains(where: { $0.origin != .author }) { count += 1 }
      for (number, choice) in outcome.choices.prefix(choices.count).enumerated() {
        var choice = choice
        if choice.option < 0 {
          choices.texts.append(outcome.texts[Int(-1 - choice.option)])
          choice.option = Int32(-choices.texts.count)
        }
        choices.choices[slot * choices.count + number] = choice
      }
    }
  }

  /// Notes that the cards of some lessons have all that they want.
  mutating func takeProved(_ isProved: [Bool]) {
    var slot = 0
    for (index, lesson) in curriculum.lessons.enumerated() {
      let count = lesson.cards.count * 2 * choices.count
      if isProved[index] {
        for place in slot..<slot + count { choices.choices[place] = CardChoice(unweighed: 0) }
      }
      slot += count
    }
  }

  /// Gives the right answers their places, lesson by lesson.
  mutating func placeKeys() {
    guard choices.count > 0 else { return }
    var position = 0
    for lesson in curriculum.lessons {
      var places = [KeyPlaces(), KeyPlaces()]
      for card in lesson.cards {
        for direction in 0..<2 {
          let start = (position * 2 + direction) * choices.count
          var found = 0
          for place in start..<start + choices.count where choices.choices[place] != nil { found += 1 }
          let number = direction == 0 ? card.recogniseNumber : card.produceNumber
          if found > 0 {
            choices.keyPlaces[position * 2 + direction] = UInt8(
              places[direction].place(for: number, among: found + 1))
          }
        }
        position += 1
      }
    }
  }

  /// The options of one direction of a card, in the order to show them.
  func shown(_ position: Int, isRecognition: Bool) -> [ShownOption] {
    var options = choices.options(position, isRecognition: isRecognition).compactMap {
      choice -> ShownOption? in
      guard let choice else { return nil }
      let text =
        choice.option >= 0
        ? cards[Int(choice.option)].shown(isRecognition: isRecognition)
        : choices.texts[Int(-1 - choice.option)]
      var shown = ShownOption(text, isKey: false)
      shown.origin = choice.origin
      shown.score = Double(choice.score) / 10_000
      shown.reason = Signal.reason(choice.signals)
      return shown
    }
    guard !options.isEmpty else { return [] }
    let key = ShownOption(cards[position].shown(isRecognition: isRecognition), isKey: true)
    options.insert(key, at: Int(choices.keyPlaces[position * 2 + (isRecognition ? 0 : 1)]))
    return options
  }

  /// Calls `body` with what the lock file says of each direction of a card, in the order of the keys' bytes.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cards.
  func forEachLine(_ body: ([UInt8], UInt32, [String]) -> Void) {
    guard choices.count > 0 else { return }
    var key: [UInt8] = []
    var texts: [String] = []
    for position in positionsByKey {
      cards[position].writeQuestionKeys(to: &key)
      let keyStart = key.count
      for isRecognition in [false, true] {
        texts.removeAll(keepingCapacity: true)
        let start = (position * 2 + (isRecognition ? 0 : 1)) * choices.count
        for place in start..<start + choices.count {
          guard let choice = choices.choices[place], choice.origin != .author else { continue }
          texts.append(
            choice.option >= 0
              ? cards[Int(choice.option)].shown(isRecognition: isRecognition)
              : choices.texts[Int(-1 - choice.option)])
        }
        guard !texts.isEmpty else { continue }
        key.removeLast(key.count - keyStart)
        key.append(contentsOf: isRecognition ? "recognise".utf8 : "produce".utf8)
        body(key, fingerprints[position * 2 + (isRecognition ? 0 : 1)], texts)
      }
    }
  }

  /// The cards' positions in the order of their keys; nearly all are told apart by their first bytes.
  private var positionsByKey: [Int] {
    var positions: [(start: UInt64, next: UInt64, position: Int32)] = []
    positions.reserveCapacity(cards.count)
    for (position, card) in cards.enumerated() {
      var bytes: (UInt64, UInt64) = (0, 0)
      var count = 0
      func add(_ byte: UInt8) {
        let place = UInt64(8 * (7 - count % 8))
        if count < 8 { bytes.0 |= UInt64(byte) << place } else { bytes.1 |= UInt64(byte) << place }
        count += 1
      }
      for text in [card.identity.namespace, card.identity.id.string] {
        for byte in text.utf8 where count < 16 { add(byte) }
        if count < 16 { add(0x2F) }
      }
      positions.append((bytes.0, bytes.1, Int32(position)))
    }
    positions.sort { left, right in
      if left.start != right.start { return left.start < right.start }
      if left.next != right.next { return left.next < right.next }
      let (one, other) = (cards[Int(left.position)].identity, cards[Int(right.position)].identity)
      let keys = ["\(one.namespace)/\(one.id.string)/", "\(other.namespace)/\(other.id.string)/"]
      return keys[0].utf8.lexicographicallyPrecedes(keys[1].utf8)
    }
    return positions.map { Int($0.position) }
  }

  /// Reports pins that cannot be used, and lessons whose cards have too few others to be told from.
  func report(_ rules: Set<String>, _ diagnostics: inout Diagnostics) {
    if rules.contains(Rule.pinIsRight.name) {
      for (text, card, rejection) in refusedPins {
        diagnostics.report(
          .pinIsRight,
          "'\(text.string.shortened(to: 40))' cannot be a wrong answer: it is \(rejection.rawValue)",
          at: text.span, labels: [Label(card.targetText.span, "the card")], help: "pin another, or none")
      }
    }
    guard rules.contains(Rule.cardOptions.name), choices.count > 0 else { return }
    var position = 0
    for lesson in curriculum.lessons {
      let short = lesson.cards.indices.filter { index in
        [true, false].contains { isRecognition in
          choices.options(position + index, isRecognition: isRecognition).contains { $0 == nil }
        }
      }
      position += lesson.cards.count
      guard let first = short.first.map({ lesson.cards[$0] }) else { continue }
      diagnostics.report(
        .cardOptions,
        "\(short.count.counted("card")) of the lesson \(short.count == 1 ? "has" : "have") fewer than \(choices.count.counted("wrong option"))",
        at: first.targetText.span,
        notes: ["the first is '\(first.targetText.string.shortened(to: 40))'"],
        help: "teach more words of the kind before, or pin some: 'distractors: {pin: […]}'")
    }
  }
}

extension Card {
  /// The key of one of its two questions: `question/es/hola/recognise`.
  func questionKey(isRecognition: Bool) -> String {
    "question/\(identity.namespace)/\(identity.id.string)/\(isRecognition ? "recognise" : "produce")"
  }

  /// Puts the key of one of its two questions in the place of what stood there.
  func writeQuestionKey(isRecognition: Bool, to key: inout [UInt8]) {
    writeQuestionKeys(to: &key)
    key.append(contentsOf: isRecognition ? "recognise".utf8 : "produce".utf8)
  }

  /// Puts what the keys of its two questions begin with in the place of what stood there.
  func writeQuestionKeys(to key: inout [UInt8]) {
    key.removeAll(keepingCapacity: true)
    key.append(contentsOf: "question/".utf8)
    key.append(contentsOf: identity.namespace.utf8)
    key.append(0x2F)
    key.append(contentsOf: identity.id.string.utf8)
    key.append(0x2F)
  }

  /// What a choice is made for: when it changes, wrong options are chosen anew.
  func fingerprint(_ policy: UInt64, _ wanted: Int, isRecognition: Bool) -> UInt32 {
    var hash = FingerprintHash()
    hash.add(Int(truncatingIfNeeded: policy))
    hash.add(wanted)
    hash.add(targetText.string)
    hash.add(nativeText.string)
    for text in isRecognition ? acceptNative : acceptTarget { hash.add(text.string) }
    if let verdicts = details?.verdicts {
      for texts in [verdicts.pinned, verdicts.accepted, verdicts.banned] {
        hash.add(texts.count)
        for text in texts { hash.add(text.string) }
      }
    }
    return hash.folded
  }
}

/// Chooses wrong options for the cards of every course.
///
/// - Parameter known: For which cards it is known that what is kept for them holds; nil where nobody asks.
func chooseForCards(
  _ curriculum: Curriculum, _ order: TeachingOrder, _ entries: LockEntries, _ realms: inout OptionRealms,
  _ plan: LintPlan, known: KeptChoices? = nil
) -> ChosenCards {
  let threads = plan.threads
  var chosen = ChosenCards(curriculum)
  let policy = curriculum.settings.distractors
  guard policy.cards > 0, curriculum.cardCount > 0 else { return chosen }
  let positions = curriculum.firstCardPositions
  let holding = known?.holding(curriculum, order) ?? []
  let isProved =
    holding.isEmpty
    ? []
    : curriculum.lessons.indices.map { lesson in
      curriculum.lessons[lesson].cards.isEmpty || holding.contains(curriculum.file(ofLesson: lesson))
    }
  var proof = known.map { known in
    KeptChoicesBuilder(curriculum, holding: known.uses.filter { holding.contains($0.key) })
  }
  // Courses side by side, as many as there are threads; the last of them, or a single one, on all threads.
  var courses = Array(curriculum.courses.indices)[...]
  while let first = courses.first, !plan.isOver {
    let group = courses.count < threads ? [first] : Array(courses.prefix(threads))
    courses = courses.dropFirst(group.count)
    let inner = group.count > 1 ? 1 : threads
    var found = parallelMap(group, threads: threads, stretch: 1) { _, course in
      let kept = known.flatMap { known in
        isProved.isEmpty
          ? nil : KeptCards(course, curriculum, order, entries, isProved: isProved, keys: known.keysOfSame)
      }
      let realm = CardRealm(
        course, curriculum, order, positions: positions, threads: inner, only: kept)
      let finder = CardOptionFinder(realm, entries, policy)
      return (
        finder: finder, kept: kept, outcomes: finder.chooseAll(threads: inner, plan, isProved: isProved)
      )
    }
    for place in found.indices where !plan.isOver {
      let finder = found[place].finder
      proof?.take(found[place].outcomes, finder.realm, found[place].kept)
      fillUp(&found[place].outcomes, finder, &realms, plan)
      for index in found[place].outcomes.indices { found[place].outcomes[index].sort() }
      chosen.take(found[place].outcomes, finder.realm)
    }
  }
  if !isProved.isEmpty { chosen.takeProved(isProved) }
  chosen.proof = proof?.finish(order)
  if plan.wantsChoices { chosen.placeKeys() }
  return chosen
}

extension CardOptionFinder {
  /// Chooses for all cards of the course.
  fileprivate func chooseAll(threads: Int, _ plan: LintPlan, isProved: [Bool]) -> [CardOutcome] {
    let count = realm.cards.count
    let slices = max(1, min(count / 256, threads * 4))
    let parts = parallelMap(Array(0..<slices), threads: threads) { _, slice in
      choose(count * slice / slices..<count * (slice + 1) / slices, plan, isProved: isProved)
    }
    return parts.count == 1 ? parts[0] : Array(parts.joined())
  }
}
