/// An exact fraction: what a decimal number, a conversion factor or a calculation with them comes to.
package struct Rational: Hashable, Sendable {
  /// In lowest terms with the denominator; carries the sign.
  package let numerator: BigInteger
  /// In lowest terms with the numerator; above 0.
  package let denominator: BigInteger

  private init(lowestTerms numerator: BigInteger, _ denominator: BigInteger) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A fraction.
  ///
  /// - Parameter denominator: Not 0.
  package init(_ numerator: BigInteger, over denominator: BigInteger) {
    precondition(denominator.signum != 0, "nobody divides by zero without asking first")
    let divisor = BigInteger.greatestCommonDivisor(numerator, denominator)
    let signed = denominator.signum < 0 ? -divisor : divisor
    if signed == 1 {
      self.init(lowestTerms: numerator, denominator)
    } else {
      self.init(
        lowestTerms: numerator.quotientAndRemainder(by: signed).quotient,
        denominator.quotientAndRemainder(by: signed).quotient)
    }
  }

  /// A fraction of machine integers, the denominator not 0.
  package init(_ numerator: Int, over denominator: Int = 1) {
    self.init(BigInteger(numerator), over: BigInteger(denominator))
  }

  /// A number in standard form: `significand` × 10 to the `exponent`.
  package init(_ significand: BigInteger, timesTenToThe exponent: Int) {
    let power = BigInteger(10).power(abs(exponent))
    if exponent < 0 {
      self.init(significand, over: power)
    } else {
      self.init(lowestTerms: significand * power, 1)
    }
  }

  /// 1 followed by zeros, or that many places behind the point: 10 to the `exponent`.
  package static func powerOfTen(_ exponent: Int) -> Rational { Rational(1, timesTenToThe: exponent) }
}

extension Rational: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(lowestTerms: BigInteger(value), 1) }
}

extension Rational: Comparable {
  package static func < (left: Rational, right: Rational) -> Bool {
    if left.denominator == right.denominator { return left.numerator < right.numerator }
    return left.numerator * right.denominator < right.numerator * left.denominator
  }
}

extension Rational {
  /// -1, 0 or 1.
  package var signum: Int { numerator.signum }
  /// True for a number without a fractional part.
  package var isWhole: Bool { denominator == 1 }
  /// The value as a machine integer; nil when it is none.
  package var whole: Int? { isWhole ? numerator.small : nil }
  /// The value without its sign.
  package var magnitude: Rational { signum < 0 ? -self : self }
  /// One divided by the value, which must not be 0.
  package var reciprocal: Rational { Rational(denominator, over: numerator) }

  package static prefix func - (value: Rational) -> Rational {
    Rational(lowestTerms: -value.numerator, value.denominator)
  }

