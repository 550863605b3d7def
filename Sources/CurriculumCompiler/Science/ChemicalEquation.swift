package import CurriculumRuntime

/// A symbol equation: `2H₂ + O₂ → 2H₂O`, `Cu²⁺ + 2e⁻ → Cu`.
package struct ChemicalEquation: Sendable {
  /// A species with how often it takes part.
  package struct Term: Sendable {
    /// 1 where none is written; below 0 for electrons that are taken away: `Na − e⁻ → Na⁺`.
    package let coefficient: Rational
    package let formula: ChemicalFormula
    /// UTF-8 offsets of coefficient and formula in the text.
    package let range: Range<Int>
    /// UTF-8 offsets of the coefficient; empty where none is written.
    package let coefficientRange: Range<Int>
  }

  /// What stands between the sides.
  package enum Arrow: Hashable, Sendable {
    /// `→`
    case forward
    /// `⇌`
    case equilibrium
    /// `-->`, `->`, `=>` and the like, which stand for `→`.
    case typedForward
    /// `<=>`, `<->`, `⇄` and the like, which stand for `⇌`.
    case typedEquilibrium
    /// `=`, which boards do not accept.
    case equals

    /// The arrow that boards print for it.
    package var text: String {
      switch self {
      case .forward, .typedForward, .equals: "→"
      case .equilibrium, .typedEquilibrium: "⇌"
      }
    }

    /// True for an arrow as boards print it.
    package var isPrinted: Bool { self == .forward || self == .equilibrium }
  }

  package let left: [Term]
  package let right: [Term]
  package let arrow: Arrow
  /// UTF-8 offsets of the arrow in the text.
  package let arrowRange: Range<Int>

  /// All species, those on the left first.
  package var terms: [Term] { left + right }

  /// True for an equation with electrons.
  package var isHalfEquation: Bool { terms.contains { $0.formula.isElectron } }
}

/// Why a text is no symbol equation.
package enum EquationProblem: Error, Hashable, Sendable {
  /// Nothing divides it into two sides.
  case noArrow
  /// More than one arrow; the place of the second.
  case severalArrows(Range<Int>)
  /// Nothing on one side.
  case emptySide(isLeft: Bool)
  /// Something that is no formula; ranges are counted in the whole text.
  case formula(FormulaProblem)
  /// A sum without a term: `Mg + + HCl`; the place of the sign.
  case missingTerm(Range<Int>)
  /// A number of molecules that is 0, or no number.
  case coefficient(Range<Int>)
  /// Names in place of formulas, which is right in its place.
  case wordEquation
}

extension ChemicalEquation {
  /// Arrows by how they are typed, the longest first.
  static let arrows: [(text: String, arrow: Arrow)] = [
    ("<---->", .typedEquilibrium), ("<-->", .typedEquilibrium), ("<==>", .typedEquilibrium),
    ("<=>", .typedEquilibrium), ("<->", .typedEquilibrium), ("---->", .typedForward), ("--->", .typedForward),
    ("-->", .typedForward), ("==>", .typedForward), ("->", .typedForward), ("=>", .typedForward),
    ("→", .forward), ("⇌", .equilibrium), ("⟶", .typedForward), ("➔", .typedForward), ("➜", .typedForward),
    ("⇄", .typedEquilibrium), ("⇋", .typedEquilibrium), ("⇆", .typedEquilibrium), ("↔", .typedEquilibrium),
    ("=", .equals),
  ]

  /// The arrow at a UTF-8 offset, and its length.
  static func arrow(in bytes: [UInt8], at offset: Int) -> (arrow: Arrow, length: Int)? {
    let first = bytes[offset]
    // <, =, - or the first byte of the arrows of Unicode.
    guard first == 0x3C || first == 0x3D || first == 0x2D || first == 0xE2 else { return nil }
    for (text, arrow) in arrows where bytes[offset...].starts(with: text.utf8) {
      return (arrow, text.utf8.count)
    }
    return nil
  }

