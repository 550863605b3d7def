import PDFText
import Testing

@testable import Interchange

/// Entries to join by lines: below questions, and with a key that joins them in one sentence.
struct JoiningLineTests {
  private static let young = ["kid", "lamb", "gosling", "calf"]

  private func sheet(_ order: String, before: String = "", behind: String = "") -> [ExtractedItem] {
    TypedLines.items(
      """
      \(before)\(order)
      goose | • | • | kid
      goat | • | • | lamb
      sheep | • | • | gosling
      cow | • | • | calf

      \(behind)
      """)
  }

  private static let questions = """
    1. Name the gas that plants take in. [1]
    2. Explain why leaves are green. [2]
    3. State two uses of a root. [2]

    *Animals and their young

    """

  @Test(arguments: [
    "Draw a line from each animal to its young.", "Draw lines between the animals and their young.",
    "Join each animal to its young.", "Trek een lijn van elk dier naar zijn jong.",
  ])
  func entriesBelowAnOrderToJoinThemAreAskedBesideTheQuestions(order: String) {
    let found = sheet(order, before: Self.questions)
    #expect(found.map(\.number) == ["1", "2", "3", nil, nil, nil, nil])
    #expect(found.dropFirst(3).map(\.question) == ["goose", "goat", "sheep", "cow"])
    #expect(found.dropFirst(3).allSatisfy { $0.options.map(\.text) == Self.young })
  }

  @Test func entriesBelowNoOrderAreNotAskedBesideQuestions() {
    let found = sheet("Here are the animals of a farm.", before: Self.questions)
    #expect(found.map(\.number) == ["1", "2", "3"])
  }

  @Test(arguments: ["–", "=", "→"])
  func aKeyInOneSentenceAnswersWhatItJoins(sign: String) {
    let key =
      "Answers: goose \(sign) gosling, goat \(sign) kid, sheep \(sign) lamb, cow \(sign) calf."
    let found = sheet("Draw a line from each animal to its young.", behind: key)
    #expect(found.map(\.question) == ["goose", "goat", "sheep", "cow"])
    #expect(found.map(\.answer) == ["gosling", "kid", "lamb", "calf"])
    #expect(found.allSatisfy { $0.answerPlace != nil })
  }

  @Test func aSentenceThatJoinsEntriesToOtherWordsAnswersNothing() {
    let found = sheet(
      "Draw a line from each animal to its young.",
      behind: "Names: goose – Anna, goat – Bert, sheep – Carl, cow – Dora")
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
