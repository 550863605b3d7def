import PDFText
import Testing

@testable import Interchange

/// Words in brackets behind a sentence with a gap, of which one goes into it.
struct BracketedChoiceTests {
  @Test func wordsWithACommaBehindASentenceWithAGapAreItsOptions() {
    let found = SlashedOptions.behindGap("We left ___ noon. (at, on)")
    #expect(found?.sentence == "We left ___ noon.")
    #expect(found?.options.map(\.text) == ["at", "on"])
  }

  @Test(arguments: [
    "We ___ at noon. (leave)", "He ___ the sea. (never / see)", "They ___ to us. (not, speak)",
    "We left ___ noon (at, on)", "We left at noon. (at, on)", "He ___ (at, on) noon.",
    "He ___ home. (as the clock struck, at one)",
  ])
  func wordsToBeUsedInAFormOfTheirsAreNoOptions(text: String) {
    #expect(SlashedOptions.behindGap(text) == nil)
  }

  @Test func sentencesOfAnExerciseHaveTheWordsBehindThemForOptions() {
    let found = TypedLines.items(
      """
      *Choose the right word.
      1. We left ____ noon. (at, on)
      2. She was born ____ May. (in, at)
      3. He lives ____ a farm. (on, to)
      4. The hen sat ____ the roof. (of, on)

      *Answers
      1. at
      2. in
      3. on
      4. on
      """)
    #expect(found.map(\.question).first == "We left ___ noon.")
    #expect(found.map(\.kind) == [.choice, .choice, .choice, .choice])
    #expect(
      found.map { $0.options.map(\.text) } == [["at", "on"], ["in", "at"], ["on", "to"], ["of", "on"]])
    #expect(found.map(\.answer) == ["at", "in", "on", "on"])
  }
}
