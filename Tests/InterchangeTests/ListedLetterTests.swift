import Testing

@testable import Interchange

/// Letters within a sentence that lists what is asked for.
struct ListedLetterTests {
  private func items(_ first: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      1. \(first)
      2. Why does a long pendulum swing slower than a short one?
      3. Which unit is the frequency of a wave measured in?
      """)
  }

  @Test(arguments: [
    "A wave moves along a rope: what are: (a) the amplitude,\n   (b) the frequency, and (c) the period?",
    "A wave is 2 m long. Find (in this order) (a) the amplitude,\n   (b) the frequency, and (c) the period?",
    "Berechne (der Reihe nach) (a) die Amplitude,\n   (b) die Frequenz und (c) die Periode?",
  ])
  func whatASentenceListsByLettersIsNoChoice(question: String) {
    let found = items(question)
    #expect(found.allSatisfy { $0.options.isEmpty })
    #expect(found.filter { $0.kind == .choice }.isEmpty)
  }

  @Test func lettersWithoutAndBeforeTheLastAreAChoice() {
    let found = items(
      "Which of these says how high a wave is: (a) the amplitude,\n   (b) the frequency, (c) the period?")
    #expect(found.first?.options.map(\.label) == ["a", "b", "c"])
  }
}
