/// A formula, ion, equation or nuclide that stands in running text.
package struct ChemistryMatch: Sendable {
  package enum Content: Sendable {
    case formula(ChemicalFormula)
    case equation(ChemicalEquation)
    /// A nucleus: `¹⁴₆C`, `carbon-14`.
    case nuclide(Nuclide)
    case nuclearEquation(NuclearEquation)
    /// An equation in names, which is right in its place.
    case wordEquation
    /// Something with an arrow and formulas around it that cannot be read; ranges are counted in the match.
    case unreadableEquation(EquationProblem)
    /// Something in the form of a nuclide that cannot be one.
    case unreadableNuclide(NuclideProblem)
  }

  package let content: Content
  /// UTF-8 offsets in the text.
  package let range: Range<Int>
}

/// The formulas, equations and nuclides of a text, first to last, none within another.
///
/// It would rather miss a formula than take a word or a code for one: `NO`, `UK`, `C1` and `F2` are left alone.
///
/// - Complexity: O(*n*) in the bytes of the text, apart from short candidates.
package func chemistry(in text: String) -> [ChemistryMatch] {
  var finder = ChemistryFinder(text)
  return finder.find()
}
