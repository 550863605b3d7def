/// A number with a unit, as an option writes it: "0.5 m", "1 200", "3 × 10⁸ m/s", "75 %".
package struct OptionQuantity: Sendable {
  /// The number.
  package let value: Double
  /// Digits behind the decimal point.
  package let decimals: Int
  /// Significant figures as written: zeros at the end of a whole number do not count.
  package let figures: Int
  /// What stands behind the number; empty for a bare number.
  package let unit: String

  /// The quantity that a text is; nil when it is something else, or more than that.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package init?(_ text: String) {
    var reader = QuantityReader(text)
    guard let number = reader.readNumber() else { return nil }
    let unit = reader.rest
    guard unit.utf8.count <= 20, !unit.utf8.contains(where: { (0x30...0x39).contains($0) || $0 == 0x2C }),
      unit.split(separator: " ").count <= 3
    else { return nil }
    value = number.value
    decimals = number.decimals
    figures = number.figures
    // One volt and two volts are in one unit.
    let isPlural = unit.hasSuffix("s") && unit.utf8.count > 3 && !unit.utf8.contains(0x2F)
    self.unit = isPlural ? String(unit.dropLast()) : unit
  }

  /// The value in the unit's own base, without a prefix, and that base: 50 cm is 0.5 m; percentages are fractions.
  ///
  /// Source: The International System of Units (SI), 9th edition, 2019, tables 2 to 8.
  package var base: (value: Double, unit: String) {
    if unit == "%" { return (value / 100, "") }
    if Self.baseUnits.contains(unit) { return (value, unit) }
    for (prefix, factor) in Self.prefixes where unit.hasPrefix(prefix) {
      let rest = String(unit.dropFirst(prefix.count))
      if Self.baseUnits.contains(rest) { return (value * factor, rest) }
    }
    if let (factor, rest) = Self.times[unit] { return (value * factor, rest) }
    return (value, unit)
  }

  /// True when two quantities are the same, whatever their prefixes.
  package func isEqual(to other: OptionQuantity) -> Bool {
    let (left, right) = (base, other.base)
    guard left.unit == right.unit else { return false }
    return abs(left.value - right.value) <= 1e-9 * max(abs(left.value), abs(right.value))
  }

  private static let baseUnits: Set<String> = [
    "m", "g", "s", "A", "K", "mol", "J", "W", "V", "N", "Pa", "Hz", "C", "Ω", "T", "F", "Bq", "Gy", "Sv", "l",
    "L",
    "eV", "B", "Wh",
  ]
  private static let prefixes: [(prefix: String, factor: Double)] = [
    ("k", 1e3), ("M", 1e6), ("G", 1e9), ("T", 1e12), ("c", 1e-2), ("m", 1e-3), ("µ", 1e-6), ("μ", 1e-6),
    ("n", 1e-9),
    ("p", 1e-12), ("d", 1e-1), ("h", 1e2),
  ]
  private static let times: [String: (Double, String)] = ["min": (60, "s"), "h": (3600, "s")]
}

/// A range of numbers with a unit: "0–3", "10 to 20 m".
package struct OptionRange: Sendable {
  /// The least number.
  package let low: Double
  /// The greatest number.
  package let high: Double
  /// What stands behind; empty for bare numbers.
  package let unit: String

  /// The range that a text is; nil when it is something else.
  package init?(_ text: String) {
    var reader = QuantityReader(text)
    guard let low = reader.readNumber(), reader.skipRangeSign(), let high = reader.readNumber(),
      low.value < high.value
    else { return nil }
    let unit = reader.rest
    guard unit.utf8.count <= 20, !unit.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      return nil
    }
    self.low = low.value
    self.high = high.value
    self.unit = unit
  }
}

/// Reads numbers from the beginning of a text.
private struct QuantityReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// What has not been read, without white space around it.
  var rest: String {
    let rest = String(String.UnicodeScalarView(scalars[index...]))
    return rest.split(separator: " ").joined(separator: " ")
  }

  private var current: Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

  private static func digit(_ scalar: Unicode.Scalar?) -> Int? {
    guard let scalar, (0x30...0x39).contains(scalar.value) else { return nil }
    return Int(scalar.value - 0x30)
  }

  private mutating func skipSpaces() {
    while current == " " || current == "\u{A0}" || current == "\u{202F}" { index += 1 }
  }

  mutating func readNumber() -> (value: Double, decimals: Int, figures: Int)? {
    skipSpaces()
    let start = index
    var sign = 1.0
    if current == "-" || current == "−" || current == "+" {
      if current != "+" { sign = -1 }
      index += 1
    }
    guard let number = readDigits() else {
      index = start
      return nil
    }
    var value = number.value
    if current == "/", let divisor = readDivisor() { value /= divisor }
    value *= readPowerOfTen()
    return (sign * value, number.decimals, number.figures)
  }

  /// Digits in groups, with a decimal point.
  private mutating func readDigits() -> (value: Double, decimals: Int, figures: Int)? {
    var value = 0.0
    var (decimals, figures, zeros, count) = (0, 0, 0, 0)
    var isBehindPoint = false
    while let scalar = current {
      if let digit = Self.digit(scalar) {
        value = value * 10 + Double(digit)
        count += 1
        if isBehindPoint { decimals += 1 }
        if digit != 0 || figures > 0 { figures += 1 }
        zeros = digit == 0 ? zeros + 1 : 0
      } else if scalar == ".", !isBehindPoint, Self.digit(next(1)) != nil {
        isBehindPoint = true
      } else if !isBehindPoint, count > 0, isGroupSign(scalar) {
        // A thin space or comma between groups of three digits.
      } else {
        break
      }
      index += 1
    }
    guard count > 0 else { return nil }
    for _ in 0..<decimals { value /= 10 }
    return (value, decimals, isBehindPoint ? figures : max(1, figures - zeros))
  }

  private func next(_ distance: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index + distance) ? scalars[index + distance] : nil
  }

  private func isGroupSign(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar == "," || scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}" else { return false }
    return (1...3).allSatisfy { Self.digit(next($0)) != nil } && Self.digit(next(4)) == nil
  }

  private mutating func readDivisor() -> Double? {
    let start = index
    index += 1
    if let divisor = readDigits(), divisor.value > 0 { return divisor.value }
    index = start
    return nil
  }

  /// "× 10³", "x 10^3"; 1 where there is none.
  private mutating func readPowerOfTen() -> Double {
    let start = index
    skipSpaces()
    guard current == "×" || current == "x" || current == "·" else {
      index = start
      return 1
    }
    index += 1
    skipSpaces()
    guard current == "1", next(1) == "0" else {
      index = start
      return 1
    }
    index += 2
    var isNegative = false
    if current == "^" { index += 1 }
    if current == "⁻" || current == "-" || current == "−" {
      isNegative = true
      index += 1
    }
    var exponent = 0
    while let digit = Self.digit(current) ?? Self.raisedDigit(current) {
      exponent = min(exponent * 10 + digit, 400)
      index += 1
    }
    var factor = 1.0
    for _ in 0..<exponent { factor *= isNegative ? 0.1 : 10 }
    return factor
  }

  private static func raisedDigit(_ scalar: Unicode.Scalar?) -> Int? {
    scalar.flatMap { Array("⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars).firstIndex(of: $0) }
  }

  /// Reads what stands between the ends of a range.
  mutating func skipRangeSign() -> Bool {
    skipSpaces()
    if current == "–" || current == "-" || current == "—" {
      index += 1
      return true
    }
    guard current == "t", next(1) == "o", next(2) == " " else { return false }
    index += 2
    return true
  }
}
