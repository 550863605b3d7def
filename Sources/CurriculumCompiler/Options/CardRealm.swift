import CurriculumRuntime
import Distractors

/// The cards of one course side by side in teaching order, with what is needed to tell them from each other.
///
/// Cards of a lesson and of a unit stand together; a card's earlier cards of its kind are found by chains, so that no
/// card looks at all others.
struct CardRealm: Sendable {
  /// Where a card stands and what the author says of its word, as plain numbers: reaching it counts no references.
  struct Place: Sendable {
    /// Position among all cards of the curriculum.
    let position: Int32
    let lesson: Int32
    let unit: Int32
    let band: Int32
    /// The cards of its lesson.
    let lessonRange: Range<Int32>
    /// How many cards the course has taught by the end of its lesson, those among them that the realm leaves out.
    let taught: Int32
    let partOfSpeech: Int8
    let gender: Int8
    let number: Int8
    /// What the dictionary's entry for the whole translation means; none where it has no such entry.
    let senses: Lexicon.FirstSenses
    let looks: LookAlikeKeys
  }

  let course: Int
  /// Codes of the language taught and of the learners' own.
  let code: String
  let sourceCode: String
  let lexicon: Lexicon?
  let targetLexicon: Lexicon?
  /// How many cards the course has.
  let count: Int
  /// False where some of them are left out, which nothing depends on that is asked.
  let isWhole: Bool
  private(set) var cards: [Card] = []
  private(set) var places: [Place] = []
  /// What the cards show in either language, read as options.
  private(set) var natives: [OptionTraits] = []
  private(set) var targets: [OptionTraits] = []
  /// The hashes of their folded forms, side by side, since they are compared most.
  private(set) var nativeHashes: [UInt64] = []
  private(set) var targetHashes: [UInt64] = []
  /// Hashes of everything that a card accepts in either language, folded, flat, with where each card's begin.
  private var accepted: [UInt64] = []
  private var acceptedStarts: [Int32] = [0]
  /// For each card and chain the nearest earlier card of the same chain; -1 for none.
  private var chains: [[Int32]] = []
  private var cardByNative = PlaceTable(count: 0)
  private var cardByTarget = PlaceTable(count: 0)
  /// For each card the first one that shows the same text, in either language: options are texts, not cards.
  private var firstByNative: [Int32] = []
  private var firstByTarget: [Int32] = []

