import CurriculumRuntime

/// Mistakes with units: a conversion forgotten, done the wrong way round, or with the wrong factor.
extension SlipList {
  /// Adds what comes of leaving out a factor that the prompt does not give; false when the operand is none.
  mutating func addConstantMistakes(
    _ calculation: SlipCalculation, _ index: Int, _ operand: Int, keeping: SlipCalculation.Step
  ) -> Bool {
    guard let number = calculation.number(at: operand), stem.position(of: number) == nil else { return false }
    let value = calculation.value(replacing: index, by: keeping)
    let isProduct = calculation.steps[index] == .multiply
    if number == 0.5, isProduct {
      add(value, 9, "no_half", "left out the half")
      add(calculation.value(replacing: operand, by: .number(2)), 20, "doubled", "doubled instead of halving")
      return true
    }
    if number == 2, !isProduct {
      add(value, 10, "no_half", "forgot to halve the result")
      return true
    }
    if let (tag, pattern) = factorMistake(number) {
      add(value, 10, tag, pattern, .number(number))
      let inverse: SlipCalculation.Step =
        isProduct ? (keeping == .keepFirst ? .divide : .divideInto) : .multiply
      if tag.description != "percent_not_fraction" {
        add(
          calculation.value(replacing: index, by: inverse), 15, "conversion_inverted",
          "converted the wrong way round, by a factor of #1", .number(number))
      }
      return true
    }
    guard isProduct, number == number.rounded(), (2...12).contains(number) else { return false }
    add(value, 12, "left_out_coefficient", "left out the factor #1", .number(number))
    add(
      calculation.value(replacing: index, by: .add), 22, "added_not_multiplied",
      "added #1 instead of multiplying by it", .number(number))
    return true
  }

  /// What somebody forgot who left out a factor; nil for a factor that converts nothing.
  private func factorMistake(_ number: Double) -> (tag: StaticString, pattern: StaticString)? {
    func has(_ unit: String) -> Bool { stem.data.contains { $0.unitText == unit } }
    switch number {
    case 1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9:
      return ("unit_prefix_1000", "forgot to convert the units (a factor of #1)")
    case 100 where key.unit?.canonicalText == "%":
      return ("percent_not_fraction", "gave the fraction and not the percentage")
    case 100 where has("%"): return ("percent_not_fraction", "forgot that percentages are hundredths")
    case 100, 0.01: return has("cm") ? ("cm_not_m", "left centimetres unconverted") : nil
    case 1e4, 1e-4: return ("cm_not_m", "forgot to convert the areas (a factor of #1)")
    case 60: return has("h") ? ("hours_not_minutes", "left hours unconverted") : minutes
    case 3600: return ("hours_not_seconds", "left hours unconverted")
    default: return nil
    }
  }

  private var minutes: (tag: StaticString, pattern: StaticString) {
    ("minutes_not_seconds", "forgot to convert between minutes and seconds")
  }

  /// Adds what comes of putting another number of the prompt in place of one in the working.
  mutating func addNumberMistakes(_ calculation: SlipCalculation, _ index: Int, _ number: Double) {
    guard calculation.steps.count > 1 else { return }
    func with(_ value: Double) -> Double? { calculation.value(replacing: index, by: .number(value)) }
    if let position = stem.position(of: number) {
      addConfusions(calculation, index, number, position)
      return
    }
    for (position, datum) in stem.data.enumerated() {
      let ratio = datum.value / number
      let phrase = SlipReason.Part.stem(position)
      if isEqual(datum.value + 273, number) || isEqual(datum.value + 273.15, number) {
        add(with(datum.value), 9, "celsius_not_kelvin", "left #1 in degrees Celsius", phrase)
      }
      if stem.words.contains("diameter"), isEqual(ratio, 2) {
        add(with(datum.value), 9, "diameter_for_radius", "used the diameter in place of the radius")
      }
      guard datum.unit != nil else { continue }
      for (factor, tag) in Self.forgottenFactors where isEqual(ratio, factor) || isEqual(ratio * factor, 1) {
        add(with(datum.value), 9, tag, "used #1 without converting it", phrase)
        break
      }
    }
  }

  private static let forgottenFactors: [(Double, StaticString)] = [
    (1000, "unit_prefix_1000"), (100, "cm_not_m"), (60, "minutes_not_seconds"), (3600, "hours_not_seconds"),
    (1e6, "unit_prefix_1000"), (1e4, "cm_not_m"),
  ]

