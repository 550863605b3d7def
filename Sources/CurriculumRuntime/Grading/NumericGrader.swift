/// Grades a number with its unit and its significant figures.
///
/// ```swift
/// let grader = NumericGrader(key, marks: 3)
/// grader.grade("135 kJ")  // correct, converted
/// grader.grade("135000")  // partial, unitMissing
/// ```
///
/// Everything is worked out exactly; no binary fraction is compared.
///
/// Source: docs/runtime/rules.md, Numbers.
public struct NumericGrader: Hashable, Sendable {
  /// What a number of degrees Celsius or kelvins stands for.
  public enum Temperature: String, Sendable, Codable {
    /// A rise or fall, for which a degree is a kelvin.
    case difference
    /// A point on the scale: 0 °C is 273 K, as GCSE papers reckon.
    case point
  }

  /// The most UTF-8 bytes that a number may have.
  public static let longest = 1000

  /// What is right.
  public let key: NumericKey
  /// Marks of a full answer.
  public let marks: Int
  /// What temperatures stand for; nil takes either.
  public let temperature: Temperature?
  /// False where the app shows the unit beside the field.
  public let requiresUnit: Bool
  /// True where a decimal comma, `oC` and units in the wrong case will do.
  public let isLenient: Bool

  /// A grader for a question.
  public init(
    _ key: NumericKey, marks: Int, temperature: Temperature? = nil, requiresUnit: Bool = true,
    isLenient: Bool = false
  ) {
    self.key = key
    self.marks = max(0, marks)
    self.temperature = temperature
    self.requiresUnit = requiresUnit
    self.isLenient = isLenient
  }

  /// What an answer is worth.
  public func grade(_ response: String) -> Grade {
    let (verdict, reason) = judged(response)
    return Grade(verdict, outOf: marks, reason, expected: reason == .exact ? nil : key.text)
  }

  private typealias Judgement = (verdict: Verdict, reason: GradeReason)

  private func judged(_ response: String) -> Judgement {
    guard response.utf8.count <= Self.longest else { return (.incorrect, .tooLong) }
    guard response.contains(where: { !$0.isWhitespace }) else { return (.incorrect, .empty) }
    let read: NumericResponse
    do throws(GradeProblem) {
      read = try NumericResponse(response, hasUnit: !key.answer.unit.isOne, isLenient: isLenient)
    } catch {
      return (.incorrect, error.reason)
    }
    var best = judged(read, key.answer)
    for alternative in key.alternatives {
      let other = judged(read, alternative)
      if Self.rank(other) < Self.rank(best) { best = other }
    }
    return best
  }

  /// Where a judgement stands among others: the better verdict first, then the reason named first.
  private static func rank(_ judgement: Judgement) -> (Int, Int) {
    (
      Verdict.allCases.firstIndex(of: judgement.verdict) ?? 0,
      GradeReason.allCases.firstIndex(of: judgement.reason) ?? 0
    )
  }

  private func judged(_ response: NumericResponse, _ target: NumericKey.Amount) -> Judgement {
    let number = response.number
    let (values, unitReason, unit) = values(of: response, target.unit)
    func isRight(_ value: Rational) -> Bool { accepts(value, number, target) }
    if let value = values.first(where: isRight) {
      if let unitReason { return (.partial, unitReason) }
      if let figures = key.figures, !number.mayHave(figures: figures) { return (.partial, .figures) }
      if value != target.value { return (.correct, .withinTolerance) }
      let isInOtherUnit = unit.map { $0 != target.unit } ?? false
      return (.correct, isInOtherUnit ? .converted : .exact)
    }
    if let unit, unit != target.unit, unit.isComparable(to: target.unit), isRight(number.value) {
      return (.incorrect, .unitScale)
    }
    if values.contains(where: { isRight(-$0) }) { return (.incorrect, .sign) }
    if values.contains(where: { isOutByPowerOfTen($0, number, target) }) { return (.incorrect, .powerOfTen) }
    return (.incorrect, .value)
  }

  /// What the number may be in the key's unit, what is wrong with its unit, and the unit.
  private func values(of response: NumericResponse, _ wanted: UnitOfMeasure)
    -> (values: [Rational], reason: GradeReason?, unit: UnitOfMeasure?)
  {
    let number = response.number.value
    switch response.unit {
    case .none: return ([number], wanted.isOne || !requiresUnit ? nil : .unitMissing, nil)
    case .unknown: return ([number], .unitUnknown, nil)
    case .unit(let unit), .wrongCase(let unit):
      guard unit.isComparable(to: wanted) else {
        return ([number], wanted.isOne ? .unitUnexpected : .unitDimension, unit)
      }
      let values = converted(Quantity(number, unit), to: wanted)
      guard unit.measuresTheSame(as: wanted) else { return (values, .unitQuantity, unit) }
      if case .wrongCase = response.unit, !isLenient { return (values, .unitCase, unit) }
      return (values, nil, unit)
    }
  }

  private func converted(_ quantity: Quantity, to unit: UnitOfMeasure) -> [Rational] {
    let readings: [Quantity.TemperatureReading] =
      switch temperature {
      case .difference: [.difference]
      case .point: [.point(zeroCelsius: 273)]
      case nil: [.difference, .point(zeroCelsius: 273)]
      }
    return readings.compactMap { quantity.converted(to: unit, temperatures: $0) }
  }

  /// True when a value in the target's unit is near enough.
  private func accepts(_ value: Rational, _ number: WrittenNumber, _ target: NumericKey.Amount) -> Bool {
    if value == target.value { return true }
    if let tolerance = key.tolerance,
      tolerance.inUnit(target.unit, of: key.answer.unit).accepts(value, key: target.value)
    {
      return true
    }
    guard let figures = key.figures, number.figures.upperBound >= figures else { return false }
    return NumericTolerance.exactAfterRounding(figures: figures).accepts(value, key: target.value)
  }

  private func isOutByPowerOfTen(_ value: Rational, _ number: WrittenNumber, _ target: NumericKey.Amount)
    -> Bool
  {
    guard let order = value.orderOfMagnitude, let wanted = target.value.orderOfMagnitude else { return false }
    let difference = order - wanted
    return (difference - 1...difference + 1).contains { power in
      power != 0 && accepts(value * Rational.powerOfTen(-power), number, target)
    }
  }
}

extension NumericTolerance {
  /// The tolerance, said in one unit, for amounts in another; as it is when they do not compare.
  fileprivate func inUnit(_ other: UnitOfMeasure, of unit: UnitOfMeasure) -> NumericTolerance {
    guard other != unit, let factor = unit.factor(to: other) else { return self }
    switch self {
    case .absolute(let margin): return .absolute(margin * factor)
    case .range(let range): return .range(range.lowerBound * factor...range.upperBound * factor)
    case .relative, .exactAfterRounding: return self
    }
  }
}