  /// The cards of a course.
  ///
  /// - Parameters:
  ///   - positions: For each lesson the position of its first card among all cards of the curriculum.
  ///   - kept: The cards that are looked at, where that is enough; nil for all.
  /// - Complexity: O(*n*) in the bytes of the cards.
  init(
    _ course: Int, _ curriculum: Curriculum, _ order: TeachingOrder, positions: [Int32], threads: Int,
    only kept: KeptCards? = nil
  ) {
    self.course = course
    let own = curriculum.courses[course]
    code = own.code.string
    sourceCode = own.source.code.string
    let lexicon = Lexicon.of(own.source.code.string)
    let targetLexicon = Lexicon.of(own.code.string)
    self.lexicon = lexicon
    self.targetLexicon = targetLexicon
    var starts: [Int32] = [0]
    var taught: [Int32] = [0]
    for lesson in order.lessonsOfCourse[course] {
      let cards = curriculum.lessons[lesson].cards
      let count = kept.map { kept in cards.indices.count { kept.contains(lesson, $0) } } ?? cards.count
      starts.append(starts[starts.count - 1] + Int32(count))
      taught.append(taught[taught.count - 1] + Int32(cards.count))
    }
    count = Int(taught[taught.count - 1])
    isWhole = kept == nil
    let (ends, taughtBy) = (starts, taught)
    let lessons = Array(order.lessonsOfCourse[course].enumerated())
    let slices = max(1, min(lessons.count, threads == 1 ? 1 : threads * 4))
    let parts = parallelMap(Array(0..<slices), threads: threads) { _, slice -> CardRealmPart in
      let own = lessons.count * slice / slices..<lessons.count * (slice + 1) / slices
      var part = CardRealmPart(count: Int(ends[own.upperBound] - ends[own.lowerBound]))
      for (place, lesson) in lessons[own] {
        let unit = Int32(curriculum.unitOfLesson[lesson] ?? -1)
        let band = Int32(order.bandOfLesson[lesson] ?? -1)
        for (index, card) in curriculum.lessons[lesson].cards.enumerated() {
          if let kept, !kept.contains(lesson, index) { continue }
          part.cards.append(card)
          part.places.append(
            Place(
              position: positions[lesson] + Int32(index), lesson: Int32(lesson), unit: unit, band: band,
              lessonRange: ends[place]..<ends[place + 1], taught: taughtBy[place + 1],
              partOfSpeech: Int8(card.partOfSpeech?.place ?? -1), gender: Int8(card.gender?.place ?? -1),
              number: Int8(card.details?.number?.place ?? -1),
              senses: lexicon.map { $0.firstSenses(ofWhole: card.firstSense) } ?? .none,
              looks: LookAlikeKeys(card.targetText.string)))
          part.natives.append(OptionText(card.firstSense, lexicon: lexicon).traits)
          part.targets.append(OptionText(card.targetText.string, lexicon: targetLexicon).traits)
        }
      }
      return part
    }
    cards = joined(parts, \.cards)
    places = joined(parts, \.places)
    natives = joined(parts, \.natives)
    targets = joined(parts, \.targets)
    nativeHashes = natives.map(\.foldedHash)
    targetHashes = targets.map(\.foldedHash)
    readAccepted()
    findFirst()
    makeChains()
  }

  private mutating func readAccepted() {
    accepted.reserveCapacity(cards.count * 2)
    acceptedStarts.reserveCapacity(cards.count + 1)
    for (index, card) in cards.enumerated() {
      // Words of the two languages are told apart by a mark, since a word may be spelt alike in both.
      accepted.append(natives[index].foldedHash)
      for sense in card.dividedSenses?.dropFirst() ?? [] { accepted.append(nativeHash(sense)) }
      for text in card.acceptNative { accepted.append(nativeHash(text.string)) }
      accepted.append(~targets[index].foldedHash)
      for text in card.acceptTarget { accepted.append(~targetHash(text.string)) }
      for variant in card.details?.variants ?? [] { accepted.append(~targetHash(variant.value.string)) }
      acceptedStarts.append(Int32(accepted.count))
    }
  }

  private func nativeHash(_ text: String) -> UInt64 { OptionTraits.foldedHash(of: text, lexicon: lexicon) }

  private func targetHash(_ text: String) -> UInt64 {
    OptionTraits.foldedHash(of: text, lexicon: targetLexicon)
  }

  /// Finds for each card the first that shows the same text.
  private mutating func findFirst() {
    cardByNative = PlaceTable(count: cards.count)
    cardByTarget = PlaceTable(count: cards.count)
    firstByNative.reserveCapacity(cards.count)
    firstByTarget.reserveCapacity(cards.count)
    for (index, card) in cards.enumerated() {
      let (native, target) = (card.firstSense.exactHash, card.targetText.string.exactHash)
      firstByNative.append(cardByNative.insert(native, Int32(index), replaces: false) ?? Int32(index))
      firstByTarget.append(cardByTarget.insert(target, Int32(index), replaces: false) ?? Int32(index))
    }
  }

  /// By part of speech, gender and number; by field of meaning; by looks, twice; by dictionary form.
  private mutating func makeChains() {
    chains = [[Int32]](repeating: [Int32](repeating: -1, count: cards.count), count: CardKeys.limits.count)
    for chain in CardKeys.limits.indices {
      var last = PlaceTable(count: cards.count)
      for index in cards.indices {
        guard let key = key(of: index, chain) else { continue }
        if let earlier = last.insert(key, Int32(index), replaces: true) { chains[chain][index] = earlier }
      }
    }
  }

