import CurriculumRuntime

/// Mistakes in doing a calculation: a step left out, done the wrong way round, or another one in its place.
extension SlipList {
  /// Adds what comes of each step of the calculation done wrongly.
  mutating func addMistakes(in calculation: SlipCalculation) {
    for index in calculation.steps.indices {
      switch calculation.steps[index] {
      case .raise: addPowerMistakes(calculation, index)
      case .multiply: addProductMistakes(calculation, index)
      case .divide: addQuotientMistakes(calculation, index)
      case .add: addSumMistakes(calculation, index)
      case .subtract: addDifferenceMistakes(calculation, index)
      case .squareRoot:
        add(calculation.value(replacing: index, by: .keep), 10, "no_root", "forgot to take the square root")
      case .number(let number): addNumberMistakes(calculation, index, number)
      case .negate: add(calculation.value(replacing: index, by: .keep), 14, "sign", "lost a minus sign")
      default: break
      }
    }
    addMixups(calculation)
    addAnomaly(calculation)
    addEarlyStop(calculation)
  }

  /// The number of the working that an operand is; nothing for a result.
  private func part(_ calculation: SlipCalculation, _ index: Int) -> SlipReason.Part {
    calculation.number(at: index).map { .number($0) } ?? .word("what came before")
  }

  private mutating func addPowerMistakes(_ calculation: SlipCalculation, _ index: Int) {
    let base = calculation.first(index)
    let exponent = calculation.results[index - 1]
    // 10⁸ is how a number is written.
    guard calculation.number(at: base) != 10 else { return }
    let isStated = calculation.number(at: base).map { stem.position(of: $0) != nil } ?? true
    let what: SlipReason.Part =
      calculation.number(at: base) == nil ? .word("the bracket") : part(calculation, base)
    func with(_ step: SlipCalculation.Step) -> Double? { calculation.value(replacing: index, by: step) }
    switch exponent {
    case 2 where isStated || calculation.number(at: index - 1) != nil:
      add(with(.keepFirst), 10, "no_square", "forgot to square #1", what)
      add(with(.multiply), 16, "squared_as_doubled", "doubled #1 instead of squaring it", what)
    case 3 where calculation.number(at: index - 1) != nil:
      add(with(.keepFirst), 12, "no_cube", "forgot to cube #1", what)
      add(with(.multiply), 16, "cubed_as_tripled", "multiplied #1 by 3 instead of cubing it", what)
    default:
      add(
        with(.multiply), 11, "multiplied_not_raised",
        "multiplied by the exponent instead of raising #1 to it", what)
      add(with(.keepFirst), 16, "no_power", "took #1 once instead of raising it to the power", what)
      add(with(.keepSecond), 13, "exponent_for_power", "used the exponent in place of the power of #1", what)
      guard exponent > 2 else { return }
      let head = Array(calculation.steps[..<index])
      let tail = calculation.steps[index...]
      add(
        SlipCalculation.value(of: head + [.number(1), .subtract] + tail), 14, "one_step_short",
        "counted one step too few")
      add(
        SlipCalculation.value(of: head + [.number(1), .add] + tail), 14, "one_step_over",
        "counted one step too many")
    }
  }

  private mutating func addProductMistakes(_ calculation: SlipCalculation, _ index: Int) {
    let (first, second) = (calculation.first(index), index - 1)
    if addConstantMistakes(calculation, index, first, keeping: .keepSecond) { return }
    if addConstantMistakes(calculation, index, second, keeping: .keepFirst) { return }
    func with(_ step: SlipCalculation.Step) -> Double? { calculation.value(replacing: index, by: step) }
    // In a sum of products nobody divides in one of them.
    let extra = calculation.isTerm(index) ? 8 : 0
    let (left, right) = (part(calculation, first), part(calculation, second))
    if isPlain(calculation, first), isPlain(calculation, second) {
      add(
        with(.divide), 12 + extra, "divided_not_multiplied", "divided #1 by #2 instead of multiplying", left,
        right)
      add(
        with(.divideInto), 20 + extra, "rearranged_wrong",
        "rearranged the equation wrongly, dividing #2 by #1",
        left, right)
      // A sum that is nearly one of its terms looks like a copy of it.
      let (one, other) = (calculation.results[first], calculation.results[second])
      let isSum = min(abs(one), abs(other)) > 0.015 * max(abs(one), abs(other))
      add(
        isSum ? with(.add) : nil, 16 + extra, "added_not_multiplied",
        "added #1 and #2 instead of multiplying them",
        left, right)
    } else {
      add(with(.divide), 15 + extra, "divided_not_multiplied", "divided instead of multiplying")
      add(with(.divideInto), 24 + extra, "rearranged_wrong", "rearranged the equation wrongly")
    }
    addOmission(calculation, first, with(.keepSecond))
    addOmission(calculation, second, with(.keepFirst))
    addForgottenBrackets(calculation, index)
  }

