/// A number as someone wrote it: its exact value, and how many figures the writing gives.
package struct WrittenNumber: Hashable, Sendable {
  /// How a number is written.
  package enum Form: Hashable, Sendable {
    /// Digits, perhaps with a point: `135000`, `0.050`.
    case plain
    /// Digits in groups of three: `135,000`, `334 000`.
    case grouped
    /// A number times a power of ten: `1.35 × 10⁵`, `1.35e5`.
    case standardForm
    /// A fraction: `½`, `1/2`, `2½`.
    case fraction
  }

  /// The exact value.
  package let value: Rational
  /// How many significant figures the writing may be taken to give, at least 1.
  ///
  /// Zeros that end a whole number may count or not: `3600` has 2 to 4. Only 1 for fractions, which are exact.
  package let figures: ClosedRange<Int>
  /// The power of ten that the last digit counts: -3 for `0.050`, 0 for `135`, 3 for `1.35e5`.
  package let lastPlace: Int
  package let form: Form

  /// How many digits stand behind the decimal point of the value.
  package var decimalPlaces: Int { max(0, -lastPlace) }

  /// Half of what the last digit counts: the most that rounding can have changed.
  package var halfUnit: Rational { Rational.powerOfTen(lastPlace) * Rational(1, over: 2) }

  /// True when the writing can be read as having that many significant figures.
  package func mayHave(figures count: Int) -> Bool { figures.contains(count) }
}

/// Why a text is no number.
package enum NumberProblem: Error, Hashable, Sendable {
  /// No digits where the number should begin.
  case missing
  /// A comma that divides no groups of three, as in `1,5`: the decimal mark is a point.
  case decimalComma
  /// Something behind the number, from this UTF-8 offset on.
  case trailing(Int)
}

extension WrittenNumber {
  /// What may count as a number.
  package struct Style: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A sign may stand before it.
    package static let sign = Style(rawValue: 1)
    /// Spaces may divide groups of three digits.
    package static let spacedGroups = Style(rawValue: 2)
    /// `e5` may follow.
    package static let exponent = Style(rawValue: 4)
    /// `× 10⁵` may follow.
    package static let powers = Style(rawValue: 8)
    /// `1/2` is a number.
    package static let fractions = Style(rawValue: 16)

    /// What an author's key or a learner's answer may be.
    package static let answer: Style = [.sign, .spacedGroups, .exponent, .powers, .fractions]
    /// What running text may hold, signs aside.
    package static let prose: Style = [.spacedGroups, .exponent, .powers]
  }

  /// Reads a whole text, white space around it aside.
  ///
  /// - Throws: What keeps it from being a number.
  package init(_ text: String, style: Style = .answer) throws(NumberProblem) {
    var cursor = TextCursor(text)
    cursor.skipSpaces()
    guard let number = Self.read(&cursor, style: style) else { throw .missing }
    if cursor.next == ",", cursor.afterNext?.isASCIIDigit == true { throw .decimalComma }
    cursor.skipSpaces()
    guard cursor.isAtEnd else { throw .trailing(cursor.offset) }
    self = number
  }

  /// Reads the number that begins at the cursor and passes it; nil and no step when none does.
  package static func read(_ cursor: inout TextCursor, style: Style) -> WrittenNumber? {
    let start = cursor
    var isNegative = false
    if style.contains(.sign), let sign = cursor.next, sign.isMinus || sign == "+" || sign == "\u{2013}" {
      isNegative = sign != "+"
      cursor.advance()
      cursor.skipSpaces()
    }
    guard let number = readUnsigned(&cursor, style: style) else {
      cursor = start
      return nil
    }
    return isNegative ? number.negated : number
  }

  private var negated: WrittenNumber {
    WrittenNumber(value: -value, figures: figures, lastPlace: lastPlace, form: form)
  }

  private static func readUnsigned(_ cursor: inout TextCursor, style: Style) -> WrittenNumber? {
    if let fraction = cursor.next.flatMap(vulgarFraction) {
      cursor.advance()
      return exact(fraction)
    }
    var digits = Digits()
    guard digits.read(&cursor, spacedGroups: style.contains(.spacedGroups)) else { return nil }
    if !digits.hasPoint {
      if let fraction = cursor.next.flatMap(vulgarFraction) {
        cursor.advance()
        return exact(Rational(digits.significand, over: 1) + fraction)
      }
      if style.contains(.fractions), let fraction = denominator(&cursor, under: digits) { return fraction }
    }
    var exponent = style.contains(.exponent) ? readShortExponent(&cursor) : nil
    if exponent == nil, style.contains(.powers) { exponent = readPowerOfTen(&cursor) }
    return digits.number(exponent: exponent)
  }

  private static func exact(_ value: Rational) -> WrittenNumber {
    WrittenNumber(value: value, figures: 1...1, lastPlace: 0, form: .fraction)
  }

  /// Reads `/2` behind a whole number, unless more than a whole number follows.
  private static func denominator(_ cursor: inout TextCursor, under digits: Digits) -> WrittenNumber? {
    var ahead = cursor
    ahead.skipSpaces()
    guard ahead.skip("/") else { return nil }
    ahead.skipSpaces()
    var below = Digits()
    guard below.read(&ahead, spacedGroups: false), !below.hasPoint, below.significand != 0 else { return nil }
    cursor = ahead
    return exact(Rational(digits.significand, over: below.significand))
  }

  private static func vulgarFraction(_ scalar: Unicode.Scalar) -> Rational? {
    switch scalar {
    case "½": Rational(1, over: 2)
    case "⅓": Rational(1, over: 3)
    case "⅔": Rational(2, over: 3)
    case "¼": Rational(1, over: 4)
    case "¾": Rational(3, over: 4)
    case "⅕": Rational(1, over: 5)
    case "⅛": Rational(1, over: 8)
    default: nil
    }
  }

  /// Reads `e5` or `E-5`; nil and no step when neither follows.
  private static func readShortExponent(_ cursor: inout TextCursor) -> Int? {
    var ahead = cursor
    guard ahead.skip("e") || ahead.skip("E"), let exponent = readExponent(&ahead) else { return nil }
    cursor = ahead
    return exponent
  }

  /// Reads `×10⁵`, `x 10^5`, `*10**5` or `· 10⁻⁵`; nil and no step when none of them follows.
  private static func readPowerOfTen(_ cursor: inout TextCursor) -> Int? {
    var ahead = cursor
    ahead.skipSpaces()
    guard let sign = ahead.next, ["×", "x", "*", "·", "⋅"].contains(sign) else { return nil }
    ahead.advance()
    ahead.skipSpaces()
    guard ahead.skip(text: "10") else { return nil }
    if let exponent = readSuperscript(&ahead) {
      cursor = ahead
      return exponent
    }
    guard ahead.skip("^") || ahead.skip(text: "**"), let exponent = readExponent(&ahead) else { return nil }
    cursor = ahead
    return exponent
  }

  /// Reads a whole number of at most three digits, perhaps with a sign or in brackets.
  private static func readExponent(_ cursor: inout TextCursor) -> Int? {
    let isBracketed = cursor.skip("(")
    var sign = 1
    if let next = cursor.next, next.isMinus || next == "+" {
      sign = next == "+" ? 1 : -1
      cursor.advance()
    }
    let start = cursor.offset
    guard cursor.skip(while: \.isASCIIDigit) <= 3, let value = Int(cursor.text(start..<cursor.offset)) else {
      return nil
    }
    guard !isBracketed || cursor.skip(")") else { return nil }
    return sign * value
  }

  /// Reads raised digits, perhaps behind a raised minus, as a number; nil and no step when there are none.
  package static func readSuperscript(_ cursor: inout TextCursor) -> Int? {
    readShifted(&cursor, minus: "⁻", plus: "⁺", digit: \.superscriptDigit)
  }

  /// Reads raised or lowered digits, perhaps behind such a sign, as a number; nil and no step when there are none.
  package static func readShifted(
    _ cursor: inout TextCursor, minus: Unicode.Scalar, plus: Unicode.Scalar,
    digit: KeyPath<Unicode.Scalar, Int?>
  ) -> Int? {
    let start = cursor
    let isNegative = cursor.skip(minus)
    if !isNegative { _ = cursor.skip(plus) }
    var value: Int?
    while let next = cursor.next?[keyPath: digit], (value ?? 0) < 100 {
      value = (value ?? 0) * 10 + next
      cursor.advance()
    }
    guard let value else {
      cursor = start
      return nil
    }
    return isNegative ? -value : value
  }
}

