/// Why a text is no unit.
package struct UnitProblem: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name or symbol that no unit has.
    case unknown
    /// A symbol in the wrong case: `KHz`, `Kg`.
    case wrongCase
    /// A symbol with an s behind it: `kgs`.
    case plural
    /// Signs that do not make a product or quotient of units.
    case malformed
  }

  package let kind: Kind
  /// UTF-8 offsets of the part that is wrong.
  package let range: Range<Int>
  /// The part that is wrong, as it is written.
  package let part: String
  /// What may have been meant by the part, sorted; empty when that takes guessing.
  package let suggestions: [String]
}

extension UnitOfMeasure {
  /// Reads a whole text: any spelling that an author or a learner may use.
  ///
  /// - Throws: What keeps it from being a unit, and which part.
  package init(_ text: String) throws(UnitProblem) {
    var reader = UnitReader(TextCursor(text), isProse: false)
    self = try reader.readAll()
  }

  /// Reads the unit that stands behind a number in running text, and passes it; nil and no step when none does.
  ///
  /// It reads as far as a unit can go without taking a word of the sentence for a part of it.
  package static func read(_ cursor: inout TextCursor) -> UnitOfMeasure? {
    var reader = UnitReader(cursor, isProse: true)
    guard let unit = reader.readPrefix() else { return nil }
    cursor.offset = reader.cursor.offset
    return unit
  }

  /// What is wrong with the symbol at the cursor, when it is that of a unit in the wrong case or with an s.
  package static func misspelling(at cursor: TextCursor) -> UnitProblem? {
    var reader = UnitReader(cursor, isProse: true)
    guard let problem = reader.problem(), problem.kind != .unknown, problem.part.utf8.count >= 2 else {
      return nil
    }
    return problem
  }

  /// All spellings of units with a name or symbol of their own, to look for near misses in.
  package static var knownSpellings: [String] { UnitLexicon.standard.spellings }
}

/// Reads products and quotients of units.
///
/// What follows a solidus is divided by up to the end, since boards write `J/kg °C`; but a factor with a negative
/// exponent behind a space is taken as it stands.
private struct UnitReader {
  var cursor: TextCursor
  /// True when words of a sentence may follow.
  let isProse: Bool
  private let lexicon = UnitLexicon.standard
  /// Where the last factor that could not be read began.
  private var furthest = 0

  init(_ cursor: TextCursor, isProse: Bool) {
    self.cursor = cursor
    self.isProse = isProse
  }

  mutating func readAll() throws(UnitProblem) -> UnitOfMeasure {
    cursor.skipSpaces()
    guard !cursor.isAtEnd, let factors = readQuotient(isBracketed: false) else { throw failure() }
    cursor.skipSpaces()
    guard cursor.isAtEnd else { throw failure() }
    return UnitOfMeasure(factors)
  }

  mutating func readPrefix() -> UnitOfMeasure? {
    guard let factors = readQuotient(isBracketed: false), !factors.isEmpty else { return nil }
    return UnitOfMeasure(factors)
  }

  /// What is wrong where the cursor stands.
  mutating func problem() -> UnitProblem? {
    let start = cursor.offset
    cursor.skip(while: Self.isSymbolCharacter)
    guard cursor.offset > start else { return nil }
    let part = cursor.text(start..<cursor.offset)
    func problem(_ kind: UnitProblem.Kind, _ suggestions: [String]) -> UnitProblem {
      UnitProblem(kind: kind, range: start..<cursor.offset, part: part, suggestions: suggestions)
    }
    if entryOrSplit(part, exponent: nil) != nil { return nil }
    let symbol = Self.normalised(part)
    if let spellings = lexicon.byLowercase[symbol.lowercased()] { return problem(.wrongCase, spellings) }
    if symbol.hasSuffix("s") {
      let singular = String(symbol.dropLast())
      if lexicon.symbols[singular] != nil { return problem(.plural, [singular]) }
      if let spellings = lexicon.byLowercase[singular.lowercased()] { return problem(.wrongCase, spellings) }
    }
    return problem(.unknown, [])
  }

  private mutating func failure() -> UnitProblem {
    cursor.offset = max(cursor.offset, furthest)
    cursor.skipSpaces()
    if let problem = problem() { return problem }
    let rest = cursor.offset..<cursor.bytes.count
    return UnitProblem(kind: .malformed, range: rest, part: cursor.text(rest), suggestions: [])
  }

  /// Reads `product / product / …` as far as it goes; nil when not even one factor is there.
  private mutating func readQuotient(isBracketed: Bool) -> [UnitOfMeasure.Factor]? {
    var factors: [UnitOfMeasure.Factor] = []
    var isBelow = readDivision()
    guard let first = readFactor(isBelow: isBelow, isFirst: true) else { return nil }
    factors += first
    while true {
      let start = cursor
      if readDivision() {
        isBelow = true
        if let next = readFactor(isBelow: true, isFirst: true) {
          factors += next
          continue
        }
      } else if readProductSign(), let next = readFactor(isBelow: isBelow, isFirst: false),
        !isProse || joins(next, to: factors, isBelow: isBelow)
      {
        factors += next
        continue
      }
      cursor = start
      return factors
    }
  }

