package import CurriculumRuntime

/// The state that a species is in.
package enum StateSymbol: String, CaseIterable, Sendable {
  case solid = "s"
  case liquid = "l"
  case gas = "g"
  case aqueous = "aq"
}

/// The formula of a substance, an ion or an electron: `Ca(OH)₂`, `SO₄²⁻(aq)`, `CuSO₄·5H₂O`, `e⁻`.
package struct ChemicalFormula: Hashable, Sendable {
  /// An element or a group with how often it is there.
  package indirect enum Part: Hashable, Sendable {
    case element(ChemicalElement, Int)
    case group([Part], Int)
  }

  /// How it is written, as far as boards write it otherwise.
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Digits on the line: `H2O`.
    package static let plainSubscripts = Style(rawValue: 1)
    /// A charge on the line: `Na+`, `SO4^2-`.
    package static let plainCharge = Style(rawValue: 2)
    /// The sign before the digit: `Mg⁺²`.
    package static let signFirst = Style(rawValue: 4)
    /// A 1 that is not written: `NaCl₁`, `Na¹⁺`.
    package static let needlessOne = Style(rawValue: 8)
    /// A plain full stop for the raised point of a hydrate: `CuSO4.5H2O`.
    package static let plainPoint = Style(rawValue: 16)
  }

  /// The elements and groups in the order written; empty for an electron.
  package let parts: [Part]
  /// How many molecules of water are bound to it; 0 for none.
  package let water: Int
  /// The charge as a multiple of the elementary one.
  package let charge: Int
  package let state: StateSymbol?
  package let style: Style

  /// A formula of parts, without a style of its own.
  package init(
    _ parts: [Part], water: Int = 0, charge: Int = 0, state: StateSymbol? = nil, style: Style = []
  ) {
    self.parts = parts
    self.water = water
    self.charge = charge
    self.state = state
    self.style = style
  }

  /// True for an electron.
  package var isElectron: Bool { parts.isEmpty }

  /// True for an ion; an electron is none.
  package var isIon: Bool { charge != 0 && !isElectron }

  /// How many atoms of each element it has, water included.
  package var atoms: [ChemicalElement: Int] {
    var atoms: [ChemicalElement: Int] = [:]
    Self.count(parts, times: 1, into: &atoms)
    if water > 0, let hydrogen = ChemicalElement(symbol: "H"), let oxygen = ChemicalElement(symbol: "O") {
      atoms[hydrogen, default: 0] += 2 * water
      atoms[oxygen, default: 0] += water
    }
    return atoms
  }

  private static func count(_ parts: [Part], times: Int, into atoms: inout [ChemicalElement: Int]) {
    for part in parts {
      switch part {
      case .element(let element, let count): atoms[element, default: 0] += count * times
      case .group(let inner, let count): Self.count(inner, times: times * count, into: &atoms)
      }
    }
  }

  /// The relative formula mass with the masses that papers print; nil when one has none.
  package var relativeMass: Rational? {
    var sum: Rational = 0
    for (element, count) in atoms {
      guard let mass = element.relativeMass else { return nil }
      sum = sum + mass * Rational(count)
    }
    return sum
  }

  /// The formula as boards print it: `SO₄²⁻(aq)`, `CuSO₄·5H₂O`, `e⁻`.
  package var text: String {
    var text = isElectron ? "e" : Self.text(of: parts)
    if water > 0 { text += "·" + (water == 1 ? "" : String(water)) + "H₂O" }
    if charge != 0 {
      text += (abs(charge) == 1 ? "" : abs(charge).superscript) + (charge < 0 ? "⁻" : "⁺")
    }
    return text + (state.map { "(\($0.rawValue))" } ?? "")
  }

  private static func text(of parts: [Part]) -> String {
    parts.map { part in
      switch part {
      case .element(let element, let count): element.symbol + (count == 1 ? "" : count.subscript)
      case .group(let inner, let count): "(\(text(of: inner)))" + (count == 1 ? "" : count.subscript)
      }
    }.joined()
  }
}

/// Why a text is no formula.
package struct FormulaProblem: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// No element has this symbol.
    case unknownElement
    /// A symbol without its capital: `hcl`.
    case lowercaseSymbol
    case unmatchedBracket
    case emptyBrackets
    /// A count of 0, or one too large for any formula.
    case count
    /// A formula for many substances, such as CₙH₂ₙ₊₂, which has no atoms to count.
    case general
    /// Something that has no place in a formula.
    case unexpected
    /// Nothing there.
    case missing
  }

  package let kind: Kind
  /// UTF-8 offsets in the text that was read.
  package let range: Range<Int>
  /// The part that is wrong, as it is written.
  package let part: String
  /// What may have been meant by the part; nil when that takes guessing.
  package let suggestion: String?
}