  package static func + (left: Rational, right: Rational) -> Rational {
    if left.denominator == right.denominator {
      return Rational(left.numerator + right.numerator, over: left.denominator)
    }
    return Rational(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  package static func - (left: Rational, right: Rational) -> Rational { left + -right }

  package static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  /// A quotient; the divisor must not be 0.
  package static func / (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.denominator, over: left.denominator * right.numerator)
  }

  /// The value multiplied by itself; one divided by that for a negative exponent of a value that is not 0.
  package func power(_ exponent: Int) -> Rational {
    let (base, times) = exponent < 0 ? (reciprocal, -exponent) : (self, exponent)
    return Rational(lowestTerms: base.numerator.power(times), base.denominator.power(times))
  }

  /// The root of a value that is not negative, and whether it is exact; otherwise it is right to 40 figures.
  package func root(_ degree: Int) -> (value: Rational, isExact: Bool) {
    let (above, below) = (numerator.root(degree), denominator.root(degree))
    if above.power(degree) == numerator, below.power(degree) == denominator {
      return (Rational(above, over: below), true)
    }
    let figures = 40 - (orderOfMagnitude ?? 0) / degree
    let scaled = numerator * BigInteger(10).power(max(0, figures * degree))
    let root = scaled.quotientAndRemainder(by: denominator).quotient.root(degree)
    return (Rational(root, timesTenToThe: -max(0, figures)), false)
  }

  /// Which power of ten the first figure counts: 2 for 350, -2 for 0.05; nil for 0.
  package var orderOfMagnitude: Int? {
    guard signum != 0 else { return nil }
    // log10(2) is a little more than 0.30; the guess is at most one off for what fits a few thousand bits.
    var order = (numerator.bitWidth - denominator.bitWidth) * 30103 / 100_000
    while magnitude < Rational.powerOfTen(order) { order -= 1 }
    while magnitude >= Rational.powerOfTen(order + 1) { order += 1 }
    return order
  }

  /// The value rounded to a power of ten; half is rounded away from zero.
  ///
  /// - Parameter place: The power of ten that the last figure counts: -2 for two decimal places, 3 for thousands.
  ///
  /// Source: AQA, Edexcel and OCR mark schemes round half up; for negative numbers that is away from zero.
  package func rounded(toPlace place: Int) -> Rational {
    let scaled = magnitude * Rational.powerOfTen(-place)
    let (quotient, remainder) = scaled.numerator.quotientAndRemainder(by: scaled.denominator)
    let rounded = remainder * 2 >= scaled.denominator ? quotient + 1 : quotient
    return Rational(signum < 0 ? -rounded : rounded, timesTenToThe: place)
  }

  /// The value rounded to decimal places; half is rounded away from zero.
  package func rounded(toDecimalPlaces places: Int) -> Rational { rounded(toPlace: -places) }

  /// The value rounded to significant figures, at least 1; half is rounded away from zero.
  package func rounded(toFigures figures: Int) -> Rational {
    guard let order = orderOfMagnitude else { return self }
    return rounded(toPlace: order - figures + 1)
  }

  /// The power of ten `k` for which the value is 10 to the `k`; nil when it is no power of ten.
  package var exactPowerOfTen: Int? {
    guard let order = orderOfMagnitude, self == Rational.powerOfTen(order) else { return nil }
    return order
  }
}

extension Rational {
  /// The value rounded and written with exactly that many decimal places: `-0.50`.
  package func text(decimalPlaces places: Int) -> String {
    let scaled = (rounded(toDecimalPlaces: places).magnitude * Rational.powerOfTen(places)).numerator.text
    let padding = String(repeating: "0", count: max(0, places + 1 - scaled.utf8.count))
    let digits = padding + scaled
    let sign = rounded(toDecimalPlaces: places).signum < 0 ? "-" : ""
    return places == 0 ? sign + digits : sign + digits.dropLast(places) + "." + digits.suffix(places)
  }

  /// The value rounded to significant figures and written as a decimal: `45.9`, `0.050`, `135000`.
  package func text(figures: Int) -> String {
    let value = rounded(toFigures: figures)
    let order = value.orderOfMagnitude ?? 0
    return value.text(decimalPlaces: max(0, figures - 1 - order))
  }

  /// The value as a decimal without trailing zeros; nil when it has no end, as 1/3 has none.
  package var decimalText: String? {
    var (rest, twos, fives) = (denominator, 0, 0)
    func divides(_ prime: BigInteger) -> Bool {
      let (quotient, remainder) = rest.quotientAndRemainder(by: prime)
      guard remainder == 0 else { return false }
      rest = quotient
      return true
    }
    while divides(2) { twos += 1 }
    while divides(5) { fives += 1 }
    return rest == 1 ? text(decimalPlaces: max(twos, fives)) : nil
  }

  /// The value as people would read it in a message: exact when it is short, else to six figures.
  ///
  /// Very large and very small numbers are in standard form: `6.02 × 10²³`.
  package var readableText: String {
    guard let order = orderOfMagnitude else { return "0" }
    if order >= 9 || order <= -5 {
      // What begins with six nines may be rounded up to a further digit.
      let rounded = rounded(toFigures: 6)
      let order = rounded.orderOfMagnitude ?? order
      return "\((rounded / Rational.powerOfTen(order)).decimalText ?? "") × 10\(order.superscript)"
    }
    if let exact = decimalText, exact.utf8.count <= 12 { return exact }
    return text(figures: 6)
  }
}