  /// What tells which cards may be options beside a card.
  func keys(of index: Int) -> CardKeys { CardKeys(natives[index], places[index].looks, lexicon) }

  private func key(of index: Int, _ chain: Int) -> UInt64? {
    let place = places[index]
    return keys(of: index).key(
      chain, partOfSpeech: place.partOfSpeech, gender: place.gender, lemma: cards[index].lemma)
  }

  /// Calls `body` with the cards that may be options beside a card, each once: those of its lesson that stand near
  /// it, and earlier ones that are like it; others only where those are few.
  ///
  /// - Parameter marks: A mark for each card, by which those that were visited are known; kept between calls.
  /// - Complexity: Bounded, whatever the size of the course.
  func forEachCandidate(_ index: Int, marks: inout [Int32], _ body: (Int) -> Void) {
    let mark = Int32(index)
    let kind = places[index].partOfSpeech
    let high = min(Int(places[index].lessonRange.upperBound), index + Self.window + 1)
    let near = max(0, index - Self.window)..<high
    var alike = 0
    marks[index] = mark
    for other in near where places[other].partOfSpeech == kind && marks[other] != mark {
      marks[other] = mark
      alike += 1
      body(other)
    }
    for (chain, limit) in CardKeys.limits.enumerated() {
      var other = chains[chain][index]
      var steps = 0
      while other >= 0, steps < limit {
        if marks[Int(other)] != mark {
          marks[Int(other)] = mark
          if places[Int(other)].partOfSpeech == kind { alike += 1 }
          body(Int(other))
        }
        other = chains[chain][Int(other)]
        steps += 1
      }
    }
    guard alike < Self.enough else { return }
    for other in near where marks[other] != mark {
      marks[other] = mark
      body(other)
    }
  }

  /// Cards before and behind a card that are looked at.
  static let window = 8
  /// Cards of the same part of speech from which on others are not looked at.
  private static let enough = 8

  /// True when two cards accept a text in common, so that each is right where the other is asked for.
  func sharesAnswer(_ one: Int, _ other: Int) -> Bool {
    for left in acceptedStarts[one]..<acceptedStarts[one + 1] {
      for right in acceptedStarts[other]..<acceptedStarts[other + 1]
      where accepted[Int(left)] == accepted[Int(right)] {
        return true
      }
    }
    return false
  }

  /// True when one text of a direction has all words of another.
  func isPart(_ one: Int, _ other: Int, isRecognition: Bool) -> Bool {
    isTokenSubset(one, other, in: isRecognition ? natives : targets)
  }

  /// True when two cards show the same in the language asked in, but for a word in five.
  func isSamePrompt(_ one: Int, _ other: Int, isRecognition: Bool) -> Bool {
    let texts = isRecognition ? targets : natives
    return texts[one].wordCount > 1 && texts[other].wordCount > 1
      && tokenJaccard(one, other, in: texts) >= OptionValidity.samePrompt
  }

  /// What a card shows, by its position among all cards of the curriculum.
  func text(at position: Int32, isRecognition: Bool) -> String {
    guard let index = places.firstIndex(where: { $0.position == position }) else { return "" }
    return cards[index].shown(isRecognition: isRecognition)
  }

  /// The first card that shows the same text as a card.
  func first(_ index: Int, isRecognition: Bool) -> Int {
    Int(isRecognition ? firstByNative[index] : firstByTarget[index])
  }

  /// The first card that shows a text exactly so, by its position here; nil for none.
  func card(showingExactly text: String, isRecognition: Bool) -> Int? {
    var text = text
    return text.withUTF8 { card(showingExactly: $0, isRecognition: isRecognition) }
  }

  /// The first card that shows a text in UTF-8 exactly so, by its position here; nil for none.
  func card(showingExactly text: UnsafeBufferPointer<UInt8>, isRecognition: Bool) -> Int? {
    guard let index = (isRecognition ? cardByNative : cardByTarget)[text.exactHash].map(Int.init) else {
      return nil
    }
    var shown = cards[index].shown(isRecognition: isRecognition)
    return shown.withUTF8 { $0.hasSameBytes(as: text) } ? index : nil
  }

