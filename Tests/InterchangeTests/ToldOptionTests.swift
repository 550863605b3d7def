import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Options that a line above tells to choose from, and headings with numbers above questions that count on.
struct ToldOptionTests {
  @Test func headingsWithBareNumbersAreNoQuestionsWhereTheQuestionsCountOn() {
    let found = TypedLines.items(
      """
      *1 Safety
      1. What should you do at a red light?
      2. When should you use the horn?
      3. How should you pass a horse?
      *2 Licensing
      4. Who has to sign the form?
      5. How long is a licence valid?
      6. Where do you send the form?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
  }

  @Test func optionsOfAListToMatchAreGivenByTheirLetters() {
    let found = TypedLines.items(
      """
      *Match the words with what they mean.
      A. a ball of ice with a tail
      B. a band around the neck
      C. a room below the ground
      D. a round wooden vessel
      1. comet A
      2. collar B
      3. cellar C
      4. barrel D
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.allSatisfy { $0.options.map(\.label) == ["A", "B", "C", "D"] })
  }

  @Test func shortPartsBelowStatementsAreOptionsWhereALineTellsToChoose() {
    let found = TypedLines.items(
      """
      Choose the best answer.
      1. The river is very deep
        a) in spring
        b) at night
        c) in winter
      2. The old bridge stands
        a) near the church
        b) on a hill
        c) in the woods
      3. The people of the town live
        a) on fish
        b) on bread
        c) on fruit
      4. The road leads
        a) to the sea
        b) to the north
        c) to nowhere
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map { $0.options.count } == [3, 3, 3, 3])
    #expect(found.last?.options.map(\.text) == ["to the sea", "to the north", "to nowhere"])
  }

  @Test func shortPartsBelowStatementsAreNoOptionsWhereNothingTellsToChoose() {
    let found = TypedLines.items(
      """
      Write a sentence on each.
      1. The river is very deep
        a) in spring
        b) at night
        c) in winter
      2. The old bridge stands
        a) near the church
        b) on a hill
        c) in the woods
      3. The people of the town live
        a) on fish
        b) on bread
        c) on fruit
      4. The road leads
        a) to the sea
        b) to the north
        c) to nowhere
      """)
    #expect(found.allSatisfy { $0.options.isEmpty })
  }
}