/// The digits of a number while they are read.
private struct Digits {
  var significand = BigInteger(0)
  var hasPoint = false
  private var ascii: [UInt8] = []
  private var fractionDigits = 0
  private var isGrouped = false

  /// Reads `digits[.digits]`, `.digits` or groups of three; false when there are no digits.
  mutating func read(_ cursor: inout TextCursor, spacedGroups: Bool) -> Bool {
    append(&cursor)
    if ascii.count <= 3, !ascii.isEmpty { readGroups(&cursor, spaced: spacedGroups) }
    if cursor.next == ".", cursor.afterNext?.isASCIIDigit == true {
      cursor.advance()
      hasPoint = true
      let count = ascii.count
      append(&cursor)
      fractionDigits = ascii.count - count
    }
    significand = BigInteger(digits: ascii)
    return !ascii.isEmpty
  }

  private mutating func append(_ cursor: inout TextCursor) {
    // No one writes more; a megabyte of digits would cost minutes of arithmetic.
    while let next = cursor.next, next.isASCIIDigit, ascii.count < 300 {
      ascii.append(UInt8(next.value))
      cursor.advance()
    }
  }

  /// Reads further groups of exactly three digits, all divided by the same character.
  private mutating func readGroups(_ cursor: inout TextCursor, spaced: Bool) {
    guard let divider = cursor.next, divider == "," || (spaced && divider.isBlank) else { return }
    while cursor.next == divider {
      var ahead = cursor
      ahead.advance()
      let start = ahead.offset
      guard ahead.skip(while: \.isASCIIDigit) == 3 else { return }
      // A list of numbers, `100, 200`, has a space behind its commas; `1 200 m` might be one, but is not in print.
      ascii += ahead.bytes[start..<ahead.offset]
      isGrouped = true
      cursor = ahead
    }
  }

  func number(exponent: Int?) -> WrittenNumber {
    let place = (exponent ?? 0) - fractionDigits
    let significant = ascii.drop { $0 == 0x30 }.count
    var least = significant
    if !hasPoint, exponent == nil {
      least -= ascii.reversed().prefix { $0 == 0x30 }.count
    }
    // Zero has no significant figure of its own; what is behind the point still says how exact it is.
    let most = significant == 0 ? fractionDigits + 1 : significant
    return WrittenNumber(
      value: Rational(significand, timesTenToThe: place), figures: max(1, min(least, most))...max(1, most),
      lastPlace: place,
      form: exponent != nil ? .standardForm : isGrouped ? .grouped : .plain)
  }
}
