import CurriculumRuntime
import Distractors

/// The cards of a course that have to be looked at where the choices for most of its cards are known to hold.
///
/// What is found for them is what is found among all cards of the course: whoever may be an option beside one of them is there, and
/// so is the first card that shows the same text.
struct KeptCards {
  /// What tells which cards may be options beside those of a file.
  private(set) var keys: [SourceFile.ID: [CardKeys]] = [:]
  /// The cards whose choices are not known to hold, those that may be options beside them, and those that are; by lesson.
  private var cards: [Int: Set<Int>] = [:]

  /// A card by its lesson and its position there.
  private typealias Place = (lesson: Int, card: Int)

  /// Finds them; nil where the whole course has to be looked at: because most of it has changed, or because an author said
  /// something about the wrong answers.
  ///
  /// - Parameters:
  ///   - isProved: For each lesson of the curriculum whether the choices for its cards hold.
  ///   - known: The keys of files that have not changed.
  init?(
    _ course: Int, _ curriculum: Curriculum, _ order: TeachingOrder, _ entries: LockEntries, isProved: [Bool],
    keys known: [SourceFile.ID: [CardKeys]]
  ) {
    let lessons = order.lessonsOfCourse[course]
    let rest = lessons.filter { !isProved[$0] }
    guard rest.count * 3 < lessons.count,
      Set(lessons.map { curriculum.file(ofLesson: $0) }).count == lessons.count,
      var texts = KeptTexts(course, rest, curriculum, entries)
    else { return nil }
    let lexicon = Lexicon.of(curriculum.courses[course].source.code.string)
    for lesson in lessons {
      let (file, own) = (curriculum.file(ofLesson: lesson), curriculum.lessons[lesson].cards)
      keys[file] =
        known[file].flatMap { $0.count == own.count ? $0 : nil } ?? own.map { CardKeys($0, lexicon) }
    }
    for lesson in rest { cards[lesson] = Set(curriculum.lessons[lesson].cards.indices) }
    if !texts.new.isEmpty {
      guard texts.new.count <= Self.mostNew, let added = candidates(beside: texts.new, lessons, curriculum)
      else {
        return nil
      }
      for place in added {
        cards[place.lesson, default: []].insert(place.card)
        texts.add(curriculum.lessons[place.lesson].cards[place.card])
      }
    }
    for lesson in lessons {
      for (index, card) in curriculum.lessons[lesson].cards.enumerated() {
        for isRecognition in [true, false] where texts.isFirst(card, isRecognition: isRecognition) {
          cards[lesson, default: []].insert(index)
        }
      }
    }
    guard texts.areFound else { return nil }
  }

  /// Cards for which something is chosen anew, up to which it is worth while to look for those beside them.
  private static let mostNew = 100

  /// True for a card that is among them.
  func contains(_ lesson: Int, _ card: Int) -> Bool { cards[lesson]?.contains(card) ?? false }

  /// The cards that `CardRealm.forEachCandidate` visits for some cards; nil where what an author said bears on their worth.
  private func candidates(
    beside new: [(lesson: Int, card: Int)], _ lessons: [Int], _ curriculum: Curriculum
  ) -> [(lesson: Int, card: Int)]? {
    var places: [Place] = []
    var ends: [Int: Int] = [:]
    for lesson in lessons {
      let own = curriculum.lessons[lesson].cards
      guard own.allSatisfy({ $0.details?.verdicts == nil }) else { return nil }
      for index in own.indices { places.append((lesson, index)) }
      ends[lesson] = places.count
    }
    func key(_ chain: Int, _ place: Place) -> UInt64? {
      let card = curriculum.lessons[place.lesson].cards[place.card]
      return keys[curriculum.file(ofLesson: place.lesson)]?[place.card].key(chain, of: card)
    }
    let chains = CardKeys.limits.indices.map { chain in places.map { key(chain, $0) } }
    var found: [Place] = []
    for place in new {
      guard let end = ends[place.lesson] else { return nil }
      let index = end - curriculum.lessons[place.lesson].cards.count + place.card
      found += places[max(0, index - CardRealm.window)..<min(end, index + CardRealm.window + 1)]
      for (chain, limit) in CardKeys.limits.enumerated() {
        guard let key = chains[chain][index] else { continue }
        found += places[..<index].indices.reversed().lazy.filter { chains[chain][$0] == key }.prefix(limit)
          .map { places[$0] }
      }
    }
    return found
  }
}

