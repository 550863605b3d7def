/// An amount with its unit.
package struct Quantity: Hashable, Sendable {
  package let value: Rational
  package let unit: UnitOfMeasure

  /// An amount in a unit.
  package init(_ value: Rational, _ unit: UnitOfMeasure) {
    self.value = value
    self.unit = unit
  }

  /// What a temperature stands for.
  package enum TemperatureReading: Sendable {
    /// A rise or fall, for which a degree Celsius is a kelvin.
    case difference
    /// A point on a scale, with the kelvins at 0 °C: 273 in GCSE papers, 273.15 in fact.
    case point(zeroCelsius: Rational)
  }

  /// The amount in another unit; nil when the units do not compare.
  package func converted(
    to other: UnitOfMeasure, temperatures: TemperatureReading = .difference
  ) -> Rational? {
    guard let factor = unit.factor(to: other) else { return nil }
    if case .point(let zero) = temperatures, let from = unit.temperatureScale,
      let to = other.temperatureScale, from != to
    {
      return to == .kelvin ? value + zero : value - zero
    }
    return value * factor
  }

  /// True when both are the same amount, whatever their units.
  package func equals(_ other: Quantity, temperatures: TemperatureReading = .difference) -> Bool {
    converted(to: other.unit, temperatures: temperatures) == other.value
  }
}

/// How far a number may be from the key; the bounds count as near enough.
package enum NumericTolerance: Hashable, Sendable {
  /// A percentage of the key.
  case relative(percent: Rational)
  /// An amount in the key's unit.
  case absolute(Rational)
  /// From one number to another, in the key's unit.
  case range(ClosedRange<Rational>)
  /// Rounded half up to that many significant figures it must be the key.
  case exactAfterRounding(figures: Int)

  /// True when the number is near enough to the key.
  package func accepts(_ value: Rational, key: Rational) -> Bool {
    switch self {
    case .exactAfterRounding(let figures):
      value.rounded(toFigures: figures) == key.rounded(toFigures: figures)
    default: bounds(key: key)?.contains(value) ?? false
    }
  }

  /// The numbers that are near enough; nil when they are not a range known beforehand.
  package func bounds(key: Rational) -> ClosedRange<Rational>? {
    switch self {
    case .relative(let percent):
      let margin = (key * percent / 100).magnitude
      return key - margin...key + margin
    case .absolute(let margin): return key - margin.magnitude...key + margin.magnitude
    case .range(let range): return range
    case .exactAfterRounding: return nil
    }
  }
}
