import PDFText
import Testing

@testable import Interchange

/// Sections of keys whose names are shortened, count on within a line, or head a passage with gaps.
struct NamedKeySectionTests {
  private static let two = """
    *Exercise 1
    1. What is the past of go?
    2. What is the past of see?
    *Exercise 2
    1. When does the bus leave?
    2. Where does it stop?
    *Exercise 3
    1. What is the plural of ox?
    2. What is the plural of goose?

    *Answers

    """

  @Test(arguments: [
    "Ex. 1: 1 went 2 saw\nEx. 2: 1 At two 2 In Lund\nEx. 3: 1 oxen 2 geese",
    "Exercise 1: 1. went 2. saw Exercise 2: 1. At two 2. In Lund Exercise 3: 1. oxen 2. geese",
    "Exercise 1: 1. went 2. saw\nExercise 2: 1. At two 2. In Lund\nExercise 3: 1. oxen 2. geese",
  ])
  func eachExerciseHasItsAnswers(key: String) {
    let found = TypedLines.items(Self.two + key)
    #expect(found.map(\.answer) == ["went", "saw", "At two", "In Lund", "oxen", "geese"])
  }

  @Test func aKeyMayLeaveOutAnExercise() {
    let found = TypedLines.items(Self.two + "Ex. 1: 1 went 2 saw\nEx. 3: 1 oxen 2 geese")
    #expect(found.map(\.answer) == ["went", "saw", nil, nil, "oxen", "geese"])
  }

  @Test func aPartMayBeAPassageWithGaps() {
    let found = TypedLines.items(
      """
      *Part A
      By the river stands an old (1) ______ and in it lives a (2) ______ with his wife.
      They have a (3) ______ in the garden and many (4) ______ in the barn.
      *Part B
      1. Who lives by the river?
      2. What is in the garden?
      3. Where are the cows?
      4. Which house is old?
      5. Who has a wife?

      *Answers
      *Part A
      1. house
      2. miller
      3. well
      4. cows
      *Part B
      1. a miller
      2. a well
      3. in the barn
      4. the miller’s
      5. the miller
      """)
    #expect(
      found.suffix(5).map(\.answer) == ["a miller", "a well", "in the barn", "the miller’s", "the miller"])
    #expect(found.prefix(4).map(\.answer) == ["house", "miller", "well", "cows"])
  }

  @Test func anAnswerThatNamesAnotherExerciseIsWhole() {
    let found = TypedLines.items(
      """
      1. Which exercise comes first?
      2. Which exercise is about verbs?
      3. Which exercise is the last?

      *Answers
      1. Exercise 1
      2. Exercise 4
      3. Exercise 9
      """)
    #expect(found.map(\.answer) == ["Exercise 1", "Exercise 4", "Exercise 9"])
  }
}
