import CurriculumRuntime

/// Mistakes with the numbers of the prompt, with the digits of the key, and numbers that nothing explains.
extension SlipList {
  /// Adds numbers copied from the prompt, and what one wrong operation makes of two of them.
  mutating func addMistakesWithStem() {
    for (index, datum) in stem.data.enumerated() {
      let isSame = datum.unit == key.unit || (datum.unit == nil && key.unit?.isOne == true)
      guard isSame || isCalculated else { continue }
      add(datum.value, isSame ? 24 : 30, "stem_number", "copied #1 from the question", .stem(index))
    }
    // Without a calculation there is no formula to get wrong.
    guard isCalculated else { return }
    let count = min(stem.data.count, 4)
    for first in 0..<count {
      for second in 0..<count where first != second {
        addFormulas(first, second)
      }
    }
  }

  private mutating func addFormulas(_ first: Int, _ second: Int) {
    let (left, right) = (stem.data[first], stem.data[second])
    let (one, two) = (SlipReason.Part.stem(first), SlipReason.Part.stem(second))
    let isLike = left.unit == right.unit
    if first < second {
      let product = Self.named(left, right, dividing: false)
      add(
        left.value * right.value, isLike ? 36 : product == nil ? 26 : 15, "wrong_formula",
        product ?? "multiplied #1 by #2", one, two)
      let rank = isLike ? 26 : 36
      add(left.value + right.value, rank, "wrong_formula", "added #1 and #2", one, two)
      add(abs(left.value - right.value), rank, "wrong_formula", "took the difference of #1 and #2", one, two)
    }
    let quotient = isLike ? nil : Self.named(left, right, dividing: true)
    add(
      left.value / right.value, isLike ? 36 : quotient == nil ? 28 : 17, "wrong_formula",
      quotient ?? "divided #1 by #2", one, two)
  }

  /// What a learner did who took the product or quotient of two numbers for the formula; nil when it is no quantity.
  private static func named(_ left: SlipStem.Datum, _ right: SlipStem.Datum, dividing: Bool) -> StaticString?
  {
    guard let first = left.unit?.dimension, let second = right.unit?.dimension, first != .none,
      second != .none
    else { return nil }
    let dimension = dividing ? first * second.power(-1) : first * second
    return quantities[dimension]
  }

  private static let quantities: [PhysicalDimension: StaticString] = [
    PhysicalDimension(length: 1, mass: 1, time: -1): "worked out the momentum from #1 and #2",
    .force: "worked out the force from #1 and #2", .energy: "worked out the energy from #1 and #2",
    .power: "worked out the power from #1 and #2", .pressure: "worked out the pressure from #1 and #2",
    PhysicalDimension(length: 1, time: -1): "worked out the speed from #1 and #2",
    PhysicalDimension(length: 1, time: -2): "worked out the acceleration from #1 and #2",
    PhysicalDimension(length: -3, mass: 1): "worked out the density from #1 and #2",
    PhysicalDimension(time: 1, current: 1): "worked out the charge from #1 and #2",
  ]

  /// Adds powers of ten, doubles, halves and swapped digits.
  mutating func addMistakesOfDigits() {
    let value = key.value
    if value < 0 || key.isSigned {
      add(-value, 11, "sign", "got the sign wrong")
    }
    guard isCalculated else {
      // A number that is known, not worked out, is confused with others of its size.
      if !key.isLabel { addMultiples() }
      return
    }
    add(value * 10, 28, "power_of_ten", "moved the decimal point by one place")
    add(value / 10, 28, "power_of_ten", "moved the decimal point by one place")
    add(value * 2, 27, "doubled", "got twice the value")
    add(value / 2, 27, "halved", "got half the value")
    add(swappedDigits(), 36, "digit_swap", "swapped two digits")
  }

  private mutating func addMultiples() {
    let rank = key.isCount ? 45 : 25
    add(key.value / 2, rank + 1, nil, Self.nearby)
    add(key.value * 2, rank + 1, nil, Self.nearby)
    add(key.value * 10, rank + 3, "power_of_ten", "moved the decimal point by one place")
    add(key.value / 10, rank + 3, "power_of_ten", "moved the decimal point by one place")
    add(swappedDigits(), rank + 15, nil, Self.nearby)
  }

  private static let nearby: StaticString = "came to a number nearby"

  /// The key with its first two figures that differ swapped; nil when that changes its length.
  private func swappedDigits() -> Double? {
    guard key.value != 0, key.style.figures >= 2 else { return nil }
    let places = key.style.figures - 1 - Decimals.order(key.value)
    guard let scaled = Decimals.scaled(key.value, places) else { return nil }
    var digits = Array(String(abs(scaled)).utf8)
    guard let index = digits.indices.dropLast().first(where: { digits[$0] != digits[$0 + 1] }),
      index > 0 || digits[1] != 0x30
    else { return nil }
    digits.swapAt(index, index + 1)
    return Int(String(decoding: digits, as: UTF8.self)).map {
      Decimals.value(scaled < 0 ? -$0 : $0, places)
    }
  }

  /// Adds numbers beside the key, in equal steps.
  mutating func addNeighbours() {
    let rank = isCalculated ? 40 : 25
    if key.isYear {
      for (order, step) in [-2, 3, -5, 5, -10, 10, -1, 1, 20].enumerated() {
        add(key.value + Double(step), rank + order / 3, nil, Self.nearby)
      }
      return
    }
    if key.isSmallCount || key.value == 0 {
      for (order, step) in [-1, 1, -2, 2, 3, -3, 4].enumerated() {
        add(key.value + Double(step), rank + order / 3, nil, Self.nearby)
      }
      return
    }
    let step = neighbourStep()
    for (order, factor) in [-1.0, 1, -2, 2, 3, -3].enumerated() {
      add(key.value + factor * step, rank + order / 2, nil, Self.nearby)
    }
    for factor in [0.5, 2, 3, 4, 0.25] { add(key.value * factor, 44, nil, Self.nearby) }
    guard isCalculated else { return }
    for datum in stem.data.prefix(4) {
      add(key.value + datum.value, 48, nil, Self.nearby)
      add(key.value - datum.value, 48, nil, Self.nearby)
    }
  }

  /// A round number near a fifth of the key, so that its neighbours are written with as many figures.
  private func neighbourStep() -> Double {
    let magnitude = abs(key.value)
    let least = max(0.1 * magnitude, 2 * key.margin) * (1 - 1e-9)
    let order = Decimals.order(magnitude)
    let lastPlace = Decimals.power((key.form == .standardForm ? order : 0) - key.style.decimals)
    var best = least
    for place in order - 1...order + 1 {
      for digits in [1, 2, 2.5, 5] {
        let step = digits * Decimals.power(place)
        let isWritable = abs(step / lastPlace - (step / lastPlace).rounded()) < 1e-9
        guard step >= least, isWritable else { continue }
        let isNearer = abs(step - 0.2 * magnitude) < abs(best - 0.2 * magnitude)
        if best == least || isNearer { best = step }
      }
    }
    return best
  }
}
