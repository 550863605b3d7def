package import CurriculumRuntime

/// A wrong answer to a calculation, written as the right one is.
package struct NumericSlip: Sendable {
  /// Where a wrong number comes from.
  package enum Origin: String, Sendable {
    /// A mistake that has a name.
    case slip
    /// A number beside the key, which nothing explains.
    case neighbour
  }

  private let question: SlipQuestion
  private let shown: ShownNumber
  private let mistake: SlipReason
  private let tag: StaticString?

  /// A wrong answer that was found fair.
  init(_ question: SlipQuestion, _ shown: ShownNumber, _ candidate: SlipList.Candidate) {
    self.question = question
    self.shown = shown
    mistake = candidate.reason
    tag = candidate.tag
  }

  /// The option: number and unit in the key's manner of writing; made when it is asked for.
  package var text: String { question.key.text(of: shown) }
  /// The number as the text shows it, in the key's unit.
  package var value: Rational { shown.exact }
  /// Whether a mistake or nothing leads to it.
  package var origin: Origin { tag == nil ? .neighbour : .slip }
  /// The mistake's name for the column of error tags, such as `no_square`; nil for a neighbour.
  package var errorTag: String? { tag?.description }
  /// What the learner did, for a sentence that begins with "You"; made when it is asked for.
  ///
  /// For example: "forgot to square the speed (15 m/s)".
  package var reason: String { mistake.text(question.stem) }
}

/// What the wrong answers to one question have in common.
final class SlipQuestion: Sendable {
  /// The right answer.
  let key: NumericKey
  /// The prompt's numbers.
  let stem: SlipStem

  /// What belongs to a key and its prompt.
  init(_ key: NumericKey, _ stem: SlipStem) {
    self.key = key
    self.stem = stem
  }
}

/// Wrong answers to a question with a numeric answer, those that diagnose most first; empty for other questions.
///
/// - Complexity: Bounded: the numbers of the prompt that are combined, and the steps of the working, are limited.
package func numericSlips(for question: Question) -> [NumericSlip] {
  guard case .numeric(let answer) = question.body,
    let key = NumericKey(answer, prompt: question.prompt.string)
  else { return [] }
  return numericSlips(
    for: key, prompt: question.prompt.string, working: question.details.working?.string)
}

/// Wrong answers for a key that is a number, perhaps with words around it, those that diagnose most first.
///
/// - Parameters:
///   - key: The text of the key; anything but one number with what belongs to it gives no wrong answers.
///   - accepted: Other texts that count as right.
///   - working: The calculation, as the author wrote it; without one, the simplest that leads from the prompt's numbers
///     to the key is taken.
package func numericSlips(
  forKey key: String, prompt: String, accepted: [String] = [], working: String? = nil
) -> [NumericSlip] {
  guard let key = NumericKey(key, prompt: prompt, accepted: accepted) else { return [] }
  return numericSlips(for: key, prompt: prompt, working: working)
}

/// Wrong answers for a key, those that diagnose most first.
package func numericSlips(for key: NumericKey, prompt: String, working: String?) -> [NumericSlip] {
  let stem = SlipStem(prompt)
  if key.form == .fraction { return fractionSlips(SlipQuestion(key, stem)) }
  var list = SlipList(key: key, stem: stem)
  if !key.isYear {
    var calculation = working.flatMap { try? ArithmeticExpression($0) }.flatMap { SlipCalculation($0) }
    if calculation == nil { calculation = stem.simplestCalculation(of: key) }
    list.isCalculated = calculation != nil
    if let calculation { list.addMistakes(in: calculation) }
    list.addMistakesOfUnit()
    list.addMistakesWithStem()
    list.addMistakesOfDigits()
  }
  list.addNeighbours()
  return list.accepted()
}
