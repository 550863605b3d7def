package import CurriculumRuntime

/// An atomic nucleus, or a particle of a decay, by its mass number and its charge number.
package struct Nuclide: Hashable, Sendable {
  /// Protons and neutrons; 0 for an electron.
  package let massNumber: Int
  /// Protons; -1 for an electron.
  package let chargeNumber: Int
  /// nil for particles that are no nuclei of an element: electrons, neutrons, gamma rays, neutrinos.
  package let element: ChemicalElement?

  /// A nucleus or particle.
  package init(massNumber: Int, chargeNumber: Int, element: ChemicalElement?) {
    self.massNumber = massNumber
    self.chargeNumber = chargeNumber
    self.element = element
  }

  package static let alpha = Nuclide(
    massNumber: 4, chargeNumber: 2, element: ChemicalElement(protons: 2))
  package static let electron = Nuclide(massNumber: 0, chargeNumber: -1, element: nil)
  package static let positron = Nuclide(massNumber: 0, chargeNumber: 1, element: nil)
  package static let neutron = Nuclide(massNumber: 1, chargeNumber: 0, element: nil)
  package static let gamma = Nuclide(massNumber: 0, chargeNumber: 0, element: nil)

  /// How many neutrons a nucleus has.
  package var neutrons: Int { massNumber - chargeNumber }

  /// The notation of papers: `¹⁴₆C`; a particle's is that of an equation: `⁰₋₁e`.
  package var text: String {
    let below = (chargeNumber < 0 ? "₋" : "") + chargeNumber.subscript
    let symbol: String
    switch (element, massNumber, chargeNumber) {
    case (let element?, _, _): symbol = element.symbol
    case (nil, 1, 0): symbol = "n"
    case (nil, 0, 0): symbol = "γ"
    default: symbol = "e"
    }
    return massNumber.superscript + below + symbol
  }
}

/// Why a text is no nuclide.
package enum NuclideProblem: Error, Hashable, Sendable {
  /// Not in the form ¹⁴₆C, carbon-14, α or the like.
  case unreadable
  case unknownElement(String)
  /// The number below is not the element's; with the right one.
  case wrongAtomicNumber(written: Int, expected: Int)
  /// Fewer protons and neutrons than protons.
  case massTooSmall(mass: Int, protons: Int)
  /// A particle's numbers are not its own; with the right ones.
  case wrongParticle(expected: String)
}

extension Nuclide {
  /// Reads a whole text, white space around it aside.
  ///
  /// - Throws: What keeps it from being a nuclide.
  package init(_ text: String) throws(NuclideProblem) {
    var cursor = TextCursor(text)
    cursor.skipSpaces()
    let nuclide = try Self.read(&cursor)
    cursor.skipSpaces()
    guard cursor.isAtEnd else { throw .unreadable }
    self = nuclide
  }

  /// Reads the nuclide or particle at the cursor and passes it.
  package static func read(_ cursor: inout TextCursor) throws(NuclideProblem) -> Nuclide {
    var ahead = cursor
    let (mass, charge) = readNumbers(&ahead)
    let nuclide: Nuclide
    if mass != nil || charge != nil {
      nuclide = try readSymbol(&ahead, mass: mass, charge: charge)
    } else if let particle = readParticle(&ahead) {
      nuclide = particle
    } else {
      nuclide = try readName(&ahead)
    }
    cursor = ahead
    return nuclide
  }

  /// Reads `¹⁴₆`, `₆¹⁴`, `^14_6` or `^{14}_{6}`.
  private static func readNumbers(_ cursor: inout TextCursor) -> (mass: Int?, charge: Int?) {
    var mass: Int?
    var charge: Int?
    while true {
      if mass == nil, let number = WrittenNumber.readSuperscript(&cursor) ?? readMarked("^", &cursor) {
        mass = number
      } else if charge == nil, let number = readSubscript(&cursor) ?? readMarked("_", &cursor) {
        charge = number
      } else {
        return (mass, charge)
      }
    }
  }

  private static func readSubscript(_ cursor: inout TextCursor) -> Int? {
    WrittenNumber.readShifted(&cursor, minus: "₋", plus: "₊", digit: \.subscriptDigit)
  }

  private static func readMarked(_ mark: Unicode.Scalar, _ cursor: inout TextCursor) -> Int? {
    let start = cursor
    guard cursor.skip(mark) else { return nil }
    let isBraced = cursor.skip("{")
    var sign = 1
    if let next = cursor.next, next.isMinus || next == "+" {
      sign = next == "+" ? 1 : -1
      cursor.advance()
    }
    let begin = cursor.offset
    cursor.skip(while: \.isASCIIDigit)
    guard let value = Int(cursor.text(begin..<cursor.offset)), value < 1000, !isBraced || cursor.skip("}")
    else {
      cursor = start
      return nil
    }
    return sign * value
  }

  /// Reads the symbol behind the numbers.
  private static func readSymbol(
    _ cursor: inout TextCursor, mass: Int?, charge: Int?
  ) throws(NuclideProblem) -> Nuclide {
    if let particle = particleSymbol(&cursor) {
      let candidates = particle == .electron ? [.electron, .positron] : [particle]
      let matching = candidates.first {
        $0.massNumber == (mass ?? $0.massNumber) && $0.chargeNumber == (charge ?? $0.chargeNumber)
      }
      guard let matching else { throw .wrongParticle(expected: particle.text) }
      return matching
    }
    let start = cursor.offset
    cursor.skip(while: \.isASCIILetter)
    let symbol = cursor.text(start..<cursor.offset)
    guard let element = ChemicalElement(symbol: symbol) else {
      throw symbol.isEmpty ? .unreadable : .unknownElement(symbol)
    }
    return try checked(element, mass: mass, charge: charge)
  }

