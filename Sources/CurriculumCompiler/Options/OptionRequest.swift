package import Distractors

/// Where a text stands in what is taught, so that near and far, early and late can be told.
package struct OptionHome: Sendable {
  /// Numbers of the lesson, unit and band, or of what stands for them: question set, topic, subject; -1 for none.
  package var lesson: Int32 = -1
  package var unit: Int32 = -1
  package var band: Int32 = -1
  /// Place in the order in which things are taught; 0 where there is none.
  package var place: Int32 = 0
  /// What the author says of the word, as small numbers; -1 for nothing.
  package var partOfSpeech: Int8 = -1
  package var gender: Int8 = -1
  package var number: Int8 = -1
  /// True for an inflected form, which only a gap asks for.
  package var isForm = false
  /// True for what another course teaches.
  package var isOtherCourse = false

  package init() {}

  /// How far apart two texts of one realm stand.
  func distance(to other: OptionHome) -> CourseDistance {
    if other.isOtherCourse { return .otherCourse }
    if lesson == other.lesson, lesson >= 0 { return .sameLesson }
    if unit == other.unit, unit >= 0 { return .sameUnit }
    return band == other.band && band >= 0 ? .sameBand : .sameCourse
  }
}

/// A text of the curriculum that may become a wrong answer elsewhere.
package struct OptionSource: Sendable {
  /// The text.
  package let text: String
  /// Where it stands.
  package let home: OptionHome
  /// What it answers: the question, the other side of the card; empty for a wrong option.
  package let prompts: [String]
  /// What was read in the text, where it was read before.
  let traits: OptionTraits?

  package init(_ text: String, home: OptionHome = OptionHome(), prompts: [String] = []) {
    self.init(text, home: home, prompts: prompts, traits: nil)
  }

  init(_ text: String, home: OptionHome, prompts: [String], traits: OptionTraits?) {
    self.text = text
    self.home = home
    self.prompts = prompts
    self.traits = traits
  }
}

/// An item for which wrong answers are wanted.
package struct OptionRequest: Sendable {
  /// The right answer as it is shown.
  package let key: String
  /// Everything else that is right.
  package var accepted: [String] = []
  /// The question.
  package let prompt: String
  /// Where it stands.
  package var home = OptionHome()
  /// Wrong answers that the author wrote.
  package var authored: [String] = []
  /// Wrong answers that the author wants, found good, or does not want.
  package var pinned: [String] = []
  package var approved: [String] = []
  package var banned: [String] = []
  /// Chosen before, to be kept where they are still right.
  package var kept: [String] = []
  /// True for a gap, in which another form of the right word is a fair option.
  package var isGap = false
  /// True where the answer is written without spaces between thousands, as numbers in YAML are: so are wrong ones.
  package var writesPlainDigits = false
  /// What known slips in the calculation come to, the likeliest first.
  package var slips: [NumericSlip] = []
  /// How many wrong answers there are to be, the author's included.
  package let wanted: Int

  package init(key: String, prompt: String, wanted: Int) {
    self.key = key
    self.prompt = prompt
    self.wanted = wanted
  }
}

/// A wrong answer in the running, with what speaks for it and against it.
package struct OptionCandidate: Sendable {
  /// The text.
  package let option: OptionText
  /// Where it comes from.
  package let origin: OptionOrigin
  /// The place it stands in, for one of the curriculum.
  package let home: OptionHome
  /// What each signal says.
  package let values: SignalValues
  /// How good it is, from 0 to 1.
  package let score: Double
  /// What gives it away a little.
  package internal(set) var flaws: SoftFlaws = []
  /// Why it was not chosen; nil when nothing spoke against it.
  package internal(set) var rejection: Rejection?
  /// The mistake that leads to it, and how.
  package internal(set) var errorTag: String?
  package internal(set) var note: String?
  /// The signals that weighed most, by their places; 255 for none.
  package internal(set) var reasons: (UInt8, UInt8) = (255, 255)
}

/// What came of a request.
package struct OptionOutcome: Sendable {
  /// The wrong answers, the author's first, then by worth.
  package internal(set) var chosen: [OptionCandidate] = []
  /// Pins that cannot be used, with the reason.
  package internal(set) var refusedPins: [(text: String, rejection: Rejection)] = []
  /// How many candidates each check took; where enough were chosen, of those alone that were looked at for it.
  package internal(set) var rejected: [(rejection: Rejection, count: Int)] = []
  /// Every candidate in the order of worth, for who asks for an explanation.
  package internal(set) var considered: [OptionCandidate] = []
}

extension PartOfSpeech {
  private static let ordered = allCases

  /// The place among all, so that an author's word becomes a small number.
  var place: Int { Self.ordered.firstIndex(of: self) ?? -1 }
}

extension Gender {
  private static let ordered = allCases

  /// The place among all.
  var place: Int { Self.ordered.firstIndex(of: self) ?? -1 }
}

extension GrammaticalNumber {
  private static let ordered = allCases

  /// The place among all.
  var place: Int { Self.ordered.firstIndex(of: self) ?? -1 }
}
