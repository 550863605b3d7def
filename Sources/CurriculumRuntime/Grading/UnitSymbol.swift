/// A unit with a name and a symbol of its own, such as the newton, from which others are made.
struct UnitSymbol: Sendable {
  /// What may be counted in a unit; quantities in units that count different things do not compare.
  enum Label: Hashable, Sendable {
    /// Things, which may be left out: `beats/min` is `/min`.
    case things(String)
    /// A scale of its own: arbitrary units, degrees of an angle, lux.
    case scale(String)
  }

  /// The symbol, spelt as boards do.
  let symbol: String
  /// Other symbols for it, spelt exactly so.
  var aliases: [String] = []
  /// Its names, singular and plural, in lower case.
  var names: [String] = []
  var dimension = PhysicalDimension.none
  /// Its size in the coherent unit of its dimension.
  var scale: Rational = 1
  /// The symbols of the prefixes that it takes.
  var prefixes = ""
  var kind: QuantityKind?
  var label: Label?
  /// True when boards write its name in full, in the singular or plural as it reads.
  var isWord = false

  /// True for a unit of time, which keeps its own solidus: `kJ/m²/year`.
  var isTime: Bool { dimension == PhysicalDimension(time: 1) }
}

/// A prefix such as kilo.
struct UnitPrefix: Hashable, Sendable {
  let symbol: String
  let name: String
  /// The power of ten it stands for.
  let exponent: Int

  /// Source: BIPM, The International System of Units, 9th edition 2019, table 7.
  static let all = [
    UnitPrefix(symbol: "T", name: "tera", exponent: 12), UnitPrefix(symbol: "G", name: "giga", exponent: 9),
    UnitPrefix(symbol: "M", name: "mega", exponent: 6), UnitPrefix(symbol: "k", name: "kilo", exponent: 3),
    UnitPrefix(symbol: "h", name: "hecto", exponent: 2), UnitPrefix(symbol: "d", name: "deci", exponent: -1),
    UnitPrefix(symbol: "c", name: "centi", exponent: -2),
    UnitPrefix(symbol: "m", name: "milli", exponent: -3),
    UnitPrefix(symbol: "µ", name: "micro", exponent: -6), UnitPrefix(symbol: "n", name: "nano", exponent: -9),
    UnitPrefix(symbol: "p", name: "pico", exponent: -12),
  ]
}

