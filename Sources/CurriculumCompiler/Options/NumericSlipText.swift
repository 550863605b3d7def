import CurriculumRuntime

/// The one number of a short text, with what stands around it.
struct NumberInText {
  /// The number.
  let number: WrittenNumber
  /// As it is written, its sign included.
  let numberText: String
  /// What stands before it.
  let before: String
  /// What stands behind it, the unit included.
  let behind: String
  /// `one` when nothing stands behind the number; nil when that is no unit.
  let unit: UnitOfMeasure?

  /// Longer texts are statements in which a number occurs.
  static let maximumLength = 60
  /// More words say more than a quantity.
  static let maximumWords = 8

  /// Reads a text; nil when it holds no number, or more than one.
  init?(_ text: String) {
    guard text.utf8.count <= Self.maximumLength,
      text.utf8.reduce(1, { $0 + ($1 == 0x20 ? 1 : 0) }) <= Self.maximumWords
    else { return nil }
    var cursor = TextCursor(text)
    while let next = cursor.next, !Self.beginsNumber(cursor, next) { cursor.advance() }
    guard !cursor.isAtEnd, cursor.previous.map({ !$0.isASCIILetter && $0 != "_" }) ?? true else { return nil }
    let start = cursor.offset
    let isSigned = cursor.next?.isASCIIDigit == false
    let style: WrittenNumber.Style = [.spacedGroups, .exponent, .powers, .fractions]
    guard let number = WrittenNumber.read(&cursor, style: isSigned ? [style, .sign] : style) else {
      return nil
    }
    let end = cursor.offset
    let touches = cursor.next?.isASCIILetter == true
    cursor.skipSpaces()
    let unit = cursor.isAtEnd ? .one : UnitOfMeasure.read(&cursor)
    // `8th`, `2NaCl`: the digits are a part of something else.
    if touches, unit == nil { return nil }
    guard !Self.hasNumber(Array(text.utf8[text.utf8.index(text.startIndex, offsetBy: end)...])) else {
      return nil
    }
    self.number = number
    numberText = cursor.text(start..<end)
    before = cursor.text(0..<start)
    behind = cursor.text(end..<cursor.bytes.count)
    self.unit = unit
  }

  private static func beginsNumber(_ cursor: TextCursor, _ next: Unicode.Scalar) -> Bool {
    if next.isASCIIDigit || ["½", "⅓", "⅔", "¼", "¾", "⅕", "⅛"].contains(next) { return true }
    guard next.isMinus || next == "+" || next == "\u{2013}" || next == "." else { return false }
    guard let after = cursor.afterNext, after.isASCIIDigit else { return false }
    return cursor.previous.map { $0.isBlank || $0 == "(" } ?? true
  }

  /// True when another number follows, and not only the power of a unit such as `dm3` or `s^-2`.
  private static func hasNumber(_ bytes: [UInt8]) -> Bool {
    for (index, byte) in bytes.enumerated() where byte >= 0x30 && byte <= 0x39 {
      var place = index - 1
      while place >= 0, [0x2D, 0x5E].contains(bytes[place]) { place -= 1 }
      guard place >= 0, (bytes[place] | 0x20) >= 0x61, (bytes[place] | 0x20) <= 0x7A else { return true }
    }
    // `3:1` has its second number behind a colon, `2n` and `x²` name a number: only the colon is left to find.
    return bytes.first == 0x3A
  }
}

/// How a number is written.
struct NumberStyle: Sendable {
  /// How many figures another number is given.
  enum Rounding: Sendable {
    /// As many places behind the point as the key, more for smaller numbers.
    case places
    /// As many significant figures as the question demands.
    case figures(Int)
  }

  /// The number itself, as written.
  let text: String
  /// Places behind the point; those of the mantissa in standard form.
  let decimals: Int
  /// Significant figures that the writing gives.
  let figures: Int
  /// How many figures another number is given.
  var rounding: Rounding
  /// What divides groups of three digits; nil when nothing does.
  var groupSign: Character?
  /// From how many digits on there are groups.
  var groupedDigits = 4
  /// True for a number with its plus sign.
  let showsPlus: Bool
  private let minus: Character
  private let hidesZero: Bool
  private let power: PowerStyle?

