import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Options that a line above tells to choose from, and headings with numbers above questions that count on.
struct ToldOptionTests {
  /// What is read from lines of which those behind a sign for a number are bold and larger than the text.
  private func items(_ lines: [String], headingSize: Int) -> [ExtractedItem] {
    var page = TypedPage(1)
    var top = 100
    for line in lines {
      if line.first == "#" {
        page.type(String(line.dropFirst()), x: 60, y: top, size: headingSize, font: "Serif-Bold")
        top += 24
      } else {
        page.type(line, x: 60, y: top)
        top += 15
      }
    }
    return extract([PageText(page.dump)]).items
  }

  @Test func headingsWithBareNumbersAreSectionsWhereTheQuestionsCountOn() {
    let found = items(
      [
        "#1 Safety", "1. What should you do at a red light?", "2. When should you use the horn?",
        "3. How should you pass a horse?", "#2 Licensing", "4. Who has to sign the form?",
        "5. How long is a licence valid?", "6. Where do you send the form?",
      ], headingSize: 14)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    #expect(found.prefix(3).allSatisfy { $0.section == "1 Safety" })
    #expect(found.suffix(3).allSatisfy { $0.section == "2 Licensing" })
    #expect(found.allSatisfy { $0.leftOut.isEmpty })
  }

  @Test func boldLinesWithBareNumbersAsLargeAsTheTextAreNoSections() {
    let found = items(
      [
        "#1 Safety", "1. What should you do at a red light?", "2. When should you use the horn?",
        "3. How should you pass a horse?", "#2 Licensing", "4. Who has to sign the form?",
        "5. How long is a licence valid?", "6. Where do you send the form?",
      ], headingSize: 10)
    #expect(!found.contains { $0.section == "2 Licensing" })
  }

  @Test func lettersBesideWordsToMatchSayWhichEntryOfTheListIsRight() {
    let found = TypedLines.items(
      """
      Match the words with what they mean.
      A. a ball of ice with a tail
      B. a band around the neck
      C. a room below the ground
      D. a round wooden vessel
      1. comet|A
      2. collar|B
      3. cellar|C
      4. barrel|D
      """)
    #expect(found.map(\.question) == ["comet", "collar", "cellar", "barrel"])
    #expect(found.allSatisfy { $0.options.map(\.label) == ["A", "B", "C", "D"] })
    #expect(found.map(\.answerLabels) == [["A"], ["B"], ["C"], ["D"]])
    #expect(found.first?.answer == "a ball of ice with a tail")
  }

  @Test func aListThatNothingTellsToMatchIsNoneOfOptions() {
    let found = TypedLines.items(
      """
      Read the list of words from the lesson.
      A. a ball of ice with a tail
      B. a band around the neck
      C. a room below the ground
      D. a round wooden vessel
      1. comet|A
      2. collar|B
      3. cellar|C
      4. barrel|D
      """)
    #expect(!found.contains { $0.options.count == 4 && !$0.answerLabels.isEmpty })
  }

  @Test func shortPartsBelowStatementsAreOptionsWhereALineTellsToChoose() {
    let found = TypedLines.items(
      """
      Choose the word that is closest in meaning.
      1. The river is very deep.
        a) in spring
        b) at night
        c) in winter
      2. The old bridge is long.
        a) near the church
        b) on a hill
        c) in the woods
      3. The people are hungry.
        a) on fish
        b) on bread
        c) on fruit
      4. The road is very dry.
        a) to the sea
        b) to the north
        c) to nowhere
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map { $0.options.count } == [3, 3, 3, 3])
    #expect(found.allSatisfy { $0.kind == .choice })
    #expect(found.last?.options.map(\.text) == ["to the sea", "to the north", "to nowhere"])
  }

  @Test func shortPartsBelowStatementsAreNoOptionsWhereNothingTellsToChoose() {
    let found = TypedLines.items(
      """
      Write about each of them.
      1. The river is very deep.
        a) in spring
        b) at night
        c) in winter
      2. The old bridge is long.
        a) near the church
        b) on a hill
        c) in the woods
      3. The people are hungry.
        a) on fish
        b) on bread
        c) on fruit
      4. The road is very dry.
        a) to the sea
        b) to the north
        c) to nowhere
      """)
    #expect(found.map(\.number) != ["1", "2", "3", "4"])
  }

  @Test func partsThatAskAreNoOptionsThoughALineTellsToChoose() {
    let found = TypedLines.items(
      """
      Choose the best word for each answer.
      1. The river is very deep.
        a) Where does it begin?
        b) Where does it end?
        c) Who lives there?
      2. The old bridge is long.
        a) Who built it?
        b) When was that?
        c) What is it made of?
      3. The people are hungry.
        a) What do they eat?
        b) Where do they live?
        c) What do they sell?
      4. The road is very dry.
        a) Where does it lead?
        b) Who made it?
        c) When does it rain?
      """)
    #expect(found.allSatisfy { $0.options.isEmpty })
    #expect(found.count == 12)
  }
}