extension UnitSymbol {
  /// Units of length, mass, time, current, temperature and amount.
  ///
  /// Source: AQA 8461, 8462 and 8463 for which there are; sizes from BIPM, The International System of Units, 9th edition 2019, table 8.
  static let base: [UnitSymbol] = [
    UnitSymbol(
      symbol: "m", names: ["metre", "metres", "meter", "meters"], dimension: PhysicalDimension(length: 1),
      prefixes: "kcdmµnp"),
    UnitSymbol(
      symbol: "g", names: ["gram", "grams", "gramme", "grammes"], dimension: PhysicalDimension(mass: 1),
      scale: Rational(1, over: 1000), prefixes: "kmµn"),
    UnitSymbol(
      symbol: "s", aliases: ["sec", "secs"], names: ["second", "seconds"],
      dimension: PhysicalDimension(time: 1), prefixes: "mµnp"),
    UnitSymbol(
      symbol: "A", aliases: ["amp", "amps"], names: ["ampere", "amperes", "amp", "amps"],
      dimension: PhysicalDimension(current: 1), prefixes: "kmµn"),
    UnitSymbol(
      symbol: "K", names: ["kelvin", "kelvins"], dimension: PhysicalDimension(temperature: 1), prefixes: "m"),
    UnitSymbol(
      symbol: "°C", aliases: ["degC", "℃", "ºC"],
      names: [
        "celsius", "degrees celsius", "degree celsius", "degrees c", "degree c", "deg c", "centigrade",
      ],
      dimension: PhysicalDimension(temperature: 1)),
    UnitSymbol(
      symbol: "mol", aliases: ["mols"], names: ["mole", "moles"], dimension: PhysicalDimension(amount: 1),
      prefixes: "kmµn"),
    UnitSymbol(
      symbol: "tonne", aliases: ["t"], names: ["tonne", "tonnes"], dimension: PhysicalDimension(mass: 1),
      scale: 1000, prefixes: "kMG", isWord: true),
    UnitSymbol(
      symbol: "min", aliases: ["mins"], names: ["minute", "minutes"], dimension: PhysicalDimension(time: 1),
      scale: 60),
    UnitSymbol(
      symbol: "h", aliases: ["hr", "hrs"], names: ["hour", "hours"], dimension: PhysicalDimension(time: 1),
      scale: 3600),
    UnitSymbol(
      symbol: "day", aliases: ["d"], names: ["day", "days"], dimension: PhysicalDimension(time: 1),
      scale: 86_400, isWord: true),
    UnitSymbol(
      symbol: "week", names: ["week", "weeks"], dimension: PhysicalDimension(time: 1), scale: 604_800,
      isWord: true),
    // 365 days, as exam papers reckon.
    UnitSymbol(
      symbol: "year", aliases: ["yr", "yrs"], names: ["year", "years"], dimension: PhysicalDimension(time: 1),
      scale: 31_536_000, isWord: true),
    UnitSymbol(
      symbol: "mile", aliases: ["mi"], names: ["mile", "miles"], dimension: PhysicalDimension(length: 1),
      scale: Rational(1_609_344, over: 1000), isWord: true),
    // International Astronomical Union 2012, resolution B2; a light-year is 365.25 days at 299 792 458 m/s.
    UnitSymbol(
      symbol: "light-year", aliases: ["ly"],
      names: ["light-year", "light-years", "light year", "light years"],
      dimension: PhysicalDimension(length: 1), scale: 9_460_730_472_580_800, isWord: true),
    UnitSymbol(
      symbol: "AU", names: ["astronomical unit", "astronomical units"],
      dimension: PhysicalDimension(length: 1), scale: 149_597_870_700),
  ]

  /// Units of area, volume, concentration and speed that are no product of the base units' symbols.
  static let derived: [UnitSymbol] = [
    UnitSymbol(
      symbol: "l", aliases: ["L"], names: ["litre", "litres", "liter", "liters"],
      dimension: PhysicalDimension(length: 3), scale: Rational(1, over: 1000), prefixes: "mcdµ"),
    UnitSymbol(
      symbol: "cc", dimension: PhysicalDimension(length: 3), scale: Rational(1, over: 1_000_000)),
    UnitSymbol(
      symbol: "M", names: ["molar"], dimension: PhysicalDimension(length: -3, amount: 1), scale: 1000,
      prefixes: "m"),
    UnitSymbol(
      symbol: "ha", names: ["hectare", "hectares"], dimension: PhysicalDimension(length: 2), scale: 10_000),
    UnitSymbol(
      symbol: "mph", names: ["mph"], dimension: PhysicalDimension(length: 1, time: -1),
      scale: Rational(1_609_344, over: 3_600_000)),
    UnitSymbol(
      symbol: "kph", aliases: ["kmph", "kmh"], dimension: PhysicalDimension(length: 1, time: -1),
      scale: Rational(1000, over: 3600)),
  ]