  /// True for a number, or a sum of numbers, so that its sum with another can be meant.
  private func isPlain(_ calculation: SlipCalculation, _ index: Int) -> Bool {
    calculation.number(at: index) != nil
  }

  private mutating func addOmission(_ calculation: SlipCalculation, _ operand: Int, _ value: Double?) {
    guard let number = calculation.number(at: operand) else { return }
    let isField = number == 9.8 || number == 9.81 || number == 10
    let isWeight = key.unit?.dimension == .force || key.unit?.dimension == .energy
    if isField, isWeight,
      stem.words.contains("gravit") || stem.data.contains(where: { $0.unitText == "N/kg" })
    {
      add(
        value, 10, "mass_for_weight", "used the mass in place of the weight, leaving out #1", .number(number))
    } else {
      // What is left of a product of two is a number of the prompt, and hardly an answer.
      let isCopy = calculation.steps.count == 3
      add(value, isCopy ? 25 : 18, "left_out", "left out #1", .number(number))
    }
  }

  private mutating func addQuotientMistakes(_ calculation: SlipCalculation, _ index: Int) {
    let (first, second) = (calculation.first(index), index - 1)
    func with(_ step: SlipCalculation.Step) -> Double? { calculation.value(replacing: index, by: step) }
    if isMean(calculation, index) {
      add(with(.keepFirst), 10, "no_mean", "added the values up but did not divide by how many there are")
      addForgottenBrackets(calculation, index)
      return
    }
    if addConstantMistakes(calculation, index, second, keeping: .keepFirst) { return }
    if isPlain(calculation, first), isPlain(calculation, second) {
      let (left, right) = (part(calculation, first), part(calculation, second))
      add(
        with(.divideInto), 12, "inverted_ratio", "turned the fraction upside down, dividing #2 by #1", left,
        right)
      add(
        with(.multiply), 12, "multiplied_not_divided", "multiplied #1 by #2 instead of dividing", left, right)
      addPartForWhole(calculation, index)
    } else {
      add(with(.divideInto), 15, "inverted_ratio", "turned the fraction upside down")
      add(with(.multiply), 15, "multiplied_not_divided", "multiplied instead of dividing")
    }
    addOmission(calculation, second, with(.keepFirst))
    addForgottenBrackets(calculation, index)
  }

  /// Adds what comes of comparing a part with the other part.
  private mutating func addPartForWhole(_ calculation: SlipCalculation, _ index: Int) {
    guard key.whole != nil, let part = calculation.number(at: calculation.first(index)),
      let all = calculation.number(at: index - 1), part < all
    else { return }
    let rank = stem.words.contains("probab") ? 14 : 19
    var steps = calculation.steps
    steps[index - 1] = .number(all + part)
    add(
      SlipCalculation.value(of: steps), rank, "part_for_whole",
      "added the part to the whole before comparing them")
    steps[index - 1] = .number(all - part)
    add(
      SlipCalculation.value(of: steps), rank, "part_for_whole",
      "compared the part with the rest, not with the whole")
  }

  /// True for a sum divided by the number of its terms.
  private func isMean(_ calculation: SlipCalculation, _ index: Int) -> Bool {
    guard calculation.steps[index] == .divide, let divisor = calculation.number(at: index - 1), divisor >= 2
    else {
      return false
    }
    return Double(terms(calculation, calculation.first(index)).count) == divisor
  }

  /// The terms of a sum; one for anything else.
  private func terms(_ calculation: SlipCalculation, _ index: Int) -> [Double] {
    guard calculation.steps[index] == .add else { return [calculation.results[index]] }
    return terms(calculation, calculation.first(index)) + [calculation.results[index - 1]]
  }

