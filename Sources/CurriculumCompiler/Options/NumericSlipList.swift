import CurriculumRuntime

/// Wrong answers to one question while they are collected.
struct SlipList {
  /// A number that a mistake leads to.
  struct Candidate {
    let value: Double
    /// The less, the more it tells about the learner.
    let rank: Int
    let tag: StaticString?
    let reason: SlipReason
  }

  /// More than anybody chooses from.
  static let maximumCount = 24

  /// How much less a number is worth that is more than the whole.
  static let aboveWhole = 12

  /// The right answer.
  let key: NumericKey
  /// The prompt's numbers.
  let stem: SlipStem
  /// True when the key is the result of a calculation, not a number to know.
  var isCalculated = false
  private(set) var candidates: [Candidate] = []

  /// An empty list for a question.
  init(key: NumericKey, stem: SlipStem) {
    self.key = key
    self.stem = stem
    candidates.reserveCapacity(64)
  }

  /// Adds the number that a mistake leads to, if it leads to one.
  mutating func add(
    _ value: Double?, _ rank: Int, _ tag: StaticString?, _ pattern: StaticString,
    _ first: SlipReason.Part = .nothing, _ second: SlipReason.Part = .nothing
  ) {
    guard let value, value.isFinite else { return }
    let reason = SlipReason(pattern: pattern, first: first, second: second)
    candidates.append(
      Candidate(value: value, rank: rank + penalty(value), tag: tag, reason: reason))
  }

  /// How much less a number is worth because nobody would believe it.
  private func penalty(_ value: Double) -> Int {
    var penalty = 0
    let ratio = abs(value / key.value)
    if ratio > 2e3 || ratio < 5e-4 { penalty += 4 }
    if ratio > 2e4 || ratio < 5e-5 { penalty += 6 }
    if let whole = key.whole, value > whole { penalty += Self.aboveWhole }
    return penalty
  }

  /// The wrong answers that are fair, the best first, each number once.
  func accepted() -> [NumericSlip] {
    let question = SlipQuestion(key, stem)
    // Rank and position in one number sort faster than pairs.
    let order = candidates.indices.map { candidates[$0].rank << 16 | $0 }.sorted()
    var slips: [NumericSlip] = []
    var values: [Double] = []
    for place in order where slips.count < Self.maximumCount {
      let candidate = candidates[place & 0xFFFF]
      guard isFair(candidate), let shown = key.style.shown(candidate.value, key: key.value),
        isFair(shown.value, tag: candidate.tag), isApart(shown.value, from: values, candidate.tag),
        key.hasForm(for: shown)
      else { continue }
      values.append(shown.value)
      slips.append(NumericSlip(question, shown, candidate))
    }
    return slips
  }

  private func isFair(_ candidate: Candidate) -> Bool {
    let value = candidate.value
    if value == 0 || (value < 0 && !key.isSigned) { return key.value == 0 && value == 0 }
    let isWhole = key.isCount || (!isCalculated && key.isWholeAsWritten)
    if isWhole, value != value.rounded() { return false }
    if let most = key.angleLimit, value > most { return false }
    guard candidate.tag == nil, key.value != 0 else { return true }
    if let whole = key.whole, value > whole { return false }
    let ratio = abs(value / key.value)
    return ratio < 6 && ratio > 1 / 6
  }

  /// True when a number as it will be shown is wrong beyond doubt.
  private func isFair(_ value: Double, tag: StaticString?) -> Bool {
    if key.accepts(value) || (value == 0 && key.value != 0) { return false }
    if key.isSmallCount || key.isYear || key.value == 0 { return true }
    let difference = abs(value - key.value)
    let least = tag == nil ? 0.1 : 0.025
    return difference >= least * abs(key.value) * (1 - 1e-9) && difference > 2 * key.margin
  }

  private func isApart(_ value: Double, from others: [Double], _ tag: StaticString?) -> Bool {
    let least = tag == nil && !key.isSmallCount && !key.isYear ? 0.05 * abs(key.value) : 0
    return others.allSatisfy { other in
      let difference = abs(value - other)
      return difference > 1e-9 * abs(other) && difference >= least && difference > 0.01 * abs(other)
        || (key.isYear && difference > 0)
    }
  }
}

/// What a learner did, put into words only when the option is kept.
struct SlipReason {
  /// A number of the question, or one that stands in the working alone.
  enum Part {
    case nothing
    case stem(Int)
    case number(Double)
    case word(String)
  }

  /// A sentence in which `#1` and `#2` stand for the parts.
  let pattern: StaticString
  /// What `#1` stands for.
  let first: Part
  /// What `#2` stands for.
  let second: Part

  /// The sentence.
  func text(_ stem: SlipStem) -> String {
    var result: [UInt8] = []
    let bytes = pattern.withUTF8Buffer { Array($0) }
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x23, index + 1 < bytes.count {
        let part = bytes[index + 1] == 0x31 ? first : second
        result += Array(stem.words(for: part).utf8)
        index += 2
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