  private static func checked(
    _ element: ChemicalElement, mass: Int?, charge: Int?
  ) throws(NuclideProblem) -> Nuclide {
    if let charge, charge != element.atomicNumber {
      throw .wrongAtomicNumber(written: charge, expected: element.atomicNumber)
    }
    guard let mass else { throw .unreadable }
    guard mass >= element.atomicNumber else {
      throw .massTooSmall(mass: mass, protons: element.atomicNumber)
    }
    return Nuclide(massNumber: mass, chargeNumber: element.atomicNumber, element: element)
  }

  /// The particle whose symbol is at the cursor: α, β, γ, e, n, ν, which is passed.
  private static func particleSymbol(_ cursor: inout TextCursor) -> Nuclide? {
    guard let next = cursor.next, cursor.afterNext?.isASCIILetter != true else { return nil }
    let particle: Nuclide
    switch next {
    case "α": particle = .alpha
    case "β", "e": particle = .electron
    case "γ", "ν": particle = .gamma
    case "n": particle = .neutron
    case "p": particle = Nuclide(massNumber: 1, chargeNumber: 1, element: ChemicalElement(protons: 1))
    default: return nil
    }
    cursor.advance()
    return particle
  }

  /// Reads a particle without numbers: `α`, `β⁻`, `β⁺`, `γ`, `n`, `e⁻`.
  private static func readParticle(_ cursor: inout TextCursor) -> Nuclide? {
    guard let particle = particleSymbol(&cursor) else { return nil }
    guard particle == .electron else { return particle }
    if cursor.skip("⁺") || cursor.skip("+") { return .positron }
    if !cursor.skip("⁻"), let sign = cursor.next, sign.isMinus { cursor.advance() }
    return .electron
  }

  /// Reads `carbon-14` or `U-235`.
  private static func readName(_ cursor: inout TextCursor) throws(NuclideProblem) -> Nuclide {
    let start = cursor.offset
    cursor.skip(while: \.isASCIILetter)
    let name = cursor.text(start..<cursor.offset)
    guard let dash = cursor.next,
      dash == "-" || dash == "\u{2010}" || dash == "\u{2011}" || dash == "\u{2013}"
    else {
      throw .unreadable
    }
    cursor.advance()
    let begin = cursor.offset
    guard (1...3).contains(cursor.skip(while: \.isASCIIDigit)),
      let mass = Int(cursor.text(begin..<cursor.offset))
    else { throw .unreadable }
    guard let element = ChemicalElement(symbol: name) ?? ChemicalElement(name: name.lowercased()) else {
      throw .unknownElement(name)
    }
    return try checked(element, mass: mass, charge: nil)
  }
}

/// A decay or reaction of nuclei: `²³⁸₉₂U → ²³⁴₉₀Th + ⁴₂He`.
package struct NuclearEquation: Sendable {
  /// A nucleus or particle with how often it is there.
  package struct Term: Sendable {
    package let coefficient: Int
    package let nuclide: Nuclide
  }

  package let left: [Term]
  package let right: [Term]

  /// Reads a whole text; nil when it has no arrow or a side that is no sum of nuclides.
  ///
  /// - Throws: What is wrong with a nuclide that can be made out.
  package init?(_ text: String) throws(NuclideProblem) {
    let bytes = Array(text.utf8)
    guard let place = bytes.indices.first(where: { ChemicalEquation.arrow(in: bytes, at: $0) != nil }),
      let (_, length) = ChemicalEquation.arrow(in: bytes, at: place)
    else { return nil }
    let before = TextCursor(String(decoding: bytes[..<place], as: UTF8.self))
    guard let left = try Self.readSide(before),
      let right = try Self.readSide(TextCursor(text, at: place + length))
    else { return nil }
    self.left = left
    self.right = right
  }

  private static func readSide(_ start: TextCursor) throws(NuclideProblem) -> [Term]? {
    var cursor = start
    var terms: [Term] = []
    repeat {
      cursor.skipSpaces()
      let begin = cursor.offset
      cursor.skip(while: \.isASCIIDigit)
      let coefficient = Int(cursor.text(begin..<cursor.offset)) ?? 1
      cursor.skipSpaces()
      do {
        terms.append(Term(coefficient: coefficient, nuclide: try Nuclide.read(&cursor)))
      } catch .unreadable {
        return nil
      }
      cursor.skipSpaces()
    } while cursor.skip("+")
    return cursor.isAtEnd ? terms : nil
  }

  /// Sums of mass numbers on the left and the right.
  package var massNumbers: (left: Int, right: Int) { (sum(left, \.massNumber), sum(right, \.massNumber)) }

  /// Sums of charge numbers on the left and the right.
  package var chargeNumbers: (left: Int, right: Int) {
    (sum(left, \.chargeNumber), sum(right, \.chargeNumber))
  }

  /// True when mass numbers and charge numbers sum to the same on both sides.
  package var isBalanced: Bool {
    massNumbers.left == massNumbers.right && chargeNumbers.left == chargeNumbers.right
  }

  private func sum(_ terms: [Term], _ number: (Nuclide) -> Int) -> Int {
    terms.reduce(0) { $0 + $1.coefficient * number($1.nuclide) }
  }
}
