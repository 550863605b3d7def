import CurriculumCompiler
import Testing

@Suite struct FormulaTests {
  @Test(arguments: [
    ("H2O", "H₂O", "H2 O1"), ("H₂O", "H₂O", "H2 O1"), ("Ca(OH)2", "Ca(OH)₂", "H2 O2 Ca1"),
    ("Al2(SO4)3", "Al₂(SO₄)₃", "O12 Al2 S3"), ("CuSO4.5H2O", "CuSO₄·5H₂O", "H10 O9 S1 Cu1"),
    ("CuSO₄·5H₂O", "CuSO₄·5H₂O", "H10 O9 S1 Cu1"), ("C6H12O6", "C₆H₁₂O₆", "H12 C6 O6"),
    ("NH4+", "NH₄⁺", "H4 N1"),
    ("SO42-", "SO₄²⁻", "O4 S1"), ("SO4^2-", "SO₄²⁻", "O4 S1"), ("SO₄²⁻", "SO₄²⁻", "O4 S1"),
    ("Fe3+", "Fe³⁺", "Fe1"),
    ("Mg+2", "Mg²⁺", "Mg1"), ("Mg⁺²", "Mg²⁺", "Mg1"), ("O2-", "O²⁻", "O1"), ("NO3-", "NO₃⁻", "N1 O3"),
    ("CO32-", "CO₃²⁻", "C1 O3"), ("MnO4-", "MnO₄⁻", "O4 Mn1"), ("Cr2O72-", "Cr₂O₇²⁻", "O7 Cr2"),
    ("OH-", "OH⁻", "H1 O1"), ("Na+(aq)", "Na⁺(aq)", "Na1"), ("H2O(l)", "H₂O(l)", "H2 O1"), ("e-", "e⁻", ""),
    ("e⁻", "e⁻", ""), ("CH3COOH", "CH₃COOH", "H4 C2 O2"), ("Fe(NO3)3 (aq)", "Fe(NO₃)₃(aq)", "N3 O9 Fe1"),
    ("[Fe(CN)6]4-", "(Fe(CN)₆)⁴⁻", "C6 N6 Fe1"), ("CO", "CO", "C1 O1"), ("Co", "Co", "Co1"),
    ("(NH4)2SO4", "(NH₄)₂SO₄", "H8 N2 O4 S1"),
  ])
  func aFormulaIsReadHoweverItIsTyped(text: String, printed: String, atoms: String) throws {
    let formula = try ChemicalFormula(text)
    #expect(formula.text == printed)
    let counts = formula.atoms.sorted { $0.key.atomicNumber < $1.key.atomicNumber }
    #expect(counts.map { $0.key.symbol + String($0.value) }.joined(separator: " ") == atoms)
    #expect(try ChemicalFormula(printed).atoms == formula.atoms)
  }

  @Test(
    arguments: [
      ("Mgcl2", FormulaProblem.Kind.lowercaseSymbol, "cl", "Cl"), ("hcl", .lowercaseSymbol, "hcl", "HCl"),
      ("naoh", .lowercaseSymbol, "naoh", "NaOH"), ("Xx", .unknownElement, "Xx", nil),
      ("XxO₂", .unknownElement, "XxO", nil),
      ("Ca(OH₂", .unmatchedBracket, "(", nil), ("CaOH)2", .unmatchedBracket, ")", nil),
      ("Na()", .emptyBrackets, "()", nil),
      ("H0", .count, "0", nil), ("CₙH₂ₙ₊₂", .general, "ₙ", nil), ("", .missing, "", nil),
      ("H2O!", .unexpected, "!", nil),
      ("NaCl KBr", .unexpected, "K", nil),
    ] as [(String, FormulaProblem.Kind, String, String?)])
  func whatIsNoFormulaIsRefusedWithThePart(
    text: String, kind: FormulaProblem.Kind, part: String, suggestion: String?
  ) {
    let problem = #expect(throws: FormulaProblem.self) { try ChemicalFormula(text) }
    #expect(problem?.kind == kind)
    #expect(problem?.part == part)
    #expect(problem?.suggestion == suggestion)
  }

