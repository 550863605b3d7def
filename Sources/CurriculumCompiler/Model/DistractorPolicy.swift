/// What a curriculum wants of the wrong answers that are chosen for it.
package struct DistractorPolicy: Sendable {
  /// Where wrong answers may come from.
  package enum Source: String, CaseIterable, Sendable {
    /// Options that stood beside the same answer in an item that a person wrote or accepted.
    case memory
    /// Cards and options of the same course, quiz set or story.
    case course
    /// Cards of other courses for the same learners.
    case otherCourses = "other-courses"
    /// The answer with one of its words replaced.
    case mutation
    /// What a learner gets by a known slip in a calculation.
    case slips
    /// Words of a dictionary that the curriculum does not teach.
    case dictionary

    /// The names that authors write.
    package static let words = allCases.map(\.rawValue)
  }

  /// Wrong options for each direction of a card.
  package var cards = 3
  /// Wrong answers of a kit's question.
  package var kits = 3
  /// Wrong options of a choice.
  ///
  /// Unless the author says how many, a language exercise with two wrong options is left as it is.
  package var choices = 3
  /// Wrong words offered with the gaps of a sentence; a gap can be filled without.
  package var gaps = 3
  /// Wrong results offered with a numeric question; a result can be typed without.
  package var numbers = 3
  /// True where the author says how many there are to be: then it is a finding when there are fewer.
  package var asksForChoices = false
  package var asksForGaps = false
  package var asksForNumbers = false
  /// Where they may come from.
  package var sources = Set(Source.allCases)
  /// True when words that are taught later may be offered.
  package var allowsNotYetTaught = false
  /// Least score of a wrong answer, from 0 to 1.
  package var leastScore = 0.2
  /// Weights of signals in place of the standard ones, by the signals' names.
  package var weights: [String: Double] = [:]

  /// The policy of a curriculum that says nothing.
  package init() {}

  /// A policy that chooses nothing.
  package static var none: DistractorPolicy {
    var policy = DistractorPolicy()
    (policy.cards, policy.kits, policy.choices, policy.gaps, policy.numbers) = (0, 0, 0, 0, 0)
    return policy
  }

  /// True when nothing is to be chosen.
  package var isEmpty: Bool { cards + kits + choices + gaps + numbers == 0 }
}

/// What an author decided about wrong answers of one card or question.
package struct DistractorVerdicts: Sendable {
  /// To be used, in this order.
  package let pinned: [Text]
  /// Chosen by the compiler and found good.
  package let accepted: [Text]
  /// Never to be used.
  package let banned: [Text]
}