/// The texts that are kept for some cards, to be found among those that cards show.
private struct KeptTexts {
  /// The cards for which something has to be chosen anew.
  private(set) var new: [(lesson: Int, card: Int)] = []
  /// Hashes of texts that no card was found for yet; true where one has to be.
  private var missing: [[UInt64: Bool]] = [[:], [:]]
  /// A bit for each hash that was ever among them, since nearly all that are asked about are not.
  private var mayBeMissing = [Bool](repeating: false, count: 1 << 16)

  /// The texts for the cards of some lessons; nil where they cannot be told.
  init?(_ course: Int, _ lessons: [Int], _ curriculum: Curriculum, _ entries: LockEntries) {
    let own = curriculum.courses[course]
    let friends = FalseFriendTable(taught: own.code.string, known: own.source.code.string)
    var look = Look(entries: entries, wanted: curriculum.settings.distractors.cards)
    for lesson in lessons {
      for (index, card) in curriculum.lessons[lesson].cards.enumerated() {
        // A word of the learners' own language that is no card may be an option, too.
        let hasFriend = friends.meaning(of: card) != nil
        switch look.find(card, { add($0, $1, isNeeded: hasFriend) }) {
        case .found: break
        case .new where !hasFriend: new.append((lesson, index))
        default: return nil
        }
      }
    }
  }

  private mutating func add(_ hash: UInt64, _ direction: Int, isNeeded: Bool) {
    let known = missing[direction][hash] ?? false
    missing[direction][hash] = known || isNeeded
    mayBeMissing[Int(hash >> 48)] = true
  }

  /// Adds what a card shows.
  mutating func add(_ card: Card) {
    for (direction, isRecognition) in [true, false].enumerated() {
      add(Self.hash(card, isRecognition), direction, isNeeded: true)
    }
  }

  /// True for the first card that shows one of the texts, of those that are asked about.
  mutating func isFirst(_ card: Card, isRecognition: Bool) -> Bool {
    let hash = Self.hash(card, isRecognition)
    return mayBeMissing[Int(hash >> 48)] && missing[isRecognition ? 0 : 1].removeValue(forKey: hash) != nil
  }

  private static func hash(_ card: Card, _ isRecognition: Bool) -> UInt64 {
    var text = card.shown(isRecognition: isRecognition)
    return text.withUTF8 { FingerprintHash($0).value }
  }

  /// True once a card was found for all that have to have one.
  var areFound: Bool { missing.allSatisfy { $0.values.allSatisfy { !$0 } } }

  /// Looks up what is kept for a card.
  private struct Look {
    let entries: LockEntries
    let wanted: Int
    private var key: [UInt8] = []
    private var places: [Range<Int>] = []

    enum Finding { case found, new, unclear }

    init(entries: LockEntries, wanted: Int) {
      self.entries = entries
      self.wanted = wanted
    }

    /// Hands on hashes of the texts, with 0 for those in the learners' own language and 1 for the others.
    mutating func find(_ card: Card, _ use: (UInt64, Int) -> Void) -> Finding {
      guard card.details?.verdicts == nil else { return .unclear }
      var finding = Finding.found
      for (direction, isRecognition) in [true, false].enumerated() {
        let fingerprint = card.fingerprint(
          entries.policyFingerprint, wanted, isRecognition: isRecognition)
        card.writeQuestionKey(isRecognition: isRecognition, to: &key)
        switch entries.findTexts(for: key, fingerprint, &places) {
        case nil: finding = .new
        case false?: return .unclear
        case true? where places.count == wanted:
          entries.bytes.withUnsafeBufferPointer { bytes in
            for place in places {
              use(FingerprintHash(UnsafeBufferPointer(rebasing: bytes[place])).value, direction)
            }
          }
        default: break
        }
      }
      return finding
    }
  }
}
