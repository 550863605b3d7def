/// A unit such as `m/s²`: what it measures, how large it is, and how boards spell it.
package struct UnitOfMeasure: Hashable, Sendable {
  /// A unit with its prefix to a power, or a number that a rate is counted by, as in `g/100 g`.
  struct Factor: Hashable, Sendable {
    enum Base: Hashable, Sendable {
      case unit(UnitLexicon.Entry)
      case number(Int)
    }

    var base: Base
    /// Not 0.
    var exponent: Int
  }

  /// In the order written; those above the solidus have positive exponents.
  let factors: [Factor]
  package let dimension: PhysicalDimension
  /// How many coherent units of the dimension it is: 1000 for kJ, 1/1000 for dm³.
  package let scale: Rational
  /// The kind of quantity that it is kept for; nil when the dimension says all.
  package let kind: QuantityKind?
  let labels: [UnitSymbol.Label]

  /// The unit of pure numbers.
  package static let one = UnitOfMeasure([])

  /// A unit made of factors, which are put into the form that boards use.
  init(_ written: [Factor]) {
    let factors = Self.merged(written.flatMap(Self.preferred))
    var dimension = PhysicalDimension.none
    var scale: Rational = 1
    var labels: [UnitSymbol.Label] = []
    for factor in factors {
      switch factor.base {
      case .number(let number): scale = scale * Rational(number).power(factor.exponent)
      case .unit(let entry):
        let prefix = Rational.powerOfTen(entry.prefix?.exponent ?? 0)
        scale = scale * (entry.symbol.scale * prefix).power(factor.exponent)
        dimension = dimension * entry.symbol.dimension.power(factor.exponent)
        if let label = entry.symbol.label { labels.append(label) }
      }
    }
    self.factors = factors
    self.dimension = dimension
    self.scale = scale
    self.labels = labels
    kind = Self.kind(of: factors)
  }

  /// What a temperature in this unit is counted from; nil for anything but a temperature.
  package var temperatureScale: TemperatureScale? {
    guard factors.count == 1, factors[0].exponent == 1, case .unit(let entry) = factors[0].base,
      entry.prefix == nil
    else { return nil }
    return entry.symbol.symbol == "°C" ? .celsius : entry.symbol.symbol == "K" ? .kelvin : nil
  }

  /// True for a unit of pure numbers without a name: not for `%` or `beats`.
  package var isOne: Bool { factors.isEmpty }

  package static func == (left: UnitOfMeasure, right: UnitOfMeasure) -> Bool { left.factors == right.factors }

  package func hash(into hasher: inout Hasher) { hasher.combine(factors) }

  /// True when an amount in one unit can be said in the other, whatever the kind of quantity.
  package func isComparable(to other: UnitOfMeasure) -> Bool {
    guard dimension == other.dimension else { return false }
    if labels == other.labels { return true }
    // What is counted may be left out: 72 beats/min is 72 /min.
    let (scales, otherScales) = (labels.filter(\.isScale), other.labels.filter(\.isScale))
    guard scales == otherScales else { return false }
    return labels.count == scales.count || other.labels.count == otherScales.count
  }

  /// True when the other unit is comparable, and not kept for another kind of quantity.
  package func measuresTheSame(as other: UnitOfMeasure) -> Bool {
    isComparable(to: other) && (kind == nil || other.kind == nil || kind == other.kind)
  }

  /// What an amount in this unit is multiplied by to say it in another; nil when they do not compare.
  ///
  /// For temperatures this is the factor of a difference; see `Quantity.converted`.
  package func factor(to other: UnitOfMeasure) -> Rational? {
    isComparable(to: other) ? scale / other.scale : nil
  }
}

extension UnitSymbol.Label {
  fileprivate var isScale: Bool {
    if case .scale = self { true } else { false }
  }
}

