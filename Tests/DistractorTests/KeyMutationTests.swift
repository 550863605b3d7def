import Testing

@testable import Distractors

/// Wrong answers made of right ones.
@Suite struct KeyMutationTests {
  private static let course = WordNeighbours([
    "white blood cells carry oxygen", "white blood cells", "physical properties", "chemical reactions",
    "FM signals",
    "an electric field", "the magnetic field", "white blood cell", "red wine",
  ])

  private func mutations(of key: String, lexicon: Lexicon? = .english) -> [KeyMutation] {
    KeyMutation.mutations(of: key, in: Self.course, lexicon: lexicon)
  }

  @Test(arguments: [
    ("red blood cells", "white blood cells"), ("chemical properties", "physical properties"),
    ("AM signals", "FM signals"), ("Red blood cells", "White blood cells"),
  ])
  func whatTheCourseHasAtThisPlaceComesFirst(key: String, expected: String) {
    let first = mutations(of: key).first
    #expect(first?.text == expected)
    #expect(first?.how == .sameHead)
  }

  @Test(arguments: [
    ("increases the temperature", "decreases the temperature", KeyMutation.Method.antonym),
    ("High pressure", "Low pressure", .antonym), ("increasing", "decreasing", .antonym),
    ("Endothermic", "Exothermic", .antonym), ("input impedance", "output impedance", .prefix),
  ])
  func oppositesKeepTheFormOfTheWord(key: String, expected: String, how: KeyMutation.Method) {
    #expect(mutations(of: key).contains { $0.text == expected && $0.how == how })
  }

  @Test func theArticleFollowsTheNewWord() {
    #expect(mutations(of: "a magnetic field").first?.text == "an electric field")
    #expect(mutations(of: "An electric field").first?.text == "A magnetic field")
  }

  @Test func theMutationSaysWhatWasChanged() {
    let first = mutations(of: "Red blood cells").first
    #expect(first?.changedFrom == "Red" && first?.changedTo == "White")
  }

  @Test func sistersComeLastAndStayPlural() {
    let made = mutations(of: "warm oceans")
    let sisters = made.filter { $0.how == .sister }
    #expect(!sisters.isEmpty && made.suffix(sisters.count) == sisters[...])
    #expect(
      sisters.filter { $0.changedFrom == "oceans" }.allSatisfy {
        OptionText($0.text, lexicon: .english).isPlural == true
      })
  }

  @Test(arguments: ["5 classes", "60 Hz", "3.5", "", "😀", "the", "?", "A"])
  func nothingIsMadeOfNumbersAndOfNothing(key: String) {
    #expect(mutations(of: key).isEmpty)
  }

  @Test(arguments: [
    "red blood cells", "the first law of motion", "a magnetic field", "north and south",
    "high or low pressure",
    "left ventricle", "a battery", "Gravitational Potential Energy", "warm-blooded animals",
    "the children's homes",
  ])
  func noMutationSaysWhatTheKeySays(key: String) {
    let made = mutations(of: key)
    let own = OptionText(key, lexicon: .english)
    #expect(made.count <= 12)
    #expect(Set(made.map(\.text)).count == made.count)
    for mutation in made {
      #expect(!isEqualAfterFolding(OptionText(mutation.text, lexicon: .english), own))
      #expect(!["a", "an", "the"].contains(mutation.changedFrom.lowercased()))
    }
  }

  @Test func theCourseAloneServesWhereTheLanguageHasNoLexicon() {
    let course = WordNeighbours(["glóbulos blancos", "zapatos rojos"])
    let made = KeyMutation.mutations(of: "Glóbulos rojos", in: course, lexicon: nil)
    #expect(Set(made.map(\.text)) == ["Zapatos rojos", "Glóbulos blancos"])
  }

  @Test func theOrderOfTheCourseChangesNothing() {
    let texts = [
      "warm ocean", "cold ocean", "deep ocean", "warm sea", "warm lakes", "Deep ocean", "deep Ocean",
    ]
    let keys = ["salty ocean", "warm river", "Salty oceans"]
    for key in keys {
      let straight = KeyMutation.mutations(of: key, in: WordNeighbours(texts), lexicon: .english)
      let turned = KeyMutation.mutations(of: key, in: WordNeighbours(texts.reversed()), lexicon: .english)
      #expect(straight == turned)
    }
  }

  @Test func aLongTextIsLeftAlone() {
    #expect(mutations(of: String(repeating: "high pressure ", count: 7_000)).isEmpty)
  }
}
