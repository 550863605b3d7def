import CurriculumCompiler
import Distractors

/// What is wrong with the wrong answers that someone wrote for a set of questions.
struct Violations {
  /// Wrong answers that were judged.
  private(set) var options = 0
  /// Questions, and those that got as many wrong answers as are wanted.
  private(set) var items = 0
  private(set) var full = 0
  /// Wrong answers by what is wrong with them.
  private(set) var hard: [Rejection: Int] = [:]
  private(set) var soft: [Int] = Array(repeating: 0, count: softNames.count)
  /// Questions with the key as the one long option.
  private(set) var keyLongest = 0
  /// For each question, whether a hard check, or a soft one, has something against it.
  private(set) var isHardHit: [Bool] = []
  private(set) var isSoftHit: [Bool] = []

  /// Hard checks that are made here.
  static let hardChecks: [Rejection] = [
    .sameText, .samePrompt, .synonym, .partOfKey, .sameQuantity, .numberAgainstText, .otherOption, .article,
    .inStem,
  ]

  /// Soft checks, in the order of their bits.
  static let softNames = SoftFlaws(rawValue: 63).names

  private let validity = OptionValidity(lexicon: .english)

  init(_ set: QuestionSet, _ author: OptionAuthor) {
    for (question, options) in zip(set.questions, author.generate(set)) { judge(options, question, set) }
  }

  private mutating func judge(_ chosen: [OptionText], _ question: Question, _ set: QuestionSet) {
    let key = set.texts[question.key]
    let cues = StemCues(question.prompt.text, key: key.text, language: "en")
    var (isHard, isSoft) = (false, false)
    for (place, option) in chosen.enumerated() {
      var found = Set(
        [validity.rejection(of: option, beside: key), cues.rejection(of: option)].compactMap { $0 }
          + chosen[..<place].compactMap { validity.rejection(of: option, besideOption: $0) })
      if answersSame(option, question, set) { found.insert(.samePrompt) }
      for rejection in found { hard[rejection, default: 0] += 1 }
      isHard = isHard || !found.isEmpty
      let flaws = validity.flaws(of: option, beside: key)
      for bit in soft.indices where flaws.rawValue >> UInt8(bit) & 1 != 0 { soft[bit] += 1 }
      isSoft = isSoft || !flaws.isEmpty
    }
    options += chosen.count
    items += 1
    if chosen.count >= OptionAuthor.wanted { full += 1 }
    if OptionValidity.isKeyLongest(key, among: chosen) {
      keyLongest += 1
      isSoft = true
    }
    isHardHit.append(isHard)
    isSoftHit.append(isSoft)
  }

  /// Whether an option is the answer to a question that asks the same in other words.
  private func answersSame(_ option: OptionText, _ question: Question, _ set: QuestionSet) -> Bool {
    set.questions.contains { other in
      isEqualAfterFolding(set.texts[other.key], option)
        && !isEqualAfterFolding(set.texts[other.key], set.texts[question.key])
        && tokenJaccard(other.asked, question.asked) >= OptionValidity.samePrompt
    }
  }

  /// A count of wrong answers as a share of them.
  func share(_ count: Int) -> Double { Double(count) / Double(max(1, options)) }

  /// A count of questions as a share of them.
  func itemShare(_ count: Int) -> Double { Double(count) / Double(max(1, items)) }

  /// Questions with anything against them.
  var anyHit: Int { zip(isHardHit, isSoftHit).count { $0 || $1 } }
}
