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

  /// The option: number and unit in the key's manner of writing.
  package let text: String
  /// The number as the text shows it, in the key's unit.
  package let value: Rational
  package let origin: Origin
  /// The mistake's name for the column of error tags, such as `no_square`; nil for a neighbour.
  package let errorTag: String?
  /// What the learner did, for a sentence that begins with "You": "forgot to square the speed (15 m/s)".
  package let reason: String
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
  if key.form == .fraction { return fractionSlips(for: key) }
  let stem = SlipStem(prompt)
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