  /// Adds what comes of confusing a number with another in the same unit.
  private mutating func addConfusions(
    _ calculation: SlipCalculation, _ index: Int, _ number: Double, _ position: Int
  ) {
    let used = stem.data[position]
    if stem.words.contains("radius"), !stem.words.contains("diameter"), used.unit?.dimension.length == 1 {
      add(
        calculation.value(replacing: index, by: .number(2 * number)), 16, "diameter_for_radius",
        "used the diameter in place of the radius")
    }
    // In a mean, and in a sum of like things, no number has a place of its own.
    guard !calculation.isTerm(index), used.unit != nil, stem.data.count <= 5 else { return }
    let sibling = calculation.sibling(index)
    let isDivisor = calculation.parent(index).map {
      calculation.steps[$0] == .divide && $0 - 1 == index
        && sibling.map { calculation.number(at: $0) } == .some(nil)
    }
    for (other, datum) in stem.data.enumerated()
    where other != position && datum.unit == used.unit
      && sibling.map({ isEqual(calculation.results[$0], datum.value) }) != true
    {
      add(
        calculation.value(replacing: index, by: .number(datum.value)), isDivisor == true ? 12 : 17,
        "wrong_value",
        "used #1 in place of #2", .stem(other), .stem(position))
    }
  }

  /// Adds mistakes with the key's own unit.
  mutating func addMistakesOfUnit() {
    let value = key.value
    if let scale = key.unit?.temperatureScale { addTemperatures(scale) }
    let rank = isCalculated ? 22 : 26
    if let whole = key.whole, value < whole {
      add(whole - value, rank, "complement", "gave what is left of the whole")
      let (other, pattern): (Double, StaticString) =
        whole == 100
        ? (value / 100, "gave the fraction and not the percentage")
        : (value * 100, "gave the percentage and not the fraction")
      candidatesForPercentage(other, rank + 1, pattern)
    }
    if key.angleLimit != nil {
      add(
        value < 180 ? 180 - value : nil, rank, "complement",
        "took the angle on the other side, of 180° in all")
      add(value < 90 ? 90 - value : nil, rank, "complement", "took the other angle, of 90° in all")
    }
    guard !key.isCount, let unit = key.unit, !unit.isOne, unit.temperatureScale == nil,
      key.behind.first != "%",
      key.whole == nil, isCalculated
    else { return }
    let text = unit.canonicalText
    if text == "s" || text == "min" || text == "h" {
      add(value * 60, rank, "time_factor_60", "converted the time wrongly, by a factor of 60")
      add(value / 60, rank, "time_factor_60", "converted the time wrongly, by a factor of 60")
    } else if unit.dimension != .none, text.utf8.count <= 3 {
      // Single symbols take prefixes; nobody thinks in thousands of m/s².
      add(value / 1000, 24, "unit_prefix_1000", "gave the number that belongs to a unit 1000 times as large")
      add(value * 1000, 26, "unit_prefix_1000", "gave the number that belongs to a unit 1000 times as small")
    }
    addWeight()
  }

  /// Adds the weight of a mass that something else accelerates.
  private mutating func addWeight() {
    guard key.unit?.dimension == .force, !stem.words.contains("gravit"),
      !stem.data.contains(where: { $0.unitText == "N/kg" }),
      let mass = stem.data.firstIndex(where: { $0.unitText == "kg" })
    else { return }
    add(
      stem.data[mass].value * 9.8, 17, "weight_for_force",
      "worked out the weight of #1 in place of the force",
      .stem(mass))
  }

  private mutating func candidatesForPercentage(_ value: Double, _ rank: Int, _ pattern: StaticString) {
    guard isCalculated else { return }
    // A number above the whole is what the mistake is about; it loses nothing for it.
    add(value, key.whole == 1 ? rank - Self.aboveWhole : rank, "percent_not_fraction", pattern)
  }

  private mutating func addTemperatures(_ scale: TemperatureScale) {
    let isChange = ["change", "rise", "difference", "increase", "fall"].contains { stem.words.contains($0) }
    guard !isChange else { return }
    switch scale {
    case .kelvin: add(key.value - 273, 12, "celsius_not_kelvin", "gave the temperature in degrees Celsius")
    case .celsius: add(key.value + 273, 20, "kelvin_not_celsius", "gave the temperature in kelvins")
    }
  }
}

extension SlipList {
  /// Adds what comes of putting each of two numbers of one kind in the other's place.
  mutating func addMixups(_ calculation: SlipCalculation) {
    var pairs = 0
    for first in calculation.steps.indices {
      guard let left = calculation.number(at: first), let one = stem.position(of: left) else { continue }
      for second in calculation.steps.indices[(first + 1)...] where pairs < 6 {
        guard let right = calculation.number(at: second), right != left,
          let other = stem.position(of: right), stem.data[one].unit == stem.data[other].unit,
          !calculation.isTerm(first), !calculation.isTerm(second)
        else { continue }
        pairs += 1
        var steps = calculation.steps
        steps.swapAt(first, second)
        add(
          SlipCalculation.value(of: steps), 13, "mixed_up",
          "put #1 where #2 belongs, and the other way round",
          .stem(one), .stem(other))
      }
    }
  }
}
