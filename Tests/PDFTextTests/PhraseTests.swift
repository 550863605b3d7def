import CurriculumTestSupport
import Testing

@testable import PDFText

/// Many phrases are found in a text as each of them is.
@Suite struct PhraseTests {
  @Test func theyAreThereWhereOneIs() {
    let phrases = ["true or false", "t if", "вера", "正误", "a"]
    let all = Phrases(phrases)
    for text in ["", "is it true or fals", "say true or false", "Верно", "вера", "判断正误", "t i", "bad", "正"] {
      #expect(all.areIn(text) == phrases.contains { text.holds($0) }, "\(text)")
    }
  }

  @Test func agreesWithSearchesOneByOne() {
    var random = SeededRandom(seed: 11)
    func word(_ longest: Int) -> String {
      String(
        (0..<Int.random(in: 1...longest, using: &random)).map { _ in
          "abé ".randomElement(using: &random) ?? "a"
        })
    }
    for _ in 0..<400 {
      let phrases = (0..<4).map { _ in word(4) }
      let text = word(12)
      #expect(Phrases(phrases).areIn(text) == phrases.contains { text.holds($0) }, "\(phrases) in \(text)")
    }
  }

  @Test(arguments: [("cat", 3, 0), ("кот", 3, 3), ("ệt 12", 2, 0), ("猫 cat", 4, 1), ("12 + 3", 0, 0)])
  func lettersAreCountedByScript(text: String, all: Int, others: Int) {
    let counts = LetterCounts(text)
    #expect(counts.all == all)
    #expect(counts.others == others)
  }
}
