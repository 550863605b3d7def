import CurriculumTestSupport
import Testing

@testable import Interchange

/// Runs of letters are found in texts where they stand, and nowhere else.
@Suite struct LetterIndexTests {
  @Test func findsWhatASearchThroughAllTextsFinds() {
    var random = SeededRandom(seed: 4)
    let letters = Array("abäß水")
    func word(_ longest: Int) -> String {
      String(
        (0..<Int.random(in: 1...longest, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
    }
    var found = 0
    for _ in 0..<200 {
      let texts = (0..<4).map { _ in word(30) }
      let index = LetterIndex(texts)
      for _ in 0..<40 {
        let run = word(6)
        let stands = texts.contains { $0.contains(run) }
        #expect(index.contains(Array(run.utf8)) == stands, "\(run) in \(texts)")
        found += stands ? 1 : 0
      }
    }
    #expect(found > 1000 && found < 7000)
  }

  @Test func noRunGoesFromOneTextIntoTheNext() {
    let index = LetterIndex(["one", "two"])
    #expect(index.contains(Array("one".utf8)) && index.contains(Array("wo".utf8)))
    #expect(!index.contains(Array("onetwo".utf8)) && !index.contains(Array("et".utf8)))
    #expect(!LetterIndex([]).contains(Array("one".utf8)))
  }
}
