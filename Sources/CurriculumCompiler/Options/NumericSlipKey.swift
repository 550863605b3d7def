import CurriculumRuntime

/// A right answer that is one number, with all that says how to write wrong ones like it.
package struct NumericKey: Sendable {
  /// The key as an option, in the manner in which the wrong answers are written.
  package let text: String
  /// How the number is written.
  let style: NumberStyle
  /// What stands before the number, spaces included.
  let before: String
  /// What stands behind the number, spaces included.
  let behind: String
  /// Digits, standard form or a fraction.
  let form: WrittenNumber.Form
  /// The number itself.
  let exact: Rational
  /// The binary number next to it.
  let value: Double
  /// nil when what stands behind the number is no unit.
  let unit: UnitOfMeasure?
  /// True for things that are counted, of which there are no halves.
  let isCount: Bool
  /// True for a year of history, for which only years nearby will do.
  let isYear: Bool
  /// True when the key is negative or shows its plus sign, so that wrong answers may have either.
  let isSigned: Bool
  /// The most that a part of a whole can be, in the key's unit; nil when the key is no part of a whole.
  let whole: Double?
  /// How far a number may be from the key to be right.
  let margin: Double
  /// What counts as right, in the key's unit.
  private let right: [ClosedRange<Double>]

  /// True for a whole number so small that its neighbours differ by much.
  var isSmallCount: Bool { abs(value) <= (isCount || isLabel ? 20 : 7) && isWholeAsWritten }

  /// True for a number without a point or power of ten.
  var isWholeAsWritten: Bool { style.decimals == 0 && (form == .plain || form == .grouped) }

  /// True for a number that says which, not how much: Group 7.
  var isLabel: Bool { behind.isEmpty && before.last == " " && unit?.isOne == true && isWholeAsWritten }

  /// A full turn, when the key is an angle.
  var angleLimit: Double? {
    let isAngle = behind.hasPrefix("°") || behind.hasPrefix(" °") || behind.hasPrefix(" degree")
    return isAngle && unit?.temperatureScale == nil && value <= 360 ? 360 : nil
  }

  /// True when a number would be marked right.
  func accepts(_ value: Double) -> Bool { right.contains { $0.contains(value) } }
}

extension NumericKey {
  /// The key of a numeric question; nil when nobody could reckon with it.
  package init?(_ answer: NumericAnswer, prompt: String) {
    let written = answer.value.value.text
    guard let number = try? WrittenNumber(written), number.isReckonable else { return nil }
    let unitText = answer.unit.map(\.string).flatMap { $0 == "none" ? nil : $0 } ?? ""
    let unit = unitText.isEmpty ? UnitOfMeasure.one : try? UnitOfMeasure(unitText)
    var style = NumberStyle(number, text: written, rounding: .places)
    if let figures = answer.significantFigures?.value { style.rounding = .figures(max(1, figures)) }
    if number.form == .plain {
      // YAML leaves no room for the spaces that print has from five digits on.
      style.groupSign = " "
      style.groupedDigits = number.value.magnitude >= 10_000 ? 4 : 5
    }
    self.init(
      number: number, style: style, before: "", behind: unitText.isEmpty ? "" : " " + unitText, unit: unit,
      prompt: prompt)
    let exact = exact
    let (low, high) = Self.bounds(of: answer.tolerance, key: exact, number: number)
    var right = [low...high]
    for other in answer.accept {
      guard let number = try? WrittenNumber(other.value.value.text), number.isReckonable else { continue }
      let otherUnit = other.unit.map { $0.string == "none" ? .one : try? UnitOfMeasure($0.string) } ?? unit
      guard let otherUnit, let unit,
        let converted = Quantity(number.value, otherUnit).converted(to: unit)?.nearestDouble
      else { continue }
      right.append(converted + (low - value)...converted + (high - value))
    }
    self = replacing(right: right, margin: max(high - value, value - low))
  }

  /// The key that a text is; nil for a text that is more or less than one number with what belongs to it.
  package init?(_ text: String, prompt: String, accepted: [String] = []) {
    guard let parts = NumberInText(text), parts.number.isReckonable else { return nil }
    let number = parts.number
    let style = NumberStyle(number, text: parts.numberText, rounding: .places)
    self.init(
      number: number, style: style, before: parts.before, behind: parts.behind, unit: parts.unit,
      prompt: prompt)
    var right = self.right
    for other in accepted {
      guard let other = NumberInText(other), let from = other.unit, let to = parts.unit,
        let converted = Quantity(other.number.value, from).converted(to: to)?.nearestDouble
      else { continue }
      right.append(converted - margin...converted + margin)
    }
    self = replacing(right: right, margin: margin)
  }

