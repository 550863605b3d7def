import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import Testing

@Suite struct ChangedStatementTests {
  private func texts(_ statement: String, _ replacing: [(term: String, by: String)] = []) -> [String] {
    changedStatements(statement, language: "en", replacing: replacing).map(\.text)
  }

  @Test(
    arguments: [
      ("Plant cell walls are made of cellulose.", "Plant cell walls are not made of cellulose."),
      (
        "The wall of the left ventricle is thicker than the wall of the right ventricle.",
        "The wall of the left ventricle is thinner than the wall of the right ventricle."
      ),
      (
        "Mitosis produces genetically identical cells.",
        "Mitosis does not produce genetically identical cells."
      ),
      (
        "Graphite conducts electricity because it has delocalised electrons.",
        "Graphite does not conduct electricity because it has delocalised electrons."
      ),
      (
        "An exothermic reaction transfers energy to the surroundings.",
        "An endothermic reaction transfers energy to the surroundings."
      ),
      (
        "Increasing the concentration of a reactant increases the frequency of collisions.",
        "Increasing the concentration of a reactant decreases the frequency of collisions."
      ),
      ("Sound waves in air are longitudinal.", "Sound waves in air are transverse."),
      (
        "Isotopes of an element have the same number of protons.",
        "Isotopes of an element do not have the same number of protons."
      ),
      (
        "The resultant force on an object moving at terminal velocity is zero.",
        "The resultant force on an object moving at terminal velocity is not zero."
      ),
      ("Metals conduct electricity.", "Metals do not conduct electricity."),
      ("All metals are conductors.", "Some metals are conductors."),
      ("All metals are conductors.", "No metals are conductors."),
      ("It takes an hour to charge the battery.", "It does not take an hour to charge the battery."),
      ("A catalyst can be recovered.", "A catalyst cannot be recovered."),
      ("There is an increase in mass.", "There is a decrease in mass."),
    ])
  func aTrueStatementBecomesFalseByOneChange(statement: String, changed: String) {
    #expect(texts(statement).contains(changed), "\(texts(statement))")
  }

  @Test(arguments: [
    "Metals are not non-conductors.", "Antibiotics never kill viruses.", "No metal is a gas.",
    "Glass isn't a metal.",
    "An unstable nucleus emits radiation.", "Non-metals are insulators.", "It is impossible to see an atom.",
    "Noble gases react with nothing.", "",
  ])
  func whatDeniesAlreadyIsLeftAlone(statement: String) {
    #expect(texts(statement, [("metals", "gases"), ("viruses", "fungi")]).isEmpty)
  }

  @Test func wordsThatOnlyBeginLikeADenialDenyNothing() {
    #expect(!texts("Universal indicator is green in a neutral solution.").isEmpty)
    #expect(!texts("The underlying rock is granite.").isEmpty)
  }

  @Test func aTermIsReplacedByTheGivenOneWithItsArticle() throws {
    let statement = "The nucleus of an atom contains neutrons."
    let changed = try #require(
      changedStatements(statement, language: "en", replacing: [("atom", "molecule")]).first)
    #expect(changed.text == "The nucleus of a molecule contains neutrons.")
    #expect(changed.change == .replacedTerm)
    #expect(changed.from == "an atom")
    #expect(changed.to == "a molecule")
    let first = texts("Arteries carry blood away from the heart.", [("arteries", "veins")]).first
    #expect(first == "Veins carry blood away from the heart.")
  }

  @Test func twoNamedTermsTakeEachOthersPlace() {
    let changed = changedStatements(
      "Chlorine is more reactive than bromine.", language: "en",
      replacing: [("chlorine", "chlorine"), ("bromine", "bromine")])
    #expect(changed.first?.text == "Bromine is more reactive than chlorine.")
    #expect(changed.first?.change == .swappedTerms)
    let list = texts("Carbon and oxygen form a gas.", [("carbon", "carbon"), ("oxygen", "oxygen")])
    #expect(!list.contains("Oxygen and carbon form a gas."))
  }

  @Test(arguments: ["es", "fr", "de", "ar", "", "eng"])
  func otherLanguagesAreLeftAlone(language: String) {
    #expect(changedStatements("Metals are hard.", language: language, replacing: [("hard", "soft")]).isEmpty)
    #expect(!changedStatements("Metals are hard.", language: "en-GB", replacing: [("hard", "soft")]).isEmpty)
  }

  @Test func thePlaceOfTheChangeIsToldExactly() {
    let statement = "All catalysts increase the rate – always – and are used in small amounts."
    let found = changedStatements(
      statement, language: "en", replacing: [("rate", "yield"), ("small", "large")])
    #expect(found.count >= 5)
    for change in found {
      var bytes = Array(statement.utf8)
      #expect(String(decoding: bytes[change.range], as: UTF8.self) == change.from)
      bytes.replaceSubrange(change.range, with: Array(change.to.utf8))
      #expect(String(decoding: bytes, as: UTF8.self) == change.text)
      #expect(change.text != statement)
    }
    #expect(Set(found.map(\.text)).count == found.count)
  }

  @Test(arguments: [
    "\u{1F469}\u{200D}\u{1F52C}", "is", "all", "...", "a\u{301} is e\u{301}",
    String(repeating: "is ", count: 10_000),
  ])
  func absurdStatementsAreHarmless(statement: String) {
    for change in changedStatements(statement, language: "en", replacing: [("", ""), ("is", ""), ("a", "b")])
    {
      #expect(change.text != statement)
    }
  }
}