  /// How a power of ten is written behind a mantissa.
  private struct PowerStyle: Sendable {
    /// `× 10`, or `e`.
    let sign: String
    let isRaised: Bool
    /// `^` or `**`; empty for raised digits and `e`.
    let mark: String
    let closing: String
  }

  /// The style of a number as it is written.
  init(_ number: WrittenNumber, text: String, rounding: Rounding) {
    self.text = text
    self.rounding = rounding
    showsPlus = text.first == "+"
    minus = text.first { $0 == "-" || $0 == "−" || $0 == "–" } == text.first ? text.first ?? "−" : "−"
    let digits = text.drop { "+-−– ".contains($0) }
    hidesZero = digits.first == "."
    let groupSign = number.form == .grouped ? digits.first { !$0.isNumber } : nil
    self.groupSign = groupSign
    power = number.form == .standardForm ? Self.powerStyle(String(digits)) : nil
    let mantissa = digits.prefix { $0.isNumber && $0.isASCII || $0 == "." || $0 == groupSign }
    decimals = mantissa.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0
    let most = number.figures.upperBound
    figures = decimals > 0 || power != nil ? most : max(number.figures.lowerBound, min(most, 3))
  }

  private static func powerStyle(_ digits: String) -> PowerStyle {
    if let mark = digits.first(where: { $0 == "e" || $0 == "E" }) {
      return PowerStyle(sign: String(mark), isRaised: false, mark: "", closing: "")
    }
    let tail = digits.drop { $0.isNumber && $0.isASCII || $0 == "." }
    guard let ten = tail.firstRange(of: "10") else {
      return PowerStyle(sign: " × 10", isRaised: true, mark: "", closing: "")
    }
    let behind = tail[ten.upperBound...]
    let mark = behind.prefix { "^*(".contains($0) }
    return PowerStyle(
      sign: String(tail[..<ten.upperBound]), isRaised: mark.isEmpty, mark: String(mark),
      closing: behind.hasSuffix(")") ? ")" : "")
  }
}

/// A number rounded to the digits that an option shows of it.
struct ShownNumber: Sendable {
  /// Counted in units of the last digit.
  let digits: Int
  /// Places of the last digit behind the point, in standard form behind that of the mantissa.
  let places: Int
  /// The power of ten of standard form; 0 without.
  let order: Int
  /// What a fraction is divided by; 1 for other numbers.
  var below = 1
  /// What the digits come to.
  let value: Double

  /// What the digits come to, exactly.
  var exact: Rational {
    if below != 1 { return Rational(digits, over: below) }
    return Rational(BigInteger(digits), timesTenToThe: order - places)
  }
}

extension NumberStyle {
  /// A number rounded as this style would show it; nil when it cannot.
  ///
  /// - Parameter key: The number whose style it is; it says how large numbers usually are here.
  func shown(_ value: Double, key: Double) -> ShownNumber? {
    guard value.isFinite, abs(value) < 1e90 else { return nil }
    if value == 0 { return ShownNumber(digits: 0, places: decimals, order: 0, value: 0) }
    if power != nil { return mantissa(value) }
    guard let places = places(for: value, key: key), let scaled = Decimals.scaled(value, places) else {
      return nil
    }
    return ShownNumber(digits: scaled, places: places, order: 0, value: Decimals.value(scaled, places))
  }

  private func mantissa(_ value: Double) -> ShownNumber? {
    var order = Decimals.order(value)
    guard var scaled = Decimals.scaled(value / Decimals.power(order), decimals) else { return nil }
    if abs(Decimals.value(scaled, decimals)) >= 10 {
      order += 1
      guard let again = Decimals.scaled(value / Decimals.power(order), decimals) else { return nil }
      scaled = again
    }
    return ShownNumber(
      digits: scaled, places: decimals, order: order,
      value: Decimals.value(scaled, decimals) * Decimals.power(order))
  }

  /// The digits of a number in this style.
  func text(of number: ShownNumber) -> String {
    let digits = Decimals.text(abs(number.digits), number.places)
    guard let power else { return signed(grouped(digits), number.digits) }
    let exponent = power.isRaised ? number.order.superscript : String(number.order)
    return signed(digits + power.sign + power.mark + exponent + power.closing, number.digits)
  }

