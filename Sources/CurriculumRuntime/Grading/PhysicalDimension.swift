/// What a quantity measures, as powers of the base quantities of the International System.
///
/// Luminous intensity is left out: nothing at GCSE is measured in candelas.
///
/// Source: BIPM, The International System of Units, 9th edition 2019, section 2.3.3.
package struct PhysicalDimension: Hashable, Sendable {
  /// Powers of metre, kilogram, second, ampere, kelvin and mole.
  package var length = 0
  package var mass = 0
  package var time = 0
  package var current = 0
  package var temperature = 0
  package var amount = 0

  /// The dimension of a quantity without one, or of powers of the base quantities.
  package init(
    length: Int = 0, mass: Int = 0, time: Int = 0, current: Int = 0, temperature: Int = 0, amount: Int = 0
  ) {
    self.length = length
    self.mass = mass
    self.time = time
    self.current = current
    self.temperature = temperature
    self.amount = amount
  }

  /// The dimension of a pure number.
  package static let none = PhysicalDimension()
  package static let force = PhysicalDimension(length: 1, mass: 1, time: -2)
  package static let energy = PhysicalDimension(length: 2, mass: 1, time: -2)
  package static let power = PhysicalDimension(length: 2, mass: 1, time: -3)
  package static let pressure = PhysicalDimension(length: -1, mass: 1, time: -2)

  package static func * (left: PhysicalDimension, right: PhysicalDimension) -> PhysicalDimension {
    PhysicalDimension(
      length: left.length + right.length, mass: left.mass + right.mass, time: left.time + right.time,
      current: left.current + right.current, temperature: left.temperature + right.temperature,
      amount: left.amount + right.amount)
  }

  /// The dimension of a quantity multiplied by itself, or divided by itself for a negative exponent.
  package func power(_ exponent: Int) -> PhysicalDimension {
    PhysicalDimension(
      length: length * exponent, mass: mass * exponent, time: time * exponent, current: current * exponent,
      temperature: temperature * exponent, amount: amount * exponent)
  }
}

/// Quantities that share their dimension with others, but not their unit.
package enum QuantityKind: String, CaseIterable, Sendable {
  case energy
  case moment
  case frequency
  case activity
  case equivalentDose = "equivalent dose"
  case absorbedDose = "absorbed dose"
  case specificEnergy = "specific energy"
}

/// What a temperature is counted from.
package enum TemperatureScale: String, Sendable {
  case celsius, kelvin
}
