import Testing

@testable import Distractors

/// What is asked of texts by their places in a list is what is asked of the texts themselves.
@Suite struct ListComparisonTests {
  private static let texts = [
    "cell", "red blood cells", "the cell", "", "5 kg", "7 kg", "Volt", "volts", "to run", "running water",
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
    "seventeen sixteen", "¿?",
  ]
  private let traits = texts.map { OptionText($0, lexicon: .english).traits }

  @Test func sharedWordsAreTheSame() {
    for one in traits.indices {
      for other in traits.indices {
        let isPart = isTokenSubset(traits[one], traits[other]) || isTokenSubset(traits[other], traits[one])
        #expect(isTokenSubset(one, other, in: traits) == isPart)
        #expect(tokenJaccard(one, other, in: traits) == tokenJaccard(traits[one], traits[other]))
      }
    }
    #expect(isTokenSubset(0, 1, in: traits))
    #expect(tokenJaccard(6, 7, in: traits) == 1)
  }

  @Test func worthIsTheSame() {
    let meaning = SignalWeights.standard.keeping([.meaning, .kind])
    var context = PairContext()
    context.distance = .sameUnit
    for one in traits.indices {
      for other in traits.indices {
        let values = compare(key: one, candidate: other, in: traits, context, lexicon: .english)
        let both = scores(
          key: one, candidate: other, in: traits, context, lexicon: .english, by: .standard, and: meaning)
        #expect(both.0 == values.score(.standard))
        #expect(both.1 == values.score(meaning))
      }
    }
  }

  @Test(arguments: texts) func theFoldedHashIsThatOfTheWholeReading(text: String) {
    for lexicon in [Lexicon.english, nil] {
      #expect(
        OptionTraits.foldedHash(of: text, lexicon: lexicon)
          == OptionText(text, lexicon: lexicon).foldedHash)
    }
  }
}