  private init(
    number: WrittenNumber, style: NumberStyle, before: String, behind: String, unit: UnitOfMeasure?,
    prompt: String
  ) {
    let value = number.value.nearestDouble
    let asks = LowerCaseBytes(prompt)
    (self.style, self.before, self.behind) = (style, before, behind)
    (form, exact, self.value, self.unit) = (number.form, number.value, value, unit)
    isSigned = value < 0 || style.showsPlus
    let isWhole = style.decimals == 0 && (number.form == .plain || number.form == .grouped)
    let countsWords = unit == nil && behind.first != "%" && !behind.isEmpty
    let asksCount = unit?.isOne != false && (asks.contains("how many") || asks.contains("number of"))
    isCount = isWhole && (countsWords || asksCount)
    let isLikeYear = number.form == .plain && isWhole && value >= 1000 && value < 2100 && value != 1000
    isYear =
      isLikeYear && behind.isEmpty
      && (asks.contains("year") || asks.contains("when ") || asks.contains("date"))
    whole = Self.whole(value: value, unit: unit, behind: behind, asks: asks)
    margin = number.form == .fraction ? 0 : number.halfUnit.nearestDouble * 0.999
    right = [value - margin...value + margin]
    text =
      before + (number.form == .plain && style.groupSign != nil ? style.regrouped : style.text) + behind
  }

  private init(_ key: NumericKey, right: [ClosedRange<Double>], margin: Double) {
    (text, style, before, behind) = (key.text, key.style, key.before, key.behind)
    (form, exact, value, unit) = (key.form, key.exact, key.value, key.unit)
    (isCount, isYear, isSigned, whole) = (key.isCount, key.isYear, key.isSigned, key.whole)
    (self.right, self.margin) = (right, margin)
  }

  private func replacing(right: [ClosedRange<Double>], margin: Double) -> NumericKey {
    NumericKey(self, right: right, margin: margin)
  }

  private static func whole(
    value: Double, unit: UnitOfMeasure?, behind: String, asks: LowerCaseBytes
  ) -> Double? {
    let isPercentage = behind.utf8.contains(0x25) || behind.hasPrefix(" per")
    if isPercentage, value > 0, value <= 100 {
      return asks.contains("increase") || asks.contains("change") || asks.contains("decrease") ? nil : 100
    }
    guard unit?.isOne == true, value > 0, value <= 1 else { return nil }
    let isPart = ["probability", "efficiency", "fraction", "proportion", "rf value"].contains {
      asks.contains($0)
    }
    return isPart ? 1 : nil
  }

  private static func bounds(
    of tolerance: Tolerance?, key: Rational, number: WrittenNumber
  ) -> (low: Double, high: Double) {
    let value = key.nearestDouble
    let half = number.halfUnit.nearestDouble
    switch tolerance {
    case .relative(let percent):
      let margin = abs(value * percent.value.double / 100)
      return (value - margin, value + margin)
    case .absolute(let margin): return (value - abs(margin.value.double), value + abs(margin.value.double))
    case .range(let low, let high): return (min(low.value.double, value), max(high.value.double, value))
    case .exactAfterRounding, nil: return (value - half * 0.999, value + half * 0.999)
    }
  }
}

extension WrittenNumber {
  /// False for numbers whose figures are beyond what a learner, or a binary number, can hold.
  fileprivate var isReckonable: Bool {
    guard figures.lowerBound <= 12, let order = value.magnitude.signum == 0 ? 0 : value.orderOfMagnitude
    else {
      return false
    }
    return form == .standardForm ? abs(order) <= 90 : order <= 14 && lastPlace >= -12
  }

  /// True for a number without a point.
  fileprivate var isWholeAsWritten: Bool { lastPlace == 0 && value.isWhole }
}

/// A text in lower case, searched for plain words.
struct LowerCaseBytes: Sendable {
  private let bytes: [UInt8]

  /// A text to search.
  init(_ text: String) {
    bytes = text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  /// True when the text contains a phrase of lower-case ASCII letters.
  func contains(_ phrase: StaticString) -> Bool {
    phrase.withUTF8Buffer { phrase in
      guard let first = phrase.first, bytes.count >= phrase.count else { return false }
      for start in 0...bytes.count - phrase.count where bytes[start] == first {
        if bytes[start..<start + phrase.count].elementsEqual(phrase) { return true }
      }
      return false
    }
  }
}
