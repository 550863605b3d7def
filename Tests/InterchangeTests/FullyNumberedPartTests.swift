import PDFText
import Testing

@testable import Interchange

/// Parts that have the whole number of their question before their own: "1.2.1".
struct FullyNumberedPartTests {
  @Test func belowAWordThatTellsToChooseTheyAreNoOptions() {
    let found = TypedLines.items(
      """
      1.2 Choose a word from the list for each description:
      anther, petal, stem, root
      1.2.1 The part that makes pollen
      1.2.2 The part that takes up water
      1.2.3 The part that insects see first
      1.2.4 The part that holds the leaves up
      1.3 What is a flower for?
      """)
    #expect(found.map(\.number) == ["1.2.1", "1.2.2", "1.2.3", "1.2.4", "1.3"])
    #expect(found.allSatisfy { $0.options.isEmpty })
    #expect(found.first?.stem?.hasPrefix("Choose a word from the list") == true)
  }

  @Test func eachPartKeepsItsMarks() {
    let found = TypedLines.items(
      """
      2.1 Choose the correct answer from those in brackets:
      2.1.1 Water boils at (90/100) degrees. (1)
      2.1.2 Water freezes at (0/10) degrees. (1)
      2.1.3 Ice (sinks/floats) on water. (1)
      2.2 Name the three states of water. (3)
      """)
    #expect(found.map(\.number) == ["2.1.1", "2.1.2", "2.1.3", "2.2"])
    #expect(found.map(\.marks) == [1, 1, 1, 3])
  }

  @Test func lettersBelowAWordThatTellsToChooseAreOptions() {
    let found = TypedLines.items(
      """
      1.2 Choose the part that makes pollen:
        A  anther
        B  petal
        C  root
        D  stem
      1.3 Choose the part that takes up water:
        A  anther
        B  petal
        C  root
        D  stem
      """)
    #expect(found.map(\.number) == ["1.2", "1.3"])
    #expect(found.options(0) == ["anther", "petal", "root", "stem"])
  }
}
