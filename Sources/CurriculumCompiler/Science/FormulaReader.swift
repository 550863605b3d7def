package import CurriculumRuntime

extension ChemicalFormula {
  /// Reads a whole text, white space around it aside.
  ///
  /// Digits and charges may be raised and lowered or plain; what a plain digit before a sign means is settled by
  /// the ions that are known: `SO42-` is SO₄²⁻, `NH4+` is NH₄⁺, `Fe3+` is Fe³⁺.
  ///
  /// - Throws: What keeps it from being a formula, and which part.
  package init(_ text: String) throws(FormulaProblem) {
    var reader = FormulaReader(TextCursor(text), isAlone: true)
    reader.cursor.skipSpaces()
    let formula = try reader.read()
    reader.cursor.skipSpaces()
    guard reader.cursor.isAtEnd else { throw reader.leftover() }
    self = formula
  }

  /// Reads the formula at the cursor and passes it, with its state symbol.
  ///
  /// - Throws: What keeps it from being a formula; then the cursor has not moved.
  package static func read(_ cursor: inout TextCursor) throws(FormulaProblem) -> ChemicalFormula {
    var reader = FormulaReader(cursor, isAlone: false)
    let formula = try reader.read()
    cursor = reader.cursor
    return formula
  }
}

/// Reads one formula.
struct FormulaReader {
  var cursor: TextCursor
  /// True when nothing but the formula is in the text, so that a sign and digits at the end are its charge.
  private let isAlone: Bool
  private var style: ChemicalFormula.Style = []
  /// The plain digits behind the part that was read last.
  private var lastDigits = ""
  /// How many counts are plain digits; those that turn out to be a charge are none.
  private var plainCounts = 0
  private var depth = 0

  init(_ cursor: TextCursor, isAlone: Bool) {
    self.cursor = cursor
    self.isAlone = isAlone
  }

  mutating func read() throws(FormulaProblem) -> ChemicalFormula {
    if let electron = readElectron() { return electron }
    var parts = try readParts()
    let water = try readWater()
    var charge = 0
    (parts, charge) = readCharge(parts)
    if plainCounts > 0 { style.insert(.plainSubscripts) }
    return ChemicalFormula(parts, water: water, charge: charge, state: readState(), style: style)
  }

  /// What is wrong with what stands behind a formula.
  func leftover() -> FormulaProblem {
    let isClosing = cursor.next == ")" || cursor.next == "]"
    return problem(isClosing ? .unmatchedBracket : .unexpected, from: cursor.offset)
  }

  private func problem(
    _ kind: FormulaProblem.Kind, from start: Int, to end: Int? = nil, _ suggestion: String? = nil
  ) -> FormulaProblem {
    var ahead = cursor
    ahead.offset = max(start, end ?? start)
    if end == nil { ahead.advance() }
    let range = start..<ahead.offset
    return FormulaProblem(kind: kind, range: range, part: cursor.text(range), suggestion: suggestion)
  }

  /// Reads `e⁻`, `e-` or `e^-`.
  private mutating func readElectron() -> ChemicalFormula? {
    var ahead = cursor
    guard ahead.skip("e") else { return nil }
    if ahead.skip("⁻") {
      cursor = ahead
      return ChemicalFormula([], charge: -1, state: nil)
    }
    _ = ahead.skip("^")
    guard let sign = ahead.next, sign.isMinus else { return nil }
    ahead.advance()
    cursor = ahead
    return ChemicalFormula([], charge: -1, style: .plainCharge)
  }

  private mutating func readParts() throws(FormulaProblem) -> [ChemicalFormula.Part] {
    var parts: [ChemicalFormula.Part] = []
    while let next = cursor.next {
      if next == "(" || next == "[" {
        guard !startsState else { break }
        parts.append(try readGroup(closing: next == "(" ? ")" : "]"))
      } else if next.isASCIILetter {
        parts.append(try readElement())
      } else {
        break
      }
    }
    guard !parts.isEmpty else { throw problem(.missing, from: cursor.offset) }
    return parts
  }

  private mutating func readGroup(closing: Unicode.Scalar) throws(FormulaProblem) -> ChemicalFormula.Part {
    let open = cursor.offset
    cursor.advance()
    depth += 1
    defer { depth -= 1 }
    if cursor.next == closing || depth > 8 {
      throw problem(.emptyBrackets, from: open, to: cursor.offset + 1)
    }
    let inner = try readParts()
    guard cursor.skip(closing) else { throw problem(.unmatchedBracket, from: open) }
    return .group(inner, try readCount())
  }