  /// Reads a whole text.
  ///
  /// - Throws: What keeps it from being an equation. A word equation is told apart.
  package init(_ text: String) throws(EquationProblem) {
    let bytes = Array(text.utf8)
    var found: [(arrow: Arrow, range: Range<Int>)] = []
    var offset = 0
    while offset < bytes.count {
      if let (arrow, length) = Self.arrow(in: bytes, at: offset) {
        found.append((arrow, offset..<offset + length))
        offset += length
      } else {
        offset += 1
      }
    }
    guard let (arrow, arrowRange) = found.first else { throw .noArrow }
    if Self.isWordEquation(text) { throw .wordEquation }
    if found.count > 1 { throw .severalArrows(found[1].range) }
    // The left side is a text of its own, or the arrow's hyphen would be the charge of what stands before it.
    let before = String(decoding: bytes[..<arrowRange.lowerBound], as: UTF8.self)
    let left = try Self.readSide(TextCursor(before))
    let right = try Self.readSide(TextCursor(text, at: arrowRange.upperBound))
    guard !left.isEmpty else { throw .emptySide(isLeft: true) }
    guard !right.isEmpty else { throw .emptySide(isLeft: false) }
    self.init(left: left, right: right, arrow: arrow, arrowRange: arrowRange)
  }

  /// True when the sides are sums of names: `glucose + oxygen → carbon dioxide + water`.
  package static func isWordEquation(_ text: String) -> Bool {
    var words = 0
    var run = 0
    for scalar in text.unicodeScalars {
      // A digit behind a letter, raised or lowered or not, belongs to a formula.
      if run > 0, scalar.isASCIIDigit || scalar.subscriptDigit != nil { return false }
      run = scalar.isASCIILetter && scalar.value >= 0x61 ? run + 1 : 0
      if run == 3 { words += 1 }
    }
    return words >= 2
  }

  /// Reads the sum of species from the cursor to the end.
  private static func readSide(_ start: TextCursor) throws(EquationProblem) -> [Term] {
    var cursor = start
    var terms: [Term] = []
    while true {
      cursor.skipSpaces()
      if cursor.isAtEnd {
        if terms.isEmpty { return [] }
        throw .missingTerm(cursor.offset..<cursor.offset)
      }
      if cursor.next == "+" { throw .missingTerm(cursor.offset..<cursor.offset + 1) }
      terms.append(try readTerm(&cursor, sign: 1))
      cursor.skipSpaces()
      // Electrons that are taken away: the only minus between species.
      while let minus = cursor.next, minus.isMinus {
        cursor.advance()
        cursor.skipSpaces()
        terms.append(try readTerm(&cursor, sign: -1))
        cursor.skipSpaces()
      }
      if cursor.isAtEnd { return terms }
      guard cursor.skip("+") else { throw .formula(FormulaReader(cursor, isAlone: false).leftover()) }
    }
  }

  private static func readTerm(_ cursor: inout TextCursor, sign: Int) throws(EquationProblem) -> Term {
    let start = cursor.offset
    var coefficient: Rational = 1
    if let number = WrittenNumber.read(&cursor, style: []) { coefficient = number.value }
    let coefficientRange = start..<cursor.offset
    guard coefficient.signum > 0 else { throw .coefficient(coefficientRange) }
    cursor.skipSpaces()
    do {
      let formula = try ChemicalFormula.read(&cursor)
      return Term(
        coefficient: sign < 0 ? -coefficient : coefficient, formula: formula, range: start..<cursor.offset,
        coefficientRange: coefficientRange)
    } catch {
      throw .formula(error)
    }
  }
}

extension ChemicalEquation {
  /// The equation as boards print it, with other coefficients where they are given.
  ///
  /// - Parameter coefficients: One for each term, those on the left first.
  package func text(coefficients: [Rational]? = nil) -> String {
    let all = coefficients ?? terms.map(\.coefficient)
    let texts = zip(all, terms).map { coefficient, term in
      (coefficient == 1 ? "" : coefficient.magnitude == Rational(1, over: 2) ? "½" : coefficient.readableText)
        + term.formula.text
    }
    let sides = (
      texts.prefix(left.count).joined(separator: " + "), texts.suffix(right.count).joined(separator: " + ")
    )
    return "\(sides.0) \(arrow.text) \(sides.1)"
  }

  /// Which species say their state.
  package var states: (with: [Term], without: [Term]) {
    // An electron has no state.
    let species = terms.filter { !$0.formula.isElectron }
    return (species.filter { $0.formula.state != nil }, species.filter { $0.formula.state == nil })
  }
}
