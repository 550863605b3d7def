import Testing

@testable import Distractors

@Suite struct LexiconTests {
  private let lexicon = Lexicon.english

  private func word(_ text: String) throws -> Lexicon.Word {
    try #require(lexicon.word(text), "'\(text)' is not in the lexicon")
  }

  private func texts(_ words: [Lexicon.Word]) -> [String] { words.map(lexicon.text(of:)) }

  @Test func everyEntryIsFoundByItsText() {
    for index in stride(from: 0, to: lexicon.count, by: 37) {
      let word = Lexicon.Word(index: Int32(index))
      #expect(lexicon.word(lexicon.text(of: word)) == word)
    }
    #expect(lexicon.count > 150_000)
  }

  @Test(arguments: ["", "zzyzzyx", "Apple", "apple ", "appl\u{0}", String(repeating: "a", count: 5000)])
  func whatIsNoEntryIsNotFound(_ text: String) {
    #expect(lexicon.word(text) == nil)
  }

  @Test(arguments: [
    ("joules", "joule"), ("apples", "apple"), ("mice", "mouse"), ("ran", "run"), ("went", "go"),
    ("colder", "cold"), ("apple", "apple"), ("carbon dioxide", "carbon dioxide"), ("the", "the"),
  ])
  func inflectedFormsHaveADictionaryForm(_ form: String, _ base: String) throws {
    #expect(lexicon.text(of: lexicon.base(of: try word(form))) == base)
  }

  @Test(arguments: [
    ("apple", "pear", "law"), ("copper", "zinc", "law"), ("monday", "friday", "fish"),
  ])
  func whatIsUsedAlikeIsNearer(_ word: String, _ near: String, _ far: String) throws {
    let own = try self.word(word)
    #expect(lexicon.similarity(own, try self.word(near)) > lexicon.similarity(own, try self.word(far)) + 0.2)
    #expect(abs(lexicon.similarity(own, own) - 1) < 0.02)
  }

  @Test func phrasesLieWhereTheirWordsLie() throws {
    let phrase = try #require(
      lexicon.meaning(of: [try word("the"), try word("electric"), try word("current")]))
    let near = try #require(lexicon.meaning(of: [try word("electrical"), try word("voltage")]))
    let far = try #require(lexicon.meaning(of: [try word("green"), try word("apples")]))
    #expect(lexicon.similarity(phrase, near) > lexicon.similarity(phrase, far) + 0.2)
    #expect(lexicon.meaning(of: []) == nil)
    #expect(lexicon.meaning(of: [try word("carbon dioxide")]) == nil)
  }

  @Test func frequentWordsCountLessInAPhrase() throws {
    let phrase = try #require(lexicon.meaning(of: [try word("the"), try word("zirconium")]))
    let name = try #require(lexicon.meaning(of: [try word("zirconium")]))
    let article = try #require(lexicon.meaning(of: [try word("the")]))
    #expect(lexicon.similarity(phrase, name) > 0.95)
    #expect(lexicon.similarity(phrase, article) < 0.5)
  }

  @Test func neighboursComeNearestFirstAndAreTheSameEachTime() throws {
    let meaning = try #require(lexicon.meaning(of: [try word("copper")]))
    let neighbours = lexicon.neighbours(of: meaning, limit: 12)
    #expect(texts([neighbours[0].0]) == ["copper"])
    #expect(texts(neighbours.map(\.0)).contains("zinc"))
    #expect(neighbours.map(\.1) == neighbours.map(\.1).sorted(by: >))
    #expect(lexicon.neighbours(of: meaning, limit: 12).map(\.0) == neighbours.map(\.0))
    #expect(lexicon.neighbours(of: meaning, limit: 0).isEmpty)
  }

  @Test func wordsUsedAlikeShareACluster() throws {
    #expect(lexicon.cluster(of: try word("monday")) == lexicon.cluster(of: try word("thursday")))
    #expect(lexicon.cluster(of: try word("monday")) != lexicon.cluster(of: try word("copper")))
    #expect(lexicon.cluster(of: try word("carbon dioxide")) == -1)
    let meaning = try #require(lexicon.meaning(of: [try word("monday")]))
    #expect(lexicon.clusters(of: meaning, limit: 2).first == lexicon.cluster(of: try word("monday")))
  }

  @Test func frequencyFallsFromCommonToRare() throws {
    let order = try ["the", "water", "copper", "zirconium", "carbon dioxide"].map {
      lexicon.zipf(try word($0))
    }
    #expect(order == order.sorted(by: >))
    #expect(order[0] > 7 && order[4] == 0)
  }
}

@Suite struct LexiconSenseTests {
  private let lexicon = Lexicon.english

