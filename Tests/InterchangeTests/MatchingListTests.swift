import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Lists to match that stand one below the other.
struct MatchingListTests {
  @Test func wordsAreMatchedWithTheListBelowThem() {
    let found = TypedLines.items(
      """
      Match each word with its definition. Write the letter on the line.
      1. sicken ____
      2. hasten ____
      3. loom ____
      4. cunning ____
      A. To hurry; to speed something up
      B. To appear threatening
      C. Cleverly deceitful; crafty
      D. To disgust; to cause
      shock and anger
      E. Full of activity

      Answers
      1. D
      2. A
      3. B
      4. C
      """)
    #expect(found.map(\.question) == ["sicken", "hasten", "loom", "cunning"])
    #expect(found.allSatisfy { $0.kind == .matching })
    #expect(found.allSatisfy { $0.options.map(\.label) == ["A", "B", "C", "D", "E"] })
    #expect(found.first?.answer == "To disgust; to cause shock and anger")
    #expect(found.last?.answer == "Cleverly deceitful; crafty")
  }

  @Test func optionsOfTheLastQuestionAreItsOwn() {
    let found = TypedLines.items(
      """
      Answer the questions.
      1. Name the capital of France.
      2. Name the longest river.
      3. Which of these is a mammal?
      A. Bat
      B. Crow
      C. Trout
      """)
    #expect(found.map(\.options.count) == [0, 0, 3])
    #expect(!found.contains { $0.kind == .matching })
  }

  @Test func aListWithALetterMissingIsNone() {
    let found = TypedLines.items(
      """
      Match the words with the pictures and write.
      1. sicken
      2. hasten
      3. loom
      A. To hurry
      C. To appear threatening
      D. To be clever
      """)
    #expect(!found.contains { $0.kind == .matching })
  }

  @Test func anEntryThatGoesOnBelowKeepsItsWords() {
    let found = TypedLines.items(
      """
      Match the beginnings with their ends.
      1. to look forward
      to something
      2. to hasten
      3. to loom
      A. To hurry
      B. To appear threatening
      C. To be glad about what comes
      """)
    #expect(found.map(\.question) == ["to look forward to something", "to hasten", "to loom"])
    #expect(found.allSatisfy { $0.options.count == 3 })
  }

  @Test func whatStandsBelowTheListsIsNamed() {
    let found = TypedLines.items(
      """
      Match the words with their meanings.
      1. sicken
      2. hasten
      3. loom
      A. To hurry
      B. To appear threatening
      C. To disgust
      *Figure 1 A loom
      It stands in a museum at home.
      """)
    #expect(found.map(\.question) == ["sicken", "hasten", "loom"])
    #expect(found.last?.options.map(\.text) == ["To hurry", "To appear threatening", "To disgust"])
    #expect(found.last?.leftOut.contains { $0.contains("stands in a museum") } == true)
  }
}