  private mutating func readElement() throws(FormulaProblem) -> ChemicalFormula.Part {
    let start = cursor.offset
    guard let first = cursor.next, first.value < 0x61 else { throw badSymbol(from: start) }
    cursor.advance()
    if let next = cursor.next, next.isASCIILetter, next.value >= 0x61,
      let element = ChemicalElement(symbol: cursor.text(start..<start + 2))
    {
      cursor.advance()
      return .element(element, try readCount())
    }
    guard let element = ChemicalElement(symbol: cursor.text(start..<start + 1)) else {
      throw badSymbol(from: start)
    }
    return .element(element, try readCount())
  }

  /// What is wrong with letters that are no symbol; capitals are suggested where they would make symbols.
  private func badSymbol(from start: Int) -> FormulaProblem {
    var ahead = cursor
    ahead.offset = start
    ahead.skip(while: \.isASCIILetter)
    let letters = cursor.text(start..<ahead.offset)
    let suggestion =
      letters == letters.lowercased() || letters.dropFirst() == letters.dropFirst().lowercased()
      ? symbols(of: letters.lowercased()) : nil
    let isLowercase = letters.utf8.first.map { $0 >= 0x61 } ?? false
    return problem(
      isLowercase ? .lowercaseSymbol : .unknownElement, from: start, to: ahead.offset,
      isLowercase ? suggestion : nil)
  }

  private mutating func readCount() throws(FormulaProblem) -> Int {
    lastDigits = ""
    let start = cursor.offset
    if cursor.next == "ₙ" || cursor.next == "n" {
      throw problem(.general, from: start)
    }
    var value = 0
    var isLowered = false
    while let digit = cursor.next?.subscriptDigit, value < 10_000 {
      value = value * 10 + digit
      isLowered = true
      cursor.advance()
    }
    if cursor.next == "ₙ" || cursor.next == "₊" { throw problem(.general, from: start) }
    if !isLowered {
      let digits = cursor.offset
      while let digit = cursor.next, digit.isASCIIDigit, value < 10_000 {
        value = value * 10 + Int(digit.value - 0x30)
        cursor.advance()
      }
      lastDigits = cursor.text(digits..<cursor.offset)
      if !lastDigits.isEmpty { plainCounts += 1 }
    }
    guard cursor.offset > start else { return 1 }
    guard value > 0, value < 10_000 else { throw problem(.count, from: start, to: cursor.offset) }
    if value == 1 { style.insert(.needlessOne) }
    return value
  }

  /// Reads `·5H₂O`.
  private mutating func readWater() throws(FormulaProblem) -> Int {
    var ahead = cursor
    ahead.skipSpaces()
    guard let point = ahead.next, ["·", "•", "⋅", ".", "∙"].contains(point) else { return 0 }
    ahead.advance()
    ahead.skipSpaces()
    let start = ahead.offset
    ahead.skip(while: \.isASCIIDigit)
    let count = Int(ahead.text(start..<ahead.offset)) ?? 1
    let isLowered = ahead.skip(text: "H₂O")
    guard isLowered || ahead.skip(text: "H2O"), (1...99).contains(count) else { return 0 }
    if !isLowered { style.insert(.plainSubscripts) }
    if point == "." { style.insert(.plainPoint) }
    lastDigits = ""
    cursor = ahead
    return count
  }

  /// True when a state symbol begins at the cursor.
  private var startsState: Bool {
    StateSymbol.allCases.contains { symbol in
      var ahead = cursor
      ahead.advance()
      for scalar in symbol.rawValue.unicodeScalars where !ahead.skip(scalar) { return false }
      return ahead.next == ")"
    }
  }

  private mutating func readState() -> StateSymbol? {
    var ahead = self
    ahead.cursor.skipSpaces()
    guard ahead.cursor.next == "(", ahead.startsState else { return nil }
    ahead.cursor.advance()
    let start = ahead.cursor.offset
    ahead.cursor.skip(while: \.isASCIILetter)
    let state = StateSymbol(rawValue: ahead.cursor.text(start..<ahead.cursor.offset))
    ahead.cursor.advance()
    cursor = ahead.cursor
    return state
  }
}