  private func word(_ text: String) throws -> Lexicon.Word {
    try #require(lexicon.word(text), "'\(text)' is not in the lexicon")
  }

  private func texts(_ words: [Lexicon.Word]) -> [String] { words.map(lexicon.text(of:)) }

  @Test func phrasesHaveSenses() throws {
    let senses = lexicon.senses(of: try word("carbon dioxide"), limit: 3)
    #expect(texts(lexicon.words(of: try #require(senses.first))).contains("carbonic acid gas"))
  }

  @Test func inflectedFormsHaveTheSensesOfTheirBase() throws {
    #expect(
      lexicon.senses(of: try word("joules"), limit: 9) == lexicon.senses(of: try word("joule"), limit: 9))
    #expect(!lexicon.senses(of: try word("joules"), limit: 9).isEmpty)
    #expect(lexicon.senses(of: try word("the"), limit: 9).isEmpty)
  }

  @Test func sensesComeByFrequencyAcrossClasses() throws {
    let first = try #require(lexicon.senses(of: try word("went"), limit: 1).first)
    #expect(lexicon.wordClass(of: first) == .verb)
    #expect(lexicon.senses(of: try word("run"), limit: 2).count == 2)
    #expect(lexicon.senses(of: try word("run"), limit: 0).isEmpty)
  }

  @Test(arguments: [("car", "automobile", true), ("cars", "automobiles", true), ("car", "bicycle", false)])
  func synonymsShareASense(_ a: String, _ b: String, _ expected: Bool) throws {
    #expect(lexicon.sharesSense(try word(a), try word(b), limit: 3) == expected)
  }

  @Test(arguments: [
    ("dog", "animal", true), ("dogs", "animals", true), ("dog", "canine", true), ("animal", "dog", false),
    ("dog", "cat", false), ("dog", "dog", false), ("car", "automobile", false), ("paris", "city", true),
    ("oxygen", "gas", true), ("oxygen", "chemical element", true),
  ])
  func kindsAreFoundUpTheTree(_ a: String, _ b: String, _ expected: Bool) throws {
    #expect(lexicon.isKind(try word(a), of: try word(b), limit: 3) == expected)
  }

  // Depths in WordNet 3.0 along the first hypernym, the root counted as 1.
  @Test(arguments: [
    ("dog", "cat", 2.0 * 12 / 28), ("car", "automobile", 1), ("hot", "cold", 0), ("the", "a", 0),
  ])
  func nearnessInTheTreeIsWuAndPalmers(_ a: String, _ b: String, _ expected: Double) throws {
    #expect(abs(Double(lexicon.wuPalmer(try word(a), try word(b))) - expected) < 1e-6)
    #expect(lexicon.wuPalmer(try word(a), try word(b)) == lexicon.wuPalmer(try word(b), try word(a)))
  }

  @Test func nearKindsAreNearerThanFarOnes() throws {
    let oxygen = try word("oxygen")
    #expect(lexicon.wuPalmer(oxygen, try word("nitrogen")) > lexicon.wuPalmer(oxygen, try word("dog")) + 0.3)
  }

  @Test func oppositesAreKnownDirectlyAndThroughSimilarWords() throws {
    #expect(texts(lexicon.antonyms(of: try word("hot"))).first == "cold")
    #expect(texts(lexicon.antonyms(of: try word("increase"))).contains("decrease"))
    #expect(texts(lexicon.antonyms(of: try word("scorching"))).contains("cold"))
    #expect(lexicon.antonyms(of: try word("oxygen")).isEmpty)
  }

  @Test func sistersAreOtherKindsOfTheSame() throws {
    let sisters = texts(lexicon.sisters(of: try word("oxygen"), limit: 40))
    #expect(Set(["hydrogen", "nitrogen", "helium"]).isSubset(of: sisters))
    #expect(!sisters.contains("oxygen"))
    #expect(texts(lexicon.sisters(of: try word("rickets"), limit: 3)).contains("scurvy"))
    #expect(lexicon.sisters(of: try word("oxygen"), limit: 3).count == 3)
  }

  @Test func fieldsAreThoseOfTheFirstSenses() throws {
    // The unit and the physicist: noun.quantity is file 23, noun.person 18, noun.animal 5, by lexnames(5WN).
    #expect(lexicon.fields(of: try word("joules")) == 1 << 23 | 1 << 18)
    #expect(lexicon.fields(of: try word("dog")) & 1 << 5 != 0)
    #expect(lexicon.classes(of: try word("dogs")).contains(.noun))
    #expect(lexicon.classes(of: try word("quickly")) == .adverb)
    #expect(lexicon.classes(of: try word("the")) == [])
  }
}