  /// The first card that shows a text, whatever its case, article or plural, by its position here; nil for none.
  ///
  /// - Complexity: O(*n*) in the cards: it is asked for what authors pin.
  func card(showing text: OptionText, isRecognition: Bool) -> Int? {
    (isRecognition ? natives : targets).firstIndex { $0.foldedHash == text.foldedHash }
  }

  /// True when a card is taught by the end of another one's lesson.
  func isTaught(_ other: Int, by index: Int) -> Bool { other < Int(places[index].lessonRange.upperBound) }

  /// How far apart two cards stand.
  func distance(_ one: Int, _ other: Int) -> CourseDistance {
    if places[one].lesson == places[other].lesson { return .sameLesson }
    if places[one].unit == places[other].unit { return .sameUnit }
    return places[one].band == places[other].band ? .sameBand : .sameCourse
  }
}

/// The cards of some lessons of a course, read by one thread.
private struct CardRealmPart: Sendable {
  var cards: [Card] = []
  var places: [CardRealm.Place] = []
  var natives: [OptionTraits] = []
  var targets: [OptionTraits] = []

  init(count: Int) {
    cards.reserveCapacity(count)
    places.reserveCapacity(count)
    natives.reserveCapacity(count)
    targets.reserveCapacity(count)
  }
}

/// What parts hold, one behind the other; that of a single part is not copied.
private func joined<Element>(
  _ parts: [CardRealmPart], _ elements: KeyPath<CardRealmPart, [Element]>
) -> [Element] {
  if parts.count == 1 { return parts[0][keyPath: elements] }
  var all: [Element] = []
  all.reserveCapacity(parts.reduce(0) { $0 + $1[keyPath: elements].count })
  for part in parts { all += part[keyPath: elements] }
  return all
}

extension Lexicon {
  /// The first senses of the entry for a whole text; none where there is no such entry.
  func firstSenses(ofWhole text: String) -> FirstSenses {
    entry(for: text).map { firstSenses(of: $0) } ?? .none
  }

  /// The entry for a whole text, without article and the "to" of an infinitive; nil for none.
  func entry(for text: String) -> Word? {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      guard byte < 0x80 else { return word(AcceptableAnswers.comparisonForm(of: text)) }
      folded.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    while let last = folded.last, last == 0x2E || last == 0x21 || last == 0x3F { folded.removeLast() }
    let rest = Self.beginnings.first { folded.starts(with: $0) }?.count ?? 0
    return folded.withUnsafeBufferPointer { word(UnsafeBufferPointer(rebasing: $0[min(rest, $0.count)...])) }
  }

  private static let beginnings = ["the ", "to ", "a ", "an "].map { Array($0.utf8) }
}

extension String {
  fileprivate var exactHash: UInt64 {
    var text = self
    return text.withUTF8 { $0.exactHash }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A hash of the bytes, other than that of any folded form.
  fileprivate var exactHash: UInt64 { FingerprintHash(self).value }
}

/// Hashes of how a word sounds and looks; words that may be taken for each other share one.
struct LookAlikeKeys: Sendable {
  let sound: UInt64?
  let shape: UInt64?

  init(_ text: String) {
    let keys = lookAlikeKeys(of: text)
    sound = keys.0 == 0 ? nil : keys.0
    shape = keys.1 == 0 ? nil : keys.1
  }

  /// How easily one is taken for the other, 0...1: by what they share, since that is all that is asked of thousands.
  func likeness(to other: LookAlikeKeys) -> Float {
    let isHeardAlike = sound != nil && sound == other.sound
    let isSeenAlike = shape != nil && shape == other.shape
    return isHeardAlike ? (isSeenAlike ? 0.9 : 0.6) : isSeenAlike ? 0.5 : 0
  }
}
