/// Files of whose cards it was proved that the wrong answers which the lock file keeps for them still hold.
///
/// Whether they hold follows from the file, from those of the cards that are the wrong answers, from the order in which lessons are
/// taught, and from which card is the first to show a text. So a check that only looks for findings need not prove it again.
package struct KeptChoices: Sendable {
  /// What the wrong answers for the cards of a file are.
  package struct Use: Sendable, Equatable {
    /// The files of the cards that are shown, ascending.
    package let files: [SourceFile.ID]
    /// Hashes of their texts, ascending.
    package let texts: [UInt32]

    /// What was used for a file.
    package init(files: [SourceFile.ID], texts: [UInt32]) {
      self.files = files
      self.texts = texts
    }
  }

  /// The files of all lessons, in the order in which they are taught.
  package let order: [SourceFile.ID]
  /// What is used for the cards of a file; files of which nothing was proved are not there.
  package let uses: [SourceFile.ID: Use]
  /// What tells which cards may be options beside those of a file, lesson by lesson and card by card.
  package let keys: [SourceFile.ID: [CardKeys]]
  /// The files that are what they were when it was proved.
  package let same: Set<SourceFile.ID>

  /// What was proved of some files.
  package init(
    order: [SourceFile.ID] = [], uses: [SourceFile.ID: Use] = [:], keys: [SourceFile.ID: [CardKeys]] = [:],
    same: Set<SourceFile.ID> = []
  ) {
    self.order = order
    self.uses = uses
    self.keys = keys
    self.same = same
  }

  /// The keys of the files that are what they were.
  var keysOfSame: [SourceFile.ID: [CardKeys]] { keys.filter { same.contains($0.key) } }

  /// The files for which it still holds.
  func holding(_ curriculum: Curriculum, _ taught: TeachingOrder) -> Set<SourceFile.ID> {
    guard order == Self.order(curriculum, taught) else { return [] }
    // What a changed file shows may be shown there first now.
    var shown = [Bool](repeating: false, count: 1 << 20)
    for (index, lesson) in curriculum.lessons.enumerated()
    where !same.contains(curriculum.file(ofLesson: index)) {
      for card in lesson.cards {
        for isRecognition in [true, false] {
          shown[Int(Self.hash(of: card, isRecognition: isRecognition) >> 12)] = true
        }
      }
    }
    var files: Set<SourceFile.ID> = []
    for (file, use) in uses where same.contains(file) && use.files.allSatisfy(same.contains) {
      if !use.texts.contains(where: { shown[Int($0 >> 12)] }) { files.insert(file) }
    }
    return files
  }

  static func order(_ curriculum: Curriculum, _ taught: TeachingOrder) -> [SourceFile.ID] {
    taught.lessonsOfCourse.flatMap { $0.map { curriculum.file(ofLesson: $0) } }
  }

  /// A hash of what a card shows as an option.
  static func hash(of card: Card, isRecognition: Bool) -> UInt32 {
    var text = card.shown(isRecognition: isRecognition)
    let hash = text.withUTF8 { FingerprintHash($0).value }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32) ^ (isRecognition ? 0 : 0x9E37_79B9)
  }
}

/// Gathers what is proved while wrong answers are chosen.
struct KeptChoicesBuilder {
  private let curriculum: Curriculum
  private let cards: [Card]
  /// The lesson of each card, by the cards' positions.
  private var lessons: [Int32] = []
  private var uses: [SourceFile.ID: (files: Set<SourceFile.ID>, texts: Set<UInt32>)] = [:]
  private var unproved: Set<SourceFile.ID> = []
  private let holding: [SourceFile.ID: KeptChoices.Use]
  private var keys: [SourceFile.ID: [CardKeys]] = [:]

  /// - Parameter holding: What is known already, and need not be gathered.
  init(_ curriculum: Curriculum, holding: [SourceFile.ID: KeptChoices.Use]) {
    self.curriculum = curriculum
    self.holding = holding
    cards = curriculum.lessons.flatMap(\.cards)
    lessons.reserveCapacity(cards.count)
    for (index, lesson) in curriculum.lessons.enumerated() {
      for _ in lesson.cards { lessons.append(Int32(index)) }
    }
  }

  /// Takes over what was chosen for a course before anything was filled up from elsewhere.
  ///
  /// - Parameter kept: The cards that were looked at; nil for all.
  mutating func take(_ outcomes: [CardOutcome], _ realm: CardRealm, _ kept: KeptCards?) {
    if let kept {
      keys.merge(kept.keys) { _, new in new }
    } else {
      for index in realm.cards.indices {
        keys[curriculum.file(ofLesson: Int(realm.places[index].lesson)), default: []].append(
          realm.keys(of: index))
      }
    }
    for (place, outcome) in outcomes.enumerated() where !outcome.isProved {
      let file = curriculum.file(ofLesson: Int(realm.places[place / 2].lesson))
      guard outcome.isKept, outcome.texts.isEmpty else {
        unproved.insert(file)
        continue
      }
      for choice in outcome.choices {
        let option = Int(choice.option)
        uses[file, default: ([], [])].files.insert(curriculum.file(ofLesson: Int(lessons[option])))
        uses[file]?.texts.insert(KeptChoices.hash(of: cards[option], isRecognition: place % 2 == 0))
      }
    }
  }

  /// What was proved.
  func finish(_ taught: TeachingOrder) -> KeptChoices {
    var all = holding
    for (file, use) in uses where !unproved.contains(file) {
      all[file] = KeptChoices.Use(files: use.files.sorted(), texts: use.texts.sorted())
    }
    let order = KeptChoices.order(curriculum, taught)
    return KeptChoices(order: order, uses: all, keys: keys, same: Set(order))
  }
}