  @Test func relativeFormulaMassesAreThoseOfThePapers() throws {
    for (text, mass) in [
      ("CaCO3", "100"), ("Ca(OH)2", "74"), ("NH4NO3", "80"), ("Fe2O3", "160"), ("HCl", "36.5"),
      ("CuSO4.5H2O", "249.5"),
    ] {
      #expect(try ChemicalFormula(text).relativeMass?.decimalText == mass)
    }
  }

  @Test(arguments: [
    ("MgCl₂", IonicBalance.neutral), ("MgCl", .charged(expected: "MgCl₂")),
    ("NaO", .charged(expected: "Na₂O")),
    ("Na₂O", .neutral), ("NaCl₂", .charged(expected: "NaCl")), ("AlO", .charged(expected: "Al₂O₃")),
    ("Al₂O₃", .neutral),
    ("CaOH", .charged(expected: "Ca(OH)₂")), ("Ca(OH)₂", .neutral), ("NaSO₄", .charged(expected: "Na₂SO₄")),
    ("(NH₄)₂SO₄", .neutral), ("NH₄SO₄", .charged(expected: "(NH₄)₂SO₄")), ("NH₄NO₃", .neutral),
    ("FeCl₂", .neutral), ("FeCl₃", .neutral),
    ("FeCl₄", .charged(expected: nil)), ("Fe₃O₄", .neutral), ("Pb₃O₄", .neutral), ("KMnO₄", .neutral),
    ("K₂Cr₂O₇", .neutral), ("KAl(SO₄)₂", .neutral), ("Na₂O₂", .neutral), ("MnO₂", .neutral),
    ("CuSO₄·5H₂O", .neutral),
    ("NaHCO₃", .neutral), ("Ca(HCO₃)₂", .neutral), ("AgNO₃", .neutral), ("Li₃N", .neutral),
    ("CaC₂", .neutral),
    ("AgCl₂", .charged(expected: "AgCl")), ("Al(NO₃)₂", .charged(expected: "Al(NO₃)₃")),
  ])
  func aCompoundOfIonsMustBeNeutral(text: String, balance: IonicBalance) throws {
    #expect(try ChemicalFormula(text).ionicBalance == balance)
  }

  @Test(arguments: ["H₂O", "CO₂", "CH₄", "HCl", "C₂H₅OH", "Na⁺", "Na", "O₂", "NaK", "e⁻"])
  func whatIsNoCompoundOfKnownIonsIsNotJudged(text: String) throws {
    #expect(try ChemicalFormula(text).ionicBalance == nil)
  }

  @Test func ionsHaveTheChargesTheyAreKnownBy() throws {
    for good in [
      "Na⁺", "Mg²⁺", "Al³⁺", "SO₄²⁻", "NO₃⁻", "CO₃²⁻", "OH⁻", "Cl⁻", "NH₄⁺", "Fe²⁺", "Fe³⁺", "Cu⁺", "O²⁻",
    ] {
      #expect(Ion.isKnown(try ChemicalFormula(good)), "\(good)")
    }
    for bad in ["Na²⁺", "SO₄⁻", "Cl²⁻", "Al²⁺"] {
      let formula = try ChemicalFormula(bad)
      #expect(!Ion.isKnown(formula) && Ion.charges(of: formula.atoms) != nil, "\(bad)")
    }
    #expect(Ion.charges(of: try ChemicalFormula("C₆H₅O⁻").atoms) == nil)
  }

  @Test func elementsHaveTheirPlaceInTheTable() throws {
    #expect(ChemicalElement.all.count == 118)
    #expect(ChemicalElement(symbol: "Og")?.atomicNumber == 118)
    #expect(ChemicalElement(name: "sulfur")?.symbol == "S")
    #expect(ChemicalElement(symbol: "Cl")?.relativeMass?.decimalText == "35.5")
    #expect(ChemicalElement(symbol: "U")?.atomicNumber == 92)
    #expect(ChemicalElement.all.filter { !$0.isMetal }.count == 25)
  }
}