  /// In running text a space may end the unit: only factors that boards put together go on with it.
  private func joins(
    _ next: [UnitOfMeasure.Factor], to factors: [UnitOfMeasure.Factor], isBelow: Bool
  ) -> Bool {
    guard let last = next.first, case .unit(let entry) = last.base else { return false }
    if abs(last.exponent) > 1 || (last.exponent < 0 && !isBelow) { return true }
    if isBelow { return ["°C", "K", "g", "mol"].contains(entry.symbol.symbol) }
    guard case .unit(let before)? = factors.last?.base else { return false }
    let pairs = ["N m", "N s", "g m", "W h", "m s", "A h"]
    return pairs.contains("\(before.symbol.symbol) \(entry.symbol.symbol)")
  }

  private mutating func readDivision() -> Bool {
    let start = cursor
    cursor.skipSpaces()
    if cursor.skip("/") || cursor.skip("÷") {
      if !isProse { cursor.skipSpaces() }
      return true
    }
    let beginsWord = cursor.previous.map(\.isBlank) ?? true
    var ahead = cursor
    if beginsWord, cursor.skip(text: "per"), cursor.skipSpaces() > 0, !ahead.skip(text: "per cent") {
      return true
    }
    cursor = start
    return false
  }

  /// Passes what stands between two factors: a point, a sign, spaces, or nothing behind an exponent.
  private mutating func readProductSign() -> Bool {
    let spaces = cursor.skipSpaces()
    if let next = cursor.next, ["·", "⋅", "×", "*", "-", "."].contains(next) {
      guard !isProse || next == "·" || next == "⋅" else { return false }
      cursor.advance()
      cursor.skipSpaces()
      return true
    }
    guard let next = cursor.next else { return false }
    return spaces > 0 || cursor.previous?.isASCIILetter == false && Self.isSymbolCharacter(next)
  }

  /// Reads one factor, or several that are written without a space: `Nm`, `ms⁻²`.
  private mutating func readFactor(isBelow: Bool, isFirst: Bool) -> [UnitOfMeasure.Factor]? {
    let start = cursor
    if cursor.skip("(") {
      cursor.skipSpaces()
      if let inner = readQuotient(isBracketed: true), cursor.skip(")") {
        let exponent = readExponent() ?? 1
        return inner.map { raised($0, to: isBelow ? -exponent : exponent) }
      }
      cursor = start
      return nil
    }
    if !isProse, isBelow, let number = readNumber() {
      return [UnitOfMeasure.Factor(base: .number(number), exponent: -1)]
    }
    let power = readPowerWord()
    guard let factors = readSymbols(power: power) else {
      furthest = max(furthest, cursor.offset)
      cursor = start
      return nil
    }
    return factors.enumerated().map { index, factor in
      // Behind a space below the solidus, `kg⁻¹` already says that it divides.
      let isDivided = isBelow && (isFirst || index < factors.count - 1 || factor.exponent > 0)
      return isDivided ? raised(factor, to: -1) : factor
    }
  }

  private func raised(_ factor: UnitOfMeasure.Factor, to exponent: Int) -> UnitOfMeasure.Factor {
    UnitOfMeasure.Factor(base: factor.base, exponent: factor.exponent * exponent)
  }

  private mutating func readNumber() -> Int? {
    guard cursor.next?.isASCIIDigit == true else { return nil }
    let start = cursor
    guard let number = WrittenNumber.read(&cursor, style: .spacedGroups)?.value.whole, number > 0 else {
      cursor = start
      return nil
    }
    cursor.skipSpaces()
    return number
  }

  /// Reads `square` or `cubic` as 2 or 3.
  private mutating func readPowerWord() -> Int {
    for (word, power) in [("square", 2), ("sq", 2), ("cubic", 3)] {
      var ahead = cursor
      let start = ahead.offset
      ahead.skip(while: \.isASCIILetter)
      guard ahead.text(start..<ahead.offset).lowercased() == word, ahead.skipSpaces() > 0 else { continue }
      cursor = ahead
      return power
    }
    return 1
  }

  /// Reads a symbol or name with its exponent.
  private mutating func readSymbols(power: Int) -> [UnitOfMeasure.Factor]? {
    if let entry = readWords() { return [factor(entry, power * (readExponent() ?? readPowerSuffix()))] }
    let start = cursor
    cursor.skip(while: Self.isSymbolCharacter)
    let token = cursor.text(start.offset..<cursor.offset)
    let exponent = readExponent()
    let raised = exponent ?? readPowerSuffix()
    guard !token.isEmpty, isAtBoundary, let entries = entryOrSplit(token, exponent: exponent) else {
      cursor = start
      return nil
    }
    return entries.enumerated().map { index, entry in
      factor(entry, index == entries.count - 1 ? power * raised : 1)
    }
  }

  private func factor(_ entry: UnitLexicon.Entry, _ exponent: Int) -> UnitOfMeasure.Factor {
    UnitOfMeasure.Factor(base: .unit(entry), exponent: exponent)
  }

