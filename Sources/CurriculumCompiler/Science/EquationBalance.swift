package import CurriculumRuntime

/// An element, or the charge, of which there is not the same on both sides of an equation.
package struct EquationImbalance: Hashable, Sendable {
  /// nil for the charge.
  package let element: ChemicalElement?
  package let left: Rational
  package let right: Rational

  /// What it is a matter of, in words: `oxygen`, `charge`.
  package var name: String { element?.name ?? "charge" }
}

extension ChemicalEquation {
  /// What does not balance, elements by atomic number, then the charge; empty for a balanced equation.
  package var imbalances: [EquationImbalance] {
    let (first, second) = (Self.sums(left), Self.sums(right))
    let elements = Set(first.atoms.keys).union(second.atoms.keys).sorted { $0.atomicNumber < $1.atomicNumber }
    var found = elements.compactMap { element -> EquationImbalance? in
      let (left, right) = (first.atoms[element] ?? 0, second.atoms[element] ?? 0)
      return left == right ? nil : EquationImbalance(element: element, left: left, right: right)
    }
    if first.charge != second.charge {
      found.append(EquationImbalance(element: nil, left: first.charge, right: second.charge))
    }
    return found
  }

  /// True when each side has the same atoms and the same charge.
  package var isBalanced: Bool { imbalances.isEmpty }

  private static func sums(_ terms: [Term]) -> (atoms: [ChemicalElement: Rational], charge: Rational) {
    var atoms: [ChemicalElement: Rational] = [:]
    var charge: Rational = 0
    for term in terms {
      for (element, count) in term.formula.atoms {
        atoms[element] = (atoms[element] ?? 0) + term.coefficient * Rational(count)
      }
      charge = charge + term.coefficient * Rational(term.formula.charge)
    }
    return (atoms, charge)
  }

  /// The number above 1 that divides every coefficient; nil for lowest terms, and where a coefficient is a fraction.
  package var commonFactor: Int? {
    var divisor = BigInteger(0)
    for term in terms {
      guard term.coefficient.isWhole else { return nil }
      divisor = .greatestCommonDivisor(divisor, term.coefficient.numerator)
    }
    return divisor.small.flatMap { $0 > 1 ? $0 : nil }
  }

  /// The smallest whole coefficients that balance the species, one for each term.
  ///
  /// nil when no positive ones do, or when several sets do that are no multiples of each other.
  ///
  /// The coefficients are the null space of the matrix of atoms and charges, found exactly by elimination.
  ///
  /// Source: Thorne 2010, "An Innovative Approach to Balancing Chemical-Reaction Equations: A Simplified
  /// Matrix-Inversion Technique for Determining the Matrix Null Space", The Chemical Educator 15, 304–308.
  package var smallestCoefficients: [Int]? {
    let species = terms
    guard species.count <= 12, !species.contains(where: { $0.coefficient.signum < 0 }) else { return nil }
    let elements = Set(species.flatMap { $0.formula.atoms.keys }).sorted { $0.atomicNumber < $1.atomicNumber }
    func row(_ amount: (ChemicalFormula) -> Int) -> [Rational] {
      species.enumerated().map { index, term in
        Rational(index < left.count ? amount(term.formula) : -amount(term.formula))
      }
    }
    var rows = elements.map { element in row { $0.atoms[element] ?? 0 } }
    rows.append(row(\.charge))
    guard let solution = nullVector(rows, columns: species.count) else { return nil }
    let denominator = solution.reduce(BigInteger(1)) { multiple, value in
      let divisor = BigInteger.greatestCommonDivisor(multiple, value.denominator)
      return multiple * value.denominator.quotientAndRemainder(by: divisor).quotient
    }
    let whole = solution.map { ($0 * Rational(denominator, over: 1)).numerator }
    let divisor = whole.reduce(BigInteger(0), BigInteger.greatestCommonDivisor)
    let sign = (whole.first?.signum ?? 1) < 0 ? -divisor : divisor
    let smallest = whole.compactMap { $0.quotientAndRemainder(by: sign).quotient.small }
    return smallest.count == species.count && smallest.allSatisfy { $0 > 0 } ? smallest : nil
  }
}

/// The vector that all rows map to zero; nil unless there is exactly one, up to a factor.
private func nullVector(_ matrix: [[Rational]], columns: Int) -> [Rational]? {
  var rows = matrix
  var pivots: [Int] = []
  for column in 0..<columns {
    let rank = pivots.count
    guard rank < rows.count, let pivot = rows[rank...].firstIndex(where: { $0[column].signum != 0 }) else {
      continue
    }
    rows.swapAt(rank, pivot)
    let scale = rows[rank][column].reciprocal
    rows[rank] = rows[rank].map { $0 * scale }
    for other in rows.indices where other != rank && rows[other][column].signum != 0 {
      let factor = rows[other][column]
      rows[other] = zip(rows[other], rows[rank]).map { $0 - factor * $1 }
    }
    pivots.append(column)
  }
  guard pivots.count == columns - 1, let free = (0..<columns).first(where: { !pivots.contains($0) }) else {
    return nil
  }
  var vector = [Rational](repeating: 0, count: columns)
  vector[free] = 1
  for (row, column) in pivots.enumerated() { vector[column] = -rows[row][free] }
  return vector
}
