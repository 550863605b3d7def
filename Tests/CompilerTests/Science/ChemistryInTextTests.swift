import CurriculumCompiler
import Testing

@Suite struct ChemistryInTextTests {
  private func found(_ text: String) -> [String] {
    chemistry(in: text).map { match in
      switch match.content {
      case .formula(let formula): formula.text
      case .equation(let equation): "[\(equation.text())]"
      case .nuclide(let nuclide): nuclide.text
      case .nuclearEquation(let equation): "[nuclear \(equation.isBalanced)]"
      case .wordEquation: "[words]"
      case .unreadableEquation: "[unreadable]"
      case .unreadableNuclide: "[no nuclide]"
      }
    }
  }

  @Test(arguments: [
    ("What is the relative formula mass of calcium carbonate, CaCO₃?", ["CaCO₃"]),
    (
      "Iron is made in this reaction: Fe₂O₃ + 3CO → 2Fe + 3CO₂. Relative formula masses: Fe₂O₃ = 160, CO = 28.",
      ["[Fe₂O₃ + 3CO → 2Fe + 3CO₂]", "Fe₂O₃", "CO"]
    ),
    (
      "H₂ + Cl₂ → 2HCl. Bond energies: H–H = 436 kJ/mol, Cl–Cl = 242 kJ/mol, H–Cl = 431 kJ/mol.",
      ["[H₂ + Cl₂ → 2HCl]"]
    ),
    ("sodium hydroxide solution. HCl + NaOH → NaCl + H₂O. Calculate", ["[HCl + NaOH → NaCl + H₂O]"]),
    ("Write Mg+2HCl->MgCl2+H2 (balanced).", ["[Mg + 2HCl → MgCl₂ + H₂]"]),
    ("NaCl, H2O and CO2 (but not NO or HI-FI)", ["NaCl", "H₂O", "CO₂"]),
    ("glucose + oxygen → carbon dioxide + water", ["[words]"]),
    ("The word equation is: hydrogen + oxygen → water. H₂ burns.", ["[words]", "H₂"]),
    ("²³⁸₉₂U → ²³⁴₉₀Th + ⁴₂He", ["[nuclear true]"]),
    ("carbon-14 and U-235 and ¹⁴₆C", ["¹⁴₆C", "²³⁵₉₂U", "¹⁴₆C"]),
    ("Na⁺ and Cl⁻ ions, SO42- and Fe3+ too; K+", ["Na⁺", "Cl⁻", "SO₄²⁻", "Fe³⁺", "K⁺"]),
    ("Mg(s) + 2HCl(aq) → MgCl₂(aq) + H₂(g)", ["[Mg(s) + 2HCl(aq) → MgCl₂(aq) + H₂(g)]"]),
    ("the half equation Cu²⁺ + 2e⁻ → Cu shows", ["[Cu²⁺ + 2e⁻ → Cu]"]),
    ("Mg + 2hcl → MgCl₂ + H₂", ["[unreadable]"]), ("CaCO3 = CaO + CO2", ["[CaCO₃ → CaO + CO₂]"]),
    ("(H2SO4)", ["H₂SO₄"]), ("\"MgO\"", ["MgO"]), ("CuSO₄·5H₂O crystals", ["CuSO₄·5H₂O"]),
    ("¹⁴₇C", ["[no nuclide]"]),
    ("the ionic equation: Ag⁺(aq) + Cl⁻(aq) → AgCl(s)", ["[Ag⁺(aq) + Cl⁻(aq) → AgCl(s)]"]),
    ("2H₂O is two molecules", ["H₂O"]),
    ("- Mg + Cl₂ → MgCl₂\n- N₂ + O₂ → 2NO\n", ["[Mg + Cl₂ → MgCl₂]", "[N₂ + O₂ → 2NO]"]),
    ("In Mg + Cl₂ → MgCl₂ In it", ["[Mg + Cl₂ → MgCl₂]"]),
    ("H2 (g) + Cl2 (g) -> 2 HCl (g) is", ["[H₂(g) + Cl₂(g) → 2HCl(g)]"]),
    ("HCl/NaOH titration; CO₂-free air", ["HCl", "NaOH", "CO₂"]),
  ])
  func formulasAndEquationsInASentenceAreFound(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(arguments: [
    "IF I CAN, NO. He said so. In Fig. 2B, As at No. 10, Os. Topic C1, B2, P4, F2 generation, vitamin B12.",
    "UK, US, UV, PVC, HIV, IVF, FSH, CFC, BBC, NHS, KS3, PS5, H5N1, WW2, COP26, SI, UN, CPU, BSc, PhD, HeLa cells.",
    "F = k e, V = I R, P = I V, E = m c Δθ, P₁V₁ = P₂V₂, I₁ = I₂, V₂, v² − u² = 2 a s",
    "Grade A+ or B- or C+, blood group O+ or AB−. RP1, PAG C6, 8462/1H, 1CH0, J248. Higher → harder.",
    "Ca = 40, C = 12, O = 16; mW and MW; 5 C; N m; LDR; DNA; ATP; BMI; pH 7; IAAF; OH; HOH; BPA.",
    "A → B, Bb × bb, TT and Tt, XX and XY, I^A, ABO, half-life, covid-19, B-52, F-16, A-level, Apollo-11.",
    "General formula CₙH₂ₙ₊₂. Click File → Save → As. Co. Ltd. PIN CODES, NOON, COIN, CHIN, SPIN, PHONICS, BACON",
    "He is. I am. In. No! Be. As. At. Mo, Al, Ra, Sc, Mn, Po. No. 2, No.3, Hg?", "Sun → Earth", "x → y + z",
  ])
  func wordsAndCodesAreNoFormulas(text: String) {
    #expect(found(text) == [])
  }
}
