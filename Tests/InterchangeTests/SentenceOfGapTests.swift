import PDFText
import Testing

@testable import Interchange

/// Entries of keys of which one sentence is the one that was asked, with its gap filled.
struct SentenceOfGapTests {
  private func answers(_ key: [String], _ questions: [String] = questions, head: String = "Answers")
    -> [String?]
  {
    func counted(_ lines: [String]) -> [String] { lines.enumerated().map { "\($0 + 1). \($1)" } }
    return TypedLines.items((counted(questions) + ["", "*" + head] + counted(key)).joined(separator: "\n"))
      .map(\.answer)
  }

  private static let questions = [
    "Grandad keeps his chisels in a ______ pouch.", "The ______ lays an egg each day.",
    "We cut the bread with a ______ knife.",
  ]

  @Test func theSentenceMayStandBehindAnother() {
    #expect(
      answers([
        "The word is leather. Grandad keeps his chisels in a leather pouch.",
        "It is a bird. The hen lays an egg each day.",
        "A blunt one tears it. We cut the bread with a sharp knife.",
      ]) == ["leather", "hen", "sharp"])
  }

  @Test func theSentenceMayBeginAsTheOneBeforeIt() {
    #expect(
      answers([
        "Grandad keeps it dry. Grandad keeps his chisels in a leather pouch.",
        "The word is hen. The hen lays an egg each day.",
        "We need a good one. We cut the bread with a sharp knife.",
      ]) == ["leather", "hen", "sharp"])
  }

  @Test func aWordThatIsReadOutIsTheAnswerWhateverOthersSay() {
    #expect(
      answers([
        "The word is leather. Grandad keeps his chisels in a leather pouch.", "hen",
        "The word is sharp. We cut the bread with a sharp knife. The word is sharp.",
      ]) == ["leather", "hen", "sharp"])
  }

  @Test func theSentenceMayStandBeforeAnother() {
    #expect(
      answers([
        "Grandad keeps his chisels in a leather pouch. Leather is strong.",
        "The hen lays an egg each day. A hen is a bird.",
        "We cut the bread with a sharp knife. Sharp ones cut well.",
      ]) == ["leather", "hen", "sharp"])
  }

  @Test func otherLanguagesHaveSuchKeysToo() {
    #expect(
      answers(
        [
          "Das Wort ist Leder. Opa trägt eine Tasche aus Leder bei sich.",
          "Das Wort ist Huhn. Das Huhn legt jeden Tag ein Ei.",
          "Das Wort ist Messer. Wir schneiden das Brot mit dem Messer.",
        ],
        [
          "Opa trägt eine Tasche aus ______ bei sich.", "Das ______ legt jeden Tag ein Ei.",
          "Wir schneiden das Brot mit dem ______.",
        ], head: "Lösungen") == ["Leder", "Huhn", "Messer"])
  }

  @Test func anEntryOfWhichNoSentenceIsTheOneThatWasAskedIsKeptWhole() {
    let key = [
      "It is made of hide. The pouch is brown.", "It is a bird. Think of the yard.",
      "It cuts. Think of a saw.",
    ]
    #expect(answers(key) == key)
  }

  @Test func aFillingWithAStopInItIsKept() {
    #expect(
      answers(
        [
          "The letter came from Dr. Lind in May.", "The train leaves at 4.15 p.m. today.",
          "We met at St. Anne in June.",
        ],
        [
          "The letter came from ______ in May.", "The train leaves at ______ today.",
          "We met at ______ in June.",
        ])
        == ["Dr. Lind", "4.15 p.m.", "St. Anne"])
  }
}
