import CurriculumRuntime

/// Relative formula masses that learners add up from the relative atomic masses that a question gives.
struct FormulaMasses {
  /// The masses of atoms; empty where the question does not speak of any.
  private let atomic: [Rational]
  private let atoms: Int

  /// - Parameters:
  ///   - text: The question.
  ///   - numbers: The numbers that it states.
  ///   - atoms: Most atoms of one element in a formula.
  init(_ text: String, _ numbers: [Rational], atoms: Int) {
    let words = phraseTokens(text).map(\.text)
    let isAboutMasses = words.indices.contains { index in
      ["ar", "aᵣ", "mr", "mᵣ"].contains(words[index])
        || (words[index] == "relative" && words[(index + 1)...].prefix(2).contains { $0.hasPrefix("mass") })
    }
    atomic = isAboutMasses ? Array(Set(numbers).filter { $0.signum > 0 }.sorted().prefix(10)) : []
    // Sugar has twelve carbon atoms, and a count without bounds would make a mass of any number.
    self.atoms = min(atoms, 50)
  }

  /// True for the sum of the masses of some atoms of at most three elements.
  func contain(_ number: Rational) -> Bool { isSum(number, from: atomic[...], of: 3) }

  private func isSum(_ number: Rational, from masses: ArraySlice<Rational>, of elements: Int) -> Bool {
    for index in masses.indices {
      let mass = masses[index]
      guard mass <= number else { return false }
      if (number / mass).isWhole(upTo: atoms) { return true }
      guard elements > 1 else { continue }
      var rest = number - mass
      for _ in 0..<max(0, atoms) where rest.signum > 0 {
        if isSum(rest, from: masses[(index + 1)...], of: elements - 1) { return true }
        rest = rest - mass
      }
    }
    return false
  }
}

extension Rational {
  fileprivate func isWhole(upTo most: Int) -> Bool {
    signum > 0 && self <= Rational(most) && rounded(toDecimalPlaces: 0) == self
  }
}