  /// A letter or digit right behind what was read would make it a part of something else.
  private var isAtBoundary: Bool {
    guard isProse, let next = cursor.next else { return true }
    return !Self.isSymbolCharacter(next) && !next.isASCIIDigit
  }

  /// Reads a name of several words, such as `degrees Celsius`, `light-years` or `arbitrary units`.
  private mutating func readWords() -> UnitLexicon.Entry? {
    var ahead = cursor
    let start = ahead.offset
    ahead.skip(while: \.isASCIILetter)
    guard ahead.offset - start >= 2, let divider = ahead.next, divider == " " || divider == "-" else {
      return nil
    }
    var longest: (entry: UnitLexicon.Entry, end: TextCursor)?
    for _ in 0..<2 {
      guard let divider = ahead.next, divider == " " || divider == "-" else { break }
      ahead.advance()
      ahead.skip(while: \.isASCIILetter)
      let name = ahead.text(start..<ahead.offset).lowercased()
      if let entry = lexicon.names[name] ?? lexicon.symbols[name] { longest = (entry, ahead) }
    }
    guard let longest else { return nil }
    cursor = longest.end
    return longest.entry
  }

  /// Reads `²`, `^2`, `**2`, `^-1`, `2` or `-2` right behind a symbol.
  private mutating func readExponent() -> Int? {
    if let exponent = WrittenNumber.readSuperscript(&cursor) {
      return (1...9).contains(abs(exponent)) ? exponent : nil
    }
    let start = cursor
    _ = cursor.skip("^") || cursor.skip(text: "**")
    let isBracketed = cursor.skip("(")
    var sign = 1
    if let next = cursor.next, next.isMinus {
      sign = -1
      cursor.advance()
    }
    guard let digit = cursor.next, digit.isASCIIDigit, digit != "0" else {
      cursor = start
      return nil
    }
    cursor.advance()
    if cursor.next?.isASCIIDigit == true || (isBracketed && !cursor.skip(")")) {
      cursor = start
      return nil
    }
    return sign * Int(digit.value - 0x30)
  }

  /// Reads ` squared` or ` cubed` as 2 or 3.
  private mutating func readPowerSuffix() -> Int {
    var ahead = cursor
    guard ahead.skipSpaces() > 0 else { return 1 }
    let power = ahead.skip(text: "squared") ? 2 : ahead.skip(text: "cubed") ? 3 : 1
    if power > 1 { cursor = ahead }
    return power
  }

  private static func isSymbolCharacter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCIILetter { return true }
    switch scalar.value {
    // Both micro signs, both ohms, the kelvin sign, degree, ordinal indicator, degree Celsius, per cent.
    case 0xB5, 0x3BC, 0x3A9, 0x2126, 0x212A, 0xB0, 0xBA, 0x2103, 0x25: return true
    default: return false
    }
  }

  /// One code point for each sign.
  private static func normalised(_ token: String) -> String {
    if token.utf8.allSatisfy({ $0 < 0x80 }) { return token }
    var result = ""
    for scalar in token.unicodeScalars {
      switch scalar.value {
      case 0x3BC: result.unicodeScalars.append("µ")
      case 0x2126: result.unicodeScalars.append("\u{3A9}")
      case 0x212A: result.unicodeScalars.append("K")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension UnitReader {
  /// The unit that a symbol or name stands for, or those that it joins without a space.
  ///
  /// - Parameter exponent: The exponent that is written behind it; nil when there is none.
  private func entryOrSplit(_ token: String, exponent: Int?) -> [UnitLexicon.Entry]? {
    let token = Self.normalised(token)
    // `ms⁻²` is metre per second squared at GCSE, never per square millisecond.
    if token == "ms", let exponent, exponent < 0 { return split(token, exponent: exponent) }
    if let entry = lexicon.entry(token) { return [entry] }
    let joined = ["Nm", "Ns", "Ncm", "kNm", "kgm"]
    guard !isProse || exponent != nil || joined.contains(token) else { return nil }
    return token.utf8.count <= 12 ? split(token, exponent: exponent) : nil
  }

  /// The symbols that a token joins, the longest first; nil when it joins none.
  private func split(_ token: String, exponent: Int?) -> [UnitLexicon.Entry]? {
    for end in token.indices.dropFirst().reversed() {
      let head = String(token[..<end])
      let tail = String(token[end...])
      guard let first = lexicon.symbols[head], Self.joinable.contains(first.symbol.symbol),
        first.symbol.symbol != "K"
      else { continue }
      if let last = lexicon.symbols[tail], Self.joinable.contains(last.symbol.symbol),
        !(tail == "ms" && (exponent ?? 1) < 0)
      {
        // An s behind the symbol of what is counted is a plural: `kgs`, `cms`.
        let takesSeconds = ["N", "J", "W", "V", "A", "Pa", "T"].contains(first.symbol.symbol)
        if tail != "s" || exponent != nil || takesSeconds { return [first, last] }
      }
      if let rest = split(tail, exponent: exponent) { return [first] + rest }
    }
    return nil
  }

  private static let joinable: Set<String> = [
    "m", "g", "s", "A", "K", "°C", "mol", "N", "J", "W", "Pa", "C", "V", "h", "T",
  ]
}
