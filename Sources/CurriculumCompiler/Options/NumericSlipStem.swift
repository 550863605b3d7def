import CurriculumRuntime

/// What a prompt says in numbers, as far as mistakes are made with it.
struct SlipStem: Sendable {
  /// A number of the prompt.
  struct Datum: Sendable {
    let value: Double
    let unit: UnitOfMeasure?
    /// As the prompt writes it, with its unit.
    let text: String
    /// The unit as boards spell it; empty without one.
    let unitText: String
  }

  /// Numbers that are looked at; longer lists are tables.
  private static let maximumCount = 10

  /// In the order of the prompt, equal ones once.
  let data: [Datum]
  /// All numbers, equal ones as often as they occur.
  let all: [Double]
  /// The prompt, for words that say what is meant.
  let words: LowerCaseBytes

  /// The numbers of a prompt.
  init(_ prompt: String) {
    var (data, all) = ([Datum](), [Double]())
    let bytes = Array(prompt.utf8)
    for stated in statedNumbers(in: prompt) where !stated.isName && all.count < 2 * Self.maximumCount {
      let value = stated.number.value.nearestDouble
      guard value.isFinite, abs(value) < 1e60, value != 0, !Self.isInFraction(stated.range, bytes),
        !Self.countsFigures(bytes[stated.range.upperBound...])
      else { continue }
      all.append(value)
      guard data.count < Self.maximumCount,
        !data.contains(where: { $0.value == value && $0.unit == stated.unit })
      else { continue }
      let end = stated.unit == nil ? stated.range.upperBound : stated.unitRange?.upperBound
      let range = stated.range.lowerBound..<(end ?? stated.range.upperBound)
      data.append(
        Datum(
          value: value, unit: stated.unit, text: String(decoding: bytes[range], as: UTF8.self),
          unitText: stated.unit?.canonicalText ?? ""))
    }
    (self.data, self.all) = (data, all)
    words = LowerCaseBytes(prompt)
  }

  /// True for the 3 of "3 significant figures".
  private static func countsFigures(_ rest: ArraySlice<UInt8>) -> Bool {
    let rest = rest.drop { $0 == 0x20 }
    return ["sig", "s.f", "sf", "decimal", "d.p", "dp"].contains { rest.starts(with: $0.utf8) }
  }

  /// True for the 1 and the 2 of `1/2`.
  private static func isInFraction(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    func isDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index) && (0x30...0x39).contains(bytes[index])
    }
    func isSlash(_ index: Int) -> Bool { bytes.indices.contains(index) && bytes[index] == 0x2F }
    return isSlash(range.upperBound) && isDigit(range.upperBound + 1)
      || isSlash(range.lowerBound - 1) && isDigit(range.lowerBound - 2)
  }

  /// The position of a number of the prompt; nil when the prompt does not say it.
  func position(of value: Double) -> Int? { data.firstIndex { isEqual($0.value, value) } }

  /// How a sentence calls a number: "the speed (15 m/s)", "0.5".
  func words(for part: SlipReason.Part) -> String {
    switch part {
    case .nothing: return ""
    case .word(let word): return word
    case .number(let value):
      if let position = position(of: value) { return words(for: .stem(position)) }
      return Decimals.exactPlaces(value, atMost: 9).flatMap { places in
        Decimals.scaled(value, places).map { ($0 < 0 ? "−" : "") + Decimals.text(abs($0), places) }
      } ?? "a number"
    case .stem(let index):
      let datum = data[index]
      guard let name = Self.names[datum.unitText],
        data.filter({ $0.unitText == datum.unitText }).count == 1
      else { return datum.text }
      return "the \(name) (\(datum.text))"
    }
  }

  /// What is usually measured in a unit at school, where it is one thing.
  private static let names: [String: String] = [
    "kg": "mass", "g": "mass", "m/s": "speed", "km/h": "speed", "m/s²": "acceleration", "A": "current",
    "mA": "current", "V": "potential difference", "Ω": "resistance", "kΩ": "resistance", "N": "force",
    "W": "power", "kW": "power", "Hz": "frequency", "kHz": "frequency",
    "N/kg": "gravitational field strength",
    "m²": "area", "cm²": "area", "m³": "volume", "cm³": "volume", "dm³": "volume", "kg/m³": "density",
    "g/cm³": "density", "J/kg °C": "specific heat capacity", "J/kg": "specific latent heat", "s": "time",
    "min": "time", "h": "time", "mol/dm³": "concentration", "g/dm³": "concentration",
    "T": "magnetic flux density",
    "C": "charge", "mol": "amount", "N/m": "spring constant", "Pa": "pressure", "kPa": "pressure",
  ]
}

/// True when two numbers differ by nothing but how they were reckoned.
func isEqual(_ first: Double, _ second: Double) -> Bool {
  abs(first - second) <= 1e-9 * max(abs(first), abs(second))
}

extension SlipStem {
  /// The simplest calculation with the prompt's numbers that comes to the key; nil when none does.
  ///
  /// A key of one figure may be met by chance, so it must be met exactly, and by numbers with units.
  func simplestCalculation(of key: NumericKey) -> SlipCalculation? {
    guard !data.isEmpty, data.count <= 5, key.value != 0, key.form != .fraction else { return nil }
    let isExactOnly = key.style.figures < 2 || abs(key.value) < 10
    for pattern in Self.patterns {
      if let found = calculation(pattern, key, isExactOnly) { return found }
    }
    return nil
  }

