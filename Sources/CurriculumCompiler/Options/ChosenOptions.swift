import Distractors

/// Where an option comes from.
package enum OptionOrigin: UInt8, Sendable, CaseIterable {
  /// The author wrote or pinned it.
  case author
  /// It stood beside the same answer in an item that a person wrote or accepted.
  case memory
  /// A card of the same lesson, unit, band or course, or of another course.
  case lesson, unit, band, course, otherCourse
  /// A card that looks or sounds like the answer.
  case lookAlike
  /// An answer or an option of another question of the same quiz, story or curriculum.
  case question
  /// The answer with a word replaced.
  case mutation
  /// What a known slip in the calculation comes to.
  case slip
  /// A number near the answer.
  case neighbour
  /// A word of the dictionary that the curriculum does not teach.
  case dictionary

  /// The word in the bundle.
  package var word: StaticString {
    switch self {
    case .author: "author"
    case .memory: "memory"
    case .lesson: "lesson"
    case .unit: "unit"
    case .band: "band"
    case .course: "course"
    case .otherCourse: "other-course"
    case .lookAlike: "look-alike"
    case .question: "question"
    case .mutation: "mutation"
    case .slip: "slip"
    case .neighbour: "neighbour"
    case .dictionary: "dictionary"
    }
  }
}

/// An option as the bundle has it.
package struct ShownOption: Sendable {
  /// What the learner sees.
  package let text: String
  /// True for a right one.
  package let isKey: Bool
  /// Where it comes from.
  package var origin = OptionOrigin.author
  /// How good a distractor it is, from 0 to 1; nil for what an author wrote.
  package var score: Double?
  /// Why it was chosen, in words; nil for what an author wrote.
  package var reason: String?
  /// The mistake of a learner who chooses it.
  package var errorTag: String?

  package init(_ text: String, isKey: Bool) {
    self.text = text
    self.isKey = isKey
  }
}

/// The wrong options of one direction of one card: most of what is chosen, so it is kept small.
struct CardChoice: Sendable {
  /// Position of the card that is shown, or -1 less the position in `CardChoices.texts`.
  var option: Int32
  /// The score in ten-thousandths.
  let score: UInt16
  /// The two signals that weighed most, by their places; 255 for none.
  let signals: (UInt8, UInt8)
  /// Where it comes from.
  let origin: OptionOrigin
}

extension CardChoice {
  /// A card that was chosen before, where nobody asks what it is worth.
  init(unweighed position: Int32) {
    self.init(option: position, score: 0, signals: (255, 255), origin: .course)
  }
}

/// The wrong options of all cards.
struct CardChoices: Sendable {
  /// Most wrong options of a direction.
  let count: Int
  /// For each card, by its position, first those of its recognition, then those of its production.
  var choices: [CardChoice?]
  /// For each card and direction the place of the right answer.
  var keyPlaces: [UInt8]
  /// Texts of options that are no cards.
  var texts: [String] = []

  /// No options for some cards.
  init(cards: Int, count: Int) {
    self.count = count
    choices = [CardChoice?](repeating: nil, count: count == 0 ? 0 : cards * 2 * count)
    keyPlaces = [UInt8](repeating: 0, count: count == 0 ? 0 : cards * 2)
  }

  /// The wrong options of one direction.
  func options(_ card: Int, isRecognition: Bool) -> ArraySlice<CardChoice?> {
    let start = (card * 2 + (isRecognition ? 0 : 1)) * count
    return count == 0 ? [] : choices[start..<start + count]
  }
}

/// The options that were chosen, beside those that authors wrote.
package struct ChosenOptions: Sendable {
  /// Every option of an item that got one, in the order to show them, by the question's number.
  package var items: [Int64: [ShownOption]] = [:]
  var cards = CardChoices(cards: 0, count: 0)
  /// For which cards it is known now that what is kept for them holds; nil where nobody asked.
  var proof: KeptChoices?
  /// What the lock file has to say of them; nil where nothing was to be chosen.
  package var lines: LockLines?
  /// The lock file that says so; nil when it is as it was, or while what was chosen is that of a part.
  package var lock: [UInt8]?

  /// Nothing chosen.
  package init() {}

  /// How many items and cards got wrong answers, in words.
  package var summary: String {
    var directions = 0
    var options = 0
    for choice in cards.choices where choice != nil { options += 1 }
    if cards.count > 0 {
      for start in stride(from: 0, to: cards.choices.count, by: cards.count) where cards.choices[start] != nil
      {
        directions += 1
      }
    }
    let forItems = items.values.reduce(0) { $0 + $1.count { !$0.isKey && $0.origin != .author } }
    return "\(forItems.counted("wrong answer")) for \(items.count.counted("question")), "
      + "\(options) for \(directions) directions of cards"
  }
}

extension Signal {
  /// The signals by their places.
  static let byPlace = Signal.allCases

  /// The place of a signal.
  var place: UInt8 { UInt8(Self.byPlace.firstIndex(of: self) ?? 255) }

  /// Two signals by their places, 255 for none, as the reason for a choice: "meaning part-of-speech".
  static func reason(_ signals: (UInt8, UInt8)) -> String {
    let count = byPlace.count + 1
    return reasons[min(Int(signals.0), count - 1) * count + min(Int(signals.1), count - 1)]
  }

  private static let reasons: [String] = {
    let names = byPlace.map(\.rawValue) + [""]
    return names.flatMap { first in
      names.map { second in first.isEmpty || second.isEmpty ? first + second : "\(first) \(second)" }
    }
  }()
}
