import CurriculumCompiler
import Testing

@Suite struct EquationTests {
  /// Balanced equations of GCSE courses.
  static let balanced = [
    "Mg + 2HCl → MgCl₂ + H₂", "CH₄ + 2O₂ → CO₂ + 2H₂O", "N₂ + 3H₂ ⇌ 2NH₃", "Fe₂O₃ + 3CO → 2Fe + 3CO₂",
    "CaCO₃ + 2HCl → CaCl₂ + H₂O + CO₂", "2H₂O₂ → 2H₂O + O₂", "6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂",
    "C₆H₁₂O₆ → 2C₂H₅OH + 2CO₂", "AgNO₃(aq) + NaCl(aq) → AgCl(s) + NaNO₃(aq)", "H⁺(aq) + OH⁻(aq) → H₂O(l)",
    "Cu²⁺ + 2e⁻ → Cu", "2Cl⁻ → Cl₂ + 2e⁻", "4OH⁻ → O₂ + 2H₂O + 4e⁻", "CuSO₄·5H₂O ⇌ CuSO₄ + 5H₂O",
    "Fe³⁺(aq) + 3OH⁻(aq) → Fe(OH)₃(s)", "2C₄H₁₀ + 13O₂ → 8CO₂ + 10H₂O", "Mg + 2HCl -> MgCl2 + H2",
    "CH4+2O2-->CO2+2H2O", "N2 + 3H2 <=> 2NH3", "Na - e⁻ → Na⁺", "2Na+Cl2->2NaCl",
    "H+(aq) + OH-(aq) -> H2O(l)",
    "H++OH-→H2O", "H₂ + ½O₂ → H₂O", "Cu2+ + 2e- -> Cu", "2I- + Cl2 -> I2 + 2Cl-", "Al³⁺ + 3e⁻ → Al",
    "CaCO₃ (s) → CaO (s) + CO₂ (g)", "MnO4- + 8H+ + 5Fe2+ -> Mn2+ + 4H2O + 5Fe3+",
    "Ca(HCO₃)₂ → CaCO₃ + H₂O + CO₂", "C₁₀H₂₂ → C₈H₁₈ + C₂H₄",
  ]

  @Test(arguments: balanced)
  func aBalancedEquationBalances(text: String) throws {
    let equation = try ChemicalEquation(text)
    #expect(equation.imbalances.isEmpty)
    #expect(equation.commonFactor == nil)
  }

  @Test(arguments: balanced)
  func theSmallestCoefficientsAreThoseOfTheBalancedEquation(text: String) throws {
    let equation = try ChemicalEquation(text)
    guard text.first != "N" || !text.contains(" - "), !text.contains("½") else { return }
    let written = equation.terms.map { $0.coefficient.whole ?? 0 }
    // Permanganate has one balance of atoms and charge, as have all others here.
    #expect(equation.smallestCoefficients == written)
  }

  @Test(
    arguments: [
      ("Mg + HCl → MgCl₂ + H₂", "hydrogen, chlorine", [1, 2, 1, 1]), ("H₂ + O₂ → H₂O", "oxygen", [2, 1, 2]),
      ("CH₄ + O₂ → CO₂ + 2H₂O", "oxygen", [1, 2, 1, 2]), ("Na + H₂O → NaOH + H₂", "hydrogen", [2, 2, 2, 1]),
      ("Fe₂O₃ + CO → 2Fe + CO₂", "oxygen", [1, 3, 2, 3]), ("Cu²⁺ + e⁻ → Cu", "charge", [1, 2, 1]),
      ("2Cl⁻ → Cl₂ + e⁻", "charge", [2, 1, 2]), ("C₃H₈ + 4O₂ → 3CO₂ + 4H₂O", "oxygen", [1, 5, 3, 4]),
      ("Zn + Cl₂ → NaCl", "chlorine, sodium, zinc", nil),
      ("Al + Fe2O3 -> Fe + Al2O3", "aluminium, iron", [2, 1, 2, 1]),
      ("C3H8 + O2 -> CO + CO2 + H2O", "carbon, hydrogen, oxygen", nil),
    ] as [(String, String, [Int]?)])
  func anEquationThatDoesNotBalanceSaysWhatIsAmissAndWhatWouldBeRight(
    text: String, amiss: String, coefficients: [Int]?
  ) throws {
    let equation = try ChemicalEquation(text)
    let names = Set(equation.imbalances.map(\.name))
    #expect(names == Set(amiss.split(separator: ", ").map(String.init)))
    #expect(equation.smallestCoefficients == coefficients)
  }

  @Test func aCommonFactorIsSeen() throws {
    #expect(try ChemicalEquation("4H₂ + 2O₂ → 4H₂O").commonFactor == 2)
    #expect(try ChemicalEquation("2H₂ + O₂ → 2H₂O").commonFactor == nil)
    #expect(try ChemicalEquation("4H2 + 2O2 --> 4H2O").text(coefficients: [2, 1, 2]) == "2H₂ + O₂ → 2H₂O")
  }

  @Test func electronsHaveNoState() throws {
    let equation = try ChemicalEquation("Cu²⁺(aq) + 2e⁻ → Cu(s)")
    #expect(equation.states.without.isEmpty)
    #expect(equation.isHalfEquation)
    #expect(try ChemicalEquation("H⁺(aq) + OH⁻ → H₂O(l)").states.without.count == 1)
  }

  @Test func whatIsNoEquationIsRefusedWithTheReason() throws {
    func problem(_ text: String) -> EquationProblem? {
      do { _ = try ChemicalEquation(text) } catch { return error }
      return nil
    }
    func kind(_ text: String) -> FormulaProblem.Kind? {
      if case .formula(let problem)? = problem(text) { problem.kind } else { nil }
    }
    #expect(kind("Mg + 2hcl → MgCl2 + H2") == .lowercaseSymbol)
    #expect(kind("Xx + O₂ → XxO₂") == .unknownElement)
    #expect(kind("Ca(OH₂ + CO₂ → CaCO₃") == .unmatchedBracket)
    #expect(try ChemicalEquation("Mg + 2HCl = MgCl₂ + H₂").arrow == .equals)
    #expect(problem("Mg+2HCl→") == .emptySide(isLeft: false))
    #expect(problem("→ MgCl₂") == .emptySide(isLeft: true))
    #expect(problem("Mg + 2HCl") == .noArrow)
    #expect(problem("A → B → C") == .severalArrows(8..<11))
    #expect(problem("Mg + + HCl → H₂") == .missingTerm(5..<6))
    #expect(problem("glucose + oxygen → carbon dioxide + water") == .wordEquation)
    #expect(problem("0H₂ + O₂ → H₂O") == .coefficient(0..<1))
    #expect(kind("CₙH₂ₙ₊₂ + O₂ → CO₂ + H₂O") == .general)
  }
}
