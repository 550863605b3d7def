import CurriculumRuntime
package import Distractors

/// What an option must not be, beside an answer: one definition for what is chosen, what is explained and what is
/// evaluated.
///
/// Source: Haladyna, Downing & Rodriguez 2002, guidelines 19 (one right answer), 22 (homogeneous), 24 (length), 28
/// (no cues); the bounds are measured on human-made items of science.
package struct OptionValidity: Sendable {
  /// Words of the language in which options are written; nil where there is no data.
  let lexicon: Lexicon?

  package init(lexicon: Lexicon?) { self.lexicon = lexicon }

  /// Length ratio from which on an option stands out.
  package static let longestRatio: Float = 2.2
  /// Ratio of lengths from which on the answer is the one long option.
  package static let keyRatio: Float = 1.4
  /// Share of words from which on two questions are the same.
  package static let samePrompt: Float = 0.8

  // MARK: Hard

  /// Why a text cannot stand beside a right answer; nil when it can.
  ///
  /// By what the texts are alone: what else is accepted, asked and taught is the caller's to know.
  package func rejection(of option: OptionText, beside key: OptionText) -> Rejection? {
    let (one, other) = (option.traits, key.traits)
    if isEqualAfterFolding(one, other) { return .sameText }
    let areNumbers = option.isQuantity
    guard areNumbers == key.isQuantity else { return .numberAgainstText }
    if areNumbers { return areSameQuantity(option.text, key.text) ? .sameQuantity : nil }
    if one.script != other.script, one.script != .none, other.script != .none { return .otherScript }
    if isTokenSubset(one, other) || isTokenSubset(other, one) { return .partOfKey }
    return areSynonyms(option, key) ? .synonym : nil
  }

  /// Why a text cannot stand beside another wrong answer; nil when it can.
  package func rejection(of option: OptionText, besideOption other: OptionText) -> Rejection? {
    if isEqualAfterFolding(option.traits, other.traits) { return .otherOption }
    if option.isQuantity {
      return areSameQuantity(option.text, other.text) ? .otherOption : nil
    }
    return areSynonyms(option, other) ? .otherOption : nil
  }

  /// True when two quantities are one, whatever their prefixes; or when they round to the same.
  private func areSameQuantity(_ one: String, _ other: String) -> Bool {
    guard let left = OptionQuantity(one), let right = OptionQuantity(other) else { return false }
    if left.isEqual(to: right) { return true }
    guard left.unit == right.unit else { return false }
    // Both may be the same number, told more and less exactly: 9.8 and 9.81.
    let coarse = min(left.decimals, right.decimals)
    let step = (0..<min(coarse, 15)).reduce(1.0) { step, _ in step / 10 }
    return left.decimals != right.decimals && abs(left.value - right.value) < step / 2
  }

  /// True when both are words with a sense in common, among their three commonest.
  ///
  /// With all senses too much is rejected: a ruler is a measure in one of its senses.
  private func areSynonyms(_ one: OptionText, _ other: OptionText) -> Bool {
    guard let lexicon, one.traits.wordCount <= 3, other.traits.wordCount <= 3,
      let left = lexicon.word(lookUpForm(one.text)), let right = lexicon.word(lookUpForm(other.text))
    else { return false }
    return lexicon.sharesSense(left, right, limit: 3)
  }

  /// True when one is a kind of the other, in one of their two commonest senses.
  private func isKind(_ one: OptionText, _ other: OptionText) -> Bool {
    guard let lexicon, one.traits.wordCount <= 3, other.traits.wordCount <= 3,
      let left = lexicon.word(lookUpForm(one.text)), let right = lexicon.word(lookUpForm(other.text))
    else { return false }
    return lexicon.isKind(left, of: right, limit: 2) || lexicon.isKind(right, of: left, limit: 2)
  }

  /// Folded, without article and the "to" of an infinitive.
  private func lookUpForm(_ text: String) -> String {
    let words = AcceptableAnswers.comparisonForm(of: text).split(separator: " ")
    guard words.count > 1, let first = words.first, ["the", "a", "an", "to"].contains(first) else {
      return words.joined(separator: " ")
    }
    return words.dropFirst().joined(separator: " ")
  }

  // MARK: Soft

  /// What gives an option away beside a right answer, though it is not wrong.
  package func flaws(of option: OptionText, beside key: OptionText) -> SoftFlaws {
    let (one, other) = (option.traits, key.traits)
    var flaws: SoftFlaws = []
    guard !option.isQuantity else { return flaws }
    if let left = one.isPlural, let right = other.isPlural, left != right { flaws.insert(.number) }
    if one.classOfHead != other.classOfHead, one.classOfHead != .unknown, other.classOfHead != .unknown {
      flaws.insert(.wordClass)
    }
    if one.marks.contains(.firstCapital) != other.marks.contains(.firstCapital)
      || one.marks.contains(.allCapitals) != other.marks.contains(.allCapitals)
    {
      flaws.insert(.capitals)
    }
    if Self.ratio(one.characterCount, other.characterCount) > Self.longestRatio { flaws.insert(.length) }
    if isKind(option, key) { flaws.insert(.kindOfKey) }
    return flaws
  }

  /// The longer of two lengths over the shorter one.
  static func ratio(_ one: Int32, _ other: Int32) -> Float {
    Float(max(one, other, 1)) / Float(max(min(one, other), 1))
  }

  /// True when the answer is the one long option.
  package static func isKeyLongest(_ key: OptionText, among options: [OptionText]) -> Bool {
    let longest = options.map(\.traits.characterCount).max() ?? 0
    return !key.isQuantity && !options.isEmpty
      && Float(key.traits.characterCount) > Self.keyRatio * Float(max(longest, 1))
  }
}

