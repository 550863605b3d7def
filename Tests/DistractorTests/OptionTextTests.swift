import Testing

@testable import Distractors

/// What the compiler sees in a text that may be an option.
@Suite struct OptionTextTests {
  private func read(_ text: String) -> OptionText { OptionText(text, lexicon: .english) }

  @Test(arguments: [
    ("speed of light", "light speeds", true), ("red blood cells", "cell", true),
    ("the wavelength", "wavelength", true),
    ("speed of light", "light", false), ("speed of light", "speed", true),
  ])
  func theHeadIsTheLastNounBeforeThePreposition(phrase: String, other: String, isSame: Bool) {
    #expect((read(phrase).traits.headHash == read(other).traits.headHash) == isSame)
  }

  @Test(arguments: [
    ("Joules", true), ("children", true), ("batteries", true), ("red blood cells", true), ("a lens", false),
    ("gas", false), ("speed of waves", false), ("physics", false),
  ])
  func pluralsAreToldFromWordsInS(text: String, isPlural: Bool) {
    #expect(read(text).isPlural == isPlural)
  }

  @Test(arguments: [
    ("to run", PhraseClass.infinitive), ("Reducing the power", .gerund), ("It is reduced", .clause),
    ("the power", .noun), ("operating frequency", .noun), ("5 kg", .number), ("quickly", .adverb),
    ("beautiful", .adjective), ("with", .function),
  ])
  func theKindOfPhraseIsSeen(text: String, expected: PhraseClass) {
    #expect(read(text).classOfHead == expected)
  }

  @Test(arguments: [
    ("joule", "Joules"), ("a Joule", "joules"), ("The battery", "batteries."), ("1,000 m", "1000 m"),
    ("red-blood cells", "Red blood cell"), ("women", "a woman"), ("Newton’s law", "Newton's laws"),
  ])
  func textsThatDifferInTrimmingsAreEqual(a: String, b: String) {
    #expect(isEqualAfterFolding(read(a), read(b)))
  }

  @Test(arguments: [
    ("5 mW", "5 MW"), ("-5", "5"), ("5", "5%"), ("man", "men and women"), ("1.5", "15"),
    ("to run", "running"),
    ("?", "!"), ("glass", "glas"), ("año", "ano"),
  ])
  func textsThatMeanSomethingElseAreNotEqual(a: String, b: String) {
    #expect(!isEqualAfterFolding(read(a), read(b)))
  }

  @Test func numbersAreReadWithTheirUnits() {
    let current = read("3.5 mA").traits
    #expect(read("3.5 mA").isNumber && current.number == 3.5)
    #expect(current.unitHash == read("12 mA").traits.unitHash)
    #expect(current.unitHash != read("12 MA").traits.unitHash)
    #expect(read("$12").traits.number == 12)
    #expect(read("-3 °C").traits.number == -3)
    #expect(!read("80 meters and 40 meters").isNumber)
    #expect(!read("CO2").isNumber)
  }

  @Test func partsOfAnotherTextAreSeen() {
    #expect(isTokenSubset(read("blood cell"), read("red blood cells")))
    #expect(!isTokenSubset(read("red blood cells"), read("blood cell")))
    #expect(!isTokenSubset(read(""), read("anything")))
    #expect(tokenJaccard(read("red blood cells"), read("white blood cells")) == 0.5)
  }

  @Test func likenessOfLongTextsIsEstimatedFairly() {
    let words = (0..<40).map { "word\($0)x" }
    let half = read(words[..<30].joined(separator: " "))
    let other = read(words[10...].joined(separator: " "))
    #expect(abs(tokenJaccard(half, other) - 0.5) < 0.3)
    #expect(tokenJaccard(half, half) == 1)
  }

  @Test(arguments: [
    "", " ", "😀", "?", "ة", "مَدْرَسَة", "שלום", "学校", "ねこ", "ไทย", "\u{200F}", "%", "…", "-", "'s", "'",
  ])
  func anyTextCanBeReadWithAndWithoutWords(text: String) {
    for lexicon in [Lexicon.english, nil] {
      let option = OptionText(text, lexicon: lexicon)
      let other = OptionText("Volts", lexicon: lexicon)
      for (key, candidate) in [(option, other), (other, option), (option, option)] {
        let score = compare(key: key, candidate: candidate, prompt: option, PairContext(), lexicon: lexicon)
          .score(.standard)
        #expect(score.isFinite)
      }
      #expect(isEqualAfterFolding(option, OptionText(text, lexicon: lexicon)))
    }
  }

  @Test func aTextOfHundredThousandCharactersIsRead() {
    let long = OptionText(String(repeating: "La Wörterbuch 5,3 ", count: 6_000), lexicon: .english)
    #expect(long.traits.wordCount == 18_000)
    #expect(
      compare(key: long, candidate: long, prompt: long, PairContext(), lexicon: .english).score(.standard) > 0
    )
  }

  @Test func kindsAreAsNearAsTheDictionarySays() throws {
    let words = ["dog", "cat", "volt", "ampere", "oxygen", "run", "walk", "democracy", "red", "quickly"]
    for a in words {
      for b in words where a != b {
        let (first, second) = (try #require(Lexicon.english.word(a)), try #require(Lexicon.english.word(b)))
        let value = compare(key: read(a), candidate: read(b), prompt: nil, PairContext(), lexicon: .english)[
          .kind]
        #expect(abs(value - Lexicon.english.wuPalmer(first, second)) < 0.001, "\(a) \(b)")
      }
    }
  }
}
