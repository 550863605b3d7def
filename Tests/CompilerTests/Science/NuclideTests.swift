import CurriculumCompiler
import Testing

@Suite struct NuclideTests {
  @Test(arguments: [
    ("¹⁴₆C", "¹⁴₆C"), ("₆¹⁴C", "¹⁴₆C"), ("^14_6C", "¹⁴₆C"), ("^{14}_{6}C", "¹⁴₆C"), ("carbon-14", "¹⁴₆C"),
    ("Carbon-14", "¹⁴₆C"), ("U-235", "²³⁵₉₂U"), ("²³⁵U", "²³⁵₉₂U"), ("⁴₂He", "⁴₂He"), ("α", "⁴₂He"),
    ("⁴₂α", "⁴₂He"),
    ("⁰₋₁e", "⁰₋₁e"), ("⁰₋₁β", "⁰₋₁e"), ("β⁻", "⁰₋₁e"), ("β", "⁰₋₁e"), ("β⁺", "⁰₁e"), ("⁰₊₁e", "⁰₁e"),
    ("⁰₁e", "⁰₁e"),
    ("¹₀n", "¹₀n"), ("n", "¹₀n"), ("γ", "⁰₀γ"), ("⁰₀γ", "⁰₀γ"), ("chlorine-37", "³⁷₁₇Cl"),
  ])
  func aNuclideIsReadHoweverItIsTyped(text: String, printed: String) throws {
    #expect(try Nuclide(text).text == printed)
  }

  @Test(arguments: [
    ("¹⁴₇C", NuclideProblem.wrongAtomicNumber(written: 7, expected: 6)),
    ("⁵₆C", .massTooSmall(mass: 5, protons: 6)),
    ("carbon-4", .massTooSmall(mass: 4, protons: 6)), ("¹⁴₆X", .unknownElement("X")),
    ("water-2", .unknownElement("water")),
    ("¹₁n", .wrongParticle(expected: "¹₀n")), ("14C", .unreadable), ("", .unreadable), ("₆C", .unreadable),
  ])
  func whatCannotBeANuclideIsRefusedWithTheReason(text: String, problem: NuclideProblem) {
    #expect(throws: problem) { try Nuclide(text) }
  }

  @Test(arguments: [
    ("²³⁸₉₂U → ²³⁴₉₀Th + ⁴₂He", true), ("¹⁴₆C → ¹⁴₇N + ⁰₋₁e", true), ("²³⁸₉₂U → ²³⁴₉₀Th + α", true),
    ("¹⁴₆C → ¹⁴₇N + β⁻", true), ("²³⁵₉₂U + ¹₀n → ¹⁴¹₅₆Ba + ⁹²₃₆Kr + 3¹₀n", true),
    ("²³⁸₉₂U → ²³⁸₉₂U + γ", true),
    ("²H + ³H → ⁴He + n", true), ("²³⁸₉₂U → ²³⁴₉₀Th + ⁰₋₁e", false), ("¹⁴₆C → ¹⁴₇N + ⁴₂He", false),
    ("²³⁵₉₂U + ¹₀n → ¹⁴¹₅₆Ba + ⁹²₃₆Kr + 2 ¹₀n", false), ("²³⁸₉₂U -> ²³⁴₉₀Th + ⁴₂He", true),
    ("¹⁸₉F → ¹⁸₈O + β⁺", true),
  ])
  func aDecayBalancesMassAndCharge(text: String, isBalanced: Bool) throws {
    let equation = try #require(try NuclearEquation(text))
    #expect(equation.isBalanced == isBalanced)
  }

  @Test func aReactionOfMoleculesIsNoDecay() throws {
    #expect(try NuclearEquation("2H₂ + O₂ → 2H₂O") == nil)
    #expect(try NuclearEquation("glucose → ethanol") == nil)
    #expect(throws: NuclideProblem.wrongAtomicNumber(written: 91, expected: 90)) {
      try NuclearEquation("²³⁸₉₂U → ²³⁴₉₁Th + ⁴₂He")
    }
  }
}
