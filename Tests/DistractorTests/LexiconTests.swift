import Testing

@testable import Distractors

@Suite struct LexiconTests {
  @Test func wordsAreToldApartByTheirPlace() {
    #expect(Lexicon.Word(index: 1) != Lexicon.Word(index: 2))
  }
}