  private func signed(_ text: String, _ number: Int) -> String {
    number < 0 ? String(minus == "+" ? "−" : minus) + text : showsPlus ? "+" + text : text
  }

  /// Places behind the point for a number; negative when figures before the point are rounded away.
  private func places(for value: Double, key: Double) -> Int? {
    let order = Decimals.order(value)
    guard order <= 14, order >= -9 else { return nil }
    if case .figures(let figures) = rounding { return figures - 1 - order }
    let needed = max(figures, order >= 2 ? 3 : 2) - 1 - order
    let isMuchLarger = order >= Decimals.order(key) + 2
    let most = max(decimals, needed, 0)
    if let exact = Decimals.exactPlaces(value, atMost: most) {
      return isMuchLarger ? exact : max(decimals, exact)
    }
    return isMuchLarger ? min(decimals, needed) : decimals == 0 ? needed : max(decimals, needed)
  }

  /// The number itself with its groups divided.
  var regrouped: String {
    let sign = text.prefix { !$0.isNumber && $0 != "." }
    return sign + grouped(String(text.dropFirst(sign.count)))
  }

  /// Digits with the key's sign between groups of three, and without the zero that the key leaves out.
  private func grouped(_ digits: String) -> String {
    if hidesZero, digits.hasPrefix("0.") { return String(digits.dropFirst()) }
    guard let groupSign else { return digits }
    let whole = digits.prefix { $0 != "." }
    guard whole.utf8.count >= groupedDigits else { return digits }
    var result = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.utf8.count - index) % 3 == 0 { result.append(groupSign) }
      result.append(digit)
    }
    return result + digits[whole.endIndex...]
  }
}

/// Decimal digits of binary numbers.
enum Decimals {
  private static let powers: [Double] = (0...22).map { exponent in
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }

  /// 10 to an exponent.
  static func power(_ exponent: Int) -> Double {
    var (rest, result) = (abs(exponent), 1.0)
    while rest > 22 {
      result *= powers[22]
      rest -= 22
    }
    result *= powers[rest]
    return exponent < 0 ? 1 / result : result
  }

  /// Which power of ten the first figure counts; 0 for 0.
  static func order(_ value: Double) -> Int {
    let magnitude = abs(value)
    guard magnitude.isNormal else { return 0 }
    var order = Int(Double(magnitude.exponent) * 0.301029995663981)
    while order < 300, magnitude >= power(order + 1) * (1 - 1e-14) { order += 1 }
    while order > -300, magnitude < power(order) * (1 - 1e-14) { order -= 1 }
    return order
  }

  /// The number rounded half up to places behind the point, counted in units of the last; nil beyond 15 digits.
  ///
  /// What reckoning with binary numbers left out or added, far behind the figures, does not turn a half into less.
  static func scaled(_ value: Double, _ places: Int) -> Int? {
    let scaled = places < 0 ? value / power(-places) : value * power(places)
    guard abs(scaled) < 9e14 else { return nil }
    let rounded = (scaled * (1 + 1e-13)).rounded(.toNearestOrAwayFromZero)
    return rounded == 0 ? nil : Int(rounded)
  }

  /// The number that units of the last place come to.
  static func value(_ scaled: Int, _ places: Int) -> Double {
    places < 0 ? Double(scaled) * power(-places) : Double(scaled) / power(places)
  }

  /// How many places behind the point the number needs; nil when it needs more than `limit`.
  static func exactPlaces(_ value: Double, atMost limit: Int) -> Int? {
    (0...max(0, limit)).first { places in
      let scaled = value * power(places)
      return abs(scaled - scaled.rounded()) <= 1e-11 * abs(scaled)
    }
  }

  /// The digits of a number that is not negative, counted in units of its last place.
  static func text(_ scaled: Int, _ places: Int) -> String {
    if places <= 0 { return String(scaled) + String(repeating: "0", count: scaled == 0 ? 0 : -places) }
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    return String(padded.dropLast(places)) + "." + padded.suffix(places)
  }
}