  /// A calculation with up to three numbers of the prompt, by its result and by its steps.
  private struct Pattern: Sendable {
    let count: Int
    let steps: [PatternStep]
    let result: @Sendable (Double, Double, Double) -> Double

    init(_ text: String, _ result: @escaping @Sendable (Double, Double, Double) -> Double) {
      count = text.utf8.contains(0x63) ? 3 : text.utf8.contains(0x62) ? 2 : 1
      steps = text.utf8.compactMap(PatternStep.init)
      self.result = result
    }
  }

  /// Simplest first; `a`, `b` and `c` are different numbers of the prompt.
  private static let patterns: [Pattern] = [
    Pattern("a b *") { a, b, _ in a * b }, Pattern("a b /") { a, b, _ in a / b },
    Pattern("a b +") { a, b, _ in a + b }, Pattern("a b -") { a, b, _ in a - b },
    Pattern("a b * c /") { a, b, c in a * b / c }, Pattern("a b * c *") { a, b, c in a * b * c },
    Pattern("a a * b *") { a, b, _ in a * a * b }, Pattern("a a * b /") { a, b, _ in a * a / b },
    Pattern("a b * r") { a, b, _ in (a * b).squareRoot() }, Pattern("a b / c /") { a, b, c in a / b / c },
    Pattern("a b - c /") { a, b, c in (a - b) / c }, Pattern("a b - c *") { a, b, c in (a - b) * c },
    Pattern("h a * b * b *") { a, b, _ in 0.5 * a * b * b }, Pattern("a a *") { a, _, _ in a * a },
    Pattern("a b c + *") { a, b, c in a * (b + c) }, Pattern("a b * a b + /") { a, b, _ in a * b / (a + b) },
  ]

  private enum PatternStep {
    case datum(Int)
    case step(SlipCalculation.Step)

    init?(_ byte: UInt8) {
      switch byte {
      case 0x61...0x63: self = .datum(Int(byte) - 0x61)
      case 0x68: self = .step(.number(0.5))
      case 0x2A: self = .step(.multiply)
      case 0x2F: self = .step(.divide)
      case 0x2B: self = .step(.add)
      case 0x2D: self = .step(.subtract)
      case 0x72: self = .step(.squareRoot)
      default: return nil
      }
    }
  }

  private func calculation(_ pattern: Pattern, _ key: NumericKey, _ isExactOnly: Bool) -> SlipCalculation? {
    let count = pattern.count
    guard count <= data.count else { return nil }
    for first in data.indices {
      for second in count > 1 ? data.indices : first..<first + 1 where count < 2 || second != first {
        for third in count > 2 ? data.indices : second..<second + 1
        where count < 3 || (third != first && third != second) {
          let result = pattern.result(data[first].value, data[second].value, data[third].value)
          guard let factor = factor(from: result, to: key, isExactOnly) else { continue }
          let chosen = [data[first], data[second], data[third]]
          if isExactOnly, chosen.prefix(count).contains(where: { $0.unit == nil }) { continue }
          guard Self.fits(pattern.steps, chosen, key) else { continue }
          let steps = pattern.steps.map { step -> SlipCalculation.Step in
            switch step {
            case .datum(let index): .number(chosen[index].value)
            case .step(let step): step
            }
          }
          let conversion: [SlipCalculation.Step] =
            factor == 1 ? [] : [.number(1000), factor > 1 ? .divide : .multiply]
          return SlipCalculation(steps + conversion)
        }
      }
    }
    return nil
  }

  /// How many times too large the result is, for want of a prefix in the units: 1, 1000 or a thousandth; nil when it
  /// is not the key at all.
  private func factor(from result: Double, to key: NumericKey, _ isExactOnly: Bool) -> Double? {
    let ratio = result / key.value
    for factor in [1.0, 1000, 0.001] where ratio > 0.8 * factor && ratio < 1.25 * factor {
      let value = result / factor
      if isExactOnly ? isEqual(value, key.value) : key.accepts(value) { return factor }
    }
    return nil
  }

  /// False when the units say that the numbers cannot be combined so, or do not come to the key's unit.
  private static func fits(_ pattern: [PatternStep], _ data: [Datum], _ key: NumericKey) -> Bool {
    var open: [PhysicalDimension?] = []
    for step in pattern {
      switch step {
      case .datum(let index): open.append(data[index].unit?.dimension)
      case .step(.number): open.append(PhysicalDimension.none)
      case .step(.squareRoot): open[open.count - 1] = nil
      case .step(let step):
        let second = open.removeLast()
        let first = open.removeLast()
        guard let first, let second else {
          // Words such as "turns" are no units; like is added to like all the same.
          if step == .add || step == .subtract, first != second { return false }
          open.append(nil)
          continue
        }
        switch step {
        case .multiply: open.append(first * second)
        case .divide: open.append(first * second.power(-1))
        default:
          guard first == second else { return false }
          open.append(first)
        }
      }
    }
    guard let result = open.last.flatMap({ $0 }), let unit = key.unit else { return true }
    return result == unit.dimension
  }
}
