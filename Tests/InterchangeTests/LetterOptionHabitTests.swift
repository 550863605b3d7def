import PDFText
import Testing

@testable import Interchange

/// Letters below most questions that are options, and those below the others.
struct LetterOptionHabitTests {
  private func items(_ last: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      1. Which animal is a mammal?
        a) bat
        b) crow
        c) trout
      2. Which animal is a bird?
        a) cat
        b) crow
        c) trout
      3. Which animal is a fish?
        a) cat
        b) crow
        c) trout
      4. \(last)
      """)
  }

  @Test(arguments: [
    "The largest animal of all today\n  a) ant\n  b) whale",
    "The following terms name one animal:\n  a) ant and bee\n  b) whale and orca",
  ])
  func lettersBelowAQuestionThatEndsWithoutAQuestionMarkAreOptions(last: String) {
    let found = items(last)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.options.count) == [3, 3, 3, 2])
  }

  @Test(arguments: [
    "The largest animal of all today\n  a) its name [1]\n  b) its food [2]",
    "The largest animal of all today\n  a) Where does it live?\n  b) its food",
    "Explain these words of the last lesson\n  a) gill\n  b) wing",
  ])
  func lettersBeforeWhatHasMarksOrAsksAreParts(last: String) {
    let found = items(last)
    #expect(found.map(\.number) == ["1", "2", "3", "4(a)", "4(b)"])
    #expect(found.map(\.options.count) == [3, 3, 3, 0, 0])
  }

  @Test(arguments: ["  a) Where does it live?\n  b) its food", "  a) its name [1]\n  b) its food [2]"])
  func wherePartsOfOneQuestionAskLettersAreNotOptionsBelowAll(parts: String) {
    let found = items(
      "The largest animal of all today\n  a) ant\n  b) whale\n5. The smallest animal of all today\n" + parts)
    #expect(found.map(\.number) == ["1", "2", "3", "4(a)", "4(b)", "5(a)", "5(b)"])
  }
}
