package import CurriculumRuntime

/// A calculation that an author wrote down, such as `0.5*1200*15**2`, evaluated exactly.
package struct ArithmeticExpression: Sendable {
  /// The result; right to 40 figures where it is not exact.
  package let value: Rational
  /// False when a root had no exact value.
  package let isExact: Bool
  /// The numbers that are written in it, in order.
  package let numbers: [UsedNumber]
  /// What is done, operands before their operation: `2 3 +` for `2+3`.
  package let steps: [Step]

  /// A number, or an operation on the last one or two results.
  package enum Step: Hashable, Sendable {
    case number(Rational)
    case add, subtract, multiply, divide, raise
    case negate, squareRoot
  }

  /// A number of a calculation.
  package struct UsedNumber: Sendable {
    package let number: WrittenNumber
    /// UTF-8 offsets in the calculation.
    package let range: Range<Int>
    /// The number with the power of ten behind it: 300 for the 3 of `3 × 10²`; nil when none follows.
    package let standardForm: WrittenNumber?
    /// True for an exponent, which says how often and is no datum.
    package let isExponent: Bool
  }

  /// Reads and evaluates a calculation.
  ///
  /// Understood are `+ - * / × ÷ · ^ **`, raised exponents, `√` and `sqrt`, fractions such as `½`, round and square
  /// brackets, and a product without a sign before a bracket or root: `2(3 + 4)`.
  ///
  /// - Throws: What could not be read or reckoned, with its place.
  package init(_ text: String) throws(ArithmeticProblem) {
    guard text.utf8.count <= ArithmeticReader.maximumLength else {
      throw ArithmeticProblem(.tooLarge, at: ArithmeticReader.maximumLength)
    }
    var reader = ArithmeticReader(text)
    value = try reader.readAll()
    isExact = reader.isExact
    numbers = reader.numbers
    steps = reader.steps
  }
}

/// Why a calculation has no value.
package struct ArithmeticProblem: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Something that is no number, sign or bracket.
    case unreadable
    /// It ends where a number or bracket should follow.
    case incomplete
    case unmatchedBracket
    case divisionByZero
    /// An even root of a negative number, or zero to a negative power.
    case noRealValue
    /// More than a calculation in a mark scheme can need.
    case tooLarge
  }

  package let kind: Kind
  /// UTF-8 offset in the calculation.
  package let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

/// Recursive descent over a calculation.
private struct ArithmeticReader {
  static let maximumLength = 1000
  private static let maximumDepth = 64
  private static let maximumExponent = 1000
  private static let maximumBits = 8192

  private var cursor: TextCursor
  private var depth = 0
  private(set) var numbers: [ArithmeticExpression.UsedNumber] = []
  private(set) var steps: [ArithmeticExpression.Step] = []
  private(set) var isExact = true
  private var isInExponent = false

  init(_ text: String) { cursor = TextCursor(text) }

  mutating func readAll() throws(ArithmeticProblem) -> Rational {
    let value = try readSum()
    cursor.skipSpaces()
    guard let next = cursor.next else { return value }
    throw problem([")", "]"].contains(next) ? .unmatchedBracket : .unreadable)
  }

  private func problem(_ kind: ArithmeticProblem.Kind) -> ArithmeticProblem {
    ArithmeticProblem(kind, at: cursor.offset)
  }

  private func limited(_ value: Rational) throws(ArithmeticProblem) -> Rational {
    guard max(value.numerator.bitWidth, value.denominator.bitWidth) <= Self.maximumBits else {
      throw problem(.tooLarge)
    }
    return value
  }

  private mutating func readSum() throws(ArithmeticProblem) -> Rational {
    depth += 1
    guard depth <= Self.maximumDepth else { throw problem(.tooLarge) }
    defer { depth -= 1 }
    var sum = try readProduct()
    while true {
      cursor.skipSpaces()
      guard let next = cursor.next, next == "+" || next.isMinus || next == "\u{2013}" else { return sum }
      cursor.advance()
      let term = try readProduct()
      steps.append(next == "+" ? .add : .subtract)
      sum = try limited(next == "+" ? sum + term : sum - term)
    }
  }

  private mutating func readProduct() throws(ArithmeticProblem) -> Rational {
    var product = try readSigned()
    while true {
      cursor.skipSpaces()
      guard let next = cursor.next else { return product }
      let place = cursor.offset
      switch next {
      case "*", "×", "·", "⋅", "x":
        cursor.advance()
        product = try limited(product * readSigned())
        steps.append(.multiply)
      case "/", "÷":
        cursor.advance()
        var divisor = try readStandardForm()
        if divisor == nil { divisor = try readSigned() }
        guard let divisor, divisor.signum != 0 else { throw ArithmeticProblem(.divisionByZero, at: place) }
        product = try limited(product / divisor)
        steps.append(.divide)
      case "(", "[", "√":
        product = try limited(product * readPower())
        steps.append(.multiply)
      default: return product
      }
    }
  }