extension UnitOfMeasure {
  /// The factors that boards would write for one: `dm³` for a litre, `mol/dm³` for M, `beats/min` for bpm.
  private static func preferred(_ factor: Factor) -> [Factor] {
    guard case .unit(let entry) = factor.base else { return [factor] }
    func entries(_ spellings: [(String, Int)]) -> [Factor] {
      spellings.compactMap { spelling, exponent in
        UnitLexicon.standard.entry(spelling).map {
          Factor(base: .unit($0), exponent: exponent * factor.exponent)
        }
      }
    }
    switch (entry.symbol.symbol, entry.prefix?.symbol) {
    case ("l", nil): return entries([("dm", 3)])
    case ("l", "m"), ("cc", _): return entries([("cm", 3)])
    case ("M", let prefix): return entries([((prefix ?? "") + "mol", 1), ("dm", -3)])
    case ("bpm", _): return entries([("beats", 1), ("min", -1)])
    case ("rpm", _): return entries([("revolutions", 1), ("min", -1)])
    case ("kph", _): return entries([("km", 1), ("h", -1)])
    default: return [factor]
    }
  }

  /// Joins repeated factors on the same side of the solidus, and watts with hours.
  private static func merged(_ factors: [Factor]) -> [Factor] {
    var merged: [Factor] = []
    for factor in factors {
      if let index = merged.firstIndex(where: {
        $0.base == factor.base && ($0.exponent > 0) == (factor.exponent > 0)
      }) {
        merged[index].exponent += factor.exponent
      } else {
        merged.append(factor)
      }
    }
    guard merged.count >= 2, case .unit(let watt) = merged[0].base, watt.symbol.symbol == "W",
      case .unit(let hour) = merged[1].base, hour.symbol.symbol == "h", merged[0].exponent == 1,
      merged[1].exponent == 1,
      let joined = UnitLexicon.standard.entry((watt.prefix?.symbol ?? "") + "Wh")
    else { return merged }
    return [Factor(base: .unit(joined), exponent: 1)] + merged[2...]
  }

  private static func kind(of factors: [Factor]) -> QuantityKind? {
    var symbols: [(symbol: UnitSymbol, exponent: Int)] = []
    for factor in factors {
      guard case .unit(let entry) = factor.base else { return nil }
      symbols.append((entry.symbol, factor.exponent))
    }
    if symbols.count == 1, symbols[0].exponent == 1 { return symbols[0].symbol.kind }
    guard symbols.count == 2, let first = symbols.first, let last = symbols.last else { return nil }
    switch (first.exponent, last.exponent) {
    case (1, 1):
      let forces = symbols.filter { $0.symbol.symbol == "N" }.count
      let lengths = symbols.filter { $0.symbol.dimension == PhysicalDimension(length: 1) }.count
      return forces == 1 && lengths == 1 ? .moment : nil
    case (1, -1) where first.symbol.kind == .energy && last.symbol.dimension == PhysicalDimension(mass: 1):
      return .specificEnergy
    default: return nil
    }
  }

  /// The unit as boards spell it: `m/s²`, `J/kg °C`, `kJ/m²/year`, `/s`; empty for pure numbers.
  ///
  /// Source: AQA 8461, 8462 and 8463, units in the equation sheets and specifications of 2016.
  package var canonicalText: String {
    var text = ""
    for factor in factors where factor.exponent > 0 {
      text += (text.isEmpty ? "" : " ") + Self.text(of: factor)
    }
    var isBelow = false
    for factor in factors where factor.exponent < 0 {
      var divider = isBelow ? " " : "/"
      if case .unit(let entry) = factor.base, entry.symbol.isTime { divider = "/" }
      text += divider + Self.text(of: factor)
      isBelow = true
    }
    return text
  }

  private static func text(of factor: Factor) -> String {
    let exponent = abs(factor.exponent)
    let power = exponent == 1 ? "" : String(exponent.superscript)
    switch factor.base {
    case .number(let number): return String(number) + power
    case .unit(let entry):
      guard entry.symbol.isWord, entry.prefix == nil, let plural = entry.symbol.names.dropFirst().first else {
        return entry.spelling + power
      }
      return (factor.exponent < 0 || !entry.isPlural ? entry.symbol.symbol : plural) + power
    }
  }
}

extension Int {
  /// The digits, raised: `⁻²`.
  package var superscript: String {
    let digits: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    return (self < 0 ? "⁻" : "") + String(String(abs(self)).compactMap(\.wholeNumberValue).map { digits[$0] })
  }

  /// The digits, lowered: `₁₂`.
  package var `subscript`: String {
    let digits: [Character] = ["₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"]
    return String(String(abs(self)).compactMap(\.wholeNumberValue).map { digits[$0] })
  }
}