extension FormulaReader {
  /// Reads the charge, which may take digits from the last part: the 2 of `SO42-`.
  private mutating func readCharge(_ parts: [ChemicalFormula.Part]) -> ([ChemicalFormula.Part], Int) {
    if let charge = readRaisedCharge() ?? readCaretCharge() { return (parts, charge) }
    let start = cursor
    // Behind a lowered digit, a plain one can only be the charge's: `SO₄2-`.
    var digits = ""
    if lastDigits.isEmpty {
      let begin = cursor.offset
      cursor.skip(while: \.isASCIIDigit)
      digits = cursor.text(begin..<cursor.offset)
    }
    guard let sign = cursor.next, sign == "+" || sign.isMinus, endsBehindSign else {
      cursor = start
      return (parts, 0)
    }
    cursor.advance()
    let direction = sign == "+" ? 1 : -1
    if isAlone, digits.isEmpty, let digit = cursor.next, digit.isASCIIDigit, cursor.afterNext == nil {
      cursor.advance()
      style.formUnion([.plainCharge, .signFirst])
      return (parts, direction * Int(digit.value - 0x30))
    }
    style.insert(.plainCharge)
    if let size = Int(digits) { return (parts, direction * size) }
    let (rest, charge) = divided(parts, direction)
    if lastDigits.utf8.count == 1, rest != parts { plainCounts -= 1 }
    return (rest, charge)
  }

  /// True when the sign at the cursor is a charge, and does not join two species.
  private var endsBehindSign: Bool {
    guard let next = cursor.afterNext else { return true }
    if next.isASCIILetter || next == "[" || next.superscriptDigit != nil { return false }
    // `Mg+2HCl` adds; only a text that ends there means the charge.
    if next.isASCIIDigit { return isAlone }
    if next == "(" {
      var ahead = self
      ahead.cursor.advance()
      return ahead.startsState
    }
    return cursor.previous?.isBlank != true
  }

  /// Reads `²⁺`, `⁻` or `⁺²`.
  private mutating func readRaisedCharge() -> Int? {
    let start = cursor
    var digits = 0
    while let digit = cursor.next?.superscriptDigit, digits < 100 {
      digits = digits * 10 + digit
      cursor.advance()
    }
    guard let sign = cursor.next, sign == "⁺" || sign == "⁻" else {
      cursor = start
      return nil
    }
    cursor.advance()
    if digits == 0, let digit = cursor.next?.superscriptDigit {
      digits = digit
      style.insert(.signFirst)
      cursor.advance()
    }
    if digits == 1 { style.insert(.needlessOne) }
    return (sign == "⁺" ? 1 : -1) * max(1, digits)
  }

  /// Reads `^2+`, `^-` or `^{2-}`.
  private mutating func readCaretCharge() -> Int? {
    let start = cursor
    guard cursor.skip("^") else { return nil }
    let isBraced = cursor.skip("{")
    let begin = cursor.offset
    cursor.skip(while: \.isASCIIDigit)
    let size = Int(cursor.text(begin..<cursor.offset)) ?? 1
    guard let sign = cursor.next, sign == "+" || sign.isMinus, size < 100 else {
      cursor = start
      return nil
    }
    cursor.advance()
    if isBraced { _ = cursor.skip("}") }
    style.insert(.plainCharge)
    return (sign == "+" ? 1 : -1) * size
  }

  /// Divides plain digits before a sign between count and charge.
  private func divided(_ parts: [ChemicalFormula.Part], _ direction: Int) -> ([ChemicalFormula.Part], Int) {
    guard let last = parts.last, let digit = lastDigits.last?.wholeNumberValue, digit > 0 else {
      return (parts, direction)
    }
    let count = lastDigits.utf8.count == 1 ? 1 : Int(lastDigits.dropLast()) ?? 1
    let changed: ChemicalFormula.Part
    switch last {
    case .element(let element, _): changed = .element(element, count)
    case .group(let inner, _): changed = .group(inner, count)
    }
    let taken = (Array(parts.dropLast()) + [changed], direction * digit)
    if lastDigits.utf8.count > 1 { return taken }
    if Ion.isKnown(ChemicalFormula(parts, charge: direction)) { return (parts, direction) }
    if Ion.isKnown(ChemicalFormula(taken.0, charge: taken.1)) { return taken }
    return parts.count == 1 ? taken : (parts, direction)
  }
}

/// Letters in lower case as element symbols, with as few symbols as possible: `HCl` for `hcl`; nil when they are none.
private func symbols(of letters: String) -> String? {
  let characters = Array(letters.prefix(12)).map(String.init)
  guard characters.count == letters.count else { return nil }
  var best: [String?] = [""]
  for end in 1...max(1, characters.count) where end <= characters.count {
    let two =
      end >= 2
      ? best[end - 2].flatMap { head in
        symbol(characters[end - 2].uppercased() + characters[end - 1]).map { head + $0 }
      } : nil
    let one = best[end - 1].flatMap { head in symbol(characters[end - 1].uppercased()).map { head + $0 } }
    best.append(two ?? one)
  }
  return best.last.flatMap { $0 }
}

private func symbol(_ text: String) -> String? { ChemicalElement(symbol: text) == nil ? nil : text }
