import CurriculumRuntime

/// A calculation that can be done again with one of its steps done wrongly.
///
/// It reckons with binary numbers, which is exact far beyond the figures of any answer; only whole powers and square
/// roots are taken.
struct SlipCalculation: Sendable {
  /// A number, or an operation on the last two results, the first being the left one.
  enum Step: Hashable, Sendable {
    case number(Double)
    case add, subtract, multiply, divide, raise
    case negate, squareRoot
    /// The right operand divided by the left one, and less the left one.
    case divideInto, subtractFrom
    /// One operand, without the other.
    case keepFirst, keepSecond
    /// The one operand of a root or sign, unchanged.
    case keep

    var isBinary: Bool {
      switch self {
      case .number, .negate, .squareRoot, .keep: false
      default: true
      }
    }
  }

  /// More steps than any mark scheme has; longer calculations are not looked at.
  static let maximumSteps = 40

  /// Operands before their operation.
  let steps: [Step]
  /// Where the operation or number at a position begins, its operands included.
  let starts: [Int]
  /// The result at each position; not finite where there is none.
  let results: [Double]

  /// A calculation; nil when it is too long, incomplete or has no value.
  init?(_ steps: [Step]) {
    guard !steps.isEmpty, steps.count <= Self.maximumSteps else { return nil }
    var (starts, results, open) = ([Int](), [Double](), [(start: Int, value: Double)]())
    for (index, step) in steps.enumerated() {
      var (start, value) = (index, Double.nan)
      if case .number(let number) = step {
        value = number
      } else {
        guard let last = open.popLast() else { return nil }
        (start, value) = (last.start, Self.result(of: step, last.value))
        if step.isBinary {
          guard let first = open.popLast() else { return nil }
          (start, value) = (first.start, Self.result(of: step, first.value, last.value))
        }
      }
      open.append((start, value))
      starts.append(start)
      results.append(value)
    }
    guard open.count == 1, open[0].value.isFinite else { return nil }
    (self.steps, self.starts, self.results) = (steps, starts, results)
  }

  /// The calculation that an author wrote down.
  init?(_ expression: ArithmeticExpression) {
    self.init(
      expression.steps.map { step in
        switch step {
        case .number(let number): .number(number.nearestDouble)
        case .add: .add
        case .subtract: .subtract
        case .multiply: .multiply
        case .divide: .divide
        case .raise: .raise
        case .negate: .negate
        case .squareRoot: .squareRoot
        }
      })
  }

  /// The position of the left operand of a binary operation.
  func first(_ index: Int) -> Int { starts[index - 1] - 1 }

  /// The operation whose operand stands at a position; nil for the last operation.
  func parent(_ index: Int) -> Int? {
    steps.indices[(index + 1)...].first { place in
      if case .number = steps[place] { return false }
      return place - 1 == index || (steps[place].isBinary && first(place) == index)
    }
  }

  /// True for a term of a sum or difference.
  func isTerm(_ index: Int) -> Bool {
    parent(index).map { steps[$0] == .add || steps[$0] == .subtract } ?? false
  }

  /// The other operand of the operation that an operand belongs to; nil without one.
  func sibling(_ index: Int) -> Int? {
    guard let parent = parent(index), steps[parent].isBinary else { return nil }
    return parent - 1 == index ? first(parent) : parent - 1
  }

  /// The number at a position; nil when an operation stands there.
  func number(at index: Int) -> Double? {
    if case .number(let number) = steps[index] { number } else { nil }
  }

  /// The result with another step at a position; nil when there is none.
  func value(replacing index: Int, by step: Step) -> Double? {
    value { position in position == index ? step : steps[position] }
  }

  /// The result of other steps; nil when there is none.
  static func value(of steps: [Step]) -> Double? { SlipCalculation(steps)?.results.last }

  private func value(_ step: (Int) -> Step) -> Double? {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: steps.count) { stack in
      var depth = 0
      for index in steps.indices {
        let step = step(index)
        if case .number(let number) = step {
          stack[depth] = number
          depth += 1
        } else if step.isBinary {
          depth -= 1
          stack[depth - 1] = Self.result(of: step, stack[depth - 1], stack[depth])
        } else {
          stack[depth - 1] = Self.result(of: step, stack[depth - 1])
        }
      }
      return stack[0].isFinite ? stack[0] : nil
    }
  }

  private static func result(of step: Step, _ value: Double) -> Double {
    switch step {
    case .negate: -value
    case .squareRoot: value < 0 ? .nan : value.squareRoot()
    default: value
    }
  }

  private static func result(of step: Step, _ first: Double, _ second: Double) -> Double {
    switch step {
    case .add: first + second
    case .subtract: first - second
    case .multiply: first * second
    case .divide: first / second
    case .divideInto: second / first
    case .subtractFrom: second - first
    case .keepFirst: first
    case .keepSecond: second
    case .raise: power(first, second)
    default: .nan
    }
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0.5 { return base < 0 ? .nan : base.squareRoot() }
    guard exponent == exponent.rounded(), abs(exponent) <= 1000 else { return .nan }
    var (result, factor, rest) = (1.0, base, Int(abs(exponent)))
    while rest > 0 {
      if rest & 1 == 1 { result *= factor }
      factor *= factor
      rest >>= 1
    }
    return exponent < 0 ? 1 / result : result
  }
}

extension Rational {
  /// The binary number next to the value, or one of the two; infinite where none is.
  var nearestDouble: Double {
    if let numerator = numerator.small, let denominator = denominator.small {
      return Double(numerator) / Double(denominator)
    }
    // Twenty figures keep both in the range of binary numbers, whatever their length.
    guard let order = orderOfMagnitude, abs(order) < 300 else { return signum == 0 ? 0 : .infinity }
    let scaled = (self * Rational.powerOfTen(17 - order)).rounded(toPlace: 0)
    return (Double(scaled.numerator.text + "e\(order - 17)")) ?? .infinity
  }
}