  private mutating func addSumMistakes(_ calculation: SlipCalculation, _ index: Int) {
    let (first, second) = (calculation.first(index), index - 1)
    func with(_ step: SlipCalculation.Step) -> Double? { calculation.value(replacing: index, by: step) }
    let (left, right) = (part(calculation, first), part(calculation, second))
    let terms = terms(calculation, index).count
    let isInMean = calculation.parent(index).map { isMean(calculation, $0) || calculation.steps[$0] == .add }
    if isInMean == true || calculation.steps[first] == .add {
      // Nobody subtracts in the midst of a list.
    } else if terms == 2 || calculation.number(at: second) == nil {
      let isPair = isPlain(calculation, first) && isPlain(calculation, second)
      add(
        with(.subtract), isPair ? 14 : 18, "subtracted_not_added",
        isPair ? "subtracted #2 from #1 instead of adding" : "subtracted instead of adding", left, right)
    }
    guard isPlain(calculation, first) || isPlain(calculation, second), terms <= 3 else { return }
    add(with(.keepFirst), 18, "left_out", "left out #1", right)
    if isPlain(calculation, first) { add(with(.keepSecond), 18, "left_out", "left out #1", left) }
    if isPlain(calculation, first), isPlain(calculation, second), terms == 2 {
      add(with(.multiply), 22, "multiplied_not_added", "multiplied #1 by #2 instead of adding", left, right)
    }
  }

  private mutating func addDifferenceMistakes(_ calculation: SlipCalculation, _ index: Int) {
    func with(_ step: SlipCalculation.Step) -> Double? { calculation.value(replacing: index, by: step) }
    let (left, right) = (part(calculation, calculation.first(index)), part(calculation, index - 1))
    add(
      with(.subtractFrom), key.isSigned ? 10 : 20, "sign",
      "subtracted the wrong way round, so that the sign is wrong")
    guard isPlain(calculation, calculation.first(index)), isPlain(calculation, index - 1) else {
      add(with(.add), 14, "added_not_subtracted", "added instead of subtracting")
      add(with(.keepFirst), 16, "no_difference", "used one part without subtracting the other")
      add(with(.keepSecond), 16, "no_difference", "used one part in place of the difference")
      return
    }
    add(with(.add), 14, "added_not_subtracted", "added #1 and #2 instead of subtracting", left, right)
    add(with(.keepFirst), 12, "no_difference", "used #1 without subtracting #2", left, right)
    add(with(.keepSecond), 16, "no_difference", "used #2 in place of the difference", left, right)
  }

  /// Adds what comes of reckoning from left to right where brackets come first.
  private mutating func addForgottenBrackets(_ calculation: SlipCalculation, _ index: Int) {
    let steps = calculation.steps
    let (first, second) = (calculation.first(index), index - 1)
    let tail = steps[(index + 1)...]
    func isSum(_ place: Int) -> Bool { steps[place] == .add || steps[place] == .subtract }
    let (rank, tag) = (13, "no_brackets" as StaticString)
    if isSum(second), steps[index] == .multiply || steps[index] == .divide {
      // a (b + c) becomes a b + c.
      let inner = calculation.first(second)
      let changed = Array(steps[...inner]) + [steps[index]] + steps[(inner + 1)...second] + tail
      add(SlipCalculation.value(of: changed), rank, tag, "left out the brackets")
    }
    if isSum(first) {
      // (a + b) / c becomes a + b / c.
      let changed = Array(steps[..<first]) + steps[(first + 1)...index] + [steps[first]] + tail
      add(SlipCalculation.value(of: changed), rank, tag, "left out the brackets")
    }
  }

  /// Adds the mean of all values where one of them should have been left out.
  private mutating func addAnomaly(_ calculation: SlipCalculation) {
    guard stem.words.contains("anomal") || stem.words.contains("outlier"),
      let last = calculation.steps.indices.last, calculation.steps[last] == .divide,
      isMean(calculation, last)
    else { return }
    let used = terms(calculation, calculation.first(last))
    let values = stem.all
    guard values.count == used.count + 1 else { return }
    add(
      values.reduce(0, +) / Double(values.count), 9, "anomaly_included",
      "included the anomalous result in the mean")
  }

  /// Adds the results on the way to the key.
  private mutating func addEarlyStop(_ calculation: SlipCalculation) {
    for index in calculation.steps.indices.dropLast() where calculation.steps[index].isBinary {
      add(calculation.results[index], 20, "stopped_early", "stopped before the last step")
    }
  }
}
