/// Ions that GCSE papers name, with the charges they have.
package enum Ion {
  /// Charges of single atoms by symbol; several for transition metals.
  ///
  /// Source: AQA 8462, Edexcel 1CH0 and OCR J248 specifications, ions to be known; others from Greenwood & Earnshaw,
  /// Chemistry of the Elements, 2nd edition 1997.
  static let charges: [String: [Int]] = [
    "H": [1, -1], "Li": [1], "Na": [1], "K": [1], "Rb": [1], "Cs": [1], "Ag": [1], "Be": [2], "Mg": [2],
    "Ca": [2], "Sr": [2], "Ba": [2], "Ra": [2], "Zn": [2], "Cd": [2], "Al": [3], "Ga": [3], "Sc": [3],
    "Bi": [3],
    "Fe": [2, 3], "Cu": [1, 2], "Pb": [2, 4], "Sn": [2, 4], "Mn": [2, 3, 4, 7], "Cr": [2, 3, 6],
    "Co": [2, 3],
    "Ni": [2], "V": [2, 3, 4, 5], "Ti": [2, 3, 4], "Hg": [1, 2], "Au": [1, 3], "Pt": [2, 4],
    "F": [-1], "Cl": [-1], "Br": [-1], "I": [-1], "At": [-1], "O": [-2], "S": [-2], "Se": [-2], "N": [-3],
    "P": [-3], "C": [-4],
  ]

  /// Charges of groups of atoms by formula.
  static let groups: [(formula: String, charge: Int)] = [
    ("NH4", 1), ("H3O", 1), ("Hg2", 2), ("OH", -1), ("NO3", -1), ("NO2", -1), ("HCO3", -1), ("HSO4", -1),
    ("HSO3", -1),
    ("MnO4", -1), ("ClO", -1), ("ClO2", -1), ("ClO3", -1), ("ClO4", -1), ("CN", -1), ("SCN", -1),
    ("CH3COO", -1),
    ("HCOO", -1), ("IO3", -1), ("BrO3", -1), ("I3", -1), ("AlO2", -1), ("H2PO4", -1), ("SO4", -2),
    ("SO3", -2),
    ("S2O3", -2), ("CO3", -2), ("CrO4", -2), ("Cr2O7", -2), ("SiO3", -2), ("O2", -2), ("C2", -2),
    ("C2O4", -2),
    ("HPO4", -2), ("PO4", -3), ("PO3", -3), ("BO3", -3),
  ]

  private static let groupCharges: [[ChemicalElement: Int]: Int] = {
    var charges: [[ChemicalElement: Int]: Int] = [:]
    for (formula, charge) in groups {
      var parts: [ChemicalElement: Int] = [:]
      var symbol = ""
      var digits = ""
      func add() {
        guard let element = ChemicalElement(symbol: symbol) else { return }
        parts[element, default: 0] += Int(digits) ?? 1
      }
      for character in formula + "." {
        if character.isLowercase {
          symbol.append(character)
        } else if character.isNumber {
          digits.append(character)
        } else {
          add()
          (symbol, digits) = (String(character), "")
        }
      }
      charges[parts] = charge
    }
    return charges
  }()

  /// The charges that an ion of these atoms has; nil when the table does not have it.
  package static func charges(of atoms: [ChemicalElement: Int]) -> [Int]? {
    if let charge = groupCharges[atoms] { return [charge] }
    guard atoms.count == 1, let (element, count) = atoms.first, count == 1 else { return nil }
    return charges[element.symbol]
  }

  /// True when the formula is that of an ion in the table.
  package static func isKnown(_ formula: ChemicalFormula) -> Bool {
    charges(of: formula.atoms)?.contains(formula.charge) ?? false
  }
}

/// What the charges of the ions in a formula come to.
package enum IonicBalance: Hashable, Sendable {
  /// The charges sum to zero.
  case neutral
  /// They cannot; with the formula that would be neutral, where there is one.
  case charged(expected: String?)
}

