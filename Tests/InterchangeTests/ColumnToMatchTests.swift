import PDFText
import Testing

@testable import Interchange

/// Columns whose entries are to be joined: what stands beside an entry is no answer to it.
struct ColumnToMatchTests {
  private static let rows = """
    comet|a band round the neck
    collar|a ball of ice with a tail
    cellar|steps between two poles
    barrel|a room below the ground
    ladder|a round wooden vessel
    """

  @Test(arguments: [
    "Match each word with what it means.", "Relie chaque mot à son sens.",
    "Ordne jedem Wort zu, was es heißt.",
    "Draw a line from each word to its meaning in the right-hand column.",
  ])
  func entriesWithoutNumbersOrLettersHaveTheOtherColumnForOptions(order: String) {
    let found = TypedLines.items("\(order)\n\n\(Self.rows)", column: 250)
    #expect(found.map(\.question) == ["comet", "collar", "cellar", "barrel", "ladder"])
    #expect(found.allSatisfy { $0.kind == .matching && $0.answer == nil })
    #expect(found.first?.options.map(\.text).last == "a round wooden vessel")
  }

  @Test(arguments: ["Learn these words by heart.", "Words in the left-hand column are hard to spell."])
  func whereNothingTellsToMatchTheOtherColumnSaysWhatAWordMeans(sentence: String) {
    let found = TypedLines.items("\(sentence)\n\n\(Self.rows)", column: 250)
    #expect(!found.contains { $0.kind == .matching })
    #expect(found.map(\.question) == ["comet", "collar", "cellar", "barrel", "ladder"])
    #expect(found.first?.answer == "a band round the neck")
  }

  @Test func tabsOfAPageTellNobodyToMatch() {
    let found = TypedLines.items("Learn | Test | Match\n\n\(Self.rows)", column: 250)
    #expect(!found.contains { $0.kind == .matching })
    #expect(found.first { $0.question == "comet" }?.answer == "a band round the neck")
  }

  @Test func linesOfAnEntryStandCloserThanEntriesDo() {
    let rows = [
      ("comet", "a band round", "the neck"), ("collar", "a ball of ice", "with a tail"),
      ("cellar", "steps between", "two poles"), ("barrel", "a room below", "the ground"),
    ]
    let found = TypedLines.items(
      "Match each word with what it means.\n\n"
        + rows.map { "\($0.0)|\($0.1)\n                   \($0.2)" }.joined(separator: "\n\n"), column: 190)
    #expect(found.map(\.question) == rows.map(\.0))
    #expect(found.first?.options.map(\.text) == rows.map { "\($0.1) \($0.2)" })
  }

  @Test func numberedEntriesBesideTheirMeaningsAreNotAnsweredByThem() {
    let words = ["comet", "collar", "cellar", "barrel", "ladder"]
    let meanings = Self.rows.split(separator: "\n").map { String($0.split(separator: "|")[1]) }
    let found = TypedLines.items(
      "Match each word with what it means.\n\n"
        + zip(words, meanings).enumerated().map { "\($0 + 1). \($1.0)|\($1.1)" }.joined(separator: "\n"),
      column: 250)
    #expect(found.map(\.question) == words)
    #expect(found.allSatisfy { $0.kind == .matching && $0.answer == nil })
    #expect(found.first?.options.map(\.text) == meanings)
  }
}