  /// Units of mechanics, electricity, waves and radioactivity that are named after people.
  static let named: [UnitSymbol] = [
    UnitSymbol(symbol: "N", names: ["newton", "newtons"], dimension: .force, prefixes: "mµkMG"),
    UnitSymbol(
      symbol: "J", names: ["joule", "joules"], dimension: .energy, prefixes: "mµnkMGT", kind: .energy),
    UnitSymbol(symbol: "W", names: ["watt", "watts"], dimension: .power, prefixes: "mµnkMGT"),
    UnitSymbol(
      symbol: "Wh", names: ["watt-hour", "watt-hours", "watt hour", "watt hours"], dimension: .energy,
      scale: 3600, prefixes: "kMGT", kind: .energy),
    UnitSymbol(symbol: "Pa", names: ["pascal", "pascals"], dimension: .pressure, prefixes: "mhkMG"),
    UnitSymbol(
      symbol: "C", names: ["coulomb", "coulombs"], dimension: PhysicalDimension(time: 1, current: 1),
      prefixes: "mµnk"),
    UnitSymbol(
      symbol: "V", names: ["volt", "volts"],
      dimension: PhysicalDimension(length: 2, mass: 1, time: -3, current: -1), prefixes: "mµkM"),
    UnitSymbol(
      symbol: "Ω", names: ["ohm", "ohms"],
      dimension: PhysicalDimension(length: 2, mass: 1, time: -3, current: -2), prefixes: "mµkMG"),
    UnitSymbol(
      symbol: "T", names: ["tesla", "teslas"], dimension: PhysicalDimension(mass: 1, time: -2, current: -1),
      prefixes: "mµn"),
    UnitSymbol(
      symbol: "Hz", names: ["hertz"], dimension: PhysicalDimension(time: -1), prefixes: "mkMGT",
      kind: .frequency),
    UnitSymbol(
      symbol: "Bq", names: ["becquerel", "becquerels"], dimension: PhysicalDimension(time: -1),
      prefixes: "kMGT", kind: .activity),
    UnitSymbol(
      symbol: "Sv", names: ["sievert", "sieverts"], dimension: PhysicalDimension(length: 2, time: -2),
      prefixes: "mµn", kind: .equivalentDose),
    UnitSymbol(
      symbol: "Gy", names: ["gray", "grays"], dimension: PhysicalDimension(length: 2, time: -2),
      prefixes: "mµk", kind: .absorbedDose),
    UnitSymbol(
      symbol: "eV", names: ["electronvolt", "electronvolts"], dimension: .energy,
      scale: Rational(1_602_176_634, over: 1) * Rational.powerOfTen(-28), prefixes: "kMG", kind: .energy),
    UnitSymbol(
      symbol: "cal", names: ["calorie", "calories"], dimension: .energy, scale: Rational(4184, over: 1000),
      prefixes: "k", kind: .energy),
    UnitSymbol(symbol: "bar", names: ["bar", "bars"], dimension: .pressure, scale: 100_000, prefixes: "m"),
    UnitSymbol(
      symbol: "atm", names: ["atmosphere", "atmospheres"], dimension: .pressure, scale: 101_325),
    UnitSymbol(
      symbol: "mmHg", names: ["mm hg"], dimension: .pressure,
      scale: Rational(133_322_387_415, over: 1_000_000_000)),
  ]

  /// What pure numbers are counted in.
  static let counted: [UnitSymbol] =
    [
      UnitSymbol(
        symbol: "%", names: ["per cent", "percent", "percentage"], scale: Rational(1, over: 100)),
      UnitSymbol(symbol: "ppm", names: ["parts per million"], scale: Rational(1, over: 1_000_000)),
      UnitSymbol(
        symbol: "arbitrary units", aliases: ["au", "a.u."], names: ["arbitrary units", "arbitrary unit"],
        label: .scale("arbitrary units")),
      UnitSymbol(
        symbol: "°", aliases: ["deg"], names: ["degree", "degrees"], label: .scale("degrees")),
      UnitSymbol(symbol: "lux", aliases: ["lx"], names: ["lux"], label: .scale("lux")),
      UnitSymbol(
        symbol: "bpm", dimension: PhysicalDimension(time: -1), scale: Rational(1, over: 60),
        label: .things("beat")),
      UnitSymbol(
        symbol: "rpm", dimension: PhysicalDimension(time: -1), scale: Rational(1, over: 60),
        label: .things("revolution")),
    ]
    + things.map { thing in
      let plural = irregularPlurals[thing] ?? thing + "s"
      return UnitSymbol(symbol: thing, names: [thing, plural], label: .things(thing), isWord: true)
    }

  /// What GCSE questions count: a rate may be in any of them.
  private static let things = [
    "beat", "breath", "bubble", "cell", "count", "division", "drop", "flash", "molecule", "organism",
    "oscillation", "person", "plant", "revolution", "rotation", "swing", "unit", "vibration", "wave",
  ]

  private static let irregularPlurals = ["person": "people", "flash": "flashes"]

  /// All units, in the order of the lists.
  static let all = base + derived + named + counted
}
