import PDFText
import Testing

@testable import Interchange

/// Lines that are numbered below "Instructions": steps are none of the questions, but questions are.
struct KeptInstructionTests {
  @Test func questionsWithoutMarksAreKeptWhereOthersBelowTheirHeadingHaveMarks() {
    let found = TypedLines.items(
      """
      *Instructions

      1. Name the gas that plants take in. [1]
      2. Name the gas that plants give off.
      3. Explain why leaves are green. [2]
      4. State one use of a root.
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.marks) == [1, nil, 2, nil])
  }

  @Test func questionsWithoutGapsAreKeptWhereOthersBelowTheirHeadingHaveGaps() {
    let found = TypedLines.items(
      """
      *Instructions

      1. Warm air ________ above cold air.
      2. Draw a line below each name of a metal.
      3. Iron ________ in moist air over time.
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
  }

  @Test func stepsBeforeThePapersOwnFirstQuestionAreNoQuestions() {
    let found = TypedLines.items(
      """
      *Instructions

      1. Boil the water in a large pan.
      2. Add the salt and stir it well.
      3. Let the pan cool down slowly.

      *Questions

      1. Name the gas that rises from the pan. [1]
      2. Explain why salt is added to water. [2]
      3. State one use of salt water. [1]
      """)
    #expect(
      found.map(\.question) == [
        "Name the gas that rises from the pan.", "Explain why salt is added to water.",
        "State one use of salt water.",
      ])
  }
}