  private mutating func readSigned() throws(ArithmeticProblem) -> Rational {
    cursor.skipSpaces()
    guard let next = cursor.next, next.isMinus || next == "+" else { return try readPower() }
    depth += 1
    guard depth <= Self.maximumDepth else { throw problem(.tooLarge) }
    defer { depth -= 1 }
    cursor.advance()
    // -2² is -4, as on every calculator.
    let value = try readSigned()
    if next == "+" { return value }
    steps.append(.negate)
    return -value
  }

  private mutating func readPower() throws(ArithmeticProblem) -> Rational {
    let base = try readPrimary()
    if let exponent = WrittenNumber.readSuperscript(&cursor) {
      steps.append(.number(Rational(exponent)))
      return try raise(base, to: Rational(exponent))
    }
    let start = cursor
    cursor.skipSpaces()
    guard cursor.skip(text: "**") || cursor.skip("^") else {
      cursor = start
      return base
    }
    let wasInExponent = isInExponent
    isInExponent = true
    defer { isInExponent = wasInExponent }
    return try raise(base, to: readSigned())
  }

  private mutating func raise(_ base: Rational, to exponent: Rational) throws(ArithmeticProblem) -> Rational {
    guard let degree = exponent.denominator.small, degree <= 12,
      let times = exponent.numerator.small, abs(times) <= Self.maximumExponent,
      max(base.numerator.bitWidth, base.denominator.bitWidth) * abs(times) <= Self.maximumBits
    else { throw problem(.tooLarge) }
    guard base.signum != 0 || times >= 0 else { throw problem(.noRealValue) }
    steps.append(.raise)
    return try root(degree, of: base.power(times))
  }

  private mutating func root(_ degree: Int, of value: Rational) throws(ArithmeticProblem) -> Rational {
    if degree == 1 { return value }
    guard value.signum >= 0 else { throw problem(.noRealValue) }
    let (root, isExact) = value.root(degree)
    self.isExact = self.isExact && isExact
    return root
  }

  private mutating func readPrimary() throws(ArithmeticProblem) -> Rational {
    cursor.skipSpaces()
    guard let next = cursor.next else { throw problem(.incomplete) }
    if next == "(" || next == "[" {
      let open = cursor.offset
      cursor.advance()
      let value = try readSum()
      cursor.skipSpaces()
      guard cursor.skip(next == "(" ? ")" : "]") else {
        throw cursor.isAtEnd ? ArithmeticProblem(.unmatchedBracket, at: open) : problem(.unreadable)
      }
      return value
    }
    if next == "√" || cursor.skip(text: "sqrt") {
      _ = cursor.skip("√")
      let radicand = try readPrimary()
      steps.append(.squareRoot)
      return try root(2, of: radicand)
    }
    return try readNumber()
  }

  private mutating func readNumber() throws(ArithmeticProblem) -> Rational {
    let start = cursor
    guard let number = WrittenNumber.read(&cursor, style: .exponent) else { throw problem(.unreadable) }
    var ahead = start
    let whole = WrittenNumber.read(&ahead, style: [.exponent, .powers])
    numbers.append(
      ArithmeticExpression.UsedNumber(
        number: number, range: start.offset..<cursor.offset,
        standardForm: ahead.offset > cursor.offset ? whole : nil, isExponent: isInExponent))
    steps.append(.number(number.value))
    return try limited(number.value)
  }

  /// Reads a divisor such as `3.0 × 10⁸` as one number; nil and no step for any other.
  ///
  /// Whoever writes it with a multiplication sign and a power of a thousand or more means standard form; `4/5*10**2`
  /// and `4 ÷ 5 × 10²` go from left to right.
  private mutating func readStandardForm() throws(ArithmeticProblem) -> Rational? {
    var ahead = cursor
    ahead.skipSpaces()
    let start = ahead
    guard let mantissa = WrittenNumber.read(&ahead, style: []), mantissa.value >= 1, mantissa.value < 10
    else {
      return nil
    }
    ahead.skipSpaces()
    guard ahead.next == "×" || ahead.next == "x" else { return nil }
    var end = start
    guard let number = WrittenNumber.read(&end, style: .powers), number.form == .standardForm,
      abs(number.lastPlace - mantissa.lastPlace) >= 3
    else { return nil }
    cursor = end
    numbers.append(
      ArithmeticExpression.UsedNumber(
        number: number, range: start.offset..<end.offset, standardForm: number, isExponent: isInExponent))
    steps.append(.number(number.value))
    return try limited(number.value)
  }
}