extension ChemicalFormula {
  /// Whether a compound of a metal or of ammonium is neutral; nil when it is no such compound or has unknown ions.
  package var ionicBalance: IonicBalance? {
    guard charge == 0, let (cations, rest) = cationsAndRest(), let anion = Self.anion(rest) else {
      return nil
    }
    let positive = cations.reduce([0]) { sums, cation in
      Set(sums.flatMap { sum in cation.totals.map { sum + $0 } })
    }
    if anion.totals.contains(where: { positive.contains(-$0) }) { return .neutral }
    return .charged(expected: cations.count == 1 ? Self.neutral(cations[0], anion) : nil)
  }

  private struct Ions {
    /// One of the ions, without its count.
    let parts: [Part]
    /// The charges that one of them may have.
    let charges: [Int]
    /// The charges that all of them together may have.
    let totals: Set<Int>
  }

  /// The metals or ammonium at the start, and what is left.
  private func cationsAndRest() -> ([Ions], ArraySlice<Part>)? {
    var rest = parts[...]
    var cations: [Ions] = []
    while case .element(let element, let count)? = rest.first, element.isMetal {
      guard let charges = Ion.charges[element.symbol]?.filter({ $0 > 0 }) else { return nil }
      let totals = Self.totals(of: count, charges)
      cations.append(Ions(parts: [.element(element, 1)], charges: charges, totals: totals))
      rest.removeFirst()
    }
    let ammonium = Self.ammonium
    if case .group(ammonium, let count)? = rest.first {
      cations.append(Ions(parts: ammonium, charges: [1], totals: [count]))
      rest.removeFirst()
    } else if rest.starts(with: ammonium) {
      cations.append(Ions(parts: ammonium, charges: [1], totals: [1]))
      rest.removeFirst(2)
    }
    return cations.isEmpty || rest.isEmpty ? nil : (cations, rest)
  }

  private static let ammonium: [Part] = [("N", 1), ("H", 4)].compactMap { symbol, count in
    ChemicalElement(symbol: symbol).map { .element($0, count) }
  }

  private static func anion(_ rest: ArraySlice<Part>) -> Ions? {
    if rest.count == 1, case .group(let inner, let count)? = rest.first {
      let charges = (Ion.charges(of: ChemicalFormula(inner).atoms) ?? []).filter { $0 < 0 }
      return charges.isEmpty
        ? nil : Ions(parts: inner, charges: charges, totals: Set(charges.map { $0 * count }))
    }
    let whole = Array(rest)
    let charges = (Ion.charges(of: ChemicalFormula(whole).atoms) ?? []).filter { $0 < 0 }
    guard whole.count == 1, case .element(let element, let count) = whole[0] else {
      return charges.isEmpty ? nil : Ions(parts: whole, charges: charges, totals: Set(charges))
    }
    let single = (Ion.charges[element.symbol] ?? []).filter { $0 < 0 }
    // O₂ may be two oxide ions or one peroxide ion.
    return single.isEmpty
      ? nil
      : Ions(
        parts: [.element(element, 1)], charges: single, totals: Set(single.map { $0 * count } + charges))
  }

  /// The sums that the charges of equal atoms may have; of three or more, some may differ, as in Fe₃O₄.
  private static func totals(of count: Int, _ charges: [Int]) -> Set<Int> {
    guard (3...8).contains(count) else { return Set(charges.map { $0 * count }) }
    return (0..<count).reduce([0]) { sums, _ in Set(sums.flatMap { sum in charges.map { sum + $0 } }) }
  }

  /// The smallest neutral formula of two ions that have one charge each.
  private static func neutral(_ cation: Ions, _ anion: Ions) -> String? {
    guard cation.charges.count == 1, let positive = cation.charges.first, let negative = anion.charges.first
    else { return nil }
    var (first, second) = (positive, -negative)
    while second != 0 { (first, second) = (second, first % second) }
    let counts = (-negative / first, positive / first)
    func part(_ parts: [Part], _ count: Int) -> Part {
      if parts.count == 1, case .element(let element, _) = parts[0] { return .element(element, count) }
      return .group(parts, count)
    }
    let halves = [part(cation.parts, counts.0), part(anion.parts, counts.1)]
    return ChemicalFormula(
      halves.flatMap { half -> [Part] in
        if case .group(let inner, 1) = half { return inner }
        return [half]
      }
    ).text
  }
}