/// What a question gives away about options: its words, and an article before the gap.
package struct StemCues: Sendable {
  /// The folded words with a space before, between and behind them.
  private let words: String
  /// How the option must begin; nil when nothing says so.
  private let onset: Onset?

  /// The cues of a question.
  ///
  /// - Parameters:
  ///   - prompt: The question.
  ///   - key: The answer: what it does, an article does not forbid.
  ///   - language: Language of the question; only English has cues of sound.
  package init(_ prompt: String, key: String, language: String) {
    words = " " + foldedWords(prompt).joined(separator: " ") + " "
    let article = language.hasPrefix("en") ? Self.articleBeforeGap(prompt) : nil
    let expected: Onset? = article.map { $0 == "an" ? .vowel : .consonant }
    onset = expected == nil || Onset(of: key) != expected ? nil : expected
  }

  /// "a" or "an" right before the gap, or at the end of the question.
  private static func articleBeforeGap(_ prompt: String) -> String? {
    let beforeGap = prompt.firstRange(of: "___").map { prompt[..<$0.lowerBound] } ?? prompt[...]
    let end = beforeGap.reversed().drop { " :…._-".contains($0) }.prefix { $0.isLetter || $0 == "'" }
    let word = String(end.reversed()).lowercased()
    let reachesEnd = beforeGap.endIndex != prompt.endIndex || !prompt.hasSuffix("?")
    return reachesEnd && (word == "a" || word == "an") ? word : nil
  }

  /// Why the question gives a text away as wrong; nil when it does not.
  package func rejection(of option: OptionText) -> Rejection? {
    if let onset, let own = Onset(of: option.text), own != onset { return .article }
    // To take a number out of the question is a mistake that learners make.
    guard !option.isQuantity else { return nil }
    let folded = foldedWords(option.text)
    guard !folded.isEmpty, folded.count < 8 else { return nil }
    return words.contains(" " + folded.joined(separator: " ") + " ") ? .inStem : nil
  }
}

extension OptionText {
  /// True for one number with or without a unit, however its digits are grouped.
  fileprivate var isQuantity: Bool {
    traits.marks.contains(.number)
      || (traits.marks.contains(.digits) && text.utf8.first.map { $0 < 0x41 } == true
        && OptionQuantity(text) != nil)
  }
}
