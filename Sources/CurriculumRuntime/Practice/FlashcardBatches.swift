/// How Edutok's feed goes on: in batches of fifteen cards, each with an aspect and a depth.
///
/// Source: Edutok's document, "Gemini-powered flashcard generation"; docs/runtime/rules.md, Edutok.
public enum FlashcardBatches {
  /// Cards of a batch.
  public static let size = 15
  /// Aspects that batches go through.
  public static let aspects = 15
  /// Variations of pictures that cards go through.
  public static let imageVariations = 12

  /// How batches are numbered.
  public enum Numbering: String, CaseIterable, Sendable {
    /// As in Edutok's document and app, which leave out batch 2: cards div 15 + 2.
    case seed
    /// Without the gap: cards div 15 + 1.
    case fixed
  }

  /// The number of the next batch of a topic that has so many cards.
  public static func next(cards: Int, numbering: Numbering = .seed) -> Int {
    max(0, cards) / size + (numbering == .seed ? 2 : 1)
  }

  /// How deep a batch goes.
  public enum Depth: String, CaseIterable, Sendable, Codable {
    /// Batches 1, 5, 9 …
    case foundational = "Foundational"
    /// Batches 2, 6, 10 …
    case intermediate = "Intermediate"
    /// Batches 3, 7, 11 …
    case advanced = "Advanced"
    /// Batches 4, 8, 12 …
    case expert = "Expert"

    /// The depth of a batch, counted from 1.
    public init(batch: Int) { self = Self.allCases[(max(1, batch) - 1) % Self.allCases.count] }
  }

  /// The position of a batch's aspect in the list of aspects, from 0.
  public static func aspectIndex(batch: Int) -> Int { (max(1, batch) - 1) % aspects }

  /// The variation of a new card's picture, 0 to 11.
  ///
  /// - Parameters:
  ///   - cards: Cards of the topic before the batch.
  ///   - index: The card's position in the batch, from 0.
  public static func imageIndex(cards: Int, index: Int) -> Int {
    (max(0, cards) % imageVariations + max(0, index) % imageVariations) % imageVariations
  }

  /// Understood cards of a topic in whole per cent, rounded down; 0 for a topic without cards.
  public static func topicProgress(understood: Int, total: Int) -> Int {
    Score(correct: understood, total: total).percentRoundedDown
  }
}

/// What kind of flashcard Edutok makes of a type's name.
public enum FlashcardType: String, CaseIterable, Sendable, Codable {
  /// A term and what it means.
  case definition
  /// A question and its answer.
  case question
  /// A statement that is true or false.
  case trueFalse = "truefalse"
  /// A sentence with a gap.
  case fillBlank = "fillblank"

  /// The type that a name stands for, by case, spaces and low lines alike; `question` for any other.
  ///
  /// Hyphens are kept, as the app keeps them, so `fill-in-the-blank` is a question while `fill-in-blank` is not.
  public init(loosely name: String) {
    switch name.lowercased().filter({ $0 != " " && $0 != "_" }) {
    case "definition": self = .definition
    case "truefalse", "true/false": self = .trueFalse
    case "fillinblank", "fillblank", "fill-in-blank", "fillintheblank": self = .fillBlank
    default: self = .question
    }
  }
}
